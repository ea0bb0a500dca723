import { createRequire } from 'node:module'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { canShape, shapeWordsOnce } from './shape-words'

/** Paths of TrueType files: one for each cut, and two for signs that these lack. */
export interface FontFiles {
  readonly regular: string
  readonly bold: string
  readonly italic: string
  readonly boldItalic: string
  readonly signs: string
  readonly boldSigns: string
}

let documents = 0

/**
 * Noto Serif as it is installed: Latin with Vietnamese, Greek and Cyrillic in all four cuts. It has no ≥, √ or →, which formulas
 * and titles need; these are of Liberation Sans, which comes with pdfjs-dist.
 */
export function notoSerif(): FontFiles {
  const { resolve } = createRequire(import.meta.url)
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`))
  const cut = (name: string) =>
    path.join(folderOf('@expo-google-fonts/noto-serif'), name, `NotoSerif_${name}.ttf`)
  const signs = (name: string) =>
    path.join(folderOf('pdfjs-dist'), 'standard_fonts', `LiberationSans-${name}.ttf`)
  return {
    regular: cut('400Regular'),
    bold: cut('700Bold'),
    italic: cut('400Regular_Italic'),
    boldItalic: cut('700Bold_Italic'),
    signs: signs('Regular'),
    boldSigns: signs('Bold'),
  }
}

const cuts = [
  { cut: 'regular', signs: 'signs', fontWeight: 400, fontStyle: 'normal' },
  { cut: 'bold', signs: 'boldSigns', fontWeight: 700, fontStyle: 'normal' },
  { cut: 'italic', signs: 'signs', fontWeight: 400, fontStyle: 'italic' },
  { cut: 'boldItalic', signs: 'boldSigns', fontWeight: 700, fontStyle: 'italic' },
] as const

/**
 * Loads the files for one document and gives back the names of their families, in the order in which letters are looked for.
 * Each document has fonts of its own: a font that has been put into a file no longer knows which letters some of its glyphs
 * stand for, and the next file could not be searched.
 */
export async function loadFonts(files: FontFiles): Promise<string[]> {
  documents += 1
  const family = `serif-${documents}`
  const signs = `signs-${documents}`
  Font.register({ family, fonts: cuts.map(({ cut, signs: _, ...as }) => ({ src: files[cut], ...as })) })
  Font.register({
    family: signs,
    fonts: cuts.map(({ cut: _, signs: of, ...as }) => ({ src: files[of], ...as })),
  })
  // Neither norm wants words divided; what is too long for its line is broken by break-words.ts.
  Font.registerHyphenationCallback((word) => [word])
  for (const { fontWeight, fontStyle } of cuts) {
    const serif = await loadedFont({ fontFamily: family, fontWeight, fontStyle })
    if (serif && canShape(serif)) shapeWordsOnce(serif)
    const last = await loadedFont({ fontFamily: signs, fontWeight, fontStyle })
    // The renderer would look on in a font that is not in the file, and show other letters: a box is no lie.
    if (last) Object.assign(last, { hasGlyphForCodePoint: () => true })
  }
  return [family, signs]
}

async function loadedFont(descriptor: Parameters<typeof Font.load>[0]) {
  await Font.load(descriptor)
  return Font.getFont(descriptor).data
}

/** Gives the fonts of a finished document back. */
export function dropFonts(families: readonly string[]): void {
  for (const family of families) Reflect.deleteProperty(Font.getRegisteredFonts(), family)
}
