import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serviceTable } from '@/lib/adapters/databases/service-table'

const security = readFileSync('docs/security.md', 'utf8')
const section = /## Whom it asks\n([\s\S]*?)\n## /.exec(security)?.[1] ?? ''
const listed = [...section.matchAll(/(?:[a-z0-9-]+\.)+[a-z]{2,}/g)].map(([host]) => host)

const adapters = readdirSync('lib/adapters', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('lib/adapters', file.split(path.sep).join('/')))
  .filter((file) => /\.(ts|mjs)$/.test(file))
  .filter(
    (file) =>
      !/\.test\.ts$|-fixture\.ts$|invented-|recorded-|provider-worlds|-expectations|canary-/.test(file),
  )
/** Addresses that stand on records and are opened by people, or checked as an address that a reference names. */
const namedOnRecords = new Set([
  'doi.org',
  'openalex.org',
  'core.ac.uk',
  'eric.ed.gov',
  'files.eric.ed.gov',
  'europepmc.org',
  'pmc.ncbi.nlm.nih.gov',
  'pubmed.ncbi.nlm.nih.gov',
  'www.jstor.org',
  'www.semanticscholar.org',
  'www.scielo.br',
])
/** Names of vocabularies of XML, and this machine. */
const noAddresses = new Set(['schemas.openxmlformats.org', 'www.w3.org', '127.0.0.1'])
const written = adapters.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/https?:\/\/((?:\{\w+\}\.)?[\w.-]+)/g)])
    .map(([, host = '']) => host.replace(/^\{\w+\}\./, '')),
)

test('every host that a connector, a vocabulary or a model names is in the list of security.md', () => {
  const hosts = new Set([
    ...Object.values(serviceTable).map(({ address }) => new URL(address).host),
    ...written,
  ])
  expect(hosts.size).toBeGreaterThan(25)
  const unknown = [...hosts].filter(
    (host) => !listed.includes(host) && !namedOnRecords.has(host) && !noAddresses.has(host),
  )
  expect(unknown).toEqual([])
})

test('the list names none that is not asked', () => {
  expect(listed.length).toBeGreaterThan(25)
  const known = new Set([
    ...Object.values(serviceTable).map(({ address }) => new URL(address).host),
    ...written,
  ])
  expect(listed.filter((host) => !known.has(host) && !/\.(ts|md)$/.test(host))).toEqual([])
})
