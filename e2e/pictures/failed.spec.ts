import { failRun } from './fail-run'
import { choose } from './proposal-steps'
import { choice, goTo, named, openDemo, press, searchAll, settled, shown, step, walkOf } from './walk'

/** Every room whose run ended with an error, and the pages that tell of it. */
walkOf('failed', async (walk) => {
  const { page, book, say, server } = walk
  const retry = named(page, say('run.retryFailed'))
  await step('search', async () => {
    await openDemo(walk)
    await searchAll(page)
    await failRun(walk, { pipeline: 'source-validation', step: 'summarise' })
    await shown(retry)
    await book.take('a search that failed')
    await goTo(page, 'runs')
    await press(page.locator('main a[href*="/runs/"]'))
    await page.waitForURL(/\/runs\/.+/)
    await shown(page.locator('[data-stage]'))
    await book.take('progress of a failed search')
    await page.goto(server.url)
    await book.take('projects, one failed')
  })
  await step('topic', async () => {
    await page.goto(server.url)
    await press(page.locator('summary').filter({ hasText: say('projects.list.begin') }))
    await press(named(page, say('topic.door.sandbox')))
    await page.waitForURL(/\/topic$/)
    await shown(named(page, say('topic.interests.send')))
    await failRun(walk, { pipeline: 'topic-discovery', step: 'look-around' })
    await shown(retry)
    await book.take('a topic conversation that failed')
  })
  await step('review', async () => {
    await choose(walk, 12)
    await press(choice(page, 'satisfied'))
    await press(choice(page, 'select'))
    await press(choice(page, 'review'))
    await page.waitForURL(/\/review$/)
    await press(named(page, say('review.begin.go')))
    await shown(named(page, say('review.themes.agree')).or(named(page, say('review.themes.none-agree'))))
    await failRun(walk, { pipeline: 'literature-review', step: 'write-themes' })
    await shown(retry)
    await book.take('a review that failed')
  })
  await step('proposal', async () => {
    await goTo(page, 'proposal')
    await press(named(page, say('proposal.begin.begin')))
    await shown(named(page, say('proposal.interview.send')))
    await failRun(walk, { pipeline: 'proposal', step: 'methodology' })
    await shown(retry)
    await book.take('a proposal that failed')
  })
  await step('paper', async () => {
    await choose(walk, 8)
    await goTo(page, 'paper')
    await press(named(page, say('paper.begin.go')))
    await press(named(page, say('run.pause')))
    await shown(named(page, say('run.resume')))
    await settled(page)
    await failRun(walk, { pipeline: 'paper', step: 'gap-hunter' })
    await shown(retry)
    await book.take('a paper that failed')
  })
})
