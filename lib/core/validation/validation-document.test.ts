import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentNote } from '@/lib/contracts/document-note'
import { locales } from '@/lib/contracts/locale'
import { DOCUMENT_BYTES_MAX, ValidationDocument, workflowStepIds } from '@/lib/contracts/validation-document'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { utf8Bytes } from '@/lib/core/text/markdown-text'
import { say, type Words } from '@/lib/core/text/say'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { documentParameters } from './document-fixture'
import { parseValidationDocument } from './parse-validation-document'
import { sectionTitles } from './validation-phrases'
import { writeValidationDocument } from './write-validation-document'

const quality = (score: number) => ({ score, parts: [], reason: '' })

function makeDocument(given: Partial<ValidationDocument> = {}): ValidationDocument {
  return ValidationDocument.parse({
    locale: 'en',
    mode: 'handoff',
    status: 'in-progress',
    stepsCompleted: workflowStepIds.slice(0, 4),
    lastStep: 'step-06-refinement-loop',
    lastContinued: '2026-01-25',
    parameters: documentParameters,
    map: withKeywords(topicMap({ topic: 'Burnout', question: '' }), ['+night shift']),
    concepts: [['burnout', 'exhaustion'], ['nurses']],
    searchedAt: '2026-01-25T10:00:00Z',
    databases: [
      { database: 'scielo', outcome: 'ok', count: 3, total: 40, query: 'burnout AND nurses', detail: '' },
      { database: 'wos', outcome: 'auth', count: 0, total: null, query: 'TS=(burnout)', detail: 'no key' },
    ],
    sources: [
      makeSource('s-1'),
      makeSource('s-2', { work: workFixture({ title: 'Own paper', sandbox: true }), userProvided: true }),
      makeSource('s-3', { retractionCheck: 'retracted', quality: quality(41), summary: null }),
      makeSource('s-4', { quality: quality(10) }),
    ],
    selected: ['s-2'],
    refinements: [
      {
        date: '2026-01-24',
        mode: 'broader',
        request: 'more please',
        before: documentParameters,
        after: documentParameters,
        map: { language: null, concepts: [] },
        resultCount: 3,
      },
    ],
    strategies: [
      {
        kind: 'broader',
        title: 'Broader',
        reason: 'Because.',
        example: 'Search for: burnout',
        parameters: documentParameters,
        edits: [],
      },
    ],
    ...given,
  })
}

function parsed(markdown: string) {
  const answer = parseValidationDocument(markdown)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer
}

describe('writeValidationDocument', () => {
  const markdown = writeValidationDocument(makeDocument())
  it('has every key of the frontmatter in the order of the specification', () => {
    const front = markdown.split('\n---\n')[0] ?? ''
    expect(front.match(/^\w+(?=:)/gm)).toEqual([
      'stepsCompleted',
      'lastStep',
      'lastContinued',
      'workflowMode',
      'workflowStatus',
      'topic',
      'researchQuestion',
      'totalSourcesFound',
      'customSourcesAdded',
      'selectedSources',
      'refinementCount',
      'thresholdStatus',
      'databasesSearched',
      'searchParameters',
    ])
    expect(front).toContain("databasesSearched: ['SciELO']")
    expect(front).toContain("dateRange: '2015-2025'")
    expect(front).toContain("selectedSources: ['s-2']")
    expect(front).toContain('totalSourcesFound: 3')
  })
  it('has the sections of the specification', () => {
    const titles: Words<string> = sectionTitles
    expect(markdown.match(/^## .*/gm)).toEqual(titles.keys.map((key) => `## ${say(titles, 'en', key)}`))
  })
  it('says how many of the sources found are on the topic, and judges the threshold by them', () => {
    const relevancy = (isOnTopic: boolean) => ({
      score: 60,
      parts: [],
      reason: '',
      concepts: { isOnTopic, named: [], missing: [] },
    })
    const sources = Array.from({ length: 9 }, (_, n) =>
      makeSource(`t${n}`, { relevancy: relevancy(n === 0) }),
    )
    const written = writeValidationDocument(makeDocument({ sources, selected: [] }))
    expect(written).toContain('- Total sources found: 9\n- Of these on the topic: 1\n')
    expect(written).toContain("thresholdStatus: 'warning'")
  })
  it('names failed databases, marks and what is held back', () => {
    expect(markdown).toContain(
      'Web of Science, through Clarivate Starter API: 0 sources · no answer: needs your key',
    )
    expect(markdown).toContain(
      '- Databases searched: SciELO, through Crossref and OpenAlex\n- Not searched:\n  - Web of Science, through Clarivate Starter API: no answer: needs your key, or the key was refused',
    )
    expect(markdown).toContain('[RETRACTED]')
    expect(markdown).toContain('[User-Provided] [Sandbox: not a real publication]')
    expect(markdown).toContain('- Below 40 %, hidden: 1 sources')
    expect(markdown).toContain('- [x] `s-2` **2. Own paper**')
    expect(markdown).toContain('- [ ] `s-1`')
    expect(markdown).not.toContain('] `s-4`')
    expect(markdown).toContain('Summary (en, the built-in method): Nurses')
    expect(markdown).toContain('title: 90 % × 30 % (remote, burnout)')
  })
  it('lets no title break out of its line', () => {
    const title =
      '](javascript:alert(1)) <script>x</script>\n\n## Search Results\n- [x] `s-1` ```carrel-data\n{}\n``` &lt; \u202Egnp.exe'
    const work = workFixture({ title, venue: title, abstract: title, authors: [{ full: title }], urls: {} })
    const source = makeSource('s-9', {
      work,
      summary: { text: title, language: 'en', engine: title.slice(0, 80) },
    })
    const readable =
      writeValidationDocument(makeDocument({ sources: [source], selected: [] })).split(
        '```carrel-data\n',
      )[0] ?? ''
    expect(readable).not.toMatch(/(^|[^\\])<(?!https?:)/m)
    expect(readable.match(/^## Search Results/gm)).toHaveLength(1)
    expect(readable).not.toContain('\u202E')
    const answer = parsed(writeValidationDocument(makeDocument({ sources: [source], selected: [] })))
    expect(answer.document.sources).toEqual([source])
    expect(answer.document.selected).toEqual([])
    expect([answer.document.notes, answer.warnings]).toEqual([[], []])
  })
  it('writes no link but http and https', () => {
    const access = {
      state: 'open',
      url: 'javascript:alert(1)',
      openCopyUrl: 'https://e.org/a b<c>',
      checkedAt: null,
    } as const
    const text = writeValidationDocument(makeDocument({ sources: [makeSource('s-1', { access })] }))
    expect(text).not.toContain('<javascript')
    expect(text).toContain('<https://e.org/a%20b%3Cc%3E>')
  })
})

describe('parseValidationDocument', () => {
  it.each(locales)('gives back what was written in %s', (locale) => {
    const document = makeDocument({ locale, status: 'paused-for-consultation' })
    expect(parsed(writeValidationDocument(document))).toEqual({ ok: true, document, warnings: [], seals: {} })
  })
  const written = writeValidationDocument(makeDocument())
  it.each(['[x]', '[X]', '[x ]', '\\[x\\]', '[✓]'])('reads the tick %s', (tick) => {
    expect(parsed(written.replace('- [ ] `s-1`', () => `- ${tick} \`s-1\``)).document.selected).toEqual([
      's-1',
      's-2',
    ])
  })
  it('lets the checkbox win over the frontmatter', () => {
    const { document } = parsed(written.replace('- [x] `s-2`', '- [ ] `s-2`'))
    expect(document.selected).toEqual([])
  })
  it('does not mind CRLF, a byte-order mark, other bullets or deeper indents', () => {
    const edited = `\uFEFF${written.replace(/^(\s*)- /gm, '$1$1* ').replaceAll('\n', '\r\n')}`
    expect(parsed(edited)).toEqual({ ok: true, document: makeDocument(), warnings: [], seals: {} })
  })
  it('does not mind re-wrapped lines', () => {
    const [front = '', ...rest] = written.split('\n\n')
    const wrap = (line: string) => line.replace(/(.{1,60})( +|$)/g, '$1\n    ').trimEnd()
    const body = rest.map((block) => (block.startsWith('#') ? block : block.split('\n').map(wrap).join('\n')))
    const edited = [front, ...body].join('\n\n')
    expect(edited).not.toBe(written)
    expect(parsed(edited)).toEqual({ ok: true, document: makeDocument(), warnings: [], seals: {} })
  })
  it('does not mind a data block cut into lines of any length', () => {
    const [head = '', data = ''] = written.split('```carrel-data\n')
    const edited = `${head}\`\`\`carrel-data\n${data.replace('\n```', '').replace(/.{1,70}/g, '$&\n  ')}\`\`\`\n`
    expect(parsed(edited).document).toEqual(makeDocument())
  })
  it('does not mind reordered sections', () => {
    const [top = '', ...sections] = written.split(/^(?=## )/m)
    const data = sections.pop() ?? ''
    const edited = [top, ...sections.reverse(), data].join('')
    expect(parsed(edited)).toEqual({ ok: true, document: makeDocument(), warnings: [], seals: {} })
    expect(parsed([top, data, ...sections].join('')).document).toEqual(makeDocument())
  })
  it('keeps notes where they stand', () => {
    const edited = written
      .replace('  - Year: 2021', '  - Year: 2021\n  - read chapter 2 *first*')
      .replace('## Threshold Analysis\n', '## Threshold Analysis\n\nAsk Ana about this.\n\n- and Bia\n')
      .replace('## Next Steps', '## My plan\n\n```\n## no heading\n```\n\n## Next Steps')
    const { document, warnings } = parsed(edited)
    expect(warnings).toEqual([])
    expect(document.notes).toEqual([
      { on: 'source', id: 's-1', text: 'read chapter 2 *first*' },
      { on: 'section', section: 'threshold', text: 'Ask Ana about this.\n\n- and Bia' },
      { on: 'heading', heading: 'My plan', text: '```\n## no heading\n```' },
    ])
    expect(parsed(writeValidationDocument(document)).document).toEqual(document)
  })
  it('reports deleted sources and leaves them out', () => {
    const edited = written.replace(/^- \[ \] `s-1`[\s\S]*?(?=^- \[)/m, '')
    const { document, warnings } = parsed(edited)
    expect(document.sources.map((source) => source.id)).toEqual(['s-2', 's-3', 's-4'])
    expect(warnings).toEqual([{ code: 'source-deleted', subject: 's-1' }])
  })
  it('keeps every source when the whole list is gone', () => {
    const { document, warnings } = parsed(written.replace(/## Search Results[\s\S]*(?=## Threshold)/, ''))
    expect(document.sources).toHaveLength(4)
    expect(document.selected).toEqual(['s-2'])
    expect(warnings).toEqual([{ code: 'list-missing', subject: '' }])
  })
  it('takes the topic, the limits and the status from the frontmatter', () => {
    const edited = written
      .replace(/^topic: .*/m, "topic: 'Burnout of doctors'")
      .replace("dateRange: '2015-2025'", "dateRange: '2010-'")
      .replace("workflowStatus: 'in-progress'", 'workflowStatus: complete')
    const { document } = parsed(edited)
    expect(document.parameters).toMatchObject({ topic: 'Burnout of doctors', yearFrom: 2010, yearTo: null })
    expect(document.status).toBe('complete')
  })
  it('loses one damaged record, not the others', () => {
    const at = written.lastIndexOf('{"id":"s-3"')
    const { document, warnings } = parsed(`${written.slice(0, at + 5)}!!${written.slice(at + 9)}`)
    expect(document.sources.map((source) => source.id)).toEqual(['s-1', 's-2', 's-4'])
    expect(warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['source-damaged', 'source-unknown']),
    )
  })
  it('still gives the parameters when the data block is gone', () => {
    const { document, warnings } = parsed(written.split('```carrel-data')[0] ?? '')
    expect(document.parameters.topic).toBe(makeDocument().parameters.topic)
    expect(document.sources).toEqual([])
    expect(warnings[0]).toEqual({ code: 'data-missing', subject: '' })
  })
  it('reads a fence of very many lines', () => {
    const { document } = parsed(
      written.replace(
        '## Next Steps',
        () => `## Mine\n\n\`\`\`\n${'a\n'.repeat(300_000)}\`\`\`\n\n## Next Steps`,
      ),
    )
    expect(document.notes).toHaveLength(1)
  })
  it.each([
    ['', 'no-frontmatter'],
    ['# Just a note', 'no-frontmatter'],
    ['---\na: [\n---\n', 'broken-frontmatter'],
    ['---\na: &a [1]\nb: *a\n---\n', 'broken-frontmatter'],
    ['---\ntitle: x\n---\n## Search Results\n', 'no-topic'],
    ['---\n---\n', 'no-topic'],
    ['---\ntopic: x\n---\nhello', 'not-a-validation'],
    ['x'.repeat(DOCUMENT_BYTES_MAX + 2_000_000), 'too-large'],
  ])('refuses %#', (markdown, code) => {
    expect(parseValidationDocument(markdown)).toEqual({ ok: false, problems: [{ code }] })
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'a_b; c',
    '# x',
    '- [x] `s-1` t',
    '```carrel-data\n{}\n```',
    '---',
    '~~~',
    '\\',
    '## Search Results',
    '+ a = b',
    '| a |',
    '```\n## x\n',
  ),
)
const source = fc.record({
  title: anyText,
  quality: fc.integer({ min: 0, max: 100 }),
  own: fc.boolean(),
  tick: fc.boolean(),
  text: anyText,
})
const note: fc.Arbitrary<DocumentNote> = fc.oneof(
  fc.record({
    on: fc.constant('section' as const),
    section: fc.constantFrom('top' as const, 'results' as const, 'data' as const, 'next' as const),
    text: anyText,
  }),
  fc.record({ on: fc.constant('source' as const), id: fc.constantFrom('s:0', 's:1'), text: anyText }),
  fc.record({
    on: fc.constant('heading' as const),
    heading: fc.constantFrom('Mine', 'A #b', '1. plan'),
    text: anyText,
  }),
)

describe('round trip', () => {
  it('writing what was parsed gives the same text, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        anyText,
        fc.array(source, { maxLength: 4 }),
        fc.array(note, { maxLength: 5 }),
        (locale, topic, list, notes) => {
          const sources = list.map(({ title, quality: score, own, text }, n) =>
            makeSource(`s:${n}`, {
              work: workFixture({ title, venue: text, abstract: text }),
              userProvided: own,
              quality: { score, parts: [], reason: text },
            }),
          )
          const selected = list.flatMap(({ tick }, n) => (tick ? [`s:${n}`] : []))
          const parameters = {
            ...makeDocument().parameters,
            topic: /[\p{L}\p{N}]/u.test(topic) ? topic.trim() : 'x',
            question: topic.trim(),
          }
          const kept = notes.filter((one) => one.text !== '')
          const document = makeDocument({ locale, parameters, sources, selected, notes: kept })
          const once = writeValidationDocument(document)
          const answer = parsed(once)
          expect(answer.warnings).toEqual([])
          expect({ ...answer.document, notes: [] }).toEqual({ ...document, notes: [] })
          expect(writeValidationDocument(answer.document)).toBe(once)
        },
      ),
      { numRuns: 150 },
    )
  })
  it('never throws on any text', () => {
    const head = writeValidationDocument(makeDocument())
    fc.assert(
      fc.property(fc.nat(head.length), fc.nat(400), anyText, (at, length, text) => {
        parseValidationDocument(head.slice(0, at) + text + head.slice(at + length))
      }),
    )
  })
})

describe('size', () => {
  const long = (count: number, abstract: number) =>
    Array.from({ length: count }, (_, n) => {
      const work = workFixture({ title: `Title ${n}`, abstract: 'word '.repeat(abstract / 5) })
      return makeSource(`s-${n}`, { work, members: [work, work] })
    })
  it('cuts repeated and long abstracts before it leaves sources out, and says so', () => {
    const document = makeDocument({ sources: long(1_000, 3_000), selected: ['s-999'] })
    const written = writeValidationDocument(document)
    expect(utf8Bytes(written)).toBeLessThanOrEqual(DOCUMENT_BYTES_MAX)
    const answer = parsed(written)
    expect(answer.document.sources).toHaveLength(1_000)
    expect(answer.document.abridged).toBe(2)
    expect(writeValidationDocument(answer.document)).toBe(written)
  })
  it('holds two thousand sources, keeps the selected ones and counts what is left out', () => {
    const sources = long(2_000, 20_000).map((one) => ({
      ...one,
      relevancy: { ...one.relevancy, reason: 'r'.repeat(600) },
    }))
    const written = writeValidationDocument(makeDocument({ sources, selected: ['s-1999'] }))
    expect(utf8Bytes(written)).toBeLessThanOrEqual(DOCUMENT_BYTES_MAX)
    const { document, warnings } = parsed(written)
    expect(warnings).toEqual([])
    expect(document.selected).toEqual(['s-1999'])
    expect(document.omitted.shown + document.sources.length).toBe(2_000)
    expect(written).toContain('totalSourcesFound: 2000')
    expect(writeValidationDocument(document)).toBe(written)
  })
})

it('has the keys and headings that the template promises', () => {
  const file = new URL('../../pipelines/sources/data/source-validation-output.md', import.meta.url)
  const shape = (markdown: string) => ({
    keys: markdown.split('\n---\n')[0]?.match(/^ *\w+(?=:)/gm),
    headings: markdown.match(/^## .*/gm),
  })
  expect(shape(writeValidationDocument(makeDocument()).replace(/ {2}- '.*\n/g, ''))).toEqual(
    shape(readFileSync(file, 'utf8')),
  )
})
