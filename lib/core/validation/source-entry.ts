import type { Locale } from '@/lib/contracts/locale'
import type { Score, Source } from '@/lib/contracts/source'
import type { Author } from '@/lib/contracts/work'
import { databaseLabels } from '@/lib/core/databases/database-label'
import { invertedName } from '@/lib/core/identity/author-line'
import { isHeldBack, originsOf } from '@/lib/core/relevance/threshold'
import { markdownLink, markdownText } from '@/lib/core/text/markdown-text'
import { say, speak } from '@/lib/core/text/say'
import {
  linkPhrases,
  peerReviewPhrases,
  retractionPhrases,
  scorePartPhrases,
  validationDocumentPhrases,
} from './validation-phrases'

/** As the engine calls what was written without a model. */
const BUILT_IN = 'built-in'
const partNames = [
  'concepts',
  'feedback',
  'title',
  'abstract',
  'keywords',
  'scope',
  'peer-review',
  'journal-tier',
  'citations',
] as const

const TITLE_MAX = 400
const AUTHORS_MAX = 12
const NAME_MAX = 120
const VENUE_MAX = 300
const SUMMARY_MAX = 1_200
const GROUND_MAX = 200
const LABELS_MAX = 600

/**
 * The readable list entry of a source as lines of Markdown: the checkbox with the source's id in a code span and its
 * title, then one bullet for each fact. Text of others is escaped; a fact that is not known is said to be unknown.
 */
export function sourceEntry(
  source: Source,
  rank: number,
  selected: boolean,
  locale: Locale,
): readonly string[] {
  const { work } = source
  const t = speak(validationDocumentPhrases, locale)
  const year = work.year === null ? t('unknown') : String(work.year)
  return [
    `- [${selected ? 'x' : ' '}] \`${writeId(source.id)}\` **${rank}. ${markdownText(work.title, TITLE_MAX) || t('unknown')}**`,
    `  - ${t('authors')}: ${authorsLine(work.authors, locale)}`,
    `  - ${t('year')}: ${year}`,
    `  - ${t('journal')}: ${work.venue ? markdownText(work.venue, VENUE_MAX) : t('unknown')}`,
    ...(work.doi ? [`  - ${t('doi')}: ${markdownText(work.doi, VENUE_MAX)}`] : []),
    ...scoreLines(t('relevancy'), source.relevancy, locale),
    ...scoreLines(t('quality'), source.quality, locale),
    `  - ${say(peerReviewPhrases, locale, source.peerReview)}`,
    ...retractionLine(source, locale),
    `  - ${summaryLine(source, locale)}`,
    ...writtenLine(source, locale),
    `  - ${t('access')}: ${accessLine(source, locale)}`,
    ...openCopyLine(source, locale),
    `  - ${t('foundIn')}: ${markdownText(databaseLabels(originsOf(source), locale), LABELS_MAX)}`,
    ...tagsLine(source, locale),
  ]
}

/** The id of a source as a code span can hold it: letters, digits and `._-` stay, others become %XXXX. */
export function writeId(id: string): string {
  return id.replace(/[^A-Za-z0-9._-]/g, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function authorsLine(authors: readonly Author[], locale: Locale): string {
  const names = authors.map(invertedName).filter((name) => name.trim() !== '')
  const shown = names.slice(0, AUTHORS_MAX).map((name) => markdownText(name, NAME_MAX))
  if (shown.length === 0) return say(validationDocumentPhrases, locale, 'unknown')
  const more = names.length - shown.length
  return more > 0
    ? `${shown.join('; ')} ${say(validationDocumentPhrases, locale, 'moreAuthors', { count: more })}`
    : shown.join('; ')
}

function scoreLines(label: string, score: Score, locale: Locale): readonly string[] {
  const parts = score.parts.map(({ name, score: value, weight, ground, unknown }) => {
    const grounds = [unknown ? '?' : '', markdownText(ground, GROUND_MAX)].filter(Boolean).join(' ')
    return `    - ${partName(name, locale)}: ${percent(value)} × ${percent(weight * 100)}${grounds ? ` (${grounds})` : ''}`
  })
  const reason = markdownText(score.reason, 600)
  return [`  - **${label}: ${percent(score.score)}**${reason ? ` · ${reason}` : ''}`, ...parts]
}

/** A part by its name in the document's language; one that is not known here as it is. */
function partName(name: string, locale: Locale): string {
  const known = partNames.find((part) => part === name)
  return known ? say(scorePartPhrases, locale, known) : markdownText(name, 40)
}

/** Whole percent, so that the document and the screen say the same. */
function percent(value: number): string {
  return `${Math.round(value)} %`
}

function summaryLine({ summary }: Source, locale: Locale): string {
  const t = speak(validationDocumentPhrases, locale)
  if (!summary) return `${t('summary')}: ${t('noSummary')}`
  const language = markdownText(summary.language ?? t('unknown'), 12)
  const text = markdownText(summary.text, SUMMARY_MAX) || t('noSummary')
  return `${t('summary')} (${language}, ${summary.engine === BUILT_IN ? t('builtIn') : markdownText(summary.engine, 80)}): ${text}`
}

/** Shortened like a summary; the data at the end of the document holds it whole. */
function writtenLine({ writtenAbstract }: Source, locale: Locale): readonly string[] {
  if (writtenAbstract === undefined) return []
  return [
    `  - ${say(validationDocumentPhrases, locale, 'writtenAbstract')}: ${markdownText(writtenAbstract, SUMMARY_MAX)}`,
  ]
}

function accessLine({ access }: Source, locale: Locale): string {
  const link = markdownLink(access.url)
  return `${link || say(validationDocumentPhrases, locale, 'none')} (${say(linkPhrases, locale, access.state)})`
}

function openCopyLine({ access }: Source, locale: Locale): readonly string[] {
  const link = access.openCopyUrl === access.url ? '' : markdownLink(access.openCopyUrl)
  return link ? [`  - ${say(validationDocumentPhrases, locale, 'openCopy')}: ${link}`] : []
}

function retractionLine({ retractionCheck }: Source, locale: Locale): readonly string[] {
  const isPlain = retractionCheck === 'clean' || retractionCheck === 'not-checked'
  const said = say(retractionPhrases, locale, retractionCheck)
  return [isPlain ? `  - ${said}` : `  - **${said}**`]
}

function tagsLine(source: Source, locale: Locale): readonly string[] {
  const t = speak(validationDocumentPhrases, locale)
  const tags = [
    source.userProvided ? t('userProvided') : '',
    source.work.sandbox ? t('sandbox') : '',
    source.work.type === 'preprint' ? t('preprint') : '',
    isHeldBack(source) ? t('heldBack') : '',
  ].filter(Boolean)
  return tags.length > 0 ? [`  - ${t('tags')}: ${tags.join(' ')}`] : []
}
