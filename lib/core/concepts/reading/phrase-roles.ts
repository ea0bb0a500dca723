import type { ConceptLanguage, ConceptRole } from '@/lib/contracts/concept-map'
import type { NounPhrase } from './noun-phrases'
import type { TopicUnit } from './topic-words'
import { isLandStem, isMethodStem, isOutcomeStem, isPersonStem, isSettingStem } from './word-lists'

/** The unit that the others of a phrase say more about: the last in English, else the first. */
export function headOf(units: readonly TopicUnit[], language: ConceptLanguage): TopicUnit | undefined {
  if (language !== 'en') return units[0]
  const of = units.findIndex(({ kind }) => kind === 'of')
  const end = of > 0 ? of : units.length
  const words = units.slice(0, end).filter(({ kind }) => kind === 'thing')
  return words.at(-1)
}

/** People in the plural, whatever else their stem may mean: "engineering" has that of engineers. */
const people =
  /^(?:women|men|people|workers|farmers|growers|students|youth|mothers|fathers|parents|children|adolescents|teenagers|consumers|players|athletes|employees|refugees|prisoners|entrepreneurs|victims|families|migrants|mulheres|homens|pessoas|trabalhador[ea]s|agricultor[ea]s|estudantes|jovens|mães|crianças|adolescentes|consumidor[ea]s|atletas|refugiad[oa]s|pres[oa]s|empreendedor[ea]s|vítimas|famílias|migrantes|mujeres|hombres|personas|trabajador[ea]s|estudiantes|jóvenes|madres|niñ[oa]s|deportistas|emprendedor[ea]s|víctimas|familias)$/iu

/** "Rural women", "mulheres rurais": people and what kind of them, without a word between that makes them part of something else. */
function isKindOfPeople({ text, known }: TopicUnit, language: ConceptLanguage): boolean {
  const words = text.split(' ')
  return known?.role === null && words.length === 2 && people.test(words.at(language === 'en' ? -1 : 0) ?? '')
}

/** What a phrase is in the topic by its own words; null where its place in the text must say. */
export function ownRole(phrase: NounPhrase, language: ConceptLanguage): ConceptRole | null {
  const { units } = phrase
  const [only] = units
  if (units.length === 1 && only && (only.country || only.origin)) return 'place'
  // "golpe do WhatsApp": a name that the vocabulary knows as a thing says no place.
  const isNamedThing = units.length === 1 && only?.known?.role === null
  if (!isNamedThing && units.every(({ isProper, kind }) => isProper || kind === 'of') && phrase.isPlace)
    return 'place'
  const role = units.length === 1 ? only?.known?.role : null
  if (role) return role
  if (units.length === 1 && only?.known && only.stems.length > 1)
    return isKindOfPeople(only, language) ? 'population' : null
  const isLand =
    only !== undefined && isLandStem(only.stems[0] ?? '') && units.some(({ isProper }) => isProper)
  if (isLand) return 'place'
  const head = headOf(units, language)
  const stem = (language === 'en' ? head?.stems.at(-1) : head?.stems[0]) ?? ''
  // "Música" and "music" are what "músicos" make, and have their stem.
  if (isPersonStem(stem) && !/^m[uú]sica?$/iu.test(head?.text ?? '')) return 'population'
  if (isSettingStem(stem)) return phrase.after === null ? null : 'context'
  if (isMethodStem(stem) && units.length === 1) return 'method'
  if (isOutcomeStem(stem) && units.every(({ known, stems }) => known === null || stems.length === 1))
    return 'outcome'
  if (head?.known?.role && head.known.role !== 'central') return head.known.role
  return null
}
