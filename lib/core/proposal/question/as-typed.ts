import { foldAccents } from '@/lib/core/text/fold-accents'

const SENTENCE_START = /(?:^|[.?!:\n])[\s"'“«¿¡]*$/
/** Share of long words with a capital above which a text is a title in capitals and tells nothing of names. */
const TITLE_SHARE01 = 0.8
const LONG_WORD_MIN = 4

/**
 * A name in small letters with the capitals that the student gave its words inside a sentence: "taxa selic" is "taxa Selic" where the question
 * says so. Texts in title case, and words that only begin a sentence, give none.
 */
export function asTyped(name: string, texts: readonly string[]): string {
  const capitals = new Set(texts.filter((text) => !isTitle(text)).flatMap(namesIn))
  return name.replace(/\p{L}[\p{L}\p{M}-]*/gu, (word) => {
    const said = [...capitals].find((one) => foldAccents(one) === foldAccents(word))
    return said ?? word
  })
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\p{Lu}[\p{L}\p{M}-]+/gu)].flatMap(([word], at, all) =>
    SENTENCE_START.test(text.slice(0, all[at]?.index ?? 0)) ? [] : [word],
  )
}

function isTitle(text: string): boolean {
  const long = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG_WORD_MIN)
  const capital = long.filter((word) => /^\p{Lu}/u.test(word))
  return long.length > 1 && capital.length > TITLE_SHARE01 * long.length
}
