import { createRequire } from 'node:module'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'

/** Paths of TrueType files, one for each cut. */
export interface FontFiles {
  readonly regular: string
  readonly bold: string
  readonly italic: string
  readonly boldItalic: string
}

const registered = new Set<string>()

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

/** Makes the files known to the renderer, once in a process, and gives back the name of the family. */
export function registerFonts(files: FontFiles): string {
  const family = `serif:${files.regular}`
  if (registered.has(family)) return family
  Font.register({
    family,
    fonts: [
      { src: files.regular },
      { src: files.bold, fontWeight: 700 },
      { src: files.italic, fontStyle: 'italic' },
      { src: files.boldItalic, fontWeight: 700, fontStyle: 'italic' },
    ],
  })
  // Neither norm wants words divided; what is too long for its line is broken by break-words.ts.
  Font.registerHyphenationCallback((word) => [word])
  registered.add(family)
  return family
}
