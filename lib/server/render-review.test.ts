import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
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

/** The texts of the cells of a workbook's only sheet, by row, as a spreadsheet reads them. */
function cellsOf(bytes: Uint8Array): string[][] {
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const plain = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t [^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => plain(text)),
  )
}

/** The cells of a text with quoted cells and line ends of a spreadsheet. */
function linesOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

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
    expect(linesOf(String(await fileOf('csv')).replace(/^\uFEFF/, ''))).toEqual([head, ...rows])
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
