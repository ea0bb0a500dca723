import type { Locale } from '@/lib/contracts/locale'
import type { CitationStyleName, DesignId, ProposalBrief, ProposalSource } from '@/lib/contracts/proposal-run'
import { evidenceLanguages } from '@/lib/core/evidence/find-cue'
import type { NamedWords } from '@/lib/core/evidence/found-evidence'
import { isOfOthers } from '@/lib/core/evidence/of-others'
import { readDirection } from '@/lib/core/evidence/read-direction'
import { announcesTalk, definesTerm } from '@/lib/core/evidence/reported-result'
import { type RoleSentence, sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { isLongitudinal } from '@/lib/core/evidence/study-design'
import { placesNamed, populationsNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { saysUnreached, saysUnstudied } from '@/lib/core/evidence/told-absence'
import { certainDirection } from '@/lib/core/ledger/certain-direction'
import { isNamedAsCause } from '@/lib/core/ledger/moved-concept'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { listed } from '@/lib/core/text/list-words'
import { designReported } from '../literature/reported-designs'
import { isUnmarkedResult } from '../literature/unmarked-result'

/** `effect`: something rose or fell; `none`: no difference was found. */
export type StatedDirection = 'effect' | 'none' | 'mixed'

/** What a title and abstract say about a study, each sentence as it stands there. */
export interface SourceFacts {
  readonly source: ProposalSource
  /** "Souza", "Souza and Lima", "Souza et al." as the style wants it in running text; '' without an author. */
  readonly label: string
  readonly isPlural: boolean
  readonly results: readonly string[]
  readonly aims: readonly string[]
  readonly backgrounds: readonly string[]
  readonly limits: readonly string[]
  /** Whether a sentence states a limit, also one too short to be quoted. */
  readonly namesLimit: boolean
  /** What its authors say has not, or hardly, been studied. */
  readonly unstudied: readonly string[]
  readonly futures: readonly string[]
  /** What its result sentences say of what is asked for; `mixed`: a difference in one, none in another. null is not known, and no agreement with anything. */
  readonly direction: StatedDirection | null
  readonly design: DesignId | null
  /** False for languages whose places, groups and cues nobody listed: what such a text does not seem to name it may name. */
  readonly isReadable: boolean
  readonly isLongitudinal: boolean
  readonly places: readonly Setting[]
  readonly populations: readonly Setting[]
}

const QUOTE_WORDS_MIN = 6
/** A longer sentence is cut and says so. */
const QUOTE_WORDS_MAX = 38

/** The facts of a source, read from title, abstract and keywords alone; directions of what is named by `outcomes`. Never throws. */
export function sourceFacts(
  source: ProposalSource,
  { locale, citationStyle }: Pick<ProposalBrief, 'locale' | 'citationStyle'>,
  outcomes: readonly NamedWords[],
): SourceFacts {
  const { work } = source
  const abstract = work.abstract ?? ''
  const text = [work.title, abstract, ...(work.keywords ?? [])].join(' . ')
  const language = work.language?.slice(0, 2) ?? detectLanguage(text)
  const sentences = sentenceRolesOf(abstract, language)
  const passage = { text: abstract, language }
  const unstudied = sentences.filter((_, at) => saysUnstudied(sentences, at))
  const unreached = sentences.filter(
    (sentence, at) => !unstudied.includes(sentence) && saysUnreached(sentences, at),
  )
  const absent = new Set([...unstudied, ...unreached])
  const said = (all: readonly RoleSentence[]) => all.flatMap((sentence) => quoteOf(sentence.text) ?? [])
  const quotes = (...roles: readonly RoleSentence['role'][]) =>
    roles.flatMap((role) =>
      said(
        sentences.filter(
          (sentence, at) =>
            sentence.role === role && !absent.has(sentence) && !isException(sentence, sentences.slice(0, at)),
        ),
      ),
    )
  const unmarked = sentences.filter(
    (sentence, at) =>
      isUnmarkedResult(sentences, { at, passage }) &&
      !absent.has(sentence) &&
      !isException(sentence, sentences.slice(0, at)),
  )
  const isOwn = (quote: string) => !isOfOthers(quote) && !announcesTalk(quote) && !definesTerm(quote)
  const { label, isPlural } = authorLabel(source, locale, citationStyle)
  return {
    source,
    label,
    isPlural,
    results: [...quotes('result', 'conclusion'), ...said(unmarked)].filter(isOwn),
    aims: quotes('aim'),
    backgrounds: quotes('background'),
    limits: [...quotes('limitation'), ...said(unreached)],
    namesLimit: unreached.length > 0 || sentences.some(({ role }) => role === 'limitation'),
    unstudied: said(unstudied),
    // What "is discussed" asks for nothing.
    futures: quotes('future').filter((quote) => !announcesTalk(quote)),
    direction: directionOf(sentences, language, outcomes),
    design: designReported(source),
    isReadable: language === null || evidenceLanguages.some((known) => known === language),
    isLongitudinal: isLongitudinal(text, language),
    places: placesNamed(text),
    populations: populationsNamed(text),
  }
}

/** "Eleven studies reported a rise and five no change": what several studies found is not one direction. */
const OF_STUDIES = /(?<!\p{L})(?:studies|trials|estudos|estudios|ensaios|ensayos)(?!\p{L})/iu

/** "Lack of equipment was associated with …": what is missing is a thing, and no difference. */
const OF_LACK =
  /^\W*(?:(?:the|a|o|la|el)\s+)?(?:lack|absence|aus[eê]ncia|falta|ausencia|carencia|car[eê]ncia)\s+(?:of|de|do|da|del)\b/iu
/** What a sentence that was not read as a result may yet report. */
const MAY_REPORT =
  /\d\s?%|(?<!\p{L})(?:fell|rose|dropped|grew|improved|worsened|outperformed|(?:in|de)creas\w+|reduc\w+|lower\w*|higher|diminui\w*|aument\w+|reduz\w+|melhor\w+|mejor\w+|disminuy\w+|redujo|subi\w+|caiu|cay[oó])/iu

/** "Prevalence was 38%": how much of something there is tells no difference. */
const IS_LEVEL =
  /(?<!\p{L})(?:prevalence|prevalência|prevalencia|incidence|incidência|incidencia|proportion|proporção|proporción|response rate|taxa de resposta|tasa de respuesta|mean age|idade média|edad media|cronbach)(?!\p{L})[^.;]{0,60}\d/iu
const COMPARES =
  /(?<!\p{L})(?:than|versus|vs|compared|do que|que el|que la|comparad[oa]s?|after|before|depois|antes|después|between|entre|among groups)(?!\p{L})/iu
const isLevel = (text: string): boolean =>
  IS_LEVEL.test(text) && !COMPARES.test(text) && readDirection(text) === 'unknown'

/** "No effect was found for public employees." */
const NONE_FOR =
  /^(?:no|nenhum\p{L}*|ning[uú]n\p{L}*|não houve|no hubo)\s.*\s(?:for|among|in|para|entre|em|n[ao]s?|en)\s/iu

/** What was not found in one group is no result by itself, where a sentence before it that was not read may report what was found in all. */
const isException = ({ text }: RoleSentence, before: readonly RoleSentence[]): boolean =>
  NONE_FOR.test(text) &&
  before.some(({ role, text: said }) => (role === null || role === 'method') && MAY_REPORT.test(said))

/**
 * Where the results went that are about what the question asks for, by any of its names; what moved beside it (pay, workload, the reliability of a scale)
 * is none of them. Of sentences on which two readings do not agree, or that count studies, nothing is assumed. That no difference was found is said only where no
 * other sentence about it may report one.
 */
function directionOf(
  sentences: readonly RoleSentence[],
  language: string | null,
  outcomes: readonly NamedWords[],
): StatedDirection | null {
  const { isAbout, isCause } = namingOf(outcomes)
  const readable = sentences.filter(
    ({ text }) => !OF_STUDIES.test(text) && !OF_LACK.test(text) && !isLevel(text),
  )
  const told = readable.filter(({ text }) => isAbout(text))
  const others = readable.filter(({ text }) => !isAbout(text))
  const results = told.filter(({ role }) => role === 'result' || role === 'conclusion')
  const said = results.map(({ text }) => {
    const direction = certainDirection(text, language)
    // "No association with burnout" denies it whichever stands first; a rise of what goes back to it is none of its own.
    return direction !== 'no-difference' && isCause(text) ? 'not-said' : direction
  })
  const mayReport = ({ role, text }: RoleSentence) =>
    role === null ? MAY_REPORT.test(text) : role === 'result' && readDirection(text) !== 'no-difference'
  const isUnread =
    said.includes('not-said') ||
    told.some(({ role, text }) => role === null && MAY_REPORT.test(text)) ||
    others.some(mayReport)
  const isTold = said.includes('increased') || said.includes('decreased')
  if (said.includes('no-difference')) return isTold ? 'mixed' : isUnread ? null : 'none'
  return isTold ? 'effect' : null
}

/** Whether a sentence names one of these, and whether as what something else goes back to. */
function namingOf(outcomes: readonly NamedWords[]) {
  const words = outcomes.flatMap((outcome) => outcome.words)
  const stems = words.map((word) => ` ${cognateStems(word).join(' ')} `)
  return {
    isAbout: (text: string): boolean => {
      const said = ` ${cognateStems(text).join(' ')} `
      return stems.some((stem) => said.includes(stem))
    },
    isCause: (text: string): boolean => isNamedAsCause(text, words),
  }
}

/** Names in running text before "et al.", by NBR 10520:2023 and APA 7. */
const NAMES_MAX: Readonly<Record<CitationStyleName, number>> = { abnt: 3, apa: 2 }

function authorLabel(
  { work }: ProposalSource,
  locale: Locale,
  citationStyle: CitationStyleName,
): { label: string; isPlural: boolean } {
  const names = work.authors.map(({ family, full, given }) => family ?? full ?? given ?? '').filter(Boolean)
  const [first = ''] = names
  if (names.length > NAMES_MAX[citationStyle]) return { label: `${first} et al.`, isPlural: true }
  return { label: listed(names, locale), isPlural: names.length > 1 }
}

/** "RESULTS: …", "Resultados e discussão: …". */
const HEADING = /^\p{L}+(?:[\s/&]+\p{L}+){0,3}\s?:\s*/u
/** "Results We found …": only before a capital, because "Limitations include …" is a sentence. */
const PLAIN_HEADING =
  /^(?:[Rr]esults?|[Cc]onclusions?|[Oo]bjectives?|[Ll]imitations?|[Rr]esultados?|[Cc]onclus(?:[oõó]es|[aã]o|i[oó]n(?:es)?)|[Oo]bjetivos?|[A-Z]{6,})\.?\s(?=\p{Lu}|\d)/u

/**
 * A sentence as it can stand between quotation marks: without the heading before it and the full stop after it, cut with
 * "[…]" where it is long. null when it holds quotation marks or brackets of its own, or is too short to say anything.
 */
export function quoteOf(sentence: string): string | null {
  const body = sentence
    .replace(HEADING, '')
    .replace(PLAIN_HEADING, '')
    .replace(/[\s.]+$/, '')
  const words = body.split(/\s+/)
  if (words.length < QUOTE_WORDS_MIN || /["“”«»[\]@\\]|https?:/.test(body)) return null
  if (words.length <= QUOTE_WORDS_MAX) return body
  const match = new RegExp(`^(?:\\S+\\s+){${QUOTE_WORDS_MAX - 1}}\\S+`).exec(body)
  return match === null ? null : `${match[0].replace(/[,;:]$/, '')} […]`
}
