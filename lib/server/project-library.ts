import type { Database } from '@/lib/adapters/store/client'
import { listItems } from '@/lib/adapters/store/library-items'
import { listPassages, passagesOf } from '@/lib/adapters/store/library-texts'
import type { ProjectId } from '@/lib/contracts/ids'
import type { LibrarySearch } from '@/lib/contracts/library'
import { searchInMemory } from '@/lib/core/library/memory-search'

/** The notebook of a project, read when it is first searched; of those who ask in between, all wait for one reading. */
export function projectLibrary(db: Database, projectId: ProjectId): LibrarySearch {
  let opened: Promise<LibrarySearch> | null = null
  const open = () => {
    opened ??= readLibrary(db, projectId).catch((error) => {
      opened = null
      throw error
    })
    return opened
  }
  return {
    search: async (...asked) => (await open()).search(...asked),
    around: async (...asked) => (await open()).around(...asked),
    passages: (ids) => listPassages(db, projectId, ids),
  }
}

async function readLibrary(db: Database, projectId: ProjectId): Promise<LibrarySearch> {
  const entries = await listItems(db, projectId)
  const items = await Promise.all(
    entries.map(async ({ item }) => ({
      title: item.title,
      passages: await passagesOf(db, projectId, { itemId: item.id }),
    })),
  )
  return searchInMemory(items)
}
