import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { functionWords } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { type AgentId, agentExpertise } from './roster'

interface SubjectEntry {
  readonly owner: AgentId
  readonly words: string
  readonly beside?: string
}

/**
 * What the round table can be asked without a language model: each subject with the one who answers it and the words it is asked
 * by, in three languages, compared by stem. `beside` are words that ask for it only beside the sources ("how old are they" may be
 * about anybody).
 */
const subjectTable = {
  topic: {
    owner: 'carla',
    words: 'topic tema concept concepts conceito conceitos concepto conceptos keyword keywords',
  },
  question: { owner: 'carla', words: 'question pergunta pregunta' },
  refinements: {
    owner: 'carla',
    words:
      'refined refine refinement refinements refinado refinada refinar refinamento refinamentos refinamiento',
  },
  enough: {
    owner: 'carla',
    words: 'threshold limiar umbral',
    beside:
      'enough missing needed suficiente suficientes bastam bastan basta alcanzan alcanza bastante faltam falta faltan',
  },
  databases: {
    owner: 'patricia',
    words:
      'database databases search searched searches answered answer failed base bases banco bancos busca buscas buscar buscado buscada búsqueda búsquedas pesquisado pesquisada respondeu responderam falhou falharam respondió respondieron falló fallaron',
  },
  quality: {
    owner: 'patricia',
    words: 'quality qualidade calidad',
    beside: 'held back hidden oculta ocultas ocultos retida retidas retidos retenidas retenidos',
  },
  selected: {
    owner: 'patricia',
    words:
      'ticked selected selection chosen chose marcada marcadas selecionada selecionadas seleção escolhida escolhidas escolhi seleccionada seleccionadas selección elegida elegidas elegí',
  },
  languages: {
    owner: 'patricia',
    words: 'language languages língua línguas idioma idiomas lengua lenguas',
  },
  reviews: { owner: 'methodologist', words: 'review reviews revisão revisões revisión revisiones' },
  abstracts: { owner: 'methodologist', words: 'abstract abstracts resumo resumos resumen resúmenes' },
  citations: {
    owner: 'statistician',
    words: 'cited citation citations citada citadas citado citados citação citações cita citas',
  },
  years: {
    owner: 'examiner',
    words: 'year years published ano anos publicada publicadas publicado publicados año años',
    beside:
      'old older oldest new newer newest recent latest date dates antiga antigas antigo antigos recente recentes antigua antiguas antiguo antiguos reciente recientes',
  },
  retraction: {
    owner: 'examiner',
    words:
      'retracted retraction retractions retratada retratadas retratação retractada retractadas retractación',
  },
  peerReview: {
    owner: 'examiner',
    words: 'peer pares',
    beside: 'reviewed revisada revisadas revisado revisados',
  },
  origin: {
    owner: 'ethics',
    words: 'sandbox',
    beside:
      'own mine brought added invented próprias próprios minhas trouxe adicionei inventadas propias propios mías traje añadí',
  },
  // Asked for by name alone; beside any other subject the word only says what is spoken of.
  sources: {
    owner: 'patricia',
    words:
      'source sources article articles paper papers found find finds fonte fontes artigo artigos encontrou encontradas encontraram fuente fuentes artículo artículos encontraste encontradas encontrado encontraron',
  },
} as const satisfies Record<string, SubjectEntry>
export type Subject = keyof typeof subjectTable

export const subjects: readonly Subject[] = Object.keys(subjectTable).filter(isSubject)

/** Words that only ask; they say nothing of what is asked for. */
const askingWords =
  'meu meus mi mis nosso nossa nossos nossas nuestro nuestra nuestros nuestras our many much number count total how list show tell please quantos quantas quanto número total liste mostre diga cuántos cuántas cuántos cuánto lista muestra dime hay got there still yet ainda já todavía any some algum alguma alguns algumas algún alguna algunos algunas agora ahora now list literature literatura thesis tese tesis project projeto proyecto research pesquisa investigación'

const stemsOf = (text: string) => new Set(cognateStems(text))

const stemsBySubject: readonly (readonly [Subject, ReadonlySet<string>, ReadonlySet<string>])[] =
  subjects.map((subject) => {
    const { words, beside = '' }: SubjectEntry = subjectTable[subject]
    return [subject, stemsOf(words), stemsOf(beside)]
  })
const silentStems: ReadonlySet<string> = stemsOf(
  [
    ...Object.values(functionWords),
    askingWords,
    ...Object.values(agentExpertise).map(({ calls }) => calls),
  ].join(' '),
)

/** Characters of a message that are read for what it asks. */
const READ_MAX = 1_000

export interface TableQuestion {
  /** What is asked for; empty when nothing of it can be answered. */
  readonly asked: readonly Subject[]
  /** Words that stand for something the project's figures say nothing about, as they were written. */
  readonly outside: readonly string[]
}

/**
 * What a message asks of the project's figures. `known` are words that the project itself is described by (its topic, the names of
 * its databases, by the subject they belong to). A message with a single word that is none of these is not about the figures:
 * who answers half of a question has answered another one.
 */
export function readTableQuestion(
  message: string,
  known: { readonly topic: string; readonly databases: readonly string[] },
): TableQuestion {
  const topic = stemsOf(known.topic)
  const asked = new Set<Subject>()
  const beside = new Set<Subject>()
  const outside: string[] = []
  const { rest, isNamed } = withoutNames(message.slice(0, READ_MAX), known.databases)
  if (isNamed) asked.add('databases')
  for (const { text } of wordsOf(rest)) {
    const stem = cognateStem(text)
    let isKnown = silentStems.has(stem) || topic.has(stem)
    for (const [subject, alone, onlyBeside] of stemsBySubject) {
      if (alone.has(stem)) asked.add(subject)
      else if (onlyBeside.has(stem)) beside.add(subject)
      else continue
      isKnown = true
    }
    if (!isKnown) outside.push(text)
  }
  if (outside.length > 0) return { asked: [], outside }
  if (asked.has('sources')) for (const subject of beside) asked.add(subject)
  const named = [...asked].filter((subject) => subject !== 'sources')
  return { asked: named.length > 0 ? named : [...asked], outside }
}

/** A message without these names, which may be several words ("Web of Science"). */
function withoutNames(message: string, names: readonly string[]): { rest: string; isNamed: boolean } {
  const patterns = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (patterns.length === 0) return { rest: message, isNamed: false }
  const rest = message.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    ' ',
  )
  return { rest, isNamed: rest !== message }
}

/** Who answers for a subject. */
export function ownerOf(subject: Subject): AgentId {
  return subjectTable[subject].owner
}

function isSubject(text: string): text is Subject {
  return Object.hasOwn(subjectTable, text)
}
