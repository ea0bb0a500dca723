import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { englishFurtherVerbs, englishIrregularForms, englishStrongVerbs, englishWeakVerbs } from './verbs-en'
import { spanishInfinitives, spanishIrregularForms } from './verbs-es'
import { portugueseInfinitives, portugueseIrregularForms } from './verbs-pt'

/** Endings after the stem, by conjugation; the persons that questions use, not the whole paradigm. */
const endings: Readonly<Record<'pt' | 'es', Readonly<Record<string, string>>>> = {
  pt: {
    ar: 'ar arem a am ou aram ava avam ará arão aria ariam asse assem ando amos aremos',
    er: 'er erem e em eu eram ia iam erá erão eria eriam esse essem endo emos eremos',
    ir: 'ir irem e em iu iram ia iam irá irão iria iriam isse issem indo imos iremos',
  },
  es: {
    ar: 'ar a an ó aron aba aban ará arán aría arían aran ando amos aremos',
    er: 'er e en ió ieron ía ían erá erán ería erían iera ieran iendo emos eremos',
    ir: 'ir e en ió ieron ía ían irá irán iría irían iera ieran iendo imos iremos',
  },
}

/** Nouns and adjectives that look like a finite form; which they are, their place says. */
const homographs: Readonly<Record<'pt' | 'es', string>> = {
  pt: 'ajuda busca causa cuida compra conta crítica cura desperta dita casa carga cozinha consulta entrega pergunta recusa aposta poda firma fuga multa dona cria planta queda disputa liga toca ama monta salva dobra soma pausa cobra lava limpa anda guarda mistura captura estrutura seca figura controla estima colabora importa mentira queima escuta copia serve bebe quebra limita escapa oferta tortura escreve escolha espera falha falta forma fala ganha importa joga luta marca matéria medida moda motiva muda opera paga pensa perda perde pesca pratica prática procura prova publica pública queima regula renda sente troca trata trata-se usa venda via vive volta vota regra reforma cultura valia dura limita media para entre sobre ciente sabe base classe combate debate contraste corte deixe porte parte saiba toma uma conserva reserva planta reforça resiste sofre lida mostra mata dieta visita encontro encontra atende jovem homem ordem imagem registra registro registre opera regulares produto produtos público públicos públicas crescem costura força guia mina barra briga conversa derrota escala pasta prima sonda vela tempera cobre marcha dança entrevista junta pinta',
  es: 'casa carga descarga cocina consulta entrega pregunta denuncia renuncia firma fuga multa dona planta disputa toca ama monta salva evidencia potencia diferencia seca lava limpia guarda captura estructura nada queda apuesta cobra anda recorte rescate pausa copia escucha respuesta figura llama bebe escapa tortura sentencia quema ayuda busca causa compra cuenta cura espera falta forma gana lucha marca medida muestra mejora obra opera paga pesca práctica prueba queja regla renta trata usa venta vive vota base clase combate debate corte parte toma conserva reserva planta resiste cuida mata dieta visita encuentra enseñanza entre para sobre ahorra cubre enfoque contraste reforma cultura dura media cambia cambie baja bajan sube duda demanda oferta consulta protesta crea cría controla traduce baile joven orden imagen caza cosecha danza fuerza marcha mina pelea pega prosa sierra siembra vela vuelta cena censura cita custodia derrota entrevista escala factura fractura fragua hipoteca huelga merma merienda nota pauta presencia propina quiebra rebaja receta plasma corona cobija liga lima mancha marea mezcla sonda tapa talla traza trama viola violenta prima rueda tienda hierba puerta encuesta cuesta reta tala ruina pinta',
}

/** Endings that only verbs have, for verbs that no list names; nouns that end so are listed. */
const verbEndings: Readonly<Record<'pt' | 'es', RegExp>> = {
  pt: /(?:[^aeiou]aram|[^aeiou]eram|[^aeiou]iram|avam|assem|essem|issem|ariam|eriam|iriam|arão|erão|irão|[^aeiou]ando|[^aeiou]endo|[^aeiou]indo|.{2}[^o]am|.{2}izem|.{2}ecem|.{2}entam|.{3}ou|eceu|ndeu|rreu|lveu|[^aeiou]iu|-se|-lo|-la|-los|-las|-lhes?)$/u,
  es: /(?:aron|ieron|yeron|aban|.{2}ían|arán|erán|irán|[^aeiou]ando|iendo|yendo|.{3}[^aeiou]an|.{3}[^aeiouáéíóúgmj]en|.{2}ecen|.{3}[^ciát]ó|ció|dió|.{2}[aei]r(?:l[aeo]s?|se))$/u,
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
  const forms = [...infinitivesOf(language)].flatMap((infinitive) => [
    ...conjugate(infinitive, language),
    ...(language === 'es' ? diphthongized(infinitive) : []),
  ])
  return { strong: new Set([...irregular.split(' '), ...forms]), weak }
}

function conjugate(infinitive: string, language: 'pt' | 'es'): readonly string[] {
  const conjugation = infinitive.slice(-2).normalize('NFD').replace(/\p{M}/gu, '')
  const stem = infinitive.slice(0, -2)
  const list = endings[language][conjugation] ?? ''
  return list.split(' ').map((ending) => stem + ending)
}

/** Forms of Spanish verbs whose stressed vowel breaks: "suelda" of soldar, "arrienda" of arrendar. Most verbs have none; those made in vain are no words. */
function diphthongized(infinitive: string): readonly string[] {
  const [, before, vowel, after, conjugation] = /^(.*)([eo])([^aeiouáéíóú]+)([aei]r)$/.exec(infinitive) ?? []
  if (before === undefined || after === undefined || conjugation === undefined) return []
  const stem = `${before}${vowel === 'e' ? 'ie' : 'ue'}${after}`
  const finite = conjugation === 'ar' ? ['a', 'an'] : ['e', 'en']
  return finite.map((ending) => stem + ending)
}

function englishTable(): VerbTable {
  const weakBases = englishWeakVerbs.split(' ')
  const strongBases = englishStrongVerbs.split(' ').filter((base) => !base.includes('-'))
  const strong = new Set([
    ...strongBases.flatMap(englishForms),
    ...englishFurtherVerbs.split(' ').flatMap((base) => [base, third(base), past(base)]),
    ...englishIrregularForms.split(' ').filter((form) => !form.includes('-')),
  ])
  const weak = new Set([...weakBases, ...weakBases.map(third), ...weakBases.map(past)])
  for (const base of weakBases.filter((word) => word.endsWith('el'))) strong.add(`${base}ling`)
  for (const noun of englishNounForms) {
    strong.delete(noun)
    // "girls miss lessons": the plain form is a noun in a title and may be the verb of a question.
    if (!/(?:ing|ings|ed)$/.test(noun)) weak.add(noun)
  }
  return { strong, weak }
}

/** Forms of strong verbs that are nouns or adjectives at least as often. */
const englishNounForms = new Set(
  'leave swimming smelling bullying publishing feeding earning frame frames contrast compromise conflict claim claims comment comments warm concern concerns respect reward rewards insulated isolated organised organized recycling migration repair touch taste pick progress miss waste gathering hiring banning divide display displays beat guess purchase contained combined connected extended mature correct isolated collapse ban bans tire tires injured enriched engineered infected integrated protected threatened endangered displaced retired married divided disabled abandoned imprisoned learning teaching reading writing building marketing meaning finding findings understanding engaged housing lighting planning ageing aging parenting funding engineering offer offers offering produce yield yields spread increase increases developed living talk talks speaking listening thinking aid acts act looks wishes turns own owned integrated applied advanced educated extended employed perceived built lead leads treated selected shared spending setting settings breaking growing developing emerging wearing serving catch read reads raised rises conduct induced associated treat treats live cross cure cures wait show shows reach address look finish hearing eating feeling feelings give'.split(
    ' ',
  ),
)

function englishForms(base: string): readonly string[] {
  const silent = base.endsWith('e') ? base.slice(0, -1) : base
  // "quit, quitting": a single consonant after a single vowel may be doubled.
  const isDoubled = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) || /[aeiou]l$/.test(base)
  const doubled = isDoubled ? [`${base}${base.at(-1)}ing`, `${base}${base.at(-1)}ed`] : []
  return [base, third(base), past(base), `${silent}ing`, ...doubled]
}

function third(base: string): string {
  if (/(?:s|x|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}
