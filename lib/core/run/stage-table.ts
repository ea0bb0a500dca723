import type { StageTable } from '@/lib/contracts/stage-table'

/** Keys of the steps of one stage, in their order; none for a stage that the table does not have. */
export function stepsOfStage(table: StageTable, stage: string): readonly string[] {
  return table.find(({ key }) => key === stage)?.steps.map(({ key }) => key) ?? []
}

/** Keys of the steps that an answer of this kind opens again; none where the table names none. */
export function reopenedByTable(
  table: StageTable,
  { question, kind }: { readonly question: string; readonly kind: string },
): readonly string[] {
  const asked = table.flatMap(({ steps }) => steps).find(({ key }) => key === question)
  return (asked?.reopens && Object.hasOwn(asked.reopens, kind) ? asked.reopens[kind] : null) ?? []
}

/** A value for each key of a table. `valueFor` must give for each key what `T` says: the compiler cannot follow a key through a list. */
export function recordOf<T extends object>(
  keys: readonly (keyof T & string)[],
  valueFor: (key: keyof T & string) => unknown,
): T {
  const record: object = Object.fromEntries(keys.map((key) => [key, valueFor(key)]))
  if (!isComplete<T>(record, keys)) throw new Error('a key has no value')
  return record
}

function isComplete<T extends object>(record: object, keys: readonly (keyof T)[]): record is T {
  return keys.every((key) => Object.hasOwn(record, key))
}
