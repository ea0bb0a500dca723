import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { InterfaceLocale } from '@/i18n/locales'
import { onlyInFull } from './in-one'
import { command, goTo, named, press, shown } from './pictures/walk'
import { test } from './sandbox-server'
import { type Say, wordsOf } from './words'
import { visit, visitAgain } from './workspace'

/** Where the files of the papers are kept, to be read; nowhere without it. */
const KEPT = process.env.PAPERS
const PAGES_MIN = 20
const MADE_WITHIN_MS = 240_000

interface Wanted {
  readonly locale: InterfaceLocale
  readonly kind: 'review' | 'proposal-stage' | 'empirical'
  readonly topic: string
  readonly question: string
}

const papers: readonly Wanted[] = [
  {
    locale: 'es',
    kind: 'review',
    topic: 'Sistemas agroforestales y biodiversidad',
    question: '¿Qué efecto tienen los sistemas agroforestales en la biodiversidad?',
  },
  {
    locale: 'pt-BR',
    kind: 'empirical',
    topic: 'Uso de redes sociais e ansiedade em adolescentes',
    question: 'Qual é a relação entre o uso de redes sociais e a ansiedade em adolescentes?',
  },
  {
    locale: 'en',
    kind: 'proposal-stage',
    topic: 'Experiences of clinical simulation among nursing students',
    question: 'How do nursing students experience clinical simulation?',
  },
]

/** A survey with cells that are empty or hold words, its decimals written as Brazilians write them. */
const survey = [
  'participante;idade;sexo;horas;gad7',
  ...Array.from({ length: 140 }, (_, at) => {
    const hours = 1 + ((at * 37) % 60) / 10
    const anxiety = 6 + 1.1 * hours + ((at * 53) % 70) / 10
    const told = at % 19 === 0 ? '' : at % 31 === 0 ? 'não respondeu' : anxiety.toFixed(1).replace('.', ',')
    return [`P${at + 1}`, 12 + (at % 6), at % 2 ? 'F' : 'M', hours.toFixed(1).replace('.', ','), told].join(
      ';',
    )
  }),
].join('\n')

/** A project over the invented catalogue with a topic of its own, and its best sources chosen. */
async function choose(page: Page, { topic, question }: Wanted, say: Say): Promise<void> {
  await press(named(page, say('projects.sandbox.begin')))
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  const search = page.locator('[data-choice="confirm"]').first()
  await expect(search).toBeEnabled()
  await page.getByLabel(say('sources.parameters.topic')).first().fill(topic)
  await page.getByLabel(say('sources.parameters.question')).first().fill(question)
  await expect(search).toBeEnabled()
  await press(search)
  await expect(page.locator('[data-choice="refine"]').first()).toBeEnabled({ timeout: 90_000 })
  await command(page, 'top 24')
}

async function begin(page: Page, { kind, question }: Wanted, say: Say): Promise<void> {
  await goTo(page, 'paper')
  await page.getByRole('radio', { name: say(`paper.kind.${kind}`) }).check()
  await expect(page.getByLabel(say('paper.begin.question'))).toHaveValue(question)
  if (kind === 'empirical')
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'respostas.csv', mimeType: 'text/csv', buffer: Buffer.from(survey) })
  await press(named(page, say('paper.begin.go')))
  await shown(page.locator('[data-agent]'))
}

/** What the columns measure, in the order in which the page asks. */
async function matchColumns(page: Page, say: Say): Promise<void> {
  const columns = page.locator('select[data-concept]')
  await shown(columns)
  const measured = ['horas', 'gad7']
  for (const [at, column] of (await columns.all()).entries()) {
    const name = measured[at]
    await column.selectOption(
      name === undefined ? { label: say('paper.columns.notMeasured') } : { value: name },
    )
  }
  await press(named(page, say('paper.columns.save')))
  await shown(page.locator('summary').filter({ hasText: say('paper.columns.title') }))
}

async function downloaded(page: Page, name: string, say: Say): Promise<Uint8Array> {
  const link = page.getByRole('link', {
    name: say('common.file.of', { title: say('paper.download.paper'), format: name }),
  })
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), link.click()])
  const chunks: Uint8Array[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

/** What a LaTeX file opens it closes; signs that mean something are escaped. */
function expectClosed(tex: string): void {
  const count = (sign: RegExp) => [...tex.matchAll(sign)].length
  expect(count(/(?<!\\)\{/g)).toBe(count(/(?<!\\)\}/g))
  expect(count(/\\begin\{/g)).toBe(count(/\\end\{/g))
  expect(tex.split('\\begin{document}')[1]).not.toMatch(/(?<!\\)[#$]/)
}

function keep(name: string, bytes: Uint8Array): void {
  if (!KEPT) return
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(path.join(KEPT, name), bytes)
}

for (const wanted of papers)
  test(
    `a ${wanted.kind} paper of twenty pages or more is made, killed and downloaded, in ${wanted.locale}`,
    onlyInFull,
    async ({ browser, server }) => {
      test.setTimeout(600_000)
      const { locale, kind } = wanted
      const say = wordsOf(locale)
      const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await visit(page, server.url)
      await choose(page, wanted, say)
      await begin(page, wanted, say)
      if (kind === 'empirical') await matchColumns(page, say)
      // Some of it is written and some is not when its process dies.
      await shown(page.locator('[data-agent][data-standing="done"]'))
      const before = await page.locator('[data-agent][data-standing="done"]').count()
      await server.stop('SIGKILL')
      await server.start()
      await expect(async () => {
        await visitAgain(page)
        await expect(page.locator('[data-agent]').first()).toBeVisible({ timeout: 8_000 })
      }).toPass({ timeout: 180_000 })
      const link = page.getByRole('link', {
        name: say('common.file.of', { title: say('paper.download.paper'), format: 'PDF' }),
      })
      await expect(link).toBeVisible({ timeout: MADE_WITHIN_MS })
      process.stdout.write(`\n${locale}: killed with ${before} agents done\n`)
      await expect(page.locator('[data-agent="abstract-writer"]')).toHaveAttribute('data-standing', 'done')

      const pdf = await downloaded(page, 'PDF', say)
      keep(`${locale}.pdf`, pdf)
      const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise
      process.stdout.write(`${locale}: ${document.numPages} pages\n`)
      expect(document.numPages).toBeGreaterThanOrEqual(PAGES_MIN)

      const docx = await downloaded(page, 'Word', say)
      keep(`${locale}.docx`, docx)
      const xml = Buffer.from(unzipSync(docx)['word/document.xml'] ?? []).toString('utf8')
      expect(xml.replace(/<[^>]+>/g, '')).toContain(wanted.question.slice(0, 40))

      for (const [part, format] of [
        ['paper', 'md'],
        ['paper', 'tex'],
        ['working', 'md'],
      ] as const) {
        const answer = await page.request.get(
          page
            .url()
            .replace(/\/projects\/([^/]+)\/paper.*/, `/api/projects/$1/paper?part=${part}&format=${format}`),
        )
        expect(answer.ok()).toBe(true)
        const bytes = new Uint8Array(await answer.body())
        keep(`${locale}-${part}.${format}`, bytes)
        if (format === 'tex') expectClosed(Buffer.from(bytes).toString('utf8'))
      }

      // What an examiner would ask of it: sixty objections, each with where it stands.
      const asked = await page.request.get(
        page.url().replace(/\/projects\/([^/]+)\/paper.*/, '/api/projects/$1/paper/examination'),
      )
      expect(asked.ok()).toBe(true)
      const examination: unknown = await asked.json()
      expect(examination).toHaveLength(60)
      keep(`${locale}-examination.json`, Buffer.from(JSON.stringify(examination, null, 1)))

      // The ledger over the whole paper leaves no sentence that rests on nothing.
      await expect(page.locator('[data-phase] [data-step]').last()).toHaveAttribute('data-standing', 'done')
      await expect(page.locator('[data-remark="sentence-rests-on-nothing"]')).toHaveCount(0)
      await expect(page.locator('[data-remark="dead-reference"]')).toHaveCount(0)
      await context.close()
    },
  )
