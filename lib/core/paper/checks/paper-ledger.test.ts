import { describe, expect, test } from 'vitest'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { wholePaperQueries, wholePaperSources, writeWholePaper } from '../floors/whole-paper-fixture'
import { writtenFloors } from '../floors/written-floors'
import { paperLedger } from './paper-ledger'

type Outputs = Record<string, unknown>
type Locale = keyof typeof wholePaperQueries

const kinds = { en: 'review', 'pt-BR': 'review', es: 'proposal-stage' } as const
const papers = {
  en: writeWholePaper('en', 'review'),
  'pt-BR': writeWholePaper('pt-BR', 'review'),
  es: writeWholePaper('es', 'proposal-stage'),
}

function contextOf(locale: Locale, outputs: Outputs) {
  const kind = kinds[locale]
  return {
    query: wholePaperQueries[locale],
    locale,
    kind,
    sources: wholePaperSources,
    outputs,
    currentYear: 2026,
  }
}

const ledgerOf = (locale: Locale, outputs: Outputs, student: readonly string[] = []) =>
  paperLedger(contextOf(locale, outputs), { student })

/** The outputs with the text of one writer changed wherever it stands. */
function retold(locale: Locale, writer: string, change: (text: string) => string): Outputs {
  const { outputs } = papers[locale]
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]))
  }
  return { ...outputs, [writer]: walk(outputs[writer]) }
}

/** The outputs with a sentence in a writer's first section as a paragraph of its own. */
function withSentence(locale: Locale, writer: string, sentence: string): Outputs {
  const written = WrittenChapters.parse(papers[locale].outputs[writer])
  const chapters = written.chapters.map(({ sections, ...chapter }) => ({
    ...chapter,
    sections: sections.map((section, at) =>
      at === 0 ? { ...section, paragraphs: [...section.paragraphs, sentence] } : section,
    ),
  }))
  return { ...papers[locale].outputs, [writer]: { chapters } }
}

/** What the ledger says of such a sentence. */
function verdictOn(locale: Locale, writer: string, sentence: string): string {
  const outputs = withSentence(locale, writer, sentence)
  const rows = ledgerOf(locale, outputs).filter(({ text }) => text === sentence)
  return rows.map(({ support, reason }) => support ?? reason ?? '').join(', ')
}

describe('what the paper counted is counted again', () => {
  test.each(['en', 'pt-BR', 'es'] as const)(
    'no changed count of any sentence or table passes, %s',
    (locale) => {
      const rows = ledgerOf(locale, papers[locale].outputs)
      const counted = rows.filter(({ support, text }) => support === 'counted' && /\d/.test(text))
      expect(counted.length).toBeGreaterThan(60)
      const more = (text: string) =>
        text.replace(/(?<![\d.@\p{L}-])\d+(?![\d.])/u, (digits) => String(Number(digits) + 11))
      const { outputs } = papers[locale]
      let changed: Outputs = outputs
      for (const writer of papers[locale].locked.map((one) => one.writer)) {
        const own = retold(locale, writer, (text) =>
          text
            .split(/(?<=[.:;]) (?=\p{Lu})|\n/u)
            .map((part) => more(part))
            .join(text.includes('|') ? '\n' : ' '),
        )
        changed = { ...changed, [writer]: own[writer] }
      }
      const kept = new Set(rows.map(({ text }) => text))
      const passed = ledgerOf(locale, changed).filter(
        ({ support, text }) => support === 'counted' && !kept.has(text),
      )
      expect(passed.map(({ text }) => text)).toEqual([])
      const refused = ledgerOf(locale, changed).filter(({ reason }) => reason !== null)
      expect(refused.length).toBeGreaterThan(60)
    },
  )

  test('a count that an output was changed to is told in the chapter that repeats it', () => {
    const outputs: Outputs = { ...papers.en.outputs }
    const synthesis = JSON.stringify(outputs['evidence-synthesizer']).replace('"very-low"', '"high"')
    outputs['evidence-synthesizer'] = JSON.parse(synthesis)
    outputs['discussion-writer'] = writtenFloors['discussion-writer']?.(contextOf('en', outputs))
    const told = ledgerOf('en', outputs).filter(({ reason }) => reason !== null)
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('high')])
  })

  test.each([
    [
      'a claim disguised as a count',
      'discussion-writer',
      '12 of 24 sources prove that remote work cures burnout.',
    ],
    [
      'agreement that nobody counted',
      'discussion-writer',
      'All 24 works agree that remote work lowers productivity.',
    ],
    [
      'a claim that leans on a table',
      'discussion-writer',
      'Table 4.1 shows that remote work raises productivity in 24 works.',
    ],
    [
      'a claim as talk about the chapter',
      'discussion-writer',
      'This chapter shows that remote work raises productivity.',
    ],
    ['the figure of another count', 'results-writer', '8 works report an increase and 7 a decrease.'],
    ['a count in words', 'results-writer', 'Twelve works report an increase.'],
    ['a denied count', 'results-writer', '7 works report no increase.'],
    ['a count in the method', 'methodology-writer', '12 of 24 sources state a direction.'],
    ['a majority without a figure', 'discussion-writer', 'Most works report a decrease of productivity.'],
    ['a reversed proposition', 'discussion-writer', 'Remote work goes along with a loss of productivity.'],
    ['a foreign source', 'discussion-writer', 'Remote work reduced productivity among managers [@nobody].'],
    ['a reversed finding', 'discussion-writer', 'Remote work increased productivity among nurses [@work-0].'],
    [
      'a figure that the source does not have',
      'discussion-writer',
      'A survey of 511 nurses was conducted in Brazil [@work-0].',
    ],
  ])('%s is refused', (_name, writer, sentence) => {
    expect(verdictOn('en', writer, sentence)).not.toMatch(/^(?:source|counted|own|student)?$/)
  })
})

describe('what may be said is told apart by what it rests on', () => {
  test.each([
    ['part of a count', 'results-writer', '7 works report an increase.', 'counted'],
    ['the same in other words', 'discussion-writer', 'Of the works, 7 report a decrease.', 'counted'],
    [
      'a finding of its source',
      'discussion-writer',
      'Remote work reduced productivity among nurses [@work-0].',
      'source',
    ],
    ['talk about the text', 'discussion-writer', 'This chapter compares the sources by design.', 'own'],
  ])('%s', (_name, writer, sentence, support) => {
    expect(verdictOn('en', writer, sentence)).toBe(support)
  })

  test('the student answers for the student’s own words', () => {
    const sentence = 'In my own work I saw that nobody liked it.'
    const outputs = retold('en', 'discussion-writer', (text) => (text.length > 60 ? sentence : text))
    const rows = ledgerOf('en', outputs, ['discussion-writer']).filter(({ text }) => text === sentence)
    expect(new Set(rows.map(({ support }) => support))).toEqual(new Set(['student']))
  })

  test('an edited chapter keeps its sources, and nothing that the student added bears itself out', () => {
    const added = 'Of the works, 91 report an increase.'
    const rows = ledgerOf('en', withSentence('en', 'discussion-writer', added), ['discussion-writer'])
    const supportOf = (row: (typeof rows)[number]) => row.support
    expect(new Set(rows.filter(({ text }) => text === added).map(supportOf))).toEqual(new Set(['student']))
    const before = ledgerOf('en', papers.en.outputs).map(supportOf)
    expect(rows.filter(({ text }) => text !== added).map(supportOf)).toEqual(before)
  })

  test.each(['en', 'pt-BR', 'es'] as const)(
    'a paper without a model has no sentence that rests on nothing, %s',
    (locale) => {
      const rows = ledgerOf(locale, papers[locale].outputs)
      expect(rows.filter(({ support }) => support === null)).toEqual([])
      expect(rows.filter(({ support }) => support === 'source').length).toBeGreaterThan(30)
    },
  )
})
