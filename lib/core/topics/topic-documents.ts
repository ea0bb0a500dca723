import type { Locale } from '@/lib/contracts/locale'
import { DesignId } from '@/lib/contracts/proposal-run'
import type {
  Angle,
  AngleLink,
  DesignedQuestion,
  StudentProfile,
  TopicCount,
  ValidatedTopic,
  Viability,
} from '@/lib/contracts/topic'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { designLabels } from '@/lib/core/proposal/method/design-labels'
import { markdownText } from '@/lib/core/text/markdown-text'
import { say, speak } from '@/lib/core/text/say'
import { fileDate, slugOf } from '@/lib/core/validation/file-names'
import { frontmatterText, writeYaml } from '@/lib/core/validation/validation-frontmatter'
import { sizeFromCounts } from './size-from-counts'
import { totalOf } from './topic-bands'
import { topicDocumentPhrases } from './topic-phrases'

/** All that topic discovery hands on. */
export interface TopicRecord {
  readonly locale: Locale
  readonly date: string
  readonly validated: ValidatedTopic
  readonly profile: StudentProfile
  readonly confidence: number
  readonly angles: readonly Angle[]
  readonly counts: ReadonlyMap<string, readonly TopicCount[]>
  readonly chosen: string
  readonly viabilities: readonly Viability[]
  readonly rejected: readonly { readonly angle: string; readonly reason: string }[]
  readonly questions: readonly DesignedQuestion[]
}

/** Name of the hand-off: `carla-handoff-{studentId}.md`; an id holds letters, digits and hyphens. */
export function carlaHandoffFileName(studentId: string): string {
  return `carla-handoff-${slugOf(studentId)}.md`
}

/** Name of the validation document: `topic-discovery-YYYY-MM-DD.md`. */
export function topicDocumentFileName(date: string): string {
  return `topic-discovery-${fileDate(date)}.md`
}

/** The hand-off to source validation: frontmatter that `parseCarlaHandoff` reads, then the same to be read by people. */
export function writeCarlaHandoff(record: TopicRecord): string {
  const { validated, profile, locale, date } = record
  const t = speak(topicDocumentPhrases, locale)
  const context = contextLines(profile)
  const yaml = writeYaml({
    handoff: 'carla-handoff',
    date,
    ...(isInvented(record) ? { sandbox: true } : {}),
    validatedTopic: frontmatterText(validated.topic),
    researchQuestion: frontmatterText(validated.question),
    ...context,
    inScope: validated.in.map(frontmatterText),
    outOfScope: validated.out.map(frontmatterText),
    confidence: record.confidence,
  })
  return lines([
    '---',
    yaml.trimEnd(),
    '---',
    '',
    `# ${t('handoffTitle', { topic: markdownText(validated.topic, 300) })}`,
    ...invented(record),
    ...scopeLines(record),
    '',
    `## ${t('start')}`,
    '',
    ...startLines(record),
  ])
}

/** The validation document: every angle with its counts and viability, the chosen topic and question, five sources to start with. */
export function writeTopicDocument(record: TopicRecord): string {
  const { validated, locale, angles, chosen, questions } = record
  const t = speak(topicDocumentPhrases, locale)
  const yaml = writeYaml({
    document: 'topic-discovery',
    date: record.date,
    ...(isInvented(record) ? { sandbox: true } : {}),
    stepsCompleted: ['interests', 'angles', 'counts', 'finalists', 'choice', 'document'],
    topic: frontmatterText(validated.topic),
    researchQuestion: frontmatterText(validated.question),
    confidence: record.confidence,
  })
  return lines([
    '---',
    yaml.trimEnd(),
    '---',
    '',
    `# ${t('title', { topic: markdownText(validated.topic, 300) })}`,
    ...invented(record),
    ...scopeLines(record),
    '',
    t('confidence', { value: record.confidence }),
    '',
    `## ${t('angles')}`,
    ...angles.flatMap((angle) => angleLines(angle, record, angle.id === chosen)),
    '',
    `## ${t('alternatives')}`,
    '',
    ...questions.map(
      ({ text, design }) =>
        `- ${markdownText(text, 2_000)} (${t('studyDesign')}: ${designWords(design, locale)})`,
    ),
    '',
    `## ${t('start')}`,
    '',
    ...startLines(record),
  ])
}

function scopeLines({ validated, locale }: TopicRecord): readonly string[] {
  const t = speak(topicDocumentPhrases, locale)
  const list = (words: readonly string[]) =>
    words.map((word) => markdownText(word, 200)).join('; ') || t('none')
  return [
    '',
    `- ${t('topic')}: ${markdownText(validated.topic, 2_000)}`,
    `- ${t('question')}: ${markdownText(validated.question, 2_000) || t('none')}`,
    `- ${t('in')}: ${list(validated.in)}`,
    `- ${t('out')}: ${list(validated.out)}`,
  ]
}

function angleLines(angle: Angle, record: TopicRecord, isChosen: boolean): readonly string[] {
  const t = speak(topicDocumentPhrases, record.locale)
  const counts = record.counts.get(angle.id) ?? []
  const total = totalOf(counts)
  const failed = counts.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'empty')
  const viability = record.viabilities.find((one) => one.angle === angle.id)
  const verdict = viability ? sizeFromCounts(angle.size, viability.pyramid).verdict : null
  const reason = record.rejected.find((one) => one.angle === angle.id)?.reason
  return [
    '',
    `### ${markdownText(angle.title, 300)}${isChosen ? ` (${t('chosen')})` : ''}`,
    '',
    `- ${markdownText(angle.question, 2_000)}`,
    `- ${markdownText(angle.rationale, 1_000)}`,
    `- ${total === null ? t('unknown') : t('count', { total })}`,
    ...(failed.length > 0
      ? [`- ${t('failed', { names: failed.map(({ database }) => databaseFacts[database].name).join(', ') })}`]
      : []),
    ...(viability
      ? [
          `- ${viability.grade === null ? t('grade_none') : t('grade', { grade: t(`grade_${viability.grade}`) })}; ${t('relevant', { relevant: viability.relevant, read: viability.read })}`,
        ]
      : []),
    ...(viability && viability.pyramid.length > 1
      ? [`- ${pyramidLine(viability.pyramid, record.locale)}`]
      : []),
    ...(verdict === null || verdict === 'good' ? [] : [`- ${t('size', { verdict: t(`size_${verdict}`) })}`]),
    ...(viability?.newestReview ? [`- ${t('newestReview')}: ${linkText(viability.newestReview)}`] : []),
    ...angle.evidence
      .filter(({ quote }) => quote !== '')
      .map(
        ({ quote, title }) =>
          `- ${t('quote')}: “${markdownText(quote, 1_000)}” (${markdownText(title, 300)})`,
      ),
    ...(reason === undefined ? [] : [`- ${t('rejected', { reason: markdownText(reason, 500) })}`]),
  ]
}

/** The counts with all limits, then without each of them; what nobody said stays out. */
function pyramidLine(bars: Viability['pyramid'], locale: Locale): string {
  const t = speak(topicDocumentPhrases, locale)
  const said = bars.flatMap(({ dropped, total }) =>
    total === null
      ? []
      : [`${dropped === '' ? t('whole') : t('without', { name: markdownText(dropped, 200) })} ${total}`],
  )
  return `${t('pyramid')}: ${said.join('; ') || t('unknown')}`
}

/** A design in the reader's language; the id where the table has none. */
function designWords(id: string, locale: Locale): string {
  const known = DesignId.safeParse(id).data
  return known === undefined ? id : say(designLabels, locale, known)
}

function startLines({ viabilities, chosen, locale }: TopicRecord): readonly string[] {
  const links = viabilities.find(({ angle }) => angle === chosen)?.links ?? []
  return links.length === 0
    ? [speak(topicDocumentPhrases, locale)('none')]
    : links.map((link, at) => `${at + 1}. ${linkText(link)}`)
}

function linkText({ title, authors, year, url }: AngleLink): string {
  return [markdownText(authors, 300), year === null ? '' : `(${year})`, markdownText(title, 500), url]
    .filter(Boolean)
    .join(' ')
}

function contextLines({
  academic_program,
  field_of_study,
  country,
}: StudentProfile): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [
      ['program', academic_program],
      ['field', field_of_study],
      ['country', country],
    ].flatMap(([key, value]) => (key && value ? [[key, frontmatterText(value)]] : [])),
  )
}

function invented(record: TopicRecord): readonly string[] {
  return isInvented(record) ? ['', `**${speak(topicDocumentPhrases, record.locale)('invented')}**`] : []
}

function isInvented({ viabilities, angles }: TopicRecord): boolean {
  return (
    viabilities.some(({ links }) => links.some(({ sandbox }) => sandbox)) ||
    angles.some(({ evidence }) => evidence.some(({ sandbox }) => sandbox))
  )
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`
}
