import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Locale } from '@/lib/contracts/locale'
import type { Literature, ProposalBrief, ProposalSource } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { judgeQuality } from '@/lib/core/proposal/method/judge-quality'
import { proposalRound } from '@/lib/core/proposal/method/method-fixture'
import type { QualityInputs } from '@/lib/core/proposal/method/quality-check'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { type Corruption, corruptions } from './corruption-kinds'
import { furtherCorruptions } from './corruption-kinds-further'
import type { TrustRow } from './row'

const Topic = z.object({
  id: z.string(),
  lang: z.enum(['en', 'pt', 'es']),
  topic: z.string(),
  question: z.string(),
  field: z.string(),
})
export type CorruptedTopic = z.infer<typeof Topic>

const locales: Readonly<Record<CorruptedTopic['lang'], Locale>> = { en: 'en', pt: 'pt-BR', es: 'es' }
const abstractOn: Readonly<Record<Locale, (topic: string) => string>> = {
  en: (topic) =>
    `This study is about ${topic}. The sample was small. Future studies should look at ${topic} over time.`,
  'pt-BR': (topic) =>
    `Este estudo trata de ${topic}. A amostra foi pequena. Estudos futuros devem acompanhar ${topic}.`,
  es: (topic) =>
    `Este estudio trata de ${topic}. La muestra fue pequeña. Estudios futuros deben seguir ${topic}.`,
}
const parts = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const VARIANTS = 4

/** Whether the abstracts have the words of the question, or only those of the topic. */
type Abstracts = 'with the question' | 'without the question'

/** A good proposal on a topic: enough time, ten works that are about it, everything as it is written without a model. */
export function goodProposal(
  item: CorruptedTopic,
  variant: number,
  abstracts: Abstracts = 'with the question',
): QualityInputs {
  const locale = locales[item.lang]
  const brief: ProposalBrief = {
    profile: {
      academic_program: ['Master', 'PhD', 'Master', 'PhD'][variant] ?? 'Master',
      field_of_study: item.field,
      research_area: item.topic,
      weekly_hours: 20 + 4 * variant,
      total_timeline: { value: 24 + 6 * variant, unit: 'months' },
      existing_skills: [],
      missing_skills: [],
      constraints: [],
    },
    topic: item.topic,
    question: item.question,
    title: '',
    author: '',
    institution: '',
    advisor: '',
    city: '',
    startDate: `2027-0${2 + variant}-01`,
    defenceDate: null,
    printedContext: [],
    study: unsaidSetting,
    holidays: null,
    citationStyle: 'apa',
    locale,
  }
  const said = abstracts === 'with the question' ? item.question : ''
  return proposalRound(brief, literatureOn({ ...item, question: said }, locale), null).inputs
}

function literatureOn({ topic, question, lang }: CorruptedTopic, locale: Locale): Literature {
  const sources = parts.map(
    (part, at): ProposalSource => ({
      key: `source-${at}`,
      sourceId: `s${at}`,
      chosen: true,
      work: workFixture({
        title: `${topic}: ${part}`,
        abstract: `${abstractOn[locale](topic)} ${question}`,
        language: lang,
        year: 2015 + at,
        doi: `10.5555/corrupted.${at}`,
      }),
      relevancy: 80,
      quality: 80,
      summary: '',
      retractionCheck: 'clean',
      url: '',
      urlState: 'open',
      accessedAt: null,
    }),
  )
  return { queries: [topic], chosen: [], counts: null, sources }
}

export interface CorruptionCount {
  readonly good: number
  readonly falseAlarms: readonly string[]
  readonly planted: number
  readonly missed: readonly string[]
}

/** How many planted faults quality control tells, and how many good proposals it does not let pass. */
export function countCorruptions(
  topics: readonly CorruptedTopic[],
  variants: number,
  abstracts: Abstracts = 'with the question',
  kinds: Readonly<Record<string, Corruption>> = corruptions,
): CorruptionCount {
  const goods = topics.flatMap((item) =>
    Array.from({ length: variants }, (_, variant) => ({
      id: item.id,
      inputs: goodProposal(item, variant, abstracts),
    })),
  )
  const falseAlarms: string[] = []
  const missed: string[] = []
  let planted = 0
  for (const [at, { id, inputs }] of goods.entries()) {
    const before = failedChecks(inputs)
    // Sources without what is asked about are truly missing something: how surely that is told is measured elsewhere.
    if (abstracts === 'without the question') before.delete('asked-in-sources')
    if (before.size > 0) falseAlarms.push(`${id} ${[...before].join(' ')}`)
    const other = goods[(at + Math.floor(goods.length / 2)) % goods.length]
    for (const [kind, plant] of Object.entries(kinds)) {
      const bad = plant(inputs, other?.inputs ?? inputs)
      if (bad === null) continue
      planted += 1
      const found = [...failedChecks(bad)].filter((check) => !before.has(check))
      if (found.length === 0 && !isToldUnchecked(bad, kind)) missed.push(`${kind} ${id}`)
    }
  }
  return { good: goods.length, falseAlarms, planted, missed }
}

function failedChecks(inputs: QualityInputs): Set<string> {
  return new Set(judgeQuality(inputs).checks.flatMap(({ id, passed }) => (passed === false ? [id] : [])))
}

/** What was not checked is no fault that fails; it must not count as sound. */
function isToldUnchecked(bad: QualityInputs, kind: string): boolean {
  const sound = judgeQuality(bad).checks.find(({ id }) => id === 'references-sound')
  return kind === 'not-checked' && sound?.passed === null
}

/** 64 topics of all fields in three languages, written when all checks stood; no rule was chosen with them at hand. */
const UNSEEN = new URL('./fixtures/unseen-proposals.jsonl', import.meta.url)

/** Both figures by half of the topics, by hash of the id, and on topics of our own; the checks were mended on the first half. */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const unseen = await readTopics(UNSEEN)
  const ours = [
    ...rowsFor(countCorruptions(unseen, VARIANTS), 'own topics, written after the checks'),
    ...rowsFor(
      countCorruptions(unseen, 1, 'without the question'),
      'own topics, sources without the question',
    ),
  ]
  const further = (topics: readonly CorruptedTopic[], data: string) =>
    rowsFor(countCorruptions(topics, 1, 'with the question', furtherCorruptions), data, {
      kinds: furtherCorruptions,
    })
  ours.push(...further(unseen, 'further kinds, own topics'))
  const file = path.join(dataFolder, 'topics', 'topics.jsonl')
  if (!existsSync(file)) return ours
  const topics = await readTopics(file)
  const halves = [true, false].flatMap((isFirst) => {
    const half = topics.filter(({ id }) => {
      const hash = createHash('sha256').update(id).digest('hex').slice(0, 8)
      return (Number.parseInt(hash, 16) % 2 === 0) === isFirst
    })
    return rowsFor(countCorruptions(half, VARIANTS), isFirst ? 'half chosen on' : 'half not chosen on')
  })
  const unrepeated = rowsFor(
    countCorruptions(topics, 1, 'without the question'),
    'given topics, sources without the question',
    { alarmsMax01: UNREPEATED_MAX01 },
  )
  return [...halves, ...unrepeated, ...ours, ...further(topics, 'further kinds, given topics')]
}

async function readTopics(file: string | URL): Promise<CorruptedTopic[]> {
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => Topic.parse(JSON.parse(line)))
}

const ALARMS_MAX01 = 0.03
/** Some questions have no word in common with their topic: with literature that has none either, nothing shows that they belong to it. */
const UNREPEATED_MAX01 = 0.05

function rowsFor(
  { good, falseAlarms, planted, missed }: CorruptionCount,
  data: string,
  { alarmsMax01 = ALARMS_MAX01, kinds = corruptions } = {},
): TrustRow[] {
  const found = 1 - missed.length / planted
  const kindsMissed = Object.keys(kinds).flatMap((kind) => {
    const count = missed.filter((one) => one.startsWith(`${kind} `)).length
    return count === 0 ? [] : [`${kind} missed ${count}`]
  })
  return [
    {
      what: 'quality control: planted faults told',
      data,
      reference: `${planted} faults of ${Object.keys(kinds).length} kinds`,
      target: '≥ 0.95',
      measured: found.toFixed(3),
      reached: found >= 0.95,
      note: kindsMissed.join(', '),
    },
    {
      what: 'quality control: good proposals not passed',
      data,
      reference: `${good} proposals`,
      target: `≤ ${alarmsMax01}`,
      measured: (falseAlarms.length / good).toFixed(3),
      reached: falseAlarms.length <= alarmsMax01 * good,
    },
  ]
}
