import type { CslItem, CslName } from '@/lib/core/formats/csl-item'
import { namesResolved, withUnnamedAuthors } from './unnamed-authors'

/** Stands for a publisher who is the author: not repeated, but not unknown ("[s. n.]") either. */
const SAME = '\uE002'
const sameJoined = new RegExp(`: ${SAME}|${SAME}(?:, )?`, 'g')

/**
 * A body under another ("Brasil. Ministério da Saúde"): the higher one alone stands in capitals (NBR 6023:2018, 8.1.2) and is the key in
 * the text (NBR 10520:2023). The style capitalises whole names, so letters of the body are moved to signs without case.
 */
const bodies =
  /(?<=^[^.]{3,80})\. (?=(?:Minist|Secretar|Suprem|Superior|Tribunal|Corte|Congres|C[âá]mara|Senad|Presid|Assembl|Asambl|Prefeitura|Conselho|Consejo|Ag[êe]ncia|Institut|Departament|Comiss|Comisi|Procuradoria|Faculdade|Facultad|Escola|Escuela|Biblioteca|Centro|Constitui|Constituc|Ministry|Department|Supreme|Congress|Senate)).+$/iu
const CASELESS = 0xe100
const LETTERS_MOVED = 0x250
const moved = /[\uE100-\uE34F]/g
const bodyInText = /\. (?=[\uE100-\uE34F])[^,;()]*/g

/** Words of kinship that ABNT keeps with the family name (NBR 6023:2018, 8.1.1.3). */
const kinship = /^(?:filho|júnior|junior|jr\.?|neto|sobrinho|segundo)$/i
/** Particles that ABNT writes behind the given names. */
const particle = /^((?:d[aeo]s?|e|del|di|von|van|der|den)(?: (?:la|las|los|der|den))?) (?=\p{Lu})/u
const articles = /^(?:os?|as?|uma?|uns|umas|el|los|las|the|an?|le|les) /i

/** Whose names may open an entry, or stand before its book. */
const opening = [
  'author',
  'editor',
  'organizer',
  'compiler',
  'container-author',
  'collection-editor',
] as const

/**
 * An item as NBR 6023:2018 wants its names and titles: kinship stays in the family name ("TOURINHO FILHO, F. C."),
 * particles follow the given names ("SANTOS, F. R. dos"), and a title that opens the entry has its first word, with an
 * article before it, in capitals ("O QUE acreditar"). Meetings open the entry of their proceedings (7.7), other responsible
 * persons stand behind the title (8.1.1.9), a thesis says its degree in brackets (7.3). Authors who are not named are
 * marked for `abntText`, and so is a publisher who is the author.
 */
export function abntItem(item: CslItem): CslItem {
  const result: CslItem = { ...withUnnamedAuthors(item) }
  for (const role of opening) {
    const names = result[role]
    if (names !== undefined) result[role] = names.map(abntName)
  }
  const [author, ...others] = item.author ?? []
  if (item.publisher !== undefined && others.length === 0 && author?.literal === item.publisher)
    result.publisher = SAME
  if (item.type === 'thesis' && item.genre !== undefined) result.genre = thesisOf(item.genre)
  const isNameless =
    item.director === undefined &&
    opening.every((role) => item[role] === undefined || role === 'container-author')
  // The key in the text has no capitals (NBR 10520:2023), so it takes the title as it was.
  if (isNameless && item.title) {
    result.title = capitalisedOpening(item.title)
    result['title-short'] ??= titleKey(item.title.split(/[:.]/, 1)[0] ?? item.title)
  }
  const isMeeting = isNameless && item.type === 'book' && item['event-title'] !== undefined
  if (isMeeting) result.title = [meetingOf(item), item.title].filter(Boolean).join('. ')
  const persons = item.custom?.responsibility
  if (persons !== undefined && result.title !== undefined)
    result.title = `${result.title}. ${persons.replace(/\.$/, '')}`
  return result
}

/** Titles of so many words are cited whole. */
const KEY_WORDS_MAX = 4

/** A work without author is cited by the first word of its title, with an article or monosyllable before it, and what is left out (NBR 10520:2023, 6.1). */
function titleKey(title: string): string {
  const words = title.trim().split(/\s+/)
  if (words.length <= KEY_WORDS_MAX) return title
  const first = words.findIndex((word) => word.length > 3)
  return `${words.slice(0, Math.max(1, first + 1)).join(' ')} [...]`
}

/** The text of an entry or key with the marks of `abntItem` resolved. */
export function abntText(text: string, place: 'list' | 'text'): string {
  const named = place === 'list' ? text : text.replace(bodyInText, '')
  return namesResolved(named, ' et al.')
    .replace(sameJoined, '')
    .replace(moved, (sign) => String.fromCharCode(sign.charCodeAt(0) - CASELESS))
}

function withoutCase(text: string): string {
  return text.replace(/\p{L}/gu, (letter) =>
    letter.charCodeAt(0) < LETTERS_MOVED ? String.fromCharCode(letter.charCodeAt(0) + CASELESS) : letter,
  )
}

/** "SIMPÓSIO DE REDES, 13., 1995, Belo Horizonte". */
function meetingOf(item: CslItem): string {
  const year = item['event-date']?.['date-parts']?.[0]?.[0]
  return [item['event-title']?.toUpperCase(), year, item['event-place']].filter(Boolean).join(', ')
}

/** What a work for each degree is called (NBR 6023:2018, 7.3). */
const theses: readonly (readonly [degree: RegExp, work: string])[] = [
  [/^(?:doutorado|livre-docência|pós-doutorado)/i, 'Tese'],
  [/^mestrado/i, 'Dissertação'],
  [/^(?:especialização|graduação|bacharelado|licenciatura)/i, 'Trabalho de Conclusão de Curso'],
]

/** The same for degrees that databases and BibTeX name in English. */
const degrees: readonly (readonly [degree: RegExp, own: string])[] = [
  [/^(?:ph\.? ?d|doctoral|doctorate)\b/i, 'Doutorado'],
  [/^master/i, 'Mestrado'],
  [/^bachelor/i, 'Graduação'],
]

function thesisOf(named: string): string {
  const genre = degrees.find(([degree]) => degree.test(named))?.[1] ?? named
  const work = theses.find(([degree]) => degree.test(genre))?.[1]
  return work === undefined ? genre : `${work} (${genre})`
}

function abntName(name: CslName): CslName {
  const { family, ...rest } = name
  // What stands in brackets behind a name (an account, a role) has no place in the norm.
  const suffix = rest.suffix?.replace(/\s?[([].*$/, '') || undefined
  delete rest.suffix
  if (name.literal !== undefined) return { ...name, literal: name.literal.replace(bodies, withoutCase) }
  if (family === undefined) return name
  const isKin = suffix !== undefined && kinship.test(suffix)
  const whole = isKin ? `${family} ${suffix}` : family
  const found = particle.exec(whole)?.[1]
  return {
    ...rest,
    family: found === undefined ? whole : whole.slice(found.length + 1),
    ...(found === undefined ? {} : { 'dropping-particle': found }),
    ...(suffix === undefined || isKin ? {} : { suffix }),
  }
}

function capitalisedOpening(title: string): string {
  const article = articles.exec(title)?.[0] ?? ''
  const word = /^\S+/.exec(title.slice(article.length))?.[0] ?? ''
  const opening = title.slice(0, article.length + word.length)
  return opening.toUpperCase() + title.slice(opening.length)
}
