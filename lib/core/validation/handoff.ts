import type { Source } from '@/lib/contracts/source'
import { Source as SourceSchema } from '@/lib/contracts/source'
import type { ValidationDocument } from '@/lib/contracts/validation-document'
import { studentNames } from '@/lib/core/concepts/student-names'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { invertedName } from '@/lib/core/identity/author-line'
import { thresholdOf } from '@/lib/core/relevance/threshold'
import { dateRangeOf } from '@/lib/core/search/search-plan'
import { markdownText } from '@/lib/core/text/markdown-text'
import { say, speak } from '@/lib/core/text/say'
import { DATA_FENCE, decodeBlocks, encodeRecords } from './document-data'
import { fileDate, slugOf } from './file-names'
import { sourceEntry } from './source-entry'
import { type Sealer, sealSources } from './source-seals'
import { documentFigures } from './validation-figures'
import { frontmatterText, writeYaml } from './validation-frontmatter'
import { handoffPhrases, sectionTitles, validationDocumentPhrases } from './validation-phrases'
import { renderSections } from './validation-sections'

/** Sources shown in the loop-back hand-off. */
const BEST_SHOWN = 10
const SELECTED_MAX = 500

/** True when a source or one of the records it was merged from is an invented one of the sandbox. */
export function hasInvented(sources: readonly Source[]): boolean {
  return sources.some(
    ({ work, members }) => work.sandbox === true || members.some((member) => member.sandbox === true),
  )
}

/** Name of the hand-off to the literature review: `source-validation-complete-<slug>.md`. */
export function handoffFileName(topic: string): string {
  return `source-validation-complete-${slugOf(topic)}.md`
}

/** Name of the loop-back hand-off to Dr. Carla: `patricia-to-carla-handoff-YYYY-MM-DD.md`. */
export function loopBackFileName(date: string): string {
  return `patricia-to-carla-handoff-${fileDate(date)}.md`
}

/**
 * The hand-off to the literature review: frontmatter with topic, question, search parameters and every selected source
 * (title, authors, year, journal, DOI, link, both scores, summary), the readable entries, and the data block from which
 * `readCompletion` gets the sources back. The sources keep the order of the ranking.
 */
export function writeCompletion(document: ValidationDocument, seal?: Sealer): string {
  const { locale, parameters } = document
  const t = speak(validationDocumentPhrases, locale)
  const selected = selectedSources(document)
  const yaml = writeYaml({
    handoff: 'source-validation-complete',
    date: document.lastContinued,
    topic: frontmatterText(parameters.topic),
    researchQuestion: frontmatterText(parameters.question),
    searchParameters: {
      dateRange: dateRangeOf(parameters),
      languages: parameters.languages,
      excludedKeywords: parameters.excluded,
      databases: parameters.databases.map((database) => databaseFacts[database].documentKey),
      keywords: studentNames(document.map),
    },
    selectedSources: selected.map(sourceDetails),
  })
  const seals = seal ? { seals: sealSources(selected, seal) } : {}
  const isCut = document.selected.length > selected.length && selected.length === SELECTED_MAX
  const entries = selected.flatMap((source, at) => ['', ...sourceEntry(source, at + 1, true, locale)])
  return lines([
    '---',
    yaml.trimEnd(),
    '---',
    '',
    `# ${say(handoffPhrases, locale, 'completeTitle', { topic: markdownText(parameters.topic, 300) })}`,
    '',
    `- ${t('topic')}: ${markdownText(parameters.topic, 2_000)}`,
    `- ${t('question')}: ${markdownText(parameters.question, 2_000) || t('none')}`,
    '',
    `## ${say(sectionTitles, locale, 'selected')}`,
    ...(isCut ? ['', `**${say(handoffPhrases, locale, 'cut', { count: SELECTED_MAX })}**`] : []),
    ...entries,
    '',
    `## ${say(sectionTitles, locale, 'data')}`,
    '',
    t('dataHint'),
    '',
    `\`\`\`${DATA_FENCE}`,
    encodeRecords([
      { topic: parameters.topic, question: parameters.question, parameters, ...seals },
      ...selected,
    ]),
    '```',
  ])
}

/** The sources of a hand-off written by `writeCompletion`, in its order; damaged ones are left out and counted. */
export function readCompletion(markdown: string): {
  readonly sources: readonly Source[]
  readonly damaged: number
} {
  const [, ...records] = decodeBlocks(markdown).at(-1) ?? []
  const read = records.slice(0, SELECTED_MAX).map((record) => SourceSchema.safeParse(record))
  const sources = read.flatMap((source) => (source.success ? [source.data] : []))
  return { sources, damaged: read.length - sources.length }
}

/**
 * The hand-off back to Dr. Carla: the present topic, what the search found (counts, databases with their outcome, the ten
 * best sources), why that is not enough, what was already tried, and what the student wants to talk about.
 * Where sources are invented, the frontmatter and a sentence say so.
 */
export function writeLoopBack(document: ValidationDocument, date: string): string {
  const { locale, parameters, wish } = document
  const t = speak(validationDocumentPhrases, locale)
  const figures = documentFigures(document)
  const { advice, count, missing } = thresholdOf(figures.relevant, figures)
  const sections = new Map(renderSections(document, figures).map((section) => [section.section, section]))
  const best = sections.get('results')?.entries.slice(0, BEST_SHOWN) ?? []
  const titles = speak(sectionTitles, locale)
  const isInvented = hasInvented(document.sources)
  const yaml = writeYaml({
    handoff: 'patricia-to-carla',
    date,
    ...(isInvented ? { sandbox: true } : {}),
    workflowStatus: 'paused-for-consultation',
    topic: frontmatterText(parameters.topic),
    researchQuestion: frontmatterText(parameters.question),
    totalSourcesFound: figures.found,
    sourcesOnTopic: count,
    sourcesMissing: missing,
    thresholdStatus: figures.status,
    advice,
    refinementCount: document.refinements.length,
    ...(wish === '' ? {} : { studentWish: frontmatterText(wish) }),
  })
  return lines([
    '---',
    yaml.trimEnd(),
    '---',
    '',
    `# ${say(handoffPhrases, locale, 'loopBackTitle', { topic: markdownText(parameters.topic, 300) })}`,
    '',
    ...(isInvented ? [`**${say(handoffPhrases, locale, 'invented')}**`, ''] : []),
    `## ${say(handoffPhrases, locale, 'reason')}`,
    '',
    ...(sections.get('threshold')?.lines ?? []),
    `- ${say(handoffPhrases, locale, 'wish')}: ${markdownText(wish, 2_000) || t('noRequest')}`,
    '',
    `## ${titles('parameters')}`,
    '',
    ...(sections.get('parameters')?.lines ?? []),
    '',
    `## ${titles('databases')}`,
    '',
    ...(sections.get('databases')?.lines ?? []),
    '',
    `## ${titles('quality')}`,
    '',
    ...(sections.get('quality')?.lines ?? []),
    '',
    `## ${titles('refinements')}`,
    '',
    ...(sections.get('refinements')?.lines ?? []),
    '',
    `## ${say(handoffPhrases, locale, 'best')}`,
    ...(best.length > 0 ? best.flatMap((entry) => ['', ...entry.lines]) : ['', t('noSources')]),
  ])
}

function sourceDetails(source: Source) {
  const { work } = source
  return {
    id: source.id,
    title: frontmatterText(work.title),
    authors: work.authors.map(invertedName).map(frontmatterText).slice(0, 50),
    year: work.year,
    journal: work.venue === null ? null : frontmatterText(work.venue),
    doi: work.doi,
    link: source.access.url,
    relevancy: Math.round(source.relevancy.score),
    quality: Math.round(source.quality.score),
    summary: source.summary === null ? null : frontmatterText(source.summary.text),
    userProvided: source.userProvided,
    sandbox: work.sandbox === true,
    retractionCheck: source.retractionCheck,
  }
}

function selectedSources({ sources, selected }: ValidationDocument): readonly Source[] {
  const chosen = new Set(selected)
  return sources.filter((source) => chosen.has(source.id)).slice(0, SELECTED_MAX)
}

function lines(text: readonly string[]): string {
  return `${text.join('\n')}\n`
}
