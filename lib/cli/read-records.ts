import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { ABSTRACT_MAX, Author, Origin, Retraction, TITLE_MAX, Work } from '@/lib/contracts/work'
import { parseAuthorNames } from '@/lib/core/identity/author-names'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { workTypeByExportName } from '@/lib/core/merging/match-record'

/** A file of records on disk, packed or not. */
const FILE_BYTES_MAX = 512 * 1024 * 1024
/** The same file unpacked: a small gzip file may hold a very large text. */
const TEXT_BYTES_MAX = 2 * 1024 * 1024 * 1024
const LINE_BYTES_MAX = 4 * 1024 * 1024
const RECORDS_MAX = 1_000_000
const YEAR_MIN = 1400
const YEAR_MAX = 2200
const LINE_FEED = 0x0a
const decoder = new TextDecoder()

/**
 * One line of a record file: a work with the id the file gave it, of the same JSON type.
 * Fields that are absent or of a wrong type are unknown (null, empty or left out), as in any other work;
 * the origin of a record that names none is `{db: 'file', id}`.
 */
export type CliRecord = Work & {
  id: string | number
  /** 1 or 0 where the file carries a decision. */
  label?: number | undefined
  /** Every field of the line that a work does not know, unchanged. */
  passthrough: Record<string, unknown>
}

const text = (max: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim().slice(0, max))
    .catch('')
const optionalText = (max: number) => text(max).transform((value) => (value === '' ? undefined : value))
const nullableText = (max: number) => text(max).transform((value) => (value === '' ? null : value))
const flag = z.boolean().nullable().catch(null)
/** The elements that fit; the others are left out. */
const listOf = <T extends z.ZodType>(element: T, max: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) =>
      values.slice(0, max).flatMap((value): z.output<T>[] => {
        const parsed = element.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    )

const year = z
  .union([z.number(), z.string()])
  .transform((value) => Number(/\d{4}/.exec(String(value))?.[0]))
  .pipe(z.number().int().min(YEAR_MIN).max(YEAR_MAX))
  .nullable()
  .catch(null)
const authors = z
  .union([
    z.string().transform(parseAuthorNames),
    listOf(z.union([Author, z.string().transform((name) => parseAuthorNames(name)[0] ?? {})]), 500),
  ])
  .catch([])
const keywords = z
  .union([z.string().transform((line) => line.split(';')), listOf(z.string(), 100)])
  .catch([])
  .transform((words) =>
    words
      .map((word) => word.trim().slice(0, 300))
      .filter((word) => word !== '')
      .slice(0, 100),
  )

const RecordLine = z.looseObject({
  id: z.union([z.string().min(1).max(500), z.number()]),
  title: text(TITLE_MAX),
  titles: listOf(z.object({ lang: z.string().max(12), text: z.string().max(TITLE_MAX) }), 20),
  authors,
  year,
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional()
    .catch(undefined),
  venue: nullableText(1_000),
  issn: listOf(z.string().regex(/^\d{4}-\d{3}[\dX]$/), 20),
  type: z
    .string()
    .transform((name) => workTypeByExportName.get(name.toLowerCase()) ?? 'other')
    .catch('other'),
  language: nullableText(12),
  abstract: nullableText(ABSTRACT_MAX),
  text: nullableText(ABSTRACT_MAX),
  snippet: optionalText(2_000),
  keywords,
  doi: nullableText(300),
  pmid: optionalText(20),
  pmcid: optionalText(20),
  arxivId: optionalText(40),
  openAlexId: optionalText(20),
  volume: optionalText(60),
  issue: optionalText(60),
  pages: optionalText(60),
  publisher: optionalText(500),
  urls: z
    .object({ landing: z.string().max(2_000).optional(), pdf: z.string().max(2_000).optional() })
    .catch({}),
  citations: z.number().int().min(0).nullable().catch(null),
  peerReviewed: flag,
  peerReviewHint: optionalText(120),
  openAccess: flag,
  retraction: Retraction.nullable().catch(null),
  relatedDoi: optionalText(300),
  source: listOf(Origin, 40),
  sandbox: z.boolean().optional().catch(undefined),
  label: z.coerce.number().int().min(0).max(1).optional().catch(undefined),
})

/**
 * The records of a file of JSON lines, in file order; gzip is recognised by its first bytes, whatever the name.
 * Understands the common record (with `id`) and records whose `authors` is one line of text and whose `text` is the abstract.
 * Empty lines are skipped.
 * @throws AppError `not-found` when there is no such file, `too-large` beyond a limit, `invalid-input` with the number of
 * the line that is no record; each message is one sentence fit to print.
 */
export async function readRecords(path: string): Promise<CliRecord[]> {
  const records: CliRecord[] = []
  for await (const { value, number } of readValues(path)) records.push(parseRecord(value, number))
  return records
}

const SearchLine = z.object({ type: z.enum(['database', 'source', 'summary']), work: Work.optional() })

/**
 * The works of a file of JSON lines, in file order: records as `readRecords` takes them, or what `carrel search` prints, of
 * which the lines that are no source are passed over. Throws as `readRecords` does.
 */
export async function readWorks(path: string): Promise<Work[]> {
  const works: Work[] = []
  for await (const { value, number } of readValues(path)) {
    const searched = SearchLine.safeParse(value).data
    if (searched?.work) works.push(searched.work)
    else if (!searched) works.push(Work.parse(parseRecord(value, number)))
  }
  return works
}

async function* readValues(path: string): AsyncGenerator<{ value: unknown; number: number }> {
  let number = 0
  let count = 0
  for await (const line of readLines(await openText(path))) {
    number += 1
    if (line === '') continue
    count += 1
    if (count > RECORDS_MAX)
      throw new AppError('too-large', `Line ${number}: a file may hold ${RECORDS_MAX} records.`)
    yield { value: parseJson(line, number), number }
  }
}

function parseRecord(value: unknown, number: number): CliRecord {
  const parsed = RecordLine.safeParse(value)
  if (!parsed.success) {
    const isIdMissing = parsed.error.issues.some((issue) => issue.path[0] === 'id')
    throw new AppError(
      'invalid-input',
      `Line ${number} is not a record: ${isIdMissing ? 'it needs an "id", a text or a number' : 'it is not a JSON object'}.`,
      { cause: parsed.error },
    )
  }
  return recordOf(parsed.data)
}

function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new AppError('invalid-input', `Line ${number} is not valid JSON.`, { cause })
  }
}

const knownFields = new Set([...Object.keys(RecordLine.shape), 'text'])

function recordOf(line: z.output<typeof RecordLine>): CliRecord {
  const { text: body, titles, ...fields } = line
  return {
    ...fields,
    ...(titles.length > 0 ? { titles } : {}),
    abstract: line.abstract ?? body,
    doi: normaliseDoi(line.doi),
    source: line.source.length > 0 ? line.source : [{ db: 'file', id: String(line.id) }],
    passthrough: Object.fromEntries(Object.entries(line).filter(([name]) => !knownFields.has(name))),
  }
}

/** The text of a file as a stream of bytes, unpacked. */
async function openText(path: string): Promise<AsyncIterable<Buffer>> {
  const bytes = await stat(path).catch((cause: unknown) => {
    throw new AppError('not-found', `There is no file ${path}.`, { cause })
  })
  if (!bytes.isFile()) throw new AppError('invalid-input', `${path} is not a file.`)
  if (bytes.size > FILE_BYTES_MAX) {
    throw new AppError('too-large', `${path} is larger than ${FILE_BYTES_MAX / 1024 / 1024} MB.`)
  }
  const file = createReadStream(path)
  if (!(await isGzip(path))) return file
  // Without the hand-over of errors a file that vanishes in mid-read would leave the reader waiting.
  const unpacked = createGunzip()
  file.on('error', (error) => unpacked.destroy(error))
  return file.pipe(unpacked)
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

/** The lines of a stream, without line ends and outer blanks. A byte order mark is dropped. */
async function* readLines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = []
  let restBytes = 0
  let total = 0
  let number = 1
  for await (const chunk of chunksOf(stream, () => number)) {
    total += chunk.length
    if (total > TEXT_BYTES_MAX) throw new AppError('too-large', 'The unpacked file is larger than 2 GB.')
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      yield decode([...rest, chunk.subarray(from, end)])
      number += 1
      from = end + 1
      rest = []
      restBytes = 0
    }
    rest.push(chunk.subarray(from))
    restBytes += chunk.length - from
    if (restBytes > LINE_BYTES_MAX) throw new AppError('too-large', `Line ${number} is longer than 4 MB.`)
  }
  yield decode(rest)
}

/** The chunks as they come; a damaged gzip file becomes a clear sentence. */
async function* chunksOf(stream: AsyncIterable<Buffer>, lineNumber: () => number): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch (cause) {
    throw new AppError('invalid-input', `The file cannot be read beyond line ${lineNumber()}.`, { cause })
  }
}

const decode = (parts: Buffer[]): string => decoder.decode(Buffer.concat(parts)).trim()
