import { foldAccents } from './fold-accents'
import { languageCues } from './language-cues'

/** Words beyond the function words that no key phrase may begin or end with, in the languages of the pages. */
const fillerWords: Readonly<Record<string, string>> = {
  en: 'i you he she him me my your am being did done doing having shall must very much many few own same only then once too so up down out off again further until because since therefore thus whether either neither nor every another well yet still even often among amongst whereas although though despite regarding several various respectively et al eg ie etc one two three',
  pt: 'eu tu você vocês nós me te minha meu teu lhes aqueles aquelas aquela deste desta destes destas nesse nessa neste nesta desse dessa disso nisso outro outra outros outras todo toda todos todas tudo cada algum alguma alguns algumas nenhum nenhuma bem ainda assim então porque pois portanto porém contudo entretanto embora enquanto apenas somente tanto quanto tal tais estava estavam era eram teve tiveram ter tendo haver houve havia foram seria seriam dois duas três etc et al bem partir acerca',
  es: 'yo tú usted ustedes nosotros me te mi tu mío aquellos aquellas aquella todo toda todos todas cada algún alguna algunos algunas ningún ninguna bien aún así entonces pues aunque sin embargo mientras solo sólo solamente tanto cuanto tal tales estaba estaban era eran tuvo tuvieron tener teniendo haber hubo había sería serían dos tres etc et al través partir acerca cómo qué dónde cuándo',
}

const stopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(languageCues).map(([language, cues]) => {
    const words = `${cues.words} ${fillerWords[language] ?? ''}`.split(' ').filter(Boolean)
    return [language, new Set(words.map(foldAccents))]
  }),
)

/**
 * Whether a word carries no subject in the language. Case and accents are ignored. For a language without a table, or
 * null, the English table is used, so that mixed titles still lose their commonest glue.
 */
export function isStopWord(word: string, language: string | null): boolean {
  const table = stopWords.get(language ?? 'en') ?? stopWords.get('en')
  return table?.has(foldAccents(word)) ?? false
}
