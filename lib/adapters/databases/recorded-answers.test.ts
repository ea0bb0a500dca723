import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Work } from '@/lib/contracts/work'
import { isJsonObject, listAt, numberAt, parseJson, textAt, valueAt } from '@/lib/core/records/read-json'
import { answerParsers } from './answer-parsers'
import { recordedExpectations } from './recorded-expectations'

const RECORDED = '../shared/wires/recorded'
const context = { currentYear: 2026 }

interface Expected {
  readonly read: readonly [outcome: string, total: number | null, count: number]
  readonly fields: object
  readonly at: number
}

const table = new Map<string, Expected>(
  recordedExpectations
    .trim()
    .split('\n')
    .map((line) => {
      const [file = '', outcome = '', total = '', count = '', fields = '', at = ''] = line.split(' | ')
      const object = fields === '' ? {} : parseJson(fields)
      return [
        file,
        {
          read: [outcome, total === 'null' || total === '' ? null : Number(total), Number(count)],
          fields: isJsonObject(object) ? object : {},
          at: Number(at),
        },
      ]
    }),
)

if (existsSync(RECORDED)) {
  const manifest = parseJson(readFileSync(`${RECORDED}/manifest.json`, 'utf8'))
  const entries = listAt(manifest, 'entries').map((entry) => ({
    service: textAt(entry, 'service') ?? '',
    file: textAt(entry, 'file') ?? '',
    status: numberAt(entry, 'response', 'status') ?? 200,
    headers: headersOf(entry),
  }))

  describe('recorded answers are read as a person read them', () => {
    test.each(entries)('$file', async ({ service, file, status, headers }) => {
      const parser = await answerParsers.get(service)?.()
      const page = parser?.({ status, headers, body: readFileSync(`${RECORDED}/${file}`, 'utf8') }, context)
      const expected = table.get(file)
      expect([page?.outcome, page?.total, page?.records.length]).toEqual(expected?.read)
      for (const work of page?.records ?? []) Work.parse(work)
      if (page?.records.length !== 0)
        expect(page?.records[expected?.at ?? 0]).toMatchObject(expected?.fields ?? {})
      expect(page?.detail ?? '').not.toContain('REDACTED')
    })
  })
} else {
  test.skip('recorded answers: ../shared/wires is not here', () => undefined)
  process.stdout.write('skipped: ../shared/wires/recorded is not here\n')
}

function headersOf(entry: unknown): Record<string, string> {
  const headers = valueAt(entry, 'response', 'headers')
  return typeof headers === 'object' && headers !== null
    ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    : {}
}
