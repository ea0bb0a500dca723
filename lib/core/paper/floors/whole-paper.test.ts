import { describe, expect, test } from 'vitest'
import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperKind, PaperSource } from '@/lib/contracts/paper-session'
import { CitationCheck, Consistency, Objections, WrittenChapters } from '@/lib/contracts/paper-writing'
import { checkClaims } from '@/lib/core/ledger/check-claims'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { sentencePatterns } from '@/lib/core/writing/sentence-patterns'
import { checkOutput } from '../check-output'
import { exitCriteria } from '../phase-gates'
import { sequenceOf } from '../session-state'
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
const sources: readonly PaperSource[] = Array.from({ length: 24 }, (_, at) => {
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
const queries = {
  en: 'What is the effect of remote work on productivity?',
  'pt-BR': 'Qual o efeito do trabalho remoto sobre a produtividade?',
  es: '¿Cómo influye el trabajo remoto en la productividad?',
} as const

function writePaper(locale: keyof typeof queries, kind: PaperKind) {
  const outputs: Record<string, unknown> = {}
  const faults: string[] = []
  for (const key of sequentialAgents) {
    const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data ?? null
    const compose = paperFloors[key]
    if (!compose || !sequenceOf(structure).includes(key)) continue
    const output = compose({ query: queries[locale], locale, kind, sources, outputs, currentYear: 2026 })
    const checked = checkOutput(key, output, { kind, sources, outputs })
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

describe.each([
  ['en', 'review'],
  ['pt-BR', 'review'],
  ['es', 'proposal-stage'],
] as const)('a whole paper without a model, %s, %s', (locale, kind) => {
  const paper = writePaper(locale, kind)

  test('is taken by every check and leaves no phase of writing open', () => {
    expect(paper.faults).toEqual([])
    const open = [1, 2, 3, 4, 5, 6, 7].flatMap((phase) => exitCriteria(phase, paper.outputs))
    expect(open.filter(({ standing }) => standing === 'open')).toEqual([])
    for (const { locked, written } of paper.locked.map((one, at) => ({
      locked: one,
      written: paper.chapters[at],
    }))) {
      const headings = written?.sections.map(({ heading }) => heading) ?? []
      expect(locked.sections.filter((section) => !headings.includes(section))).toEqual([])
    }
  })

  test('contradicts itself nowhere, and quotes nothing that does not stand in its source', () => {
    expect(Consistency.parse(paper.outputs['consistency-validator']).findings).toEqual([])
    const { checked, faults } = CitationCheck.parse(paper.outputs['citation-validator'])
    expect(checked).toBeGreaterThan(15)
    expect(faults).toEqual([])
    const { objections } = Objections.parse(paper.outputs['adversarial-reviewer'])
    expect(objections.filter(({ severity }) => severity === 'fatal')).toEqual([])
    expect(objections.length).toBeGreaterThan(1)
  })

  test('uses no sentence pattern more than five times', () => {
    const [most] = sentencePatterns(paper.paragraphs.join('\n'))
    expect([most?.sentences.length ?? 0, most?.sentences[0]]).toEqual([
      expect.toSatisfy((n) => n <= 5),
      expect.any(String),
    ])
  })

  test('has results of its own nowhere, and a results chapter in a review only', () => {
    expect(paper.locked.some(({ writer }) => writer === 'results-writer')).toBe(kind === 'review')
  })

  test('says nothing that a cited source denies, and cites no source that there is not', () => {
    const byKey = new Map(sources.map(({ key, work }) => [key, work]))
    const { rows } = checkClaims(paper.paragraphs.filter((text) => !text.includes('\n|')).join('\n\n'), {
      resolve: (marker) => {
        const work = marker.kind === 'key' ? byKey.get(marker.key) : undefined
        return marker.kind === 'key' && work
          ? [
              {
                id: marker.key,
                itemId: marker.key,
                text: `${work.title}. ${work.abstract ?? ''}`,
                language: work.language,
                locator: { type: 'index' as const, value: 1 },
              },
            ]
          : null
      },
      language: locale.slice(0, 2),
    })
    expect(rows.filter(({ unresolved }) => unresolved.length > 0)).toEqual([])
    const quoted = rows.filter(({ verdict }) => verdict === 'quoted')
    expect(quoted.length).toBeGreaterThan(15)
    expect(rows.filter(({ verdict }) => /disagree/.test(verdict)).map(({ claim }) => claim)).toEqual([])
  })

  test('is in its own language outside quotations and tables', () => {
    const own = paper.paragraphs
      .filter((text) => !text.includes('\n|'))
      .map((text) => text.replace(/“[^”]*”|\[[^\]]*@[^\]]*\]/g, ''))
      .filter((text) => text.length > 200)
    expect(own.filter((text) => ![null, locale.slice(0, 2)].includes(detectLanguage(text)))).toEqual([])
  })
})
