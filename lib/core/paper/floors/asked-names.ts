import type { Locale } from '@/lib/contracts/locale'
import type { Values } from '@/lib/core/text/say'
import { definite, upperFirst } from '@/lib/core/writing/noun-phrases'

/** Values for a name that stands in a sentence: as it is under its role, and with its article under `theRole`. */
export function named(role: string, name: string, locale: Locale): Values {
  return { [role]: name, [`the${upperFirst(role)}`]: definite(name, locale) }
}
