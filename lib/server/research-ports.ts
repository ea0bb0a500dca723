import { resolveAddresses } from '@/lib/adapters/databases/addresses'
import { openNotebook } from '@/lib/adapters/notebooks/open-notebook'
import { openNotebookCloud } from '@/lib/adapters/notebooks/open-notebook-cloud'
import { ownLibrary } from '@/lib/adapters/notebooks/own-library'
import { tavilyWeb } from '@/lib/adapters/notebooks/tavily'
import { keepQuotedPassages } from '@/lib/adapters/store/library-texts'
import { readSecrets } from '@/lib/adapters/store/secrets'
import { AppError } from '@/lib/contracts/errors'
import type { EvidenceProvider } from '@/lib/contracts/evidence-provider'
import type { ResearchPorts } from '@/lib/pipelines/research/ports'
import { env } from './env'
import { judgeApart } from './judge-apart'
import type { PortServices, RunOwner } from './port-services'
import { projectLibrary } from './project-library'
import { ensureSandbox } from './sandbox'

/** A model on a notebook server may take as long as this for one question. */
const NOTEBOOK_TIMEOUT_MS = 45_000
const WEB_TIMEOUT_MS = 12_000

/** The real world for one conversation: the project's library, and the services that its owner or the administrator has a key for. */
export async function makeResearchPorts(
  { db, secretsKey }: PortServices,
  { projectId, ownerId, runId, sandbox }: RunOwner,
): Promise<Omit<ResearchPorts, 'model'>> {
  const library = ownLibrary(projectLibrary(db, projectId))
  const sandboxBase = sandbox ? await ensureSandbox() : undefined
  const saved = sandbox ? { tavily: 'sandbox-key' } : await readSecrets(db, ownerId, secretsKey)
  return {
    knowledge: (source) => {
      const provider = source === 'library' ? library : notebookServer()
      if (!provider) throw new AppError('not-ready', 'this installation names no notebook server')
      return provider
    },
    judge: judgeApart(runId),
    keepQuoted: (ids) => keepQuotedPassages(db, projectId, ids),
    web: webProvider(saved.tavily ?? env().TAVILY_API_KEY, sandboxBase),
  }
}

/** The notebook server that the administrator named, in the dialect that its address says; null for none. */
export function notebookServer(): EvidenceProvider | null {
  const { OPEN_NOTEBOOK_URL, OPEN_NOTEBOOK_API_KEY } = env()
  if (!OPEN_NOTEBOOK_URL) return null
  const baseUrl = OPEN_NOTEBOOK_URL.replace(/\/+$/, '')
  const service = {
    baseUrl,
    headers: OPEN_NOTEBOOK_API_KEY ? { authorization: `Bearer ${OPEN_NOTEBOOK_API_KEY}` } : {},
    // The administrator named it: it may stand in the network of the house.
    trustedOrigins: [new URL(baseUrl).origin],
    timeoutMs: NOTEBOOK_TIMEOUT_MS,
  }
  return /\/v\d+$/.test(baseUrl) ? openNotebookCloud(service) : openNotebook(service)
}

function webProvider(key: string | undefined, sandboxBase: string | undefined): EvidenceProvider | null {
  if (!key) return null
  return tavilyWeb({
    baseUrl: resolveAddresses(sandboxBase).tavily,
    headers: { authorization: `Bearer ${key}` },
    trustedOrigins: sandboxBase ? [new URL(sandboxBase).origin] : [],
    timeoutMs: WEB_TIMEOUT_MS,
  })
}
