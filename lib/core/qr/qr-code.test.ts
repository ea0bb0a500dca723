import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { qrCode } from './qr-code'

/** What the largest version here holds, in UTF-8 bytes. */
const QR_BYTES_MAX = 412

const rowsOf = (text: string) =>
  qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')) ?? []
const digestOf = (text: string) =>
  createHash('sha256').update(rowsOf(text).join('\n')).digest('hex').slice(0, 16)

it('grows with its text and refuses what no version here holds', () => {
  expect(rowsOf('x')).toHaveLength(21)
  expect(rowsOf('x'.repeat(100))).toHaveLength(41)
  expect(rowsOf('x'.repeat(QR_BYTES_MAX))).toHaveLength(77)
  expect(qrCode('x'.repeat(QR_BYTES_MAX + 1))).toBeNull()
  // Two bytes each in UTF-8.
  expect(qrCode('ã'.repeat(QR_BYTES_MAX / 2 + 1))).toBeNull()
})

// These were read back, as were texts of each length from 1 to 412 bytes, by jsQR 1.4, which shares no code with this.
it.each([
  ['https://carrel.example/shared/abc#def', '3c749353907f16fc'],
  ['Olá, orientação: não é só um teste.', '322ac69c7093d3b6'],
  ['x'.repeat(300), '2abaf9ed149140d4'],
])('is, module by module, what another program has read: %s', (text, digest) => {
  expect(digestOf(text)).toBe(digest)
})

it('has its three finders and a dark module beside the lower one', () => {
  const rows = rowsOf('finders')
  expect(rows[0]?.slice(0, 8)).toBe('#######.')
  expect(rows[0]?.slice(-8)).toBe('.#######')
  expect(rows.at(-1)?.slice(0, 8)).toBe('#######.')
  expect(rows.at(-8)?.[8]).toBe('#')
})
