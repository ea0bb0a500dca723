import type { Drawing, Shape, Tone } from '@/lib/contracts/document-tree'
import { visibleText } from './tree-text'

interface SvgLook {
  readonly colours: Readonly<Record<Tone, string>>
  /** Families of letters, first choice first. */
  readonly fonts: readonly string[]
}

/** A drawing as an SVG file, its lengths in points. */
export function drawingSvg({ width, height, shapes }: Drawing, look: SvgLook): string {
  const fonts = look.fonts.map((font) => `'${escaped(font)}'`).join(', ')
  const body = shapes.map((shape) => shapeSvg(shape, look.colours)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fonts}">${body}</svg>`
}

function shapeSvg(shape: Shape, colours: SvgLook['colours']): string {
  const colour = colours[shape.tone]
  switch (shape.kind) {
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${colour}"/>`
    case 'line': {
      const dashes = shape.dashed ? ' stroke-dasharray="3 2"' : ''
      return `<line x1="${shape.x1}" y1="${shape.y1}" x2="${shape.x2}" y2="${shape.y2}" stroke="${colour}" stroke-width="0.75"${dashes}/>`
    }
    case 'text':
      return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" text-anchor="${shape.anchor}" fill="${colour}">${escaped(visibleText(shape.text))}</text>`
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
