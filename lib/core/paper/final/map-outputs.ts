import { type PaperAgentKey, paperPhases } from '@/lib/contracts/paper-agents'
import {
  type ChapterMap,
  type ChapterMapping,
  MAPPING_THRESHOLD01,
  MAPPING_WEIGHTS,
  type MappedOutput,
  type OutputSummary,
  PRIMARY_ABOVE01,
} from '@/lib/contracts/paper-final'
import { LockedStructure, Questions } from '@/lib/contracts/paper-foundation'
import type { PaperInput } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { needsOf } from '../agent-needs'
import { isMaterial, termsOfChapter } from './summarise-outputs'

type LockedChapter = LockedStructure['chapters'][number]

interface ChapterProfile {
  readonly chapter: LockedChapter
  readonly terms: readonly string[]
  readonly topics: readonly string[]
  readonly draftCites: readonly string[]
  readonly phases: readonly number[]
  readonly given: readonly PaperAgentKey[]
}

type Paper = Pick<PaperInput, 'query' | 'locale'> & { readonly outputs: PaperOutputs }

/** Fewer outputs than this are no paper. */
const OUTPUTS_MIN = 5

/**
 * Which outputs each chapter of the locked structure is made from, best first: the score is 0.35 keywords + 0.30 topics + 0.20 research questions +
 * 0.15 nearness of phases. An output that fits no chapter goes to its best one. Null where nothing is locked or too little was left. Pure.
 */
export function mapOutputs(
  paper: Paper,
  summaries: readonly OutputSummary[],
  threshold01: number = MAPPING_THRESHOLD01,
): ChapterMap | null {
  const structure = LockedStructure.safeParse(paper.outputs['dissertation-architect']).data
  const material = summaries.filter(isMaterial)
  if (!structure || material.length < OUTPUTS_MIN) return null
  const profiles = structure.chapters.map((chapter) => profileOf(chapter, paper))
  const scores = new Map(
    material.map((one) => [one.agent, profiles.map((profile) => relevance01(one, profile))] as const),
  )
  const scored = profiles.map((profile, at) =>
    material.flatMap((one): MappedOutput[] => {
      const score01 = scores.get(one.agent)?.[at] ?? 0
      const as = standingOf(score01, threshold01) ?? (isGiven(one.agent, profile) ? 'given' : null)
      return as === null ? [] : [{ agent: one.agent, score01, as }]
    }),
  )
  const placed = withOrphans(scored, scores)
  const chapters = profiles.map((profile, at) =>
    mappingOf(profile, placed[at] ?? [], { material, scores, at }),
  )
  return {
    chapters,
    missing: summaries.filter(({ status }) => status === 'failed').map(({ agent }) => agent),
    quality: qualityOf(chapters, material),
  }
}

function profileOf(chapter: LockedChapter, { query, locale, outputs }: Paper): ChapterProfile {
  const asked = Questions.safeParse(outputs['self-ask-decomposer']).data?.questions ?? []
  const draft = WrittenChapters.safeParse(outputs[chapter.writer]).data?.chapters.find(
    ({ number }) => number === chapter.number,
  )
  const heading = [chapter.title, ...chapter.sections].join('\n')
  const questions = chapter.questions.map((id) => asked.find((one) => one.id === id)?.text ?? '').join('\n')
  const text = draft?.sections.flatMap(({ paragraphs }) => paragraphs).join('\n') ?? ''
  const given = needsOf(chapter.writer)
  const phases = paperPhases.flatMap(({ agents }, at) =>
    agents.some(({ key }) => given.includes(key)) ? [at + 1] : [],
  )
  const terms = termsOfChapter(`${heading}\n${questions}\n${text}`, { query, locale })
  return {
    chapter,
    terms,
    topics: [
      ...new Set([...termsOfChapter(`${heading}\n${questions}`, { query, locale }), ...terms.slice(0, 5)]),
    ],
    draftCites: draft?.keys ?? [],
    phases,
    given,
  }
}

const isGiven = (agent: string, { given }: ChapterProfile) => given.some((key) => key === agent)

/** How much an output has to do with a chapter, 0…1. */
function relevance01(output: OutputSummary, { chapter, terms, topics, phases }: ChapterProfile): number {
  const nearest = Math.min(...phases.map((phase) => Math.abs(phase - output.phase)), paperPhases.length - 1)
  return (
    MAPPING_WEIGHTS.keywords * jaccard01(output.terms, terms) +
    MAPPING_WEIGHTS.topics * share01(output.topics, topics) +
    MAPPING_WEIGHTS.questions * share01(chapter.questions, output.questions) +
    MAPPING_WEIGHTS.phase * (1 - nearest / (paperPhases.length - 1))
  )
}

function jaccard01(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((term) => other.includes(term)).length
  const all = new Set([...one, ...other]).size
  return all === 0 ? 0 : shared / all
}

/** The share of `some` that stands in `all`; 0 of nothing. */
function share01(some: readonly string[], all: readonly string[]): number {
  return some.length === 0 ? 0 : some.filter((one) => all.includes(one)).length / some.length
}

function standingOf(score01: number, threshold01: number): 'primary' | 'secondary' | null {
  if (score01 >= threshold01 + PRIMARY_ABOVE01) return 'primary'
  return score01 >= threshold01 ? 'secondary' : null
}

/** An output that no chapter has goes to the one that it fits best. */
function withOrphans(
  scored: readonly (readonly MappedOutput[])[],
  scores: ReadonlyMap<string, readonly number[]>,
): readonly (readonly MappedOutput[])[] {
  const placed = scored.map((one) => [...one])
  for (const [agent, byChapter] of scores) {
    if (placed.some((one) => one.some((mapped) => mapped.agent === agent))) continue
    const score01 = Math.max(...byChapter)
    placed[byChapter.indexOf(score01)]?.push({ agent, score01, as: 'orphan' })
  }
  return placed
}

interface Scored {
  readonly material: readonly OutputSummary[]
  readonly scores: ReadonlyMap<string, readonly number[]>
  readonly at: number
}

/** A chapter with its outputs, best first; a source that its draft cites brings along the best output that has it. */
function mappingOf(
  { chapter, draftCites }: ChapterProfile,
  mapped: readonly MappedOutput[],
  { material, scores, at }: Scored,
): ChapterMapping {
  const citesOf = (agent: string) => material.find((one) => one.agent === agent)?.citations ?? []
  const outputs = [...mapped]
  const citations = new Set(outputs.flatMap(({ agent }) => citesOf(agent)))
  for (const key of draftCites) {
    if (citations.has(key)) continue
    const [best] = material
      .filter((one) => one.citations.includes(key))
      .map(({ agent }) => ({ agent, score01: scores.get(agent)?.[at] ?? 0, as: 'cited' as const }))
      .toSorted((one, other) => other.score01 - one.score01)
    if (!best) continue
    outputs.push(best)
    for (const one of citesOf(best.agent)) citations.add(one)
  }
  return {
    number: chapter.number,
    title: chapter.title,
    writer: chapter.writer,
    outputs: outputs.toSorted((one, other) => other.score01 - one.score01),
    citations: [...citations],
  }
}

function qualityOf(
  chapters: readonly ChapterMapping[],
  material: readonly OutputSummary[],
): ChapterMap['quality'] {
  const byScore = chapters.flatMap(({ outputs }) =>
    outputs.filter(({ as }) => as === 'primary' || as === 'secondary'),
  )
  const counts = chapters.map(({ outputs }) => outputs.length)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length
  return {
    coverage01: new Set(byScore.map(({ agent }) => agent)).size / material.length,
    relevanceMean01:
      byScore.length === 0 ? 0 : byScore.reduce((sum, { score01 }) => sum + score01, 0) / byScore.length,
    imbalance: Math.sqrt(variance),
  }
}
