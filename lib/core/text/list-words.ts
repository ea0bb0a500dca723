import type { Locale } from '@/lib/contracts/locale'

const conjunctions: Readonly<Record<Locale, string>> = { en: 'and', 'pt-BR': 'e', es: 'y' }

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], locale: Locale): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const both = locale === 'es' && /^h?i(?![aeou])/i.test(last) ? 'e' : conjunctions[locale]
  return `${items.slice(0, -1).join(', ')} ${both} ${last}`
}
