import type { InterfaceLocale } from '@/i18n/locales'
import { smallPdf } from '../small-pdf'
import {
  command,
  goTo,
  named,
  openDemo,
  press,
  searchAll,
  settled,
  shown,
  step,
  type Walk,
  walkOf,
} from './walk'

interface Spoken {
  readonly title: string
  readonly fact: string
  readonly rest: string
  readonly words: string
  readonly question: string
  readonly draft: string
}

const spoken: Readonly<Record<InterfaceLocale, Spoken>> = {
  en: {
    title: 'Remote work in public offices',
    fact: 'Remote work raised the productivity of the 240 employees by 13 percent.',
    rest: 'The employees slept as long as before.',
    words: 'productivity of employees',
    question: 'Does remote work raise the productivity of employees?',
    draft:
      'Remote work raised the productivity of the 240 employees by 13 percent (Prado & Lee, 2021).\n\nRemote work raised the productivity of the 240 employees by 31 percent (Prado & Lee, 2021).\n\nRemote work lowered the productivity of the 240 employees by 13 percent (Prado & Lee, 2021).\n\nRemote work made employees lonely (Nobody, 1999).',
  },
  'pt-BR': {
    title: 'Trabalho remoto em reparticoes publicas',
    fact: 'O trabalho remoto aumentou a produtividade dos 240 empregados em 13 por cento.',
    rest: 'Os empregados dormiram tanto quanto antes.',
    words: 'produtividade dos empregados',
    question: 'O trabalho remoto aumenta a produtividade dos empregados?',
    draft:
      'O trabalho remoto aumentou a produtividade dos 240 empregados em 13 por cento (Prado; Lee, 2021).\n\nO trabalho remoto aumentou a produtividade dos 240 empregados em 31 por cento (Prado; Lee, 2021).\n\nO trabalho remoto reduziu a produtividade dos 240 empregados em 13 por cento (Prado; Lee, 2021).\n\nO trabalho remoto deixou os empregados sozinhos (Ninguém, 1999).',
  },
  es: {
    title: 'Trabajo remoto en oficinas publicas',
    fact: 'Los turnos remotos aumentaron la productividad de los 240 empleados en un 13 por ciento.',
    rest: 'Los empleados durmieron tanto como antes.',
    words: 'productividad de los empleados',
    question: '¿Los turnos remotos aumentan la productividad de los empleados?',
    draft:
      'Los turnos remotos aumentaron la productividad de los 240 empleados en un 13 por ciento (Prado y Lee, 2021).\n\nLos turnos remotos aumentaron la productividad de los 240 empleados en un 31 por ciento (Prado y Lee, 2021).\n\nLos turnos remotos redujeron la productividad de los 240 empleados en un 13 por ciento (Prado y Lee, 2021).\n\nLos turnos remotos dejaron solos a los empleados (Nadie, 1999).',
  },
}

walkOf('library', async (walk) => {
  const { page, book } = walk
  await step('empty', async () => {
    await openDemo(walk)
    for (const place of ['', '/answers', '/check', '/reading', '/collection']) {
      await goTo(page, `library${place}`)
      await book.take(`empty${place}`)
    }
  })
  await step('filled', async () => {
    await goTo(page, 'sources')
    await searchAll(page)
    await command(page, 'top 8')
    await settled(page)
    await goTo(page, 'library')
    await book.take('items, being read')
  })
  await upload(walk)
  await places(walk)
})

async function upload({ page, book, say, locale }: Walk): Promise<void> {
  const { title, fact, rest, words } = spoken[locale]
  await step('upload', async () => {
    const chooser = page.waitForEvent('filechooser')
    await press(named(page, say('library.upload.choose')))
    const buffer = smallPdf({ title, author: 'Ana Prado, Tom Lee', abstract: `${fact} ${rest}` })
    await (await chooser).setFiles([
      { name: 'scan-0001.pdf', mimeType: 'application/pdf', buffer },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from(`${fact}\n\n${rest}`) },
      { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(400, 7) },
    ])
    await shown(page.getByRole('link', { name: title }))
    await settled(page)
    await book.take('items')
  })
  await step('dialogs', async () => {
    await press(named(page, say('library.upload.note')))
    await shown(page.getByRole('dialog'))
    await book.take('note')
    await page.keyboard.press('Escape')
    await press(
      page
        .getByRole('button', { name: say('library.reference.editOf', { title }) })
        .or(named(page, say('library.reference.edit'))),
    )
    await shown(page.getByRole('dialog'))
    await book.take('reference')
    await page.keyboard.press('Escape')
  })
  await step('search', async () => {
    const box = page.getByRole('searchbox', { name: say('library.search.label') })
    await box.fill(words)
    await box.press('Enter')
    const hit = page.getByRole('search').getByRole('link')
    await shown(hit)
    await book.take('passages found')
    await hit.first().click()
    await page.waitForURL(/passage=/)
    await shown(page.locator('[data-drawn], [data-cited]'))
    await book.take('reader')
  })
  await step('text reader', async () => {
    await goTo(page, 'library')
    await press(page.getByRole('link', { name: 'notes' }))
    await page.waitForURL(/library\/[^/]+$/)
    await shown(page.locator('main h1'))
    await book.take('reader of a text')
    await page.goto(`${page.url()}/card`)
    await shown(page.locator('main h1'))
    await book.take('source card')
  })
}

async function places({ page, book, say, locale }: Walk): Promise<void> {
  const { question, draft } = spoken[locale]
  await step('answers', async () => {
    await goTo(page, 'library/answers')
    await book.take('answers, nothing asked')
    const box = page.locator('main form textarea, main form input[type=text]').first()
    await box.fill(question)
    await box.press('Enter')
    await shown(page.getByRole('article').locator('mark'))
    await settled(page)
    await book.take('answer')
  })
  await step('check', async () => {
    await goTo(page, 'library/check')
    await book.take('check, empty')
    await page.locator('main textarea').first().fill(draft)
    await press(named(page, say('library.places.check')))
    await shown(page.locator('[data-verdict]'))
    await page.getByRole('radio').last().check({ force: true })
    await book.take('check')
    await press(page.locator('[data-verdict]').first().getByRole('button'))
    await book.take('check, passage')
  })
  await step('reading', async () => {
    await goTo(page, 'library/reading')
    await book.take('reading list')
  })
  await step('collection', async () => {
    await goTo(page, 'library/collection')
    await press(named(page, say('collection.editQuestions')).or(named(page, say('collection.firstQuestion'))))
    await page.getByRole('textbox').first().fill('Remote work')
    const labels = page.getByRole('textbox')
    await labels.nth(1).fill('Productivity')
    await labels.nth(2).fill('productivity')
    await book.take('questions of the collection')
    await press(named(page, say('collection.form.save')))
    await press(named(page, say('collection.start')))
    await shown(page.locator('tbody tr'))
    await settled(page)
    await book.take('collection')
  })
}
