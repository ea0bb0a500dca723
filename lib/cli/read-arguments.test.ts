import { expect, it } from 'vitest'
import { z } from 'zod'
import { listArgument, readArguments, yearArgument, yearsInOrder } from './read-arguments'

const schema = z
  .object({
    topic: z.string({ error: 'is missing' }),
    from: yearArgument.optional(),
    to: yearArgument.optional(),
    exclude: listArgument,
    style: z.enum(['apa', 'abnt']).default('apa'),
    quick: z.boolean().default(false),
    file: z.string(),
  })
  .refine(yearsInOrder.check, yearsInOrder.error)
const options = {
  topic: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  exclude: { type: 'string' },
  style: { type: 'string' },
  quick: { type: 'boolean' },
} as const
const read = (...args: string[]) =>
  readArguments(args, { options, schema, operands: { names: ['file'], usage: 'Usage: carrel try <file>' } })

it('takes options in both spellings, before and behind the file', () => {
  expect(read('--topic', 'bees', 'f', '--from=2010', '--exclude', 'a, ,b', '--quick')).toEqual({
    topic: 'bees',
    from: 2010,
    exclude: ['a', 'b'],
    style: 'apa',
    quick: true,
    file: 'f',
  })
})

it('takes a value that begins with a dash for a value', () => {
  expect(read('--topic', '-omics in plants', 'f').topic).toBe('-omics in plants')
  expect(read('--topic', '--what is it', 'f').topic).toBe('--what is it')
  expect(read('--topic=bees', '--', '--odd name').file).toBe('--odd name')
})

it.each([
  [['--topic', 'x'], 'Usage: carrel try <file>'],
  [['f'], '--topic is missing.'],
  [['--topic'], '--topic needs a value.'],
  [['--topic', '--from', '2010', 'f'], '--topic needs a value.'],
  [['--topic', 'x', 'f', 'g'], '"g" is one argument too many.'],
  [['--topics', 'x', 'f'], 'There is no option --topics.'],
  [['--__proto__', 'x', 'f'], 'There is no option --__proto__.'],
  [['-t', 'x', 'f'], 'There is no option -t.'],
  [['--topic', 'x', '--quick=yes', 'f'], '--quick takes no value.'],
  [['--topic', 'x', '--style', 'mla', 'f'], '--style must be one of apa, abnt.'],
  [['--topic', 'x', '--from', 'soon', 'f'], '--from is not a year from 1800 to 2100.'],
  [['--topic', 'x', '--from', '2020', '--to', '2010', 'f'], '--from is after --to.'],
])('%s is refused in one sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(expect.objectContaining({ code: 'invalid-input', message: sentence }))
})
