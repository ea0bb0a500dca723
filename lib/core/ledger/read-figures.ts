import { foldAccents } from '@/lib/core/text/fold-accents'
import { numberWordsIn } from '@/lib/core/text/number-words'
import { readOnce } from '@/lib/core/text/read-once'

/** What a figure counts: shares and multiples are never compared with counts, nor years with either. */
export type FigureUnit = 'count' | 'percent' | 'times' | 'year'

/** How exactly it is said: "about 40", "more than 40", "fewer than 40". */
export type FigureBound = 'exact' | 'about' | 'above' | 'below'

export interface Figure {
  /** As it stands in the text, without its unit. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** What it can mean: "1.234" is two numbers until the language tells. */
  readonly values: readonly number[]
  readonly unit: FigureUnit
  readonly bound: FigureBound
}

const NUMERAL =
  /(?<![\p{L}\p{N}])(?<!\p{L}[-‐–])(?:\d{1,3}(?:[.,\u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,·]\d+)?|(?<![\d.])[.,]\d+)(?!\p{N})(?![\p{Lu}])/gu
/** Spanish and Portuguese also part thousands by a blank: "1 204" is one number. */
const BLANK_IN_THOUSANDS = /(?<![\d.,])(\d{1,3}) (?=\d{3}(?![\d.,]))/g
const FIGURES_MAX = 400
const PERCENT =
  /^[\s\u00a0\u202f]?(?:%|per ?cent|por ?cento|por ?ciento|percentage points|pontos percentuais|puntos porcentuales|p\.p\.)/i
const TIMES = /^(?:[\s-]?(?:times|fold|vezes|veces)\b|\s?[x×](?!\p{L}))/iu
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s(?:million|milhao|milhoes|millon|millones)\b/, 1e6],
  [/^\s(?:billion|bilhao|bilhoes|mil millones)\b/, 1e9],
  [/^\s(?:thousand|mil)\b/, 1e3],
  [/^\s(?:hundred)\b/, 1e2],
]
/** A list or range gives its unit to all its members: "12, 15 and 18 %". */
const LISTED = /^\s?(?:[-–,;]|and|to|or|e|ou|a|y|o|vs\.?|versus)\s?[\d.,]+/i
const ABOUT =
  /(?:about|around|approximately|roughly|nearly|almost|some|circa|close to|~|≈|cerca de|aproximadamente|em torno de|perto de|quase|alrededor de|casi|unos|unas|cerca del)\s*$/
const ABOVE =
  /(?:more than|over|above|at least|greater than|exceeding|exceeded|>|≥|mais de|acima de|pelo menos|superior a|no minimo|mas de|por encima de|al menos|por lo menos)\s*(?:a |o |el |la |the )?$/
const BELOW =
  /(?:less than|fewer than|under|below|at most|up to|<|≤|menos de|abaixo de|no maximo|inferior a|ate|por debajo de|como maximo|hasta)\s*(?:a |o |el |la |the )?$/
/** What is numbered, not counted. */
const LABEL =
  /(?:tables?|figures?|fig\.?|chapters?|sections?|tabelas?|quadros?|figuras?|capitulos?|secoes|secao|tablas?|cuadros?|secciones|seccion|p|pp)\.?\s*$/
const YEAR_BEFORE =
  /(?:\b(?:in|since|from|until|till|during|by|between|year|years|em|desde|ate|entre|ano|anos|de|en|hasta|jan\w*|feb\w*|fev\w*|mar\w*|apr\w*|abr\w*|may|maio|mayo|june?|junho|junio|july?|julho|julio|aug\w*|ago\w*|sep\w*|set\w*|oct\w*|out\w*|nov\w*|dec\w*|dez\w*|dic\w*)|[(,])\s?$/
const YEAR_AFTER = /^\s?(?:$|[.,;:)\]–/-]|(?:and|to|e|a|y|with|com|con|was|were)\b)/

/** Words for shares and multiples, folded. */
const SHARES: readonly (readonly [RegExp, number, FigureUnit, boolean])[] = [
  [/\b(?:two[ -]thirds|dois tercos|dos tercios)\b/g, 66.7, 'percent', false],
  [/\b(?:three[ -]quarters|tres quartos|tres cuartos)\b/g, 75, 'percent', true],
  [/\b(?:one|a)[ -]third\b|\b(?:um terco|un tercio)\b/g, 33.3, 'percent', false],
  [/\b(?:one|a)[ -]quarter\b|\b(?:um quarto|un cuarto|una cuarta parte)\b/g, 25, 'percent', true],
  [/\b(?:half|metade|la mitad|mitad)\b/g, 50, 'percent', true],
  [/\b(?:twice|doubl(?:e|ed|es|ing)|dobro|dobrou|duplicou|doble|duplico)\b/g, 2, 'times', true],
  [/\b(?:tripl(?:e|ed|es)|triplicou|triplico)\b/g, 3, 'times', true],
]

/**
 * The figures of a text in order: numerals with their separators as the language writes them, number words from two up, shares in words.
 * Digits inside names ("COVID-19", "CD4") and numbers of tables or pages are none.
 */
export const readFigures = readOnce((text, language: string | null): readonly Figure[] => {
  const folded = foldAccents(text)
  // Letters that fold to two would shift every place behind them.
  const compared = folded.length === text.length ? folded : text.toLowerCase()
  const parted = language === 'es' || language === 'pt' ? text.replace(BLANK_IN_THOUSANDS, '$1\u00a0') : text
  const numerals = [...parted.matchAll(NUMERAL)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    values: valuesOf(match[0], language),
  }))
  // Portuguese "dos" is "of the"; Spanish "dos" is two.
  const isNumber = ({ start, end }: { start: number; end: number }) =>
    language !== 'pt' || compared.slice(start, end) !== 'dos'
  const words = numberWordsIn(compared).filter(isNumber)
  const worded = words.map(({ start, end, value }) => ({
    text: text.slice(start, end),
    start,
    end,
    values: [value],
  }))
  const counted = [...numerals, ...worded]
    .slice(0, FIGURES_MAX)
    .filter(({ start }) => !LABEL.test(compared.slice(Math.max(0, start - 12), start)))
    .map((figure) => figureAt(figure, compared))
  return [...counted, ...sharesIn(compared, text)].sort((a, b) => a.start - b.start)
})

type Counted = Pick<Figure, 'text' | 'start' | 'end' | 'values'>

function figureAt(figure: Counted, text: string): Figure {
  const before = text.slice(Math.max(0, figure.start - 24), figure.start)
  const after = text.slice(figure.end, figure.end + 60)
  const scale = SCALES.find(([words]) => words.test(after))
  const values = scale ? figure.values.map((value) => value * scale[1]) : figure.values
  return { ...figure, values, unit: unitOf(figure, { before, after }), bound: boundOf(before) }
}

function unitOf(
  { text, values }: Counted,
  { before, after }: { readonly before: string; readonly after: string },
): FigureUnit {
  if (PERCENT.test(after) || isListedPercent(after)) return 'percent'
  if (TIMES.test(after)) return 'times'
  const [value = 0] = values
  const isYear =
    /^\d{4}$/.test(text) &&
    value >= 1500 &&
    value <= 2100 &&
    (YEAR_BEFORE.test(before) || YEAR_AFTER.test(after))
  return isYear && !/\bn\s?=\s?$/.test(before) ? 'year' : 'count'
}

function isListedPercent(after: string): boolean {
  let rest = after
  for (let step = 0; step < 6; step += 1) {
    const next = LISTED.exec(rest)
    if (!next) return false
    rest = rest.slice(next[0].length)
    if (PERCENT.test(rest)) return true
  }
  return false
}

function boundOf(before: string): FigureBound {
  if (ABOUT.test(before)) return 'about'
  if (ABOVE.test(before)) return 'above'
  return BELOW.test(before) ? 'below' : 'exact'
}

function valuesOf(written: string, language: string | null): readonly number[] {
  const plain = written.replace(/[\u00a0\u202f]/g, '').replace('·', '.')
  const separators = plain.replace(/\d/g, '')
  if (separators === '') return [Number(plain)]
  const decimal = Number(plain.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))
  const grouped = Number(plain.replace(/[.,]/g, ''))
  const isGroup = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain)
  if (!isGroup) return [decimal]
  if (separators.length > 1) return [grouped]
  if (language === 'en') return separators === ',' ? [grouped] : [decimal]
  return separators === '.' ? [grouped, decimal] : [decimal, grouped]
}

function sharesIn(compared: string, text: string): Figure[] {
  return SHARES.flatMap(([words, value, unit, isExact]) =>
    [...compared.matchAll(words)].map((match): Figure => {
      const start = match.index
      const end = start + match[0].length
      const said = boundOf(compared.slice(Math.max(0, start - 24), start))
      const bound = said === 'exact' && !isExact ? 'about' : said
      return { text: text.slice(start, end), start, end, values: [value], unit, bound }
    }),
  )
}
