/** How many bytes at the beginning tell UTF-16 that has no mark. */
const SAMPLE_BYTES = { least: 20, most: 1_000 } as const
/** Of these, the share of zeros in one place of each pair and in the other: Latin letters have one, the second is left free. */
const ZEROS = { many: 0.8, few: 0.05 } as const

/**
 * The text in the bytes of a file, or null when they are not text. UTF-8, and UTF-16 by its byte-order mark or by the zeros
 * beside its Latin letters; other bytes are read as Windows-1252, which is how older editors save accents. A text never holds U+0000.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return text.includes('\u0000') ? null : text.replace(/^\uFEFF/, '')
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const [even, odd] = zeroShares(bytes.subarray(0, bytes.length < SAMPLE_BYTES.least ? 0 : SAMPLE_BYTES.most))
  if ((first === 0xff && second === 0xfe) || (even < ZEROS.few && odd > ZEROS.many))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (odd < ZEROS.few && even > ZEROS.many))
    return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Every byte means something in Windows-1252, so this cannot fail.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The share of zeros among the bytes in even and in odd places. */
function zeroShares(bytes: Uint8Array): [even: number, odd: number] {
  const share = (place: number) =>
    bytes.filter((byte, at) => at % 2 === place && byte === 0).length / Math.max(1, bytes.length / 2)
  return [share(0), share(1)]
}
