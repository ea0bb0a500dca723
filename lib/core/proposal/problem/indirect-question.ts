import type { Locale } from '@/lib/contracts/locale'
import { verbStrength } from '@/lib/core/concepts/reading/verb-forms'
import { lowerFirst, smooth } from '@/lib/core/writing/noun-phrases'
import { finiteVerb } from './english-verbs'

/**
 * A question as the object of a verb: "How do nurses cope?" gives "how nurses cope", "Qual é a relação …?" gives "a relação …". `isNoun` when the
 * question word fell away. null where the word order cannot be turned without knowing the grammar.
 */
export interface IndirectQuestion {
  readonly text: string
  readonly isNoun: boolean
}

/** Verbs of research questions in their base form that are hardly ever nouns. */
const clearVerbs =
  'add|affect|reduce|improve|relate|contribute|predict|explain|mediate|moderate|differ|perform|perceive|depend|vary|describe|define|deal|learn|teach|develop|adopt|respond|adapt|understand|interpret|apply|protect|foster|promote|hinder|determine|occur|emerge|achieve|associate|concentrate|tell|give|discourage|encourage|prevent|resist|choose|decide|feel|think|believe|build|hurt|become|show|confirm|contradict|rule|agree|enable|evaluate|assess|enhance|undermine|cope|go'
/** These are nouns as often: "remote work", "social support". */
const doubtfulVerbs =
  'influence|impact|shape|change|increase|decrease|compare|support|help|experience|use|make|lead|work|limit|drive|reach|follow|leave|fall|treat|measure|face|value|state|report|mean'
const verbs = `${clearVerbs}|${doubtfulVerbs}`
const DO = /^(.*?)\b(do|does|did) (.+)$/i
/** "Why do people not recycle?": the denied verb is that of the question, not of what is told of a thing in it ("cases that it has not seen"). */
const DENIED = /^((?:(?! (?:that|which|who|whom|has|have|had|is|are|was|were|when|if|than) ).)+?) (not .+)$/i
const auxOf = (aux: string) => (/^do$/i.test(aux) ? 'do' : /^did$/i.test(aux) ? 'did' : 'does')
const MODAL = new RegExp(`^(.*?)\\b(can|could|should|might|may|will) (.+?) (be|${verbs})\\b(.*)$`, 'i')
const BE =
  /^(.*?)\b(is|are|was|were) (.+?) ((?:\w+ly )?(?:related|associated|correlated|linked|defined|measured|used|perceived|understood|affected|influenced|treated|applied|organised|organized|protected|distributed|effective|different|compatible|prepared|implemented|evaluated|regulated|obtained))\b(.*)$/i

const DEGREE =
  /^(how (?:common|frequent|widespread|prevalent|often|high|low|large|good|safe|reliable|accurate)) (is|are|was|were) ((?:(?! (?:among|in|at|within|across|for|under|during) ).)+)( (?:among|in|at|within|across|for|under|during) .+)?$/i

/** "at what computational cost" needs no turning. */
const VERBLESS_WORDS_MAX = 5

/** The question as a clause that follows a verb such as "to analyse". */
export function indirectQuestion(question: string, locale: Locale): IndirectQuestion | null {
  const bare = question
    .replace(/[\s?]+$/, '')
    .replace(/¿/g, '')
    .trim()
  return locale === 'en' ? indirectEnglish(bare) : indirectRomance(bare, locale)
}

function indirectEnglish(bare: string): IndirectQuestion | null {
  const [first = bare, ...rest] = bare.split(
    /, and (?=(?:how|what|which|with what|with which|at what|where|why|does|do|did|is|are|can|could|will)\b)| and (?=(?:how|why|where|when) (?:do|does|did|can|could|will|is|are)\b)/i,
  )
  const clauses = [first, ...rest].map(clauseOf)
  const [lead] = clauses
  if (!lead || clauses.some((clause) => clause === null)) return null
  const text = clauses.map((clause) => clause?.text ?? '').join(', and ')
  return { text, isNoun: lead.isNoun }
}

function clauseOf(bare: string): IndirectQuestion | null {
  const noun = /^what (?:is|are|was|were) (the .+)$/i.exec(bare)?.[1]
  if (noun !== undefined) return { text: noun, isNoun: true }
  // "How common is X among Y?": the verb stands behind its subject.
  const degree = DEGREE.exec(bare)
  if (degree) {
    const [, how = '', be = '', subject = '', rest = ''] = degree
    return { text: `${lowerFirst(how)} ${subject} ${be.toLowerCase()}${rest}`, isNoun: false }
  }
  const done = DO.exec(bare)
  if (done) {
    const [, before = '', aux = '', rest = ''] = done
    const denied = DENIED.exec(rest)
    if (denied) return clause(before, `${denied[1]} ${aux.toLowerCase()} ${denied[2]}`)
    const verb = verbAt(rest)
    if (verb === null) return null
    const said = finiteVerb(verb.text, auxOf(aux))
    return clause(before, rest.slice(0, verb.start) + said + rest.slice(verb.end))
  }
  const modal = MODAL.exec(bare)
  if (modal) {
    const [, before = '', aux = '', subject = '', verb = '', after = ''] = modal
    return clause(before, `${subject} ${aux.toLowerCase()} ${verb}${after}`)
  }
  const being = BE.exec(bare)
  if (being) {
    const [, before = '', aux = '', subject = '', state = '', after = ''] = being
    return clause(before, `${subject} ${aux.toLowerCase()} ${state}${after}`)
  }
  // "which norms deal with …": the question word is the subject, so the order stays.
  const isPlain =
    /^(?:what|who|which(?: \w+)?)\b/i.test(bare) &&
    (!/\b(?:is|are|was|were|do|does|did|can|could|should)\b/i.test(bare) ||
      /^which [^?]* (?:can|could|should) be\b/i.test(bare))
  const isVerbless =
    /^(?:at|with|under|in|for) (?:what|which) [\w ]+$/i.test(bare) &&
    bare.split(' ').length <= VERBLESS_WORDS_MAX
  return isPlain ||
    isVerbless ||
    /^(?:under|in|to|with|at)? ?(?:which|what) [\w ]+? (?:are|is|follow|follows)\b/i.test(bare)
    ? { text: lowerFirst(bare), isNoun: false }
    : null
}

/**
 * The verb of a clause that began with "do": the first clear one; else a doubtful one that stands neither before another nor at
 * the end, where it would be a noun. null when two are left.
 */
function verbAt(
  text: string,
): { readonly text: string; readonly start: number; readonly end: number } | null {
  const find = (list: string) =>
    [...text.matchAll(new RegExp(`(?<= )(?:${list})(?![\\p{L}-])`, 'giu'))].map((match) => ({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }))
  const [clear] = find(clearVerbs)
  const [further] = wordsAs('strong', text)
  if (clear && further) return clear.start < further.start ? clear : further
  const sure = clear ?? further
  const doubtful = find(doubtfulVerbs)
  // "How did reformers use the press to denounce …": the doubtful one before it is the verb.
  if (sure && !doubtful.some(({ end }) => isVerbBefore(text, { end, next: sure.start }))) return sure
  const likely = doubtful.filter(
    ({ end }) =>
      doubtful.length === 1 || (end < text.length && !doubtful.some(({ start }) => start === end + 1)),
  )
  const [only, another] = likely
  if (only || another) return only && !another ? only : null
  const [weak, other] = wordsAs('weak', text).filter(({ end }) => end < text.length)
  return weak && !other ? weak : null
}

/** Whether a doubtful word before a clear verb is the verb itself: what it is done to stands between, and "to" before the other. */
function isVerbBefore(text: string, { end, next }: { readonly end: number; readonly next: number }): boolean {
  return end < next && / (?:to|that|which|who) $/.test(text.slice(end, next))
}

/** Words that the vocabulary's own lists of verbs hold, in their base form: `strong` are hardly ever nouns, `weak` are as often. */
function wordsAs(strength: 'strong' | 'weak', text: string) {
  return [...text.matchAll(/(?<= )\p{Ll}{3,}(?![\p{L}-])/gu)].flatMap((match) => {
    const isBase = verbStrength(match[0], 'en') === strength && !/(?:s|ed|ing)$/.test(match[0])
    const isSaidOf = / (?:to|that|which|who|and|has|have|had|not|is|are|was|were|been|be) $/.test(
      text.slice(0, match.index),
    )
    return isBase && !isSaidOf
      ? [{ text: match[0], start: match.index, end: match.index + match[0].length }]
      : []
  })
}

/** Without a question word before it a yes-or-no question becomes "whether". */
function clause(before: string, rest: string): IndirectQuestion {
  const word = before.trim()
  return { text: word === '' ? `whether ${lowerFirst(rest)}` : `${lowerFirst(word)} ${rest}`, isNoun: false }
}

const nounStarts = {
  'pt-BR': /^(?:qual(?: (?:é|foi|seria))?|quais(?: (?:são|foram|seriam))?)\s+(?=(?:o|a|os|as)\s)/i,
  es: /^(?:cu[aá]l (?:es|fue|ser[ií]a)|cu[aá]les (?:son|fueron|ser[ií]an))\s+(?=(?:el|la|los|las)\s)/i,
} as const
const questionStarts = {
  'pt-BR':
    /^(?:como|o que|que|qual|quais|quem|por que|quando|onde|quanto|quantos|quantas|(?:at[eé]|segundo|conforme|entre) (?:que|qual|quais|quem)|(?:em|com|a|de|para|sob|sobre) (?:que|qual|quais|quem))\b/i,
  es: /^(?:c[oó]mo|qu[eé]|cu[aá]l|cu[aá]les|qui[eé]n|qui[eé]nes|por qu[eé]|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|(?:hasta|seg[uú]n|entre) (?:qu[eé]|cu[aá]l|cu[aá]les|qui[eé]n)|(?:en|con|a|de|para|sobre) (?:qu[eé]|cu[aá]l|cu[aá]les|qui[eé]n))(?![\p{L}])/iu,
} as const

const whether = { 'pt-BR': 'se', es: 'si' } as const

/**
 * After a question word a second clause may ask yes or no: "como A muda B, e ele aumenta C". It begins with a pronoun, or with a verb
 * of the third person before its object; a further object ("…, e o sono") has an article or a preposition first.
 */
const alsoWhether = {
  'pt-BR':
    /, e (?=(?:el[ea]s?|iss?to|isso)(?![\p{L}])|(?!(?:como|que|qual|quem|quando|onde|quanto)(?![\p{L}]))\p{Ll}{2,}(?:[aei]|[ae]m|z) (?:o|a|os|as|ao|à|aos|às|para) )/u,
  es: /, y (?=(?:ell[ao]s?|él|est[ao]|eso)(?![\p{L}])|(?!(?:c[oó]mo|qu[eé]|cu[aá]l|qui[eé]n|cu[aá]ndo|d[oó]nde)(?![\p{L}]))\p{Ll}{2,}(?:[ae]n?) (?:el|la|los|las|al|a|para) )/u,
} as const

function lowerStart(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Indirect questions keep their order in Portuguese and Spanish; a yes-or-no question takes "se" or "si". */
function indirectRomance(bare: string, locale: 'pt-BR' | 'es'): IndirectQuestion {
  const noun = bare.replace(nounStarts[locale], '')
  if (noun !== bare) return { text: smooth(noun, locale), isNoun: true }
  if (questionStarts[locale].test(bare))
    return {
      text: lowerStart(bare).replace(alsoWhether[locale], (joint) => `${joint}${whether[locale]} `),
      isNoun: false,
    }
  return { text: `${whether[locale]} ${lowerFirst(bare)}`, isNoun: false }
}
