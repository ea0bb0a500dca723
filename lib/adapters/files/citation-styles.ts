import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { abntItem, abntText } from '@/lib/core/citations/abnt-item'
import { apaItem, apaText } from '@/lib/core/citations/apa-item'
import type { CitationStyle } from '@/lib/core/citations/format-citations'

export const citationStyleNames = ['abnt', 'apa'] as const
export type CitationStyleName = (typeof citationStyleNames)[number]

const FOLDER = 'lib/core/citations/styles'
const locales = ['en-US', 'pt-BR', 'es-ES'] as const
const languages = { abnt: 'pt-BR', apa: 'en-US' } as const
const preparations = {
  abnt: { prepare: abntItem, finish: abntText },
  apa: { prepare: apaItem, finish: apaText },
} as const

/** A citation style with its locales, read from the files beside the code. Rejects when they are missing. */
export async function loadCitationStyle(name: CitationStyleName): Promise<CitationStyle> {
  const folder = stylesFolder()
  const [style, ...texts] = await Promise.all([
    readFile(path.join(folder, `${name}.csl`), 'utf8'),
    ...locales.map((locale) => readFile(path.join(folder, `locales-${locale}.xml`), 'utf8')),
  ])
  return {
    style,
    language: languages[name],
    ...preparations[name],
    locales: Object.fromEntries(locales.map((locale, at) => [locale, texts[at] ?? ''])),
  }
}

/** Run from source it lies beside this file; a bundled copy lies elsewhere, and then the server runs in Carrel's folder. */
function stylesFolder(): string {
  const fromHere = path.resolve(/* turbopackIgnore: true */ import.meta.dirname ?? '.', '../../..', FOLDER)
  return existsSync(fromHere) ? fromHere : path.join(process.cwd(), FOLDER)
}
