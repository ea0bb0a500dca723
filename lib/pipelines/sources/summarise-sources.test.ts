import { expect, it } from 'vitest'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { knownSources } from './known-sources'
import { prepareSearch } from './prepare'
import { validationInputOf } from './run-answers'
import { abstractsOf, summaryPatches } from './summarise-sources'

const english =
  'We studied the burnout of nurses in hospitals. The nurses who worked at night reported much more exhaustion than the others, and the effect was larger where wards were short of staff.'
const portuguese =
  'Estudamos o esgotamento de enfermeiros em hospitais. Os enfermeiros que trabalhavam à noite relataram mais exaustão.'
const spanish =
  'Estudiamos el agotamiento de los enfermeros en hospitales. Los enfermeros que trabajaban de noche contaron más agotamiento.'

const translated = workFixture({
  title: 'Esgotamento de enfermeiros',
  language: 'pt',
  abstract: english,
  source: [{ db: 'openalex', id: 'W1' }],
})
const original = workFixture({ ...translated, abstract: portuguese, source: [{ db: 'scielo', id: 'S1' }] })

it('a source is summed up in its own language, though an index has a longer abstract in another', async () => {
  const { drive, reply } = beginRun(
    findingPorts(({ database }) => (database === 'scielo' ? [original] : [translated])),
  )
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', {
    kind: 'confirm',
    parameters: { ...parameters, databases: ['openalex', 'scielo'] },
  })
  const [source] = knownSources(await drive()).values()
  expect(source?.work.abstract).toBe(english)
  expect(source?.summary).toMatchObject({ language: 'pt', text: expect.stringMatching(/enfermeiros/) })
})

it('a summary says the language it is in, also where that is not the language of the paper', async () => {
  const { drive, reply } = beginRun(findingPorts(() => [translated]))
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters: { ...parameters, databases: ['openalex'] } })
  const [source] = knownSources(await drive()).values()
  expect(source?.summary).toMatchObject({ language: 'en', text: expect.stringMatching(/nurses/) })
})

it.each([
  ['pt', portuguese, english],
  ['es', spanish, english],
  ['en', english, portuguese],
] as const)(
  'a model that answers in another language than the %s abstract is not taken at its word',
  (language, abstract, wrong) => {
    const work = workFixture({ language, abstract })
    const source = makeSource('a', { work })
    expect(abstractsOf([source]).a).toContain(abstract)
    const told = (summary: string) =>
      summaryPatches({ summaries: [{ id: 'a', summary }] }, [source], 'a model').patches
    expect(told(wrong)).toEqual([])
    expect(told(abstract)).toMatchObject([
      { id: 'a', summary: { text: abstract, language, engine: 'a model' } },
    ])
  },
)
