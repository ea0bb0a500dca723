import { findConcept } from '@/lib/core/concepts/glossary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'
import { namesKnownPlace } from './known-place'
import { isKnownWord } from './known-words'

const name = "\\p{Lu}[\\p{L}'’.]+"
/** Names of their own within a sentence, each as one. */
const properNames = new RegExp(
  `(?<=[\\p{L}\\d,)]\\s+["“«]?)${name}(?: (?:d[aeo]s? |del |de la |of |y |e )?${name})*`,
  'gu',
)
/** What bears the name of whoever found it, or of a species: "Wilson's disease", "síndrome de Down", "Clerodendrum philippinum"; or is an area. */
const bearsName =
  /^(?:['’]?s)? (?:diseases?|syndromes?|virus\p{L}*|tests?|scales?|index|method|models?|theor\p{L}+|laws?|equation|algorithms?|effect|reaction|procedure|score|group|trial|study|basin|region|river|valley|county|coast|islands?|delta|lake|desert|sea|[\p{Ll}]+(?:um|us|ii|ae|ensis|oides))(?!\p{L})/u
const borne =
  /(?:doenca|enfermedad|sindrome|mal|teste|test|escala|indice|metodo|modelo|teoria|lei|ley|equacao|ecuacion|algoritmo|efeito|efecto|reacao|virus|obra|poesia|cine(?:ma)?|novela|romance|pensamento|pensamiento|filosofia|direccion|contos?|cuentos?|(?:zona|area|regiao|region|cidade|ciudad|municipio|interior|litoral|costa|vale|valle|bacia|cuenca|delta|rio|serra|sierra|lago|lagoa|laguna|baia|bahia|ilha|isla|provincia|departamento|estado|coast|region|valley|basin)(?: rural| urbana| oeste| leste| norte| sul| sur)?) (?:de|do|da|del|de la|of) $/u
const period =
  /(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo|lunes|martes|miércoles|jueves|viernes|semestre|bimestre|trimestre|spring|summer|autumn|winter|verão|inverno|verano|invierno)s?(?!\p{L})/iu
const oneYear = /(?<![\d–-]|\d (?:a|to|y|e) )(?:19|20)\d\d(?! ?(?:[\d–-]|a \d|to \d|y \d|e \d))/u
const shortRange = /(?<!\d)((?:19|20)\d\d) ?(?:[–/-]|a|to|y|e|and) ?((?:19|20)\d\d)(?!\d)/u
const ownOf = /(?<!\p{L})(?:my|our|minha|meu|nossa|nosso|mi|nuestra|nuestro)(?!\p{L})/iu
/** "Do balcão do Poupatempo", "the court of Henry": one definite thing of a name. */
const oneThing =
  /(?<!\p{L})(?:d[oa]|n[oa]|the|del|al|ao) \p{Ll}+(?<!s)(?: \p{Ll}+)? (?:d[aeo]|del?|of|in|at|em|en|n[oa]) \p{Lu}/u

/**
 * What each sign of one case adds to the logarithm of the odds: logistic, ridge 0.5, fitted on the half with an even hash of 978 labelled starts (164 too
 * narrow) and 500 titles of papers (weight 0.4). On the other half, alone and from CASE_MIN01 on: 60 of 91 narrow ones, 1 of 405 others, 4 of 265 titles.
 */
const weights = {
  unknownName: 3.1,
  knownName: 1.2,
  period: 2.2,
  year: 1.9,
  oneThing: 1.4,
  own: 2.7,
  handful: 2.2,
  word: 1.8 / 16,
  none: -4.8,
} as const
const NAMES_MAX = 2
const WORDS_MAX = 16
const CASE_MIN01 = 0.6

/**
 * The names that no vocabulary has of a topic that is one case by them, its times, its handful and how much is said, whatever kind of site it is; none
 * where it is no case. Pure; linear in the text.
 */
export function namesOfCase(topic: string, handfuls: number): readonly string[] {
  const text = topic.slice(0, 600)
  const names = isAllCapitals(text) ? [] : namesIn(text)
  const unknown = names.filter(isUnknown)
  const odds =
    weights.none +
    weights.unknownName * Math.min(unknown.length, NAMES_MAX) +
    weights.word * Math.min(wordsOf(text).length, WORDS_MAX) +
    (names.length > unknown.length ? weights.knownName : 0) +
    (period.test(text) ? weights.period : 0) +
    (isShortTime(text) ? weights.year : 0) +
    (oneThing.test(text) ? weights.oneThing : 0) +
    (ownOf.test(text) ? weights.own : 0) +
    (handfuls > 0 ? weights.handful : 0)
  return 1 / (1 + Math.exp(-odds)) >= CASE_MIN01 ? unknown : []
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(properNames)].flatMap((match) => {
    const [one] = match
    const isBorne =
      bearsName.test(text.slice(match.index + one.length)) ||
      /['’]s$/u.test(one) ||
      borne.test(foldAccents(text.slice(0, match.index)).toLowerCase())
    return isBorne ||
      /\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}/u.test(one) ||
      /^[-\d]/u.test(text.slice(match.index + one.length))
      ? []
      : [one]
  })
}

/** "Burnout Among Nurses": in such a title a capital marks no name. */
function isAllCapitals(text: string): boolean {
  const long = wordsOf(text).filter(({ text: word }) => /^\p{L}{4,}/u.test(word))
  return long.length > 2 && long.filter(({ text: word }) => /^\p{Lu}/u.test(word)).length > 0.7 * long.length
}

function isShortTime(text: string): boolean {
  const [, from, to] = shortRange.exec(text) ?? []
  return from === undefined ? oneYear.test(text) : Number(to) - Number(from) <= 2
}

function isUnknown(one: string): boolean {
  const isVocabulary = findConcept(one) !== null || cognateStems(one).every((stem) => isKnownWord(stem))
  return !isVocabulary && !namesKnownPlace(one)
}
