import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { generateCatalogue } from './catalogue/generate'
import { inventedIn } from './invented'
import { pdfOf } from './pdf'

it('a file of the sandbox is a readable PDF with title, DOI and mark, accents included', async () => {
  const { records } = generateCatalogue()
  const record = records.find((one) => one.lang === 'pt' && one.doi !== null && /[ãçé]/u.test(one.title))
  if (record === undefined) throw new Error('the catalogue has no such record')
  const { text, totalPages } = await extractText(await getDocumentProxy(Uint8Array.from(pdfOf(record))), {
    mergePages: true,
  })
  const words = text.replace(/\s+/gu, ' ')
  expect(totalPages).toBe(1)
  expect(words).toContain(record.title.replace(/[“”]/gu, '"').replace(/[–—]/gu, '-'))
  expect(words).toContain(record.doi)
  expect(words).toContain(inventedIn[record.lang])
})
