import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { examine } from '@/lib/cli/commands/examine'
import { locales } from '@/lib/contracts/locale'
import type { PaperKind } from '@/lib/contracts/paper-session'
import { PaperAbstract, WrittenChapters } from '@/lib/contracts/paper-writing'
import { wholePaperQueries, wholePaperSources, writeWholePaper } from '../floors/whole-paper-fixture'
import { examinePaper, paperExaminationSummary } from './examine-paper'
import { ExaminedPaper, type ReadExamined, readExamined } from './examined-paper'
import { paperObjections } from './paper-objections'

const made = new Map<string, ExaminedPaper>()
function paperOf(locale: keyof typeof wholePaperQueries, kind: PaperKind): ExaminedPaper {
  const id = `${locale} ${kind}`
  const { outputs } = made.get(id) ?? writeWholePaper(locale, kind)
  const query = wholePaperQueries[locale]
  const paper = ExaminedPaper.parse({ query, locale, kind, sources: wholePaperSources, outputs })
  made.set(id, paper)
  return paper
}

const statesOf = (paper: ExaminedPaper) =>
  new Map(examinePaper(paper, 'en').map(({ id, state }) => [id, state]))

const reads = new Map<ExaminedPaper, ReadExamined>()
/** One alone: the others need not be judged, and a paper is read once. */
function stateOf(id: string, paper: ExaminedPaper) {
  const read = reads.get(paper) ?? readExamined(paper)
  reads.set(paper, read)
  return paperObjections.find((one) => one.id === id)?.judge(read).state
}

/** Every paragraph of the chapters and every part of the abstract, changed. */
function retold(paper: ExaminedPaper, change: (text: string, heading: string) => string): ExaminedPaper {
  const outputs = Object.fromEntries(
    Object.entries(paper.outputs).map(([agent, output]) => {
      const written = WrittenChapters.safeParse(output).data
      const abstract = PaperAbstract.safeParse(output).data
      if (abstract) {
        const { keywords, ...parts } = abstract
        const said = Object.entries(parts).map(([name, text]) => [name, change(text, 'abstract')])
        return [
          agent,
          { ...Object.fromEntries(said), keywords: keywords.map((word) => change(word, 'keyword')) },
        ]
      }
      if (!written) return [agent, output]
      const chapters = written.chapters.map((chapter) => ({
        ...chapter,
        sections: chapter.sections.map(({ heading, paragraphs }) => ({
          heading,
          paragraphs: paragraphs.map((text) => change(text, heading)),
        })),
      }))
      return [agent, { chapters }]
    }),
  )
  return { ...paper, outputs }
}

const review = paperOf('en', 'review')
const planned = paperOf('en', 'proposal-stage')
const muted = (words: RegExp, paper = review) => retold(paper, (text) => text.replace(words, 'thing'))
const withOutput = (agent: string, output: unknown, paper = review): ExaminedPaper => ({
  ...paper,
  outputs: { ...paper.outputs, [agent]: output },
})
const add = (heading: string, more: string, paper = review) =>
  retold(paper, (text, at) => (at === heading && !text.includes('|') ? `${text} ${more}` : text))
const withoutChapter = (writer: string): ExaminedPaper => ({
  ...review,
  outputs: Object.fromEntries(Object.entries(review.outputs).filter(([agent]) => agent !== writer)),
})
const abstract = PaperAbstract.parse(review.outputs['abstract-writer'])
const citations = /\s?\[[^\]]*@[^\]]*\]/g

describe('sixty objections', () => {
  test('are each answered with their place, admitted, open or not asked, in three languages', () => {
    for (const locale of locales) {
      const examined = examinePaper(review, locale)
      expect(examined).toHaveLength(60)
      expect(new Set(examined.map(({ question }) => question)).size).toBe(60)
      for (const { id, question, said, state } of examined) {
        expect(question, id).toMatch(/\?$/)
        expect(said, id).toMatch(/\w/)
        expect(['answered', 'admitted', 'open', 'not-applicable']).toContain(state)
      }
      expect(paperExaminationSummary(examined, locale)).toMatch(/60/)
    }
  })

  test('a sentence that answers or admits stands in the paper letter by letter', () => {
    const text = JSON.stringify(review.outputs)
    const told = examinePaper(review, 'en').filter(({ sentence }) => sentence !== '')
    expect(told.length).toBeGreaterThan(20)
    for (const { sentence } of told) expect(text).toContain(JSON.stringify(sentence).slice(1, -1))
  })

  test('what the paper says itself not to know is admitted, and what is not its kind is not asked', () => {
    const states = statesOf(review)
    for (const id of ['screening-told', 'search-dated', 'protocol-told', 'flow-reported', 'terms-defined'])
      expect([id, states.get(id)]).toEqual([id, 'admitted'])
    for (const id of ['sample-reasoned', 'instrument-told', 'results-to-come', 'researcher-told'])
      expect([id, states.get(id)]).toEqual([id, 'not-applicable'])
    const own = statesOf(planned)
    for (const id of ['screening-told', 'databases-named'])
      expect([id, own.get(id)]).toEqual([id, 'not-applicable'])
    expect(own.get('researcher-told')).toBe('admitted')
    expect(own.get('results-to-come')).toBe('answered')
  })
})

/** Each with a fault that has to leave it open; whatever the paper does not answer as it stands is answered first. */
const faults: Readonly<Record<string, readonly [before: ExaminedPaper, after: ExaminedPaper]>> = {
  'abstract-parts': [review, withOutput('abstract-writer', { ...abstract, results: abstract.aim })],
  'abstract-question': [
    review,
    withOutput('abstract-writer', { ...abstract, aim: 'The paper asks what horses eat in winter.' }),
  ],
  'abstract-figures': [
    review,
    withOutput('abstract-writer', { ...abstract, results: 'On productivity, 977 works report an increase.' }),
  ],
  'abstract-certainty': [review, muted(/\b(?:certainty|certain|large)\b/gi)],
  'keywords-named': [
    review,
    withOutput('abstract-writer', { ...abstract, keywords: ['horses', 'winter', 'hay'] }),
  ],
  'rationale-cited': [review, retold(review, (text) => text.replace(citations, ''))],
  'question-stated': [review, muted(/\?/g)],
  'chapters-announced': [
    review,
    retold(review, (text, at) => (/built/i.test(at) ? 'The paper on remote work has chapters.' : text)),
  ],
  'questions-answered': [review, withoutChapter('discussion-writer')],
  'gap-told': [review, retold(review, (text, at) => (/open/i.test(at) ? text.replace(citations, '') : text))],
  'gap-bounded': [
    review,
    retold(review, (text, at) => (/open/i.test(at) ? 'Nobody has ever studied remote work.' : text)),
  ],
  'terms-defined': [
    add(
      'Terms',
      'Remote work is defined by Autora [@work-0] thus: “This study aims to examine remote work and productivity among nurses”.',
      muted(/No abstract at hand defines/g),
    ),
    muted(/\bdefine[sd]?\b/g),
  ],
  'design-reasoned': [review, muted(/\b(?:answered|because|since|therefore|answers)\b/g)],
  'design-alternatives': [review, muted(/\b(?:alternatives?|set aside)\b/gi)],
  'guideline-named': [review, muted(/\bPRISMA\b/g)],
  'criteria-told': [review, muted(/\bcriteri\w+/g)],
  'databases-named': [review, muted(/The records come from/g)],
  'search-dated': [
    add('Search and selection', 'The search was done on 3 May 2024.'),
    muted(/The date of the search was not recorded\./g),
  ],
  'screening-told': [
    add('Search and selection', 'Two persons screened all records.'),
    muted(/How many persons screened was not recorded\./g),
  ],
  'extraction-told': [review, muted(/\b(?:extract\w*|fields|form)\b/gi)],
  'appraisal-told': [review, muted(/\b(?:checklists?|JBI|CASP|peer review)\b/gi)],
  'synthesis-told': [review, muted(/\b(?:count\w*|synthes\w*)\b/gi)],
  'unknown-handled': [review, muted(/\b(?:unknown|missing|not say)\b/gi)],
  'ethics-told': [review, muted(/\b(?:approval|consent|committee)\b/gi)],
  'setting-told': [
    add(
      'Sample and instruments',
      'The population are 800 nurses of three hospitals; the list of the hospitals is the frame.',
      muted(/\b(?:question does not name|named yet|said by the student)\b/g, planned),
    ),
    muted(/\b(?:population|frame|people|list|not been)\b/gi, planned),
  ],
  'sample-reasoned': [planned, muted(/\b(?:power|saturat\w*|interviews)\b/gi, planned)],
  'instrument-told': [
    add('Sample and instruments', 'The questionnaire asks for age, hours: and output.', planned),
    muted(/\b(?:guide|questionnaire|scale|instrument\w*|form)\b/gi, planned),
  ],
  'instrument-reliable': [review, muted(/\b(?:kappa|reliab\w*|second reader)\b/gi)],
  'hypotheses-told': [review, muted(/nothing is tested/gi)],
  'researcher-told': [
    add('Ethics', 'The student conducts all interviews and knows none of those asked.', planned),
    muted(/Who collects the data[^.]*\./g, planned),
  ],
  'query-given': [review, muted(/\b(?:AND|OR)\b/g)],
  'bias-counted': [
    review,
    retold(review, (text) =>
      /bias/i.test(text.split('\n')[0] ?? '') ? text.split('\n').slice(0, 7).join('\n') : text,
    ),
  ],
  'results-to-come': [planned, muted(/\b(?:still to be collected|not known yet)\b/g, planned)],
  'flow-reported': [
    review,
    retold(review, (text) => text.replace(/\| included \| \d+ \|/, '| included | 3 |')),
  ],
  'studies-listed': [
    review,
    retold(review, (text) => (text.includes('|') ? text.replace('[@work-4]', '') : text)),
  ],
  'studies-told': [
    review,
    retold(review, (text) => (text.includes('|') ? text : text.replace(citations, ''))),
  ],
  'counts-summed': [
    review,
    retold(review, (text) => text.replace(/^\| All \|.*/m, '| All | 90 | 90 | 90 | 90 | 90 |')),
  ],
  'heterogeneity-shown': [
    review,
    retold(review, (text) => text.replace(/^\| (?:survey|interviews|not named) \| \d.*$/gm, '')),
  ],
  'both-sides-cited': [
    review,
    retold(review, (text, at) => (/results part|limits/i.test(at) ? text.replace(citations, '') : text)),
  ],
  'no-overclaim': [review, add('Answer to the question', 'Remote work causes productivity to rise.')],
  'theories-told': [review, muted(/\btheor\w+/gi)],
  'certainty-told': [review, muted(/\bcertainty\b/gi)],
  'evidence-limits': [
    review,
    retold(review, (text, at) =>
      /Limits that/i.test(at) ? 'The authors of the works on remote work are cautious.' : text,
    ),
  ],
  'own-limits': [
    review,
    retold(review, (text, at) => (/Limits of this/i.test(at) ? 'Remote work is a wide field.' : text)),
  ],
  'reach-told': [review, muted(/\b(?:places|groups|years|reaches)\b/gi)],
  'answer-given': [
    review,
    retold(review, (text, at) => (/Answer/i.test(at) ? 'Remote work is important for everybody.' : text)),
  ],
  'next-told': [
    review,
    retold(review, (text, at) => (/next/i.test(at) ? text.replace(citations, '') : text)),
  ],
  'protocol-told': [
    add('Ethics', 'The protocol is registered under number 4711 in PROSPERO.'),
    muted(/No protocol registered/g),
  ],
  'interests-told': [
    add('Ethics', 'The authors received no funding and declare no competing interests.'),
    muted(/\b(?:interests|funding|known of them)\b/g),
  ],
  'data-available': [review, muted(/All data of this paper/g)],
  'quotations-stand': [
    review,
    retold(review, (text) =>
      text.replace('reduced productivity among nurses', 'raised productivity among nurses'),
    ),
  ],
  'claims-borne-out': [
    review,
    add('Answer to the question', 'Remote work increased productivity among nurses [@work-0].'),
  ],
  'sources-standing': [review, add('Answer to the question', 'So it is [@nobody-2020].')],
  'references-complete': [
    review,
    {
      ...review,
      sources: review.sources.map((one) =>
        one.key === 'work-3' ? { ...one, work: { ...one.work, year: null } } : one,
      ),
    },
  ],
  'tables-agree': [
    review,
    retold(review, (text) => text.replace(/^\| All \|.*/m, '| All | 90 | 90 | 90 | 90 | 90 |')),
  ],
  'parts-agree': [review, add('Topic and question', 'Chapter 11 on remote work tells more.')],
  'not-repeated': [
    review,
    retold(review, (text, at) =>
      /Answer/i.test(at)
        ? 'This paper was written from titles and abstracts; the full texts were not read, and directions that the words do not settle were left unsaid.'
        : text,
    ),
  ],
  'patterns-varied': [
    review,
    add(
      'Answer to the question',
      Array.from(
        { length: 7 },
        (_, at) => `Remote work is a wide and open field for study number ${at}.`,
      ).join(' '),
    ),
  ],
  'lengths-kept': [review, withoutChapter('conclusion-writer')],
  'tiers-kept': [review, withOutput('source-tier-classifier', undefined)],
}

test('the command examines a paper.json in its own language, and refuses what is no paper', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'carrel-examine-paper-'))
  const [out, err]: [string[], string[]] = [[], []]
  const io = { stdout: (line: string) => out.push(line), stderr: (line: string) => err.push(line) }
  try {
    const file = path.join(folder, 'paper.json')
    await writeFile(file, JSON.stringify(planned))
    expect(await examine([file], { ...io })).toBe(0)
    expect(out.map((line) => JSON.parse(line))).toEqual(examinePaper(planned, 'en'))
    expect(err[0]).toMatch(/^\d+ of 60 objections answered/)
    await writeFile(file, JSON.stringify({ ...planned, outputs: {} }))
    expect(await examine([file], { ...io })).toBe(1)
    expect(err[1]).toMatch(/is no finished paper/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

describe('an examination can refuse', () => {
  test('what the paper says is missing: it is admitted, and not answered', () => {
    expect(stateOf('interests-told', review)).toBe('admitted')
    expect(stateOf('setting-told', planned)).toBe('admitted')
    expect(stateOf('instrument-told', planned)).toBe('admitted')
    const open = retold(review, (text, heading) =>
      heading === 'Answer to the question'
        ? 'The question was: what? For productivity the answer stays open: no direction can be read from 24 works.'
        : text,
    )
    expect(stateOf('answer-given', open)).toBe('admitted')
    expect(stateOf('answer-given', review)).toBe('answered')
  })

  test('each of the sixty: with what answers it gone, it is open', () => {
    const ids = examinePaper(review, 'en').map(({ id }) => id)
    expect(Object.keys(faults).toSorted()).toEqual(ids.toSorted())
    const before = Object.entries(faults).map(([id, [sound]]) => [id, stateOf(id, sound)])
    expect(before.filter(([, state]) => state === 'open' || state === 'not-applicable')).toEqual([
      ['lengths-kept', 'open'],
    ])
    const after = Object.entries(faults).map(([id, [, faulty]]) => [id, stateOf(id, faulty)])
    expect(after.filter(([, state]) => state !== 'open')).toEqual([])
  })

  test.each([
    [
      'no sense',
      () => 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.',
    ],
    [
      'another subject',
      (heading: string) =>
        `${heading} of horses: limitations, criteria, ethics and certainty are, as is well known, very good in winter; 12 studies.`,
    ],
    [
      'its heading',
      (heading: string) => `${heading}. ${heading}. This is the section on ${heading.toLowerCase()}.`,
    ],
  ])('the right headings over %s answer nothing that is told in words', (_name, write) => {
    const states = statesOf(retold(review, (_text, heading) => write(heading)))
    const told = examinePaper(review, 'en').filter(({ sentence }) => sentence !== '')
    const passed = told.filter(({ id }) => states.get(id) === 'answered' || states.get(id) === 'admitted')
    expect(passed.map(({ id }) => id)).toEqual([])
  })

  test('limits of horses are no limits of the paper, even where its question is named', () => {
    const strange = retold(review, (text, at) =>
      /Limits/i.test(at) ? 'Remote work has limits. The limitation of horses is only winter.' : text,
    )
    const states = statesOf(strange)
    expect([states.get('own-limits'), states.get('evidence-limits')]).toEqual(['open', 'open'])
  })
})
