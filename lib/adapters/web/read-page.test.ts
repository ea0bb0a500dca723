import { afterEach, describe, expect, test } from 'vitest'
import { isOpen } from '@/sandbox/catalogue/record'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { startCanaryNetwork } from './canary-network'
import { type LoopbackServer, startLoopbackServer } from './loopback-server'
import { readPage } from './read-page'

const opened: (LoopbackServer | Sandbox)[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const signal = new AbortController().signal

async function readFrom(body: string | Uint8Array, contentType: string | null, status = 200) {
  const server = await startLoopbackServer((_request, response) => {
    response.writeHead(status, contentType === null ? {} : { 'content-type': contentType }).end(body)
  })
  opened.push(server)
  return readPage(`${server.origin}/page`, { signal, trustedOrigins: [server.origin], currentYear: 2026 })
}

async function workFrom(body: string | Uint8Array, contentType: string | null) {
  const read = await readFrom(body, contentType)
  if (!read.ok) throw new Error(`${read.outcome}: ${read.detail}`)
  return read.work
}

const article = (head: string, body = '') =>
  `<!doctype html><html lang="pt"><head>${head}</head><body>${body}</body></html>`

describe('what a page says of itself', () => {
  test('its citation elements make the work', async () => {
    const work = await workFrom(
      article(
        `<title>Journal | Feedback</title>
         <meta name="citation_title" content="Feedback in seminars &amp; clinics">
         <meta name="citation_author" content="Souza, Ana Maria"><meta name="citation_author" content="John Doe">
         <meta name="citation_journal_title" content="Journal of Teaching">
         <meta name="citation_publication_date" content="2021/03/05"><meta name="citation_issn" content="2049-3630">
         <meta name="citation_doi" content="10.5555/abc.1"><meta name="citation_language" content="en">
         <meta name="citation_pdf_url" content="javascript:alert(1)">`,
      ),
      'text/html; charset=utf-8',
    )
    expect(work).toMatchObject({
      title: 'Feedback in seminars & clinics',
      year: 2021,
      doi: '10.5555/abc.1',
      venue: 'Journal of Teaching',
      type: 'article',
    })
    expect(work.authors.map(({ family }) => family)).toEqual(['Souza', 'Doe'])
    expect(work.urls.pdf).toBeUndefined()
  })

  test('a page without them gives its title, text and address', async () => {
    const text = 'Teachers answered a survey about feedback. '.repeat(30)
    const work = await workFrom(
      article('<title>A survey of teachers</title>', `<article><p>${text}</p></article>`),
      'text/html',
    )
    expect(work).toMatchObject({ title: 'A survey of teachers', type: 'other', doi: null })
    expect(work.abstract).toContain('Teachers answered a survey')
    expect(work.urls.landing).toMatch(/\/page$/)
  })

  test.each([
    [
      'in the header',
      Buffer.from('<title>Educação à distância</title>', 'latin1'),
      'text/html; charset=iso-8859-1',
    ],
    [
      'in quotes',
      Buffer.from('<title>Educação à distância</title>', 'latin1'),
      'text/html; charset="windows-1252"',
    ],
    [
      'in the page',
      Buffer.from('<meta charset="iso-8859-1"><title>Educação à distância</title>', 'latin1'),
      'text/html',
    ],
    [
      'in the page, the old way',
      Buffer.from(
        '<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1"><title>Educação à distância</title>',
        'latin1',
      ),
      'text/html',
    ],
    ['nowhere', Buffer.from('<title>Educação à distância</title>'), 'text/html'],
    ['unknown', Buffer.from('<title>Educação à distância</title>'), 'text/html; charset=klingon'],
  ])('a charset named %s is used', async (_where, bytes, contentType) => {
    expect((await workFrom(bytes, contentType)).title).toBe('Educação à distância')
  })

  test('plain text is read as text', async () => {
    const work = await workFrom(
      'Feedback in seminars\n\nStudents received feedback every week for a year.',
      'text/plain',
    )
    expect(work.title).toContain('Feedback in seminars')
  })
})

describe('PDFs', () => {
  test.each(['application/pdf', 'application/octet-stream', 'text/html'])(
    'are read when called %s',
    async (contentType) => {
      const sandbox = await startSandbox()
      opened.push(sandbox)
      const record = sandbox.library.records.find(isOpen)
      const pdf = await fetch(`${sandbox.url}/pdf/${record?.id ?? ''}`)
      const bytes = new Uint8Array(await pdf.arrayBuffer())
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
      expect((await workFrom(bytes, contentType)).title.length).toBeGreaterThan(5)
    },
  )

  test('that are none are unreadable', async () => {
    expect(await readFrom('<html>a login page</html>', 'application/pdf')).toMatchObject({
      ok: false,
      outcome: 'unreadable',
    })
  })
})

describe('what cannot be read has a name', () => {
  test.each([
    ['a page that is not there', '', 'text/html', 404, 'unreachable'],
    ['a page without a title', '<p>text</p>', 'text/html', 200, 'unreadable'],
    ['an empty answer', '', 'text/html', 200, 'unreadable'],
    ['an image', 'GIF89a', 'image/gif', 200, 'unreadable'],
    ['no kind at all', 'bytes', null, 200, 'unreadable'],
    ['a page of 4 MB', `<title>t</title>${'a'.repeat(4_000_000)}`, 'text/html', 200, 'too-large'],
    ['a text of 4 MB', 'a '.repeat(2_000_000), 'text/plain', 200, 'too-large'],
  ])('%s', async (_name, body, contentType, status, outcome) => {
    expect(await readFrom(body, contentType, status)).toMatchObject({ ok: false, outcome })
  })

  test('addresses that the guard refuses', async () => {
    const world = await startCanaryNetwork({
      names: { 'inside.test': ['10.0.0.1'], localhost: ['127.0.0.1'] },
    })
    opened.push(world.canary)
    for (const url of [
      'http://127.0.0.1/',
      'http://localhost/',
      'http://inside.test/',
      'file:///etc/passwd',
      'x',
    ]) {
      const read = await readPage(url, { signal, network: world.network, currentYear: 2026 })
      expect(read, url).toMatchObject({ ok: false, outcome: 'refused' })
    }
    expect(world.dialled).toEqual([])
  })
})

describe('hostile pages end, run nothing and stay text', () => {
  const title = '<title>A page</title>'
  const many = 100_000
  test.each([
    ['elements nested 100,000 deep', article(title, '<div>'.repeat(many))],
    ['inline elements nested 100,000 deep', article(title, '<b><i>'.repeat(many / 2))],
    ['100,000 elements side by side', article(title, '<p>word</p>'.repeat(many))],
    ['100,000 attributes', article(title, `<p ${'a=b '.repeat(many)}>word</p>`)],
    [
      '100,000 meta elements',
      article(title + '<meta name="citation_author" content="A B">'.repeat(many / 4)),
    ],
    ['nothing but opening brackets', title + '<'.repeat(many)],
    ['comments that never close', title + '<!--'.repeat(many)],
    ['300,000 comments', title + '<!-- -->'.repeat(3 * many)],
    ['closing tags without opening ones', title + '</p>'.repeat(5 * many)],
    ['elements that are hidden one in another', article(title, '<noscript>'.repeat(many))],
    ['tables in tables', article(title, '<table><tr><td>'.repeat(10_000))],
  ])('%s', async (_name, html) => {
    const read = await readFrom(html, 'text/html')
    expect(read).toMatchObject({ ok: true, work: { title: 'A page' } })
  })

  test('scripts are neither run nor part of the text', async () => {
    const text = 'Teachers answered a survey about feedback. '.repeat(30)
    const script = `<script>globalThis.hacked = true; document.title = 'hacked'</script><img src=x onerror="globalThis.hacked=true">`
    const work = await workFrom(
      article(title, `${script}<article><p>${text}</p>${script}</article>`),
      'text/html',
    )
    expect(Reflect.has(globalThis, 'hacked')).toBe(false)
    expect(work.title).toBe('A page')
    expect(work.abstract).not.toContain('hacked')
  })

  test('no address of a page is fetched', async () => {
    const canary = await startLoopbackServer()
    opened.push(canary)
    const at = canary.origin
    await readFrom(
      article(
        `${title}<base href="${at}/"><link rel="stylesheet" href="${at}/a.css"><meta http-equiv="refresh" content="0;url=${at}">`,
        `<img src="${at}/i.png"><iframe src="${at}/f"></iframe><script src="${at}/s.js"></script><object data="${at}/o"></object>`,
      ),
      'text/html',
    )
    expect(canary.connections()).toBe(0)
  })
})
