import { afterEach, describe, expect, test } from 'vitest'
import { type Answer, type LoopbackService, startLoopbackService } from './loopback-service'
import { findFreeCopies, mayBeKept } from './open-full-text'

const services: LoopbackService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

/** Each service answers what is given for it; 400 for the rest, which is not asked again. */
async function start(answers: Readonly<Record<string, unknown>>, mailto: string | null = 'me@example.org') {
  const answer: Answer = (request, response) => {
    const service = Object.keys(answers).find((name) => request.url?.startsWith(`/${name}/`))
    response.writeHead(service === undefined ? 400 : 200)
    response.end(service === undefined ? '{}' : JSON.stringify(answers[service]))
  }
  const service = await startLoopbackService(answer, { mailto })
  services.push(service)
  return { deps: service.deps, asked: () => service.asked.map((url) => url.split('/')[1]) }
}

const work = { doi: '10.5555/open' }
const place = (pdf: string | null, license: string | null) => ({
  ...{ url_for_pdf: pdf, pdf_url: pdf, url: 'https://page.example/landing', license, is_oa: true },
})
const unpaywall = (...places: readonly object[]) => ({
  ...{ doi: work.doi, is_oa: true, best_oa_location: places[0], oa_locations: places },
})
const openAlex = (...locations: readonly object[]) => ({
  meta: { count: 1 },
  results: [{ id: 'https://openalex.org/W1', doi: work.doi, title: 'A', locations }],
})
const europePmc = (license: string | undefined) => ({
  hitCount: 1,
  resultList: {
    result: [
      {
        ...{ id: '1', source: 'MED', doi: work.doi, title: 'A', license, isOpenAccess: 'Y' },
        fullTextUrlList: {
          fullTextUrl: [
            { availabilityCode: 'S', documentStyle: 'pdf', url: 'https://wall.example/a.pdf' },
            { availabilityCode: 'OA', documentStyle: 'html', url: 'https://epmc.example/a' },
            { availabilityCode: 'OA', documentStyle: 'pdf', url: 'https://epmc.example/a.pdf' },
          ],
        },
      },
    ],
  },
})

describe('free copies of a work', () => {
  test('those that may be kept come first, and then nobody else is asked', async () => {
    const { deps, asked } = await start({
      unpaywall: unpaywall(place('https://b.example/b.pdf', null), place('https://c.example/c.pdf', 'cc-by')),
    })
    expect(await findFreeCopies(work, deps)).toEqual([
      { url: 'https://c.example/c.pdf', licence: 'cc-by' },
      { url: 'https://b.example/b.pdf', licence: null },
    ])
    expect(asked()).toEqual(['unpaywall'])
  })

  test('OpenAlex and Europe PMC are asked where no licence is stated, and without an address of our own', async () => {
    const answers = {
      openalex: openAlex(place('https://b.example/b.pdf', 'publisher-specific-oa')),
      europepmc: europePmc('cc by-nc'),
    }
    const { deps, asked } = await start(answers, null)
    expect(await findFreeCopies(work, deps)).toEqual([
      { url: 'https://epmc.example/a.pdf', licence: 'cc by-nc' },
      { url: 'https://b.example/b.pdf', licence: 'publisher-specific-oa' },
    ])
    expect(asked()).toEqual(['openalex', 'europepmc'])
  })

  test('nobody answering is not the same as nobody naming one', async () => {
    expect(await findFreeCopies(work, (await start({})).deps)).toBeNull()
    const closed = { ...unpaywall(), is_oa: false }
    expect(await findFreeCopies(work, (await start({ unpaywall: closed })).deps)).toEqual([])
    expect(await findFreeCopies({ doi: null }, (await start({})).deps)).toEqual([])
  })
})

test('Creative Commons and the public domain may be kept, words that only promise reading may not', () => {
  for (const licence of [
    'cc-by',
    'CC BY',
    'cc by-nc-nd',
    'cc-by-nc-sa',
    'cc-by-4.0',
    'cc0',
    'public-domain',
    'pd',
  ])
    expect(mayBeKept(licence), licence).toBe(true)
  for (const licence of [
    null,
    '',
    'other-oa',
    'implied-oa',
    'publisher-specific-oa',
    'elsevier-specific',
    'cc-by-evil',
  ])
    expect(mayBeKept(licence), String(licence)).toBe(false)
})
