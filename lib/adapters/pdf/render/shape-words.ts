interface GlyphRow {
  glyphs: unknown[]
  positions: unknown[]
}

/** The part of a font of fontkit that is used here; the package brings no types of its own. */
interface ShapingFont {
  layout: (
    text: string,
    features?: unknown,
    script?: string,
    language?: string,
    direction?: string,
  ) => GlyphRow
}

/** Whether a loaded font can be asked to shape text, as every font of fontkit can. */
export function canShape(font: object): font is ShapingFont {
  return 'layout' in font && typeof font.layout === 'function'
}

/**
 * Lets the font shape each word once and remember it: half of the time of a long document goes into shaping the same words
 * again. A run of text becomes the row of its words; Noto Serif has no kerning or ligature across a blank.
 */
export function shapeWordsOnce(font: ShapingFont): void {
  const shape = font.layout.bind(font)
  const known = new Map<string, GlyphRow>()
  const shapeWord = (word: string) => {
    const found = known.get(word)
    if (found) return found
    const shaped = shape(word, undefined, undefined, undefined, 'ltr')
    known.set(word, shaped)
    return shaped
  }
  font.layout = (text, features, script, language, direction) => {
    const hasFeatures = Array.isArray(features) ? features.length > 0 : features !== undefined
    if (hasFeatures || direction !== 'ltr' || text === '')
      return shape(text, features, script, language, direction)
    const words = (text.match(/[^ ]+ ?| +/g) ?? []).map(shapeWord)
    const row = shape('', undefined, undefined, undefined, direction)
    row.glyphs = words.flatMap(({ glyphs }) => glyphs)
    row.positions = words.flatMap(({ positions }) => positions)
    return row
  }
}
