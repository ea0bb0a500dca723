import { expect, test } from 'vitest'
import { DATA_BYTES_MAX, DATA_ROWS_MAX } from '@/lib/contracts/paper-data'
import { readDataFile } from './read-data-file'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a hundred thousand rows with gaps and words among numbers are read in a process of their own', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `c${at}`).join(',')
  const line = (row: number) =>
    Array.from({ length: 8 }, (_, at) =>
      row % 50 === at ? 'NA' : row % 70 === at ? 'many' : (row * (at + 3)) % 101,
    ).join(',')
  const rows = Array.from({ length: DATA_ROWS_MAX }, (_, row) => line(row))
  const read = await readDataFile(bytesOf([names, ...rows].join('\n')), { name: 'large.csv' })
  if (!read.ok) throw new Error(read.problem)
  expect(read.report).toMatchObject({ file: 'large.csv', rows: DATA_ROWS_MAX })
  expect(read.report.columns[0]).toMatchObject({ kind: 'number', missing: 2_000, unread: 1_143 })
  expect(read.report.tests).toHaveLength(28)
}, 60_000)

test('what is no table is told, and what is too large is not read', async () => {
  expect(await readDataFile(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), { name: 'a.xlsx' })).toMatchObject({
    ok: false,
  })
  expect(await readDataFile(bytesOf('name\n1\n2'), { name: 'a.csv' })).toEqual({
    ok: false,
    problem: 'one-column',
    about: '',
  })
  const large = new Uint8Array(DATA_BYTES_MAX + 1)
  await expect(readDataFile(large, { name: 'a.csv' })).rejects.toMatchObject({ code: 'too-large' })
}, 30_000)

test('a run that is stopped ends the process', async () => {
  const signal = AbortSignal.timeout(5)
  await expect(readDataFile(bytesOf('a,b\n1,2'), { name: 'a.csv', signal })).rejects.toThrow()
}, 30_000)
