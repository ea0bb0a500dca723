import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { readPdfContent } from '@/lib/adapters/pdf/read-pdf-content'
import { embedText } from '@/lib/core/library/embed-text'
import { createNotebookIndex, indexPassage, searchNotebook } from '@/lib/core/library/notebook-index'
import { nearestRows, similarityOf } from '@/lib/core/library/vector-index'
import { atLeast, atMost, quantile } from './figures'
import { report } from './report'

const PASSAGES = 100_000
const PASSAGES_PER_ITEM = 400
const WORDS_PER_PASSAGE = 110
const VOCABULARY = 30_000
const QUESTIONS = 100
const WORDS_PER_QUESTION = 8
const RECALL_QUESTIONS = 40
const PAGES = 300
const LINES_PER_PAGE = 46
const WORDS_PER_LINE = 12
const ASK_EVERY_MS = 10

/** Numbers that look drawn but are the same in every run (Park & Miller 1988, doi:10.1145/63039.63042). */
function drawnFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
const next = drawnFrom(11)
const syllables = 'ba ce di fo gu la me ni po ru sa te vi xo zu tra ple con ster mun'.split(' ')
const words = Array.from({ length: VOCABULARY }, () =>
  Array.from(
    { length: 2 + Math.floor(next() * 3) },
    () => syllables[Math.floor(next() * syllables.length)],
  ).join(''),
)
/** As often as words of one rank occur in a text (Zipf): the first a thousand times as often as the thousandth. */
const word = (): string => words[Math.floor(VOCABULARY ** next()) - 1] ?? ''
const sentence = (count: number): string => Array.from({ length: count }, word).join(' ')

function measureSearch() {
  const index = createNotebookIndex()
  const beganMs = performance.now()
  for (let row = 0; row < PASSAGES; row += 1) {
    const item = Math.floor(row / PASSAGES_PER_ITEM)
    const passage = {
      itemId: String(item),
      title: `Item ${item}`,
      text: sentence(WORDS_PER_PASSAGE),
      language: 'en',
      headings: [],
    }
    indexPassage(index, passage)
  }
  const perSecond = PASSAGES / ((performance.now() - beganMs) / 1_000)
  const times = Array.from({ length: QUESTIONS }, () => {
    const query = sentence(WORDS_PER_QUESTION)
    const askedMs = performance.now()
    searchNotebook(index, { query, type: 'vector', limit: 10, minimumScore: 0 })
    return performance.now() - askedMs
  })
  let found = 0
  for (let question = 0; question < RECALL_QUESTIONS; question += 1) {
    const query = embedText(sentence(WORDS_PER_QUESTION), 'en')
    const all = Array.from({ length: PASSAGES }, (_, row) => ({
      row,
      value: similarityOf(index.vectors, row, query),
    }))
    const best = new Set(
      all
        .sort((a, b) => b.value - a.value)
        .slice(0, 10)
        .map(({ row }) => row),
    )
    found += nearestRows(index.vectors, query, 10).filter(({ row }) => best.has(row)).length
  }
  return {
    perSecond,
    p95: quantile(times, 0.95),
    median: quantile(times, 0.5),
    recall: found / (RECALL_QUESTIONS * 10),
  }
}

/** A PDF of text, each page with its own lines. */
function longPdf(): Buffer {
  const kids = Array.from({ length: PAGES }, (_, page) => `${page * 2 + 4} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${PAGES}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>',
  ]
  for (let page = 0; page < PAGES; page += 1) {
    const lines = Array.from(
      { length: LINES_PER_PAGE },
      (_, line) => `BT /F1 11 Tf 72 ${730 - line * 14} Td (${sentence(WORDS_PER_LINE)}) Tj ET`,
    )
    const content = lines.join('\n')
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${page * 2 + 5} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    )
  }
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const trailer = `trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}${trailer}`,
    'latin1',
  )
}

async function measurePdf() {
  const bytes = longPdf()
  const server = createServer((_, answer) => answer.end('page')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const beganMs = performance.now()
  const reading = readPdfContent(bytes, { itemId: 'bench' })
  let isRead = false
  void reading.finally(() => {
    isRead = true
  })
  const answers: number[] = []
  while (!isRead) {
    const askedMs = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    answers.push(performance.now() - askedMs)
    await wait(ASK_EVERY_MS)
  }
  const seconds = (performance.now() - beganMs) / 1_000
  server.close()
  const read = await reading
  const pages = read.ok ? (read.content.pages ?? 0) : 0
  return { seconds, pages, slowestMs: Math.max(...answers) }
}

const search = measureSearch()
const pdf = await measurePdf()
report('library', 'Library', [
  atMost('Words and vectors in 100,000 passages of one notebook held in memory, p95', search.p95, 50, 'ms'),
  atMost('The same, median', search.median, null, 'ms'),
  atLeast('Of the ten nearest vectors found', search.recall, 0.95, ''),
  atLeast('Passages indexed in a second', search.perSecond, 200, ''),
  atLeast('Pages of the PDF that is read', pdf.pages, PAGES, ''),
  atMost('Reading it in a process of its own', pdf.seconds, 20, 's'),
  atMost('Slowest answer of the server meanwhile', pdf.slowestMs, 150, 'ms'),
])
