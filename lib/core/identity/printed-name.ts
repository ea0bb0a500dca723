import type { Author } from '@/lib/contracts/work'

/** Small words inside a name, lower case. */
const PARTICLES = new Set(
  'da das de del della dello der den des di do dos du e el la las le les lo los ten ter van vom von y zu zur af av bin ibn al san st'.split(
    ' ',
  ),
)
/** Particles that begin a family name outside Portuguese. A lone "e" or "y" joins two surnames. */
const FAMILY_PARTICLES = new Set(
  'da das de del della dello der den des di do dos du el la las le les lo los ten ter van vom von zu zur af av bin ibn al st'.split(
    ' ',
  ),
)
const SUFFIXES = new Set([
  'jr',
  'jr.',
  'sr',
  'sr.',
  'ii',
  'iii',
  'iv',
  'neto',
  'filho',
  'júnior',
  'junior',
  'sobrinho',
  'neta',
])
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
  const strong = words.filter((word) => !PARTICLES.has(word))
  if (strong.length < 2 || strong.length > NAME_WORDS_MAX) return false
  if (!strong.every((word) => isNameWord(word) || SUFFIXES.has(word.toLowerCase()))) return false
  return strong.some((word) => !INITIALS.test(word) || word.length > 3)
}

const isUpper = (word: string): boolean =>
  word.replace(/[^\p{L}]/gu, '').length > 1 && word === word.toUpperCase() && !/^(?:\p{Lu}\.)+$/u.test(word)

/** Where the family name begins, as an index into the words. */
function familyStart(words: readonly string[], language: string | null): number {
  let last = words.length - 1
  // A family name set in capitals tells its own length; a name wholly in capitals tells nothing.
  const lastUpper = words.map(isUpper).lastIndexOf(true)
  if (lastUpper === last && !isUpper(words[0] ?? '')) {
    let start = last
    while (start > 1 && isUpper(words[start - 1] ?? '')) start -= 1
    return start
  }
  if (last > 1 && SUFFIXES.has((words[last] ?? '').toLowerCase())) last -= 1
  let start = last
  if (language === 'pt') return start
  while (start > 1 && FAMILY_PARTICLES.has((words[start - 1] ?? '').toLowerCase())) start -= 1
  return start
}

/**
 * A printed name as given and family name. A family name in capitals is taken as printed; otherwise it is the last
 * word, with its particles ("del Rosario") except in Portuguese papers, where catalogues file under the last word alone
 * (NBR 10522). A single word becomes `full`.
 */
export function splitName(name: string, language: string | null): Author {
  const words = name.split(' ').filter(Boolean)
  if (words.length < 2) return { full: name }
  const start = familyStart(words, language)
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') }
}
