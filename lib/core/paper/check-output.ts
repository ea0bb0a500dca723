import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import { paperContracts } from '@/lib/contracts/paper-contracts'
import { LockedStructure, Questions } from '@/lib/contracts/paper-foundation'
import type { PaperKind, PaperSource } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { Sampling } from '@/lib/contracts/paper-synthesis'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { placeOf } from '@/lib/core/writing/source-text'
import { writtenFaults } from './checks/written-faults'
import type { FloorContext } from './floors/floor-context'
import { sampleSizeOf } from './sample-size-of'

export interface OutputContext {
  readonly kind: PaperKind
  readonly sources: readonly PaperSource[]
  readonly outputs: PaperOutputs
  readonly data?: FloorContext['data']
  readonly search?: FloorContext['search']
  /** What the ledger needs to judge what neither code nor the student has written; null for the words of those two. */
  readonly judged: Pick<FloorContext, 'query' | 'locale' | 'currentYear'> | null
}

export type CheckedOutput =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly faults: readonly string[] }

/** Faults that are told at most. */
const FAULTS_MAX = 20
/** Values within values are read to this depth. */
const DEPTH_MAX = 12

/** Fields that hold keys of sources; a test compares them with the contracts. */
export const citationFields: readonly string[] = (
  'key keys namedBy answeredBy around inside ungrouped restingOnThird retracted seenIn brokenBy supportedBy against ' +
  'increased decreased noDifference notStated outside included listed'
).split(' ')

/**
 * An agent's output as it may be stored, whoever wrote it: it fits the contract, names no source that is not at hand, quotes nothing that does not
 * stand in its source, says no figure that code finds to be another, and where it is judged no sentence that rests on nothing. Never throws.
 */
export function checkOutput(agent: PaperAgentKey, output: unknown, context: OutputContext): CheckedOutput {
  const parsed = paperContracts[agent].safeParse(output)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'output'}: ${message}`)
    return { ok: false, faults: faults.slice(0, FAULTS_MAX) }
  }
  const faults = [
    ...evidenceFaults(parsed.data, context.sources),
    ...agentFaults(agent, parsed.data, context),
    ...(context.judged ? writtenFaults(agent, parsed.data, { ...context, ...context.judged }) : []),
  ]
  return faults.length === 0
    ? { ok: true, value: parsed.data }
    : { ok: false, faults: faults.slice(0, FAULTS_MAX) }
}

/** Keys that are no source, and quotations that do not stand where they are said to. */
function evidenceFaults(output: unknown, sources: readonly PaperSource[]): readonly string[] {
  const byKey = new Map(sources.map((source) => [source.key, source]))
  const faults: string[] = []
  const cite = (key: string) => {
    if (!byKey.has(key)) faults.push(`${key} is no source of this paper`)
  }
  const quote = (key: string, text: string) => {
    const work = byKey.get(key)?.work
    if (work && placeOf(text, { key, ...work }) === null)
      faults.push(`${key} does not say “${text.slice(0, 80)}”`)
  }
  const read = (value: unknown, field: string, owner: string, depth: number): void => {
    if (depth > DEPTH_MAX) return
    if (typeof value === 'string') {
      if (citationFields.includes(field)) cite(value)
      else for (const key of parseCitations(value)) cite(key)
      if ((field === 'quote' || field === 'shownBy') && owner !== '') quote(owner, value)
      return
    }
    if (Array.isArray(value)) for (const one of value) read(one, field, owner, depth + 1)
    else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      const [, own] = entries.find(([name, one]) => name === 'key' && typeof one === 'string') ?? []
      for (const [name, one] of entries) read(one, name, typeof own === 'string' ? own : owner, depth + 1)
    }
  }
  read(output, '', '', 0)
  return [...new Set(faults)]
}

/** What one agent's output must agree with besides its own contract. */
function agentFaults(agent: PaperAgentKey, value: unknown, context: OutputContext): readonly string[] {
  if (agent === 'dissertation-architect') return structureFaults(value, context)
  if (agent === 'sampling-strategist') return sampleFaults(value)
  return chapterFaults(agent, value, context)
}

function structureFaults(value: unknown, { kind, outputs, data }: OutputContext): readonly string[] {
  const structure = LockedStructure.safeParse(value).data
  if (!structure) return []
  const { chapters } = structure
  const asked = Questions.safeParse(outputs['self-ask-decomposer']).data?.questions ?? []
  const answered = chapters.flatMap(({ questions }) => questions)
  const open = asked.filter(({ id, essential }) => essential && !answered.includes(id))
  const strange = answered.filter((id) => !asked.some((one) => one.id === id))
  return [
    ...(structure.kind === kind ? [] : [`the paper is of the kind ${kind}`]),
    // Results of the student's own need data that was brought along; a review has those of its literature.
    ...(kind !== 'review' &&
    !(kind === 'empirical' && data) &&
    chapters.some(({ writer }) => writer === 'results-writer')
      ? ['there is no data of which results could be written']
      : []),
    ...open.map(({ id }) => `no chapter answers the essential question ${id}`),
    ...strange.map((id) => `there is no question ${id}`),
  ]
}

function sampleFaults(value: unknown): readonly string[] {
  const basis = Sampling.safeParse(value).data?.basis
  const computed = basis ? sampleSizeOf(basis) : null
  if (!basis || computed === null || !('n' in basis) || basis.n === computed) return []
  return [`the sample size is ${computed}, not ${basis.n}`]
}

/** Writers write the chapters that the structure gives them, all of them and no others, under their locked titles. */
function chapterFaults(agent: PaperAgentKey, value: unknown, { outputs }: OutputContext): readonly string[] {
  const written = WrittenChapters.safeParse(value).data
  const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data
  if (!written || !structure) return []
  const own = structure.chapters.filter(({ writer }) => writer === agent)
  const missing = own.filter(({ number }) => !written.chapters.some((one) => one.number === number))
  const strange = written.chapters.filter(
    ({ number, title }) => !own.some((one) => one.number === number && one.title === title),
  )
  return [
    ...missing.map(({ number }) => `chapter ${number} is not written`),
    ...strange.map(
      ({ number, title }) => `the locked structure has no chapter ${number}, ${title}, for ${agent}`,
    ),
  ]
}
