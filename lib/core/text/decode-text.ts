/**
 * The text in the bytes of a file, or null when they are not text. UTF-8, and UTF-16 by its byte-order mark; other bytes
 * are read as Windows-1252, which is how older editors save accents. A text never holds U+0000.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return text.includes('\u0000') ? null : text.replace(/^\uFEFF/, '')
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Every byte means something in Windows-1252, so this cannot fail.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
