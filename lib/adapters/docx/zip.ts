import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly data: Buffer
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DEFLATED = 8
/** 1 January 1980, 0:00: the first day that the format can name. */
const FIXED_DATE = 0x0021
const UTF8_NAMES = 0x0800
const VERSION = 20

/** The files of a zip that this program has written itself, in the order of its directory. */
export function readZip(zip: Buffer): readonly ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index += 1) {
    const method = zip.readUInt16LE(at + 10)
    const packedSize = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(begin, begin + packedSize)
    entries.push({ name, data: method === DEFLATED ? inflateRawSync(packed) : Buffer.from(packed) })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** A zip of these files whose bytes depend on nothing else: no clock, no system. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data } of entries) {
    const packed = deflateRawSync(data, { level: 9 })
    const nameBytes = Buffer.from(name, 'utf8')
    const facts = describeEntry(packed.length, data, nameBytes.length)
    const local = Buffer.concat([numbers([LOCAL, 4]), facts, nameBytes, packed])
    locals.push(local)
    // Version made by; then, behind the facts: comment, disk, attributes (6 times nothing), and where the file begins.
    directory.push(
      numbers([CENTRAL, 4], [VERSION, 2]),
      facts,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      nameBytes,
    )
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const count = entries.length
  const end = numbers([END, 4], [0, 4], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2])
  return Buffer.concat([...locals, central, end])
}

/** What local header and directory say alike. */
function describeEntry(packedSize: number, data: Buffer, nameLength: number): Buffer {
  return numbers(
    [VERSION, 2],
    [UTF8_NAMES, 2],
    [DEFLATED, 2],
    [0, 2],
    [FIXED_DATE, 2],
    [crc32(data), 4],
    [packedSize, 4],
    [data.length, 4],
    [nameLength, 2],
    [0, 2],
  )
}

/** Little-endian numbers of the given widths in bytes. */
function numbers(...values: readonly (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )
}
