import { foldAccents } from '@/lib/core/text/fold-accents'

/** Number words of the three languages, folded; compounds ("vinte e quatro", "twenty-four") are added up. */
const units: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['zero cero', 0],
    ['one um uma un una uno', 1],
    ['two dois duas dos', 2],
    ['three tres', 3],
    ['four quatro cuatro', 4],
    ['five cinco', 5],
    ['six seis', 6],
    ['seven sete siete', 7],
    ['eight oito ocho', 8],
    ['nine nove nueve', 9],
    ['ten dez diez', 10],
    ['eleven onze once', 11],
    ['twelve doze doce', 12],
    ['thirteen treze trece', 13],
    ['fourteen quatorze catorze catorce', 14],
    ['fifteen quinze quince', 15],
    ['sixteen dezesseis dezasseis dieciseis', 16],
    ['seventeen dezessete dezassete diecisiete', 17],
    ['eighteen dezoito dieciocho', 18],
    ['nineteen dezenove dezanove diecinueve', 19],
    ['veintiun veintiuno veintiuna', 21],
    ['veintidos', 22],
    ['veintitres', 23],
    ['veinticuatro', 24],
    ['veinticinco', 25],
    ['veintiseis', 26],
    ['veintisiete', 27],
    ['veintiocho', 28],
    ['veintinueve', 29],
  ].flatMap(([words, value]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)] as const),
  ),
)
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['twenty vinte veinte', 20],
    ['thirty trinta treinta', 30],
    ['forty quarenta cuarenta', 40],
    ['fifty cinquenta cincuenta', 50],
    ['sixty sessenta sesenta', 60],
    ['seventy setenta', 70],
    ['eighty oitenta ochenta', 80],
    ['ninety noventa', 90],
  ].flatMap(([words, value]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)] as const),
  ),
)
const unitPattern = Object.keys(units).join('|')
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}-])(?:(${Object.keys(tens).join('|')})(?:(?:\\s+(?:e|y|and)\\s+|[\\s-])(${unitPattern}))?|(${unitPattern}))(?![\\p{L}])`,
  'gu',
)

/**
 * The text folded (lower case, without accents) with its number words as digits: "Vinte e quatro meses" gives "24 meses".
 * Articles that are number words too ("um", "a" is not one) become digits as well, so this is for reading quantities only.
 */
export function withDigits(text: string): string {
  return foldAccents(text).replace(NUMBER_WORD, (_, ten?: string, rest?: string, unit?: string) =>
    String((tens[ten ?? ''] ?? 0) + (units[rest ?? ''] ?? 0) + (units[unit ?? ''] ?? 0)),
  )
}

/** Articles and pronouns before they are numbers. */
const notCounted = new Set(['one', 'um', 'uma', 'un', 'una', 'uno', 'once', 'a'])

/**
 * Number words in a folded text with their places and values; "one" and its like are left out, since they are articles and
 * pronouns more often, and so is Spanish "once", which is English, too.
 */
export function numberWordsIn(folded: string): { start: number; end: number; value: number }[] {
  return [...folded.matchAll(NUMBER_WORD)].flatMap((match) => {
    if (notCounted.has(match[0])) return []
    const [, ten = '', rest = '', unit = ''] = match
    const value = (tens[ten] ?? 0) + (units[rest] ?? 0) + (units[unit] ?? 0)
    return [{ start: match.index, end: match.index + match[0].length, value }]
  })
}
