import { populationsNamed } from '@/lib/core/evidence/study-settings'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { numberWordsIn } from '@/lib/core/text/number-words'

/** "n = 412". */
const STATED_SIZE = /\b[nN]\s*=\s*(\d{1,3}(?:[., ]\d{3})+|\d+)(?![\d%])/gu
/** "412 nurses", "1.204 estudantes": not a share or a decimal; with the words behind it. */
const COUNTED =
  /(?<![\p{L}\d.,<>≤≥/-]|[<>≤≥] )(\d{1,3}(?:[., ]\d{3})+|\d+)(?![\d%]|[.,]\d|\s?%)\s+(?:de )?(\p{L}[\p{L}-]*)(?:\s+(\p{L}[\p{L}-]*))?/gu
/** What is counted before the persons in it. */
const NO_CASES =
  /^(?:units?|unidades?|cent(?:re|er|ro)s?|hospita(?:l|ls|is|les)|schools?|escolas?|escuelas?|universities|universidades?|sites?|clusters?|conglomerados?|wards?|groups?|grupos?|arms?|focus|focais|focales|companies|empresas?|organi[sz]ations?|organiza\p{L}*|cities|cidades|ciudades|countries|pa[ií]ses|items?|itens|[ií]tems?|databases?|bases?|languages?|idiomas?|percent|por)$/iu
/** What is measured and counts nobody: times, doses, lengths; and the words of a range ("aged 40 to 65"). */
const NO_COUNT =
  /^(?:months?|m[eê]s(?:es)?|weeks?|semanas?|days?|d[ií]as?|years?|anos?|años?|hours?|horas?|h|min(?:ut\p{L}*)?|waves?|ondas?|times?|vezes|veces|points?|pontos?|puntos?|(?:micro|milli|micro-|k|m|µ|μ|mc|n|p)?g(?:rams?|ramas?|ramos?)?|m?l|dl|iu|ui|m?mol|[mck]m|mmhg|kcal|doses?|dos[ei]s|cycles?|ciclos?|to|and|or|per|of|the|a|y|e|o|u|ou|vs|versus|mg)$/iu

const YEAR = /^(?:1[89]|20)\d\d$/
/** Number words below it are articles and small parts ("two groups") more often than cases. */
const WORDED_MIN = 11

/**
 * The number of cases that a sentence states: what stands behind "n =", else the largest count of anything but groups, places, times and
 * doses ("4 focus groups with 32 nurses" is 32), else the only count there is. Of several "n =" each is an arm, and the whole
 * is counted beside them where it is told. Null where it states none.
 */
export function sampleSizeIn(text: string): number | null {
  const stated = [...text.matchAll(STATED_SIZE)].map(([, digits = '']) => numberOf(digits))
  const counts = [...inDigits(text).matchAll(COUNTED)].flatMap(([, digits = '', word = '', next = '']) => {
    const isOfPersons = populationsNamed(`${word} ${next}`).length > 0
    if (YEAR.test(digits) && !isOfPersons) return []
    // "9 hospital nurses" are nurses, "19 US centers" are centers.
    const isNext = populationsNamed(next).length > 0 || (!isOfPersons && NO_CASES.test(next))
    return [{ size: numberOf(digits), word: isNext ? next : word }]
  })
  const counted = counts.filter(({ word }) => !NO_COUNT.test(word))
  const cases = counted.filter(({ word }) => !NO_CASES.test(word)).map(({ size }) => size)
  const most = cases.length > 0 ? Math.max(...cases) : (counted[0]?.size ?? 0)
  const [first, ...arms] = stated
  const size = first === undefined || (arms.length > 0 && most > Math.max(...stated)) ? most : first
  return Number.isInteger(size) && size > 0 ? size : null
}

const numberOf = (digits: string): number => Number(digits.replace(/[., ]/g, ''))

/** The hundreds of Portuguese and Spanish, folded. */
const hundreds: readonly (readonly [RegExp, number])[] = [
  ['cento|cem|ciento|cien', 100],
  ['duzent[ao]s|doscient[ao]s', 200],
  ['trezent[ao]s|trescient[ao]s', 300],
  ['(?:quatro|cuatro)cient[ao]s|quatrocent[ao]s', 400],
  ['quinhent[ao]s|quinient[ao]s', 500],
  ['seiscent[ao]s|seiscient[ao]s', 600],
  ['setecent[ao]s|setecient[ao]s', 700],
  ['oitocent[ao]s|ochocient[ao]s', 800],
  ['novecent[ao]s|novecient[ao]s', 900],
].map(([words, value]) => [
  new RegExp(`\\b(?:${String(words)})(?:(?: [ey])? (\\d{1,2}))?(?=\\s)`, 'gu'),
  Number(value),
])

/** "One hundred and sixty volunteers", "ciento veinte alumnos", "fifty women": as digits; folded where words were numbers. */
function inDigits(text: string): string {
  const folded = foldAccents(text)
  const words = numberWordsIn(folded)
  const isHundred = /hundred|cent[ao]s?\b|cem\b|cient?[ao]?s?\b|quinient/u.test(folded)
  if (!isHundred && !words.some(({ value }) => value >= WORDED_MIN)) return text
  const digits = words
    .filter(({ end, value }) => value >= WORDED_MIN || folded.startsWith(' hundred', end) || isHundred)
    .reduceRight((said, { start, end, value }) => said.slice(0, start) + value + said.slice(end), folded)
    .replace(/\b(?:one|a) hundred\b/gu, '1 hundred')
    .replace(/\b(\d) hundred(?:(?: and)? (\d{1,2}))?\b/gu, (_, many: string, rest = '0') =>
      String(100 * Number(many) + Number(rest)),
    )
  return hundreds.reduce(
    (said, [word, value]) =>
      said.replace(word, (_, rest: string | undefined) => String(value + Number(rest ?? 0))),
    digits,
  )
}
