import { searchResearchService } from '@/lib/adapters/databases/research-services'
import { collectionStore } from '@/lib/adapters/store/collections'
import type { CollectionStore } from '@/lib/contracts/collection'
import type { CollectionPorts } from '@/lib/pipelines/collection/ports'
import type { PortServices, RunOwner } from './port-services'
import { accessOf, makeLocalPorts, serviceDeps } from './source-ports'

/** Records asked of a database at once. */
const LIMIT = 25

type CollectionWorld = Omit<CollectionPorts, 'model'>

/** The real world for collecting in one project: its store, the owner's keys, the databases or the sandbox. */
export async function makeCollectionPorts(
  services: Pick<PortServices, 'db' | 'secretsKey'>,
  owner: Pick<RunOwner, 'projectId' | 'sandbox' | 'ownerId'>,
): Promise<CollectionWorld> {
  const { sandboxBase, saved } = await accessOf(services, owner)
  return collectionWorld(collectionStore(services.db, owner.projectId), sandboxBase, saved)
}

/** The same over any store. */
export function collectionWorld(
  store: CollectionStore,
  sandboxBase: string | undefined,
  saved: Readonly<Record<string, string>> = {},
): CollectionWorld {
  const { search, readLink, readStrategies } = makeLocalPorts(sandboxBase, saved)
  const deps = serviceDeps(sandboxBase, saved)
  return {
    store,
    readLink,
    readStrategies,
    search: ({ database, text, yearFrom, page }, signal) =>
      database === 'clinicaltrials' || database === 'chembl'
        ? searchResearchService(database, { text, yearFrom, page, limit: LIMIT }, { ...deps, signal })
        : search(
            { database, text, yearFrom, yearTo: null, languages: [], excluded: [], limit: LIMIT, page },
            signal,
          ),
  }
}
