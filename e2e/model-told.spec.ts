import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { InterfaceLocale } from '@/i18n/locales'
import { CarrelServer } from './carrel-server'
import { onlyInFull } from './in-one'
import { PICTURES, PictureBook } from './pictures/picture-book'
import { choose, write } from './pictures/proposal-steps'
import { test } from './sandbox-server'
import { wordsOf } from './words'

const lie = 'Remote work raises the productivity of teams by 91.7 %.'

/** Honest but for one sentence, to whoever asks for objectives; everybody else gets words without an answer. */
const objectives = JSON.stringify({
  general_objective: `Determine how remote work is related to the productivity of teams. ${lie}`,
  specific_objectives: [
    'Measure the productivity of teams that work remotely and on site.',
    'Compare the productivity of both groups of teams.',
    'Relate hours of remote work to the productivity of teams.',
  ],
  feasibility_notes: {
    timeline_assessment: 'The survey and the analysis fit into the schedule.',
    skills_required: ['Statistics'],
    risk_factors: ['Recruitment may take longer than planned.'],
  },
  alignment_check: { coverage_analysis: 'Each objective answers a question.', coherence_score: 'High' },
  coverage: [
    { question: 0, objectives: [0, 1, 2] },
    { question: 1, objectives: [0] },
    { question: 2, objectives: [1] },
  ],
})

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

const locale: InterfaceLocale = 'en'

test(
  'what a model wrote and the proposal does not have is told with its reason',
  onlyInFull,
  async ({ browser, sandbox }) => {
    const server = new CarrelServer({
      env: {
        SANDBOX_URL: sandbox.url,
        MODEL_PROVIDER: 'compatible',
        MODEL_NAME: 'sandbox-plain',
        MODEL_BASE_URL: `${sandbox.url}/llm_openai/v1`,
        MODEL_RETRY_BASE_MS: '1',
      },
    })
    await server.start()
    const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const say = wordsOf(locale)
    const book = new PictureBook(page, `${locale}-model-told`)
    try {
      sandbox.setModel({
        answers: [{ contains: 'You write the objectives of a thesis proposal', content: objectives }],
        fallback: 'The lantern considers seven rivers.',
      })
      const walk = { page, book, say, locale, server, sandbox, browser }
      await choose(walk, 8)
      await write(walk)
      const stage = (key: string) => page.locator(`[data-stage="${key}"]`)
      const mended = stage('objectives')
        .locator('summary')
        .filter({ hasText: say('run.model.title.mended', { count: 1 }) })
      await mended.click()
      await expect(stage('objectives').getByText(lie)).toBeVisible()
      await expect(stage('objectives').getByText(say('run.model.reason.figure-of-nobody'))).toBeVisible()
      // In the text itself it does not stand.
      await expect(page.getByText(lie)).toHaveCount(1)
      const failed = stage('methodology')
        .locator('summary')
        .filter({ hasText: say('run.model.title.failed', { count: 0 }) })
      await failed.click()
      await expect(stage('methodology').getByText(say('run.model.text.failed'))).toBeVisible()
      await expectClean(page)
      if (PICTURES) await book.takeHere('objectives', stage('objectives'))
    } finally {
      sandbox.setModel({})
      await context.close()
      await server.remove()
    }
  },
)
