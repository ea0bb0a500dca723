import { expect } from '@playwright/test'
import { command, goTo, named, openDemo, press, searchAll, settled, shown, type Walk } from './walk'

/** A searched project with so many chosen sources. */
export async function choose(walk: Walk, count: number): Promise<void> {
  await openDemo(walk)
  await searchAll(walk.page)
  await command(walk.page, `top ${count}`)
  await settled(walk.page)
}

/** What a proposal must know. */
export async function fillProfile({ page, say }: Walk): Promise<void> {
  const profile = {
    academic_program: 'MBA',
    field_of_study: 'Management',
    research_area: 'Remote work',
    weekly_hours: '8',
    timelineValue: '10',
    author: 'Joana Prado',
  }
  for (const [field, text] of Object.entries(profile)) {
    const box = page.getByLabel(say(`proposal.field.${field}`), { exact: true })
    if (!(await box.isVisible())) await page.locator('main details:not([open]) > summary').first().click()
    await box.fill(text)
  }
}

/** Until the proposal is written, whether or not its references are in order. */
export async function written({ page, say }: Walk): Promise<void> {
  await shown(
    page
      .getByText(say('proposal.downloads.ready'))
      .or(page.getByText(say('proposal.downloads.bar.references'))),
  )
}

/** Keeps each reference that no index knows, so that the document may leave. */
export async function decideReferences({ page, say }: Walk): Promise<void> {
  const keep = named(page, say('proposal.references.keep'))
  const count = await keep.count()
  for (let at = 0; at < count; at += 1) {
    await press(keep.nth(at))
    await page.getByLabel(say('proposal.references.reason')).fill('Read in print.')
    await press(named(page, say('proposal.references.keepWith')))
    await expect(named(page, say('proposal.references.keepWith'))).toBeHidden()
  }
  await shown(page.getByText(say('proposal.downloads.ready')))
}

/** From the choice to the written proposal, by the form. */
export async function write(walk: Walk): Promise<void> {
  const { page, say } = walk
  await goTo(page, 'proposal')
  await press(named(page, say('proposal.begin.begin')))
  await page.getByText(say('proposal.interview.form'), { exact: true }).click()
  await fillProfile(walk)
  await press(named(page, say('proposal.interview.begin')))
  await written(walk)
}

/** Publishes the written proposal, its open objections admitted, and returns a link to it. */
export async function publish(walk: Walk, name: string): Promise<string> {
  const { page, say } = walk
  await goTo(page, 'proposal')
  const examination = page.getByRole('region', { name: say('proposal.examination.title') })
  await examination.getByRole('button').first().click()
  await goTo(page, 'share')
  await press(named(page, say('share.publish.first')))
  await press(named(page, say('share.links.new')))
  await page.getByLabel(say('share.links.name')).fill(name)
  await press(named(page, say('share.links.create')))
  return page.getByLabel(say('share.links.url'), { exact: true }).inputValue()
}
