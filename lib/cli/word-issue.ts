import type { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with its fields',
}
const counted: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

/**
 * What is wrong with a value in words that complete its name: "is missing", "must be a number", "must have at most 100 characters". A message that a
 * schema words itself is kept.
 */
export function wordIssue(issue: z.core.$ZodIssue): string {
  if (!/^(?:Invalid|Too (?:small|big)|Unrecognized)/.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return / received undefined$/.test(issue.message)
        ? 'is missing'
        : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'too_small':
      return bounded('at least', issue.minimum, issue.origin)
    case 'too_big':
      return bounded('at most', issue.maximum, issue.origin)
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.slice(0, 5).join(', ')}`
    default:
      return 'cannot be read'
  }
}

function bounded(how: string, bound: number | bigint, origin: string): string {
  const unit = counted[origin]
  return unit ? `must have ${how} ${bound}${unit}` : `must be ${how} ${bound}`
}
