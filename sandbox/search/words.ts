/** Words that carry no topic, in the three languages; they are neither indexed nor searched for. */
const stopWords = new Set(
  (
    'a about after among an and are as at be been between but by can did do does for from had has have how in into is it its ' +
    'may more of on or our than that the their there this to was were what when where which who will with without ' +
    'ao aos as com como da das de dele do dos e é ela em entre essa esse esta este foi foram há isso mais mas na nas no nos o os ou ' +
    'para pela pelas pelo pelos por qual quando que se sem ser seu sua são sobre também um uma ' +
    'al con del donde el en es esta este fue fueron hay la las le lo los más pero por que qué se sin sobre su sus también un una uno y'
  )
    .split(' ')
    .map(withoutAccents),
)

export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
}

function cutEnding(word: string): string {
  let stem = word
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 5 && stem.endsWith('oes')) stem = `${stem.slice(0, -3)}ao`
  else if (stem.length > 5 && stem.endsWith('ais')) stem = `${stem.slice(0, -2)}l`
  else if (stem.length > 3 && stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1)
  if (stem.length > 6 && stem.endsWith('ing')) stem = stem.slice(0, -3)
  return stem.length > 4 && /[aeo]$/u.test(stem) ? stem.slice(0, -1) : stem
}

/** Raw word → stem; an empty stem marks a stop word. Bounded, since queries come from outside. */
const stems = new Map<string, string>()
const STEM_CACHE_MAX = 50_000

/** One light rule set for three languages: plural, English -ing, final a/e/o. "nurses", "nurse" → "nurs". */
function stemOf(raw: string): string {
  const known = stems.get(raw)
  if (known !== undefined) return known
  const word = withoutAccents(raw)
  const stem = stopWords.has(word) ? '' : cutEnding(word)
  if (stems.size < STEM_CACHE_MAX) stems.set(raw, stem)
  return stem
}

/** The searchable words of a text, in order, without accents, stop words or endings. */
export function wordsOf(text: string): readonly string[] {
  // Composed letters keep a word together whatever form the text came in.
  const found = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  return found.map(stemOf).filter((stem) => stem !== '')
}
