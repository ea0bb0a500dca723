import { expect, type Page, test } from '@playwright/test'
import { letterText, type MailServer, startMailServer } from '@/lib/server/testing/mail-server'
import { CarrelServer } from './carrel-server'
import { untilAlive, visit } from './workspace'

let mail: MailServer
let server: CarrelServer

test.beforeAll(async () => {
  mail = await startMailServer()
  const env = { SMTP_URL: mail.url, SMTP_FROM: 'Carrel <carrel@carrel.example>' }
  server = new CarrelServer({ env })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  mail.close()
})

const email = 'ana.souza@student.example'

async function fillIn(page: Page, submit: string, password: string): Promise<void> {
  const button = page.getByRole('button', { name: submit, exact: true })
  const form = page.locator('form').filter({ has: button })
  await untilAlive(button)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await button.click()
}

/** The link in the last of this many letters. */
async function linkIn(count: number): Promise<string> {
  await expect.poll(() => mail.received.length).toBe(count)
  return /^http\S+$/m.exec(letterText(mail.received.at(-1) ?? ''))?.[0] ?? ''
}

test('an address is confirmed by a letter, and a forgotten password set anew by another', async ({
  page,
  browser,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await test.step('create an account, which opens by a letter', async () => {
    await visit(page, `${server.url}/account`)
    await fillIn(page, 'Create the account', 'four quiet reading rooms')
    await expect(page.getByText('A message is on its way to this address')).toBeVisible()
    await expect(page.getByText('You are not signed in')).toBeVisible()
    await linkIn(1)
    await fillIn(page, 'Sign in', 'four quiet reading rooms')
    await expect(page.getByText('or the address is not confirmed yet')).toBeVisible()
  })

  await test.step('a link that was cut off says so', async () => {
    const cut = (await linkIn(2)).slice(0, -5)
    await visit(page, cut)
    const confirm = page.getByRole('button', { name: 'Confirm the address' })
    await untilAlive(confirm)
    await confirm.click()
    await expect(page.getByText('This link is not valid')).toBeVisible()
    await expect(page.getByText('You are not signed in')).toBeVisible()
  })

  await test.step('the whole link confirms it with one press, and then one signs in', async () => {
    await visit(page, await linkIn(2))
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByText('The address is confirmed.')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await fillIn(page, 'Sign in', 'four quiet reading rooms')
    await page.waitForURL(`${server.url}/`)
    await visit(page, `${server.url}/account`)
    await expect(page.getByText('This address is confirmed.')).toBeVisible()
  })

  await test.step('create it again elsewhere: the page says the same, the letter that there is one', async () => {
    const elsewhere = await browser.newContext()
    const stranger = await elsewhere.newPage()
    await visit(stranger, `${server.url}/account`)
    await fillIn(stranger, 'Create the account', 'a stranger chose this one')
    await expect(stranger.getByText('A message is on its way to this address')).toBeVisible()
    expect(await linkIn(3)).toBe(`${server.url}/account`)
    await elsewhere.close()
  })

  await test.step('forget the password in another browser', async () => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    other.on('request', (request) => asked.push(request.url()))
    await visit(other, `${server.url}/account`)
    const forgot = other.getByRole('button', { name: 'Forgot your password?' })
    await untilAlive(forgot)
    await forgot.click()
    const form = other.locator('form').filter({ has: other.getByRole('button', { name: 'Send the link' }) })
    await form.getByLabel('E-mail').fill(email)
    await form.getByRole('button', { name: 'Send the link' }).click()
    await expect(other.getByText('If there is an account with this address')).toBeVisible()
    const link = await linkIn(4)
    await visit(other, link)
    const set = other.getByRole('button', { name: 'Set the password' })
    await untilAlive(set)
    await other.getByLabel('Password', { exact: true }).fill('another five quiet rooms')
    await set.click()
    await expect(other.getByText('The new password is set')).toBeVisible()
    await visit(other, link)
    await untilAlive(set)
    await other.getByLabel('Password', { exact: true }).fill('a sixth of these rooms')
    await set.click()
    await expect(other.getByText('This link is not valid')).toBeVisible()
    await other.getByRole('link', { name: 'To the account page' }).click()
    await fillIn(other, 'Sign in', 'another five quiet rooms')
    await other.waitForURL(`${server.url}/`)
    // The secret stood in no address that the server was asked for.
    const secret = link.split('#')[1] ?? ''
    expect(secret.length).toBeGreaterThan(20)
    expect(asked.filter((address) => (address.split('#')[0] ?? '').includes(secret))).toEqual([])
    await elsewhere.close()
  })

  await test.step('the browser signed in before has been signed out', async () => {
    await visit(page, `${server.url}/account`)
    await expect(page.getByText('You are not signed in')).toBeVisible()
  })
})
