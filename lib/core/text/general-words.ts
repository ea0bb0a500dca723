import { foldAccents } from './fold-accents'
import { generalWordTable } from './general-word-table'
import { type RankingLanguage, rankingLanguages } from './stem-word'

/** For each language, the folded word → its translations in each other language. */
const translations: ReadonlyMap<string, readonly string[]> = readTable()

function readTable(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const entry of generalWordTable.split(/[;\n]/).filter((each) => each.includes('|'))) {
    const sides = entry
      .trim()
      .split('|')
      .map((side) => side.split('/').map(foldAccents))
    rankingLanguages.forEach((from, at) => {
      rankingLanguages.forEach((to, other) => {
        if (from === to) return
        for (const word of sides[at] ?? []) {
          const key = `${from} ${to} ${word}`
          found.set(key, [...(found.get(key) ?? []), ...(sides[other] ?? [])])
        }
      })
    })
  }
  return found
}

/** Words that say the same in the other language, without accents; none for a word that the table does not know. */
export function generalTranslations(
  word: string,
  { from, to }: { readonly from: RankingLanguage; readonly to: RankingLanguage },
): readonly string[] {
  return translations.get(`${from} ${to} ${foldAccents(word)}`) ?? []
}
