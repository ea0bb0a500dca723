import { expect } from '@playwright/test'
import type { InterfaceLocale } from '@/i18n/locales'
import { named, press, settled, shown, step, type Walk, walkOf } from './walk'

const areas: Readonly<Record<InterfaceLocale, readonly string[]>> = {
  en: ['Burnout of nurses', 'Loneliness of older adults', 'Remote work and productivity'],
  'pt-BR': ['Burnout de enfermeiros', 'Solidão de idosos', 'Trabalho remoto e produtividade'],
  es: ['Burnout de enfermeros', 'Soledad de los mayores', 'Trabajo remoto y productividad'],
}
const hopeless: Readonly<Record<InterfaceLocale, string>> = {
  en: 'NFTs and church flower rotas\nblockchain for village cricket\nManx bell ringing in virtual reality',
  'pt-BR':
    'NFTs e escala de flores da paróquia\nblockchain para o bocha da vila\nsinos de Man em realidade virtual',
  es: 'NFT y turnos de flores de la parroquia\nblockchain para la petanca del pueblo\ncarillones de Man en realidad virtual',
}

async function begin({ page, server, say }: Walk): Promise<void> {
  await page.goto(server.url)
  const door = named(page, say('topic.door.sandbox'))
  const begin = page.locator('summary').filter({ hasText: say('projects.list.begin') })
  await shown(door.or(begin))
  if (!(await door.isVisible())) await press(begin)
  await press(door)
  await page.waitForURL(/\/topic$/)
}

async function form({ page, say }: Walk, text: string): Promise<void> {
  await page.getByText(say('topic.interests.form'), { exact: true }).click()
  await page.getByLabel(say('topic.form.areas')).fill(text)
  await press(named(page, say('topic.form.go')))
}

walkOf('topic', async (walk) => {
  const { page, book, say, locale } = walk
  await step('conversation', async () => {
    await begin(walk)
    await shown(named(page, say('topic.interests.send')))
    await book.take('conversation')
    for (const text of ['Felicidade', areas[locale].join('; '), 'Mestrado']) {
      await page.getByRole('textbox').fill(text)
      await press(named(page, say('topic.interests.send')))
      await shown(page.locator('ol').getByRole('listitem').filter({ hasText: text }))
    }
    await book.take('conversation, answered')
  })
  await step('form', async () => {
    await page.getByText(say('topic.interests.form'), { exact: true }).click()
    await page.getByLabel(say('topic.form.areas')).fill('')
    await page.getByLabel(say('topic.form.hours')).fill('400')
    await press(named(page, say('topic.form.go')))
    await book.take('form, faults')
  })
  await step('angles', async () => {
    await begin(walk)
    await form(walk, areas[locale].join('\n'))
    const take = page.getByRole('checkbox', { name: say('topic.angles.take') })
    await shown(take)
    await settled(page)
    const left = page.getByLabel(say('topic.angles.otherwise'))
    await left.nth(2).selectOption('rejected')
    await page.getByLabel(say('topic.angles.reason')).fill('–')
    await left.nth(3).selectOption('parked')
    await take.nth(0).check()
    await take.nth(1).check()
    await book.take('angles')
    for (const kind of ['elicitation', 'party', 'brainstorm'] as const) {
      await press(named(page, say(`side.title.${kind}`)))
      await shown(page.getByRole('dialog').locator('textarea, input'))
      await settled(page)
      await book.take(kind)
      await page.keyboard.press('Escape')
    }
    await press(named(page, say('topic.angles.go', { count: 2 })))
    await shown(page.getByRole('heading', { name: say('topic.choice.title') }))
    await book.take('choice')
    await press(named(page, say('topic.choice.back')))
    await shown(take)
    await book.take('angles, after a step back')
    await press(named(page, say('topic.angles.go', { count: 2 })))
    await press(named(page, say('topic.choice.choose')))
    await shown(page.getByRole('heading', { name: say('topic.settle.title') }))
    await book.take('question and scope')
    await press(named(page, say('topic.settle.go')))
    await shown(named(page, say('topic.settled.go')))
    await book.take('settled')
  })
  await step('another topic', async () => {
    await press(named(page, say('topic.settled.go')))
    await page.waitForURL(/\/sources/)
    await page
      .getByRole('textbox', { name: say('sources.parameters.topic') })
      .first()
      .fill('Blockchain in supply chains of coffee')
    await page.getByLabel(say('sources.parameters.question')).first().fill('')
    await expect(page.locator('[data-choice="confirm"]').first()).toBeEnabled()
    await press(page.locator('[data-choice="confirm"]'))
    await shown(page.getByRole('region', { name: say('common.scope.title') }))
    await book.take('second thesis')
  })
  await step('hopeless', async () => {
    await begin(walk)
    await form(walk, hopeless[locale])
    await shown(page.getByText(say('topic.angles.hopeless')))
    await book.take('hopeless')
  })
})
