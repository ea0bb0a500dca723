import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { readPastedReference } from './read-pasted-reference'

const Labelled = z.object({
  style: z.enum(['abnt', 'apa', 'vancouver']),
  language: z.enum(['pt', 'en', 'es']),
  text: z.string(),
  title: z.string(),
  /** The family name of the first author, or the name of the organisation. */
  family: z.string(),
  year: z.number(),
})
type Labelled = z.infer<typeof Labelled>

/** Invented references, written for this test; the reader was made on every other one, and judged on the rest. */
const labelled = readFileSync('lib/core/references/pasted-references.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => Labelled.parse(JSON.parse(line)))

const plain = (text: string) => foldAccents(text).toLowerCase()

/** Which of the three parts were read right. */
function rightParts({ text, title, family, year }: Labelled) {
  const read = readPastedReference(text, 2026)
  const first = read?.authors[0]
  const name = first?.family ?? first?.full ?? ''
  return {
    title: plain(read?.title ?? '') === plain(title),
    family: plain(name) === plain(family),
    year: read?.year === year,
  }
}

function sharesOf(references: readonly Labelled[]) {
  const read = references.map(rightParts)
  const share = (part: 'title' | 'family' | 'year') =>
    read.filter((parts) => parts[part]).length / references.length
  return { title: share('title'), family: share('family'), year: share('year') }
}

it('reads title, first author and year of references that it was not made on', () => {
  expect(labelled.length).toBeGreaterThanOrEqual(60)
  for (const style of ['abnt', 'apa', 'vancouver'])
    for (const language of ['pt', 'en', 'es']) {
      const judged = labelled.filter(
        (one, at) => at % 2 === 1 && one.style === style && one.language === language,
      )
      const { title, family, year } = sharesOf(judged)
      expect(judged.length, `${style} ${language}`).toBeGreaterThanOrEqual(4)
      expect(Math.min(title, family, year), `${style} ${language}`).toBeGreaterThanOrEqual(0.75)
    }
  const { title, family, year } = sharesOf(labelled.filter((_, at) => at % 2 === 1))
  expect(Math.min(title, family, year)).toBeGreaterThanOrEqual(0.95)
})
