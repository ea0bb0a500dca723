import { describe, expect, it, vi } from 'vitest'
import { findBinaries } from './postgres-binaries'

vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  platform: () => 'aix',
  arch: () => 'ppc',
}))

describe('a machine for which there is no built-in PostgreSQL', () => {
  it('is told so in one sentence with the way out', async () => {
    await expect(findBinaries()).rejects.toMatchObject({
      code: 'bad-configuration',
      message:
        'No built-in PostgreSQL for aix-ppc is installed: run npm ci, or set DATABASE_URL to a PostgreSQL server.',
    })
  })
})
