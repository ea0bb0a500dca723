import { foldAccents } from '@/lib/core/text/fold-accents'

/** Kinds of single places: with a name of their own behind or before them they are one case. */
const siteNouns =
  'escola(?: [a-z]+)?|emef|emei|emeb|cmei|creche|colegio(?: [a-z]+)?|liceo|instituto|hospital(?: [a-z]+)?|ubs|upa|clinica|biblioteca(?: [a-z]+)?|mercado(?: [a-z]+)?|feira|museo|museu|igreja|iglesia|parroquia|paroquia|empresa|loja|tienda|padaria|panaderia|ferreteria|farmacia|restaurante|hotel|pousada|cooperativa|asociacion|associacao|fazenda|finca|hacienda|granja|fabrica|usina|presidio|penitenciaria|carcel|asilo|club|clube|academia|campus|cafe|bar'
/** The same with "de" between: "rua Sete de Setembro", "comarca de Patos de Minas". */
const siteNounsOf =
  'rua|avenida|calle|jiron|praca|plaza(?: [a-z]+)?|parque|ponte|puente|bairro|barrio|comarca|vereda|vila|villa|povoado|caserio|assentamento|asentamiento|distrito|corregimiento|edificio|predio|casona|sala|centro de saude|centro de salud|posto de saude'
const siteNounsEnglish =
  '(?:primary |secondary |high |infant |junior |public |local |village |community )?(?:school|library|hospital|clinic|church|caf[eé]|pub|shop|store|bakery|museum|street|road|avenue|lane|square|park|bridge|estate|farm|factory|plant|brewery|theatre|cinema|hall|club|market|station|harbou?r|care home|nursery|college|parish|ward|garage|hotel|inn|restaurant|allotments?|playground)'

/** A name with a capital letter. */
const capital = "\\p{Lu}[\\p{L}'’.-]+"

const small =
  'dois|duas|tr[eê]s|quatro|cinco|dos|tres|cuatro|cinco|seis|two|three|four|five|six|uma?|una?|one|a single|um [uú]nico|una sola|uma [uú]nica'
const sitesCounted =
  'casonas?|casas?|escolas?|escuelas?|colegios?|turmas?|aulas?|salas?|grupos|hospitales|hospitais|empresas?|igrejas?|iglesias?|lojas?|tiendas?|edificios?|edif[ií]cios?|bairros?|barrios?|ruas?|calles?|fincas?|fazendas?|vilas?|classrooms?|class(?:es)?|schools?|houses?|gardens?|streets?|buildings?|shops?|villages?|farms?|churches|hospitals?|wards?|libraries|rooms?|pubs?|caf[eé]s?'

/** A window of at most three years, or a part of one: a case, not a period that literature could be limited to. */
const shortPeriod =
  /(?:primeiro|segundo|primer|segundo|first|second) (?:semestre|trimestre|bimestre|semester|term|quarter)|(?:spring|summer|autumn|fall|winter|primavera|ver[aã]o|verano|outono|oto[nñ]o|inverno|invierno)s?(?: (?:of|de|afternoons?|mornings?|evenings?|nights?))? ?(?:19|20)?\d{0,2}|s[aá]bados|domingos|saturdays?|sundays?|(?:january|february|march|april|june|july|august|september|october|november|december|janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre) (?:de |of )?20\d\d/iu

export interface NarrowSigns {
  /** Single sites that the text names: a school, a street, a court district. */
  readonly sites: readonly string[]
  /** Counted sites: "three houses". */
  readonly counted: readonly string[]
  readonly periods: readonly string[]
}

/** What makes of a topic one case, in the words of the text. Never throws; linear in the text. */
export function narrowSigns(text: string): NarrowSigns {
  return { sites: sitesIn(text), counted: countedIn(text), periods: periodsIn(text) }
}

function sitesIn(text: string): readonly string[] {
  const latin = new RegExp(`(?<!\\p{L})(?:${siteNouns})(?: (?:d[aeo]s?|del|de la))? ["“«]?(${capital})`, 'gu')
  const ofName = new RegExp(
    `(?<!\\p{L})(?:${siteNounsOf}) (?:(?:d[aeo]s?|del|de la) )?(${capital}|\\d+)`,
    'gu',
  )
  // "museo de la casa de Doña Petrona": a site by what it was.
  const latinOf = new RegExp(
    `(?<!\\p{L})(?:${siteNouns}) (?:d[aeo]s?|del|de la) \\p{Ll}+ (?:d[aeo]s?|del|de la) (${capital})`,
    'gu',
  )
  // "Our school", "minha empresa": one site, with or without its name.
  const own = new RegExp(
    `(?<!\\p{L})(?:[Oo]ur|[Mm]y|[Mm]inha|[Nn]ossa?|[Mm]eu|[Mm]i|[Nn]uestr[ao]) (?:(?:${siteNouns})|${siteNounsEnglish})(?!\\p{L})`,
    'gu',
  )
  const english = new RegExp(`(?<!\\p{L})${capital}(?: ${capital}){0,3} ${siteNounsEnglish}(?!\\p{L})`, 'gu')
  const englishNamed = new RegExp(
    `(?<!\\p{L})${capital}(?: ${capital}){0,3} (?:School|Library|Hospital|Church|Caf[eé]|Street|Road|Lane|Square|Park|Bridge|Farm|Theatre|Museum|Market|College)(?!\\p{L})`,
    'gu',
  )
  const folded = keepCapitals(text)
  const found = [
    ...folded.matchAll(latin),
    ...folded.matchAll(latinOf),
    ...folded.matchAll(own),
    ...folded.matchAll(ofName),
    ...folded.matchAll(english),
    ...folded.matchAll(englishNamed),
  ].map(([match]) => match.trim())
  return [...new Set(found)]
}

/** Site nouns are compared in small letters and without accents, names keep their capitals. */
function keepCapitals(text: string): string {
  return [...text]
    .map((letter) => (/\p{Lu}/u.test(letter) ? foldAccents(letter).toUpperCase() : foldAccents(letter)))
    .join('')
    .replace(
      /(?<!\p{L})(Escola|Colegio|Hospital|Biblioteca|Rua|Avenida|Calle|Praca|Plaza|Bairro|Barrio|Comarca|Mercado|Igreja|Iglesia)(?= )/gu,
      (noun) => noun.toLowerCase(),
    )
    .replace(/(?<!\p{L})(EMEF|EMEI|EMEB|CMEI|UBS|UPA)(?= )/gu, (noun) => noun.toLowerCase())
    .replace(
      /(?<=escola|colegio|hospital|biblioteca) (Estadual|Municipal|Publica|Publico|Nacional|Regional)(?= )/gu,
      (word) => word.toLowerCase(),
    )
}

function countedIn(text: string): readonly string[] {
  const counted = new RegExp(`(?<!\\p{L})(?:${small}) (?:\\p{L}+ )?(?:${sitesCounted})(?!\\p{L})`, 'giu')
  return [...text.matchAll(counted)].map(([match]) => match)
}

function periodsIn(text: string): readonly string[] {
  const found = shortPeriod.exec(text)?.[0]
  const [range, from, to] =
    /(?<!\d)((?:19|20)\d\d)\s?(?:[-–/]|a|e|y|to|and|hasta|até)\s?((?:19|20)\d\d)(?!\d)/u.exec(text) ?? []
  const isShort = range !== undefined && Number(to) >= Number(from) && Number(to) - Number(from) <= 2
  const year = /(?<!\d|[-–/] ?)(?:em|en|in|de|,) ?(20\d\d)(?!\d| ?[-–/])/u.exec(text)?.[0]
  return [found, isShort ? range : undefined, isShort ? undefined : year].flatMap(
    (period) => period?.trim() || [],
  )
}
