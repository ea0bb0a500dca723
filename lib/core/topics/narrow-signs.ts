import { foldAccents } from '@/lib/core/text/fold-accents'

/** Kinds of single places: with a name of their own behind or before them they are one case. */
const siteNouns =
  'escola(?: [a-z]+)?|escuela(?: [a-z]+)?|jardim de infancia|jardin de infantes|coliseo|polideportivo|comisaria|delegacia|rodoviaria|terminal|aeropuerto|aeroporto|estacion|estacao|puesto de salud|estudio|salao|salon|borracharia|funeraria|cementerio|cemiterio|represa|condominio|conjunto habitacional|emef|emei|emeb|cmei|creche|colegio(?: [a-z]+)?|liceo|instituto|hospital(?: [a-z]+)?|ubs|upa|clinica|biblioteca(?: [a-z]+)?|mercado(?: [a-z]+)?|feira|museo|museu|igreja|iglesia|parroquia|paroquia|empresa|loja|tienda|padaria|panaderia|pizzaria|pizzeria|sorveteria|heladeria|acougue|carniceria|livraria|libreria|papelaria|papeleria|lavanderia|zapateria|ferreteria|farmacia|restaurante|hotel|pousada|cooperativa|asociacion|associacao|fazenda|finca|hacienda|granja|sitio|fabrica|usina|presidio|penitenciaria|carcel|asilo|club|clube|academia|campus|cafe|bar|oficina|taller|barbearia|peluqueria|lanchonete|cafeteria|cantina|comedor|refeitorio|quitanda|mercearia|supermercado|sucursal|filial|agencia|escritorio|consultorio|paroquial|capela|capilla|ermita|eremita|vina|bodega|vinicola|convento|mosteiro|monasterio|estadio|ginasio|gimnasio|piscina|horta|huerta|huerto|jardim|jardin|pomar|laboratorio|lar|orfanato|penal|vara|juizado|juzgado|ies|caps|cras|creas|cursinho(?: [a-z]+)?'
/** The same with "de" between: "rua Sete de Setembro", "comarca de Patos de Minas". */
const siteNounsOf =
  'rua|avenida|calle|esquina|cruce|cruzamento|rotatoria|rotonda|jiron|praca(?: [a-z]+)?|plaza(?: [a-z]+)?|ponte|puente|comarca|edificio|predio|casona|sala|linha|centro de saude|centro de salud|posto de saude'
/** Quarters and hamlets: smaller than a town, and studied as a place is. */
const quarterNouns =
  'parque|bairro|barrio|vereda|vila|villa|povoado|caserio|assentamento|asentamiento|distrito|corregimiento|residencial|comunidade(?: [a-z]+)?|comunidad(?: [a-z]+)?|aldeia|quilombo'
const siteNounsEnglish =
  '(?:primary |secondary |high |infant |junior |public |local |village |community |leisure |sports |health |medical |day )?(?:school|library|hospital|clinic|church|caf[eé]|pub|shop|store|bakery|museum|street|road|avenue|lane|square|park|bridge|estate|farm|factory|plant|brewery|theatre|cinema|hall|club|market|station|harbou?r|care home|nursery|college|parish|ward|garage|hotel|inn|restaurant|diner|canteen|cafeteria|kitchen|branch|garden|orchard|gym|stadium|office|laboratory|surgery|infirmary|hospice|birth centre|newsletter|allotments?|playground|cent(?:re|er)|council|rectory|vicarage|car ?wash|salon|barbers?|depot|practice|laundrette|takeaway|chip shop|butchers?|florists?|pool|warehouse|call cent(?:re|er)|cemetery|churchyard|chapel|mill|pier|lighthouse|quarry|zoo|reservoir|roundabout|bus stop|car park|youth club|food bank|food hall)'

/** What is "ours" without being one site: a country, a time, what the student studies. */
const ownOfAll =
  'countr\\p{L}+|nation|region|state|society|world|planet|time|times|era|age|generation|language|culture|life|lives|own|topic|thesis|research|study|interest|idea|field|area|career|profession|degree|course|work|question|stud\\p{L}+|' +
  'pais|regiao|region|estado|sociedade|sociedad|mundo|planeta|tempo|tiempo|epoca|geracao|generacion|lingua|lengua|idioma|cultura|vida|tema|tese|tesis|tcc|pesquisa|investigacion|estudio|estudo|interesse|interes|ideia|idea|carrera|profesion|profissao|curso|area|trabalho|trabajo|pergunta|pregunta|monografia|dissertacao|historia|saude|salud'
/** Letters and numbers by which one room, class or ward is told from the next: "4.º B", "turma 2B", "bloco K". */
const coded =
  /(?<!\p{L}|\d)(?:(?:[Vv]ersion|[Vv]ers[aã]o|[Vv]ersi[oó]n|[Rr]elease) \d+(?:\.\d+)+|\d{1,2} ?[.º°ª]+ ?(?:(?:(?:de )?(?:[Aa]no|[Aa]ño|[Gg]rado|[Cc]urso|[Ss][eé]rie|ESO|EGB)) )?[A-H]|[Tt]urma de (?:\d{4}|s[aá]bado|domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)|(?:[Tt]urma|[Ss]ala|[Aa]la|[Bb]loco|[Bb]loque|[Ss]al[oó]n|[Aa]ula|[Pp]abell[oó]n|[Ll][ií]nea|[Ll]inha|[Ww]ard|[Rr]oom|[Ff]orm|[Yy]ear [Gg]roup|[Bb]lock|[Bb]us [Rr]oute) (?:[A-Z]|\d{1,3}[A-Za-z]?)|[Cc]lass \d{1,2}[A-Z]|(?<=on the )B\d{3,4})(?!\p{L}|\d)/gu
/** A part of one building, and whose it is: "the roof of the chemistry building at Keele". */
const partOfBuilding = (capital: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:the|[oa]|el|la) (?:\\p{Ll}+ )?(?:building|roof|floor|kitchen|canteen|corridor|playground|car park|reading room|waiting room|staff room|lobby|gym|tower|pond|garden|attic|cellar|basement|stairs|staircase|toilets|entrance|reception|bathroom|lift|car ?port|jardim|jardin|quintal|sotao|porao|sotano|escada|escalera|banheiro|bano|recepcao|recepcion|elevador|ascensor|portaria|telhado|tejado|techo|cozinha|cocina|patio|corredor|pasillo|estacionamento|sala de espera|sala de leitura|andar|piso) (?:of|at|in|d[aeo]|del|de la) (?:\\p{Ll}+ ){0,4}${capital}`,
    'gu',
  )

/** A spot beside something of a name of its own: "the footpath behind the Ashby bus depot", "atrás do ginásio de Itu". */
const spotBeside = (capital: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:behind|beside|outside|opposite|next to|in front of|underneath) the (?:\\p{Ll}+ ){0,3}${capital}(?: \\p{L}+){0,2}|(?<!\\p{L})(?:atras|em frente|ao lado|nos fundos|detras|al lado|enfrente) (?:do|da|del|de la|ao|a) (?:\\p{Ll}+ ){0,4}${capital}`,
    'gu',
  )

/** "Catholic school", "Finnish library": a kind of site by creed, people or style. */
const kindOfSite =
  '(?!(?:\\p{L}+(?:ish|ese|ian|ean|ican|olic|amic|othic|ench|utch|ewish|uslim|utheran|ethodist|aptist)|Greek|Roman|German|Thai|Swiss) \\p{Ll})'
/** A handful of persons who are known one by one: "dos 9 funcionários", "the two interns". */
const theFew =
  /(?<!\p{L})(?:d?os|d?as|los|las|the|our|my) (?:[2-9]|1\d|tr[eê]s|tres|quatro|cuatro|cinco|seis|sete|siete|oito|ocho|nove|nueve|dez|diez|two|three|four|five|six|seven|eight|nine|ten) (?:\p{Ll}+ )?(?:funcion[aá]ri|alumn|alun|estudant|estudiant|pacient|patient|emplead|empregad|employee|trabajador|trabalhador|worker|vecin|vizinh|neighbou?r|morador|resident|inquilin|tenant|professor|profesor|docent|teacher|enfermeir|enfermer|nurse|vendedor|seller|oper[aá]ri|operari|client|intern|pupil|student|member|miembr|membr|s[oó]ci|socio|volunt)\p{L}*/giu

/** A name with a capital letter. */
const capital = "\\p{Lu}[\\p{L}'’.-]+"

const small =
  'dois|duas|tr[eê]s|quatro|cinco|dos|tres|cuatro|cinco|seis|two|three|four|five|six|uma?|una?|one|a single|um [uú]nico|una sola|uma [uú]nica'
const sitesCounted =
  'bakery|bakeries|restaurants?|hotels?|clinics?|museums?|famil(?:y|ies)|compan(?:y|ies)|firms?|teams?|padarias?|panader[ií]as?|restaurantes?|hot[eé]is|hoteles|cl[ií]nicas?|museus?|museos?|fam[ií]lias?|equipes?|equipos?|farm[aá]cias?|casonas?|casas?|escolas?|escuelas?|colegios?|turmas?|aulas?|salas?|grupos|hospitales|hospitais|empresas?|igrejas?|iglesias?|lojas?|tiendas?|edificios?|edif[ií]cios?|bairros?|barrios?|ruas?|calles?|fincas?|fazendas?|vilas?|classrooms?|class(?:es)?|schools?|houses?|gardens?|streets?|buildings?|shops?|villages?|farms?|churches|hospitals?|wards?|libraries|rooms?|pubs?|caf[eé]s?'

const handfulWords =
  'one|a single|um [uú]nico|uma [uú]nica|un [uú]nico|una [uú]nica|una sola|un solo|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|once|doce|veinte'
/** What a number before it does not make a case of: time, measures, parts of a study, whole countries, books. */
const measured =
  'dois|duas|tres|three|of|another|who|that|person|day|hand|side|way|years?|months?|weeks?|days?|hours?|minutes?|times|per|percent|degrees?|decades?|centuries|or|and|to|of|anos?|años?|mes(?:es)?|semanas?|d[ií]as?|horas?|minutos?|vezes|veces|por|graus?|grados?|d[eé]cadas?|s[eé]culos?|siglos?|ou|o|e|y|a|de|mil|million|milh[oõ]es|millones|' +
  'stud(?:y|ies)|trials?|cohorts?|populations?|estudos?|estudios?|ensaios?|ensayos?|coortes?|cohortes?|types?|kinds?|models?|methods?|approaches|dimensions?|species|novels?|films?|poems?|authors?|languages?|countries|nations|regions?|cities|states|tipos?|modelos?|m[eé]todos?|abordagens|enfoques|dimens(?:[oõ]es|iones)|esp[eé]cies|especies|novelas?|romances?|filmes?|pel[ií]culas?|poemas?|obras?|autor(?:es|as)?|l[ií]nguas?|lenguas?|idiomas?|pa[ií]ses|regi(?:[oõ]es|ones)|cidades|ciudades|estados|therap(?:y|ies)|terapias?|drugs|ways?|first|last|new|other|primeir[oa]s?|primer[oa]s?|últim[oa]s?|nov[oa]s|nuev[oa]s|outr[oa]s|otr[oa]s'

/** One age to the year, of people in one town: a case. */
const exactAge =
  /(?:de|con|com|of|aged?) (?:apenas |solo |only |exactly )?\d{1,2} (?:anos|años)(?! (?:ou|o|e|y|ou mais|o más|a))(?!\p{L})|(?:aged \d{1,2}(?: years)?|of \d{1,2} years)(?! (?:to|and|or|–|-))(?![\d\p{L}-])|\d{1,2}-year-olds?/iu

/** A window of at most three years, or a part of one: a case, not a period that literature could be limited to. */
const shortPeriod =
  /(?:primeiro|segundo|primer|segundo|first|second) (?:semestre|trimestre|bimestre|semester|term|quarter)|(?:spring|summer|autumn|fall|winter|primavera|ver[aã]o|verano|outono|oto[nñ]o|inverno|invierno)s?(?: (?:of|de|afternoons?|mornings?|evenings?|nights?))? ?(?:19|20)?\d{0,2}|(?:los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes)(?! (?:negro|santo))|(?:segunda|terça|quarta|quinta|sexta)s?-feiras?|s[aá]bados|domingos|(?<!(?:black|good|ash|bloody|casual|cyber) )(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nascid[oa]s (?:antes|depois|em|entre)|nacid[oa]s (?:antes|despu[eé]s|en|entre)|born (?:before|after|in|between)|(?:january|february|march|april|june|july|august|september|october|november|december|janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre) (?:de |of )?20\d\d/iu

export interface NarrowSigns {
  /** Single sites that the text names: a school, a street, a court district. */
  readonly sites: readonly string[]
  /** Counted sites: "three houses". */
  readonly counted: readonly string[]
  /** Quarters and hamlets: "bairro Santa Rita". */
  readonly quarters: readonly string[]
  readonly periods: readonly string[]
}

/**
 * What makes of a topic one case, in the words of the text. A text all in capitals is read in small letters: there a capital
 * marks no name. Never throws; linear in the text.
 */
export function narrowSigns(typed: string): NarrowSigns {
  const text = /\p{Ll}/u.test(typed) ? typed : typed.toLowerCase()
  const sites = sitesIn(text)
  const quarters = quartersIn(text).filter((quarter) => !sites.some((site) => site.endsWith(quarter)))
  return { sites, counted: countedIn(text), quarters, periods: periodsIn(text) }
}

function sitesIn(text: string): readonly string[] {
  const latin = new RegExp(
    `(?<!\\p{L})(?:${siteNouns})(?: (?:d[aeo]s?|del|de la))? (?:(?:${quarterNouns}) )?["“«]?(${capital})`,
    'gu',
  )
  const ofName = new RegExp(
    `(?<!\\p{L})(?:${siteNounsOf}) (?:(?:d[aeo]s?|del|de la) )?(?:(?:${quarterNouns}) )?(${capital}|\\d+)`,
    'gu',
  )
  // "La cafetería de la facultad de derecho de la Universidad de Cuenca".
  const latinWithin = new RegExp(
    `(?<!\\p{L})(?:cafeteria|cantina|comedor|refeitorio|sucursal|filial|agencia|biblioteca|laboratorio|horta|huerta|patio|turma) (?:\\p{Ll}+ ){1,8}${capital}`,
    'gu',
  )
  // "museo de la casa de Doña Petrona": a site by what it was.
  const latinOf = new RegExp(
    `(?<!\\p{L})(?:${siteNouns}) (?:d[aeo]s?|del|de la) \\p{Ll}+ (?:d[aeo]s?|del|de la) (${capital})`,
    'gu',
  )
  // "Our school", "minha empresa", "my uncle's shop": one case, with or without its name.
  const own = new RegExp(
    `(?<!\\p{L}|[Bb]umba[ -])(?:[Oo]ur|[Mm]y|[Mm]inha|[Nn]oss[ao]|[Mm]eu|[Mm]eus|[Mm]inhas|[Mm]is|[Mm]i|[Nn]uestr[ao]) (?!(?:${ownOfAll})(?!\\p{L}))\\p{Ll}+(?:['’]s \\p{Ll}+)?|(?<!\\p{L})(?:d[eoa]|del) (?:dona|don|seu|sra?\\.?) (?!Quijote|Juan|Barbara|Flor)${capital}`,
    'gu',
  )
  // The first word of a sentence has a capital whatever it is: "Does street art", "Home office".
  const english = new RegExp(
    `(?<!\\p{L})(?:(?<![?.!:] |^)${kindOfSite}${capital}|${capital} ${capital})(?: ${capital}){0,3} ${siteNounsEnglish}(?!\\p{L})`,
    'gu',
  )
  const englishNamed = new RegExp(
    `(?<!\\p{L})${capital}(?: ${capital}){0,3} (?:School|Library|Hospital|Infirmary|Hospice|Church|Chapel|Caf[eé]|Diner|Pub|Inn|Bakery|Bar|Restaurant|Shop|Store|Street|Road|Lane|Square|Park|Gardens?|Bridge|Farm|Theatre|Museum|Market|Nursery|Hall|Gym|Rectory|Vicarage|Car ?[Ww]ash|Salon|Barbers?|Bakers|Butchers?|Depot|Practice|Takeaway|Zoo|Pier|Mill|Cinema|Pool|Arms|Club|Centre|Allotments)(?!\\p{L})`,
    'gu',
  )
  const folded = keepCapitals(text)
  const found = [
    ...text.matchAll(coded),
    ...text.matchAll(theFew),
    ...folded.matchAll(partOfBuilding(capital)),
    ...folded.matchAll(spotBeside(capital)),
    ...folded.matchAll(latinWithin),
    ...folded.matchAll(latin),
    ...folded.matchAll(latinOf),
    ...folded.matchAll(own),
    ...folded.matchAll(ofName),
    ...folded.matchAll(english),
    ...folded.matchAll(englishNamed),
  ].map(([match]) => match.trim())
  return [...new Set(found)]
}

function quartersIn(text: string): readonly string[] {
  const quarter = new RegExp(
    `(?<!\\p{L})(?:${quarterNouns}) (?:(?:d[aeo]s?|del|de la) )?(?!(?:Estadual|Nacional|Federal|Natural)(?!\\p{L}))${capital}`,
    'gu',
  )
  return [...keepCapitals(text).matchAll(quarter)].map(([match]) => match)
}

/** Site nouns are compared in small letters and without accents, names keep their capitals. */
function keepCapitals(text: string): string {
  return [...text]
    .map((letter) => (/\p{Lu}/u.test(letter) ? foldAccents(letter).toUpperCase() : foldAccents(letter)))
    .join('')
    .replace(siteBegun, (noun) => noun.toLowerCase())
    .replace(
      /(?<=escola|colegio|hospital|biblioteca) (Estadual|Municipal|Publica|Publico|Nacional|Regional)(?= )/gu,
      (word) => word.toLowerCase(),
    )
}

/** A site noun in capitals, as it begins the name of one. */
const siteBegun = new RegExp(`(?<!\\p{L})(?:${siteNouns}|${siteNounsOf}|${quarterNouns})(?= )`, 'giu')

/** A handful of somebody or something, each of whom could be met: "ten pupils", "30 hens"; not of what is measured or published. */
const handful = new RegExp(
  `(?<![\\p{L}\\d.,–-])(?:${handfulWords}|[2-9]|[1-4]\\d) (?!(?:${measured})(?!\\p{L}))\\p{Ll}{3,}(?!\\p{L})|(?:${handfulWords})-person(?!\\p{L})`,
  'giu',
)

/** What counts studies, not cases. */
const pooled =
  /(?<!\p{L})(?:meta-?an[aá]\p{L}+|pooled|metan[aá]l\p{L}+|systematic review|revis(?:[aã]o|i[oó]n) sistem[aá]tica)/iu

/** “Dos alunos” is two pupils in Spanish and of the pupils in Portuguese. */
const portuguese = /[ãõç]|(?<!\p{L})(?:d[oa]|das|n[oa]s?|em|com|um|uma|ao|aos|pelos?|pelas?|são)(?!\p{L})/iu

function countedIn(typed: string): readonly string[] {
  const text = portuguese.test(typed) ? typed.replaceAll(/(?<!\p{L})dos(?!\p{L})/giu, '––s') : typed
  const counted = new RegExp(
    `(?<!\\p{L})(?:(?:${small}) (?:\\p{L}+ )?(?:${sitesCounted})|(?:one|two|three|four) \\p{Ll}+(?:['’]s)? (?=\\p{Ll}*|at))(?!\\p{L})`,
    'giu',
  )
  const sites = [...text.matchAll(counted)].map(([match]) => match.trim())
  if (sites.length > 0) return sites
  // "CMMI level 2 practice", "Dishevelled 3 functions": the number is part of a name; what is pooled are studies.
  const isOfName = (at: number) =>
    /\p{Lu}\p{L}*(?: [Ll]evel| [Nn][ií]vel| [Nn]ivel)? $/u.test(text.slice(0, at))
  if (pooled.test(text)) return []
  return [...text.matchAll(handful)].flatMap((match) => (isOfName(match.index) ? [] : [match[0].trim()]))
}

function periodsIn(text: string): readonly string[] {
  const found = shortPeriod.exec(text)?.[0]
  const age = exactAge.exec(text)?.[0]
  const [range, from, to] =
    /(?<!\d)((?:19|20)\d\d)\s?(?:[-–/]|a|e|y|to|and|hasta|até)\s?((?:19|20)\d\d)(?!\d)/u.exec(text) ?? []
  const isShort = range !== undefined && Number(to) >= Number(from) && Number(to) - Number(from) <= 2
  const year = /(?<!\d|[-–/] ?|d[eé]cadas? |anos |años )(?:em|en|in|de|,) ?(20\d\d)(?!\d| ?[-–/])/u.exec(
    text,
  )?.[0]
  return [found, age, isShort ? range : undefined, isShort ? undefined : year].flatMap(
    (period) => period?.trim() || [],
  )
}
