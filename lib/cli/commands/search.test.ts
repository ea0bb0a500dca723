import { expect, it } from 'vitest'
import { search } from './search'

async function run(...args: string[]) {
  const printed: string[] = []
  const complaints: string[] = []
  const io = {
    stdout: (line: string) => void printed.push(line),
    stderr: (line: string) => void complaints.push(line),
  }
  return { code: await search(args, io), printed, complaints }
}

it.each([
  ['no topic', [], '--topic is missing.'],
  ['an empty one', ['--topic', '  '], '--topic is empty.'],
  ['a row of emoji', ['--topic', '🦉🦉'], '--topic needs a letter or a digit.'],
  ['a huge one', ['--topic', 'a'.repeat(10_000)], '--topic is longer than 2000 characters.'],
  ['an unknown database', ['--topic', 'x', '--databases', 'arxiv,nowhere'], '--databases '],
  ['years the wrong way round', ['--topic', 'x', '--from', '2020', '--to', '2010'], '--from is after --to.'],
  ['a year that is none', ['--topic', 'x', '--from', 'soon'], '--from '],
])(
  '%s is one clear sentence and a code that is not 0, and nobody is asked',
  async (_what, args, sentence) => {
    const { code, printed, complaints } = await run(...args)
    expect(code).toBe(1)
    expect(printed).toEqual([])
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(sentence)
    expect(complaints[0]).not.toContain('\n')
  },
)
