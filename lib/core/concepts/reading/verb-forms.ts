import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { englishIrregularForms, englishStrongVerbs, englishWeakVerbs } from './verbs-en'
import { spanishInfinitives, spanishIrregularForms } from './verbs-es'
import { portugueseInfinitives, portugueseIrregularForms } from './verbs-pt'

/** Endings after the stem, by conjugation; the persons that questions use, not the whole paradigm. */
const endings: Readonly<Record<'pt' | 'es', Readonly<Record<string, string>>>> = {
  pt: {
    ar: 'ar arem a am ou aram ava avam ará arão aria ariam asse assem ando amos',
    er: 'er erem e em eu eram ia iam erá erão eria eriam esse essem endo emos',
    ir: 'ir irem e em iu iram ia iam irá irão iria iriam isse issem indo imos',
  },
  es: {
    ar: 'ar a an ó aron aba aban ará arán aría arían aran ando amos',
    er: 'er e en ió ieron ía ían erá erán ería erían iera ieran iendo emos',
    ir: 'ir e en ió ieron ía ían irá irán iría irían iera ieran iendo imos',
  },
}

/** Nouns and adjectives that look like a finite form; which they are, their place says. */
const homographs: Readonly<Record<'pt' | 'es', string>> = {
  pt: 'ajuda busca causa cuida compra conta crítica cura desperta dita casa carga cozinha consulta entrega pergunta recusa aposta poda firma fuga multa dona cria planta queda disputa liga toca ama monta salva dobra soma pausa cobra lava limpa anda guarda mistura captura estrutura seca figura controla estima colabora importa mentira queima escuta copia serve bebe quebra limita escapa oferta tortura escreve escolha espera falha falta forma fala ganha importa joga luta marca matéria medida moda motiva muda opera paga pensa perda perde pesca pratica prática procura prova publica pública queima regula renda sente troca trata trata-se usa venda via vive volta vota regra reforma cultura valia dura limita media para entre sobre ciente sabe base classe combate debate contraste corte deixe porte parte saiba toma uma conserva reserva planta reforça resiste sofre lida mostra mata dieta visita encontro encontra atende jovem homem ordem imagem registra registro registre opera regulares produto produtos público públicos públicas crescem',
  es: 'casa carga descarga cocina consulta entrega pregunta denuncia renuncia firma fuga multa dona planta disputa toca ama monta salva evidencia potencia diferencia seca lava limpia guarda captura estructura nada queda apuesta cobra anda recorte rescate pausa copia escucha respuesta figura llama bebe escapa tortura sentencia quema ayuda busca causa compra cuenta cura espera falta forma gana lucha marca medida muestra mejora obra opera paga pesca práctica prueba queja regla renta trata usa venta vive vota base clase combate debate corte parte toma conserva reserva planta resiste cuida mata dieta visita encuentra enseñanza entre para sobre ahorra cubre enfoque contraste reforma cultura dura media cambia cambie baja bajan sube duda demanda oferta consulta protesta crea cría controla traduce baile joven orden imagen',
}

/** Endings that only verbs have, for verbs that no list names; nouns that end so are listed. */
const verbEndings: Readonly<Record<'pt' | 'es', RegExp>> = {
  pt: /(?:[^aeiou]aram|[^aeiou]eram|[^aeiou]iram|avam|assem|essem|issem|ariam|eriam|iriam|arão|erão|irão|[^aeiou]ando|[^aeiou]endo|[^aeiou]indo|.{2}[^o]am|.{2}izem|.{2}ecem|.{2}entam|.{3}ou|eceu|ndeu|rreu|lveu|[^aeiou]iu|-se|-lo|-la|-los|-las)$/u,
  es: /(?:aron|ieron|yeron|aban|.{2}ían|arán|erán|irán|[^aeiou]ando|iendo|yendo|.{3}[^aeiou]an|.{3}[^aeiouáéíóúgmj]en|.{2}ecen|.{3}[^ciát]ó|ció|dió)$/u,
}
const notVerbs: ReadonlySet<string> = new Set(
  'quando segundo mundo fundo comando contrabando bando brando mestrando mestrandos doutorando graduando formando educando dividendo reverendo adendo lindo vietnam examen imagen origen margen virgen volumen resumen orden joven crimen germen polen abdomen certamen gluten semen dictamen regimen almacen gen liquen himen cuando mando estupendo huracan catalan aleman plan clan alguien tambien'.split(
    ' ',
  ),
)

/** How sure a form is a verb: `strong` in any place, `weak` only where a verb may stand, null never. */
type VerbStrength = 'strong' | 'weak'

interface VerbTable {
  readonly strong: ReadonlySet<string>
  readonly weak: ReadonlySet<string>
}

const tables = new Map<ConceptLanguage, VerbTable>()

/** Whether a word, as written, is a form of a verb in this language; infinitives and gerunds included. */
export function verbStrength(word: string, language: ConceptLanguage): VerbStrength | null {
  const lower = word.toLowerCase()
  const { strong, weak } = tableOf(language)
  if (weak.has(lower)) return 'weak'
  if (strong.has(lower)) return 'strong'
  if (language === 'en' || notVerbs.has(foldAccents(lower))) return null
  return verbEndings[language].test(lower) ? 'strong' : null
}

/** Whether the word is an infinitive that the lists know. */
export function isKnownInfinitive(word: string, language: ConceptLanguage): boolean {
  if (language === 'en') return false
  return infinitivesOf(language).has(word.toLowerCase())
}

const infinitives = new Map<string, ReadonlySet<string>>()
function infinitivesOf(language: 'pt' | 'es'): ReadonlySet<string> {
  const known = infinitives.get(language)
  if (known) return known
  const list = new Set((language === 'pt' ? portugueseInfinitives : spanishInfinitives).split(' '))
  infinitives.set(language, list)
  return list
}

function tableOf(language: ConceptLanguage): VerbTable {
  const known = tables.get(language)
  if (known) return known
  const made = language === 'en' ? englishTable() : romanceTable(language)
  tables.set(language, made)
  return made
}

function romanceTable(language: 'pt' | 'es'): VerbTable {
  const irregular = language === 'pt' ? portugueseIrregularForms : spanishIrregularForms
  const weak = new Set(homographs[language].split(' '))
  const forms = [...infinitivesOf(language)].flatMap((infinitive) => conjugate(infinitive, language))
  return { strong: new Set([...irregular.split(' '), ...forms]), weak }
}

function conjugate(infinitive: string, language: 'pt' | 'es'): readonly string[] {
  const conjugation = infinitive.slice(-2).normalize('NFD').replace(/\p{M}/gu, '')
  const stem = infinitive.slice(0, -2)
  const list = endings[language][conjugation] ?? ''
  return list.split(' ').map((ending) => spell(stem, ending))
}

/** Before e and i the sound of the stem is written otherwise: buscar, busque; começar, comece. */
function spell(stem: string, ending: string): string {
  if (!/^[eéiíê]/.test(ending)) return stem + ending
  const changed = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c').replace(/z$/, 'z')
  // Stems of -er and -ir keep their letter: "exigir", "exige".
  return /^(?:e|em|en|é|emos)$/.test(ending) && stem !== changed ? changed + ending : stem + ending
}

function englishTable(): VerbTable {
  const weakBases = englishWeakVerbs.split(' ')
  const strongBases = englishStrongVerbs.split(' ').filter((base) => !base.includes('-'))
  const strong = new Set([
    ...strongBases.flatMap(englishForms),
    ...englishIrregularForms.split(' ').filter((form) => !form.includes('-')),
  ])
  const weak = new Set([...weakBases, ...weakBases.map(third), ...weakBases.map(past)])
  for (const noun of englishNounForms) strong.delete(noun)
  return { strong, weak }
}

/** Forms of strong verbs that are nouns or adjectives at least as often. */
const englishNounForms = new Set(
  'swimming smelling bullying publishing feeding earning frame frames contrast compromise conflict claim claims comment comments warm concern concerns respect reward rewards insulated isolated organised organized recycling migration repair touch taste pick progress miss waste gathering hiring banning divide display displays beat guess purchase contained combined connected extended mature correct isolated collapse ban bans tire tires injured enriched engineered infected integrated protected threatened endangered displaced retired married divided disabled abandoned imprisoned learning teaching reading writing building marketing meaning finding findings understanding engaged housing lighting planning ageing aging parenting funding engineering offer offers offering produce yield yields spread increase increases developed living talk talks speaking listening thinking aid acts act looks wishes turns own owned integrated applied advanced educated extended employed perceived built lead leads treated selected shared spending setting settings breaking growing developing emerging wearing serving catch read reads raised rises conduct induced associated treat treats live cross cure cures wait show shows reach address look finish hearing eating feeling feelings give'.split(
    ' ',
  ),
)

function englishForms(base: string): readonly string[] {
  const silent = base.endsWith('e') ? base.slice(0, -1) : base
  return [base, third(base), past(base), `${silent}ing`]
}

function third(base: string): string {
  if (/(?:s|x|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}
