import { coverageOf } from './coverage'
import { inventIdentifiers, inventPages } from './identifiers'
import { type CatalogueAuthor, inventAuthor } from './names'
import type { Field, Lang, Topic } from './phrase'
import { designs as allDesigns, type Design } from './prose'
import { between, chance, normal, pick, type Random } from './random'
import type { AccessState, CatalogueRecord, RecordKind } from './record'
import type { Venue } from './venues'
import { abstractOf, inventPlot, keywordsOf, type Plot, titleOf } from './work-text'

const LAST_YEAR = 2026
const FIRST_YEAR = 1995
/** Tries to find a title nobody has yet before accepting a doubled one. */
const TITLE_TRIES = 12

const designsOfKind: Readonly<Record<Field['kind'], readonly Design[]>> = {
  health: ['rct', 'cohort', 'survey', 'survey', 'interviews', 'review', 'review', 'quasi'],
  social: ['survey', 'interviews', 'interviews', 'review', 'review', 'quasi', 'quasi', 'case', 'rct'],
  business: ['survey', 'survey', 'panel', 'panel', 'case', 'case', 'review', 'interviews'],
  computing: ['benchmark', 'benchmark', 'benchmark', 'review'],
  natural: ['field-trial', 'field-trial', 'field-trial', 'review'],
  law: ['documents', 'documents', 'documents', 'review'],
}

const designsOfField: Readonly<Record<string, readonly Design[]>> = {
  chemistry: ['laboratory', 'laboratory', 'laboratory', 'review'],
  engineering: ['laboratory', 'field-trial', 'field-trial', 'review'],
  linguistics: ['survey', 'interviews', 'quasi', 'quasi', 'review', 'case'],
  economics: ['panel', 'panel', 'panel', 'survey', 'review'],
}

/** A topic is not studied before it exists. */
const topicBeginnings: readonly (readonly [RegExp, number])[] = [
  [/COVID/u, 2020],
  [/language models|retrieval-augmented/u, 2021],
  [/federated|transformers/u, 2018],
  [/blockchain|microservice|edge computing|influencers/u, 2014],
  [/artificial intelligence|instant digital|ESG|people analytics|platform work/u, 2012],
  [/social media|mobile health|gamification|flipped|microplastic|remote|hybrid|internet of things/u, 2007],
]

function beginningOf(topic: Topic): number {
  return topicBeginnings.find(([pattern]) => pattern.test(topic.exposure.en))?.[1] ?? FIRST_YEAR
}

/** Recent years hold more works, as in the real literature. */
function inventYear(random: Random, topic: Topic): number {
  const from = beginningOf(topic)
  return LAST_YEAR - Math.floor((LAST_YEAR - from + 1) * random() ** 1.7)
}

const languageShare: Readonly<Record<Field['kind'], readonly [number, number]>> = {
  health: [0.47, 0.32],
  social: [0.4, 0.35],
  business: [0.42, 0.36],
  computing: [0.72, 0.15],
  natural: [0.5, 0.27],
  law: [0.31, 0.43],
}

function inventLang(random: Random, field: Field): Lang {
  const [en, pt] = languageShare[field.kind]
  const roll = random()
  if (roll < en) return 'en'
  return roll < en + pt ? 'pt' : 'es'
}

function inventKind(
  random: Random,
  field: Field,
  of: { readonly design: Design; readonly lang: Lang },
): RecordKind {
  if (of.design === 'review') return 'review'
  const roll = random()
  if (field.kind === 'computing') {
    if (roll < 0.28) return 'proceedings'
    if (roll < 0.34) return 'thesis'
    return roll < 0.58 && of.lang === 'en' ? 'preprint' : 'article'
  }
  if (field.category !== null && of.lang === 'en' && roll > 0.88) return 'preprint'
  if (roll < 0.08) return 'thesis'
  if (roll < 0.13) return 'chapter'
  return roll < 0.17 ? 'proceedings' : 'article'
}

const universities: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'University of Northmere',
    'Halden Institute of Technology',
    'Westmarch State University',
    'Eastholm College',
  ],
  pt: [
    'Universidade do Planalto Norte',
    'Instituto Federal da Serra Azul',
    'Universidade da Costa Verde',
    'Faculdade do Vale Sereno',
  ],
  es: [
    'Universidad del Altiplano Mayor',
    'Universidad de la Ribera Alta',
    'Instituto Politécnico del Sur Abierto',
    'Universidad Valle Claro',
  ],
}

const bookTitles: Readonly<Record<Lang, (field: string) => string>> = {
  en: (field) => `The Northmere Handbook of ${field}`,
  pt: (field) => `Temas atuais em ${field}`,
  es: (field) => `Temas actuales de ${field}`,
}

const conferenceTitles: Readonly<Record<Lang, (field: string, year: number) => string>> = {
  en: (field, year) => `Proceedings of the ${year} Northmere Conference on ${field}`,
  pt: (field, year) => `Anais do Congresso Serra Azul de ${field} ${year}`,
  es: (field, year) => `Actas del Congreso Altiplano de ${field} ${year}`,
}

function containerOf(
  random: Random,
  kind: RecordKind,
  lang: Lang,
  field: Field,
  year: number,
): string | null {
  const subject = field.name[lang].replace(/^(o|a|os|as|el|la|los|las) /u, '')
  if (kind === 'chapter') return bookTitles[lang](subject)
  if (kind === 'proceedings') return conferenceTitles[lang](subject, year)
  if (kind === 'preprint') return 'arXiv'
  return kind === 'thesis' ? pick(random, universities[lang]) : null
}

const tierCitations: readonly number[] = [0.7, 5.5, 2.6, 1.1, 0.5]

function inventCitations(random: Random, tier: number, year: number, kind: RecordKind): number {
  const age = LAST_YEAR - year + 0.25
  const perYear = (tierCitations[tier] ?? 0.5) * (kind === 'review' ? 1.8 : 1)
  return Math.floor(perYear * age ** 0.9 * Math.exp(normal(random) * 0.9 - 0.3))
}

function inventAccess(random: Random, venue: Venue | null, kind: RecordKind): AccessState {
  if (kind === 'thesis' || kind === 'preprint') return 'green'
  if (venue?.openAccess === true) return venue.lang === 'en' ? 'gold' : 'diamond'
  const roll = random()
  if (roll < 0.14) return 'hybrid'
  if (roll < 0.3) return 'green'
  return roll < 0.36 ? 'bronze' : 'closed'
}

function inventPage(random: Random, access: AccessState): 'open' | 'paywalled' | 'dead' {
  if (chance(random, 0.03)) return 'dead'
  return access === 'closed' ? 'paywalled' : 'open'
}

function languagesOf(random: Random, lang: Lang, inScielo: boolean): readonly Lang[] {
  if (lang === 'en') return ['en']
  return inScielo || chance(random, 0.4) ? [lang, 'en'] : [lang]
}

/** Where a work stands in the catalogue. */
export interface Place {
  readonly field: Field
  readonly venues: readonly Venue[]
  readonly topic: Topic
  readonly topicIndex: number
  readonly number: number
}

function inventVenue(random: Random, place: Place, lang: Lang, kind: RecordKind): Venue | null {
  if (kind !== 'article' && kind !== 'review') return null
  return pick(
    random,
    place.venues.filter((venue) => venue.lang === lang),
  )
}

function plotWithNewTitle(random: Random, place: Place, lang: Lang, year: number, taken: Set<string>): Plot {
  const allowed = designsOfField[place.field.id] ?? designsOfKind[place.field.kind] ?? allDesigns
  let plot = inventPlot(random, place.field, place.topic, allowed, year)
  for (let i = 0; i < TITLE_TRIES && taken.has(titleOf(plot, lang)); i++) {
    plot = inventPlot(random, place.field, place.topic, allowed, year)
  }
  taken.add(titleOf(plot, lang))
  return plot
}

function texts(plot: Plot, langs: readonly Lang[], random: Random) {
  const hasAbstract = chance(random, 0.92)
  const entries = <T>(of: (lang: Lang) => T) =>
    Object.fromEntries(langs.map((lang) => [lang, of(lang)] as const))
  return {
    titles: entries((lang) => titleOf(plot, lang)),
    abstracts: hasAbstract ? entries((lang) => abstractOf(plot, lang)) : {},
    keywords: entries((lang) => keywordsOf(plot, lang)),
  }
}

/** A thesis has one author; about one record in seventy has lost its authors. */
function inventAuthors(
  random: Random,
  of: { readonly lang: Lang; readonly affiliation: string; readonly kind: RecordKind },
): readonly CatalogueAuthor[] {
  if (chance(random, 0.015)) return []
  const count = of.kind === 'thesis' ? 1 : between(random, 1, 6)
  return Array.from({ length: count }, () => inventAuthor(random, of.lang, of.affiliation))
}

/** Invents the work of one place; `taken` keeps titles apart and grows. */
export function inventRecord(random: Random, place: Place, taken: Set<string>): CatalogueRecord {
  const { field, number } = place
  const lang = inventLang(random, field)
  const year = inventYear(random, place.topic)
  const plot = plotWithNewTitle(random, place, lang, year, taken)
  const kind = inventKind(random, field, { design: plot.design, lang })
  const venue = inventVenue(random, place, lang, kind)
  const container = containerOf(random, kind, lang, field, year)
  const access = inventAccess(random, venue, kind)
  const month = between(random, 1, 12)
  const issue = between(random, 1, 6)
  const affiliation = pick(random, universities[lang])
  const facts = {
    number,
    fieldId: field.id,
    isMedical: field.kind === 'health',
    kind,
    venue,
    access,
    year,
    month,
    issue,
  }
  const record: CatalogueRecord = {
    number,
    id: `r${String(number).padStart(5, '0')}`,
    field,
    topicIndex: place.topicIndex,
    kind,
    design: plot.design,
    finding: plot.finding,
    sampleSize: plot.n,
    lang,
    title: titleOf(plot, lang),
    ...texts(plot, languagesOf(random, lang, venue?.inScielo === true), random),
    authors: inventAuthors(random, { lang, affiliation, kind }),
    year: chance(random, 0.01) ? null : year,
    month,
    day: between(random, 1, 28),
    venue,
    container,
    publisher: venue?.publisher ?? container ?? 'Openfield Press',
    volume: Math.max(1, year - FIRST_YEAR + 1),
    issue,
    ...inventPages(random),
    ...inventIdentifiers(random, facts),
    citations: inventCitations(random, venue?.tier ?? 4, year, kind),
    access,
    page: inventPage(random, access),
    retraction: null,
    noticeOf: null,
    relatedDoi: null,
    relation: null,
    indexes: new Set(),
  }
  return { ...record, indexes: coverageOf(random, record) }
}
