import { existsSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { always, type LoopbackService, startLoopbackService } from './loopback-service'
import { type ResearchService, searchResearchService } from './research-services'

const RECORDED = '../shared/wires/recorded'
const query = { text: 'trastuzumab', yearFrom: 2019, page: 0, limit: 25 }
let open: LoopbackService | null = null
afterEach(async () => {
  await open?.close()
  open = null
})

async function ask(service: ResearchService, status: number, body: string, more: Partial<typeof query> = {}) {
  open = await startLoopbackService(always(status, body))
  const found = await searchResearchService(service, { ...query, ...more }, open.deps)
  return { ...found, asked: decodeURIComponent(open.asked[0] ?? '') }
}

const study = (id: string) => ({
  protocolSection: { identificationModule: { nctId: id, briefTitle: `Trial ${id}` } },
})

test('ClinicalTrials.gov v2 is asked for words and years, and a later page is cut behind those before it', async () => {
  const body = JSON.stringify({ studies: ['NCT1', 'NCT2', 'NCT3'].map(study), totalCount: 3 })
  const found = await ask('clinicaltrials', 200, body, { page: 1, limit: 2 })
  expect(found.asked).toBe(
    '/clinicaltrials/api/v2/studies?query.term=trastuzumab&filter.advanced=AREA[StartDate]RANGE[2019-01-01,MAX]&pageSize=4&countTotal=true&format=json',
  )
  expect(found.records.map(({ source }) => source)).toEqual([[{ db: 'clinicaltrials', id: 'NCT3' }]])
})

test('ChEMBL is asked for documents by their title, page by page', async () => {
  const document = { document_chembl_id: 'CHEMBL1', title: 'Trastuzumab conjugates', year: 2020 }
  const found = await ask(
    'chembl',
    200,
    JSON.stringify({ documents: [document], page_meta: { total_count: 1 } }),
    {
      page: 2,
    },
  )
  expect(found.asked).toBe(
    '/chembl/chembl/api/data/document.json?title__icontains=trastuzumab&year__gte=2019&limit=25&offset=50',
  )
  expect(found.records[0]).toMatchObject({ title: 'Trastuzumab conjugates', year: 2020 })
})

test.each(['clinicaltrials', 'chembl'] as const)(
  '%s: a failure is an outcome, never an empty list',
  async (service) => {
    expect((await ask(service, 500, 'broken')).outcome).toBe('down')
    await open?.close()
    expect((await ask(service, 200, '<html>')).outcome).toBe('down')
  },
)

test.runIf(existsSync(RECORDED))(
  'recorded answers come through: studies are records, facts of chemistry are none',
  async () => {
    const read = (file: string) => readFileSync(`${RECORDED}/${file}`, 'utf8')
    const found = await ask('clinicaltrials', 200, read('clinicaltrials/search_phelan_limit5_20260811.json'))
    expect([found.outcome, found.records.length]).toEqual(['ok', 5])
    await open?.close()
    const facts = await ask('chembl', 200, read('chembl/mechanisms_pembrolizumab_20260811.json'))
    expect([facts.outcome, facts.records.length]).toEqual(['empty', 0])
  },
)
