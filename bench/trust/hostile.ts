import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { z } from 'zod'
import { startCanaryNetwork } from '@/lib/adapters/web/canary-network'
import { guardedFetch } from '@/lib/adapters/web/guarded-fetch'
import { startLoopbackServer } from '@/lib/adapters/web/loopback-server'
import { ProjectId } from '@/lib/contracts/ids'
import { parseXml, xmlText } from '@/lib/core/records/read-xml'
import { slugOf } from '@/lib/core/validation/file-names'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { writeCsv } from '@/lib/core/validation/write-csv'
import { changesIn, markupOf } from './attack-markup'
import type { TrustRow } from './row'

/** Reading one document longer than this is a hang. */
const XML_MS_MAX = 1_000

async function readCases<Case>(dataFolder: string, file: string, schema: z.ZodType<Case>): Promise<Case[]> {
  const lines = (await readFile(path.join(dataFolder, 'hostile', file), 'utf8')).trim().split('\n')
  return lines.map((line) => schema.parse(JSON.parse(line)))
}

interface Tried {
  what: string
  file: string
  /** In words what must not happen. */
  held: string
  attacks: readonly string[]
  /** Those that got through. */
  through: readonly string[]
}

function rowOf({ what, file, held, attacks, through }: Tried): TrustRow {
  return {
    what: `Attack strings: ${what}`,
    data: `hostile/${file}, ${attacks.length} strings`,
    reference: 'expected label of each',
    target: `0 ${held}`,
    measured: `${through.length} ${held}`,
    reached: through.length === 0,
    ...(through.length > 0 ? { note: `first: ${through[0]?.slice(0, 80)}` } : {}),
  }
}

/** A spreadsheet runs a cell that begins so, also after blanks. */
export function isFormula(cell: string): boolean {
  return /^\s*[=+\-@\t\r]/.test(cell)
}

/** Whether a text, given as every field of a source, makes any cell of the exported table a formula. */
export function startsFormula(text: string): boolean {
  const work = workFixture({
    title: text,
    authors: [{ full: text }],
    venue: text,
    abstract: text,
    keywords: [text],
  })
  const table = writeCsv([makeSource('s1', { work, members: [work] })], {
    keys: new Map([['s1', text]]),
    locale: 'en',
  })
  const rows: unknown = parseCsv(table, { bom: true })
  return z.array(z.array(z.string())).parse(rows).flat().some(isFormula)
}

/** Whether a topic of that name leaves the folder it is written to, or names something else than one plain file. */
export function escapesFolder(topic: string): boolean {
  const folder = path.resolve('/downloads')
  const name = `source-validation-${slugOf(topic)}.md`
  const target = path.resolve(folder, name)
  return path.dirname(target) !== folder || !/^[a-z0-9-]+\.md$/.test(name)
}

/** Whether reading a document brings in a file or grows it. */
export function expands(xml: string, secrets: readonly string[]): boolean {
  const text = xmlText(parseXml(xml)) ?? ''
  return text.length > xml.length || secrets.some((secret) => text.includes(secret))
}

function hangs(xml: string): boolean {
  const startedAt = performance.now()
  parseXml(xml)
  return performance.now() - startedAt > XML_MS_MAX
}

async function secretsOfThisMachine(): Promise<string[]> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => '')
  const contents = await Promise.all(['/etc/passwd', '/etc/hostname', '/etc/issue'].map(read))
  return contents.map((content) => content.trim().split('\n')[0] ?? '').filter((line) => line.length > 5)
}

/** What the names in the attacks lead to; nothing is looked up. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'localtest.me': ['127.0.0.1'],
  '169.254.169.254.nip.io': ['169.254.169.254'],
  'metadata.google.internal': ['169.254.169.254'],
  metadata: ['169.254.169.254'],
  'rancher-metadata': ['169.254.169.250'],
  foo: ['10.0.0.7'],
}
const SOME_PUBLIC_ADDRESS = '93.184.216.34'

/** Whether asking for the address opened a connection to this machine or to any host that it must not reach. */
async function connects(url: string, label: string): Promise<boolean> {
  const redirector = await startLoopbackServer((_request, response) => {
    response.writeHead(307, { location: 'http://localhost/' }).end()
  })
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const isPublic = label === 'context' || label === 'block_after_redirect'
  const world = await startCanaryNetwork({
    names: isPublic ? { ...addresses, [host]: [SOME_PUBLIC_ADDRESS] } : addresses,
    standIns: label === 'block_after_redirect' ? { [host]: redirector.port } : {},
  })
  const { signal } = new AbortController()
  await guardedFetch(url, { signal, timeoutMs: 3_000, bodyMaxBytes: 1_000, network: world.network })
  const wrongly = isPublic ? world.dialled.filter((dialled) => dialled !== host) : world.dialled
  await Promise.all([world.close(), redirector.close()])
  return world.canary.connections() > 0 || wrongly.length > 0
}

async function requestRow(dataFolder: string): Promise<TrustRow> {
  const file = 'ssrf_urls.jsonl'
  const cases = await readCases(dataFolder, file, z.object({ url: z.string(), expect: z.string() }))
  const through: string[] = []
  for (const { url, expect } of cases) if (await connects(url, expect)) through.push(url)
  const held = 'connections to loopback or private addresses'
  return rowOf({ what: 'request forgery', file, held, attacks: cases.map(({ url }) => url), through })
}

/** Published attack strings, each sent through the code that meets it; nothing of it leaves this machine. */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const of = <Key extends string>(file: string, key: Key) =>
    readCases(
      dataFolder,
      file,
      z.looseObject({}).transform((line) => z.string().parse(Reflect.get(line, key))),
    )
  const [scripts, formulas, paths, targets, documents, secrets] = await Promise.all([
    of('xss_payloads.jsonl', 'payload'),
    of('csv_formula.jsonl', 'payload'),
    of('path_traversal.jsonl', 'path'),
    of('open_redirect.jsonl', 'target'),
    of('xxe_xml.jsonl', 'xml'),
    secretsOfThisMachine(),
  ])
  const tried: Tried[] = [
    {
      what: 'scripts in a row of the list',
      file: 'xss_payloads.jsonl',
      held: 'executed',
      attacks: scripts,
      through: scripts.filter((text) => changesIn(markupOf(text)).length > 0),
    },
    {
      what: 'formulas in the CSV export',
      file: 'csv_formula.jsonl',
      held: 'executed',
      attacks: formulas,
      through: formulas.filter(startsFormula),
    },
    {
      what: 'paths as a topic',
      file: 'path_traversal.jsonl',
      held: 'escaped',
      attacks: paths,
      through: paths.filter(escapesFolder),
    },
    {
      what: 'redirects by the address of a project',
      file: 'open_redirect.jsonl',
      held: 'escaped',
      attacks: targets,
      through: targets.filter((target) => ProjectId.safeParse(target).success && target.includes('/')),
    },
    {
      what: 'entities in XML',
      file: 'xxe_xml.jsonl',
      held: 'expanded',
      attacks: documents,
      through: documents.filter((xml) => hangs(xml) || expands(xml, secrets)),
    },
  ]
  return [...tried.map(rowOf), await requestRow(dataFolder)]
}
