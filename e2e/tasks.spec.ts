import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type InterfaceLocale, locales } from '@/i18n/locales'
import { CountedHand } from './counted-hand'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { type Say, wordsOf } from './words'
import { projectApi, rows, visit } from './workspace'

/** The two widths that pages are made for, in pixels; the narrow one is walked in the dark. */
const widths = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'narrow', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const
type Width = (typeof widths)[number]

/** A work that the demonstration's indexes do not know. */
const PASTED = 'PRADO, Joana. Hortas nos telhados do porto. Revista de Bairro, v. 2, n. 1, p. 3-9, 2019.'
const REASON = 'The population must be named in the objective, please.'

interface Walk {
  readonly page: Page
  readonly hand: CountedHand
  readonly say: Say
  readonly browser: Browser
  readonly width: Width
  readonly locale: InterfaceLocale
  readonly url: string
}

for (const locale of locales)
  for (const width of widths)
    test(
      `the tasks of a student and an advisor take no more steps than they need, ${locale}, ${width.name}`,
      onlyInFull,
      async ({ browser, server }) => {
        const context = await browser.newContext({ ...width, locale })
        const page = await context.newPage()
        const hand = new CountedHand(`${locale}-${width.name}`)
        const walk = { page, hand, say: wordsOf(locale), browser, width, locale, url: server.url }
        await findAndChoose(walk)
        await write(walk)
        await review(walk)
        await context.close()
        process.stdout.write(`\n${locale}, ${width.name}\n${table(hand)}\n`)
        expect(hand.done).toHaveLength(26)
      },
    )

const choice = (page: Page, id: string): Locator => page.locator(`[data-choice="${id}"]`)
const named = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name, exact: true })
const nextStep = (page: Page): Locator => page.getByRole('status').locator('a[href*="/projects/"]')

/** The palette: a press and a few letters, on a phone, too. */
async function command({ page, hand, say }: Walk, text: string): Promise<void> {
  await hand.press(named(page, say('common.palette.open')))
  await hand.write(page.getByRole('dialog').getByRole('combobox'), text)
  await hand.key(page, 'Enter')
}

/** A choice of the menu. On a phone all but the first are folded away, which is one press more. */
async function choose({ page, hand, say }: Walk, id: string): Promise<void> {
  const beside = choice(page, id).first()
  await beside.waitFor({ state: 'attached' })
  if (await beside.isVisible()) return hand.press(beside)
  await hand.press(choice(page, 'more'))
  await hand.press(page.locator('[popover]').getByRole('button', { name: say(`sources.menu.${id}`) }))
}

async function ticked(page: Page): Promise<number> {
  const { entries }: { entries: { decision: string }[] } = await (
    await page.request.get(projectApi(page, 'selection'))
  ).json()
  return entries.filter(({ decision }) => decision === 'include').length
}

async function findAndChoose(walk: Walk): Promise<void> {
  const { page, hand, say, url } = walk
  const row = (at: number) => rows(page).nth(at)

  await hand.task('open the demonstration', 1, page, async () => {
    await visit(page, url)
    await hand.press(named(page, say('projects.sandbox.begin')))
    await page.waitForURL(/\/sources/)
    await expect(choice(page, 'confirm')).toBeEnabled()
  })
  await hand.task('search the databases', 1, page, async () => {
    await hand.press(choice(page, 'confirm'))
    await expect(choice(page, 'refine')).toBeEnabled({ timeout: 90_000 })
  })
  await hand.task('find a word in the list', 1, page, async () => {
    const all = await rows(page).count()
    await hand.write(page.locator('[data-find]'), 'family')
    await expect.poll(() => rows(page).count()).toBeLessThan(all)
    await page.locator('[data-find]').fill('')
    await expect.poll(() => rows(page).count()).toBe(all)
  })
  await hand.task('see why a source stands where it stands', 1, page, async () => {
    await row(0).hover()
    await hand.press(named(row(0), say('sources.row.why')))
    await expect(named(row(0), say('sources.row.why'))).toHaveAttribute('aria-pressed', 'true')
  })
  await hand.task('read a source', 1, page, async () => {
    await hand.press(row(0).getByRole('heading').getByRole('button'))
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await hand.task('copy a citation', 2, page, async () => {
    await row(1).hover()
    await hand.press(named(row(1), say('sources.row.cite')))
    await hand.press(page.getByRole('dialog').locator('li').first().getByRole('button'))
  })
  await page.keyboard.press('Escape')
  await hand.task('choose the eight best', 3, page, async () => {
    await command(walk, 'top 8')
    await expect.poll(() => ticked(page)).toBe(8)
  })
  await hand.task('leave a source out and say why', 2, page, async () => {
    await row(9).hover()
    await hand.press(named(row(9), say('sources.row.exclude')))
    await hand.press(page.getByRole('dialog').locator('li').first().getByRole('button'))
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await hand.task('take that back', 1, page, async () => {
    await hand.press(named(page, say('common.undo')))
  })
  await hand.task('order the list by the choices', 1, page, async () => {
    await page.getByLabel(say('sources.list.sort')).selectOption('choices')
    await hand.key(page, 'Escape')
    await expect(page.getByText(say('sources.stop.meaning'))).toBeVisible()
    await page.getByLabel(say('sources.list.sort')).selectOption('relevancy')
  })
  await hand.task('search further', 3, page, async () => {
    await choose(walk, 'refine')
    await expect(page.getByLabel(say('sources.refine.request'))).toBeVisible()
    await hand.press(page.getByRole('button', { name: say('sources.refine.send') }))
    await expect(choice(page, 'refine')).toBeEnabled({ timeout: 90_000 })
  })
  await hand.task('add a pasted reference', 4, page, async () => {
    await choose(walk, 'add')
    await hand.paste(page.getByLabel(say('sources.own.text')), PASTED)
    await hand.press(named(page, say('sources.own.pasted.add', { count: 1 })))
    await expect.poll(() => ticked(page), { timeout: 90_000 }).toBe(9)
  })
  await page.keyboard.press('Escape')
  await hand.task('finish choosing', 2, page, async () => {
    await hand.press(choice(page, 'satisfied'))
    await hand.press(choice(page, 'select'))
    await expect(choice(page, 'review')).toBeEnabled({ timeout: 90_000 })
  })
}

async function write(walk: Walk): Promise<void> {
  const { page, hand, say } = walk
  const stage = page.locator('#stage-objectives')
  await hand.task('go on to the proposal', 3, page, async () => {
    await choose(walk, 'proposal')
    await page.waitForURL(/\/proposal$/)
    await hand.press(named(page, say('proposal.begin.begin')))
  })
  await hand.task('answer what the proposal must know', 7, page, async () => {
    await hand.press(page.getByText(say('proposal.interview.form'), { exact: true }))
    const profile = {
      academic_program: 'MBA',
      field_of_study: 'Management',
      research_area: 'Remote work',
      weekly_hours: '8',
      timelineValue: '10',
    }
    for (const [field, text] of Object.entries(profile))
      await hand.write(page.getByLabel(say(`proposal.field.${field}`), { exact: true }), text)
    await hand.press(named(page, say('proposal.interview.begin')))
    await expect(
      page
        .getByText(say('proposal.downloads.ready'))
        .or(page.getByText(say('proposal.downloads.bar.references'))),
    ).toBeVisible({ timeout: 120_000 })
  })
  await hand.task('decide about the references', 3, page, async () => {
    // Which of them the demonstration's indexes know depends on the language that was searched in.
    const keep = named(page, say('proposal.references.keep'))
    if ((await keep.count()) > 0) {
      await hand.press(keep)
      await hand.write(page.getByLabel(say('proposal.references.reason')), 'Read in print.')
      await hand.press(named(page, say('proposal.references.keepWith')))
    }
    await expect(page.getByText(say('proposal.downloads.ready'))).toBeVisible()
  })
  await hand.task('cite a source in the objectives, and keep what follows', 7, page, async () => {
    await hand.press(named(stage, say('proposal.act.edit')))
    await hand.press(stage.getByLabel(say('proposal.field.general_objective')))
    await hand.press(named(stage, say('proposal.cite.open')))
    await hand.press(page.getByRole('dialog').locator('li').getByRole('button'))
    await expect(stage.getByLabel(say('proposal.field.general_objective'))).toHaveValue(/\[@[^\]]+\]/)
    await hand.press(named(stage, say('common.save')))
    await expect(named(stage, say('proposal.act.edit'))).toBeVisible()
    // What was written after the objectives stands as it is.
    for (const later of ['methodology', 'data-collection']) {
      const keep = named(page.locator(`#stage-${later}`), say('proposal.stale.keep'))
      await hand.press(keep)
      await expect(keep).toBeHidden()
    }
  })
  await hand.task('admit what an advisor would object to', 1, page, async () => {
    const all = page.getByRole('region', { name: say('proposal.examination.title') }).getByRole('button', {
      name: new RegExp(`^${say('proposal.examination.admitAll', { count: 777 }).replace('777', '\\d+')}$`),
    })
    await hand.press(all)
    await expect(all).toBeHidden()
  })
  // What was admitted is written into the document.
  const proposalState = async () => {
    const { rooms }: { rooms: { room: string; state: string }[] } = await (
      await page.request.get(projectApi(page, 'standing'))
    ).json()
    return rooms.find(({ room }) => room === 'proposal')?.state
  }
  await expect.poll(proposalState, { timeout: 60_000 }).not.toBe('running')
  await hand.task('take the PDF along', 1, page, async () => {
    await expect(page.getByText(say('proposal.downloads.ready'))).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 90_000 }),
      hand.press(page.getByRole('link', { name: say('proposal.downloads.pdf'), exact: true })),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })
}

async function review(walk: Walk): Promise<void> {
  const { page, hand, say, browser, width, locale } = walk
  await hand.task('publish', 2, page, async () => {
    await hand.press(nextStep(page))
    await page.waitForURL(/\/share$/)
    await hand.press(named(page, say('share.publish.first')))
    await expect(page.getByText(say('share.publish.published', { number: 1 }))).toBeVisible()
  })
  let link = ''
  await hand.task('make a link for the advisor', 3, page, async () => {
    await hand.press(named(page, say('share.links.new')))
    await hand.write(page.getByLabel(say('share.links.name')), 'Prof. Lima')
    await hand.press(named(page, say('share.links.create')))
    link = await page.getByLabel(say('share.links.url'), { exact: true }).inputValue()
  })

  const context = await browser.newContext({ ...width, locale })
  const desk = await context.newPage()
  await hand.task('open the desk and read', 0, desk, async () => {
    await visit(desk, link)
    await expect(desk.getByRole('heading', { name: say('desk.brief.title') })).toBeAttached()
    // Who has read nothing decides nothing.
    await expect(named(desk, say('desk.bar.decide'))).toBeDisabled()
  })
  await hand.task('comment on a passage', 3, desk, async () => {
    const passage = desk
      .locator('[data-block]')
      .filter({ hasText: /\w{4,}.{60,}/ })
      .nth(1)
    await passage.scrollIntoViewIfNeeded()
    await passage.hover()
    await hand.press(passage.locator('xpath=..').getByRole('button').last())
    await hand.write(desk.getByLabel(say('desk.comment.label')), 'Which offices do you mean?')
    await hand.press(named(desk, say('desk.comment.send')))
    await expect(desk.getByText('Which offices do you mean?')).not.toHaveCount(0)
  })
  await desk.locator('[data-block]').last().scrollIntoViewIfNeeded()
  await hand.task('ask for changes', 4, desk, async () => {
    await hand.press(named(desk, say('desk.bar.decide')))
    const dialog = desk.getByRole('dialog')
    await hand.press(dialog.getByText(say('desk.bar.changes-required'), { exact: true }))
    await hand.write(dialog.getByLabel(say('desk.decide.reason')), REASON)
    await hand.press(named(dialog, say('desk.decide.confirm.changes-required')))
    await expect(dialog).toBeHidden()
  })
  await context.close()

  await hand.task('find the advisor’s answer from the first page', 2, page, async () => {
    await visit(page, walk.url)
    await hand.press(page.getByRole('link', { name: say('common.next.act.answer-advisor') }))
    await expect(page.getByText(REASON).first()).toBeVisible()
  })
  await hand.task('answer, and go to the stage', 4, page, async () => {
    await hand.press(named(page, say('share.comments.answer')))
    await hand.write(page.getByLabel(say('share.comments.answerLabel')), 'Offices in one city.')
    await hand.press(named(page, say('share.comments.send.accepted')))
    await expect(page.getByText(say('share.comments.allAnswered'))).toBeVisible()
    // What was answered and seen is counted nowhere any more.
    await expect(named(page, say('share.inbox.open', { count: 0 }))).toBeVisible()
    await hand.press(nextStep(page))
    await page.waitForURL(/\/proposal/)
  })
}

function table({ done }: CountedHand): string {
  const total = done.reduce((sum, { steps }) => sum + steps, 0)
  return [...done.map(({ task, steps }) => `${String(steps).padStart(3)}  ${task}`), `${total}  in all`].join(
    '\n',
  )
}
