import type {
  Block,
  BlockOrigin,
  Chapter,
  DocumentTree,
  Inline,
  Inlines,
} from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import { paperPhases } from '@/lib/contracts/paper-agents'
import { PrismaReview } from '@/lib/contracts/paper-discovery'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperInput, PaperSource } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { PaperAbstract, WrittenChapters } from '@/lib/contracts/paper-writing'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import {
  type CitedManner,
  formatReferencesRich,
  type RichReferences,
} from '@/lib/core/citations/rich-references'
import { cslFromWork } from '@/lib/core/formats/csl-from-work'
import { flowPhrases } from '@/lib/core/review/flow-phrases'
import { searchFlowFigure } from '@/lib/core/review/review-search'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { speak } from '@/lib/core/text/say'
import { bold, heading, paragraph, plain, plainHeading } from '@/lib/core/writing/blocks'
import { upperFirst } from '@/lib/core/writing/noun-phrases'
import { paperAppendices } from './appendices/paper-appendices'
import { columnFigures, spreadFigures } from './data/data-figures'
import { chapterWords } from './floors/chapter-words'
import type { FloorContext } from './floors/floor-context'
import { recordedFlow } from './floors/prisma-floor'
import { supportingSources } from './floors/supporting-sources'
import { outputBlocks } from './output-blocks'
import { paperDocumentWords } from './output-words'
import { type OutputWriting, paragraphBlocks } from './paragraph-blocks'

/** `paper`: what its reader gets; `working`: what every agent has written. */
export type PaperPart = 'paper' | 'working'

export interface PaperState {
  readonly input: Pick<PaperInput, 'query' | 'locale' | 'kind'> & { readonly data?: PaperInput['data'] }
  readonly sources: readonly PaperSource[]
  readonly outputs: PaperOutputs
  /** How the sources were found; none where nobody wrote it down. */
  readonly search?: FloorContext['search']
  /** Who wrote each output: 'built-in', 'student' or a model. */
  readonly writers: ReadonlyMap<string, string>
}

export interface PaperTreeOptions {
  readonly part: PaperPart
  readonly style: CitationStyle
  readonly styleName: DocumentTree['style']
  /** YYYY-MM-DD */
  readonly date: string
  /** What phases and agents are called. */
  readonly names: { readonly phase: (key: string) => string; readonly agent: (key: string) => string }
}

const languages = { en: 'en-US', 'pt-BR': 'pt-BR', es: 'es-ES' } as const

/** The paper, or the working papers behind it, as a document. Null for a paper of which no chapter is written. Pure. */
export function paperTree(state: PaperState, options: PaperTreeOptions): DocumentTree | null {
  const { input, sources, outputs } = state
  const { part, date, styleName } = options
  const cited = part === 'paper' ? citedIn(outputs) : citedAnywhere(outputs, sources)
  // A preprint that is counted with its article stands in no list, and so parts no years into "2019a" and "2019b".
  const kept = supportingSources(sources)
  const listed = sources.filter((source) => kept.includes(source) || cited.has(source.key))
  const writing = writingOf({ ...state, sources: listed }, options)
  const own = part === 'paper' ? paperChapters(state, writing) : workingChapters(state, writing, options)
  if (own === null) return null
  const say = speak(paperDocumentWords, input.locale)
  return {
    title: input.query,
    subtitle: part === 'working' ? say('working') : '',
    author: '',
    institution: '',
    advisor: '',
    city: '',
    date,
    nature: say('nature', { kind: input.kind }),
    language: input.locale,
    style: styleName,
    keywords: PaperAbstract.safeParse(outputs['abstract-writer']).data?.keywords ?? [],
    banner: sources.some(({ work }) => work.sandbox === true) ? say('banner') : '',
    chapters: [
      ...own,
      ...referencesChapter(
        writing.references.entries.filter(({ key }) => cited.has(key)),
        say('references'),
      ),
      ...(part === 'paper' ? appendicesOf(state, writing, date) : []),
    ],
  }
}

/** Every source of a form or a checklist in the appendices is one of the paper, and listed where a chapter cites it. */
function appendicesOf(
  { input, sources, outputs, search }: PaperState,
  { cite, origin }: Writing,
  date: string,
): readonly Chapter[] {
  const context = { ...input, sources, outputs, search, currentYear: Number(date.slice(0, 4)) }
  return paperAppendices(context, { cite, origin })
}

/** An agent's output as it stands alone on the page: its labels in the language of the page, its texts in that of the paper. */
export function outputView(
  key: string,
  state: PaperState,
  { locale, ...options }: Omit<PaperTreeOptions, 'part'> & { readonly locale: Locale },
): readonly Block[] {
  const writing = { ...writingOf(state, options), locale, origin: originOf(key, state) }
  return outputBlocks(state.outputs[key], key, writing)
}

interface Writing extends OutputWriting {
  readonly references: RichReferences
}

function writingOf(
  { input, sources }: PaperState,
  { style, styleName }: Pick<PaperTreeOptions, 'style' | 'styleName'>,
): Writing {
  const { locale } = input
  const items = sources.map(({ key, work }) => {
    const { abstract: _, keyword: __, ...item } = cslFromWork(work, key)
    return item
  })
  const own = styleName === 'apa' ? { ...style, language: languages[locale] } : style
  const references = formatReferencesRich(items, own)
  const listed = new Set(references.entries.map(({ key }) => key))
  const say = speak(paperDocumentWords, locale)
  const cite = (keys: readonly string[], { yearOnly, suffix }: CitedManner = {}): Inlines => {
    const manner = { ...(yearOnly ? { yearOnly } : {}), ...(suffix ? { suffix } : {}) }
    // In the order in which the citation names them, so that each piece of its text leads to its own entry.
    const known = references.entries.flatMap(({ key }) => (keys.includes(key) ? [key] : []))
    const missing = keys.filter((key) => !listed.has(key))
    const inlines: Inline[] = []
    if (known.length > 0) inlines.push({ kind: 'cite', text: references.cite(known, manner), keys: known })
    if (missing.length > 0) inlines.push(bold(say('missingSource', { keys: missing.join(', ') })))
    return inlines
  }
  return { locale, cite, references, origin: { stage: 'paper', engine: 'code' } }
}

const originOf = (key: string, { writers }: PaperState): BlockOrigin => ({
  stage: key,
  engine: writers.get(key) ?? 'code',
})

/** The chapters of the locked structure that are written, in their order, behind the abstract; null of none. */
function paperChapters(state: PaperState, writing: Writing): readonly Chapter[] | null {
  const { outputs, input } = state
  const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data
  const chapters = (structure?.chapters ?? []).flatMap(({ number, writer }): Chapter[] => {
    const written = WrittenChapters.safeParse(outputs[writer]).data?.chapters.find(
      (one) => one.number === number,
    )
    if (!written) return []
    const [id, origin] = [`chapter-${number}`, originOf(writer, state)]
    const body = written.sections.flatMap((section, at) => {
      const own = paragraphBlocks(section.paragraphs, `${id}.${at + 1}`, { ...writing, origin })
      const figures = figuresOf(section.heading, writer, { state, origin })
      // The sentence that leads to the next chapter ends a chapter, behind its figures.
      const isLast = at === written.sections.length - 1 && own.at(-1)?.kind === 'paragraph'
      const end = isLast ? own.slice(-1) : []
      return [
        heading(`${id}.${at + 1}.h`, 2, section.heading, origin),
        ...own.slice(0, own.length - end.length),
        ...figures,
        ...end,
      ]
    })
    return [{ id, blocks: [heading(`${id}.h`, 1, written.title, origin), ...body] }]
  })
  if (chapters.length === 0) return null
  const abstract = PaperAbstract.safeParse(outputs['abstract-writer']).data
  if (!abstract) return chapters
  const { background, aim, method, results, conclusion, keywords } = abstract
  const origin = originOf('abstract-writer', state)
  const say = speak(paperDocumentWords, input.locale)
  const text = [background, aim, method, results, conclusion].join(' ')
  const blocks = [
    plainHeading('abstract.h', 1, say('abstract'), origin),
    paragraph('abstract.p1', [plain(text)], origin),
    paragraph('abstract.keywords', [bold(say('keywords')), plain(`${keywords.join('; ')}.`)], origin),
  ]
  return [{ id: 'abstract', blocks }, ...chapters]
}

/** What is drawn in a section: the flow of records, and the student's own data. */
function figuresOf(
  heading: string,
  writer: string,
  { state, origin }: { readonly state: PaperState; readonly origin: BlockOrigin },
): readonly Block[] {
  const { locale, data } = state.input
  const say = speak(chapterWords('headings'), locale)
  const is = (key: 'selection' | 'dataDescribed') => heading === upperFirst(say(key))
  const flow = flowOf(state, origin)
  if (writer === 'methodology-writer' && is('selection')) return flow
  if (writer !== 'results-writer' || !data || !is('dataDescribed')) return []
  const drawn = [...columnFigures(data, { locale, origin }), ...spreadFigures(data, { locale, origin })]
  if (drawn.length === 0) return []
  const first = flow.length === 0 ? 1 : 2
  const values = { count: drawn.length, first, last: first + drawn.length - 1 }
  const text = speak(chapterWords('data'), locale)('figuresText', values)
  return [paragraph('data.figures', [plain(text)], origin), ...drawn]
}

/** The flow of records as a drawing, where the log has one that counts these sources. */
function flowOf({ input, search, outputs }: PaperState, origin: BlockOrigin): readonly Block[] {
  const isTold =
    PrismaReview.safeParse(outputs['systematic-reviewer']).data?.flow.identified ===
    recordedFlow({ search, locale: input.locale })?.identified
  if (!search || !isTold) return []
  const text = speak(chapterWords('method'), input.locale)('flowFigure', { figure: 1 })
  return [
    paragraph('flow.figure', [plain(text)], origin),
    searchFlowFigure(search.flow, { t: speak(flowPhrases, input.locale), origin }),
  ]
}

/** One chapter for each phase, one section for each agent; what is not written is said to be so. */
function workingChapters(
  state: PaperState,
  writing: Writing,
  { names }: Pick<PaperTreeOptions, 'names'>,
): readonly Chapter[] {
  const { input, outputs, writers } = state
  const say = speak(paperDocumentWords, input.locale)
  const { origin } = writing
  const about: Chapter = {
    id: 'about',
    blocks: [
      plainHeading('about.h', 1, say('working'), origin),
      paragraph('about.p1', [plain(say('about'))], origin),
      paragraph('about.p2', [plain(say('question', { query: input.query }))], origin),
    ],
  }
  const phases = paperPhases.map(({ key: phase, agents }): Chapter => {
    const sections = agents.flatMap(({ key }): Block[] => {
      const by = originOf(key, state)
      const engine = writers.get(key)
      const name = engine === 'built-in' || engine === 'student' ? say(engine) : engine
      const told =
        outputs[key] === undefined || name === undefined ? say('notWritten') : say('writtenBy', { name })
      return [
        heading(`${key}.h`, 2, names.agent(key), by),
        { ...paragraph(`${key}.by`, [plain(told)], by), role: 'note' },
        ...outputBlocks(outputs[key], key, { ...writing, origin: by }),
      ]
    })
    return { id: phase, blocks: [heading(`${phase}.h`, 1, names.phase(phase), origin), ...sections] }
  })
  return [about, ...phases]
}

function referencesChapter(entries: RichReferences['entries'], title: string): readonly Chapter[] {
  if (entries.length === 0) return []
  const origin: BlockOrigin = { stage: 'paper', engine: 'code' }
  const blocks: Block[] = [
    plainHeading('references.h', 1, title, origin),
    { kind: 'references', id: 'references.list', origin, entries },
  ]
  return [{ id: 'references', blocks }]
}

/** What the chapters cite. */
function citedIn(outputs: PaperOutputs): ReadonlySet<string> {
  const chapters = Object.values(outputs).flatMap(
    (output) => WrittenChapters.safeParse(output).data?.chapters ?? [],
  )
  return new Set(
    chapters.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs.flatMap(keysIn))),
  )
}

const keysIn = (text: string): readonly string[] => [...parseCitations(text)]

function citedAnywhere(outputs: PaperOutputs, sources: readonly PaperSource[]): ReadonlySet<string> {
  const text = JSON.stringify(outputs)
  return new Set(
    sources.flatMap(({ key }) => (text.includes(`"${key}"`) || text.includes(`@${key}`) ? [key] : [])),
  )
}
