/**
 * Gender and number of Portuguese and Spanish nouns, for their articles: by ending, then by lists of the nouns that the endings get wrong. The lists hold
 * the heads of the project's vocabulary of topics whose ending says nothing; unknown loanwords are masculine, as most are.
 * All forms are folded: small letters, no accents.
 */

type Language = 'pt-BR' | 'es'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Feminine nouns whose ending does not show it; plurals in -s of these count, too. */
const feminine: Readonly<Record<Language, ReadonlySet<string>>> = {
  'pt-BR': words(
    `rede fome morte mente base fase frase classe greve lei fe boa-fe voz vez luz cor dor flor mao mulher mae internet web
    blockchain covid-19 covid ia dengue sorte parte arte chave serie especie superficie pele cruz paz foz nuvem ordem desordem imagem
    saude telessaude e-saude juventude fraude enchente equipe gripe higiene semente fonte ponte nascente gangue quermesse amizade metade carne
    febre crise gestante puerpera matriz diretriz raiz variz cicatriz velhice meninice startup fintech commodity ong live selfie fanfic holding
    homepage interface variante variavel patente elite lente corrente serpente creche sede sifilis sepse aguardente metropole pos-graduacao
    garconete atriz comunhao colher enfase helice pelvis sindrome moral catedral vogal espiral accountability tribo foto moto libido neve noite tarde torre ave nave chuva base catastrofe peste prole tosse posse frente
    gente vertente estirpe hashtag newsletter hidreletrica lavoura maternidade mes-base sintaxe catalise grade face fake-news fake`,
  ),
  es: words(
    `red ley salud telesalud mente clase base fase frase fe voz vez luz paz cruz piel miel sal senal mujer crisis internet web gente muerte suerte parte
    leche calle nube nieve llave nave clave serie especie superficie blockchain covid-19 covid ia imagen sede madre flor labor pyme mipyme mype
    juventud orden gripe fuente fiebre sangre carne noche tarde matriz raiz cicatriz actriz directriz carcel startup fintech ong interfaz lombriz
    variable variante patente corriente pendiente serpiente gestante torre elite higiene peste catastrofe helice mano foto moto radio libido
    sed pared vid nuez catedral hambre ave selfie hashtag vertiente columna cumbre lumbre liebre mente nube sintaxis profilaxis
    razon pelvis moral nariz faz tos intemperie barbarie planicie calvicie progenie caries diabetes`,
  ),
}

/** Masculine nouns that end as feminine ones do. */
const masculine: Readonly<Record<Language, ReadonlySet<string>>> = {
  'pt-BR': words(
    'dia mapa planeta carisma estigma cinema fantasma prisma cometa coracao avanco xadrez mes juiz arroz indigena colega atleta poeta guarda sofa delta panda pijama sosia samba karma coma pais bastao cristao pistao artesao cortesao cirurgiao vulcao balcao falcao furacao leite limite convite satelite apetite site palpite tramite azeite enfeite oasis',
  ),
  es: words(
    'dia mapa planeta carisma estigma cinema fantasma prisma cometa ajedrez juez pez indigena colega atleta poeta guarda sofa delta panda pijama karma coma tranvia analisis psicoanalisis pais metaanalisis meta-analisis enfasis extasis oasis parentesis avion camion guion rincon ordenador',
  ),
}

/** Greek nouns in -ema, -oma, -ama and those for people are masculine, as groups of people are when nothing is said of them. */
const masculineInA =
  /(?:[^g]ema|oma|orama|plasma|grama|drama|trauma|clima|ista|peuta|crata|t[ie]cida|bicida|biocida|micida|nicida)$/
const feminineAfterAll = words(
  'gema algema yema quema crema soma goma paloma broma loma toma revista entrevista lista pista vista conquista trama cama fama lama dama mama',
)

const feminineEndings: Readonly<Record<Language, RegExp>> = {
  'pt-BR':
    /(?:[cszx]ao|[cszx]oes|stao|stoes|[gln]iao|[gln]ioes|[iu]dao|[iu]does|dade|dades|tade|tades|gem|gens|ncia|ncias|a|as|tude|tudes|ise|ises|ese|eses|ose|oses|ite|ites|ez)$/,
  es: /(?:ion|iones|dad|dades|tad|tades|tud|tudes|umbre|umbres|a|as|ez|[aeiou]sis|arsis|itis)$/,
}

/** Singular although in -s. */
const singularInS: Readonly<Record<Language, RegExp>> = {
  'pt-BR':
    /(?:ss|us|ness)$|^(?:oasis|pelvis|tenis|lapis|sifilis|herpes|diabetes|mes|gas|ingles|portugues|frances|bus|marketing|analytics)$/,
  es: /(?:ss|us|[aeiou]sis|arsis|itis|xis)$|^(?:pais|pelvis|tos|caries|estres|tecnoestres|interes|mes|gas|ingles|portugues|frances|bus|diabetes|herpes|sifilis|distres|ninis|analytics|tenis)$/,
}

/** Feminine nouns that take "el" in the singular, because they begin with a stressed a. */
const withEl = words(
  'agua aula area habla hacha hambre alma arma ave aguila haba hada ancla ansia asma acta alga',
)

/** What the article before a noun must show; `head` is folded. */
export interface NounForm {
  readonly isFeminine: boolean
  readonly isPlural: boolean
  /** Spanish "el agua": the noun is feminine, its article in the singular is not. */
  readonly takesEl: boolean
}

/** Gender and number of a head noun. Never throws; what is not known is masculine, and plural when it ends in -s. */
export function nounForm(head: string, language: Language): NounForm {
  const isPlural = head.endsWith('s') && !singularInS[language].test(head)
  const singulars = isPlural ? singularsOf(head) : [head]
  const isListed = (list: ReadonlySet<string>) => singulars.some((form) => list.has(form))
  const takesEl = language === 'es' && !isPlural && withEl.has(head)
  return { isFeminine: isFeminine(), isPlural, takesEl }

  function isFeminine(): boolean {
    if (isListed(masculine[language])) return false
    if (isListed(feminine[language]) || isListed(feminineAfterAll)) return true
    if (singulars.some((form) => masculineInA.test(form))) return false
    return feminineEndings[language].test(head)
  }
}

/** The forms a plural may come from: "redes" from "rede" or "red", "imagens" from "imagem", "variaveis" from "variavel". */
function singularsOf(plural: string): readonly string[] {
  return [
    plural.slice(0, -1),
    plural.replace(/es$/, ''),
    plural.replace(/ces$/, 'z'),
    plural.replace(/ns$/, 'm'),
    plural.replace(/is$/, 'l'),
    plural.replace(/oes$/, 'ao'),
    plural.replace(/ies$/, 'y'),
  ]
}
