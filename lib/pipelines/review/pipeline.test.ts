import { describe, expect, test } from 'vitest'
import { workOf } from '@/bench/catalogue-works'
import { locales } from '@/lib/contracts/locale'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { findQuote } from '@/lib/core/ledger/find-quote'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { citationsIn } from '@/lib/core/text/citation-marks'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { Review, sourcesOf, treeOf } from '@/lib/server/testing/test-review'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'

const { records } = generateCatalogue(DEFAULT_SEED)
const works = records.slice(0, 40).map((record) => workOf(record, 'openalex'))

describe('a review of forty sources without a model', () => {
  const written = new Review(sourcesOf(works), { locale: 'pt-BR' }).written()

  test('offers two to five themes, each of several sources, each source in one at most', async () => {
    const { offered, gathered } = reviewStateOf(await written)
    expect(offered.themes.length).toBeGreaterThanOrEqual(2)
    expect(offered.themes.length).toBeLessThanOrEqual(5)
    const joined = offered.themes.flatMap(({ sources }) => sources)
    expect(new Set(joined).size).toBe(joined.length)
    expect(new Set([...joined, ...offered.rest])).toEqual(new Set(gathered?.sources.map(({ key }) => key)))
    for (const { sources } of offered.themes) expect(sources.length).toBeGreaterThanOrEqual(2)
  })

  test('quotes nothing that does not stand in the source it cites, letter by letter', async () => {
    const { written: themes, connected, gathered } = reviewStateOf(await written)
    const texts = new Map(gathered?.sources.map(({ key, work }) => [key, `${work.title}\n${work.abstract}`]))
    const sentences = [
      ...themes.flatMap((theme) =>
        [theme.synthesis, theme.patterns, theme.tensions, theme.gaps, theme.keyCitations].flat(),
      ),
    ]
    const support = [...sentences, ...(connected?.links ?? [])].flatMap((sentence) => sentence.support)
    expect(support.length).toBeGreaterThan(20)
    for (const { key, said } of support) expect(findQuote(said.text, texts.get(key) ?? '')).not.toBeNull()
    for (const { text, support: own } of sentences) {
      for (const [, quote = ''] of text.matchAll(/“([^”]{12,})”/g))
        expect(own.length === 0 || own.some(({ said }) => said.text.includes(quote))).toBe(true)
      for (const key of citationsIn(text)) expect(texts.has(key)).toBe(true)
    }
  })

  test('a sentence that counts sources names all of them, and agrees with their number', async () => {
    const run = await written
    const { written: themes, connected } = reviewStateOf(run)
    const patterns = themes.flatMap((theme) => theme.patterns).filter(({ support }) => support.length > 1)
    expect(patterns.length).toBeGreaterThan(0)
    for (const { text, support } of patterns)
      expect(citationsIn(text)).toHaveLength(new Set(support.map(({ key }) => key)).size)
    const rest = connected?.gaps.find(({ text }) => text.includes('Ficam fora dos temas'))?.text ?? ''
    expect(citationsIn(rest)).toHaveLength(Number(/\d+/.exec(rest)?.[0]))
    expect(renderMarkdown(await treeOf(run))).not.toMatch(/\b1 delas enunciam/)
  })

  test('no sentence begins with a figure, in three languages', async () => {
    for (const locale of locales) {
      const own = reviewStateOf(await new Review(sourcesOf(works), { locale }).written())
      const texts = [
        ...own.written.flatMap(({ synthesis, patterns, gaps }) => [...synthesis, ...patterns, ...gaps]),
        ...(own.connected?.links ?? []),
        ...(own.connected?.gaps ?? []),
      ].map(({ text }) => text)
      expect(texts.length).toBeGreaterThan(10)
      for (const text of texts) expect(text).not.toMatch(/^\d|; \d (?:delas|de ellas|of them)/)
    }
  })

  test('is a document with one chapter for each theme and an entry for each citation', async () => {
    const run = await written
    const state = reviewStateOf(run)
    const tree = await treeOf(run)
    expect(tree.chapters.filter(({ id }) => id.startsWith('theme-'))).toHaveLength(state.themes?.length ?? 0)
    const entries = tree.chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'references' ? block.entries.map(({ key }) => key) : []))
    expect(state.cited.filter((key) => !entries.includes(key))).toEqual([])
    expect(renderMarkdown(tree)).toContain('Lacunas')
  })
})

test('sources that have nothing in common give no theme', async () => {
  const unrelated = [
    [
      'Manx bell ringing in parish archives',
      'We read the archives of nine parishes. Peals were rung by hand.',
    ],
    ['Quantum dots for solar cells', 'We synthesised lead sulphide dots. Efficiency increased by 3%.'],
    ['Burnout of nurses in night shifts', 'We surveyed 210 nurses. Burnout was higher in night shifts.'],
    ['Soil nitrogen under cover crops', 'Plots were sampled in spring. Nitrate decreased under rye.'],
    ['Case law on maritime salvage', 'We read forty judgments. Awards followed the value saved.'],
    ['Icelandic saga manuscripts and their scribes', 'We compared two hands. The second scribe was younger.'],
  ].map(([title = '', abstract = ''], at) => bareWork(title, { abstract, year: 2018 + at, language: 'en' }))
  const run = await new Review(sourcesOf(unrelated)).drive()
  expect(reviewStateOf(run).offered.themes).toEqual([])
  const review = new Review(sourcesOf(unrelated))
  const done = await review.written()
  expect(renderMarkdown(await treeOf(done))).toContain('were not found to share a theme')
})

test('the four exits: themes again keep the old ones, a column answers or says not said, settings are taken, and the end is remembered', async () => {
  const review = new Review(sourcesOf(works.slice(0, 12)))
  let run = await review.written()
  const before = reviewStateOf(run).themes ?? []
  run = await review.answer(run, { kind: 'column', question: 'How many participants were there?' })
  const [column] = reviewStateOf(run).columns
  expect(column?.answers).toHaveLength(12)
  for (const { key, said } of column?.answers ?? []) {
    const work = reviewStateOf(run).gathered?.sources.find((source) => source.key === key)?.work
    if (said) expect(`${work?.title} ${work?.abstract}`).toContain(said.text)
  }
  expect(column?.answers.some(({ said }) => said !== null)).toBe(true)
  run = await review.answer(run, { kind: 'themes' })
  expect(reviewStateOf(run).asks).toBe('agree')
  expect(reviewStateOf(run).earlier).toEqual([before])
  await expect(
    review.answer(run, {
      kind: 'agree',
      themes: [{ id: 'x', name: 'X', concepts: [], sources: ['nobody1999'] }],
    }),
  ).rejects.toThrow('not-found')
  run = await review.answer(run, { kind: 'settings', style: 'apa', scope: 'all' })
  expect(reviewStateOf(run).settings).toEqual({ style: 'apa', scope: 'all' })
  run = await review.answer(run, { kind: 'agree', themes: [...before] })
  run = await review.answer(run, { kind: 'satisfied' })
  expect(run.status).toBe('completed')
  expect(review.remembered).toEqual([
    expect.objectContaining({
      themes: before.map(({ name, sources }) => ({ name, sources: sources.length })),
    }),
  ])
})

test('the searches again name who was withdrawn since, the document says so, and later answers keep it', async () => {
  const review = new Review(sourcesOf(works.slice(0, 6)))
  let run = await review.written()
  expect(reviewStateOf(run).replay).toBeNull()
  const before = reviewStateOf(run).gathered?.trace?.records ?? []
  expect(before.map(({ fate, from }) => [fate, from])).toEqual(
    Array.from({ length: 6 }, () => ['included', 'carried']),
  )
  run = await review.answer(run, { kind: 'replay' })
  run = await review.answer(run, { kind: 'column', question: 'Which scale was used?' })
  const { replay } = reviewStateOf(run)
  expect(replay).toMatchObject({ retracted: [expect.any(String)], checked: 6 })
  const document = renderMarkdown(await treeOf(run))
  expect(document).toContain('no new record, 1 retracted since')
  expect(document).toContain('6 records were identified')
})

test('what was judged of a source is kept, shown with its own sentences in the document, and refused where it fits no instrument', async () => {
  const abstract =
    'Nurses were randomly assigned to remote work. Burnout decreased by 20% among those who worked remotely.'
  const title = 'A randomised trial of remote work and burnout'
  const review = new Review(sourcesOf([bareWork(title, { abstract, year: 2021, language: 'en' })]))
  let run = await review.written()
  const key = reviewStateOf(run).reviewed[0]?.study.key ?? ''
  expect(renderMarkdown(await treeOf(run))).not.toContain('Risk of bias')
  const judged = (item: number, answer: 'low' | 'yes', note = '') => ({ item, answer, note })
  const refused = (judgements: ReturnType<typeof judged>[], of = key) =>
    review.answer(run, { kind: 'appraisal', appraisal: { key: of, instrument: 'rob2', judgements } })
  await expect(refused([judged(1, 'yes')])).rejects.toThrow('invalid-input')
  await expect(refused([judged(9, 'low')])).rejects.toThrow('invalid-input')
  await expect(refused([judged(1, 'low')], 'nobody1999')).rejects.toThrow('not-found')
  run = await refused([judged(1, 'low', 'Sealed envelopes')])
  run = await review.answer(run, { kind: 'column', question: 'Which scale was used?' })
  const document = renderMarkdown(await treeOf(run))
  expect(document).toContain('1 of 5 judged')
  expect(document).toContain('item 1, low risk: Sealed envelopes')
  expect(document).toContain('item 1, abstract: “Nurses were randomly assigned to remote work”')
})

test('a withdrawn work and one off the topic are listed, and nothing of them is told', async () => {
  const abstract = 'Remote work reduced burnout among 120 nurses. Burnout decreased by 20% with remote work.'
  const named = [
    'Remote work and burnout of nurses',
    'Burnout in remote work',
    'Remote work, burnout and rest',
  ]
  const good = sourcesOf(named.map((title) => bareWork(title, { abstract, year: 2022, language: 'en' })))
  const crops = 'Crop burnout: burnout of wheat under drought'
  const [withdrawn, foreign] = sourcesOf([
    bareWork('RETRACTED: Burnout doubled by remote work', {
      abstract: 'Burnout increased by 99% with remote work.',
      year: 2021,
      language: 'en',
    }),
    bareWork(crops, { abstract: 'Burnout of crops decreased under rain.', year: 2020, language: 'en' }),
  ])
  if (!withdrawn || !foreign) throw new Error('two sources are needed')
  const concepts = { named: [], missing: [], isOnTopic: false }
  const sources = [
    ...good,
    { ...withdrawn, id: 'withdrawn', retractionCheck: 'retracted' as const },
    { ...foreign, id: 'foreign', relevancy: { ...foreign.relevancy, concepts } },
  ]
  const run = await new Review(sources).written()
  const { offered, gathered, written: themes, reviewed } = reviewStateOf(run)
  const aside = [...(gathered?.setAside.retracted ?? []), ...(gathered?.setAside.offTopic ?? [])]
  expect(aside).toHaveLength(2)
  expect(offered.themes.flatMap((theme) => theme.sources).filter((key) => aside.includes(key))).toEqual([])
  const text = JSON.stringify(themes)
  expect(text).not.toContain('99%')
  expect(text).not.toContain('under rain')
  expect(reviewed.find(({ source }) => source.sourceId === 'withdrawn')?.study.said.finding).toBeNull()
  const document = renderMarkdown(await treeOf(run))
  expect(document).toContain('Of the sources, one does not name enough of what the topic asks for')
  expect(document).toContain('Of the sources, one is retracted: nothing it reports is told here')
})

test('a heading of the catalogue that no abstract names is no theme, and advice is no finding', async () => {
  const keywords = ['business administration']
  const told = [
    'Burnout of teachers decreased with remote work in 40 schools.',
    'Burnout of teachers decreased with shorter days in 12 schools.',
    'These findings suggest paying more attention to burnout of teachers wherever it matters.',
  ]
  const sources = sourcesOf(
    told.map((abstract, at) =>
      bareWork(`Burnout of teachers in schools, part ${at + 1}`, {
        abstract,
        keywords,
        year: 2020,
        language: 'en',
      }),
    ),
  )
  const { offered, reviewed } = reviewStateOf(await new Review(sources).written())
  expect(offered.themes.map(({ name }) => name)).not.toContain('business administration')
  const advice = reviewed.find(({ source }) => source.work.abstract?.startsWith('These findings'))
  expect(advice?.study).toMatchObject({ direction: 'not-said', said: { finding: null } })
})
