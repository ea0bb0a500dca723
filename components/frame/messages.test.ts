import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { namespaces } from '@/i18n/namespaces'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** key → sentence, keys joined by dots. */
function flatten(value: unknown, prefix = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[prefix, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, prefix ? `${prefix}.${key}` : key)]),
  )
}

function catalogue(): Map<string, string> {
  return new Map(
    namespaces.flatMap((name) => {
      const text = readFileSync(join(root, 'messages', 'en', `${name}.json`), 'utf8')
      return [...flatten(JSON.parse(text), name)]
    }),
  )
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sourceFiles(path)
    return /\.tsx?$/.test(name) && !name.includes('.test.') ? [path] : []
  })
}

/** Namespace by the name of the translator variable, as in `const t = useTranslations('sources.list')`. */
const TRANSLATOR = /(?:const\s+(\w+)\s*=\s*(?:await\s+)?)(?:useTranslations|getTranslations)\('([\w.]+)'\)/g
const USE = /\b(\w+)(?:\.rich|\.has)?\(\s*(?:'([\w.-]+)'|`([\w.-]*)\$\{)/g

/** Every key that the pages ask for; a key made from parts is known by its beginning and ends with `*`. */
function usedKeys(): { file: string; key: string }[] {
  return ['app', 'components'].flatMap((folder) =>
    sourceFiles(join(root, folder)).flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const translators = [...text.matchAll(TRANSLATOR)]
      return [...text.matchAll(USE)].flatMap((match) => {
        // The same name may stand for another namespace in the next component of a file: the latest one counts.
        const translator = translators.findLast(
          ({ 1: name, index }) => name === match[1] && index < match.index,
        )
        if (!translator) return []
        const key = match[2] ?? `${match[3]}*`
        return [{ file: file.slice(root.length), key: `${translator[2]}.${key}` }]
      })
    }),
  )
}

const english = catalogue()

describe('messages', () => {
  it('holds every key that a page asks for', () => {
    const keys = [...english.keys()]
    const missing = usedKeys().filter(({ key }) =>
      key.endsWith('*') ? !keys.some((known) => known.startsWith(key.slice(0, -1))) : !english.has(key),
    )
    expect(missing).toEqual([])
  })
})
