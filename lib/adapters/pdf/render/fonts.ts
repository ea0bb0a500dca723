import { createRequire } from 'node:module'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { canShape, shapeWordsOnce } from './shape-words'

/** Paths of TrueType files, one for each cut. */
export interface FontFiles {
  readonly regular: string
  readonly bold: string
  readonly italic: string
  readonly boldItalic: string
}

let documents = 0

/** Noto Serif as it is installed: Latin with Vietnamese, Greek and Cyrillic in all four cuts. */
export function notoSerif(): FontFiles {
  const packageFile = createRequire(import.meta.url).resolve('@expo-google-fonts/noto-serif/package.json')
  const file = (cut: string) => path.join(path.dirname(packageFile), cut, `NotoSerif_${cut}.ttf`)
  return {
    regular: file('400Regular'),
    bold: file('700Bold'),
    italic: file('400Regular_Italic'),
    boldItalic: file('700Bold_Italic'),
  }
}

const cuts = [
  { cut: 'regular', fontWeight: 400, fontStyle: 'normal' },
  { cut: 'bold', fontWeight: 700, fontStyle: 'normal' },
  { cut: 'italic', fontWeight: 400, fontStyle: 'italic' },
  { cut: 'boldItalic', fontWeight: 700, fontStyle: 'italic' },
] as const

/**
 * Loads the files for one document and gives back the name of their family. Each document has fonts of its own: a font that has
 * been put into a file no longer knows which letters some of its glyphs stand for, and the next file could not be searched.
 */
export async function loadFonts(files: FontFiles): Promise<string> {
  documents += 1
  const family = `serif-${documents}`
  const sources = cuts.map(({ cut, ...as }) => ({ src: files[cut], ...as }))
  Font.register({ family, fonts: sources })
  // Neither norm wants words divided; what is too long for its line is broken by break-words.ts.
  Font.registerHyphenationCallback((word) => [word])
  for (const { fontWeight, fontStyle } of cuts) {
    const descriptor = { fontFamily: family, fontWeight, fontStyle }
    await Font.load(descriptor)
    const { data } = Font.getFont(descriptor)
    if (data && canShape(data)) shapeWordsOnce(data)
  }
  return family
}

/** Gives the fonts of a finished document back. */
export function dropFonts(family: string): void {
  Reflect.deleteProperty(Font.getRegisteredFonts(), family)
}
