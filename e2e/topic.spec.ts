import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { type Say, wordsOf } from './words'
import { untilAlive, visit, visitAgain } from './workspace'

type Start = 'vague' | 'broad' | 'narrow' | 'hopeless'

interface Spoken {
  readonly locale: 'en' | 'pt-BR' | 'es'
  /** What the student says of their interests, from each start; after the first of `vague` a vague answer is pressed. */
  readonly starts: Readonly<Record<Start, readonly string[]>>
  readonly replies: readonly string[]
  /** What ends the interview. */
  readonly none: string
  /** The one start that `npm test` walks in this language. */
  /** The start that `npm test` walks, if any. */
  readonly short: Start | null
}

const spoken: readonly Spoken[] = [
  {
    locale: 'en',
    starts: {
      vague: ['Happiness', 'Burnout of nurses; loneliness of older adults; remote work and productivity'],
      broad: ['Education in Brazil; burnout of nurses; remote work and productivity'],
      narrow: [
        'Burnout of nurses at the Bluebell Clinic in Whitby, summer 2022; loneliness of older adults; remote work and productivity',
      ],
      hopeless: [
        'NFTs and church flower rotas; blockchain for village cricket; Manx bell ringing in virtual reality',
      ],
    },
    replies: ['Master', 'Nursing', 'Brazil', '10', '18 months', 'statistics'],
    none: 'none',
    short: 'vague',
  },
  {
    locale: 'pt-BR',
    starts: {
      vague: ['Felicidade', 'Burnout de enfermeiros; solidão de idosos; trabalho remoto e produtividade'],
      broad: ['Educação no Brasil; burnout de enfermeiros; trabalho remoto e produtividade'],
      narrow: [
        'Burnout de enfermeiros da Clínica Jacarandá em Itu, no verão de 2022; solidão de idosos; trabalho remoto e produtividade',
      ],
      hopeless: [
        'NFTs e escala de flores da paróquia; blockchain para o bocha da vila; sinos de Man em realidade virtual',
      ],
    },
    replies: ['Mestrado', 'Enfermagem', 'Brasil', '10', '18 meses', 'estatística'],
    none: 'nenhum',
    short: null,
  },
  {
    locale: 'es',
    starts: {
      vague: [
        'La felicidad',
        'Burnout de enfermeros; soledad de los mayores; trabajo remoto y productividad',
      ],
      broad: ['La educación en Brasil; burnout de enfermeros; trabajo remoto y productividad'],
      narrow: [
        'Burnout de enfermeros de la Clínica Jacaranda de Ronda, verano de 2022; soledad de los mayores; trabajo remoto y productividad',
      ],
      hopeless: [
        'NFT y turnos de flores de la parroquia; blockchain para la petanca del pueblo; carillones de Man en realidad virtual',
      ],
    },
    replies: ['Máster', 'Enfermería', 'Brasil', '10', '18 meses', 'estadística'],
    none: 'ninguno',
    short: 'hopeless',
  },
]

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

async function reply(page: Page, say: Say, text: string): Promise<void> {
  const box = page.getByRole('textbox')
  // It is emptied when the reply before was taken.
  await expect(box).toHaveValue('')
  await box.fill(text)
  const answer = page.getByRole('button', { name: say('topic.interests.send'), exact: true })
  await expect(answer).toBeEnabled()
  await answer.press('Enter')
  await expect(page.locator('ol').getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
}

for (const { locale, starts, replies, none, short } of spoken) {
  const say = wordsOf(locale)
  const button = (page: Page, message: string) =>
    page.getByRole('button', { name: say(message), exact: true })
  const heading = (page: Page, message: string) =>
    page.getByRole('heading', { name: say(message), exact: true })

  for (const start of ['vague', 'broad', 'narrow', 'hopeless'] as const) {
    test(
      `from no topic to sources in ${locale}, from a ${start} start`,
      inOne(start, short),
      async ({ browser, server }) => {
        const context = await browser.newContext({ locale })
        const page = await context.newPage()
        await visit(page, server.url)
        const door = button(page, 'topic.door.sandbox')
        await untilAlive(door)
        await door.press('Enter')
        await page.waitForURL(/\/topic$/)
        for (const [at, text] of starts[start].entries()) {
          await reply(page, say, text)
          if (start === 'vague' && at === 0)
            await expect(page.getByText(say('topic.interests.fault.vague', { words: text }))).toBeVisible()
        }
        for (const text of replies) await reply(page, say, text)
        await page.getByRole('textbox').fill(none)
        await button(page, 'topic.interests.send').press('Enter')
        await expect(page.getByRole('checkbox', { name: say('topic.angles.take') }).first()).toBeVisible()
        await expectNoViolations(page)
        if (start === 'hopeless') {
          await expect(page.getByText(say('topic.angles.hopeless'))).toBeVisible()
          await expect(
            page.getByRole('button', { name: say('topic.angles.go', { count: 0 }), exact: true }),
          ).toBeDisabled()
          await context.close()
          return
        }
        const takes = page.getByRole('checkbox', { name: say('topic.angles.take') })
        await takes.nth(0).press('Space')
        await takes.nth(1).press('Space')
        await page
          .getByRole('button', { name: say('topic.angles.go', { count: 2 }), exact: true })
          .press('Enter')
        await expect(heading(page, 'topic.choice.title')).toBeVisible()
        await expectNoViolations(page)
        // What was found outlives its process.
        await server.stop('SIGKILL')
        await server.start()
        await visitAgain(page)
        const choose = button(page, 'topic.choice.choose').first()
        await untilAlive(choose)
        await choose.press('Enter')
        await expect(heading(page, 'topic.settle.title')).toBeVisible()
        await button(page, 'topic.settle.go').press('Enter')
        await button(page, 'topic.settled.go').press('Enter')
        await page.waitForURL(/\/sources/)
        // The project bears the name of its topic from now on.
        await expect(page.getByRole('banner')).not.toContainText(say('topic.door.name'))
        const searching = page.locator('[data-choice="confirm"]')
        await untilAlive(searching)
        // The topic is read anew on the way in.
        await expect(searching).toBeEnabled()
        await searching.press('Enter')
        await expect(page.locator('[data-row]').first()).toBeVisible()
        await context.close()
      },
    )
  }
}
