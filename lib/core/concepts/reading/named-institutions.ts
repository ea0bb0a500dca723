import type { TextSpan } from './time-phrases'

const schoolHead =
  'escolas?|col[eé]gios?|creches?|emef|emei|cmei|escuelas?|liceo|liceu|instituto|ies|ceip|etec|cieja|cursinho|jardim de inf[aâ]ncia|jard[ií]n de infantes'
const farmOrStreetHead =
  's[ií]tio|fazenda|ch[aá]cara|finca|hacienda|rancho|est[aâ]ncia|estancia|rua|avenida|praça|travessa|calle|plaza|condom[ií]nio|edif[ií]cio'
const workplaceHead =
  'padaria|academia|lar|asilo|casa de repouso|casa de la cultura|casa da cultura|casa hogar|restaurante|mercado|supermercado|loja|empresa|f[aá]brica|banco|hotel|cl[ií]nica|ubs|caps|cras|posto de sa[uú]de|centro de salud|centro de sa[uú]de|centro|igreja|iglesia|par[oó]quia|parroquia|clube|club|hospital|tienda|panader[ií]a|gimnasio|farm[aá]cia|cooperativa|assentamento|campus|faculdade|facultad|museu|museo|biblioteca|comedor|ferreter[ií]a|barbearia|peluquer[ií]a|cafeter[ií]a|lanchonete|mercearia|pousada|hostal'

/** The head and whatever may follow it; case is folded here, so what is a name is asked of each word afterwards. */
const headed = (heads: string) =>
  new RegExp(`(?<!\\p{L})(?<head>${heads})(?<rest>(?: [\\p{L}.'’]+){1,9})`, 'giu')
const schools = headed(schoolHead)
const farmsAndStreets = headed(farmOrStreetHead)
const workplaces = headed(workplaceHead)

const capital = "\\p{Lu}[\\p{L}'’.-]*"
const english = [
  new RegExp(
    `(?<!\\p{L})(?:(?:St|Saint)\\.? )?(?:${capital} )+(?:(?:Primary|Secondary|High|Grammar|Infant|Junior|Comprehensive|Community|Nursery) )*(?:School|Academy|High|Primary|Comprehensive)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})(?:${capital} )+(?:Road|Street|Avenue|Lane|Farm|Terrace)(?!\\p{L})`, 'gu'),
  /(?<!\p{L})(?:St|Saint)\.? \p{Lu}\p{L}+(?:['’]s)?(?!\p{L})/gu,
]

/** "Cruz del Sur": a point of the compass at the end is part of the name. */
const pointOfCompass = /^(?:Norte|Sul|Sur|Este|Leste|Oeste)$/u

/** Words that begin a sentence or a title rather than a name. */
const notNames =
  /^(?:the|a|an|in|of|at|and|for|on|primary|secondary|high|infant|junior|public|private|state)\s/iu
const kindWord =
  /^(?:estadual|municipal|federal|p[uú]blic[ao]|particular|privad[ao]|t[eé]cnic[ao]|rural|b[aá]sic[ao]|primari[ao]|secundari[ao]|nacional|estatal|comunit[aá]ri[ao]|regional|central|universit[aá]ri[ao]|infantil|cultural)$/iu

/**
 * Where the text names one school, street, square or farm, of which sources are never about; of other institutions the name
 * without its kind ("padaria Pão Quente" leaves the bakery). A place behind the name ("…, em Castro", "… de Mérida") is left. No
 * span in a text whose words all have capitals, as they mark no name there.
 */
export function institutionSpans(text: string): readonly TextSpan[] {
  if (isTitleCase(text)) return []
  const whole = [...text.matchAll(schools)].map((match) => named(match, true)?.whole)
  const streets = [...text.matchAll(farmsAndStreets)].map((match) => named(match, false)?.whole)
  const names = [...text.matchAll(workplaces)].map((match) => named(match, true)?.name)
  const others = english.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => englishSpan(match[0], match.index)),
  )
  return [...whole, ...streets, ...names, ...others].flatMap((span) => span ?? [])
}

interface NamedInstitution {
  readonly whole: TextSpan
  readonly name: TextSpan
}

const isName = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '')
const isSmall = (word: string | undefined) => /^(?:de|da|do|das|dos|del|la|los|e|y)$/u.test(word ?? '')

/** The name behind the head: capitals from the first word that is no kind ("municipal"), with small words between them. */
function named(match: RegExpExecArray, mayEndInPlace: boolean): NamedInstitution | null {
  const { head = '', rest = '' } = match.groups ?? {}
  const words = rest.trim().split(' ')
  const from = words.findIndex((word) => !kindWord.test(word))
  if (from === -1 || !isName(words[from])) return null
  let end = from + 1
  while (end < words.length) {
    const next = words.slice(end).findIndex((word) => !isSmall(word))
    if (next === -1 || !isName(words[end + next])) break
    end += next + 1
  }
  // The last "de Mérida" says where, when more of a name stands before it.
  const last = words.slice(0, end - 1).findLastIndex(isSmall)
  const isPlace =
    mayEndInPlace &&
    last > from &&
    end - last <= 3 &&
    /^(?:de|del)$/u.test(words[last] ?? '') &&
    !pointOfCompass.test(words[last + 1] ?? '')
  const before = words.slice(0, from).map((word) => `${word} `)
  const start = match.index + head.length + 1 + before.join('').length
  const stop = start + words.slice(from, isPlace ? last : end).join(' ').length
  return { whole: { start: match.index, end: stop }, name: { start, end: stop } }
}

function englishSpan(said: string, at: number): TextSpan | null {
  let [text, start] = [said, at]
  for (let article = notNames.exec(text); article !== null; article = notNames.exec(text)) {
    start += article[0].length
    text = text.slice(article[0].length)
  }
  const isNamed = text.split(' ').length > 1 && !notNames.test(`${text} `)
  return isNamed ? { start, end: start + text.length } : null
}

function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length > 3 && words.every((word) => isName(word))
}
