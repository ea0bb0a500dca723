import { describe, expect, test } from 'vitest'
import { CitationCheck, Consistency, Objections } from '@/lib/contracts/paper-writing'
import { checkClaims } from '@/lib/core/ledger/check-claims'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { sentencePatterns, sentencesOf } from '@/lib/core/writing/sentence-patterns'
import { exitCriteria } from '../phase-gates'
import { wholePaperSources, writeWholePaper } from './whole-paper-fixture'

describe.each([
  ['en', 'review'],
  ['pt-BR', 'review'],
  ['es', 'proposal-stage'],
] as const)('a whole paper without a model, %s, %s', (locale, kind) => {
  const paper = writeWholePaper(locale, kind)

  test('is taken by every check and leaves no phase of writing open', () => {
    expect(paper.faults).toEqual([])
    const open = [1, 2, 3, 4, 5, 6, 7].flatMap((phase) => exitCriteria(phase, paper.outputs))
    expect(open.filter(({ standing }) => standing === 'open')).toEqual([])
    for (const { locked, written } of paper.locked.map((one, at) => ({
      locked: one,
      written: paper.chapters[at],
    }))) {
      const headings = written?.sections.map(({ heading }) => heading) ?? []
      expect(locked.sections.filter((section) => !headings.includes(section))).toEqual([])
    }
  })

  test('contradicts itself nowhere, and quotes nothing that does not stand in its source', () => {
    expect(Consistency.parse(paper.outputs['consistency-validator']).findings).toEqual([])
    const { checked, faults } = CitationCheck.parse(paper.outputs['citation-validator'])
    expect(checked).toBeGreaterThan(15)
    expect(faults).toEqual([])
    const { objections } = Objections.parse(paper.outputs['adversarial-reviewer'])
    expect(objections.filter(({ severity }) => severity === 'fatal')).toEqual([])
    expect(objections.length).toBeGreaterThan(1)
  })

  test('begins no sentence with a figure, and names no author beside others but as et al.', () => {
    const text = paper.paragraphs.filter((one) => !one.includes('\n|')).flatMap(sentencesOf)
    expect(text.filter((one) => /^\d/.test(one))).toEqual([])
    expect(text.filter((one) => / (?:and others|e outros|y otros) \[/.test(one))).toEqual([])
  })

  test('uses no sentence pattern more than five times', () => {
    const [most] = sentencePatterns(paper.paragraphs.join('\n'))
    expect([most?.sentences.length ?? 0, most?.sentences[0]]).toEqual([
      expect.toSatisfy((n) => n <= 5),
      expect.any(String),
    ])
  })

  test('has results of its own nowhere, and a results chapter in a review only', () => {
    expect(paper.locked.some(({ writer }) => writer === 'results-writer')).toBe(kind === 'review')
  })

  test('says nothing that a cited source denies, and cites no source that there is not', () => {
    const byKey = new Map(wholePaperSources.map(({ key, work }) => [key, work]))
    const { rows } = checkClaims(paper.paragraphs.filter((text) => !text.includes('\n|')).join('\n\n'), {
      resolve: (marker) => {
        const work = marker.kind === 'key' ? byKey.get(marker.key) : undefined
        return marker.kind === 'key' && work
          ? [
              {
                id: marker.key,
                itemId: marker.key,
                text: `${work.title}. ${work.abstract ?? ''}`,
                language: work.language,
                locator: { type: 'index' as const, value: 1 },
              },
            ]
          : null
      },
      language: locale.slice(0, 2),
    })
    expect(rows.filter(({ unresolved }) => unresolved.length > 0)).toEqual([])
    const quoted = rows.filter(({ verdict }) => verdict === 'quoted')
    expect(quoted.length).toBeGreaterThan(15)
    expect(rows.filter(({ verdict }) => /disagree/.test(verdict)).map(({ claim }) => claim)).toEqual([])
  })

  test('is in its own language outside quotations and tables', () => {
    const own = paper.paragraphs
      .filter((text) => !text.includes('\n|'))
      .map((text) => text.replace(/“[^”]*”|\[[^\]]*@[^\]]*\]/g, ''))
      .filter((text) => text.length > 200)
    expect(own.filter((text) => ![null, locale.slice(0, 2)].includes(detectLanguage(text)))).toEqual([])
  })
})
