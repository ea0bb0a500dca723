import 'server-only'
import { listProjects } from '@/lib/adapters/store/projects'
import { listSecretNames } from '@/lib/adapters/store/secrets'
import { type SecretName, secretNames } from '@/lib/contracts/connector'
import type { SettingsPage } from '@/lib/contracts/settings-page'
import { embeddingState } from '../embedding'
import { env } from '../env'
import { readLibrarySettings } from '../library-settings'
import { modelName } from '../model-port'
import { retention } from '../retention'
import { services } from '../services'
import { findVisitor } from '../session'

/** What the settings page shows; a visitor without a session has saved nothing yet. Values of keys are never part of it. */
export async function loadSettings(): Promise<SettingsPage> {
  const visitor = await findVisitor()
  const all = await services()
  const [saved, [latest]] = visitor
    ? await Promise.all([listSecretNames(all.db, visitor.id), listProjects(all.db, visitor.id)])
    : [[], []]
  const { CONTACT_EMAIL, OPENALEX_KEY, SEMANTIC_SCHOLAR_KEY, PUBMED_KEY, TAVILY_API_KEY, OPEN_NOTEBOOK_URL } =
    env()
  const serverKeys: Partial<Record<SecretName, string | undefined>> = {
    openalex: OPENALEX_KEY,
    semanticscholar: SEMANTIC_SCHOLAR_KEY,
    pubmed: PUBMED_KEY,
    tavily: TAVILY_API_KEY,
  }
  return {
    keys: secretNames.map((name) => ({
      name,
      savedAt: saved.find((secret) => secret.name === name)?.updatedAt.toISOString() ?? null,
      serverHasOne: serverKeys[name] !== undefined,
    })),
    library: visitor ? await readLibrarySettings(all, visitor.id) : {},
    model: modelName(),
    embedding: embeddingState(),
    hasNotebookServer: OPEN_NOTEBOOK_URL !== undefined,
    hasContact: CONTACT_EMAIL !== undefined,
    person:
      visitor?.email == null
        ? { kind: visitor ? 'guest' : 'nobody' }
        : { kind: 'account', email: visitor.email },
    kept: retention(),
    latest: latest ? { id: latest.id, title: latest.title } : null,
  }
}
