import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRecords } from './read-records'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carrel-records-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Buffer, name = 'records.jsonl') {
  const path = join(folder, name)
  await writeFile(path, content)
  return readRecords(path)
}

describe('reading a file of records', () => {
  it('takes authors as one line and keeps unknown fields', async () => {
    const [record] = await read(
      '{"id":"a","title":"T","authors":"Costa, A and Lima, B","year":"2006","label":1,"site":"x"}',
    )
    expect(record).toMatchObject({
      id: 'a',
      year: 2006,
      label: 1,
      doi: null,
      abstract: null,
      passthrough: { site: 'x' },
    })
    expect(record?.authors).toEqual([
      { family: 'Costa', given: 'A' },
      { family: 'Lima', given: 'B' },
    ])
  })

  it('takes the common record as it is', async () => {
    const work = {
      id: 7,
      title: 'T',
      authors: [{ family: 'Costa', orcid: '0000-0000-0000-000X' }],
      year: null,
      venue: 'V',
      issn: ['1234-567X'],
      type: 'article',
      doi: 'https://doi.org/10.5555/AB',
      urls: { landing: 'https://example.org' },
      citations: 3,
      peerReviewed: true,
      source: [{ db: 'openalex', id: 'W1' }],
    }
    const [record] = await read(`${JSON.stringify(work)}\n`)
    expect(record).toMatchObject({ ...work, doi: '10.5555/ab' })
  })

  it('keeps the JSON type of an id', async () => {
    expect((await read('{"id":1}\n{"id":"1"}')).map((record) => record.id)).toEqual([1, '1'])
  })

  it('treats a field of a wrong type as unknown', async () => {
    const [record] = await read(
      '{"id":1,"title":null,"authors":{},"year":"n.d.","citations":"many","source":"Some list","label":"yes"}',
    )
    expect(record).toMatchObject({
      title: '',
      authors: [],
      year: null,
      citations: null,
      source: [{ db: 'file', id: '1' }],
    })
    expect(record?.label).toBeUndefined()
  })

  it('unpacks gzip by its bytes, and reads lines across chunks, byte order mark and blank lines', async () => {
    const lines = Array.from({ length: 3_000 }, (_, id) =>
      JSON.stringify({ id, title: `é${'x'.repeat(60)}` }),
    )
    const records = await read(gzipSync(`\uFEFF${lines.join('\r\n\r\n')}`), 'packed.bin')
    expect(records.map((record) => record.id)).toEqual(lines.map((_, id) => id))
    expect(records[2_999]?.title).toBe(`é${'x'.repeat(60)}`)
  })

  it.each([
    ['{"id":1}\n\n{oops', 'Line 3 is not valid JSON.'],
    ['{"id":1}\n[1]', 'Line 2 is not a record: it is not a JSON object.'],
    ['{"title":"T"}', 'Line 1 is not a record: it needs an "id", a text or a number.'],
    ['x'.repeat(4 * 1024 * 1024 + 1), 'Line 1 is longer than 4 MB.'],
  ])('names the line that is no record', async (content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence)
  })

  it('says so when the file is missing, a folder, or a damaged gzip file', async () => {
    await expect(readRecords(join(folder, 'none'))).rejects.toMatchObject({ code: 'not-found' })
    await expect(readRecords(folder)).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(read(gzipSync('{"id":1}\n').subarray(0, 20), 'cut.gz')).rejects.toMatchObject({
      code: 'invalid-input',
    })
  })
})
