import type { Locale } from '@/lib/contracts/locale'
import { foldAccents } from '@/lib/core/text/fold-accents'

/**
 * How phrases a student wrote are put into sentences: articles, contractions and lists. Gender is read from the ending of the
 * head noun, which stands first in Portuguese and Spanish; where the ending says nothing the masculine of loanwords is taken.
 */

const articles: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:the|an?)\s/i,
  'pt-BR': /^(?:o|a|os|as|um|uma|uns|umas)\s/i,
  es: /^(?:el|la|los|las|lo|un|una|unos|unas)\s/i,
}

const masculineInA =
  'problema sistema tema programa clima idioma dilema esquema paradigma diagrama dia mapa planeta trauma carisma estigma fantasma drama'
const feminineWords = {
  'pt-BR':
    'rede redes fome morte mortes mente base bases fase fases classe classes greve lei leis fe voz vozes vez vezes luz cor dor dores flor mao maos mulher mulheres mae maes internet blockchain covid-19 ia dengue sorte parte arte artes chave serie series pele cruz paz nuvem ordem imagem tese teses sede saude juventude metanalise',
  es: 'red redes ley leyes salud mente clase clases base bases fase fases fe voz voces luz piel mujer mujeres crisis tesis sintesis hipotesis internet gente muerte muertes suerte parte partes leche calle nube nubes blockchain covid-19 ia imagen imagenes serie series sede paz vejez madre madres flor flores pyme pymes juventud orden ordenes',
} as const
const feminineEndings = {
  'pt-BR':
    /(?:cao|coes|sao|soes|dade|dades|gem|gens|ncia|ncias|a|as|tude|tudes|ise|ises|ese|eses|ose|ite|idez|uidez)$/,
  es: /(?:ion|iones|dad|dades|tad|tades|tud|tudes|umbre|umbres|a|as|ez|osis|itis)$/,
} as const
/** Adjectives that stand before the noun and show no gender: the noun after them decides. */
const bareAdjectives =
  /^(?:grandes?|diferentes?|jovens?|jovenes|principais|principales|recentes|recientes|mais)$/
const singularInS =
  /^(?:onibus|virus|analisis|crisis|tesis|sintesis|hipotesis|campus|bus|stress|business|marketing)$/

/** Whether the phrase begins with an article of the language. */
export function hasArticle(phrase: string, locale: Locale): boolean {
  return articles[locale].test(phrase)
}

function headOf(phrase: string): string {
  const [first = '', second = ''] = phrase.split(/\s+/)
  const folded = foldAccents(first)
  return (bareAdjectives.test(folded) && second !== '' ? foldAccents(second) : folded).replace(
    /[^a-z0-9-]/g,
    '',
  )
}

function isFeminine(head: string, locale: 'pt-BR' | 'es'): boolean {
  if (feminineWords[locale].split(' ').includes(head)) return true
  const singular = head.replace(/s$/, '')
  if (masculineInA.split(' ').includes(singular)) return false
  return feminineEndings[locale].test(head)
}

/** The phrase with its definite article in Portuguese and Spanish; unchanged in English, before acronyms and after an article. */
export function definite(phrase: string, locale: Locale): string {
  if (locale === 'en' || hasArticle(phrase, locale) || /^(?:\p{Lu}{2}|[\d‘“"])/u.test(phrase)) return phrase
  const head = headOf(phrase)
  const isPlural = head.endsWith('s') && !singularInS.test(head)
  const feminine = isFeminine(head, locale)
  const [article] =
    locale === 'pt-BR'
      ? feminine
        ? [isPlural ? 'as' : 'a']
        : [isPlural ? 'os' : 'o']
      : feminine
        ? [isPlural ? 'las' : 'la']
        : [isPlural ? 'los' : 'el']
  return `${article} ${phrase}`
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
const ACRONYM = /^(?:\p{Lu}{2,}.*|[B-DF-NP-XZ]|\p{Lu}\p{Ll}*[\p{Lu}\d].*)$/u
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
