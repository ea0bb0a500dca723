import { localeLanguages } from '@/lib/contracts/locale-languages'
import { chapterWriters, paperAgentEntries } from '@/lib/contracts/paper-agents'
import type { OutputSummary } from '@/lib/contracts/paper-final'
import { Questions } from '@/lib/contracts/paper-foundation'
import type { PaperInput } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { stemWord } from '@/lib/core/text/stem-word'
import { isQueryStopWord, isStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { sentencesOf } from '@/lib/core/writing/sentence-patterns'
import { citationFields } from '../check-output'

const TOPICS_MAX = 5
const FINDINGS_MAX = 3
const TERMS_MAX = 40
const FINDING_WORDS_MIN = 6
const FINDING_LETTERS_MAX = 600
/** 600 tokens of some four letters. */
const SUMMARY_LETTERS_MAX = 2_400
const DEPTH_MAX = 12
const LETTERS_MIN = 3

type Paper = Pick<PaperInput, 'query' | 'locale'> & { readonly outputs: PaperOutputs }

/** Every agent's output in short, in the order of the table; what is missing is `failed`. Pure; never throws. */
export function summariseOutputs({ query, locale, outputs }: Paper): readonly OutputSummary[] {
  const language = localeLanguages[locale]
  const asked = Questions.safeParse(outputs['self-ask-decomposer']).data?.questions ?? []
  const ids = new Set(asked.map(({ id }) => id))
  // Words of the paper's own question stand in every output and tell none from another.
  const common = new Set(stemsOf(query, language))
  return paperAgentEntries.map(({ key, phase }) => {
    const output = outputs[key]
    const read = readOutput(output)
    const terms = keyTerms(read.texts.join('\n'), language, common)
    const topics = terms.slice(0, TOPICS_MAX)
    const sentences = read.texts.flatMap(sentencesOf)
    return {
      agent: key,
      phase,
      status: output === undefined ? 'failed' : read.isShort ? 'partial' : 'success',
      topics: [...topics],
      questions: [...new Set(read.values.filter((value) => ids.has(value)))],
      findings: sentences.filter((one) => isFinding(one, topics, language)).slice(0, FINDINGS_MAX),
      terms: [...terms],
      citations: [...read.keys],
      summary: fitted(sentences),
    }
  })
}

/** Whether an output is of use for chapters: not the drafts themselves, their structure, and what was said of the drafts afterwards. */
export function isMaterial({ agent, status }: OutputSummary): boolean {
  const entry = paperAgentEntries.find(({ key }) => key === agent)
  const isAboutDrafts = entry?.reads.some((domain) => domain === 'chapters') ?? true
  return (
    status !== 'failed' &&
    agent !== 'dissertation-architect' &&
    !isAboutDrafts &&
    !chapterWriters.some((key) => key === agent)
  )
}

/** Stems of the words of a text that say something about its subject, in their order. */
function stemsOf(text: string, language: string): readonly string[] {
  return wordsOf(text).flatMap(({ text: word }) => {
    const lower = word.toLowerCase()
    const isEmpty =
      lower.length < LETTERS_MIN ||
      /^\d/.test(lower) ||
      isStopWord(lower, language) ||
      isQueryStopWord(lower, language)
    return isEmpty ? [] : [stemWord(lower, language)]
  })
}

/** The stems that a text has most often, most frequent first and then by the alphabet, without those in `besides`. */
export function keyTerms(text: string, language: string, besides: ReadonlySet<string>): readonly string[] {
  const counts = new Map<string, number>()
  for (const stem of stemsOf(text, language))
    if (!besides.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, times], [other, often]) => often - times || (one < other ? -1 : 1))
    .slice(0, TERMS_MAX)
    .map(([stem]) => stem.slice(0, 80))
}

/** Stems of a text by which it is compared, those of the paper's question left out. */
export function termsOfChapter(text: string, { query, locale }: Pick<PaperInput, 'query' | 'locale'>) {
  const language = localeLanguages[locale]
  return keyTerms(text, language, new Set(stemsOf(query, language)))
}

function isFinding(sentence: string, topics: readonly string[], language: string): boolean {
  const words = wordsOf(sentence)
  return (
    sentence.length <= FINDING_LETTERS_MAX &&
    words.length >= FINDING_WORDS_MIN &&
    stemsOf(sentence, language).some((stem) => topics.includes(stem))
  )
}

function fitted(sentences: readonly string[]): string {
  let text = ''
  for (const sentence of sentences) {
    const next = text === '' ? sentence : `${text} ${sentence}`
    if (next.length > SUMMARY_LETTERS_MAX) break
    text = next
  }
  return text
}

/** Its running texts, all its short values, the keys of the sources that it names, and whether it says a shortfall. */
function readOutput(output: unknown) {
  const texts: string[] = []
  const values: string[] = []
  const keys = new Set<string>()
  let isShort = false
  const read = (value: unknown, field: string, depth: number): void => {
    if (depth > DEPTH_MAX) return
    if (typeof value === 'string') {
      if (citationFields.includes(field)) keys.add(value)
      else values.push(value)
      for (const key of parseCitations(value)) keys.add(key)
      if (/\s/.test(value.trim())) texts.push(value)
    } else if (Array.isArray(value)) for (const one of value) read(one, field, depth + 1)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) {
        if (name === 'shortfall' && one !== null) isShort = true
        read(one, name, depth + 1)
      }
  }
  read(output, '', 0)
  return { texts, values, keys, isShort }
}
