import { describe, expect, it } from 'vitest'
import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import type { Work } from '@/lib/contracts/work'
import { applyConceptEdit, withFoundNames } from '@/lib/core/concepts/concept-map'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { learnNames } from './learn-names'

const concept = (name: string, more: Concept['names'] = []): Concept => ({
  id: name.replaceAll(' ', '-'),
  name,
  role: 'central',
  state: 'proposed',
  names: [{ text: name, language: 'en', origin: { by: 'student' }, struckOut: false }, ...more],
})
const productivity = concept('productivity', [
  { text: 'produtividade', language: 'pt', origin: { by: 'built-in' }, struckOut: false },
])
const map: ConceptMap = { language: 'en', concepts: [concept('remote work'), productivity] }

/** A Portuguese record with its English title beside it, as SciELO gives it. */
const parallel = (en: string, pt: string, keywords?: string[]): Work =>
  bareWork(pt, {
    language: 'pt',
    titles: [
      { lang: 'pt', text: pt },
      { lang: 'en', text: en },
    ],
    ...(keywords ? { keywords } : {}),
  })

const onTopic = [
  parallel('Remote work and productivity in banks', 'Trabalho remoto e produtividade em bancos'),
  parallel('Productivity under remote work: a survey', 'A produtividade no trabalho remoto: um levantamento'),
  parallel('Remote work, sleep and productivity', 'Trabalho remoto, sono e produtividade'),
]
const elsewhere = [
  parallel('Soil and productivity of maize', 'Solo e produtividade do milho'),
  parallel('Nurses and their schools', 'Enfermeiras e suas escolas'),
]

describe('names learned from the records of a search', () => {
  it('are the words of the parallel titles that answer the name of a concept', () => {
    expect(learnNames(map, [...onTopic, ...elsewhere])).toEqual([
      {
        concept: 'remote-work',
        text: 'trabalho remoto',
        language: 'pt',
        origin: { by: 'records', count: 3 },
      },
    ])
  })

  it('are the keywords at the place of a known one in the parallel list', () => {
    const lists = [
      ['teletrabalho', 'produtividade', 'bancos do Brasil', 'remote work', 'productivity', 'banks of Brazil'],
      ['qualidade do sono', 'teletrabalho', 'produtividade', 'sleep quality', 'remote work', 'productivity'],
    ]
    const works = lists.map((keywords, n) => bareWork(`Estudo ${n}`, { language: 'pt', keywords }))
    expect(learnNames(map, works)).toEqual([
      { concept: 'remote-work', text: 'teletrabalho', language: 'pt', origin: { by: 'records', count: 2 } },
    ])
  })

  it.each([
    ['two records are too few titles', onTopic.slice(0, 2)],
    [
      'the other concept of the topic is not in them: another sense of the word',
      onTopic.map((_, n) =>
        parallel(`Remote work of antennas ${n}`, `Acionamento a distância de antenas ${n}`),
      ),
    ],
    [
      'what they share frames any research',
      ['banks', 'schools', 'courts', 'farms'].map((place) =>
        parallel(
          `Remote work and productivity in ${place}: a systematic review`,
          `Uma revisão sistemática sobre produtividade, caso ${place}`,
        ),
      ),
    ],
    [
      'two wordings qualify and nothing tells which is meant',
      ['bancos', 'escolas', 'tribunais', 'fazendas'].map((place) =>
        parallel(
          `Remote work and productivity: ${place}`,
          `Pandemia e produtividade com isolamento em ${place}`,
        ),
      ),
    ],
    [
      'the words stand beside records that do not name the concept as well',
      [
        ...onTopic.map((_, n) =>
          parallel(`Remote work and productivity ${n}`, `Produtividade na indústria ${n}`),
        ),
        ...onTopic.map((_, n) =>
          parallel(`Productivity of plants ${n}`, `Produtividade na indústria, fábrica ${n}`),
        ),
      ],
    ],
  ])('are refused where %s', (_, works) => {
    expect(learnNames(map, works)).toEqual([])
  })

  it('are not learned again once struck out, nor what another concept is called', () => {
    const learned = withFoundNames(map, learnNames(map, onTopic))
    const struck = applyConceptEdit(learned, {
      kind: 'strike-name',
      id: 'remote-work',
      text: 'trabalho remoto',
      language: 'pt',
    })
    expect(learnNames(struck, onTopic)).toEqual([])
    const taken: ConceptMap = {
      ...map,
      concepts: [
        ...map.concepts,
        {
          ...concept('telework'),
          names: [{ text: 'trabalho remoto', language: 'pt', origin: { by: 'student' }, struckOut: false }],
        },
      ],
    }
    expect(learnNames(taken, onTopic)).toEqual([])
  })

  it('are none for no records and for a map without concepts', () => {
    expect(learnNames(map, [])).toEqual([])
    expect(learnNames({ language: null, concepts: [] }, onTopic)).toEqual([])
  })
})
