import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readLibraryFile } from './read-library-file'
import { readLibraryFolder } from './read-library-folder'

const read = (name: string, bytes: Uint8Array) => readLibraryFile({ name, bytes, itemId: 'item' })
const problemOf = async (name: string, bytes: Uint8Array) => {
  const answer = await read(name, bytes)
  return answer.ok ? 'read' : answer.problem
}
const document = (text: string) =>
  strToU8(`<w:document><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`)

it('a DOCX file gives passages under the item it belongs to', async () => {
  const answer = await read(
    'draft.docx',
    zipSync({ 'word/document.xml': document('Quiet rooms help reading.') }),
  )
  expect(answer).toMatchObject({
    ok: true,
    kind: 'docx',
    content: {
      passages: [{ itemId: 'item', text: 'Quiet rooms help reading.', locator: { type: 'index', value: 1 } }],
    },
  })
})

it('a file that cannot be read ends in a named problem, whatever it is', { timeout: 180_000 }, async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(50 * 1_048_576) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await problemOf('bomb.docx', bomb)).toBe('too-large')
  const lying = Buffer.from(zipSync({ 'word/document.xml': document('x'.repeat(50_000)) }))
  // The claimed size stands 24 bytes into the entry of the central directory.
  lying.writeUInt32LE(10, lying.indexOf('PK\u0001\u0002') + 24)
  expect(await problemOf('lying.docx', lying)).toMatch(/^(?:damaged|empty)$/)
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}`, new Uint8Array()])),
  )
  expect(await problemOf('many.docx', many)).toBe('too-large')
  expect(await problemOf('other.docx', zipSync({ 'a.txt': strToU8('text') }))).toBe('damaged')
  expect(
    await problemOf('cut.docx', zipSync({ 'word/document.xml': document('text') }).subarray(0, 40)),
  ).toBe('damaged')
  expect(await problemOf('none.txt', new Uint8Array())).toBe('empty')
  expect(await problemOf('blank.md', strToU8(' \n\n'))).toBe('empty')
  expect(await problemOf('bytes.txt', new Uint8Array([0, 1, 2, 0]))).toBe('damaged')
  expect(await problemOf('picture.png', new Uint8Array([137, 80, 78, 71]))).toBe('unknown-format')
  const drawing = strToU8(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  )
  expect(await problemOf('drawing.svg', drawing)).toBe('unknown-format')
  expect(await problemOf('drawing.pdf', drawing)).toBe('damaged')
  expect(await problemOf('false.pdf', strToU8('<html>'))).toBe('damaged')
  expect(await problemOf('half.pdf', strToU8('%PDF-1.7 nothing'))).toBe('damaged')
})

it('a folder gives its documents, and says which it could not read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'carrel-library-'))
  try {
    await writeFile(path.join(folder, 'b.md'), '# Rooms\n\nQuiet rooms help.')
    await writeFile(path.join(folder, 'a.bin'), 'x')
    await writeFile(path.join(folder, '.hidden.md'), '# Hidden')
    const { items, unread } = await readLibraryFolder(folder)
    expect(items.map(({ title, file, passages }) => [title, file, passages[0]?.text])).toEqual([
      ['Rooms', 'b.md', 'Quiet rooms help.'],
    ])
    expect(unread).toEqual([{ file: 'a.bin', problem: 'unknown-format' }])
  } finally {
    await rm(folder, { recursive: true })
  }
})
