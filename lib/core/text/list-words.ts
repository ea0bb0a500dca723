import type { Locale } from '@/lib/contracts/locale'

const conjunctions: Readonly<Record<Locale, string>> = { en: 'and', 'pt-BR': 'e', es: 'y' }

const disjunctions: Readonly<Record<Locale, string>> = { en: 'or', 'pt-BR': 'ou', es: 'o' }

/** "a", "a or b", "a, b or c", as it stands behind a denial. */
export function listedOr(items: readonly string[], locale: Locale): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const either = locale === 'es' && /^[“"«(]?h?o/i.test(last) ? 'u' : disjunctions[locale]
  return `${items.slice(0, -1).join(', ')} ${either} ${last}`
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], locale: Locale): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const both = locale === 'es' && /^h?i(?![aeou])/i.test(last) ? 'e' : conjunctions[locale]
  return `${items.slice(0, -1).join(', ')} ${both} ${last}`
}
