import { zlibSync } from 'fflate'
import type { Drawing, Shape, Tone } from '@/lib/contracts/document-tree'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BITS = 8
const TRUE_COLOUR = 2
const CRC_POLYNOMIAL = 0xedb88320

/** A picture of eight bits a colour, three bytes a point. */
interface Raster {
  readonly width: number
  readonly height: number
  readonly points: Uint8Array
}

/**
 * The areas and lines of a drawing as a PNG, a pixel for each point, on white: what a word processor shows that knows no vectors.
 * Its words are left out: the text beside it has them. The same drawing gives the same bytes.
 */
export function drawingPng(
  { width, height, shapes }: Drawing,
  colours: Readonly<Record<Tone, string>>,
): Uint8Array {
  const raster = { width: Math.max(1, Math.ceil(width)), height: Math.max(1, Math.ceil(height)) }
  const points = new Uint8Array(raster.width * raster.height * 3).fill(255)
  for (const shape of shapes) paint({ ...raster, points }, boxOf(shape), colours[shape.tone])
  return pngOf({ ...raster, points })
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Lines of our drawings run along one side of the paper. */
function boxOf(shape: Shape): Box {
  switch (shape.kind) {
    case 'rect':
      return { left: shape.x, top: shape.y, right: shape.x + shape.width, bottom: shape.y + shape.height }
    case 'line':
      return {
        left: Math.min(shape.x1, shape.x2),
        top: Math.min(shape.y1, shape.y2),
        right: Math.max(shape.x1, shape.x2, Math.min(shape.x1, shape.x2) + 1),
        bottom: Math.max(shape.y1, shape.y2, Math.min(shape.y1, shape.y2) + 1),
      }
    case 'text':
      return { left: 0, top: 0, right: 0, bottom: 0 }
  }
}

function paint({ width, height, points }: Raster, box: Box, colour: string): void {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  for (let y = Math.max(0, Math.round(box.top)); y < Math.min(height, Math.round(box.bottom)); y += 1)
    for (let x = Math.max(0, Math.round(box.left)); x < Math.min(width, Math.round(box.right)); x += 1)
      points.set(rgb, (y * width + x) * 3)
}

function pngOf({ width, height, points }: Raster): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([BITS, TRUE_COLOUR, 0, 0, 0], 8)
  // Each row opens with the number of its filter: none.
  const rows = new Uint8Array((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1)
    rows.set(points.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1)
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(Buffer.concat([new Uint8Array(SIGNATURE), ...chunks]))
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(data.length + 12)
  const view = new DataView(whole.buffer)
  view.setUint32(0, data.length)
  whole.set(new TextEncoder().encode(name), 4)
  whole.set(data, 8)
  view.setUint32(data.length + 8, crc32(whole.subarray(4, data.length + 8)))
  return whole
}

/** ISO 3309, as PNG asks for it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < BITS; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
