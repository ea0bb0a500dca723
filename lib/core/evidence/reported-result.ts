import type { Passage } from '@/lib/contracts/library'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { readDirection } from './read-direction'
import { readRoles } from './read-roles'
import { sentenceRolesOf } from './sentence-roles'

/** Figures by which results are told: p, intervals, coefficients, ratios and sizes of effects. */
const STATISTICS =
  /(?<!\p{L})(?:p\s?[<>=≤]\s?[0.,]|(?:95\s?%\s?)?(?:CI|IC)\s?(?:95\s?%?)?\s?[:=]?\s?[[(]?-?\d|(?:a?OR|RR|HR|RP|PR|SMD|IRR|AUC)\s?[=:]?\s?\d|[rdgtFβBzη]²?\s?(?:\([\d,;. ]+\))?\s?=\s?[-–−]?[\d.,]|χ²?2?\s?(?:\([\d,;. ]+\))?\s?=|beta\s?=|mean difference|diferen[çc]a m[ée]dia|diferencia (?:de medias|media))/iu
/** What was settled before: a level of significance, a power. Folded. */
const SETTLED =
  /\b(?:considered|adopted|set at|was fixed|power of|significance level|nivel de significanc\w*|nivel de significacion|considerad\w+|adotad\w+|adotou-se|se considero|se adopto|poder de)\b/
/** Says that something will be spoken of, and not what. Folded. */
const TALK =
  /^\W*(?:we|the authors|this (?:paper|article|study)|implications?|future)\b.{0,40}\b(?:discuss\w*|consider|reflect|outline)\b|\b(?:are|is) (?:also |then |further )?discussed\b|\bdiscut(?:e|em|imos)(?:-se)?\b|\bse discut\w+|\bdiscutimos\b/

/** Whether a sentence reports figures of a result. */
export function statesFigures(text: string): boolean {
  return STATISTICS.test(text) && !SETTLED.test(foldAccents(text))
}

/** Whether a sentence only says what is discussed. */
export function announcesTalk(text: string): boolean {
  return TALK.test(foldAccents(text).toLowerCase())
}

/** People who tell: "Nurses described …", "As professoras relatam …". */
const ACCOUNT =
  /^\W*(?:(?:the|most|many|some|several|all|as|os|a maioria d[ao]s|muit[oa]s|alg(?:uns|umas)|las|los|much[oa]s|algun[oa]s|la mayoria de l[ao]s|\w{3,9}(?:teen|ty)?)\s)?(?:[\w-]+\s){1,4}?(?:also |often |tambem |tambien )?(?:described|reported (?!that|an?\b|the\b)|voiced|narrated|spoke of|experienced|perceived|felt|relatam|vivem|vivenciam|percebem|associam|viven|vivencian|perciben|asocian|relataram|descrevem|descreveram|narraram|describieron|describen|relataron|relatan|refirieron|narraron|contaron)\s/
/** "Relataron acoso …": the people go without saying. */
const ACCOUNT_ALONE = /^\W*(?:relataron|relataram|describieron|descreveram|refirieron|narraron|narraram)\s/
/** What is described by papers and instruments is no account of a person. */
const NO_PERSON =
  /^\W*(?:[\w-]+\s){0,3}?(?:stud(?:y|ies)|articles?|papers?|reviews?|models?|methods?|interviews?|instruments?|scales?|data|estudos?|artigos?|trabalhos?|pesquisas?|modelos?|metodos?|entrevistas?|instrumentos?|escalas?|dados|estudios?|articulos?|trabajos?|investigaciones|datos|we|nos|autor\w*|authors?)\s/

/** Whether a sentence gives what people in a study told. */
export function tellsAccounts(text: string): boolean {
  const folded = foldAccents(text).toLowerCase()
  return ACCOUNT_ALONE.test(folded) || (ACCOUNT.test(folded) && !NO_PERSON.test(folded))
}

/** What a word means is no result. Folded. */
const DEFINES =
  /\b(?:(?:is|are) (?:here )?(?:defined|understood) as|refers? to|denotes?|entende-se por|define-se|(?:e|sao) (?:aqui )?(?:definid|entendid|compreendid)\w+ como|refere-se a|designa|se entiende por|se define|se refiere a)\b/

/** Whether a sentence says what a word means. */
export function definesTerm(text: string): boolean {
  return DEFINES.test(foldAccents(text).toLowerCase())
}

/** Whether a sentence says by how much something rose or fell; at the beginning of an abstract that is what made its authors ask. */
export function tellsChange(
  text: string,
  { at, count }: { readonly at: number; readonly count: number },
): boolean {
  const direction = readDirection(text)
  return (at > 0 || count <= 3) && /\d/.test(text) && (direction === 'increased' || direction === 'decreased')
}

const SHARE = /\d\s?%/
/** A share of those who answered, of a group among them or of a scale says who was asked, and not what was found. Folded. */
const OF_SAMPLE =
  /\b(?:response|taxa de resposta|tasa de respuesta|attrition|perdas|perdidas|mean age|idade media|edad media|cronbach|women were|female|mulheres (?:eram|foram)|eran mujeres|confidence level|power|nivel de confian\w+|dropped out|desist\w+)\b/

/** Whether a sentence in the second half of an abstract says how large a share of something is. */
export function tellsShare(
  text: string,
  { at, count }: { readonly at: number; readonly count: number },
): boolean {
  return at > 0 && at >= Math.floor(count / 2) - 1 && SHARE.test(text) && !OF_SAMPLE.test(foldAccents(text))
}

/** Sentences of a passage that are read for where results stand. */
const SENTENCES_READ_MAX = 60
const known = new WeakMap<object, ReadonlySet<string>>()

/** Whether a sentence stands where a passage tells its results, and says whether something is more, less or the same. */
export function reportsResult(text: string, passage: Pick<Passage, 'text' | 'language'>): boolean {
  return (
    resultsIn(passage).has(text) &&
    !definesTerm(text) &&
    !text.trimEnd().endsWith('?') &&
    readDirection(text) !== 'unknown'
  )
}

function resultsIn(passage: Pick<Passage, 'text' | 'language'>): ReadonlySet<string> {
  const before = known.get(passage)
  if (before) return before
  const sentences = sentenceRolesOf(passage.text, passage.language)
    .slice(0, SENTENCES_READ_MAX)
    .map(({ text }) => text)
  const roles = readRoles(sentences, { language: passage.language })
  // By how much something rose or fell is told late in an abstract; early it is what made others ask.
  const isShareTold = (text: string, at: number) => SHARE.test(text) && at >= sentences.length / 2
  const found = new Set(sentences.filter((text, at) => roles[at] === 'result' || isShareTold(text, at)))
  known.set(passage, found)
  return found
}
