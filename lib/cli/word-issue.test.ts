import { expect, it } from 'vitest'
import { z } from 'zod'
import { wordIssue } from './word-issue'

const worded = (schema: z.ZodType, value: unknown) => {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue && `${issue.path.join('.') || 'the value'} ${wordIssue(issue)}`
}

// Who types a command reads a sentence, never the inside of a schema.
it.each([
  [z.object({ name: z.string() }), {}, 'name is missing'],
  [z.object({ hours: z.number() }), { hours: 'ten' }, 'hours must be a number'],
  [z.object({ skills: z.array(z.string()) }), { skills: 'R' }, 'skills must be a list'],
  [z.string(), undefined, 'the value is missing'],
  [z.object({ unit: z.enum(['weeks', 'months']) }), { unit: 'days' }, 'unit must be one of weeks, months'],
  [z.object({ name: z.string().max(3) }), { name: 'long' }, 'name must have at most 3 characters'],
  [z.object({ hours: z.number().min(1) }), { hours: 0 }, 'hours must be at least 1'],
  [z.strictObject({}), { horas: 3 }, 'the value has fields that are not known here: horas'],
  [z.string().refine(() => false, 'is no country'), 'x', 'the value is no country'],
])('words what is wrong: %#', (schema, value, sentence) => {
  expect(worded(schema, value)).toBe(sentence)
})
