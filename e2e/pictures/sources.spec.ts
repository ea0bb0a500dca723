import { expect, type Page } from '@playwright/test'
import { rows } from '../workspace'
import {
  choice,
  command,
  goTo,
  named,
  openDemo,
  press,
  pressMore,
  searchAll,
  settled,
  shown,
  step,
  type Walk,
  walkOf,
} from './walk'

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

walkOf('sources', async (walk) => {
  await searching(walk)
  await list(walk)
  await dialogs(walk)
  await panels(walk)
  await choosing(walk)
})

walkOf('sources-failing', async (walk) => {
  const { page, book, say, sandbox } = walk
  await step('nothing on the topic', async () => {
    await openDemo(walk)
    await page.getByLabel(say('sources.parameters.topic')).first().fill('medieval falconry practices')
    await page.getByLabel(say('sources.parameters.question')).first().fill('')
    await searchAll(page)
    await book.take('nothing on the topic')
  })
  await step('stopped', async () => {
    await openDemo(walk)
    sandbox.control('openalex', { latencyMs: 60_000 })
    await press(choice(page, 'confirm'))
    await shown(rows(page))
    await press(named(page, say('run.cancel')))
    await shown(page.getByRole('button', { name: say('run.goOn') }))
    await book.take('search stopped')
  })
  await step('no database answers', async () => {
    sandbox.resetFaults()
    await openDemo(walk)
    for (const service of [
      'openalex',
      'crossref',
      'semanticscholar',
      'arxiv',
      'pubmed',
      'europepmc',
      'doaj',
      'eric',
      'core',
      'wos',
      'googlescholar',
    ])
      sandbox.control(service, { mode: '500' })
    await press(choice(page, 'confirm'))
    await shown(page.getByText(say('sources.empty.nobodyAnswered')))
    await book.take('no database answered')
    sandbox.resetFaults()
  })
})

async function searching(walk: Walk): Promise<void> {
  const { page, book, say, sandbox } = walk
  await step('parameters', async () => {
    await openDemo(walk)
    await book.take('parameters')
    await press(page.locator('[data-roving]').first())
    await book.take('concept opened')
    await page.keyboard.press('Escape')
  })
  await step('parameters wrong', async () => {
    const topic = page.getByLabel(say('sources.parameters.topic')).first()
    const before = await topic.inputValue()
    await topic.fill('')
    await page.getByLabel(say('sources.parameters.yearFrom')).fill('2030')
    await book.take('parameters wrong')
    await topic.fill(before)
    await page.getByLabel(say('sources.parameters.yearFrom')).fill('')
  })
  await step('dialogues', async () => {
    for (const id of ['elicitation', 'party', 'brainstorm']) {
      await pressMore(page, id)
      await shown(page.getByRole('dialog').locator('textarea, input'))
      await settled(page)
      await book.take(`dialogue ${id}`)
      await closeDialog(page)
    }
  })
  await step('searching', async () => {
    sandbox.control('openalex', { latencyMs: 60_000 })
    sandbox.control('crossref', { mode: '500' })
    await press(choice(page, 'confirm'))
    await shown(rows(page))
    await book.take('searching, some have answered')
    sandbox.resetFaults()
    await expect(choice(page, 'refine')).toBeEnabled({ timeout: 120_000 })
    await book.take('list, some have failed')
  })
}

async function list(walk: Walk): Promise<void> {
  const { page, book, say } = walk
  await step('list', async () => {
    await openDemo(walk)
    await searchAll(page)
    await book.take('list')
  })
  await step('list, comfortable', async () => {
    await press(named(page, say('sources.list.compact')))
    await book.take('list, comfortable')
    await press(named(page, say('sources.list.compact')))
  })
  await step('list, filters', async () => {
    await press(named(page, say('sources.list.filters')))
    await press(named(page, say('sources.list.lastYears', { count: 5 })))
    await book.take('list, filters')
    await page.locator('[data-find]').fill('zzzz')
    await shown(page.getByText(say('sources.empty.filtered')))
    await book.take('list, none fits')
    await page.locator('[data-find]').fill('')
    await press(named(page, say('sources.list.clear')))
    await press(named(page, say('sources.list.filters')))
  })
  await step('why', async () => {
    await rows(page).nth(0).hover()
    await press(named(rows(page).nth(0), say('sources.row.why')))
    await expect(named(rows(page).nth(0), say('sources.row.why'))).toHaveAttribute('aria-pressed', 'true')
    await press(page.locator('summary').filter({ hasText: say('sources.why.figures') }))
    await book.take('why this rank')
  })
  await step('by choices', async () => {
    await page.getByLabel(say('sources.list.sort')).selectOption('choices')
    await shown(page.getByText(say('sources.byChoices.untaught', { left: 3 })))
    await book.take('by choices, untaught')
    await command(page, 'top 8')
    await shown(page.getByText(say('sources.stop.meaning')))
    await book.take('by choices')
    await page.getByLabel(say('sources.list.sort')).selectOption('relevancy')
  })
}

async function dialogs(walk: Walk): Promise<void> {
  const { page, book, say } = walk
  await step('record', async () => {
    await press(rows(page).nth(0).getByRole('heading').getByRole('button'))
    await shown(page.getByRole('dialog').getByRole('link'))
    await book.take('record')
    await closeDialog(page)
  })
  await step('cite', async () => {
    await rows(page).nth(1).hover()
    await press(named(rows(page).nth(1), say('sources.row.cite')))
    await shown(page.getByRole('dialog').locator('li'))
    await book.take('copy a citation')
    await closeDialog(page)
  })
  await step('exclude', async () => {
    await rows(page).nth(9).hover()
    await press(named(rows(page).nth(9), say('sources.row.exclude')))
    await book.take('exclude')
    await page.getByRole('dialog').locator('li').first().getByRole('button').click()
    await shown(named(page, say('common.undo')))
    await book.take('excluded, undo')
  })
  await step('joined records', async () => {
    await press(
      page.getByRole('button', {
        name: say('sources.list.reviewMerged', { count: 777 }).split('777')[1]?.trim() ?? '',
      }),
    )
    await shown(page.getByRole('dialog'))
    await settled(page)
    await book.take('joined records')
    await closeDialog(page)
  })
  await step('palette', async () => {
    await page.keyboard.press('Control+k')
    await shown(page.getByRole('dialog').getByRole('combobox'))
    await book.take('palette')
    await page.getByRole('dialog').getByRole('combobox').fill('work')
    await book.take('palette, found')
    await page.getByRole('dialog').getByRole('combobox').fill('zzzz')
    await book.take('palette, nothing')
    await closeDialog(page)
  })
  await step('shortcuts', async () => {
    await page.keyboard.press('h')
    await shown(page.getByRole('dialog'))
    await book.take('shortcuts')
    await closeDialog(page)
  })
  await step('consult', async () => {
    await pressMore(page, 'consult')
    await shown(page.getByRole('dialog'))
    await book.take('ask Dr Carla')
    await closeDialog(page)
  })
  await step('more', async () => {
    await press(choice(page, 'more'))
    await book.take('more')
    await page.keyboard.press('Escape')
  })
}

async function panels(walk: Walk): Promise<void> {
  const { page, book, say } = walk
  await step('own sources', async () => {
    await press(choice(page, 'add'))
    const panel = page.getByLabel(say('sources.own.text'))
    await shown(panel)
    await book.take('add own sources')
    for (const way of ['link', 'pdf', 'import']) {
      await page
        .getByText(say(`sources.own.ways.${way}`), { exact: true })
        .first()
        .click()
      await book.take(`add own sources ${way}`)
    }
    await page.getByText(say('sources.own.ways.text'), { exact: true }).first().click()
    await panel.fill(
      'PRADO, Joana. Hortas nos telhados do porto. Revista de Bairro, v. 2, n. 1, p. 3-9, 2019.\n\nWexhey H, Brun T. Remote work and productivity: a systematic review. J Work. 2009;12:1-9.',
    )
    await press(named(page, say('sources.own.pasted.preview')))
    await shown(page.getByLabel(say('sources.own.pasted.field.title')))
    await settled(page)
    await book.take('pasted references')
    await page.keyboard.press('Escape')
  })
  await step('refine', async () => {
    await press(choice(page, 'refine'))
    await shown(page.getByLabel(say('sources.refine.request')))
    await book.take('narrow or widen')
    await page.getByLabel(say('sources.refine.request')).fill('desde 2012, sem crianças')
    await settled(page)
    await book.take('narrow or widen, what changes')
    await press(named(page, say('sources.refine.send')))
    await expect(choice(page, 'refine')).toBeEnabled({ timeout: 90_000 })
  })
  await step('history', async () => {
    for (const name of ['history', 'panel', 'strategies', 'downloads'])
      await page
        .locator('summary')
        .filter({ hasText: say(`sources.side.${name}`) })
        .first()
        .click({ timeout: 5_000 })
        .catch(() => undefined)
    await book.take('the search beside the list')
  })
}

async function choosing(walk: Walk): Promise<void> {
  const { page, book, say } = walk
  await step('too few', async () => {
    await openDemo(walk)
    await page.getByLabel(say('sources.parameters.yearFrom')).fill('2026')
    await searchAll(page)
    await press(choice(page, 'satisfied'))
    await shown(page.getByRole('dialog'))
    await book.take('go on with fewer')
    await closeDialog(page)
  })
  await step('choosing', async () => {
    await openDemo(walk)
    await searchAll(page)
    await command(page, 'top 9')
    await press(choice(page, 'satisfied'))
    await shown(choice(page, 'select'))
    await book.take('choosing')
    await press(choice(page, 'select'))
    await shown(choice(page, 'review'))
    await book.take('chosen')
    await press(choice(page, 'done').or(choice(page, 'more')))
  })
  await step('progress', async () => {
    await goTo(page, 'runs')
    await book.take('runs')
    await press(page.locator('main a[href*="/runs/"]'))
    await page.waitForURL(/\/runs\/.+/)
    await shown(page.locator('[data-stage]'))
    await book.take('progress of the search')
  })
}
