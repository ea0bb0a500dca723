import type { Locale } from '@/lib/contracts/locale'
import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import { checkOutput } from '@/lib/core/paper/check-output'
import { citationFaults } from '@/lib/core/paper/checks/citation-faults'
import { consistencyFindings } from '@/lib/core/paper/checks/consistency'
import { chapterJudge } from '@/lib/core/paper/checks/judge-chapters'
import { paperLedger } from '@/lib/core/paper/checks/paper-ledger'
import { readAbstract, readPaper } from '@/lib/core/paper/checks/paper-text'
import { examinePaper } from '@/lib/core/paper/examine/examine-paper'
import { ExaminedPaper } from '@/lib/core/paper/examine/examined-paper'
import type { FloorContext } from '@/lib/core/paper/floors/floor-context'
import { paperFloors } from '@/lib/core/paper/floors/paper-floors'
import {
  wholePaperQueries,
  wholePaperSources,
  writeWholePaper,
} from '@/lib/core/paper/floors/whole-paper-fixture'
import { sequenceOf } from '@/lib/core/paper/session-state'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { workOf } from '../catalogue-works'
import { paperCorruptions } from './paper-corruptions'
import { honestSentences } from './paper-honest'
import type { TrustRow } from './row'

const SOURCES_MAX = 24
/** Topics of each half, spread over the fields. */
const PAPERS = 18
const POSITIONS = 3
const CURRENT_YEAR = 2026
const locales: readonly Locale[] = ['en', 'pt-BR', 'es']
const languageOf = { en: 'en', 'pt-BR': 'pt', es: 'es' } as const
const asks: Readonly<Record<Locale, (exposure: string, outcome: string) => string>> = {
  en: (exposure, outcome) => `What is the effect of ${exposure} on ${outcome}?`,
  'pt-BR': (exposure, outcome) => `Qual a relação entre ${exposure} e ${outcome}?`,
  es: (exposure, outcome) => `¿Qué relación hay entre ${exposure} y ${outcome}?`,
}

/** A paper of the built-in methods on one topic of the sandbox's invented catalogue; null for one with too few works. */
export function catalogueTopics() {
  const { records } = generateCatalogue(DEFAULT_SEED)
  const topics = new Map<string, typeof records>()
  for (const record of records) {
    const id = `${record.field.id}-${record.topicIndex}`
    topics.set(id, [...(topics.get(id) ?? []), record])
  }
  return [...topics].flatMap(([id, own]) => {
    const [first] = own
    const topic = first?.field.topics[first.topicIndex]
    return topic && own.length >= SOURCES_MAX / 2 ? [{ id, topic, records: own.slice(0, SOURCES_MAX) }] : []
  })
}

type CatalogueTopic = ReturnType<typeof catalogueTopics>[number]

/** The whole paper as its file would hold it. */
export function writtenPaper({ topic, records }: CatalogueTopic, locale: Locale): ExaminedPaper {
  const language = languageOf[locale]
  const query = asks[locale](topic.exposure[language], topic.outcomes[0].phrase[language])
  const sources = records.map((record) => ({ key: record.id, work: workOf(record, 'openalex') }))
  return writtenOver({ query, locale, sources })
}

/** The paper that the built-in methods write over the given works. */
export function writtenOver({
  query,
  locale,
  sources,
  kind = 'review',
  data = null,
}: Pick<FloorContext, 'query' | 'locale' | 'sources'> &
  Partial<Pick<FloorContext, 'kind' | 'data'>>): ExaminedPaper {
  const outputs: Record<string, unknown> = {}
  for (const key of sequentialAgents) {
    const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data ?? null
    const compose = paperFloors[key]
    if (!compose || !sequenceOf(structure).includes(key)) continue
    const made = compose({ query, locale, kind, data, sources, outputs, currentYear: CURRENT_YEAR })
    const checked = checkOutput(key, made, { kind, sources, outputs, data, judged: null })
    if (checked.ok) outputs[key] = checked.value
  }
  return ExaminedPaper.parse({ query, locale, kind, sources, outputs, data })
}

/** What the checks hold against a paper, the quickest first: contradictions, objections left open, citations that are not borne out, and sentences that rest on nothing. */
function* held(examined: ExaminedPaper): Generator<string> {
  const { outputs, sources } = examined
  const paper = readPaper(outputs)
  const abstract = readAbstract(outputs)
  const { findings } = consistencyFindings(paper, { currentYear: CURRENT_YEAR, abstract })
  yield* findings.map(({ kind, one, other }) => `${kind} ${one.text} / ${other.text}`)
  yield* openIn(examined)
  yield* citationFaults(paper, sources, { currentYear: CURRENT_YEAR }).faults.map(
    ({ fault, key, passage }) => `${fault} ${key} ${passage.text}`,
  )
  yield* unsupportedIn(examined)
}

function unsupportedIn(examined: ExaminedPaper): readonly string[] {
  return paperLedger({ ...examined, currentYear: CURRENT_YEAR }, { student: [] }).flatMap(
    ({ chapter, text, reason }) => (reason === null ? [] : [`${reason} ${chapter} ${text}`]),
  )
}

const OPEN = 'open objection '
const openIn = (paper: ExaminedPaper): readonly string[] =>
  examinePaper(paper, 'en').flatMap(({ id, state }) => (state === 'open' ? [`${OPEN}${id}`] : []))

export interface PaperCount {
  readonly papers: number
  readonly falseAlarms: readonly string[]
  readonly planted: number
  readonly missed: readonly string[]
}

/** How many planted faults the checks of the paper and its examination tell, and how many sound papers they hold something against. */
export function countPaperCorruptions(
  papers: readonly (readonly [id: string, paper: ExaminedPaper])[],
): PaperCount {
  const falseAlarms: string[] = []
  const missed: string[] = []
  let planted = 0
  for (const [id, paper] of papers) {
    const before = new Set(held(paper))
    // A sound paper may leave an objection open; what it says is to be held up.
    const alarms = [...before].filter((one) => !one.startsWith(OPEN))
    if (alarms.length > 0) falseAlarms.push(`${id}: ${alarms.join(' | ').slice(0, 300)}`)
    for (const [kind, plant] of Object.entries(paperCorruptions)) {
      const seen = new Set<string>()
      for (let at = 0; at < POSITIONS; at += 1) {
        const bad = plant(paper, at)
        const text = bad && JSON.stringify([bad.outputs, kind === 'retracted-work' ? bad.sources : 0])
        if (bad === null || text === null || seen.has(text) || text === JSON.stringify([paper.outputs, 0]))
          continue
        seen.add(text)
        planted += 1
        if (!isTold(bad, before)) missed.push(`${kind} ${id} ${at}`)
      }
    }
  }
  return { papers: papers.length, falseAlarms, planted, missed }
}

function isTold(bad: ExaminedPaper, before: ReadonlySet<string>): boolean {
  for (const one of held(bad)) if (!before.has(one)) return true
  return false
}

/** Both figures by half of the topics: the rules were chosen on the first. Each topic is written in one language, all three in turn. */
export async function rows(): Promise<TrustRow[]> {
  const all = catalogueTopics()
  const halves = [0, 1].flatMap((half) => {
    const own = all.filter((_, at) => at % 2 === half)
    const papers = own
      .filter((_, at) => at % Math.ceil(own.length / PAPERS) === 0)
      .map((topic, at) => {
        const locale = locales[at % locales.length] ?? 'en'
        return [`${topic.id} ${locale}`, writtenPaper(topic, locale)] as const
      })
    const data = half === 0 ? 'half chosen on' : 'half not chosen on'
    return [
      ...rowsFor(countPaperCorruptions(papers), data),
      ledgerRow(
        papers.map(([, paper]) => paper),
        data,
      ),
    ]
  })
  return [...halves, honestRow()]
}

function rowsFor({ papers, falseAlarms, planted, missed }: PaperCount, data: string): TrustRow[] {
  const found = 1 - missed.length / planted
  const kindsMissed = Object.keys(paperCorruptions).flatMap((kind) => {
    const count = missed.filter((one) => one.startsWith(`${kind} `)).length
    return count === 0 ? [] : [`${kind} missed ${count}`]
  })
  return [
    {
      what: 'paper: planted faults told',
      data,
      reference: `${planted} faults of ${Object.keys(paperCorruptions).length} kinds`,
      target: '≥ 0.95',
      measured: found.toFixed(3),
      reached: found >= 0.95,
      note: kindsMissed.join(', '),
    },
    {
      what: 'paper: sound papers with something held against them',
      data,
      reference: `${papers} papers in three languages`,
      target: '≤ 0.03',
      measured: (falseAlarms.length / papers).toFixed(3),
      reached: falseAlarms.length <= 0.03 * papers,
      note: falseAlarms.slice(0, 3).join(' || '),
    },
  ]
}

/** Honest sentences that the judge of a model's chapters refuses: of 36, written before any was judged, it refused 34 (2026-11-26); what was mended then was chosen on them. */
function honestRow(): TrustRow {
  const refused = locales.flatMap((locale) => {
    const { outputs } = writeWholePaper(locale, 'review')
    const query = wholePaperQueries[locale]
    const context = { query, locale, kind: 'review', sources: wholePaperSources, outputs } as const
    const judge = chapterJudge('literature-review-writer', { ...context, currentYear: CURRENT_YEAR })
    return honestSentences[locale].filter((text) => (judge?.(text).refused.length ?? 0) > 0)
  })
  const count = Object.values(honestSentences).flat().length
  return {
    what: "paper: a model's honest sentences refused",
    data: 'chosen on all of it',
    reference: `${count} sentences in three languages`,
    target: '≤ 0.10',
    measured: (refused.length / count).toFixed(3),
    reached: refused.length <= 0.1 * count,
    note: refused.slice(0, 3).join(' | ').slice(0, 400),
  }
}

function ledgerRow(papers: readonly ExaminedPaper[], data: string): TrustRow {
  const unsupported = papers.flatMap(unsupportedIn)
  return {
    what: 'paper: sentences and table rows that rest on nothing',
    data,
    reference: `${papers.length} papers in three languages`,
    target: '0',
    measured: String(unsupported.length),
    reached: unsupported.length === 0,
    note: unsupported.slice(0, 3).join(' | ').slice(0, 400),
  }
}
