import { beforeAll, describe, expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { locales } from '@/lib/contracts/locale'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import { shownHours } from '@/lib/core/writing/counted-words'
import { inShort } from '@/lib/server/testing/in-short'
import { proposalRound } from '../method/method-fixture'
import { makeBrief, makeLiterature, sampleNames } from '../problem/problem-fixture'
import { abstractChapter } from './abstract'
import { proposalDocument } from './document-fixture'
import { startWriting } from './writing'

let apa: CitationStyle
beforeAll(async () => {
  apa = await loadCitationStyle('apa')
})

const cases = locales.flatMap((locale) => sampleNames.map((name) => [locale, name] as const))
/** Each topic in one language, each language with a topic. */
const diagonal = sampleNames.map((name, at) => [locales[at % locales.length] ?? 'en', name] as const)

function roundOf(locale: (typeof locales)[number], name: (typeof sampleNames)[number], weeklyHours = 15) {
  const brief = makeBrief(name, locale)
  const profile = { ...brief.profile, weekly_hours: weeklyHours }
  const literature = { counts: null, queries: ['x'], sources: makeLiterature(name) }
  const { inputs, quality } = proposalRound({ ...brief, profile }, literature, null)
  if (inputs.ledger === null) throw new Error('no ledger')
  const document = { ...proposalDocument(apa), ...inputs, ledger: inputs.ledger, quality }
  const { blocks } = abstractChapter(startWriting(document))
  const textOf = (id: string) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' && block.id === id ? block.inlines : []))
  return {
    document,
    text: (id: string) =>
      textOf(id)
        .flatMap(({ text }) => text)
        .join(''),
  }
}

describe('the abstract', () => {
  it.each(inShort(cases, diagonal))(
    '%s %s: has 150 to 250 words, each sentence once, and no formula',
    (locale, name) => {
      const abstract = roundOf(locale, name).text('abstract.p1')
      const words = abstract.split(/\s+/)
      expect(words.length).toBeGreaterThanOrEqual(150)
      expect(words.length).toBeLessThanOrEqual(250)
      const sentences = abstract.split(/(?<=[.?])\s/)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(abstract).not.toMatch(/[≤=≥α]|https?:|\.\./)
    },
  )

  it.each(locales)('%s: says each figure of the plan once, and the sample without its inputs', (locale) => {
    const { document, text } = roundOf(locale, 'nursing')
    const abstract = text('abstract.p1')
    const { neededHours, availableHours } = document.ledger
    for (const hours of [neededHours, availableHours])
      expect(abstract.split(shownHours(hours, locale))).toHaveLength(2)
  })

  it.each(locales)('%s: says plainly that the work does not fit', (locale) => {
    const { text } = roundOf(locale, 'nursing', 2)
    expect(text('abstract.quality')).not.toBe('')
    expect(text('abstract.p1')).toContain(
      { en: 'it does not fit', 'pt-BR': 'não cabe no prazo', es: 'no cabe en el plazo' }[locale],
    )
  })
})
