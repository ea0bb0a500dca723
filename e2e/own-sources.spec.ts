import { expect, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { smallPdf } from './small-pdf'
import { listedInCsv, openSandbox, search } from './workspace'

const titlesIn = async (page: Page) => (await listedInCsv(page)).join('\n')

async function way(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('radio', { name, exact: true })
  if ((await panel.count()) === 0) await page.getByRole('button', { name: /^Add own sources/ }).click()
  await page.getByText(name, { exact: true }).first().click()
}

/** Takes one of the student's sources out, puts it back, and takes it out again. */
async function removeAndPutBack(page: Page, title: string): Promise<void> {
  const remove = page.getByRole('button', { name: `Remove “${title}”` })
  await remove.click()
  await expect.poll(() => titlesIn(page)).not.toContain(title)
  await page.getByRole('button', { name: 'Put back the last one' }).click()
  await expect.poll(() => titlesIn(page)).toContain(title)
  await expect(remove).toBeEnabled()
}

test('pasted references are read, corrected, added, taken out and put back', async ({ page, server }) => {
  await openSandbox(page, server.url)
  await search(page)
  await way(page, 'Text')
  const text = page.getByLabel('Reference or abstract')
  const read = page.getByRole('button', { name: 'Read it' })

  await test.step('a text that says nothing', async () => {
    await text.fill('asdf')
    await read.click()
    await expect(page.getByText(/^This names no work/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  })

  await test.step('two references in two styles', async () => {
    await text.fill(
      'PRADO, Joana. Hortas nos telhados do porto. Revista de Bairro, v. 2, n. 1, p. 3-9, 2019.\nMarsh, T. L. (2016). Sleep among night bakers of the harbour. Journal of Early Hours, 8(3), 210–228.',
    )
    await read.click()
    const references = page.getByRole('group').filter({ has: page.getByLabel('Title', { exact: true }) })
    await expect(references).toHaveCount(2)
    const [first, second] = [references.nth(0), references.nth(1)]
    await expect(first.getByLabel('Title', { exact: true })).toHaveValue('Hortas nos telhados do porto')
    await expect(first.getByLabel(/^Authors/)).toHaveValue(/^PRADO, Joana$/i)
    await expect(first.getByLabel('Year')).toHaveValue('2019')
    await expect(second.getByLabel('Published in')).toHaveValue('Journal of Early Hours')
    await expect(second.getByText('No index knows it; it is added as it stands here.')).toBeVisible()
    await first.getByLabel('Title', { exact: true }).fill('Hortas nos telhados do cais')
    await page.getByRole('button', { name: 'Add 2' }).click()
    await expect(page.getByText('Added', { exact: true })).toBeVisible()
    await expect.poll(() => titlesIn(page)).toContain('Hortas nos telhados do cais')
    expect(await titlesIn(page)).toContain('Sleep among night bakers of the harbour')
  })

  await removeAndPutBack(page, 'Hortas nos telhados do cais')
})

test(
  'a DOI, an address and a PDF of the student are added or refused, and can be taken out again',
  onlyInFull,
  async ({ page, server }) => {
    await openSandbox(page, server.url)
    await search(page)
    const before = (await listedInCsv(page)).length
    const known = /10\.\d{4,9}\/[^",\s]+/.exec((await listedInCsv(page))[0] ?? '')?.[0]
    if (known === undefined) throw new Error('the first source has no DOI')

    await test.step('a DOI that is in the list is not added a second time', async () => {
      await way(page, 'Link')
      await page.getByLabel('Web address or DOI').fill(known)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText(/^Added$|^Already in the list$/)).toBeVisible()
      await expect.poll(async () => (await listedInCsv(page)).length).toBe(before)
    })

    await test.step('an address inside the house is not opened', async () => {
      await page.getByLabel('Web address or DOI').fill('http://127.0.0.1:5432/')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('This address is not opened: only public web pages are')).toBeVisible()
      await page.getByLabel('Web address or DOI').fill('neither this nor that')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText(/^This is neither a web address/)).toBeVisible()
    })

    await test.step('a PDF', async () => {
      await way(page, 'PDF')
      const title = 'Remote work diaries of three harbour offices'
      const abstract =
        'We asked three offices to keep a diary of their remote work and measured productivity.'
      const buffer = smallPdf({ title, author: 'Joana Prado', abstract, padding: 0 })
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'diaries.pdf', mimeType: 'application/pdf', buffer })
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect.poll(() => titlesIn(page)).toContain(title)
      await removeAndPutBack(page, title)
      const line = (await listedInCsv(page)).find((listed) => listed.includes(title))
      expect(line).toContain('[User-Provided]')
    })
  },
)
