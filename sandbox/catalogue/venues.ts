import { bare, capital } from './contraction'
import type { Field, Lang } from './phrase'

export interface Venue {
  /** Stable over the whole catalogue, e.g. "education-pt-2". */
  readonly id: string
  /** The number behind an OpenAlex-like S-id. */
  readonly number: number
  readonly name: string
  readonly abbreviation: string
  readonly issnPrint: string
  readonly issnOnline: string
  readonly publisher: string
  readonly lang: Lang
  /** 1 best … 4; drives citations and the coverage by the indexes. */
  readonly tier: 1 | 2 | 3 | 4
  readonly openAccess: boolean
  readonly inScielo: boolean
  readonly inJstor: boolean
  readonly fieldId: string
  readonly hIndex: number
  readonly meanCitedness2y: number
}

const jstorFields = new Set([
  'law',
  'economics',
  'linguistics',
  'education',
  'management',
  'psychology',
  'environment',
])

/** The check digit of an ISSN: weights 8…2, modulo 11, X for 10. */
export function issnOf(sevenDigits: string): string {
  let total = 0
  for (let i = 0; i < 7; i++) total += Number(sevenDigits[i] ?? '0') * (8 - i)
  const rest = (11 - (total % 11)) % 11
  return `${sevenDigits.slice(0, 4)}-${sevenDigits.slice(4)}${rest === 10 ? 'X' : rest}`
}

const patterns: Readonly<Record<Lang, readonly ((subject: string) => string)[]>> = {
  en: [
    (s) => `Northmere Journal of ${s}`,
    (s) => `Halden Review of ${s}`,
    (s) => `${s} Letters of Westmarch`,
    (s) => `Annals of Applied ${s} and Practice`,
    (s) => `Open Studies in ${s}`,
  ],
  pt: [
    (s) => `Revista Serra Azul de ${s}`,
    (s) => `Cadernos do Planalto Norte em ${s}`,
    (s) => `Estudos da Costa Verde em ${s}`,
    (s) => `${s} em Perspectiva Aberta`,
  ],
  es: [
    (s) => `Revista Altiplano de ${s}`,
    (s) => `Anales de la Ribera Alta en ${s}`,
    (s) => `Cuadernos del Sur Abierto en ${s}`,
  ],
}

const publishers: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Northmere University Press',
    'Halden & Sons Scholarly',
    'Westmarch Academic',
    'Openfield Press',
    'Openfield Press',
  ],
  pt: [
    'Editora Serra Azul',
    'Universidade do Planalto Norte',
    'Associação Costa Verde de Pesquisa',
    'Editora Aberta',
  ],
  es: ['Universidad del Altiplano Mayor', 'Editorial Ribera Alta', 'Fundación Sur Abierto'],
}

const tiersByLang: Readonly<Record<Lang, readonly (1 | 2 | 3 | 4)[]>> = {
  en: [1, 1, 2, 3, 4],
  pt: [1, 2, 3, 4],
  es: [1, 2, 3],
}

const shortWords = new Set(['of', 'and', 'in', 'de', 'do', 'da', 'em', 'la', 'del', 'e', 'y', 'the'])

function abbreviate(name: string): string {
  return name
    .split(' ')
    .filter((word) => !shortWords.has(word.toLowerCase()))
    .map((word) => (word.length > 5 ? `${word.slice(0, 4)}.` : word))
    .join(' ')
}

function titleCase(text: string, lang: Lang): string {
  return text
    .split(' ')
    .map((word) => (shortWords.has(word) || (lang === 'es' && word === 'las') ? word : capital(word)))
    .join(' ')
}

function venueOf(field: Field, fieldIndex: number, lang: Lang, index: number, name: string): Venue {
  const number = fieldIndex * 20 + { en: 0, pt: 7, es: 13 }[lang] + index
  const tier = tiersByLang[lang][index] ?? 4
  const openAccess = lang !== 'en' || tier >= 3
  return {
    id: `${field.id}-${lang}-${index}`,
    number,
    name,
    abbreviation: abbreviate(name),
    issnPrint: issnOf(`99${String(10_000 + number * 7).padStart(5, '0')}`),
    issnOnline: issnOf(`99${String(50_000 + number * 7).padStart(5, '0')}`),
    publisher: publishers[lang][index] ?? 'Openfield Press',
    lang,
    tier,
    openAccess,
    inScielo: lang !== 'en' && tier <= 3,
    inJstor: lang === 'en' && tier <= 2 && jstorFields.has(field.id),
    fieldId: field.id,
    hIndex: [0, 118, 61, 24, 7][tier] ?? 0,
    meanCitedness2y: [0, 6.2, 2.9, 1.1, 0.3][tier] ?? 0,
  }
}

/** The invented journals of a field, best tier first within each language. */
export function inventVenues(field: Field, fieldIndex: number): readonly Venue[] {
  const langs: readonly Lang[] = ['en', 'pt', 'es']
  return langs.flatMap((lang) => {
    const subject = titleCase(bare(field.name[lang]), lang)
    return patterns[lang].map((name, index) => venueOf(field, fieldIndex, lang, index, name(subject)))
  })
}
