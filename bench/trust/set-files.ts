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

/** The lines of a file (`.gz` or plain) of every folder that has it; the same path in several folders is one set. */
export function casesIn<Case>(folders: readonly string[], file: string, schema: z.ZodType<Case>): Case[] {
  const whole = folders.map((folder) => path.join(folder, file)).filter((one) => existsSync(one))
  return whole.flatMap((one) => linesOf(one).map((line) => schema.parse(line)))
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
