import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readLibraryFolder } from '@/lib/adapters/files/read-library-folder'
import { AppError } from '@/lib/contracts/errors'
import type { Passage } from '@/lib/contracts/library'
import { Locale } from '@/lib/contracts/locale'
import { ReviewInput } from '@/lib/contracts/review'
import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { undecidedCitations } from '@/lib/core/review/undecided-citations'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'
import { holdsSources, readSources } from '../read-sources'

const options = {
  topic: { type: 'string' },
  question: { type: 'string' },
  style: { type: 'string' },
  locale: { type: 'string' },
  title: { type: 'string' },
  author: { type: 'string' },
  out: { type: 'string' },
  sandbox: { type: 'boolean' },
} as const
const text = (max: number) => z.string().trim().max(max).default('')
const Options = z.object({
  folder: z.string(),
  topic: text(2_000),
  question: text(2_000),
  style: ReviewInput.shape.style,
  locale: Locale.default('pt-BR'),
  title: text(300),
  author: text(200),
  out: z.string().optional(),
  sandbox: z.boolean().default(false),
})
const USAGE =
  'Usage: carrel review DIR [--topic T] [--question Q] [--style abnt|apa] [--locale en|pt-BR|es] [--out DIR]'

/**
 * `carrel review`: a literature review of the sources in DIR (exports of references such as .bib and .ris, and `*.jsonl` files, with the full texts that lie beside them under the same title),
 * written to `review/` in it as review.md, .pdf, .docx, .ris, .bib, .csv and .xlsx; one JSON line for each file, a summary last. Exit code 1 with a sentence where PDF
 * and DOCX wait for a decision about a reference.
 */
export async function review(args: string[], io: CommandOutput): Promise<number> {
  const given = readArguments(args, {
    options,
    operands: { names: ['folder'], usage: USAGE },
    schema: Options,
  })
  const works = await worksIn(given.folder, io)
  // Loaded late: they bring in all of the engine, which wrong arguments need not wait for.
  const { reviewOnce } = await import('@/lib/server/runs/review-once')
  const { renderReview } = await import('@/lib/server/render-review')
  const { scoredSources } = await import('@/lib/server/runs/scored-sources')
  const topic = given.topic || path.basename(path.resolve(given.folder))
  const isSandbox = given.sandbox || works.some((work) => work.sandbox === true)
  const sources = await scoredSources(works, { topic, question: given.question, locale: given.locale })
  const { signal } = new AbortController()
  const run = await reviewOnce({
    input: ReviewInput.parse({ ...given, sandbox: isSandbox }),
    sources,
    topic,
    question: given.question,
    passages: await passagesBeside(given.folder, sources),
    signal,
  })
  if (run.failure)
    throw new AppError('internal', `The review stopped at ${run.failure.step}: ${run.failure.error.detail}.`)
  const state = reviewStateOf(run)
  const undecided = undecidedCitations(state)
  const out = given.out ?? path.join(given.folder, 'review')
  await mkdir(out, { recursive: true })
  const formats = (['md', 'ris', 'bib', 'csv', 'xlsx', 'pdf', 'docx'] as const).filter(
    (format) => undecided.length === 0 || (format !== 'pdf' && format !== 'docx'),
  )
  for (const format of formats) {
    const { bytes } = await renderReview(run, { format, signal })
    const file = path.join(out, `review.${format}`)
    await writeFile(file, bytes)
    io.stdout(JSON.stringify({ type: 'file', file, bytes: Buffer.byteLength(bytes) }))
  }
  io.stdout(
    JSON.stringify({
      type: 'summary',
      sources: state.reviewed.length,
      themes: (state.themes ?? []).map(({ name, sources: own }) => ({ name, sources: own.length })),
      cited: state.cited.length,
      undecided,
    }),
  )
  if (undecided.length === 0) return 0
  io.stderr(`No PDF and DOCX: ${undecided.join(', ')} were not found or are retracted.`)
  return 1
}

async function worksIn(folder: string, io: CommandOutput): Promise<Work[]> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new AppError('not-found', `There is no folder ${folder}.`)
  const files = (await readdir(folder)).filter(holdsSources).toSorted()
  const works = (await Promise.all(files.map((name) => readSources(path.join(folder, name), io)))).flat()
  if (works.length === 0)
    throw new AppError(
      'invalid-input',
      `${folder} holds no sources: put a .bib, .ris or .jsonl file into it.`,
    )
  return works
}

/** Full texts by the source whose title they bear. */
async function passagesBeside(
  folder: string,
  sources: readonly Source[],
): Promise<Map<string, readonly Passage[]>> {
  const { items } = await readLibraryFolder(folder)
  const byTitle = new Map(items.map(({ title, passages }) => [plain(title), passages]))
  return new Map(
    sources.flatMap(({ id, work }) => {
      const passages = byTitle.get(plain(work.title))
      return passages ? [[id, passages] as const] : []
    }),
  )
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
