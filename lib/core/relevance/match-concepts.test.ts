import { describe, expect, it } from 'vitest'
import type { Concept, ConceptLanguage, ConceptMap } from '@/lib/contracts/concept-map'
import type { Work } from '@/lib/contracts/work'
import { applyConceptEdit } from '@/lib/core/concepts/concept-map'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { matchConcepts } from './match-concepts'
import { createRankingCache, recordTextOf } from './record-text'
import { scoreRelevancy } from './relevancy'
import { prepareRelevancy } from './relevancy-query'
import { reasonLanguages } from './relevancy-reason'

const concept = (
  id: string,
  names: Partial<Record<ConceptLanguage, readonly string[]>>,
  role: Concept['role'] = 'central',
): Concept => ({
  id,
  name: Object.values(names)[0]?.[0] ?? id,
  role,
  state: 'proposed',
  names: (['pt', 'en', 'es'] as const).flatMap((language) =>
    (names[language] ?? []).map((text) => ({
      text,
      language,
      origin: { by: 'built-in' as const },
      struckOut: false,
    })),
  ),
})

const map: ConceptMap = {
  language: 'pt',
  concepts: [
    concept('trabalho-remoto', {
      pt: ['trabalho remoto', 'teletrabalho'],
      en: ['remote work', 'telework'],
      es: ['trabajo a distancia'],
    }),
    concept('produtividade', { pt: ['produtividade'], en: ['productivity'], es: ['productividad'] }),
    concept('enfermeiros', { pt: ['enfermeiros'], en: ['nurses'] }, 'population'),
  ],
}

const limits = { languages: [], yearFrom: null, yearTo: null, excluded: [] }
const topic = 'Trabalho remoto e produtividade de enfermeiros'
const rank = (works: readonly Work[], concepts: ConceptMap = map) =>
  scoreRelevancy(works, prepareRelevancy({ topic, question: '', concepts, ...limits }))
const evidenceOf = (one: Work, concepts: ConceptMap = map) => rank([one], concepts)[0]?.concepts
const english = (title: string, abstract: string | null = null, keywords?: string[]) =>
  bareWork(title, { abstract, language: 'en', ...(keywords ? { keywords } : {}) })

describe('the concepts of a topic in a source', () => {
  it.each([
    ['another language', english('Remote work and productivity: a systematic review')],
    [
      'other forms of the words',
      english('How productive are teleworkers? Productivity of teleworking staff'),
    ],
    ['turned words', english('Working remotely', 'The productivity of work that is remote was measured.')],
    ['keywords alone', english('Two years later', null, ['telework', 'productivity'])],
    [
      'a third language',
      bareWork('El trabajo a distancia', { abstract: 'Se midió la productividad.', language: 'es' }),
    ],
  ])('are found in %s', (_, found) => {
    expect(evidenceOf(found)).toMatchObject({ isOnTopic: true, missing: [] })
  })

  it.each([
    ['one concept many times', english('Productivity', 'Productivity and productivity of crops.')],
    [
      'words of a name that stand apart',
      english('Productivity', `Work ${'was done '.repeat(20)} at remote sites.`),
    ],
    ['nothing of it', english('Nitrogen in soils', 'Losses were measured.')],
  ])('are not taken as named by %s', (_, found) => {
    const evidence = evidenceOf(found)
    expect(evidence?.isOnTopic).toBe(false)
    expect(evidence?.missing.map(({ concept: id }) => id)).toContain('trabalho-remoto')
  })

  it('come with the words that name them, field by field', () => {
    const evidence = evidenceOf(
      english('Remote work in hospitals', 'Telework raised productivity.', ['remote work', 'nurses']),
    )
    expect(evidence?.named).toEqual([
      {
        concept: 'trabalho-remoto',
        name: 'trabalho remoto',
        title: ['remote', 'work'],
        keywords: ['remote', 'work'],
        abstract: ['telework'],
      },
      {
        concept: 'produtividade',
        name: 'produtividade',
        title: [],
        keywords: [],
        abstract: ['productivity'],
      },
      { concept: 'enfermeiros', name: 'enfermeiros', title: [], keywords: ['nurses'], abstract: [] },
    ])
  })

  it('are carried over word by word where no name of the language is known, in records of that language only', () => {
    const own: ConceptMap = {
      language: 'pt',
      concepts: [
        concept('erosao', { pt: ['erosão do solo'] }),
        concept('irrigacao', { pt: ['irrigação deficitária'] }),
      ],
    }
    expect(evidenceOf(english('Soil erosion under deficit irrigation'), own)).toMatchObject({
      isOnTopic: true,
    })
    const spanish = bareWork('La erosión del suelo con riego e irrigación deficitaria', { language: 'es' })
    expect(evidenceOf(spanish, own)).toMatchObject({ isOnTopic: true })
    // A language that has names of its own is not read by likeness.
    const named: ConceptMap = {
      ...own,
      concepts: [concept('produtividade', { pt: ['produtividade'], en: ['output'] })],
    }
    expect(evidenceOf(english('Productivity at work'), named)?.isOnTopic).toBe(false)
  })

  it('put a source that names all of them above one that repeats the words of one', () => {
    const both = english('Remote work', 'We look at productivity in an office.')
    const many = bareWork('Produtividade, produtividade e produtividade de enfermeiros', {
      abstract: 'A produtividade de enfermeiros: produtividade, produtividade no trabalho, enfermeiros.',
      keywords: ['produtividade', 'enfermeiros', 'trabalho'],
      language: 'pt',
    })
    const [first, second] = rank([both, many])
    expect(first?.score).toBeGreaterThan(second?.score ?? 100)
  })

  it('put an English review above Portuguese records on crops for a Portuguese topic', () => {
    const review = english('Remote work and productivity: a systematic review', null)
    const crops = Array.from({ length: 39 }, (_, n) =>
      bareWork(`Produtividade de soja e trabalho no campo ${n}`, {
        abstract:
          'A produtividade da lavoura e o trabalho dos agricultores foram medidos. Produtividade do milho.',
        keywords: ['produtividade', 'soja'],
        language: 'pt',
      }),
    )
    const [own, ...others] = rank([review, ...crops])
    expect(own?.reason).toMatch(/^Close to the topic: it names trabalho remoto, produtividade/)
    for (const other of others) expect(own?.score).toBeGreaterThan(other.score)
  })

  it('follow the map: dropped concepts and names that were struck out count for nothing', () => {
    const found = english('Telework', 'No word of the other concept.')
    expect(evidenceOf(found)?.isOnTopic).toBe(false)
    const dropped = applyConceptEdit(map, { kind: 'drop', id: 'produtividade' })
    expect(evidenceOf(found, dropped)?.isOnTopic).toBe(true)
    const edit = { kind: 'strike-name', id: 'trabalho-remoto', text: 'telework', language: 'en' } as const
    expect(evidenceOf(found, applyConceptEdit(dropped, edit))?.isOnTopic).toBe(false)
    const empty = { ...map, concepts: map.concepts.map((each) => ({ ...each, state: 'dropped' as const })) }
    expect(evidenceOf(found, empty)).toBeUndefined()
  })

  it('are named in the reason, found and missing, in three languages', () => {
    const query = prepareRelevancy({ topic, question: '', concepts: map, ...limits })
    const reasons = reasonLanguages.map(
      (language) => scoreRelevancy([english('Telework of nurses')], query, { language })[0]?.reason,
    )
    expect(new Set(reasons).size).toBe(3)
    for (const reason of reasons) {
      expect(reason).toMatch(/trabalho remoto, enfermeiros.*produtividade/)
    }
    expect(reasons[0]).toContain('it names trabalho remoto, enfermeiros; it does not name produtividade')
  })
})

describe('what is kept of a record between calls', () => {
  const cache = createRankingCache()
  const read = (title: string) => recordTextOf(cache, english(title))
  const [known, arriving] = [read('Remote work and productivity'), read('Productivity of teleworking nurses')]
  const match = (records: readonly (typeof known)[], concepts: ConceptMap) =>
    matchConcepts(cache, records, { map: concepts, text: topic })

  it('stays for its topic when others arrive, and is no answer for another topic', () => {
    const before = match([known], map)
    const after = match([arriving, known], map)
    expect(after?.told[1]).not.toBe(known)
    expect(after?.told[1]).toBe(before?.told[0])
    const narrower = { ...map, concepts: map.concepts.slice(1) }
    expect(match([known], narrower)?.evidence[0]?.named.map(({ concept }) => concept)).toEqual([
      'produtividade',
    ])
  })
})

describe('a name around another concept', () => {
  const trajectories: ConceptMap = {
    language: 'pt',
    concepts: [
      concept('trajetorias', { pt: ['trajetórias de sintomas'], en: ['symptom trajectories'] }),
      concept('tept', { pt: ['estresse pós-traumático'], en: ['posttraumatic stress disorder', 'PTSD'] }),
    ],
  }
  const isOnTopic = (abstract: string) =>
    evidenceOf(english('Veterans after deployment', abstract), trajectories)?.isOnTopic

  it('is not named where its words stand apart among others', () => {
    expect(
      isOnTopic('Trajectories of veterans after deployment: who reports PTSD, and who other symptoms'),
    ).toBe(false)
  })

  it('is named where only the other concept stands between its words', () => {
    expect(isOnTopic('Trajectories of posttraumatic stress disorder symptoms were modelled.')).toBe(true)
    expect(isOnTopic('We modelled trajectories of PTSD symptoms.')).toBe(true)
  })
})

describe('a source on a kind of the thing', () => {
  const media: ConceptMap = {
    language: 'pt',
    concepts: [concept('redes-sociais', { pt: ['redes sociais'], en: ['social media'] })],
  }
  const climate: ConceptMap = {
    language: 'pt',
    concepts: [concept('clima', { pt: ['mudanças climáticas'], en: ['climate change'] })],
  }

  it('is none where the part is only a side of it', () => {
    expect(evidenceOf(english('Droughts in the sertão'), climate)?.isOnTopic).toBe(false)
    expect(evidenceOf(english('Television and body image'), media)?.isOnTopic).toBe(false)
  })

  it('is one on the whole, and the word that says so is kept', () => {
    const found = evidenceOf(english('Instagram and body image'), media)
    expect(found?.isOnTopic).toBe(true)
    expect(found?.named[0]?.title).toEqual(['instagram'])
  })
})
