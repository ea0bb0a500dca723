import type { Locale } from '@/lib/contracts/locale'
import type { WorkTask } from '@/lib/contracts/proposal-run'

/** A whole number as the locale writes it, e.g. "1.200". */
export function whole(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' }).format(value)
}

/** A citation of at most `max` sources: "[@one; @two]"; '' for none. */
export function cited(keys: readonly string[], max: number): string {
  const marks = keys.slice(0, max).map((key) => `@${key}`)
  return marks.length === 0 ? '' : `[${marks.join('; ')}]`
}

/** The first letter in lower case, unless the word is an abbreviation ("CEP"). */
export function inSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Text cut to what a contract takes; the cut falls between words. */
export function fitted(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))}…`
}

/** Hours of tasks. */
export function hoursOf(tasks: readonly WorkTask[]): number {
  return tasks.reduce((sum, { hours }) => sum + hours, 0)
}
