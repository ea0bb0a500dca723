import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { DocumentSection } from '@/lib/contracts/document-note'
import type { RefinementEntry } from '@/lib/contracts/refinement-entry'
import type { SearchParameters } from '@/lib/contracts/search'
import type { ValidationDocument } from '@/lib/contracts/validation-document'
import { studentNames } from '@/lib/core/concepts/student-names'
import { isAnswered } from '@/lib/core/databases/database-answers'
import { databaseLabel, databaseLabels } from '@/lib/core/databases/database-label'
import { thresholdPhrases } from '@/lib/core/relevance/relevance-phrases'
import { THRESHOLD, thresholdOf } from '@/lib/core/relevance/threshold'
import { refinementPhrases } from '@/lib/core/search/change-phrases'
import { dateRangeOf } from '@/lib/core/search/search-plan'
import { markdownText } from '@/lib/core/text/markdown-text'
import { say, speak } from '@/lib/core/text/say'
import { sourceEntry, writeId } from './source-entry'
import { type DocumentFigures, isListed } from './validation-figures'
import { outcomePhrases, statusPhrases, validationDocumentPhrases } from './validation-phrases'

const TEXT_MAX = 2_000
const QUERY_MAX = 1_500

/** One section of the document: its lines under the heading, and for the list of sources the entries apart. */
export interface RenderedSection {
  readonly section: DocumentSection
  readonly lines: readonly string[]
  readonly entries: readonly { readonly id: string; readonly lines: readonly string[] }[]
}

/** Every section in the order of the document, in its language, without the student's notes. */
export function renderSections(
  document: ValidationDocument,
  figures: DocumentFigures,
): readonly RenderedSection[] {
  return [
    plain('parameters', parameterLines(document)),
    { section: 'results', lines: resultLines(document, figures), entries: entriesOf(document) },
    plain('threshold', thresholdLines(document, figures)),
    plain('selected', selectedLines(document)),
    plain('refinements', refinementLines(document)),
    plain('databases', databaseLines(document)),
    plain('quality', qualityLines(document, figures)),
    plain('next', nextLines(document, figures)),
  ]
}

/** The title line and the status under it. */
export function topLines({ locale, parameters, status }: ValidationDocument): readonly string[] {
  const title = say(validationDocumentPhrases, locale, 'title', {
    topic: markdownText(parameters.topic, 300),
  })
  return [`# ${title}`, '', say(statusPhrases, locale, status)]
}

function plain(section: DocumentSection, lines: readonly string[]): RenderedSection {
  return { section, lines, entries: [] }
}

function parameterLines(document: ValidationDocument): readonly string[] {
  const { locale, parameters, databases, concepts } = document
  const t = speak(validationDocumentPhrases, locale)
  const concept = (words: readonly string[]) =>
    words.map((word) => markdownText(word, 200)).join(` ${t('or')} `)
  return [
    `- ${t('topic')}: ${markdownText(parameters.topic, TEXT_MAX)}`,
    `- ${t('question')}: ${markdownText(parameters.question, TEXT_MAX) || t('none')}`,
    ...searchedLines(document),
    `- ${t('concepts')}: ${concepts.map((words) => `(${concept(words)})`).join(` ${t('and')} `) || t('none')}`,
    `- ${t('terms')}:${databases.length === 0 ? ` ${t('none')}` : ''}`,
    ...databases.map(
      ({ database, query }) =>
        `  - ${databaseLabel(database, locale)}: ${markdownText(query, QUERY_MAX) || t('none')}`,
    ),
    ...filterLines(document, parameters, document.map),
    `- ${t('timestamp')}: ${markdownText(document.searchedAt ?? t('notSearched'), 40)}`,
  ]
}

/** Which databases answered, and which did not and why: nobody reached is nobody searched. */
function searchedLines({ databases, locale }: ValidationDocument): readonly string[] {
  const t = speak(validationDocumentPhrases, locale)
  const silent = databases.filter((line) => !isAnswered(line))
  const answered = databases.filter(isAnswered).map(({ database }) => database)
  return [
    `- ${t('searched')}: ${databaseLabels(answered, locale) || t(databases.length === 0 ? 'notSearched' : 'none')}`,
    ...(silent.length === 0 ? [] : [`- ${t('silent')}:`]),
    ...silent.map(
      ({ database, outcome }) =>
        `  - ${databaseLabel(database, locale)}: ${say(outcomePhrases, locale, outcome)}`,
    ),
  ]
}

function filterLines(
  { locale }: ValidationDocument,
  parameters: SearchParameters,
  map: ConceptMap,
): readonly string[] {
  const t = speak(validationDocumentPhrases, locale)
  return [
    `- ${t('years')}: ${markdownText(dateRangeOf(parameters), 20) || t('any')}`,
    `- ${t('languages')}: ${parameters.languages.join(', ') || t('any')}`,
    `- ${t('excluded')}: ${joined(parameters.excluded) || t('none')}`,
    `- ${t('keywords')}: ${joined(studentNames(map)) || t('none')}`,
  ]
}

function resultLines(document: ValidationDocument, figures: DocumentFigures): readonly string[] {
  const { locale } = document
  const omitted = document.omitted.shown + document.omitted.heldBack
  const hints = [
    say(validationDocumentPhrases, locale, figures.found === 0 ? 'noSources' : 'tickHint'),
    figures.heldBack > 0
      ? say(validationDocumentPhrases, locale, 'heldBackHint', { count: figures.heldBack })
      : '',
    figures.outside > 0
      ? say(validationDocumentPhrases, locale, 'outsideHint', { count: figures.outside })
      : '',
    omitted > 0 ? say(validationDocumentPhrases, locale, 'omittedHint', { count: omitted }) : '',
    document.abridged > 0 ? say(validationDocumentPhrases, locale, 'abridgedHint') : '',
  ]
  return hints.filter(Boolean).flatMap((hint, at) => (at === 0 ? [hint] : ['', hint]))
}

function entriesOf({ sources, selected, locale }: ValidationDocument): RenderedSection['entries'] {
  const chosen = new Set(selected)
  return sources
    .filter((source) => isListed(source, chosen))
    .map((source, at) => ({
      id: source.id,
      lines: sourceEntry(source, at + 1, chosen.has(source.id), locale),
    }))
}

function thresholdLines(
  { locale, strategies }: ValidationDocument,
  figures: DocumentFigures,
): readonly string[] {
  const t = speak(validationDocumentPhrases, locale)
  const { found, relevant } = figures
  const { advice, count, missing, status } = thresholdOf(relevant, figures)
  const said = say(validationDocumentPhrases, locale, status === 'met' ? 'statusMet' : 'statusWarning', {
    threshold: THRESHOLD,
  })
  const lines = [
    `- ${t('total')}: ${found}`,
    `- ${t('onTopic')}: ${relevant}`,
    `- ${said}`,
    `- ${say(thresholdPhrases, locale, advice, { found, count, missing })}`,
  ]
  if (status === 'met' || strategies.length === 0) return lines
  return [
    ...lines,
    `- ${t('recommendations')}:`,
    ...strategies.map(({ title, reason, example }) => {
      const values = {
        title: markdownText(title, 200),
        reason: markdownText(reason, 600),
        example: markdownText(example, 600),
      }
      return `  - ${say(validationDocumentPhrases, locale, 'recommendation', values)}`
    }),
  ]
}

function selectedLines({ locale, sources, selected, omitted }: ValidationDocument): readonly string[] {
  const chosen = new Set(selected)
  const listed = sources.filter((source) => isListed(source, chosen)).length + omitted.shown
  const t = speak(validationDocumentPhrases, locale)
  const picked = sources.filter((source) => chosen.has(source.id))
  return [
    `- ${say(validationDocumentPhrases, locale, 'selectedCount', { count: picked.length, total: listed })}`,
    `- ${picked.length > 0 ? t('ready') : t('notReady')}`,
    ...picked.map(
      ({ id, work }) =>
        `  - ${markdownText(work.title, 400) || t('unknown')} (${work.year ?? t('unknown')}) · \`${writeId(id)}\``,
    ),
  ]
}

function refinementLines(document: ValidationDocument): readonly string[] {
  const { refinements, locale } = document
  if (refinements.length === 0) return [say(validationDocumentPhrases, locale, 'noRefinements')]
  return refinements.flatMap((entry, at) => ['', ...refinementLog(document, entry, at + 1)]).slice(1)
}

function refinementLog(
  document: ValidationDocument,
  entry: RefinementEntry,
  number: number,
): readonly string[] {
  const { locale } = document
  const t = speak(validationDocumentPhrases, locale)
  const mode = say(refinementPhrases, locale, entry.mode)
  const results =
    entry.resultCount === null
      ? t('resultsPending')
      : say(validationDocumentPhrases, locale, 'results', { count: entry.resultCount })
  return [
    `### ${say(validationDocumentPhrases, locale, 'refinement', { number, date: markdownText(entry.date, 40), mode })}`,
    '',
    `- ${t('request')}: ${markdownText(entry.request, TEXT_MAX) || t('noRequest')}`,
    `- ${t('newParameters')}:`,
    `  - ${t('topic')}: ${markdownText(entry.after.topic, TEXT_MAX)}`,
    ...filterLines(document, entry.after, entry.map).map((line) => `  ${line}`),
    `- ${results}`,
  ]
}

function databaseLines({ databases, locale }: ValidationDocument): readonly string[] {
  if (databases.length === 0) return [say(validationDocumentPhrases, locale, 'notSearched')]
  return databases.map(({ database, outcome, count, total, detail }) => {
    const found = say(validationDocumentPhrases, locale, 'sourcesOf', {
      name: databaseLabel(database, locale),
      count,
    })
    const reported = total === null ? '' : say(validationDocumentPhrases, locale, 'reported', { total })
    // The rest of the detail is for the log, in the words of programs.
    const code = isAnswered({ outcome }) ? '' : (/\bHTTP \d{3}\b/.exec(detail)?.[0] ?? '')
    return `- ${[found, say(outcomePhrases, locale, outcome), reported, code].filter(Boolean).join(' · ')}`
  })
}

function qualityLines(
  { locale }: ValidationDocument,
  { distribution, heldBack }: DocumentFigures,
): readonly string[] {
  return [
    `- ${say(validationDocumentPhrases, locale, 'high', { count: distribution.high })}`,
    `- ${say(validationDocumentPhrases, locale, 'medium', { count: distribution.medium })}`,
    `- ${say(validationDocumentPhrases, locale, 'lower', { count: distribution.lower })}`,
    `- ${say(validationDocumentPhrases, locale, 'qualityNote', { count: heldBack })}`,
  ]
}

function nextLines({ locale, selected }: ValidationDocument, figures: DocumentFigures): readonly string[] {
  const t = speak(validationDocumentPhrases, locale)
  const { status, missing } = thresholdOf(figures.relevant)
  const onward = selected.length > 0 ? t('nextReview') : t('nextSelect')
  if (status === 'met') return [`- ${onward}`]
  return [
    `- ${say(validationDocumentPhrases, locale, 'nextRefine', { missing })}`,
    `- ${t('nextCarla')}`,
    ...(selected.length > 0 ? [`- ${onward}`] : []),
  ]
}

function joined(words: readonly string[]): string {
  return words.map((word) => markdownText(word, 200)).join(', ')
}
