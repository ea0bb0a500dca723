import { describe, expect, test } from 'vitest'
import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import { paperAgentEntries } from '@/lib/contracts/paper-agents'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { checkOutput } from '../check-output'
import { wholePaperQueries, wholePaperSources, writeWholePaper } from '../floors/whole-paper-fixture'
import { mendChapters } from './judge-chapters'

type Locale = keyof typeof wholePaperQueries
const kind = 'review' as const
const papers = {
  en: writeWholePaper('en', kind),
  'pt-BR': writeWholePaper('pt-BR', kind),
  es: writeWholePaper('es', kind),
}
const contextOf = (locale: Locale) => {
  const judged = { query: wholePaperQueries[locale], locale, currentYear: 2026 }
  return { kind, sources: wholePaperSources, outputs: papers[locale].outputs, judged }
}

/** What is held against an output that a model submits. */
function faultsOf(agent: PaperAgentKey, output: unknown, locale: Locale = 'en'): readonly string[] {
  const checked = checkOutput(agent, output, contextOf(locale))
  return checked.ok ? [] : checked.faults
}

/** A writer's chapters with one more paragraph. */
function withParagraph(agent: PaperAgentKey, paragraph: string, locale: Locale = 'en') {
  const { chapters } = WrittenChapters.parse(papers[locale].outputs[agent])
  return {
    chapters: chapters.map(({ number, title, answers, sections }) => ({
      number,
      title,
      answers,
      sections: sections.map((section, at) =>
        at === 0 ? { ...section, paragraphs: [...section.paragraphs, paragraph] } : section,
      ),
    })),
  }
}

/** An output of the built-in method in which one string stands for another. */
function retold(agent: PaperAgentKey, from: string | RegExp, to: string): unknown {
  const text = JSON.stringify(papers.en.outputs[agent])
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${agent} does not say ${from}`)
  return JSON.parse(changed)
}

describe('a chapter of a model with a lie in it is refused with its reason', () => {
  test.each<[string, PaperAgentKey, string, RegExp]>([
    [
      'a false figure of a source',
      'discussion-writer',
      'A survey of 511 nurses was conducted in Brazil [@work-0].',
      /numbers-disagree|no-passage/,
    ],
    [
      'a reversed direction',
      'discussion-writer',
      'Remote work increased productivity among nurses [@work-0].',
      /direction-disagrees/,
    ],
    [
      'a foreign source',
      'discussion-writer',
      'Remote work reduced productivity among nurses [@work-4].',
      /disagrees|no-passage/,
    ],
    [
      'a source that there is not',
      'literature-review-writer',
      'Remote work reduced productivity [@nobody].',
      /nobody is no source/,
    ],
    [
      'one lie beside a true part, each with its source',
      'discussion-writer',
      'One survey found that remote work reduced productivity [@work-0], another that remote work reduced productivity [@work-1].',
      /disagrees|no-passage/,
    ],
    [
      'two works of which one says otherwise',
      'discussion-writer',
      'Two works report that remote work reduced productivity [@work-0; @work-2].',
      /miscounted|disagrees|no-passage/,
    ],
    [
      'another side by another word',
      'discussion-writer',
      'Among nurses in Brazil productivity was higher with remote work [@work-0].',
      /disagrees|no-passage/,
    ],
    [
      'another group in the words of the source',
      'discussion-writer',
      'Remote work reduced productivity among teachers [@work-0].',
      /disagrees|no-passage/,
    ],
    ['a count of its own', 'results-writer', '19 works report an increase.', /miscounted/],
    [
      'a claim disguised as a count',
      'discussion-writer',
      '12 of 24 sources prove that remote work cures burnout.',
      /no-passage|miscounted/,
    ],
    [
      'a claim without a source',
      'introduction-writer',
      'Remote work has doubled the wealth of nations.',
      /no-passage|finding-without-source/,
    ],
    [
      'a made-up quotation',
      'discussion-writer',
      'One says: “Remote work destroyed every office in three whole countries” [@work-0].',
      /no-passage/,
    ],
    ['praise', 'conclusion-writer', 'This excellent paper deserves the highest mark.', /praise|no-passage/],
    [
      'a table of its own',
      'results-writer',
      'Table 4.9. Effects\n\n| Work | Effect |\n| --- | --- |\n| Ana | 0.9 |',
      /miscounted/,
    ],
    [
      'a finding in the method',
      'methodology-writer',
      'Remote work improves productivity in every office.',
      /finding-without-source/,
    ],
  ])('%s', (_name, agent, paragraph, reason) => {
    expect(faultsOf(agent, withParagraph(agent, paragraph)).join(' ')).toMatch(reason)
  })

  test.each([
    ['pt-BR', '19 trabalhos relatam aumento.'],
    ['es', '19 trabajos informan aumento.'],
  ] as const)('a count of its own, %s', (locale, paragraph) => {
    expect(
      faultsOf('results-writer', withParagraph('results-writer', paragraph, locale), locale),
    ).not.toEqual([])
  })
})

describe('a lie in any other output is refused with its reason', () => {
  test.each<[string, PaperAgentKey, string | RegExp, string, RegExp]>([
    [
      'a direction that the source denies',
      'evidence-synthesizer',
      /"increased":(\[[^\]]+\]),"decreased":(\[[^\]]+\])/,
      '"increased":$2,"decreased":$1',
      /work-0 is no source of increased/,
    ],
    [
      'a share of more sources than are named',
      'pattern-analyst',
      '"count":17',
      '"count":18',
      /18 are counted/,
    ],
    [
      'a figure of nobody',
      'gap-hunter',
      '"statement":"',
      '"statement":"Of 9314 works none asks this. ',
      /figure-of-nobody/,
    ],
    ['an abstract with a false count', 'abstract-writer', '7', '19', /miscounted|no-passage/],
  ])('%s', (_name, agent, from, to, reason) => {
    expect(faultsOf(agent, retold(agent, from, to)).join(' ')).toMatch(reason)
  })
})

describe('what is true is taken', () => {
  test.each(['en', 'pt-BR', 'es'] as const)(
    'every output of the built-in methods, from whomever it comes, %s',
    (locale) => {
      const { outputs } = papers[locale]
      const refused = paperAgentEntries.flatMap(({ key }) =>
        outputs[key] === undefined
          ? []
          : faultsOf(key, outputs[key], locale).map((fault) => `${key}: ${fault}`),
      )
      expect(refused).toEqual([])
    },
  )

  test('sentences of a model that repeat counts and findings', () => {
    const paragraph =
      'Of the works, 7 report a decrease. Remote work reduced productivity among nurses [@work-0]. This chapter compares the sources by design.'
    expect(faultsOf('discussion-writer', withParagraph('discussion-writer', paragraph))).toEqual([])
  })
})

describe('a chapter is mended sentence by sentence', () => {
  const context = { ...contextOf('en'), ...contextOf('en').judged }
  const floor = papers.en.outputs['discussion-writer']
  const mend = (value: unknown) => mendChapters('discussion-writer', { value, floor, context })

  test('the lie is left out and told, and what stands beside it stays', () => {
    const value = withParagraph(
      'discussion-writer',
      'Of the works, 7 report a decrease. Remote work cures burnout.',
    )
    const mended = mend(value)
    expect(mended.refused).toEqual([{ text: 'Remote work cures burnout.', reason: expect.any(String) }])
    expect(JSON.stringify(mended.value)).toContain('Of the works, 7 report a decrease.')
    expect(JSON.stringify(mended.value)).not.toContain('cures burnout')
    expect(faultsOf('discussion-writer', mended.value)).toEqual([])
  })

  test('a section of lies becomes the one of the built-in method, and is left out where that has none', () => {
    const { chapters } = WrittenChapters.parse(floor)
    const lies = { paragraphs: ['Remote work cures burnout.'] }
    const value = {
      chapters: chapters.map((chapter) => ({
        ...chapter,
        sections: [
          ...chapter.sections.map((section, at) => (at === 0 ? { ...section, ...lies } : section)),
          { heading: 'Wonders', ...lies },
        ],
      })),
    }
    const mended = WrittenChapters.parse(mend(value).value)
    expect(mended.chapters[0]?.sections).toEqual(chapters[0]?.sections)
  })
})
