import type {
  CollectionDatabase,
  CollectionQuery,
  FillReport,
  FillSearch,
  PreparedCollection,
  PreparedSearch,
} from '@/lib/contracts/collection-run'
import { errorCodeOf } from '@/lib/contracts/errors'
import type { Work } from '@/lib/contracts/work'
import { collectionQuery } from '@/lib/core/collection/collection-queries'
import { isByAuthor } from '@/lib/core/collection/group-names'
import { type JudgedQuestion, judgeRecords } from '@/lib/core/collection/judge-source'
import { questionProgress } from '@/lib/core/collection/progress'
import { matchRecordOfWork } from '@/lib/core/merging/match-record'
import { mergeDuplicates } from '@/lib/core/merging/merge-duplicates'
import { saveSource } from './collection-tools'
import type { CollectionPorts } from './ports'

/** Pages that a question is looked for in each database: the hard end of the loop. */
const PAGES_MAX = 6
/** Sources that one prepared search adds to its question at most. */
const PREPARED_WANTED = 5

interface Filling {
  readonly question: PreparedCollection['questions'][number]
  readonly all: readonly JudgedQuestion[]
  readonly databases: readonly CollectionDatabase[]
  /** A search that the student asked for; null looks for what is missing. */
  readonly search: PreparedSearch | null
  readonly ports: CollectionPorts
  readonly signal: AbortSignal
}

/**
 * Looks for sources of one question without a model, page by page in all databases at once, and saves those whose words name
 * what the question is about, the ones that name it most first, until nothing is missing, nothing more is found, or the pages
 * are used up. Saving stands repetition: after a crash it is done again and changes nothing.
 */
export async function fillQuestion(filling: Filling): Promise<FillReport> {
  const { question, ports } = filling
  const searches: FillSearch[] = []
  const [saved, refused] = [new Set<string>(), new Set<string>()]
  const wanted = filling.search ? PREPARED_WANTED : await missingOf(filling)
  let databases = filling.databases
  for (let page = 0; page < PAGES_MAX && saved.size < wanted && databases.length > 0; page += 1) {
    const pages = await askAll(filling, databases, page)
    await ports.store.saveFound(pages.flatMap(({ works }) => works))
    const ranked = rankFound(
      pages.flatMap(({ works }) => works),
      filling,
    )
    for (const { search, works } of pages)
      searches.push({ ...search, named: works.filter((work) => ranked.named.has(work)).length })
    for (const title of ranked.refused) refused.add(title)
    for (const { work, keys } of ranked.best) {
      if (saved.size >= wanted) break
      if (await isSavedFor(filling, work)) continue
      if (await save(filling, work, keys)) saved.add(work.title)
    }
    databases = pages.flatMap(({ search }) => (search.found > 0 ? [search.database] : []))
  }
  return { question: question.key, searches, saved: saved.size, refused: refused.size }
}

async function missingOf({ question, ports: { store } }: Filling): Promise<number> {
  const progress = questionProgress(await store.listQuestions(), await store.countSources())
  return progress.find((one) => one.question.key === question.key)?.missing ?? 0
}

interface FoundPage {
  readonly search: FillSearch
  readonly works: readonly Work[]
}

async function askAll(
  { question, search, ports, signal }: Filling,
  databases: readonly CollectionDatabase[],
  page: number,
): Promise<readonly FoundPage[]> {
  const strategies = await ports.readStrategies()
  const asked = { map: question.map, words: search?.words ?? [], yearFrom: search?.yearFrom ?? null, page }
  const queries = databases.map((database) => collectionQuery(database, asked, strategies))
  return Promise.all(queries.filter(({ text }) => text !== '').map((query) => askOne(query, ports, signal)))
}

async function askOne(
  query: CollectionQuery,
  ports: CollectionPorts,
  signal: AbortSignal,
): Promise<FoundPage> {
  const { outcome, records } = await ports.search(query, signal)
  const { database, text, page, yearFrom } = query
  const works = records.filter(({ year }) => yearFrom === null || (year !== null && year >= yearFrom))
  const search = { database, query: text.slice(0, 4_000), page, outcome, found: records.length, named: 0 }
  return { search, works }
}

interface Candidate {
  readonly work: Work
  /** All questions whose concepts it names. */
  readonly keys: readonly string[]
  readonly strength: number
}

/** One record of each work that names the question's concepts, the strongest first; and the titles of those that do not. */
function rankFound(works: readonly Work[], { question, all, search }: Filling) {
  const withWords = search && search.words.length > 0 ? withGroup(question, search.words) : null
  const verdicts = judgeRecords(works, all)
  const narrowed = withWords ? judgeRecords(works, [withWords]) : null
  const candidates = works.map((work, at): Candidate | null => {
    const own = verdicts[at]?.find(({ key }) => key === question.key)
    const isAsked = narrowed === null || narrowed[at]?.[0]?.isNamed === true
    const isPassedOver =
      search !== null && search.withoutAuthor !== '' && isByAuthor(work, search.withoutAuthor)
    if (!own?.isNamed || !isAsked || isPassedOver) return null
    const keys = verdicts[at]?.flatMap(({ key, isNamed }) => (isNamed ? [key] : [])) ?? []
    return { work, keys, strength: own.strength }
  })
  const named = new Map(candidates.flatMap((one) => (one ? [[one.work, one] as const] : [])))
  const ids = new Map([...named.values()].map((one, at) => [String(at), one] as const))
  const { groups } = mergeDuplicates([...ids].map(([id, { work }]) => matchRecordOfWork(id, work)))
  const best = groups
    .flatMap(({ ids: members }) => ids.get(members[0] ?? '') ?? [])
    .toSorted((a, b) => b.strength - a.strength)
  return { best, named, refused: works.filter((work) => !named.has(work)).map(({ title }) => title) }
}

function withGroup(
  { key, label, map }: PreparedCollection['questions'][number],
  words: readonly string[],
): JudgedQuestion {
  const [name = ''] = words
  const names = words.flatMap((text) =>
    (['en', 'pt', 'es'] as const).map((language) => ({
      text,
      language,
      origin: { by: 'student' as const },
      struckOut: false,
    })),
  )
  const group = {
    id: 'prepared',
    name,
    role: 'central' as const,
    state: 'confirmed' as const,
    names: names.slice(0, 40),
  }
  const question = { key, label, description: '', min_sources: 1, concepts: [] }
  return { question, map: { ...map, concepts: [...map.concepts.slice(0, 11), group] } }
}

async function isSavedFor({ question, ports }: Filling, work: Work): Promise<boolean> {
  const [origin] = work.source
  if (!origin) return true
  const known = await ports.store.findSource({ sourceType: origin.db, externalId: origin.id, work })
  return known?.questions.includes(question.key) === true
}

/** False for a record that nothing can be saved of: it has no address, or the tool refuses it. */
async function save({ all, ports }: Filling, work: Work, keys: readonly string[]): Promise<boolean> {
  const [origin] = work.source
  const url = work.urls.landing ?? (work.doi === null ? null : `https://doi.org/${work.doi}`)
  if (!origin || url === null) return false
  const input = {
    source_type: origin.db,
    external_id: origin.id,
    url,
    title: work.title,
    relevant_questions: [...keys],
  }
  try {
    await saveSource({ store: ports.store, judged: all }, input)
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'invalid-input') return false
    throw error
  }
}
