import { fields } from '../catalogue/fields/table'
import type { Field, Lang, Phrase } from '../catalogue/phrase'

/**
 * Terminology
 *   concept   an invented item with an id that Wikidata has not given (from Q90000000); the things of the catalogue, and
 *             made-up ones, each of which shows one trap of the real services
 */
type Code = 'pt' | 'pt-br' | 'es' | 'en' | 'mul'
type Texts = Readonly<Partial<Record<Code, readonly string[]>>>

export interface InventedConcept {
  readonly qid: string
  readonly labels: Readonly<Partial<Record<Code, string>>>
  readonly aliases: Texts
  readonly descriptions: Readonly<Partial<Record<Lang, string>>>
  /** Q-ids of P31. */
  readonly kinds: readonly string[]
  readonly isSubclass: boolean
  readonly mesh: string | null
  /** In how many of the three Wikipedias it has an article. */
  readonly articles: 0 | 1 | 2 | 3
  readonly isDisambiguation: boolean
  /** The thesauri that hold it. */
  readonly thesauri: readonly Thesaurus[]
  /** Neighbours in a thesaurus; near the top of the tree there are very many. */
  readonly neighbours: number
}

export type Thesaurus = 'mesh' | 'decs' | 'agrovoc' | 'unesco' | 'elsst' | 'gemet'

const plain: Omit<InventedConcept, 'qid' | 'labels'> = {
  aliases: {},
  descriptions: {},
  kinds: [],
  isSubclass: true,
  mesh: null,
  articles: 3,
  isDisambiguation: false,
  thesauri: [],
  neighbours: 2,
}

const named = (en: string, pt: string, es: string) => ({ en, pt, es })
const same = (name: string) => named(name, name, name)

/** One for each trap; the words mean nothing outside the sandbox. */
const traps: readonly InventedConcept[] = [
  {
    ...plain,
    qid: 'Q90000001',
    labels: named('quillway', 'penovia', 'plumavía'),
    aliases: { en: ['brindle'], pt: ['brindel'], es: ['brindel'] },
    descriptions: { en: 'passenger line on feathered rails in large towns' },
  },
  {
    ...plain,
    qid: 'Q90000002',
    labels: named('quill region', 'região penada', 'región plumada'),
    aliases: { en: ['brindle'], pt: ['brindel'], es: ['brindel'] },
    descriptions: { en: 'several towns and their housing' },
  },
  {
    ...plain,
    qid: 'Q90000003',
    labels: same('Brindle'),
    kinds: ['Q4167410'],
    isSubclass: false,
    isDisambiguation: true,
  },
  {
    ...plain,
    qid: 'Q90000004',
    labels: named('Category:Quillways', 'Categoria:Penovias', 'Categoría:Plumavías'),
    aliases: { en: ['quillway'] },
    kinds: ['Q4167836'],
    isSubclass: false,
  },
  {
    ...plain,
    qid: 'Q90000005',
    labels: { en: 'Quillway' },
    kinds: ['Q13442814'],
    isSubclass: false,
    articles: 0,
  },
  {
    ...plain,
    qid: 'Q90000006',
    labels: same('Quillway'),
    kinds: ['Q101352'],
    isSubclass: false,
    articles: 1,
  },
  { ...plain, qid: 'Q90000007', labels: { en: 'feathergrit', pt: 'penarenite' } },
  {
    ...plain,
    qid: 'Q90000008',
    labels: { en: 'undergrid', pt: 'metropenado', 'pt-br': 'penetrô', es: 'subrejilla' },
    thesauri: ['agrovoc', 'gemet'],
  },
  {
    ...plain,
    qid: 'Q90000009',
    labels: { mul: 'Zephlarium' },
    descriptions: { en: 'bed for growing plumes' },
  },
  {
    ...plain,
    qid: 'Q90000010',
    labels: named('quillamine', 'penamina', 'plumamina'),
    aliases: { en: Array.from({ length: 586 }, (_, at) => `Quillex ${at}®`) },
    mesh: 'D990010',
    thesauri: ['mesh', 'decs'],
  },
  {
    ...plain,
    qid: 'Q90000011',
    labels: { en: 'plume name', pt: 'penelido', 'pt-br': 'sobrepena', es: 'plumellido' },
    aliases: { en: ['name'] },
  },
  {
    ...plain,
    qid: 'Q90000012',
    labels: { en: 'penelido', es: 'penelido' },
    descriptions: { en: 'a nickname' },
  },
  {
    ...plain,
    qid: 'Q90000013',
    labels: named('plumium', 'plúmio', 'plumio'),
    aliases: { en: ['W'], es: ['W'] },
  },
  {
    ...plain,
    qid: 'Q90000014',
    labels: named('plumecraft', 'penaria', 'plumería'),
    thesauri: ['agrovoc', 'unesco'],
    neighbours: 2_000,
  },
]

const thesauriOf: Readonly<Record<Field['kind'], readonly Thesaurus[]>> = {
  health: ['mesh', 'decs'],
  social: ['unesco', 'elsst'],
  business: ['elsst'],
  computing: [],
  natural: ['agrovoc', 'gemet'],
  law: ['elsst'],
}

/** Portuguese and Spanish nouns of the catalogue carry their article. */
function withoutArticle({ en, pt, es }: Phrase): Phrase {
  return { en, pt: pt.replace(/^(?:os?|as?) /u, ''), es: es.replace(/^(?:el|la|los|las) /u, '') }
}

function ofCatalogue(): readonly InventedConcept[] {
  const found = fields.flatMap((field) =>
    field.topics.flatMap(({ exposure, outcomes, also }) => [
      conceptOf(exposure, field, also),
      ...outcomes.map(({ phrase }) => conceptOf(phrase, field, null)),
    ]),
  )
  const byName = new Map(found.map((concept) => [concept.labels.en, concept]))
  return [...byName.values()].map((concept, at) => {
    const mesh = concept.thesauri.includes('mesh') ? `D98${String(at).padStart(4, '0')}` : null
    return { ...concept, mesh, qid: `Q9100${String(at).padStart(4, '0')}` }
  })
}

function conceptOf(phrase: Phrase, field: Field, also: Phrase | null): InventedConcept {
  const others = (text: string) => text.split(',').map((one) => one.trim())
  return {
    ...plain,
    qid: '',
    labels: withoutArticle(phrase),
    aliases: also === null ? {} : { en: others(also.en), pt: others(also.pt), es: others(also.es) },
    descriptions: { en: `subject of invented studies in ${field.name.en}` },
    thesauri: thesauriOf[field.kind],
  }
}

/** All invented concepts, the traps first. */
export const inventedConcepts: readonly InventedConcept[] = [...traps, ...ofCatalogue()]

export function conceptByQid(qid: string): InventedConcept | undefined {
  return inventedConcepts.find((concept) => concept.qid === qid)
}

/** The label in a language, Brazilian Portuguese standing in for the other and the common one for all. */
export function labelIn(concept: InventedConcept, language: string): string | undefined {
  const { labels } = concept
  if (language === 'pt') return labels.pt ?? labels['pt-br'] ?? labels.mul
  if (language === 'pt-br') return labels['pt-br'] ?? labels.pt ?? labels.mul
  return (language === 'es' ? labels.es : labels.en) ?? labels.mul
}

export function aliasesIn({ aliases }: InventedConcept, language: string): readonly string[] {
  if (language === 'pt' || language === 'pt-br') return [...(aliases.pt ?? []), ...(aliases['pt-br'] ?? [])]
  return (language === 'es' ? aliases.es : aliases.en) ?? []
}
