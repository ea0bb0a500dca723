import { describe, expect, test } from 'vitest'
import type { Concept, ConceptMap, ConceptRole } from '@/lib/contracts/concept-map'
import type { EntryName, VocabularyEntry } from '@/lib/contracts/vocabulary'
import { withFoundNames } from './concept-map'
import { keptNames } from './kept-names'
import { type ConceptEntries, namesFromVocabularies } from './names-from-vocabularies'

function concept(name: string, role: ConceptRole = 'central'): Concept {
  const own = { text: name, language: 'en', origin: { by: 'student' }, struckOut: false } as const
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, role, state: 'proposed', names: [own] }
}

function mapOf(...concepts: readonly Concept[]): ConceptMap {
  return { language: 'en', concepts: [...concepts] }
}

type Names = Readonly<Record<string, readonly string[]>>

/** The first name of each language is the label. */
function named(names: Names): EntryName[] {
  return Object.entries(names).flatMap(([code, texts]) =>
    texts.map((text, at): EntryName => {
      const language = code === 'pt' || code === 'es' ? code : 'en'
      return { text, language, kind: at === 0 ? 'label' : 'alias' }
    }),
  )
}

const plainItem = {
  instanceOf: [],
  isSubclass: true,
  mesh: [],
  inAat: false,
  inKbpedia: false,
  articles: 3,
} satisfies VocabularyEntry['item']

function item(
  id: string,
  names: Names,
  more: { item?: Partial<NonNullable<VocabularyEntry['item']>>; description?: string } = {},
): VocabularyEntry {
  return {
    id,
    names: named(names),
    descriptions: more.description ? [{ language: 'en', text: more.description }] : [],
    item: { ...plainItem, ...more.item },
  }
}

/** What Wikidata holds under the name of the first concept. */
function lookUp(map: ConceptMap, entries: readonly VocabularyEntry[], more: readonly ConceptEntries[] = []) {
  const [first] = map.concepts
  if (first === undefined) throw new Error('a map without concepts')
  return namesFromVocabularies(map, [
    { vocabulary: 'wikidata', concept: first.id, asked: first.name, entries },
    ...more,
  ])
}

const kind = (...instanceOf: readonly string[]) => ({
  item: { instanceOf: [...instanceOf], isSubclass: false },
})
const everywhere = (name: string): Names => ({ en: [name], pt: [name], es: [name] })

describe('items that only carry the name are refused', () => {
  test.each([
    ['a town', 'oxford', item('Q9', everywhere('Oxford'), kind('Q515'))],
    [
      'a capital that is no place of the topic',
      'Amsterdam',
      item('Q9', everywhere('Amsterdam'), kind('Q515', 'Q51929311')),
    ],
    ['a surname', 'oxford', item('Q9', everywhere('Oxford'), kind('Q101352'))],
    [
      'a surname that is a class, too',
      'oxford',
      item('Q9', everywhere('Oxford'), { item: { instanceOf: ['Q101352'] } }),
    ],
    ['a film', 'burnout', item('Q9', everywhere('Burnout'), { item: { instanceOf: ['Q11424'] } })],
    [
      'a disambiguation page',
      'oxford',
      item('Q9', everywhere('Oxford'), { item: { instanceOf: ['Q4167410'] } }),
    ],
    [
      'an article of the same words',
      'recumbent bicycles',
      item('Q9', everywhere('Recumbent bicycle'), kind('Q13442814')),
    ],
    ['a category', 'burnout', item('Q9', everywhere('burnout'), { item: { instanceOf: ['Q4167836'] } })],
    ['a person', 'mercury', item('Q9', everywhere('Mercury'), kind('Q5'))],
    [
      'a longer name that begins like it',
      'burnout',
      item('Q9', { en: ['burnout syndrome'], pt: ['síndrome de burnout'] }),
    ],
  ])('%s', (_what, name, entry) => {
    expect(lookUp(mapOf(concept(name)), [entry])).toEqual({ found: [], ambiguous: [] })
  })

  test('a MeSH or AAT id makes a thing of an item without a class; Wikipedia articles alone do not', () => {
    const bare = { isSubclass: false }
    const names = { en: ['telework'], pt: ['teletrabalho'] }
    const found = (more: Partial<NonNullable<VocabularyEntry['item']>>) =>
      lookUp(mapOf(concept('telework')), [item('Q9', names, { item: { ...bare, ...more } })]).found.length
    expect(found({})).toBe(0)
    expect(found({ mesh: ['D9'] })).toBe(1)
    expect(found({ inAat: true })).toBe(1)
  })

  test('what is left of a name once its town is put aside is asked about', () => {
    const cloth = item(
      'Q91',
      { en: ['oxford', 'oxford cloth'], es: ['tela Oxford'] },
      { description: 'shirt fabric' },
    )
    const town = item('Q92', everywhere('Oxford'), kind('Q515'))
    const { found, ambiguous } = lookUp(mapOf(concept('Oxford')), [cloth, town])
    expect(found).toEqual([])
    expect(ambiguous[0]?.senses.map(({ id }) => id)).toEqual(['Q91', 'Q92'])
    const withShirts = lookUp(mapOf(concept('Oxford'), concept('shirt fabrics')), [cloth, town])
    expect(withShirts.found.map(({ text }) => text)).toContain('tela Oxford')
  })
})

describe('the other concepts decide between senses', () => {
  const trains = item(
    'Q91',
    { en: ['rapid transit', 'metro'], pt: ['metropolitano', 'rede metroviária'], es: ['tren urbano'] },
    { description: 'passenger railway system in urban areas' },
  )
  const region = item(
    'Q92',
    { en: ['conurbation', 'metro'], pt: ['conurbação'], es: ['conurbación'] },
    { description: 'region of several towns and their housing' },
  )

  test('a lead of less than one is no choice: both senses come with what they are', () => {
    const { found, ambiguous } = lookUp(mapOf(concept('metro')), [trains, region])
    expect(found).toEqual([])
    expect(ambiguous).toMatchObject([
      {
        concept: 'metro',
        senses: [
          { id: 'Q91', name: 'rapid transit', description: 'passenger railway system in urban areas' },
          { id: 'Q92', name: 'conurbation', description: 'region of several towns and their housing' },
        ],
      },
    ])
    expect(ambiguous[0]?.senses[1]?.names.map(({ text }) => text)).toContain('conurbação')
  })

  test.each([
    ['railway passengers', 'metropolitano', 'Q91'],
    ['housing', 'conurbação', 'Q92'],
  ])('beside "%s" it is %s', (other, name, id) => {
    const { found, ambiguous } = lookUp(mapOf(concept('metro'), concept(other)), [trains, region])
    expect(ambiguous).toEqual([])
    expect(found).toContainEqual({
      concept: 'metro',
      text: name,
      language: 'pt',
      origin: { by: 'vocabulary', vocabulary: 'wikidata', id },
    })
  })

  test('a false friend is asked about: "apelido" is a nickname or, as Spanish "apellido", a surname', () => {
    const nickname = item('Q93', { pt: ['apelido'], es: ['apodo'], en: ['nickname'] })
    const surname = item('Q94', { pt: ['apelido'], es: ['apellido'], en: ['family name'] })
    const { found, ambiguous } = lookUp(mapOf(concept('apelido')), [nickname, surname])
    expect(found).toEqual([])
    expect(ambiguous[0]?.senses.map(({ id }) => id).sort()).toEqual(['Q93', 'Q94'])
  })

  test('a dropped concept decides nothing', () => {
    const map = mapOf(concept('metro'), { ...concept('housing'), state: 'dropped' })
    expect(lookUp(map, [trains, region]).ambiguous).toHaveLength(1)
  })

  test('where Wikidata knows several senses, a thesaurus that knows one is believed only if it fits', () => {
    const unit: VocabularyEntry = {
      id: 'u:1',
      names: named({ en: ['metro'], es: ['unidad de longitud'] }),
      descriptions: [{ language: 'en', text: 'unit of length' }],
    }
    const answer = (map: ConceptMap) =>
      lookUp(
        map,
        [trains, region],
        [{ vocabulary: 'agrovoc', concept: 'metro', asked: 'metro', entries: [unit] }],
      )
    expect(answer(mapOf(concept('metro'))).found).toEqual([])
    expect(
      answer(mapOf(concept('metro'), concept('length of stems'))).found.map(({ text }) => text),
    ).toContain('unidad de longitud')
  })

  test('a place in capitals needs articles in two of the three Wikipedias instead of a class', () => {
    const place = (articles: number) =>
      lookUp(mapOf(concept('Amsterdam', 'place')), [
        item(
          'Q9',
          { en: ['Amsterdam'], pt: ['Amsterdã', 'Amesterdão'], es: ['Ámsterdam'] },
          {
            item: { instanceOf: ['Q515'], isSubclass: false, articles },
          },
        ),
      ]).found.map(({ text }) => text)
    expect(place(1)).toEqual([])
    expect(place(3)).toEqual(['Amsterdã', 'Ámsterdam', 'Amesterdão'])
  })
})

describe('which names are kept', () => {
  const texts = (names: Names) => keptNames(named(names)).map(({ text }) => text)

  test('both Portuguese labels; no one-letter alias, trade mark, or word of any research', () => {
    expect(
      keptNames([
        { text: 'metrô', language: 'pt', kind: 'label' },
        { text: 'metropolitano', language: 'pt', kind: 'label' },
        { text: 'W', language: 'en', kind: 'alias' },
        { text: 'Panadol®', language: 'en', kind: 'alias' },
        { text: 'paper', language: 'en', kind: 'alias' },
      ]).map(({ text }) => text),
    ).toEqual(['metrô', 'metropolitano'])
  })

  test('an English name under Portuguese is no Portuguese name; one that Spanish has, too, may be', () => {
    expect(texts({ pt: ['escola de negócios', 'Business school'], en: ['business school'] })).toEqual([
      'escola de negócios',
      'business school',
    ])
    expect(texts({ pt: ['esgotamento', 'burnout'], es: ['desgaste', 'burnout'], en: ['burnout'] })).toContain(
      'burnout',
    )
  })

  test('an alias wider than the label is left out', () => {
    expect(texts({ en: ['scholarly article', 'article', 'peer-reviewed scholarly articles'] })).toEqual([
      'scholarly article',
      'peer-reviewed scholarly articles',
    ])
  })

  test('of hundreds of trade names only those that sound like a label', () => {
    const trade = Array.from({ length: 586 }, (_, at) => `Quillex${at}`)
    expect(texts({ en: ['quillamine', ...trade, 'quillamine salts'] })).toEqual([
      'quillamine',
      'quillamine salts',
    ])
  })

  test('a heading loses its capital unless it is a name', () => {
    expect(texts({ es: ['Ciencia forestal'], en: ['forestry'] })).toEqual(['forestry', 'ciencia forestal'])
    expect(texts({ es: ['Brasil'], en: ['Brazil'] })).toEqual(['Brazil', 'Brasil'])
  })

  test('at most four in a language over all services, labels first; none twice, none that is known or struck out', () => {
    const many = {
      en: [
        'remote work',
        'telework',
        'teleworking practice',
        'home office',
        'distance work',
        'mobile work',
        'e-work',
      ],
    }
    const map = mapOf({
      ...concept('remote works'),
      names: [
        { text: 'Remote Work', language: 'en', origin: { by: 'student' }, struckOut: false },
        { text: 'home offices', language: 'en', origin: { by: 'student' }, struckOut: true },
      ],
    })
    const own: VocabularyEntry = {
      id: 'D9',
      names: named({ en: ['teleworking', 'remote work'] }),
      descriptions: [],
    }
    const { found } = lookUp(
      map,
      [item('Q9', many)],
      [{ vocabulary: 'mesh', concept: 'remote-works', asked: 'remote work', entries: [own] }],
    )
    expect(found.map(({ text, origin }) => [text, origin.by === 'vocabulary' && origin.vocabulary])).toEqual([
      ['teleworking', 'mesh'],
      ['teleworking practice', 'wikidata'],
      ['distance work', 'wikidata'],
      ['mobile work', 'wikidata'],
    ])
    const after = withFoundNames(map, found)
    expect(after.concepts[0]?.names.filter(({ struckOut }) => struckOut)).toHaveLength(1)
    expect(after.concepts[0]?.names).toHaveLength(6)
  })
})

describe('an article of Wikipedia', () => {
  const telework = item('Q9', {
    en: ['telework'],
    pt: ['trabalho remoto', 'home office'],
    es: ['teletrabajo'],
  })
  const article = (wikidata: string): ConceptEntries => ({
    vocabulary: 'wikipedia',
    concept: 'telework',
    asked: 'telework',
    entries: [
      {
        id: 'pt:Trabalho remoto',
        descriptions: [],
        wikidata,
        names: named({
          pt: ['Trabalho remoto', 'Trabalhador remoto', 'Home Office', 'Nomadismo'],
          en: ['Telework'],
        }),
      },
    ],
  })

  test('adds redirects that sound like its title, on the item that is meant only', () => {
    const texts = (wikidata: string) =>
      lookUp(mapOf(concept('telework')), [telework], [article(wikidata)]).found.map(({ text }) => text)
    expect(texts('Q9')).toContain('trabalhador remoto')
    expect(texts('Q9')).not.toContain('nomadismo')
    expect(texts('Q8')).not.toContain('trabalhador remoto')
  })

  test('gives no name where Wikidata did not answer: nothing says what the article is on', () => {
    expect(namesFromVocabularies(mapOf(concept('telework')), [article('Q9')]).found).toEqual([])
  })
})

test('MeSH is believed under the descriptor that Wikidata names', () => {
  const heading: VocabularyEntry = {
    id: 'D009001',
    names: named({ en: ['Teleworking', 'Telecommuting'] }),
    descriptions: [],
  }
  const map: ConceptMap = { language: 'pt', concepts: [concept('trabalho remoto')] }
  const { found } = namesFromVocabularies(map, [
    { vocabulary: 'mesh', concept: 'trabalho-remoto', asked: 'D009001', entries: [heading] },
  ])
  expect(found.map(({ text }) => text)).toEqual(['Teleworking', 'Telecommuting'])
})
