import { expect, it } from 'vitest'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { beginRun, findingPorts, quietPorts } from '@/lib/server/testing/source-run'
import { prepareSearch } from './prepare'
import { previewRefinement } from './preview-refinement'
import { planInForce, validationInputOf } from './run-answers'

const strategies = await quietPorts.readStrategies()
const context = { strategies, currentYear: 2026 }

async function searched() {
  const { drive, reply } = beginRun(
    findingPorts(() => []),
    { topic: 'Burnout of nurses in Brazil' },
  )
  const { parameters, map } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters: { ...parameters, databases: ['openalex'] } })
  return { run: await drive(), map, parameters: { ...parameters, databases: ['openalex' as const] } }
}

it('a direction without words begins with what suits it, and asks nothing twice', async () => {
  const { run } = await searched()
  for (const mode of ['broader', 'keywords'] as const) {
    const { changes, queries } = previewRefinement(run, { mode, request: '' }, context)
    expect(changes).not.toEqual([])
    expect(new Set(queries.map(({ page }) => page))).toEqual(new Set([0]))
  }
})

it('what was set by hand is taken as it is: its own queries, and a slip of the pen is no other topic', async () => {
  const { run, parameters, map } = await searched()
  const byHand = (changed: object) =>
    previewRefinement(
      run,
      {
        mode: 'more',
        request: 'drop Brazil',
        plan: { parameters: { ...parameters, ...changed }, map: withKeywords(map, ['wards']) },
      },
      context,
    )
  const corrected = byHand({ topic: 'Burnout of nurses in Brazil.', yearFrom: 2015 })
  expect(corrected).toMatchObject({
    offersConsultation: false,
    parameters: { yearFrom: 2015 },
  })
  expect(corrected.queries[0]?.text).toMatch(/wards/)
  expect(byHand({ topic: 'Dropout of students' }).offersConsultation).toBe(true)
})

it.each([
  ['broader', 'drop Brazl', 'Brazil'],
  ['broader', 'qwerty uiop', 'Burnout'],
  ['keywords', 'please!', 'Burnout'],
  ['narrower', '???', 'Burnout'],
] as const)(
  'a request that is not understood is asked about, and nothing else is done instead: %s %s',
  async (mode, request, meant) => {
    const { run, parameters } = await searched()
    const inForce = planInForce(run)
    const answered = previewRefinement(run, { mode, request }, context)
    expect(answered.asksBack).toContain(request)
    expect(answered.asksBack).toContain(meant)
    expect(answered).toMatchObject({ parameters, map: inForce.map, changes: [], offersConsultation: false })
  },
)
