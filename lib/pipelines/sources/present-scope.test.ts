import { expect, it } from 'vitest'
import type { DatabaseQuery } from '@/lib/contracts/search'
import type { Work } from '@/lib/contracts/work'
import { applyConceptEdit } from '@/lib/core/concepts/concept-map'
import { additionOf } from '@/lib/core/concepts/read-keywords'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { viewRun } from '@/lib/engine/view'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { sourceValidation } from './pipeline'
import { documentOf } from './validation-document'

const topic = 'Burnout of nurses'

function titled(count: number, title: string, year: number): readonly Work[] {
  return Array.from({ length: count }, (_, at) => {
    const source = [{ db: 'openalex' as const, id: `${title} ${year} ${at}` }]
    const abstract = `${title}, measured in sample number ${at} of ${year}.`
    return workFixture({
      title: `${title} ${at} of ${year}`,
      abstract,
      year,
      doi: null,
      source,
      keywords: [],
    })
  })
}

const catalogue = [
  ...titled(6, 'Burnout of nurses on night shift', 2021),
  ...titled(5, 'Burnout of nurses at home', 2012),
  ...titled(4, 'Entanglement of quantum teleportation', 2020),
]

/** A database that filters: what comes holds a word of the query. */
function find({ text, yearFrom }: DatabaseQuery): readonly Work[] {
  const isQuantum = /quantum/i.test(text)
  const isNight = /night/i.test(text)
  return catalogue.filter(({ title, year }) => {
    if (yearFrom !== null && (year ?? 0) < yearFrom) return false
    if (isQuantum) return title.includes('quantum')
    return title.includes('nurses') && (!isNight || title.includes('night'))
  })
}

async function begun() {
  const { drive, reply } = beginRun(findingPorts(find), { topic })
  await drive()
  const parameters = { topic, databases: ['openalex'] }
  await reply('confirm', { kind: 'confirm', parameters })
  const map = topicMap({ topic, question: '' })
  const shown = async () => workspaceOf(viewRun(sourceValidation, await drive()))
  const refine = async (mode: string, given: object) => {
    await reply('refine', { kind: 'refine', mode, parameters: { ...parameters, ...given }, ...given })
    return shown()
  }
  return { drive, refine, shown, map, parameters }
}

const sizes = ({ sources, outside }: Awaited<ReturnType<Awaited<ReturnType<typeof begun>>['shown']>>) => [
  sources.length,
  outside.length,
]

it('after a change of topic the sources of the old one stand outside, and come back with it', async () => {
  const { refine, shown } = await begun()
  expect(sizes(await shown())).toEqual([11, 0])
  const quantum = await refine('keywords', { topic: 'Quantum teleportation' })
  expect(sizes(quantum)).toEqual([4, 11])
  expect(quantum.sources.every(({ work }) => work.title.includes('quantum'))).toBe(true)
  expect(quantum.threshold?.status).toBe('warning')
  expect(sizes(await refine('keywords', { topic }))).toEqual([11, 4])
})

it('a narrower search leaves what it no longer asks for outside, and loses nothing', async () => {
  const { refine, map } = await begun()
  const night = applyConceptEdit(map, additionOf(map, 'night shift'))
  const narrowed = await refine('narrower', { map: night })
  expect(sizes(narrowed)).toEqual([6, 5])
  expect(sizes(await refine('narrower', { map: night, yearFrom: 2022 }))).toEqual([0, 11])
  expect(sizes(await refine('broader', { map }))).toEqual([11, 0])
})

it('the document lists what stands inside its years, and keeps the rest', async () => {
  const { refine, drive } = await begun()
  await refine('narrower', { yearFrom: 2018 })
  const document = documentOf(await drive(), [])
  const listed = document.sources.filter(({ outside }) => outside !== true)
  expect(listed).toHaveLength(6)
  expect(listed.every(({ work }) => (work.year ?? 0) >= 2018)).toBe(true)
  expect(document.sources).toHaveLength(11)
})
