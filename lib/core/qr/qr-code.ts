import { correctionOf } from './error-correction'
import { bestMask } from './mask'
import { emptySymbol, type QrSymbol } from './qr-symbol'

/** Bytes of correction in each block, by version from 1, at level M (ISO/IEC 18004, table 9). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24] as const
/** Blocks that the data is split into, by version from 1, at level M. */
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10] as const

/**
 * The modules of a QR code that says a text, row by row, dark ones true; about a sixth of it may be unreadable (level M).
 * null for a text of more than 412 bytes in UTF-8. After ISO/IEC 18004, byte mode.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = CORRECTION.findIndex((_, at) => fits(bytes.length, at + 1)) + 1
  if (version === 0) return null
  const symbol = emptySymbol(version)
  write(symbol, withCorrection(version, dataOf(version, bytes)))
  return bestMask(symbol).dark
}

function fits(length: number, version: number): boolean {
  return 4 + lengthBits(version) + length * 8 <= dataBytes(version) * 8
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

/** Bytes that the modules left by functions hold, data and correction together. */
function allBytes(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2
  const alignment = version === 1 ? 0 : (25 * aligned - 10) * aligned - 55
  const modules = (16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)
  return Math.floor(modules / 8)
}

function dataBytes(version: number): number {
  return allBytes(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0)
}

/** Mode, length, the bytes, an end, and filling up to the size of the version. */
function dataOf(version: number, bytes: readonly number[]): readonly number[] {
  const size = dataBytes(version)
  const bits = [
    ...bitsOf(0b0100, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
  ]
  bits.push(...bitsOf(0, Math.min(4, size * 8 - bits.length)))
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8))
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
  return Array.from({ length: size }, (_, at) => data[at] ?? ((at - data.length) % 2 === 0 ? 0xec : 0x11))
}

function bitsOf(value: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (value >>> (count - 1 - at)) & 1)
}

/** The data in its blocks, each with its correction, interleaved byte by byte; the last blocks may be one byte longer. */
function withCorrection(version: number, data: readonly number[]): readonly number[] {
  const count = BLOCKS[version - 1] ?? 1
  const short = Math.floor(data.length / count)
  const shortBlocks = count - (data.length % count)
  const blocks = Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - shortBlocks)
    return data.slice(from, from + short + (at < shortBlocks ? 0 : 1))
  })
  const corrections = blocks.map((block) => correctionOf(block, CORRECTION[version - 1] ?? 0))
  return [...interleave(blocks), ...interleave(corrections)]
}

function interleave(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat()
}

/** Lays the bits out in columns of two from the right, up and down by turns, around everything that is a function. */
function write({ size, dark, isFunction }: QrSymbol, bytes: readonly number[]): void {
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is passed over.
    const column = right <= 6 ? right - 1 : right
    const isUpward = ((column + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [column, column - 1]) {
        const row = dark[y]
        if (!row || isFunction[y]?.[x]) continue
        row[x] = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        bit += 1
      }
    }
  }
}
