import { QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { oneLine } from '@/lib/core/text/markdown-text'
import { readYaml, splitFrontmatter } from './validation-frontmatter'

/** Largest hand-off that is read, in UTF-16 units. */
export const HANDOFF_MAX = 1_000_000
const LINES_MAX = 20_000
const CONTEXT_MAX = 2_000
const VALUE_MAX = 20_000

/** What topic discovery hands over. */
export interface CarlaHandoff {
  readonly topic: string
  readonly question: string
  /** Programme, field, advisor and the like, as `label: value` lines; '' when there is none. */
  readonly context: string
}

export type CarlaHandoffAnswer =
  | {
      readonly ok: true
      readonly handoff: CarlaHandoff
      /** A part was longer than is kept, and its end is missing. */
      readonly isCut: boolean
    }
  | { readonly ok: false; readonly code: 'empty' | 'too-large' | 'no-topic' }

/** Names of the fields in three languages, folded and without blanks or marks; better names first. */
const fieldNames = {
  topic: [
    'validatedtopic',
    'chosentopic',
    'finaltopic',
    'selectedtopic',
    'temavalidado',
    'temaescolhido',
    'temaelegido',
    'temafinal',
    'topic',
    'topicstatement',
    'tema',
    'topico',
  ],
  question: [
    'finalresearchquestion',
    'researchquestion',
    'validatedquestion',
    'perguntadepesquisa',
    'questaodepesquisa',
    'preguntadeinvestigacion',
    'finalquestion',
    'question',
    'pergunta',
    'pregunta',
  ],
  context: [
    'studentcontext',
    'contextodoestudante',
    'contextodelestudiante',
    'context',
    'contexto',
    'program',
    'programme',
    'programa',
    'course',
    'curso',
    'field',
    'area',
    'advisor',
    'orientador',
    'orientadora',
    'tutor',
    'directora',
    'director',
    'institution',
    'instituicao',
    'institucion',
    'university',
    'universidade',
    'universidad',
    'country',
    'pais',
    'industry',
    'setor',
    'sector',
  ],
} as const

/**
 * Reads a `carla-handoff-*` or `topic-discovery-*` document. The topic, the question and the student's context may stand
 * in the frontmatter, after a label (`**Topic:** …`) or under a heading, in English, Portuguese or Spanish; the
 * frontmatter wins, then the better name. A student's id is not taken over. Bounded and linear; never throws.
 */
export function parseCarlaHandoff(markdown: string): CarlaHandoffAnswer {
  if (markdown.length > HANDOFF_MAX) return { ok: false, code: 'too-large' }
  const text = markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (text.trim() === '') return { ok: false, code: 'empty' }
  const split = splitFrontmatter(text)
  const fields = [...frontmatterFields(split?.yaml ?? ''), ...bodyFields(split?.body ?? text)]
  const said = { topic: best(fields, fieldNames.topic), question: best(fields, fieldNames.question) }
  const topic = said.topic.slice(0, TOPIC_MAX).trim()
  if (topic === '') return { ok: false, code: 'no-topic' }
  const question = said.question.slice(0, QUESTION_MAX).trim()
  const context = contextOf(fields)
  const isCut =
    said.topic.length > TOPIC_MAX || said.question.length > QUESTION_MAX || context.length > CONTEXT_MAX
  return { ok: true, handoff: { topic, question, context: context.slice(0, CONTEXT_MAX) }, isCut }
}

/** Whether the frontmatter says that the sources told of are invented ones of the sandbox, as `writeLoopBack` does. */
export function saysInvented(markdown: string): boolean {
  const data = readYaml(splitFrontmatter(markdown.slice(0, HANDOFF_MAX))?.yaml ?? '')
  return typeof data === 'object' && data !== null && 'sandbox' in data && data.sandbox === true
}

interface Field {
  readonly key: string
  readonly label: string
  readonly value: string
}

function best(fields: readonly Field[], names: readonly string[]): string {
  for (const name of names) {
    const found = fields.find((field) => field.key === name && field.value !== '')
    if (found) return found.value
  }
  return ''
}

function contextOf(fields: readonly Field[]): string {
  const names: readonly string[] = fieldNames.context
  const seen = new Set<string>()
  const lines = fields.flatMap(({ key, label, value }) => {
    if (!names.includes(key) || value === '' || seen.has(key)) return []
    seen.add(key)
    return [`${label}: ${value}`]
  })
  return lines.join('\n')
}

function frontmatterFields(yaml: string): readonly Field[] {
  // A hand-off written by hand may have a broken frontmatter; its body is read all the same.
  const data = readYaml(yaml)
  if (typeof data !== 'object' || data === null) return []
  const nested = Object.entries(data).flatMap(([label, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [[label, value] as const],
  )
  return nested.slice(0, 200).flatMap(([label, value]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number'
    return isPlain ? [fieldOf(label, String(value))] : []
  })
}

const LABELLED = /^[\s>]{0,20}(?:[-*+]\s{1,4})?([\p{L}][\p{L} _-]{1,50})\s{0,3}[:：]\s{0,9}(.*)$/u
const HEADING = /^\s{0,3}#{1,6}\s{1,4}(.{1,200})$/

function bodyFields(body: string): readonly Field[] {
  const lines = body.split('\n').slice(0, LINES_MAX)
  const fields: Field[] = []
  lines.forEach((line, at) => {
    const bare = line.slice(0, VALUE_MAX).replace(/[*_]{1,3}/g, '')
    const heading = HEADING.exec(bare)?.[1]
    const labelled = LABELLED.exec(heading ?? bare)
    const label = labelled?.[1] ?? heading
    if (label === undefined || !isKnown(keyOf(label))) return
    const said = labelled?.[2]?.trim() ?? ''
    fields.push(fieldOf(label, said || paragraphAfter(lines, at + 1)))
  })
  return fields
}

/** The first paragraph below a heading or a bare label; '' when a further heading comes first. */
function paragraphAfter(lines: readonly string[], from: number): string {
  const paragraph: string[] = []
  for (const line of lines.slice(from, from + 40)) {
    const isHeading = HEADING.test(line)
    const isBlank = line.trim() === ''
    if (isHeading || (isBlank && paragraph.length > 0)) break
    if (!isBlank) paragraph.push(line.trim())
  }
  return paragraph.join(' ')
}

function fieldOf(label: string, value: string): Field {
  return { key: keyOf(label), label: label.trim(), value: trimMarks(oneLine(value.slice(0, VALUE_MAX))) }
}

const MARKS = new Set([...'>*_"“”\' '])

/** Without quotation marks and emphasis at either end; a loop, because a pattern would look again from every mark. */
function trimMarks(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && MARKS.has(text.charAt(from))) from += 1
  while (to > from && MARKS.has(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

function keyOf(label: string): string {
  return foldAccents(label.slice(0, 80)).replace(/[^a-z]/g, '')
}

function isKnown(key: string): boolean {
  return Object.values(fieldNames).some((names: readonly string[]) => names.includes(key))
}
