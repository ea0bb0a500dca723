import { describe, expect, it } from 'vitest'
import { readBroughtDocument, readImport } from './read-own-file'

const STALL_MAX_MS = 250
const READINGS_MAX = 3

/** The longest that a timer of 20 ms was held up meanwhile, in ms. */
async function stallDuring(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now()
  let stall = 0
  const timer = setInterval(() => {
    const now = performance.now()
    stall = Math.max(stall, now - last - 20)
    last = now
  }, 20)
  await work()
  clearInterval(timer)
  return stall
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

const attacks: readonly (readonly [name: string, text: string, ends: string])[] = [
  [
    'names of BibTeX that double',
    `@string{a="x"}\n${'@string{a=a#a}\n'.repeat(110)}@article{k, title=a}`,
    'read',
  ],
  ['quotes that never end, on one line', `@article{k,${'ab="x'.repeat(25_000)}`, 'read'],
  ['quotes that never end, on many lines', `@article{k,\n${'ab="x\n'.repeat(20_000)}`, 'read'],
  ['braces that never end', `@article{k,\n${'ab={x\n'.repeat(20_000)}`, 'read'],
  ['records of one id', 'PMID- 1\nTI  - x\n'.repeat(25_000), 'too-large'],
]

describe('a file that a person brought', () => {
  it('is read in a process of its own', async () => {
    const { works } = await readImport(Buffer.from('@article{a, title={Rest at work}}'))
    expect(works.map(({ title }) => title)).toEqual(['Rest at work'])
    const document = await readBroughtDocument(Buffer.from('Topic: rest at work\n'))
    expect(document).toMatchObject({ ok: true, opened: { mode: 'handoff', topic: 'rest at work' } })
    expect(await readBroughtDocument(Buffer.from([0, 1]))).toEqual({ ok: false, problem: 'not-text' })
  })

  it('that holds no references, or more than one project takes, is refused with its code', async () => {
    expect(await codeOf(readImport(Buffer.from('prose')))).toBe('invalid-input')
    const many = Array.from({ length: 501 }, (_, at) => `@article{a${at}, title={x}}\n`).join('')
    expect(await codeOf(readImport(Buffer.from(many)))).toBe('too-large')
    expect(await codeOf(readImport(new Uint8Array(11 * 1024 * 1024)))).toBe('too-large')
  })

  it('that takes more time or memory than it may is refused as too heavy', async () => {
    const file = Buffer.from(many)
    expect(await codeOf(readImport(file, { timeoutMs: 1 }))).toBe('too-heavy')
    expect(await codeOf(readImport(file, { memoryMb: 40 }))).toBe('too-heavy')
    expect(await codeOf(readBroughtDocument(file, { timeoutMs: 1 }))).toBe('too-heavy')
  })

  it.each(attacks)(
    'of %s ends in a word, and holds nobody else up',
    { timeout: 120_000 },
    async (_, text, ends) => {
      let stall = Number.POSITIVE_INFINITY
      // Other processes of the machine may hold this one up as well, so the least of a few readings counts.
      for (let reading = 0; reading < READINGS_MAX && stall > STALL_MAX_MS; reading += 1) {
        const now = await stallDuring(async () =>
          expect(await codeOf(readImport(Buffer.from(text)))).toBe(ends),
        )
        stall = Math.min(stall, now)
      }
      expect(stall).toBeLessThanOrEqual(STALL_MAX_MS)
    },
  )
})

const many = '@article{a, title={x}}\n'.repeat(400)
