import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperKind, PaperSource } from '@/lib/contracts/paper-session'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { checkOutput } from '../check-output'
import { sequenceOf } from '../session-state'
import type { FloorContext } from './floor-context'
import { paperFloors } from './paper-floors'

/** Invented abstracts in three languages: each of its own design, group and direction, some without a result or without an abstract. */
const groups = ['nurses', 'teachers', 'workers', 'managers']
const places = ['Brazil', 'Spain', 'Portugal', 'Mexico', 'Chile']
const ways = {
  en: ['reduced productivity', 'increased productivity', 'made no significant difference in productivity'],
  pt: [
    'reduziu a produtividade',
    'aumentou a produtividade',
    'não trouxe diferença significativa na produtividade',
  ],
  es: [
    'redujo la productividad',
    'aumentó la productividad',
    'no trajo diferencia significativa en la productividad',
  ],
}
const abstractOf = {
  en: (at: number) =>
    `This study aims to examine remote work and productivity among ${groups[at % 4]}. A survey of ${110 + 7 * at} ${groups[at % 4]} was conducted in ${places[at % 5]}. The results show that remote work ${ways.en[at % 3]} among ${groups[at % 4]}. The study was limited to ${at + 2} offices. Future research should follow ${groups[at % 4]} over ${at + 1} years.`,
  pt: (at: number) =>
    `O objetivo deste estudo foi analisar o trabalho remoto e a produtividade. Foram realizadas entrevistas com ${12 + at} trabalhadores no Brasil. Os resultados mostram que o trabalho remoto ${ways.pt[at % 3]} em ${at + 2} equipes. Uma limitação é o tamanho da amostra de ${12 + at} pessoas.`,
  es: (at: number) =>
    `El objetivo fue analizar el trabajo remoto y la productividad. Se aplicó un cuestionario a ${90 + at} empleados en España. Los resultados muestran que el trabajo remoto ${ways.es[at % 3]} en ${at + 2} empresas.`,
}
const languages = ['en', 'pt', 'es'] as const
export const wholePaperSources: readonly PaperSource[] = Array.from({ length: 24 }, (_, at) => {
  const language = languages[at % 3] ?? 'en'
  return {
    key: `work-${at}`,
    work: workFixture({
      title: {
        en: 'Remote work and productivity',
        pt: 'Trabalho remoto e produtividade',
        es: 'Trabajo remoto y productividad',
      }[language],
      authors: [{ given: 'Ana', family: `Autor${String.fromCharCode(97 + at)}` }],
      language,
      year: 2010 + (at % 14),
      abstract: at % 11 === 10 ? null : abstractOf[language](at),
      doi: `10.5555/w.${at}`,
    }),
  }
})
export const wholePaperQueries = {
  en: 'What is the effect of remote work on productivity?',
  'pt-BR': 'Qual o efeito do trabalho remoto sobre a produtividade?',
  es: '¿Cómo influye el trabajo remoto en la productividad?',
} as const

type Given = Partial<Pick<FloorContext, 'data' | 'search' | 'query' | 'sources'>>
const written = new Map<string, ReturnType<typeof writeAnew>>()

/** A whole paper without a model over invented works in three languages, with what the checks refused of it; nobody else has this copy. */
export function writeWholePaper(locale: keyof typeof wholePaperQueries, kind: PaperKind, given: Given = {}) {
  if (Object.keys(given).length > 0) return writeAnew(locale, kind, given)
  // Some ten test files of a worker ask for the same three papers.
  const paper = written.get(`${locale} ${kind}`) ?? writeAnew(locale, kind, given)
  written.set(`${locale} ${kind}`, paper)
  return structuredClone(paper)
}

function writeAnew(
  locale: keyof typeof wholePaperQueries,
  kind: PaperKind,
  { data = null, search = null, query = wholePaperQueries[locale], sources = wholePaperSources }: Given,
) {
  const outputs: Record<string, unknown> = {}
  const faults: string[] = []
  for (const key of sequentialAgents) {
    const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data ?? null
    const compose = paperFloors[key]
    if (!compose || !sequenceOf(structure).includes(key)) continue
    const output = compose({
      query,
      locale,
      kind,
      sources,
      outputs,
      currentYear: 2026,
      data,
      search,
    })
    const checked = checkOutput(key, output, {
      kind,
      sources,
      outputs,
      data,
      search,
      judged: null,
    })
    if (checked.ok) outputs[key] = checked.value
    else faults.push(`${key}: ${checked.faults.join('; ')}`)
  }
  const { chapters: locked } = LockedStructure.parse(outputs['dissertation-architect'])
  const chapters = locked.flatMap(({ number, writer }) =>
    WrittenChapters.parse(outputs[writer]).chapters.filter((one) => one.number === number),
  )
  const paragraphs = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.paragraphs))
  return { outputs, faults, locked, chapters, paragraphs }
}
