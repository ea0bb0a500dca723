import type { Locale } from '@/lib/contracts/locale'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { nounForm } from './noun-gender'

/**
 * How phrases a student wrote are put into sentences: articles, contractions and lists. Gender is that of the head noun, which stands
 * first in Portuguese and Spanish.
 */

const articles: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:the|an?)\s/i,
  'pt-BR': /^(?:o|a|os|as|um|uma|uns|umas)\s/i,
  es: /^(?:el|la|los|las|lo|un|una|unos|unas)\s/i,
}

/** Adjectives that stand before the noun and show no gender: the noun after them decides. */
const bareAdjectives =
  /^(?:grandes?|diferentes?|jovens?|jovenes|principais|principales|recentes|recientes|mais)$/
/** Whether the phrase begins with an article of the language. */
export function hasArticle(phrase: string, locale: Locale): boolean {
  return articles[locale].test(phrase)
}

/** Without its accent it would be another word: "o país", "os pais". */
const toldByAccent = /^país$/i

function headOf(phrase: string): string {
  const [first = '', second = ''] = phrase.normalize('NFC').split(/\s+/)
  if (toldByAccent.test(first)) return 'territorio'
  const folded = foldAccents(first)
  return (bareAdjectives.test(folded) && second !== '' ? foldAccents(second) : folded).replace(
    /[^a-z0-9-]/g,
    '',
  )
}

const articlesOf = {
  'pt-BR': { feminine: ['a', 'as'], masculine: ['o', 'os'] },
  es: { feminine: ['la', 'las'], masculine: ['el', 'los'] },
} as const

/**
 * English nouns that cannot stand in the singular without an article, as heads of the things that theses are about. Kept, because countability shows in no ending;
 * a head that is not listed is left as it was written.
 */
const countedHeads =
  /(?:^|[ -])(?:week|workweek|day|month|year|hour|classroom|library|clinic|state|city|village|region|country|household|family|neighbou?rhood|workplace|firm|company|enterprise|industry|sector|market|economy|wage|salary|tax|subsidy|quota|ban|tariff|act|directive|treaty|constitution|programme|program|project|campaign|curriculum|course|lesson|exam|test|app|application|platform|chatbot|robot|tool|device|system|network|model|algorithm|game|metaverse|internet|web|press|newspaper|novel|film|song|poem|museum|theatre|pandemic|epidemic|crisis|war|revolution|coup|strike|election|vaccine|drug|diet|building|bridge|road|engine|battery|sensor|forest|river|ocean|climate|planet|environment|ecosystem|body|brain)$/i

/** "four-day week" is "the four-day week"; "remote work", "the act", "GDPR" and plurals stay. */
function definiteEnglish(phrase: string): string {
  if (
    hasArticle(phrase, 'en') ||
    /^(?:[‘“"']|(?:this|that|these|those|its|their|our|each|every|no|one)\s)/i.test(phrase)
  )
    return phrase
  const [head = ''] = phrase.split(
    / (?:of|in|on|for|to|at|with|from|by|among|between|as|and|that|under|during) /i,
  )
  return countedHeads.test(head) ? `the ${phrase}` : phrase
}

/** "vírus entéricos", "ônibus elétricos": the adjective tells that there are several. */
const INVARIABLE_PLURAL = /^(?:v[ií]rus|[oô]nibus|l[aá]pis|p[ií]res) (?!d[aeo]s )\p{L}{4,}s(?!\p{L})/iu

/** The phrase with its definite article; unchanged before acronyms and after an article, in English where its noun does not want one. */
export function definite(phrase: string, locale: Locale): string {
  if (locale === 'en') return definiteEnglish(phrase)
  if (hasArticle(phrase, locale) || /^(?:\p{Lu}{2}|[\d‘“"])/u.test(phrase)) return phrase
  const head = headOf(phrase)
  const { isFeminine, isPlural: isWrittenPlural, takesEl } = nounForm(head, locale)
  const isPlural = isWrittenPlural || INVARIABLE_PLURAL.test(phrase)
  const article = articlesOf[locale][isFeminine && !takesEl ? 'feminine' : 'masculine'][isPlural ? 1 : 0]
  return `${article} ${phrase}`
}

/** Phrases of one list with their articles; all without where one of them is an acronym, so that "TCC" stands beside "mindfulness". */
export function definiteAlike(phrases: readonly string[], locale: Locale): readonly string[] {
  const isBare = locale !== 'en' && phrases.length > 1 && phrases.some((phrase) => /^\p{Lu}{2}/u.test(phrase))
  return isBare ? phrases : phrases.map((phrase) => definite(phrase, locale))
}

/** Whether a phrase is of several: its verb stands in the plural. */
export function isOfSeveral(phrase: string, locale: Locale): boolean {
  if (locale !== 'en') return nounForm(headOf(phrase), locale).isPlural || INVARIABLE_PLURAL.test(phrase)
  const [head = ''] = phrase.split(/ (?:of|in|on|for|to|at|with|from|by|among|between) /i)
  return /[^sui]s$/i.test(head)
}

const contractions: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [],
  'pt-BR': [
    [/(?<![\p{L}])de (o|a|os|as) /gu, 'd$1 '],
    [/(?<![\p{L}])em (o|a|os|as) /gu, 'n$1 '],
    [/(?<![\p{L}])por (o|a|os|as) /gu, 'pel$1 '],
    [/(?<![\p{L}])a (o|os) /gu, 'a$1 '],
    [/(?<![\p{L}])a a /gu, 'à '],
    [/(?<![\p{L}])a as /gu, 'às '],
  ],
  es: [
    [/(?<![\p{L}])de el /gu, 'del '],
    [/(?<![\p{L}])a el /gu, 'al '],
    [/ y (?=h?i(?![aeou]))/giu, ' e '],
    [/ o (?=h?o)/giu, ' u '],
  ],
}

/** Puts prepositions and articles together as the language does, folds blanks and takes them away before signs. */
export function smooth(text: string, locale: Locale): string {
  const joined = contractions[locale].reduce((all, [from, to]) => all.replace(from, to), text)
  return joined
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;:?!)])/g, '$1')
    .replace(/([,;]) ?(?=[.?!])/g, '')
    .replace(/,\s*,/g, ',')
    .trim()
}

/** Words that keep their capital inside a sentence: acronyms, mixed case, and names of peoples and places. */
const ACRONYM = /^(?:\p{Lu}{2,}.*|\d+\p{Lu}.*|[B-DF-NP-XZ]|\p{Lu}\p{Ll}*[\p{Lu}\d].*)$/u
const PROPER =
  /^(?:Brazil|Latin|Spanish|Portugu(?:ese|ês|és|al)|English|Europe|[AÁ]frica|[AÁ]sia|Am[eé]rica|Mexic|M[eé]xico|Argentin|Chile|Col[oôó]mbia|Per[uú]$|Peruvian|Bol[ií]via|Urugua|Paragua|E[cq]uador|Venezuela|Indigenous|Bayes|Markov|Internet|Amaz[oôó]n|Covid|Brasil$|Espa[nñ]|Spain|China$|Chinese|India$|Indian|Monte|Google|Twitter|Python|Java$|ChatGPT|Uni[aã]o|Uni[oó]n$|Estados|Unidos|United|States|Kingdom|Reino|S[aã]o$|Rio$|Fortaleza|Bogot|Madrid|Lisboa|Buenos|Aires)/u

function keepsCapital(word: string): boolean {
  return ACRONYM.test(word) || PROPER.test(word)
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
/** Shorter words are glue, which title case leaves small. */
const TITLE_WORD_MIN = 4

/** A phrase as it stands inside a sentence: title case and a first capital become small, names and acronyms stay. */
export function lowerFirst(phrase: string): string {
  const words = phrase.split(' ')
  const telling = words.filter((word) => word.length >= TITLE_WORD_MIN)
  const isTitleCase = telling.length > 1 && telling.every(isCapital)
  return words
    .map((word, at) => ((at === 0 || isTitleCase) && !keepsCapital(word) ? word.toLowerCase() : word))
    .join(' ')
}

export function upperFirst(text: string): string {
  return text.replace(
    /^([¿¡“‘(]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  )
}

/** "United Kingdom" is named with its article in a sentence: unions, states, islands and some others. */
const THE_NAMES =
  /^(?:United |Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Czech Republic|Dominican Republic|Central African Republic|Congo|.+ (?:Islands|Emirates|Republic)$)/

/** An English name of a country as it stands in a sentence. */
export function withThe(name: string): string {
  return THE_NAMES.test(name) ? `the ${name}` : name
}

/** Countries that Portuguese names without an article: "em Portugal", but "no Brasil". */
const BARE_COUNTRIES =
  /^(?:Portugal|Cuba|Israel|Angola|Moçambique|Cabo Verde|Timor-Leste|Honduras|El Salvador|São Tomé|Porto Rico|Singapura|Marrocos|Taiwan|Gana|Omã|Andorra|Mônaco|San Marino|Malta|Chipre|Madagascar|Mianmar|Aruba|Macau|Hong Kong|Palau|Samoa|Tonga|Fiji)/u

/** A place as a sentence says where something is: "no Brasil", "em Recife", "in the United Kingdom". Only countries and regions of the world bear an article. */
export function inPlace(name: string, { locale, isCountry }: { locale: Locale; isCountry: boolean }): string {
  if (locale === 'en') return `in ${withThe(name)}`
  if (locale === 'es') return `en ${name}`
  return smooth(`em ${isCountry && !BARE_COUNTRIES.test(name) ? definite(name, locale) : name}`, locale)
}
