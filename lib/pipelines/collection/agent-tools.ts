import { z } from 'zod'
import { collectionTools } from '@/lib/contracts/collection'
import { CollectionDatabase } from '@/lib/contracts/collection-run'
import { AppError } from '@/lib/contracts/errors'
import type { Work } from '@/lib/contracts/work'
import { type JudgedQuestion, judgeRecords } from '@/lib/core/collection/judge-source'
import { checkCompletion, getCitation, getProgress, registerCitation, saveSource } from './collection-tools'
import type { CollectionPorts } from './ports'

/** Records told of one search, and characters of each text: ten of them stay under 6,000. */
const TOLD_MAX = 10
const TITLE_TOLD = 160
const EXCERPT_TOLD = 240

export interface ToolWorld {
  readonly ports: Pick<CollectionPorts, 'store' | 'search' | 'readLink'>
  readonly judged: readonly JudgedQuestion[]
  readonly signal: AbortSignal
}

/** What records are told as: with the questions whose concepts each names, so that nobody must guess what will be taken. */
function toldRecords(works: readonly Work[], judged: readonly JudgedQuestion[]) {
  const verdicts = judgeRecords(works, judged)
  return works.map((work, at) => {
    const [origin] = work.source
    return {
      source_type: origin?.db ?? '',
      external_id: origin?.id ?? '',
      url: work.urls.landing ?? (work.doi === null ? '' : `https://doi.org/${work.doi}`),
      title: work.title.slice(0, TITLE_TOLD),
      year: work.year,
      excerpt: work.abstract?.slice(0, EXCERPT_TOLD) ?? '',
      names: verdicts[at]?.flatMap(({ key, isNamed }) => (isNamed ? [key] : [])) ?? [],
    }
  })
}

const searchInput = z.object({
  database: CollectionDatabase,
  query: z.string().trim().min(1).max(1_000),
  year_from: z.number().int().min(1800).max(2100).nullable().default(null),
  page: z.number().int().min(0).max(20).default(0),
})

const pageInput = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) })

/** Every tool of a collection: what it takes, what it is said to do, and what it does. `finalize_sources` is not among them. */
export const collectionToolTable = {
  search: {
    input: searchInput,
    description:
      'Asks one database one query in its own syntax. Each record says which questions its words name; only those can get it.',
    run: async ({ ports, judged, signal }: ToolWorld, given: z.output<typeof searchInput>) => {
      const { database, query: text, year_from: yearFrom, page } = given
      const { outcome, records } = await ports.search({ database, text, yearFrom, page }, signal)
      await ports.store.saveFound(records)
      return {
        outcome,
        found: records.length,
        records: toldRecords(records.slice(0, TOLD_MAX), judged),
      }
    },
  },
  read_page: {
    input: pageInput,
    description: 'Reads a web page or PDF, after which it can be saved under the id that it gets.',
    run: async ({ ports, judged, signal }: ToolWorld, { url }: z.output<typeof pageInput>) => {
      const read = await ports.readLink(url, signal)
      if (!read.ok) throw new AppError('invalid-input', `the page is ${read.outcome}`)
      await ports.store.saveFound([read.work])
      return toldRecords([{ ...read.work, urls: { landing: url, ...read.work.urls } }], judged)[0]
    },
  },
  save_source: {
    input: collectionTools.save_source,
    description:
      'Saves a source that was found under the questions that it answers; the citation is registered by itself.',
    run: ({ ports: { store }, judged }: ToolWorld, input: z.output<typeof collectionTools.save_source>) =>
      saveSource({ store, judged }, input),
  },
  get_progress: {
    input: collectionTools.get_progress,
    description: 'How many sources each question has and lacks, and where to look next.',
    run: ({ ports }: ToolWorld) => getProgress(ports.store),
  },
  check_completion: {
    input: collectionTools.check_completion,
    description: 'Whether every question has enough sources. Ask before you finish.',
    run: ({ ports }: ToolWorld) => checkCompletion(ports.store),
  },
  register_citation: {
    input: collectionTools.register_citation,
    description:
      'Registers a claim with the words of a source that bear it out; gives the id to save the source with.',
    run: ({ ports }: ToolWorld, input: z.output<typeof collectionTools.register_citation>) =>
      registerCitation(ports.store, input),
  },
  get_citation: {
    input: collectionTools.get_citation,
    description: 'A registered citation.',
    run: ({ ports }: ToolWorld, input: z.output<typeof collectionTools.get_citation>) =>
      getCitation(ports.store, input.citation_id),
  },
} as const

export type CollectionToolName = keyof typeof collectionToolTable

/** Of these the answer follows what was saved meanwhile. */
export const followingTools: readonly CollectionToolName[] = ['get_progress', 'check_completion']
