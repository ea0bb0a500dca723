import { describe, expect, test } from 'vitest'
import { workOf } from '@/bench/catalogue-works'
import { paperAgentEntries, sequentialAgents } from '@/lib/contracts/paper-agents'
import { type ChapterMapping, MAPPING_WEIGHTS } from '@/lib/contracts/paper-final'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { checkOutput } from '../check-output'
import { paperFloors } from '../floors/paper-floors'
import { sequenceOf } from '../session-state'
import { assembleChapter, chapterDraftOf, chapterFaults } from './assemble-chapter'
import { checkPaper } from './check-paper'
import { moveFinal } from './final-state'
import { mapOutputs } from './map-outputs'
import { isMaterial, summariseOutputs } from './summarise-outputs'

const sources: readonly PaperSource[] = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, 24)
  .map((record, at) => ({ key: `work-${at}`, work: workOf(record, 'openalex') }))
const query = 'Does remote work reduce burnout among nurses?'
const outputs: Record<string, unknown> = {}
for (const key of sequentialAgents) {
  const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data ?? null
  const compose = paperFloors[key]
  if (!compose || !sequenceOf(structure).includes(key)) continue
  const output = compose({ query, locale: 'en', kind: 'review', sources, outputs, currentYear: 2026 })
  const checked = checkOutput(key, output, { kind: 'review', sources, outputs, judged: null })
  if (checked.ok) outputs[key] = checked.value
}

function finish(given: Record<string, unknown> = outputs, threshold01?: number) {
  const paper = { query, locale: 'en', outputs: given } as const
  const summaries = summariseOutputs(paper)
  const map = mapOutputs(paper, summaries, threshold01)
  if (map === null) throw new Error('nothing was mapped')
  const assembled = map.chapters.flatMap((one) => assembleChapter(one, map, given) ?? [])
  const report = checkPaper({
    input: { query, locale: 'en', kind: 'review' },
    sources,
    student: [],
    outputs: given,
    map,
    assembled,
    currentYear: 2026,
  })
  return { summaries, map, assembled, report }
}

const whole = finish()
const chapterOf = (writer: string, given: Record<string, unknown> = outputs) => {
  const [chapter] = WrittenChapters.parse(given[writer]).chapters
  if (!chapter) throw new Error(`${writer} has no chapter`)
  return chapter
}
/** The outputs with a paragraph more in the last section of a writer's first chapter. */
function withParagraph(writer: string, text: string) {
  const { words: _, keys: __, ...chapter } = chapterOf(writer)
  const sections = chapter.sections.map((section, at) =>
    at === chapter.sections.length - 1 ? { ...section, paragraphs: [...section.paragraphs, text] } : section,
  )
  return { ...outputs, [writer]: WrittenChapters.parse({ chapters: [{ ...chapter, sections }] }) }
}
const textOf = (chapter: { sections: readonly { paragraphs: readonly string[] }[] } | undefined) =>
  chapter?.sections.flatMap(({ paragraphs }) => paragraphs).join('\n') ?? ''

describe('SCANNING and SUMMARIZING', () => {
  test('give a summary for every agent of the table, in its limits; what is missing is failed, a shortfall partial', () => {
    expect(whole.summaries.map(({ agent }) => agent)).toEqual(paperAgentEntries.map(({ key }) => key))
    for (const one of whole.summaries) {
      expect(one.topics.length).toBeLessThanOrEqual(5)
      expect(one.findings.length).toBeLessThanOrEqual(3)
      expect(one.summary.length).toBeLessThanOrEqual(2_400)
      const output = outputs[one.agent]
      expect(one.status === 'failed', one.agent).toBe(output === undefined)
      if (output !== undefined)
        expect(one.status === 'partial', one.agent).toBe(/"shortfall":\{/.test(JSON.stringify(output)))
    }
    const known = new Set(sources.map(({ key }) => key))
    expect(whole.summaries.flatMap(({ citations }) => citations).every((key) => known.has(key))).toBe(true)
    expect(whole.summaries.some(({ citations }) => citations.length > 10)).toBe(true)
  })

  test('a missing output is a warning and not the end; too few outputs are', () => {
    const { 'gap-hunter': _, ...fewer } = outputs
    expect(finish(fewer).report.warnings).toContainEqual({
      code: 'output-missing',
      chapter: null,
      about: 'gap-hunter',
    })
    const { 'dissertation-architect': structure, 'step-back-analyzer': principles } = outputs
    const little = { 'dissertation-architect': structure, 'step-back-analyzer': principles }
    const paper = { query, locale: 'en', outputs: little } as const
    expect(mapOutputs(paper, summariseOutputs(paper))).toBeNull()
  })

  test('an unlocked structure is refused', () => {
    const open = {
      ...outputs,
      'dissertation-architect': { ...Object(outputs['dissertation-architect']), locked: false },
    }
    const paper = { query, locale: 'en', outputs: open } as const
    expect(mapOutputs(paper, summariseOutputs(paper))).toBeNull()
  })
})

describe('MAPPING', () => {
  test('weighs keywords, topics, questions and phases as the specification says, and marks what is 0.20 above the threshold', () => {
    expect(MAPPING_WEIGHTS).toEqual({ keywords: 0.35, topics: 0.3, questions: 0.2, phase: 0.15 })
    const mapped = whole.map.chapters.flatMap(({ outputs: own }) => own)
    expect(mapped.some(({ as }) => as === 'primary')).toBe(true)
    for (const { as, score01 } of mapped) {
      if (as === 'primary') expect(score01).toBeGreaterThanOrEqual(0.5)
      else if (as === 'secondary') expect(score01).toBeGreaterThanOrEqual(0.3)
      else expect(score01).toBeLessThan(0.3)
    }
    const strict = finish(outputs, 0.6).map.chapters.flatMap(({ outputs: own }) => own)
    expect(strict.filter(({ as }) => as === 'primary')).toEqual([])
  })

  test('every output that is material has a chapter, drafts and what was said about them have none', () => {
    const mapped = new Set(whole.map.chapters.flatMap(({ outputs: own }) => own.map(({ agent }) => agent)))
    expect([...mapped].toSorted()).toEqual(
      whole.summaries
        .filter(isMaterial)
        .map(({ agent }) => agent)
        .toSorted(),
    )
    expect(mapped).not.toContain('discussion-writer')
    expect(mapped).not.toContain('adversarial-reviewer')
    expect(mapped.size).toBeGreaterThan(25)
  })

  test('a chapter of which nothing reaches the threshold still has what its writer was given', () => {
    for (const { writer, outputs: own } of finish(outputs, 1).map.chapters) {
      expect(own.length, writer).toBeGreaterThan(0)
      expect(own.every(({ as }) => as === 'given' || as === 'orphan' || as === 'cited')).toBe(true)
    }
  })
})

describe('WRITING', () => {
  test('cites in each chapter only sources of the outputs that are mapped to it', () => {
    for (const { chapter } of whole.assembled) {
      const mapping = whole.map.chapters.find(({ number }) => number === chapter.number)
      expect(chapter.keys.filter((key) => !mapping?.citations.includes(key))).toEqual([])
    }
    expect(whole.assembled.flatMap(({ chapter }) => chapter.keys).length).toBeGreaterThan(20)
  })

  test('leaves out the sentence, and of a table the row, that cites what no output has', () => {
    const table = 'Table 9.9. Works\n\n| Work |\n| --- |\n| One [@work-1] |\n| Other [@nobody1999] |'
    const lying = withParagraph('conclusion-writer', 'This stays. This was read nowhere [@nobody1999].')
    const { assembled, report } = finish(lying)
    const last = assembled.at(-1)
    expect(textOf(last?.chapter)).toContain('This stays.')
    expect(textOf(last?.chapter)).not.toContain('nobody1999')
    expect(report.warnings).toContainEqual(expect.objectContaining({ code: 'passage-left-out', chapter: 6 }))
    const rows = textOf(finish(withParagraph('conclusion-writer', table)).assembled.at(-1)?.chapter)
    expect(rows).toContain('One [@work-1]')
    expect(rows).not.toContain('nobody1999')
  })

  test('says a passage once, where it stands first, and joins the chapters', () => {
    const [passage = ''] = textOf(chapterOf('introduction-writer')).split('\n')
    const { assembled } = finish(withParagraph('discussion-writer', passage))
    expect(assembled[0] && textOf(assembled[0].chapter)).toContain(passage)
    const discussion = assembled.find(({ chapter }) => chapter.title === chapterOf('discussion-writer').title)
    expect(textOf(discussion?.chapter)).not.toContain(passage)
    expect(discussion?.leftOut).toContainEqual(expect.objectContaining({ why: 'repeated' }))
    const seams = JSON.stringify(outputs['chapter-synthesizer'])
    const end = whole.assembled[0]?.chapter.sections.at(-1)?.paragraphs.at(-1) ?? ''
    expect(seams).toContain(JSON.stringify(end))
  })

  test('refuses of a model another chapter, a lost heading, an unmapped source and a wrong length', () => {
    const [mapping] = whole.map.chapters
    const draft = mapping && chapterDraftOf(mapping, outputs)
    if (!mapping || !draft) throw new Error('the first chapter is written')
    const own: ChapterMapping = { ...mapping, citations: mapping.citations.filter((key) => key !== 'work-0') }
    const given = { mapping: own, draft, wordTarget: draft.words }
    const clean = { ...draft, keys: draft.keys.filter((key) => key !== 'work-0') }
    expect(chapterFaults(clean, given)).toEqual([])
    expect(chapterFaults({ ...clean, keys: ['work-0'] }, given)).toEqual([
      'work-0 is not mapped to this chapter',
    ])
    expect(chapterFaults({ ...clean, number: 2 }, given)).toHaveLength(1)
    expect(chapterFaults({ ...clean, sections: clean.sections.slice(1) }, given)).toHaveLength(1)
    expect(chapterFaults({ ...clean, words: Math.floor(draft.words * 0.69) }, given)).toHaveLength(1)
    expect(chapterFaults({ ...clean, words: Math.ceil(draft.words * 1.31) }, given)).toHaveLength(1)
  })
})

describe('COMBINING and VALIDATING', () => {
  test('the contents name each chapter once with its file, the running head has 50 capitals at most', () => {
    const { contents, runningHead, references } = whole.report.metadata
    expect(contents.map(({ file }) => file)).toEqual(
      contents.map(({ number }) => expect.stringMatching(new RegExp(`^ch0${number}-[a-z0-9-]+\\.md$`))),
    )
    for (const { anchor } of contents) expect(anchor.length).toBeLessThanOrEqual(50)
    expect(runningHead).toBe(runningHead.toUpperCase())
    expect(runningHead.length).toBeLessThanOrEqual(50)
    expect(new Set(references).size).toBe(references.length)
  })

  test('warns of a chapter without a citation, of a length outside 70 to 130 %, of a dead reference and of a short paper', () => {
    const broken = withParagraph('conclusion-writer', 'More of it stands in Chapter 11 and in Table 9.7.')
    const codes = finish(broken).report.warnings.map(({ code, about }) => `${code} ${about}`)
    expect(codes).toContain('dead-reference Chapter 11')
    expect(codes).toContain('dead-reference Table 9.7')
    expect(codes.some((code) => code.startsWith('chapter-without-citation'))).toBe(true)
    expect(codes.some((code) => /^paper-short \d+\/20000$/.test(code))).toBe(true)
    const long = withParagraph('conclusion-writer', 'word '.repeat(900))
    expect(finish(long).report.warnings).toContainEqual(
      expect.objectContaining({ code: 'chapter-length', chapter: 6 }),
    )
  })
})

test('the state machine takes its moves and no others', () => {
  const legal = [
    'IDLE INITIALIZING',
    'INITIALIZING SCANNING',
    'SCANNING SUMMARIZING',
    'SUMMARIZING MAPPING',
    'MAPPING WRITING',
    'MAPPING COMPLETED',
    'WRITING COMBINING',
    'COMBINING VALIDATING',
    'VALIDATING COMPLETED',
  ]
  const states = [
    'IDLE',
    'INITIALIZING',
    'SCANNING',
    'SUMMARIZING',
    'MAPPING',
    'WRITING',
    'COMBINING',
    'VALIDATING',
    'COMPLETED',
    'FAILED',
  ] as const
  for (const from of states)
    for (const to of states) {
      const isLegal =
        legal.includes(`${from} ${to}`) || (to === 'FAILED' && from !== 'FAILED' && from !== 'COMPLETED')
      if (isLegal) expect(moveFinal(from, to)).toBe(to)
      else expect(() => moveFinal(from, to), `${from} ${to}`).toThrow('the final stage does not go')
    }
})

test('a sentence that rests on nothing is warned of, and a sound paper has none', () => {
  const told = (given?: Record<string, unknown>) =>
    finish(given).report.warnings.flatMap(({ code, about }) =>
      code === 'sentence-rests-on-nothing' ? [about] : [],
    )
  expect(told()).toEqual([])
  const lie = '23 of 24 sources prove that remote work cures burnout.'
  expect(told(withParagraph('discussion-writer', lie))).toEqual([lie])
})
