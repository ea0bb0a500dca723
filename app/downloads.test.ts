import { expect, it, vi } from 'vitest'
import { AppError } from '@/lib/contracts/errors'
import { GET as getExport } from './api/projects/[projectId]/export/route'
import { GET as getProposal } from './api/projects/[projectId]/proposal/route'
import { GET as getVersion } from './api/shared/[linkId]/pdf/route'

const refuse = vi.hoisted(() => vi.fn())
vi.mock('@/lib/server/export-sources', () => ({ exportSources: refuse }))
vi.mock('@/lib/server/download-proposal', () => ({ downloadProposal: refuse }))
vi.mock('@/lib/server/desk/download-version', () => ({ downloadVersion: refuse }))

const params = Promise.resolve({ projectId: 'p', linkId: 'l' })
const routes = [
  ['the sources', getExport],
  ['the proposal', getProposal],
  ['a published version', getVersion],
] as const

it.each(routes)('who follows the link to %s and is refused reads a page, not JSON', async (_, get) => {
  refuse.mockRejectedValue(new AppError('own-turns-taken', 'taken', { retryAfterS: 10 }))
  const headers = { accept: 'text/html,*/*;q=0.8', cookie: 'locale=pt-BR' }
  const answer = await get(new Request('http://localhost/file', { headers }), { params })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await answer.text()).toContain('<html lang="pt-BR">')
})
