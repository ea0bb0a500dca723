import { afterAll, describe, expect, it, vi } from 'vitest'
import * as child from '@/lib/adapters/child/run-child'
import { readLayout } from '@/lib/adapters/pdf/read-layout'
import { exampleDocument } from './example-document'
import { stopSandbox } from './sandbox'

/** A search, a whole proposal and its drawing, in processes of their own. */
const MADE_WITHIN_MS = 240_000

afterAll(stopSandbox)

describe('the finished example of the first page', () => {
  it(
    'is a whole document over invented sources that says so, made once for all who ask',
    async () => {
      const started = vi.spyOn(child, 'runChild')
      const [one, other] = await Promise.all([exampleDocument('pt-BR'), exampleDocument('pt-BR')])
      const bytes = new Uint8Array(await one.arrayBuffer())
      expect(Buffer.from(bytes).equals(Buffer.from(await other.arrayBuffer()))).toBe(true)
      // One process writes it and one draws it, however many ask at once.
      expect(started).toHaveBeenCalledTimes(2)
      expect(one.headers.get('content-type')).toBe('application/pdf')
      const { pages } = await readLayout(bytes)
      const text = JSON.stringify(pages)
      expect(pages.length).toBeGreaterThan(10)
      expect(text).toMatch(/Demonstra/)
      expect(text).toMatch(/REFER/)
    },
    MADE_WITHIN_MS,
  )

  it('is there in no language but the three', async () => {
    await expect(exampleDocument('xx')).rejects.toMatchObject({ code: 'not-found' })
    await expect(exampleDocument('../en')).rejects.toMatchObject({ code: 'not-found' })
  })
})
