import { named, openDemo, press, shown, step, type Walk, walkOf } from './walk'

walkOf('start', async (walk) => {
  const { page, book, say, server } = walk
  const fold = (name: string) => page.locator('summary').filter({ hasText: name })

  await step('first page', async () => {
    await page.goto(server.url)
    await shown(named(page, say('projects.sandbox.begin')))
    await book.take('first page')
  })
  await step('first page, topic missing', async () => {
    await press(named(page, say('projects.intake.begin')))
    await shown(page.getByText(say('projects.intake.fault.empty')))
    await book.take('first page, topic missing')
  })
  await step('a file that is no document', async () => {
    await page.getByLabel(say('projects.upload.fileLabel')).setInputFiles({
      name: 'letter.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('Dear all, nothing of this is a document.'),
    })
    await shown(page.getByText(say('projects.upload.failed', { name: 'letter.md' })))
    await book.take('a file that is no document')
  })
  await step('no answer', async () => {
    await page.goto(server.url)
    const begin = named(page, say('topic.door.go'))
    await shown(begin)
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await press(begin)
    await shown(page.getByRole('alert'))
    await book.take('first page, no answer')
    await page.unroute('**/*')
  })
  await step('account of a guest', async () => {
    await page.goto(`${server.url}/account`)
    await shown(named(page, say('account.claim.submit')))
    await book.take('account without one')
    const form = page.locator('form').filter({ has: named(page, say('account.claim.submit')) })
    await form.getByLabel(say('account.email')).fill('nobody')
    await form.getByLabel(say('account.password'), { exact: true }).fill('short')
    await press(named(page, say('account.claim.submit')))
    await book.take('account, wrong fields')
  })
  await step('new password', async () => {
    await page.goto(`${server.url}/account/new-password`)
    await shown(page.getByText(say('account.newPassword.missingTitle')))
    await book.take('new password, link cut')
    await page.goto(`${server.url}/account/new-password#abcdefabcdefabcdefabcdef`)
    await book.take('new password')
  })
  await step('settings', async () => {
    await page.goto(`${server.url}/settings`)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Web of Science' }) })
    await shown(row)
    await book.take('settings')
    await row.getByRole('textbox').or(row.locator('input')).first().fill('wos-4f81c2d9e7b04a63-never')
    await press(named(row, say('settings.keys.save')))
    await shown(
      row
        .getByText(say('settings.keys.justSaved', { service: 'Web of Science' }))
        .or(row.locator('button').last()),
    )
    await book.take('settings, key saved')
  })
  await step('nothing here', async () => {
    await page.goto(`${server.url}/projects/0193b1f0-0000-7000-8000-000000000000/sources`)
    await shown(page.getByText(say('common.notFound.title')))
    await book.take('nothing here')
  })
  await step('returning', async () => {
    await openDemo(walk)
    await page.goto(server.url)
    await shown(page.getByRole('region', { name: say('projects.resume.label') }))
    await book.take('projects')
    await press(fold(say('projects.list.begin')))
    await book.take('projects, something new')
  })
  await step('a deleted project', async () => {
    await page.goto(server.url)
    await press(
      page.getByRole('button', {
        name: say('projects.list.deleteOf', { title: say('projects.sandbox.topic') }),
      }),
    )
    await shown(named(page, say('common.undo')))
    await book.take('a project deleted')
  })
  await step('account with work', async () => {
    await page.goto(`${server.url}/account`)
    await shown(fold(say('account.forget.title')))
    await press(fold(say('account.signIn.title')))
    await press(fold(say('account.forget.title')))
    await book.take('account of a guest with work')
    await press(named(page, say('account.forget.open')))
    await shown(page.getByRole('dialog'))
    await book.take('leave without a trace')
    await page.keyboard.press('Escape')
  })
  await step('signed in', async () => {
    const form = page.locator('form').filter({ has: named(page, say('account.claim.submit')) })
    await form.getByLabel(say('account.email')).fill(`ana.${Date.now()}@student.example`)
    await form.getByLabel(say('account.password'), { exact: true }).fill('four quiet reading rooms')
    await press(named(page, say('account.claim.submit')))
    await shown(named(page, say('account.signOut.submit')))
    await press(named(page, say('common.close')))
    await press(fold(say('account.secondStep.title')))
    await press(fold(say('account.change.title')))
    await press(fold(say('account.passkeys.title')))
    await press(fold(say('account.sessions.title')))
    await book.take('account')
    await press(named(page, say('account.change.submit')))
    await book.take('account, password missing')
    const begin = named(page, say('account.secondStep.begin'))
    const asked = page.locator('form').filter({ has: begin })
    await asked.locator('input[type=password]').fill('four quiet reading rooms')
    await press(begin)
    await shown(page.getByText(say('account.secondStep.scan')))
    await book.take('second step')
    await passkeys(walk)
    await page.goto(`${server.url}/settings`)
    await press(named(page, say('settings.data.deleteOpen')))
    await shown(page.getByRole('dialog'))
    await book.take('delete the account')
    await page.keyboard.press('Escape')
  })
})

/** With a device of which only the browser knows that it is none. */
async function passkeys({ page, book, say, server }: Walk): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${server.url}/account`)
  const title = say('account.passkeys.title')
  const part = page.locator('details').filter({ has: page.getByText(title, { exact: true }) })
  await press(part.locator('summary'))
  await part.getByLabel(say('account.passkeys.name')).fill('Notebook da biblioteca')
  await part.locator('input[type=password]').fill('four quiet reading rooms')
  await press(named(part, say('account.passkeys.add')))
  await shown(part.getByText(say('account.passkeys.added')))
  await part.getByRole('listitem').getByRole('button').last().click()
  await book.takeHere('passkeys', part)
}
