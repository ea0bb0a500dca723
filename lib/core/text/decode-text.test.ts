import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeText } from './decode-text'

it('any text in UTF-8 comes back as it was, with or without a mark', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (any) => {
      const text = any.replaceAll('\u0000', '').replace(/^\uFEFF+/, '')
      expect(decodeText(bytesOf(text))).toBe(text)
      expect(decodeText(bytesOf(`\uFEFF${text}`))).toBe(text)
    }),
  )
})

it('accents that older editors saved are read', () => {
  expect(decodeText(Uint8Array.from([0x74, 0xed, 0x74, 0x75, 0x6c, 0x6f]))).toBe('título')
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0xe9, 0x00]))).toBe('é')
})

it('a picture or an archive is not taken for text', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]))).toBeNull()
})

it('UTF-16 without a mark is read by the zeros beside its Latin letters', () => {
  const bytes = Buffer.from('TY  - JOUR\nTI  - Ação e reação', 'utf16le')
  expect(decodeText(bytes)).toContain('Ação')
  expect(decodeText(Buffer.from(bytes).swap16())).toContain('Ação')
})
