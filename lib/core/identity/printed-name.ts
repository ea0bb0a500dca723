import type { Author } from '@/lib/contracts/work'
import { isSuffix, particleAt } from './name-words'
import { partsOf } from './person-name'
import { readPersonName } from './read-person-name'

const TITLES = /^(?:(?:prof|dr|dra|mr|mrs|ms|msc|phd|ph\.d|md|m\.d|sir|dipl|ing)\.?\s)+/iu
const DEGREES = /,?\s(?:ph\.?\s?d|m\.?d|msc|m\.?sc|bsc|mph|rn|dds|mba|ma|facs|frcp)\.?(?=$|[,;\s])/giu
/** The letters of the ORCID sign, where it is drawn as text. */
const ICON = /\s(?:iD|ID)(?=\s|$)/gu
const INITIALS = /^(?:\p{Lu}\.?[-‐]?){1,4}$/u
const NAME_WORD =
  /^(?:\p{Lu}[\p{L}\p{M}’'ʼ.]*(?:[-‐–]\p{L}[\p{L}\p{M}’'.]*)*|[dD]['’]\p{Lu}[\p{L}\p{M}-]*|[A-Z][a-z]+[A-Z]\p{L}+)$/u
const NAME_WORDS_MAX = 7

/** Words that stand in addresses, headings and journal names and not in names of persons. */
const NOT_A_NAME =
  /^(?:univers\p{L}*|d[ée]part\p{L}*|inst[ií]t\p{L}*|facul\p{L}*|school|escola|escuela|college|center|centre|centro|laborat\p{L}*|lab|labs|hospital|clinic\p{L}*|program\p{L}*|research|pesquisa\p{L}*|investiga\p{L}*|science|sciences|scientific|ci[êe]ncias?|ciencias?|engineering|technology|technologies|tecnolog\p{L}*|division|group|academy|academia|college|council|ministry|secretar\p{L}*|corporation|company|inc\.?|ltd\.?|gmbh|llc|street|avenue|avenida|av\.?|rua|road|box|floor|campus|brazil|brasil|spain|españa|portugal|usa|uk|germany|italy|canada|china|japan|india|mexico|méxico|argentina|chile|colombia|netherlands|australia|united|states|kingdom|abstract|summary|resumo|resumen|keywords?|introduction|introdução|introducción|correspond\p{L}*|author|authors|autores|article|artigo|journal|revista|received|accepted|published|abstract|figure|table|section|volume|society|association|foundation|fundação|fundación|federal|estadual|nacional|national|international|internacional|department|graduate|postgraduate|pós-graduação|email|e-mail|http\p{L}*|the|with|from|this|our|using|based|editor|editors|editora|orcid|open|access|review|team|project|analysis|study|systems?|data|models?|learning|software|repository|archive|paper|note|draft|version|member|fellow|senior|student|ieee|acm|staff|editor-in-chief|consortium|collaboration|network|google|microsoft|facebook|amazon|ibm|openai|deepmind|nvidia|january|february|march|july|september|october|november|december|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|enero|febrero|septiembre|octubre|noviembre|diciembre)$/iu

function isNameWord(word: string): boolean {
  if (NOT_A_NAME.test(word)) return false
  return NAME_WORD.test(word) || INITIALS.test(word)
}

/** The name without titles, degrees, signs and doubled blanks. */
export function cleanName(text: string): string {
  return text
    .replace(/[\p{Co}\uFFFD*†‡§¶‖#∗✉⁎⋆]/gu, ' ')
    .replace(/[\u00b9\u00b2\u00b3\u2070-\u209f]/gu, ' ')
    .replace(DEGREES, '')
    .replace(ICON, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(TITLES, '')
    .replace(/^[\s,;:·•|.–-]+|[\s,;:·•|–-]+$/gu, '')
}

const GROUP_WORD =
  /^(?:project|team|group|consortium|collaboration|network|working|task|force|initiative|committee|society)$/iu
const GROUP_WORDS_MAX = 6

/** Whether the text can be a single name or a group, for a place in a list of names that must hold an author. */
export function isGroupName(text: string): boolean {
  const words = text.split(' ').filter(Boolean)
  if (words.length === 0 || words.length > GROUP_WORDS_MAX || /[\d@/[\]{}:;<>=]/.test(text)) return false
  if (!/^\p{Lu}\p{L}/u.test(text)) return false
  return words.every((word) => GROUP_WORD.test(word) || !NOT_A_NAME.test(word) || /^the$/iu.test(word))
}

/** Whether the text can be the name of one person: two to seven name words with particles between them. */
export function isPersonName(text: string): boolean {
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2 || words.length > NAME_WORDS_MAX + 2 || /[\d@/()[\]{}:;,<>=]/.test(text)) return false
  const strong = words.filter((word, at) => word !== word.toLowerCase() || !particleAt(words, at))
  if (strong.length < 2 || strong.length > NAME_WORDS_MAX) return false
  if (!strong.every((word) => isNameWord(word) || isSuffix(word))) return false
  return strong.some((word) => !INITIALS.test(word) || word.length > 3)
}

/**
 * A printed name as given and family name, by `readPersonName`. In Portuguese papers the particle stays with the given name: catalogues
 * file under the last name alone (NBR 10522). What cannot be taken apart becomes `full`.
 */
export function splitPrintedName(printed: string, language: string | null): Author {
  const name = readPersonName(printed, language)
  if (name === null) return { full: printed }
  if (language !== 'pt' || name.particle === '') return partsOf(name)
  const { given, family } = partsOf({ ...name, particle: '' })
  return { given: `${given} ${name.particle}`.trim(), family }
}
