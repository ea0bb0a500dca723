import type {
  Block,
  BlockOrigin,
  Chapter,
  DocumentTree,
  Inline,
  Inlines,
} from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import { REVIEW_SOURCES_MAX, type ReviewSentence, type Study } from '@/lib/contracts/review'
import type { Work } from '@/lib/contracts/work'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import { formatReferencesRich, type RichReferences } from '@/lib/core/citations/rich-references'
import { cslFromWork } from '@/lib/core/formats/csl-from-work'
import { blocksExport } from '@/lib/core/references/decide-reference'
import { repairedWork } from '@/lib/core/references/repaired-work'
import { citationSegments } from '@/lib/core/text/citation-marks'
import { type Say, speak } from '@/lib/core/text/say'
import { bold, heading, list, paragraph, plain, plainHeading, table } from '@/lib/core/writing/blocks'
import { countedCitation } from '@/lib/core/writing/citation-mark'
import { countOf } from '@/lib/core/writing/counted-words'
import { biasChapters } from './review-bias'
import { type ReviewPhrase, reviewPhrases } from './review-phrases'
import { flowChapters, searchAppendix } from './review-search'
import type { ReviewState } from './review-state'
import { embeddedQuote, type ReviewedSource } from './reviewed-source'
import { countryNames, designName } from './study-labels'

export interface ReviewTreeOptions {
  readonly style: CitationStyle
  /** YYYY-MM-DD */
  readonly date: string
}

interface Writing {
  readonly state: ReviewState
  readonly t: Say<ReviewPhrase>
  readonly references: RichReferences
  readonly cite: (keys: readonly string[]) => Inlines
  readonly text: (text: string) => Inlines
}

const by: BlockOrigin = { stage: 'review', engine: 'code' }

/** The works that the review cites or lists, repaired where the student decided so, without those that were taken out; by key. */
export function printedWorks(state: ReviewState): ReadonlyMap<string, Work> {
  const verdicts = new Map(state.verdicts.map((verdict) => [verdict.key, verdict]))
  return new Map(
    (state.gathered?.sources ?? []).flatMap(({ key, work }) => {
      const verdict = verdicts.get(key) ?? null
      const { listed, repaired } = blocksExport(verdict, state.decisions.get(key) ?? null)
      if (!listed) return []
      return [[key, repaired && verdict ? repairedWork(work, verdict) : work] as const]
    }),
  )
}

/** The whole review as a document: sources, one chapter for each theme, what joins them, the synthesis table, references and their check. Pure: equal input gives an equal tree. */
export function reviewTree(state: ReviewState, { style, date }: ReviewTreeOptions): DocumentTree {
  const { input, settings, gathered, themes } = state
  const works = printedWorks(state)
  const listed = [...works].map(([key, work]) => {
    const { abstract: _, keyword: __, ...item } = cslFromWork(work, key)
    return item
  })
  const languages = { en: 'en-US', 'pt-BR': 'pt-BR', es: 'es-ES' } as const
  const own = settings.style === 'apa' ? { ...style, language: languages[input.locale] } : style
  const references = formatReferencesRich(listed, own)
  const t = speak(reviewPhrases, input.locale)
  const cite = (keys: readonly string[]) => citation(keys, { works, references, t })
  const writing: Writing = {
    state,
    t,
    references,
    cite,
    text: (text) =>
      citationSegments(text).flatMap(
        (part): Inlines => (part.kind === 'cite' ? cite(part.keys) : [plain(part.text)]),
      ),
  }
  const isInvented = (gathered?.sources ?? []).some(({ work }) => work.sandbox === true)
  return {
    title: input.title || (gathered?.topic ?? ''),
    subtitle: '',
    author: input.author,
    institution: '',
    advisor: '',
    city: '',
    date,
    nature: t('nature'),
    language: input.locale,
    style: settings.style,
    keywords: (themes ?? []).map(({ name }) => name),
    banner: isInvented ? t('banner') : '',
    chapters: [
      sourcesChapter(writing),
      ...flowChapters(state),
      ...themeChapters(writing),
      acrossChapter(writing),
      tableChapter(writing),
      ...biasChapters(state, cite),
      referencesChapter(writing),
      checkChapter(writing),
      ...searchAppendix(state),
      {
        id: 'how',
        blocks: [plainHeading('how.h', 1, t('how'), by), paragraph('how.p1', [plain(t('howText'))], by)],
      },
    ],
  }
}

function citation(
  keys: readonly string[],
  {
    works,
    references,
    t,
  }: { works: ReadonlyMap<string, Work>; references: RichReferences; t: Say<ReviewPhrase> },
): Inlines {
  const known = references.entries.flatMap(({ key }) => (keys.includes(key) ? [key] : []))
  const missing = keys.filter((key) => !works.has(key))
  const inlines: Inline[] = []
  if (known.length > 0) inlines.push({ kind: 'cite', text: references.cite(known), keys: known })
  if (missing.length > 0) inlines.push(bold(t('missingSource', { keys: missing.join(', ') })))
  return inlines
}

function sourcesChapter({ state, t, cite, text }: Writing): Chapter {
  const sources = state.gathered?.sources ?? []
  const { topic = '', question = '', beyond = 0 } = state.gathered ?? {}
  const { retracted = [], offTopic = [] } = state.gathered?.setAside ?? {}
  const aside = (words: 'offTopic' | 'retractedSources', keys: readonly string[]) =>
    keys.length === 0
      ? []
      : [
          t(words, {
            count: keys.length,
            counted: countOf(keys.length, state.input.locale),
            cite: countedCitation(keys),
          }),
        ]
  const about = [
    t('aboutSources', { total: sources.length, topic, scope: state.settings.scope }),
    ...(beyond > 0 ? [t('beyond', { count: beyond, max: REVIEW_SOURCES_MAX })] : []),
    ...aside('offTopic', offTopic),
    ...aside('retractedSources', retracted),
  ].join(' ')
  const isMixed = sources.some(({ chosen }) => !chosen)
  const rows = sources.map((source): Inlines[] => [
    [
      ...cite([source.key]),
      plain(` ${source.work.title}${source.chosen && isMixed ? ` (${t('chosenMark')})` : ''}`),
    ],
    [plain(shownKeywords(source.work.keywords ?? []) || t('noKeywords'))],
    [plain(t(`access-${source.urlState}`))],
    [plain(`${Math.round(source.relevancy)} % · ${Math.round(source.quality)} %`)],
  ])
  const head = [t('source'), t('keywords'), t('access'), t('scores')]
  return {
    id: 'sources',
    blocks: [
      heading('sources.h', 1, t('sources'), by),
      paragraph('sources.p1', text(about), by),
      ...(question === '' ? [] : [paragraph('sources.p2', [plain(t('question', { question }))], by)]),
      table('sources.list', { caption: t('sourceList'), head, rows, widths: [0.4, 0.28, 0.16, 0.16] }, by),
    ],
  }
}

/** Keywords of one source that its line shows: catalogues give dozens. */
const KEYWORDS_SHOWN = 6

/** The first keywords; the stars by which a catalogue marks the main ones are left out. */
function shownKeywords(keywords: readonly string[]): string {
  const own = keywords
    .flatMap((one) => one.split(/[;,]\s+/))
    .map((one) => one.replaceAll('*', '').trim())
    .filter((one) => one !== '')
  const shown = own.slice(0, KEYWORDS_SHOWN).join('; ')
  return own.length > KEYWORDS_SHOWN ? `${shown}; …` : shown
}

const parts = ['synthesis', 'patterns', 'tensions', 'gaps'] as const

function themeChapters(writing: Writing): readonly Chapter[] {
  const { state, t } = writing
  const written = new Map(state.written.map((theme) => [theme.id, theme]))
  const themes = state.themes ?? []
  if (themes.length === 0)
    return [
      {
        id: 'themes',
        blocks: [
          heading('themes.h', 1, t('themes'), by),
          paragraph('themes.none', [plain(t('noTheme'))], by),
        ],
      },
    ]
  return themes.map(({ id, name }, at) => {
    const theme = written.get(id)
    const base = `theme-${at + 1}`
    const blocks: Block[] = [heading(`${base}.h`, 1, capital(name), by)]
    for (const part of parts) {
      blocks.push(heading(`${base}.${part}.h`, 2, t(part), by))
      blocks.push(...sentencesOf(writing, `${base}.${part}`, theme?.[part] ?? []))
    }
    blocks.push(heading(`${base}.key.h`, 2, t('keyCitations'), by))
    blocks.push(
      list(
        `${base}.key`,
        (theme?.keyCitations ?? []).map(({ text }) => writing.text(text)),
        by,
      ),
    )
    return { id: base, blocks }
  })
}

/** Sentences of one part as one paragraph. */
function sentencesOf(writing: Writing, id: string, sentences: readonly ReviewSentence[]): readonly Block[] {
  if (sentences.length === 0) return []
  const inlines = sentences.flatMap(({ text }, at) => [
    ...(at > 0 ? [plain(' ')] : []),
    ...writing.text(text),
  ])
  return [paragraph(`${id}.p1`, inlines, by)]
}

function acrossChapter(writing: Writing): Chapter {
  const { state, t, text } = writing
  const { links = [], gaps = [], outline = [] } = state.connected ?? {}
  const chapters = outline.map(({ title, points }) => [
    bold(capital(title)),
    ...(points.length > 0 ? [plain(`: ${points.join('; ')}`)] : []),
  ])
  return {
    id: 'across',
    blocks: [
      heading('across.h', 1, t('across'), by),
      heading('across.links.h', 2, t('links'), by),
      ...sentencesOf(writing, 'across.links', links),
      heading('across.gaps.h', 2, t('overallGaps'), by),
      list(
        'across.gaps',
        gaps.map((gap) => text(gap.text)),
        by,
      ),
      heading('across.outline.h', 2, t('outline'), by),
      { ...list('across.outline', chapters, by), ordered: true },
    ],
  }
}

function tableChapter({ state, t, cite }: Writing): Chapter {
  const rows = state.reviewed.map(({ source, study }: ReviewedSource): Inlines[] => [
    cite([source.key]),
    [plain(designAndCountry(study, state.input.locale))],
    [plain(cell(study, 'sample'))],
    [plain(cell(study, 'finding'))],
    [plain(t(study.direction))],
  ])
  const head = [t('study'), t('designAndCountry'), t('sample'), t('finding'), t('direction')]
  const widths = [0.17, 0.17, 0.25, 0.28, 0.13]
  return {
    id: 'table',
    blocks: [
      heading('table.h', 1, t('table'), by),
      table('table.rows', { caption: t('table'), head, rows, widths, note: t('tableNote') }, by),
    ],
  }
}

/** Both in one cell: a column of countries would be nearly empty, and take its width from what is quoted. */
function designAndCountry(study: Study, locale: Locale): string {
  const design = study.design === null ? [] : [designName(study.design, locale)]
  return [...design, ...countryNames(study, locale)].join('; ') || '–'
}

function cell({ said }: Study, field: 'sample' | 'finding'): string {
  const own = said[field]
  return own ? `“${embeddedQuote(own)}”` : '–'
}

function referencesChapter({ state, t, references }: Writing): Chapter {
  const title = plainHeading('references.h', 1, t('references'), by)
  const verdicts = new Map(state.verdicts.map(({ key, verdict }) => [key, verdict]))
  const works = printedWorks(state)
  const entries = references.entries.map(({ key, inlines }) => {
    const marks = [
      ...(works.get(key)?.sandbox === true ? [t('sandboxMark')] : []),
      ...(verdicts.get(key) === 'retracted' ? [t('retractedMark')] : []),
      ...(verdicts.get(key) === 'concern' ? [t('concernMark')] : []),
    ]
    return { key, inlines: [...inlines, ...marks.map((mark) => bold(` ${mark}`))] }
  })
  const body: Block =
    entries.length === 0
      ? paragraph('references.none', [plain(t('noReferences'))], by)
      : { kind: 'references', id: 'references.list', origin: by, entries }
  return { id: 'references', blocks: [title, body] }
}

function checkChapter({ state, t, cite }: Writing): Chapter {
  const title = plainHeading('check.h', 1, t('check'), by)
  if (state.verdicts.length === 0)
    return { id: 'check', blocks: [title, paragraph('check.none', [plain(t('checkNone'))], by)] }
  const rows = state.verdicts.map((verdict): Inlines[] => {
    const { printed, reason } = blocksExport(verdict, state.decisions.get(verdict.key) ?? null)
    const isDecided = printed === 'kept' || printed === 'removed' || printed === 'repaired'
    const told = t(verdict.verdict)
    return [cite([verdict.key]), [plain(isDecided ? `${told}; ${t(printed, { reason })}` : told)]]
  })
  const head = [t('reference'), t('verdict')]
  return {
    id: 'check',
    blocks: [title, table('check.table', { caption: t('check'), head, rows, widths: [0.4, 0.6] }, by)],
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
