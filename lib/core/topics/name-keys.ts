import { cognateStems } from '@/lib/core/text/cognate-stems'

/** A name by its stems, whatever their order: cognates of the three languages share it. */
export const nameKey = (name: string): string => cognateStems(name).toSorted().join(' ')

/** The keys of names that are divided by semicolons. */
export const nameKeysOf = (names: string): ReadonlySet<string> => new Set(names.split(';').map(nameKey))
