import type { Locale } from '@/lib/contracts/locale'
import { findReferenceMarkers } from '@/lib/contracts/reference-marker'
import type { Evidence, ResearchAnswer } from '@/lib/contracts/research'
import type { PreparedQuestion } from '@/lib/contracts/research-run'
import { composeAnswer } from '@/lib/core/answers/compose-answer'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/research.json'
import es from '@/messages/es/floor/research.json'
import ptBR from '@/messages/pt-BR/floor/research.json'
import { assemble, type CitedSentence, sourceOf } from './judge-answer'

const words = readWords({ en, 'pt-BR': ptBR, es })('answer')

export interface AnswerContext {
  readonly query: string
  readonly prepared: PreparedQuestion
  /** Best first, the library before the web. */
  readonly evidence: readonly Evidence[]
  /** Of the page. */
  readonly locale: Locale
  readonly steps: number
}

/** The locale in which a question of this language is answered: its own, or that of the page. */
export function answerLocale(language: string, locale: Locale): Locale {
  if (language === 'pt') return 'pt-BR'
  return language === 'en' || language === 'es' ? language : locale
}

/** The one answer that is given when nothing was found. */
export function noInformation({ prepared, locale, steps }: Omit<AnswerContext, 'evidence'>): ResearchAnswer {
  const { language } = prepared
  const text = say(words, answerLocale(language, locale), 'nothing')
  return { text, language, found: false, sentences: [], sources: [], steps }
}

/**
 * The answer without a model: sentences of the evidence letter by letter, grouped by what they say to the question, each with its
 * marker. The web is quoted only where the library says nothing. What nobody says is said to be unknown. Pure; never throws.
 */
export function writeAnswer(context: AnswerContext): ResearchAnswer {
  const { evidence, prepared, locale, steps } = context
  const own = evidence.filter(({ origin }) => origin !== 'web')
  const web = evidence.filter(({ origin }) => origin === 'web')
  const fromOwn = quotedFrom(own, context)
  const sentences = fromOwn.length > 0 ? fromOwn : quotedFrom(web, context)
  if (sentences.length === 0) return noInformation(context)
  const { language } = prepared
  const lead = fromOwn.length > 0 ? [] : [headingOf(say(words, answerLocale(language, locale), 'web'), 0)]
  return { ...assembled([...lead, ...sentences]), language, found: true, steps }
}

function assembled(sentences: readonly CitedSentence[]) {
  const { text, sentences: judged, sources } = assemble(sentences)
  return { text, sentences: [...judged], sources: [...sources] }
}

/** Paragraphs of one stance each, with a heading where the sources do not agree. */
function quotedFrom(
  evidence: readonly Evidence[],
  { query, prepared, locale }: AnswerContext,
): readonly CitedSentence[] {
  const { language, history } = prepared
  const hits = evidence.map(({ passage, title, score }) => ({ passage, title, score }))
  const composed = composeAnswer({ question: query, history, hits, language })
  const spoken = answerLocale(language, locale)
  return composed.groups.flatMap(({ stance, sentences: places }, group) => {
    const said = places.flatMap((place) => quotedSentence(composed.sentences[place], evidence, 2 * group + 1))
    if (said.length === 0 || composed.groups.length === 1) return said
    return [headingOf(say(words, spoken, stance), 2 * group), ...said]
  })
}

type Quoted = ReturnType<typeof composeAnswer>['sentences'][number]

/** A quotation stands in an answer only if its passage has it letter by letter, and it holds no marker that would be taken for ours. */
function quotedSentence(
  quoted: Quoted | undefined,
  evidence: readonly Evidence[],
  paragraph: number,
): readonly CitedSentence[] {
  const found = evidence.find(({ passage }) => passage.id === quoted?.passageId)
  if (!quoted || !found || findReferenceMarkers(quoted.quote).length > 0) return []
  const { quote, start, itemId, passageId, locator } = quoted
  if (found.passage.text.slice(start, start + quote.length) !== quote) return []
  const row = {
    claim: quote,
    start: 0,
    end: quote.length,
    verdict: 'quoted',
    evidence: { itemId, passageId, locator, quote },
    disputed: [],
    unresolved: [],
  } as const
  return [
    {
      row: { ...row, disputed: [], unresolved: [] },
      cited: [sourceOf(found, quote)],
      held: false,
      paragraph,
    },
  ]
}

function headingOf(claim: string, paragraph: number): CitedSentence {
  const row = {
    claim,
    start: 0,
    end: claim.length,
    verdict: 'not-a-claim' as const,
    evidence: null,
    disputed: [],
    unresolved: [],
  }
  return { row, cited: [], held: false, paragraph }
}
