/** How many bytes at the beginning tell UTF-16 that has no mark. */
const SAMPLE_BYTES = { least: 20, most: 1_000 } as const
/** Of these, the share of zeros in one place of each pair and in the other: Latin letters have one, the second is left free. */
const ZEROS = { many: 0.8, few: 0.05 } as const

/**
 * The text in the bytes of a file, or null when they are not text. UTF-8, and UTF-16 by its byte-order mark or by the zeros
 * beside its Latin letters; a line that is no UTF-8 is read as Windows-1252, which is how older editors save accents, and leaves
 * the others as they are. Padding behind the end is left out. A text never holds U+0000.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const whole = decode(bytes).replace(/^\uFEFF{1,2}/, '')
  const end = whole.indexOf('\u0000')
  if (end < 0) return whole
  const isPadded =
    /[\s\p{L}\p{P}\p{S}]$/u.test(whole.slice(0, end).slice(-1)) && !/[^\p{Cc}]/u.test(whole.slice(end))
  return isPadded ? whole.slice(0, end) : null
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const [even, odd] = zeroShares(bytes.subarray(0, bytes.length < SAMPLE_BYTES.least ? 0 : SAMPLE_BYTES.most))
  if ((first === 0xff && second === 0xfe) || (even < ZEROS.few && odd > ZEROS.many))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (odd < ZEROS.few && even > ZEROS.many))
    return new TextDecoder('utf-16be').decode(bytes)
  return decodeUtf8(bytes) ?? linesIn(bytes).map(decodeLine).join('')
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Every byte means something in Windows-1252, so this cannot fail. */
const decodeLine = (line: Uint8Array) => decodeUtf8(line) ?? new TextDecoder('windows-1252').decode(line)

function linesIn(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start) + 1 || bytes.length
    lines.push(bytes.subarray(start, end))
    start = end
  }
  return lines
}

/** The share of zeros among the bytes in even and in odd places. */
function zeroShares(bytes: Uint8Array): [even: number, odd: number] {
  const share = (place: number) =>
    bytes.filter((byte, at) => at % 2 === place && byte === 0).length / Math.max(1, bytes.length / 2)
  return [share(0), share(1)]
}
