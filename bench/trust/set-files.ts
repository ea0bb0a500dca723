import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { type Half, halfOf, halves } from './answers-data'

const Manifest = z.looseObject({ sections: z.record(z.string(), z.array(z.unknown())) })

/** What the manifest of a folder says of a set, and the folder. */
export type SetOf<Entry> = Entry & { readonly folder: string }

/** The sets that the manifests of the folders name in a section, in their order; entries of another shape are left out. */
export function setsOf<Entry>(
  folders: readonly string[],
  section: string,
  shape: z.ZodType<Entry>,
): SetOf<Entry>[] {
  return folders.flatMap((folder) => {
    const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')))
    return (manifest.sections[section] ?? []).flatMap((entry) => {
      const read = shape.safeParse(entry)
      return read.success ? [{ ...read.data, folder }] : []
    })
  })
}

const NamedSet = z.object({ name: z.string(), file: z.string() })

/** The names of the sets of a section, each once, in the order of the folders. */
export function setNames(folders: readonly string[], section: string): string[] {
  return [...new Set(setsOf(folders, section, NamedSet).map(({ name }) => name))]
}

/** The cases of a set (lines of `.jsonl` or `.jsonl.gz`) in every folder that names it; a name in several folders is one set. */
export function casesIn<Case>(
  folders: readonly string[],
  [section, name]: readonly [section: string, name: string],
  schema: z.ZodType<Case>,
): Case[] {
  return filesOf(folders, [section, name]).flatMap(({ file }) =>
    linesOf(file).map((line) => schema.parse(line)),
  )
}

/** The file of a set in each folder that names and has it. */
export function filesOf(
  folders: readonly string[],
  [section, name]: readonly [section: string, name: string],
): { readonly folder: string; readonly file: string }[] {
  return setsOf(folders, section, NamedSet)
    .filter((set) => set.name === name)
    .map(({ folder, file }) => ({ folder, file: path.join(folder, file) }))
    .filter(({ file }) => existsSync(file))
}

function linesOf(file: string): unknown[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}

/** A figure on the half that no rule was chosen on, on the other, and how much better that one is. */
export function inHalves<One>(
  all: readonly One[],
  idOf: (one: One) => string,
  measure: (some: readonly One[]) => number,
): string {
  const on = (half: Half) => measure(all.filter((one) => halfOf(idOf(one)) === half))
  const [chosen = 0, report = 0] = halves.map(on)
  return `reported half ${report.toFixed(3)}, half chosen on ${chosen.toFixed(3)}, gap ${(chosen - report).toFixed(3)}`
}

/** The figure on the half that no rule was chosen on. */
export function onReport<One>(
  all: readonly One[],
  idOf: (one: One) => string,
  measure: (some: readonly One[]) => number,
): number {
  return measure(all.filter((one) => halfOf(idOf(one)) === 'report'))
}
