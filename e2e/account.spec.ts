import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from './sandbox-server'
import {
  choose,
  listedInCsv,
  openSandbox,
  projectApi,
  rows,
  search,
  untilAlive,
  visit,
  visitAgain,
} from './workspace'

const credentials = { email: 'ana.souza@student.example', password: 'four quiet reading rooms' }

/** The form with this button: a visitor sees one for a new account and one for a known. */
async function fillIn(
  page: Page,
  submit: string,
  { email, password }: Partial<typeof credentials> = {},
): Promise<void> {
  const button = page.getByRole('button', { name: submit, exact: true })
  const form = page.locator('form').filter({ has: button })
  await untilAlive(button)
  await form.getByLabel('E-mail').fill(email ?? credentials.email)
  await form.getByLabel('Password', { exact: true }).fill(password ?? credentials.password)
  await button.click()
}

const statusesFor = (context: BrowserContext, addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await context.request.get(address)).status()))

const allNotFound = (addresses: readonly string[]) => addresses.map(() => 404)

const keyAndTitle = (line: string) => line.split('","').slice(0, 2).join(' ')

test('work begun without an account is reached from another browser once it is claimed, and never by a stranger', async ({
  page,
  browser,
  server,
}) => {
  await openSandbox(page, server.url)
  await search(page)
  await choose(rows(page).first().getByRole('checkbox'))
  const selection = projectApi(page, 'selection')
  await expect.poll(async () => (await (await page.request.get(selection)).json()).entries.length).toBe(1)
  const project = page.url()
  const sources = (await listedInCsv(page)).map(keyAndTitle)
  expect(sources.length).toBeGreaterThan(0)
  const addresses = [
    project,
    selection,
    projectApi(page, 'screening'),
    projectApi(page, 'abstracts'),
    projectApi(page, 'merged-groups'),
    projectApi(page, 'export?format=markdown'),
    projectApi(page, 'export?format=csv&which=all'),
  ]

  await test.step('claim it and sign out', async () => {
    await visit(page, `${server.url}/account`)
    await fillIn(page, 'Create the account')
    await expect(page.getByText('Signed in', { exact: true })).toBeVisible()
    await expect(page.getByText(credentials.email)).toBeVisible()
    expect(await statusesFor(page.context(), addresses)).toEqual(addresses.map(() => 200))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${server.url}/`)
    await expect(
      page.getByRole('heading', { name: 'From no topic to a finished paper, every reference real' }),
    ).toBeVisible()
    expect(await statusesFor(page.context(), addresses)).toEqual(allNotFound(addresses))
  })

  await test.step('sign in elsewhere', async () => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await visit(other, `${server.url}/account`)
    await fillIn(other, 'Sign in')
    await other.waitForURL(`${server.url}/`)
    await other.getByRole('region', { name: 'Where you left off' }).getByRole('link').click()
    await other.waitForURL(project)
    await expect(rows(other).first()).toBeVisible()
    await expect(other.getByText('1 chosen').first()).toBeVisible()
    expect((await listedInCsv(other)).map(keyAndTitle)).toEqual(sources)
    await elsewhere.close()
  })

  await test.step('change the password, which signs out every other browser', async () => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    for (const tab of [page, other]) {
      await visit(tab, `${server.url}/account`)
      await fillIn(tab, 'Sign in')
      await tab.waitForURL(`${server.url}/`)
    }
    await visit(page, `${server.url}/account`)
    const title = page.getByText('Change the password').first()
    await untilAlive(page.getByRole('button', { name: 'Sign out' }))
    await title.click()
    const change = page.getByRole('button', { name: 'Change the password' })
    // Setting up a second step asks for it, too.
    const current = page.locator('form').filter({ has: change }).getByLabel('Current password')
    await current.fill('not this one at all')
    await page.getByLabel('New password').fill('five loud reading rooms')
    await change.click()
    await expect(page.getByText('The current password is not right.')).toBeVisible()
    await current.fill(credentials.password)
    await change.click()
    await expect(page.getByText('The password is changed, and')).toBeVisible()
    expect(await statusesFor(page.context(), addresses)).toEqual(addresses.map(() => 200))
    expect(await statusesFor(elsewhere, addresses)).toEqual(allNotFound(addresses))
    await elsewhere.close()
  })

  await test.step('sign out in one tab, which ends the others', async () => {
    await visit(page, project)
    await expect(rows(page).first()).toBeVisible()
    const share = await page.context().newPage()
    await visit(share, project.replace(/sources$/, 'share'))
    const other = await page.context().newPage()
    await visit(other, `${server.url}/account`)
    await untilAlive(other.getByRole('button', { name: 'Sign out' }))
    await other.getByRole('button', { name: 'Sign out' }).click()
    for (const tab of [page, share]) {
      await expect(tab.getByText('You are no longer signed in')).toBeVisible()
      await tab.getByRole('link', { name: 'Sign in', exact: true }).click()
      await tab.waitForURL(`${server.url}/account`)
    }
    await share.close()
    await other.close()
  })

  await test.step('a stranger, without and with work of their own', async () => {
    const strange = await browser.newContext()
    expect(await statusesFor(strange, addresses)).toEqual(allNotFound(addresses))
    const stranger = await strange.newPage()
    await openSandbox(stranger, server.url)
    expect(await statusesFor(strange, addresses)).toEqual(allNotFound(addresses))
    await visit(stranger, project)
    await expect(stranger.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
    await strange.close()
  })

  await test.step('take everything along, then delete the account with everything in it', async () => {
    await visit(page, `${server.url}/account`)
    await fillIn(page, 'Sign in', { password: 'five loud reading rooms' })
    await page.waitForURL(`${server.url}/`)
    await visit(page, `${server.url}/settings`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download everything (ZIP)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^carrel-\d{4}-\d\d-\d\d\.zip$/)
    const remove = page.getByRole('button', { name: 'Delete the account…' })
    await untilAlive(remove)
    await remove.click()
    const dialog = page.getByRole('dialog')
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
    await dialog.getByLabel('Current password').fill('not this one at all')
    await dialog.getByRole('button', { name: 'Delete everything for good' }).click()
    await expect(dialog.getByText('The current password is not right.')).toBeVisible()
    await dialog.getByLabel('Current password').fill('five loud reading rooms')
    await dialog.getByRole('button', { name: 'Delete everything for good' }).click()
    await page.waitForURL(`${server.url}/`)
    expect(await statusesFor(page.context(), addresses)).toEqual(allNotFound(addresses))
    await visit(page, `${server.url}/account`)
    await fillIn(page, 'Sign in', { password: 'five loud reading rooms' })
    await expect(page.getByText('Address or password is wrong.')).toBeVisible()
  })
})

test('a saved key is never sent back to the browser, only that it is saved', async ({ page, server }) => {
  const key = 'wos-4f81c2d9e7b04a63-never-shown'
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    // A redirect, or an answer to a page that has been left, has no body to read.
    answers.push(response.text().catch(() => ''))
  })
  await visit(page, `${server.url}/settings`)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Web of Science' }) })
  const field = row.getByLabel('Key for Web of Science', { exact: true })

  await test.step('save it', async () => {
    await untilAlive(row.getByRole('button', { name: 'Save key' }))
    await field.fill(key)
    await row.getByRole('button', { name: 'Save key' }).click()
    await expect(row.getByText(/^saved /)).toBeVisible()
    await expect(field).toHaveValue('')
  })

  await test.step('look for it everywhere', async () => {
    for (const path of ['/settings', '/account', '/']) {
      await visit(page, `${server.url}${path}`)
      await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
      expect(await page.content()).not.toContain(key)
    }
    await openSandbox(page, server.url)
    expect(await page.content()).not.toContain(key)
    await visit(page, `${server.url}/settings`)
    await expect(row.getByText(/^saved /)).toBeVisible()
    await expect(field).toHaveValue('')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept + JSON.stringify(await page.context().cookies())).not.toContain(key)
  })

  await test.step('remove it', async () => {
    const remove = row.getByRole('button', { name: 'Remove the key for Web of Science' })
    await untilAlive(remove)
    await remove.click()
    await row.getByRole('button', { name: 'Really remove' }).click()
    await expect(row.getByText('not saved')).toBeVisible()
    await visitAgain(page)
    await expect(row.getByText('not saved')).toBeVisible()
  })

  const bodies = await Promise.all(answers)
  expect(bodies.some((body) => body.includes('Key for Web of Science'))).toBe(true)
  expect(bodies.filter((body) => body.includes(key))).toEqual([])
})

test('an account is entered by a passkey, and no more once it is removed', async ({ page, server }) => {
  const email = 'bia.lima@student.example'
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const part = page.locator('details').filter({ has: page.getByText('Passkeys', { exact: true }) })
  const openPart = async () => {
    await visit(page, `${server.url}/account`)
    await untilAlive(page.getByRole('button', { name: 'Sign out' }))
    await part.locator('summary').first().click()
  }
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${server.url}/`)
  }
  const enter = async () => {
    await visit(page, `${server.url}/account`)
    const button = page.getByRole('button', { name: 'Sign in with a passkey' })
    await untilAlive(button)
    await button.click()
  }

  await test.step('add one, which asks for the password', async () => {
    await visit(page, `${server.url}/account`)
    await fillIn(page, 'Create the account', { email })
    await expect(page.getByText('Signed in', { exact: true })).toBeVisible()
    await openPart()
    await expect(part.getByText('There is none yet.')).toBeVisible()
    await part.getByLabel('Name of the new passkey').fill('Lab computer')
    await part.getByLabel('Current password').fill('not this one at all')
    const add = part.getByRole('button', { name: 'Add a passkey' })
    await add.click()
    await expect(part.getByText('The current password is not right.')).toBeVisible()
    await part.getByLabel('Current password').fill(credentials.password)
    await add.click()
    await expect(part.getByText('The passkey is added.')).toBeVisible()
    await expect(part.getByText('Lab computer')).toBeVisible()
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
    await part.getByLabel('Current password').fill(credentials.password)
    await add.click()
    await expect(part.getByText('This device has a passkey for this account already.')).toBeVisible()
  })

  await test.step('sign in with it', async () => {
    await signOut()
    await enter()
    await page.waitForURL(`${server.url}/`)
    await visit(page, `${server.url}/account`)
    await expect(page.getByText(email)).toBeVisible()
  })

  await test.step('rename it, then remove it: it opens nothing more', async () => {
    await openPart()
    await part.getByRole('button', { name: 'Rename: Lab computer' }).click()
    await part.getByLabel('New name').fill('Old lab computer')
    await part.getByRole('button', { name: 'Save the name' }).click()
    await part.getByRole('button', { name: 'Remove: Old lab computer' }).click()
    const row = part.getByRole('listitem').filter({ hasText: 'Old lab computer' })
    await row.getByLabel('Current password').fill(credentials.password)
    await row.getByRole('button', { name: 'Remove the passkey' }).click()
    await expect(part.getByText('The passkey is removed.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await signOut()
    await enter()
    await expect(page.getByText('This passkey opens no account here.')).toBeVisible()
  })
})
