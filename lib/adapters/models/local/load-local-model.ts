import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { EmbeddedAs } from '@/lib/contracts/ports'
import { type LocalModelFacts, RUNTIME_FOLDER, RUNTIME_PACKAGE } from './local-model-facts'

/** What of the runtime is used, as its answers must look. */
const Output = z.object({
  dims: z.tuple([z.number().int().positive(), z.number().int().positive()]),
  data: z.instanceof(Float32Array),
})
type Extract = (texts: readonly string[], options: object) => Promise<unknown>
type MakePipeline = (task: string, model: string, options: object) => Promise<unknown>
const isFunction = (value: unknown) => typeof value === 'function'
const Runtime = z.object({
  // The very object, not a copy: what is set there is heeded.
  env: z.custom<object>((value) => typeof value === 'object' && value !== null),
  pipeline: z.custom<MakePipeline>(isFunction),
})
const Extractor = z.custom<Extract>(isFunction)

/** One core: the pages of the same machine go on answering. */
const THREADS = 1
const TEXTS_AT_ONCE = 16

/** Vectors of length 1, one for each text. */
export type LocalModel = (texts: readonly string[], as: EmbeddedAs) => Promise<readonly (readonly number[])[]>

/** Whether the packages that run a model are in the folder. */
export const hasRuntime = (folder: string): boolean =>
  existsSync(path.join(folder, RUNTIME_FOLDER, 'node_modules', RUNTIME_PACKAGE, 'package.json'))

/** Whether all files of the model are in the folder. */
export const hasModel = (folder: string, { name, files }: LocalModelFacts): boolean =>
  files.every((file) => existsSync(path.join(folder, name, file.path)))

/**
 * Loads the model from the folder; nothing is fetched. Rejects when the runtime or the model is not there, or the files are no model.
 * Half a gigabyte of packages stands behind it, so it is imported only here, from where it was installed.
 */
export async function loadLocalModel(
  folder: string,
  { name, prefixes }: LocalModelFacts,
): Promise<LocalModel> {
  const runtime = Runtime.parse(await importRuntime(folder))
  // Otherwise a file that is missing means a request to a hub.
  Object.assign(runtime.env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: folder,
    useFSCache: false,
  })
  const extract = Extractor.parse(
    await runtime.pipeline('feature-extraction', name, {
      dtype: 'q8',
      device: 'cpu',
      session_options: { intraOpNumThreads: THREADS },
    }),
  )
  return async (texts, as) => {
    const vectors: number[][] = []
    for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
      const asked = texts.slice(from, from + TEXTS_AT_ONCE).map((text) => `${prefixes[as]}${text}`)
      const { dims, data } = Output.parse(await extract(asked, { pooling: 'mean', normalize: true }))
      const [count, length] = dims
      if (count !== asked.length) throw new Error(`${count} vectors for ${asked.length} texts`)
      for (let at = 0; at < count; at += 1) vectors.push([...data.subarray(at * length, (at + 1) * length)])
    }
    return vectors
  }
}

async function importRuntime(folder: string): Promise<unknown> {
  const from = pathToFileURL(path.join(folder, RUNTIME_FOLDER, 'from-here.cjs'))
  const file = createRequire(from).resolve(RUNTIME_PACKAGE)
  return import(/* turbopackIgnore: true */ /* webpackIgnore: true */ pathToFileURL(file).href)
}
