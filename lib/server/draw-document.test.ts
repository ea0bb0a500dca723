import { describe, expect, test, vi } from 'vitest'
import * as child from '@/lib/adapters/child/run-child'
import { sampleTree } from '@/lib/core/documents/layout/sample-fixture'
import { drawDocument, keptDocument } from './draw-document'

// What takes long must not be done in the process that answers requests.
vi.mock('@/lib/adapters/docx/render-docx', () => ({ renderDocx: () => Promise.reject(new Error('here')) }))
/** Each process takes seconds to start on a machine that many share. */
const STARTS_WITHIN_MS = 240_000

const tree = sampleTree({ style: 'abnt', chapters: 1 })
const begins = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1')

describe('drawing in a process of its own', () => {
  test('ends at its time, and when it is given up', async () => {
    await expect(drawDocument(tree, { format: 'pdf', timeoutMs: 50 })).rejects.toMatchObject({
      code: 'timed-out',
    })
    const controller = new AbortController()
    const drawing = drawDocument(tree, { format: 'pdf', signal: controller.signal })
    controller.abort(new Error('given up'))
    await expect(drawing).rejects.toThrow('given up')
  })

  test('refuses a document without a date before it starts', async () => {
    const undated = { ...tree, date: '' }
    await expect(drawDocument(undated, { format: 'docx' })).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test(
    'gives the same bytes in two processes',
    async () => {
      for (const format of ['pdf', 'docx'] as const) {
        const [one, other] = [await drawDocument(tree, { format }), await drawDocument(tree, { format })]
        expect(begins(one)).toBe({ pdf: '%PDF', docx: 'PK\u0003\u0004' }[format])
        expect(Buffer.from(one).equals(Buffer.from(other)), format).toBe(true)
      }
    },
    STARTS_WITHIN_MS,
  )
})

describe('a document that was drawn', () => {
  test('is not drawn again for the same content; another content is', async () => {
    const runs = vi.spyOn(child, 'runChild')
    runs.mockImplementation(async (input) => ({
      end: 'answered',
      written: Buffer.from(`drawn ${input.length}`),
    }))
    const first = await keptDocument(tree, { format: 'docx' })
    expect(await keptDocument(structuredClone(tree), { format: 'docx' })).toEqual(first)
    expect(runs).toHaveBeenCalledTimes(1)
    await keptDocument(tree, { format: 'pdf' })
    const renamed = await keptDocument({ ...tree, title: `${tree.title}, again` }, { format: 'docx' })
    expect(runs).toHaveBeenCalledTimes(3)
    expect(renamed).not.toEqual(first)
    runs.mockRestore()
  })
})
