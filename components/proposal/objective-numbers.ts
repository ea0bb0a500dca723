import { listOf, valueAtPath, withValueAt } from './value-path'

/**
 * The stage after its specific objectives were moved: coverage points at objectives by number, from 0, and follows them. `order`
 * holds the numbers that they had, in the order in which they stand now; what pointed at one that is missing points nowhere.
 */
export function withObjectivesMoved(value: unknown, order: readonly number[]): unknown {
  const coverage = listOf(valueAtPath(value, ['coverage'])).map((row) => {
    const numbers = listOf(valueAtPath(row, ['objectives'])).flatMap((number) => {
      const now = typeof number === 'number' ? order.indexOf(number) : -1
      return now === -1 ? [] : [now]
    })
    return withValueAt(
      row,
      ['objectives'],
      numbers.toSorted((one, other) => one - other),
    )
  })
  return withValueAt(value, ['coverage'], coverage)
}
