import { resolveAddresses } from '@/lib/adapters/databases/addresses'
import { createServiceLimiters, type ServiceDeps } from '@/lib/adapters/databases/ask-service'
import { completeRecords } from '@/lib/adapters/databases/complete-records'
import { connectors } from '@/lib/adapters/databases/connectors'
import { findJournals } from '@/lib/adapters/databases/journal-lookup'
import { findOpenCopy } from '@/lib/adapters/databases/open-copy'
import { resolveWork } from '@/lib/adapters/databases/resolve-work'
import { checkRetractions } from '@/lib/adapters/databases/retraction-checks'
import { createScieloListing, type ScieloListing } from '@/lib/adapters/databases/scielo-listing'
import { searchDatabase } from '@/lib/adapters/databases/search-database'
import { PATRICIA, saveMemory } from '@/lib/adapters/store/memories'
import { readSecrets } from '@/lib/adapters/store/secrets'
import { listSelections } from '@/lib/adapters/store/selections'
import { vocabularyAnswers } from '@/lib/adapters/store/vocabulary-answers'
import { checkLink } from '@/lib/adapters/web/check-link'
import { readPage } from '@/lib/adapters/web/read-page'
import { type SecretName, secretNames } from '@/lib/contracts/connector'
import { addRanks } from '@/lib/core/quality/journal-tables'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'
import { directRanking } from '@/lib/pipelines/sources/ranking-job'
import { embeddingPort } from './embedding'
import { env } from './env'
import { journalTables } from './journal-tables'
import { namesPort } from './names-port'
import type { PortServices, RunOwner } from './port-services'
import { rankingThread } from './ranking-thread'
import { ensureSandbox } from './sandbox'
import { readRubric, readStrategies } from './strategy-files'

/** The ports of source validation but for the model, which reads the pipeline's prompts. */
type SourceWorld = Omit<SourcePorts, 'model'>

/** The real world for one run of source validation: the owner's keys, the project's databases (or the sandbox). */
export async function makeSourcePorts(services: PortServices, owner: RunOwner): Promise<SourceWorld> {
  const { db } = services
  const { sandboxBase, saved } = await accessOf(services, owner)
  return {
    ...makeLocalPorts(sandboxBase, saved),
    ranking: rankingThread(),
    names: namesPort(sandboxBase, vocabularyAnswers(db)),
    listSelection: () => listSelections(db, owner.projectId),
    remember: (content) =>
      saveMemory(db, owner.projectId, { runId: owner.runId, assistant: PATRICIA, content }),
  }
}

/** How the services are asked for one project: where they are, and with whose keys. */
export async function serviceDepsOf(services: PortServices, owner: RunOwner): Promise<ServiceDeps> {
  const { sandboxBase, saved } = await accessOf(services, owner)
  return serviceDeps(sandboxBase, saved)
}

/** Where the services of a project are, and the keys its owner has saved. */
export async function accessOf(
  { db, secretsKey }: Pick<PortServices, 'db' | 'secretsKey'>,
  { sandbox, ownerId }: Pick<RunOwner, 'sandbox' | 'ownerId'>,
) {
  const sandboxBase = sandbox ? await ensureSandbox() : undefined
  return { sandboxBase, saved: sandbox ? {} : await readSecrets(db, ownerId, secretsKey) }
}

/** The same without a project behind it: nothing is selected, nothing remembered, and nobody else is served meanwhile. */
export function makeLocalPorts(
  sandboxBase: string | undefined,
  saved: Readonly<Record<string, string>> = {},
): SourceWorld {
  const deps = serviceDeps(sandboxBase, saved)
  const trustedOrigins = sandboxBase ? [new URL(sandboxBase).origin] : []
  const { WEB_HOSTS: hosts } = env()
  const search: SourceWorld['search'] = (query, signal) => {
    const issns = connectors[query.database].asksByJournal ? listingFor(sandboxBase).current(deps) : null
    const listed = issns === null ? {} : { scieloIssns: issns }
    return searchDatabase(connectors[query.database], query, { ...deps, ...listed, signal })
  }
  return {
    embedding: embeddingPort(),
    ranking: directRanking,
    names: namesPort(sandboxBase, null),
    search,
    count: async (query, signal) => {
      const { outcome, total } = await search({ ...query, limit: 1, page: 0 }, signal)
      return outcome === 'ok' || outcome === 'empty' ? total : null
    },
    completeRecords: (works, signal) => completeRecords(works, { ...deps, signal }),
    checkRetractions: async (dois, signal) => {
      const findings = await checkRetractions(dois, { ...deps, signal })
      return new Map([...findings].map(([doi, { check }]) => [doi, check]))
    },
    findJournals: async (issns, signal) =>
      addRanks(await findJournals(issns, { ...deps, signal }), issns, await journalTables()),
    findOpenCopy: (doi, signal) => findOpenCopy(doi, { ...deps, signal }),
    checkLink: (url, signal) => checkLink(url, { signal, trustedOrigins, hosts }),
    readLink: (url, signal) =>
      readPage(url, { signal, trustedOrigins, hosts, currentYear: new Date().getUTCFullYear() }),
    resolveWork: (work, signal) => resolveWork(work, { ...deps, signal }),
    readRubric,
    readStrategies,
    listSelection: async () => [],
    remember: async () => undefined,
  }
}

/** The sandbox asks for keys as the real services do, and takes any. */
const sandboxSecrets = Object.fromEntries(secretNames.map((name) => [name, 'sandbox-key']))

declare global {
  var carrelLimiters: Map<string, ServiceDeps['limiterOf']> | undefined
  var carrelScieloListings: Map<string, ScieloListing> | undefined
}

/** One limiter for each service and process: what all runs of this process ask together stays polite. */
function limitersFor(
  sandboxBase: string | undefined,
  addresses: ServiceDeps['addresses'],
): ServiceDeps['limiterOf'] {
  globalThis.carrelLimiters ??= new Map()
  const key = sandboxBase ?? 'real'
  const known =
    globalThis.carrelLimiters.get(key) ?? createServiceLimiters(addresses, env().CONTACT_EMAIL ?? null)
  globalThis.carrelLimiters.set(key, known)
  return known
}

/** One listing of SciELO's journals for each process, so that it is asked for once a day. */
function listingFor(sandboxBase: string | undefined): ScieloListing {
  globalThis.carrelScieloListings ??= new Map()
  const key = sandboxBase ?? 'real'
  const known = globalThis.carrelScieloListings.get(key) ?? createScieloListing()
  globalThis.carrelScieloListings.set(key, known)
  return known
}

/** How the services are asked, in the sandbox or in the world, with saved keys or those of the environment. */
export function serviceDeps(
  sandboxBase: string | undefined,
  saved: Readonly<Record<string, string>> = {},
): ServiceDeps {
  const given = sandboxBase ? sandboxSecrets : saved
  const addresses = resolveAddresses(sandboxBase)
  const { CONTACT_EMAIL, OPENALEX_KEY, SEMANTIC_SCHOLAR_KEY, PUBMED_KEY } = env()
  const fromEnv: Partial<Record<SecretName, string | undefined>> = {
    openalex: OPENALEX_KEY,
    semanticscholar: SEMANTIC_SCHOLAR_KEY,
    pubmed: PUBMED_KEY,
  }
  const secrets = Object.fromEntries(
    secretNames.flatMap((name) => {
      const value = given[name] ?? fromEnv[name]
      return value ? [[name, value]] : []
    }),
  )
  return {
    addresses,
    secrets,
    mailto: CONTACT_EMAIL ?? null,
    limiterOf: limitersFor(sandboxBase, addresses),
    isSandbox: sandboxBase !== undefined,
  }
}
