import type { Locale } from '@/lib/contracts/locale'

/** The day of a moment, in UTC, as the language writes it where there is little room: "27 Nov 2026", "27 de nov. de 2026", "27 nov 2026". */
export function shortDay(at: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(at))
}
