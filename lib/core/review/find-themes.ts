import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { FoundThemes, Theme } from '@/lib/contracts/review'
import { THEME_SOURCES_MIN, THEMES_MAX } from '@/lib/contracts/review-limits'
import { type GlossaryConcept, longestConceptAt } from '@/lib/core/concepts/glossary'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { foldWords } from '@/lib/core/text/fold-words'
import { studyPassages } from './study-passages'
import { type TitlePhrase, titlePhrases, titleStems } from './title-phrases'

type ThemeSource = Pick<ProposalSource, 'key' | 'work'>

/** Named in the title or in the author's keywords a concept counts as much as so many mentions in the abstract. */
const TITLE_WEIGHT = 3
/** Named in the keywords of a work alone, although its abstract could be read. */
const HEADING_WEIGHT = 1
/** From this weight on a source is about a concept. */
const ABOUT_MIN = 2
/** A concept that so large a share of the sources is about is their topic, not a theme of it. */
const TOPIC_SHARE01 = 0.7
/** In small sets every theme holds a large share: up to so many sources none is held for the topic. */
const SMALL_SET = 4
/** A source that another theme has already joined counts so much less. */
const JOINED_WEIGHT = 0.25
/** What else the sources of a theme share, besides the theme: distinct concepts or words per pair, at least. Chosen on the sets of the test. */
const SHARED_PER_PAIR_MIN = 1
/** Where one concept alone joins some of the sources, what all are about joins the others. */
const THEMES_OFFERED_MIN = 2
const NAMES_MAX = 12
/** Words of the longest phrase that is looked for in a text. */
const PHRASE_STEMS_MAX = 8
/** Roles of concepts that sort sources by where, when, how and on whom they were made; the synthesis table does that. */
const notThemes: ReadonlySet<string | null> = new Set(['place', 'time', 'method', 'population'])

type Subject = GlossaryConcept | TitlePhrase

interface Candidate {
  readonly concept: Subject
  /** So many sources are about it that it is their topic. */
  readonly isTopic: boolean
  readonly about: ReadonlyMap<string, number>
}

/**
 * Two to five concepts that each join several of the sources, with the sources that are about them, each in one theme at most; no theme where
 * the sources have nothing in common. Concepts are told in English, Portuguese and Spanish alike. A concept that most sources are about is
 * their topic, and a theme only for those that the one other theme leaves. Deterministic; never throws.
 */
export function findThemes(sources: readonly ThemeSource[], locale: Locale, topic = ''): FoundThemes {
  const phrases = titlePhrases(sources.map(({ work }) => work))
  const weights = sources.map((source) => ({
    key: source.key,
    named: conceptWeights(source, phrases),
    text: spaced(`${source.work.title} ${source.work.abstract ?? ''}`),
    studied: studiedConcepts(source, phrases),
  }))
  const all = candidatesOf(weights)
  const asked = new Set(conceptsIn(topic, phrases))
  // What the topic itself names orders a review of it only where nothing else does.
  const further = all.filter(({ concept }) => !asked.has(concept))
  const joins = (some: readonly Candidate[]) => assign(chosenWithin(some), weights, locale)
  const candidates = joins(further).length >= THEMES_OFFERED_MIN ? further : all
  const within = chosenWithin(candidates)
  const narrow = assign(within, weights, locale)
  const home = within.filter(({ concept }) => narrow.some(({ id }) => id === themeId(concept)))
  const themes =
    home.length === 1
      ? assign(choose(candidates, home).slice(0, THEMES_OFFERED_MIN), weights, locale)
      : narrow
  return ordered([...themes, ...themesByGroup(weights, themes, locale)], sources)
}

const chosenWithin = (candidates: readonly Candidate[]): readonly Candidate[] =>
  withoutTwins(
    choose(
      candidates.filter(({ isTopic }) => !isTopic),
      [],
    ),
  )

function ordered(themes: readonly Theme[], sources: readonly ThemeSource[]): FoundThemes {
  const joined = new Set(themes.flatMap((theme) => theme.sources))
  return {
    themes: [...themes],
    rest: sources.map(({ key }) => key).filter((key) => !joined.has(key)),
    by: 'concept',
  }
}

/** Whom the sources that no theme has joined studied, where several of them name the same people; beside themes only. */
function themesByGroup(
  weights: readonly Weighed[],
  themes: readonly Theme[],
  locale: Locale,
): readonly Theme[] {
  const joined = new Set(themes.flatMap(({ sources }) => sources))
  const left = weights.filter(({ key }) => !joined.has(key))
  if (themes.length === 0 || left.length < THEME_SOURCES_MIN) return []
  const groups = choose(groupsOf(left), []).slice(0, Math.max(0, THEMES_MAX - themes.length))
  return assign(groups, left, locale)
}

function groupsOf(weights: readonly Weighed[]): readonly Candidate[] {
  return [...aboutOf(weights, (concept) => concept.role === 'population' && !isAnybody(concept))]
    .map(([concept, about]) => ({ concept, about: namedBy(concept, about, weights), isTopic: false }))
    .filter(({ about }) => about.size >= THEME_SOURCES_MIN)
}

/** Whom most studies of a field have: they order nothing. */
const anybody: ReadonlySet<string> = new Set([
  'patients',
  'adults',
  'people',
  'users',
  'workers',
  'employees',
])
const isAnybody = (concept: Subject) => concept.field === 'general' || anybody.has(nameOf(concept))

/** Those whose text has a name of the group as it is: "coupling" of modules has the stem of couples. */
function namedBy(
  { names }: Subject,
  about: ReadonlyMap<string, number>,
  weights: readonly Weighed[],
): ReadonlyMap<string, number> {
  const words = new Set(Object.values(names).flat().map(spaced))
  const naming = new Set(
    weights.flatMap(({ key, text }) => ([...words].some((name) => text.includes(name)) ? [key] : [])),
  )
  return new Map([...about].filter(([key]) => naming.has(key)))
}

const spaced = (text: string): string => ` ${foldWords(text).join(' ')} `

interface Weighed {
  readonly key: string
  readonly named: ReadonlyMap<Subject, number>
  /** Title and abstract, word by word. */
  readonly text: string
  /** Concepts of what the work asks or found; of its title where it has no abstract. */
  readonly studied: ReadonlySet<Subject>
}

function conceptWeights({ key, work }: ThemeSource, phrases: TitlePhrases): ReadonlyMap<Subject, number> {
  const weights = new Map<Subject, number>()
  const add = (text: string, weight: number) => {
    for (const concept of conceptsIn(text, phrases))
      weights.set(concept, (weights.get(concept) ?? 0) + weight)
  }
  const passages = studyPassages({ key, work }, [])
  for (const { place, text } of passages) add(text, place === 'title' ? TITLE_WEIGHT : 1)
  const written = new Set(weights.keys())
  for (const keyword of work.keywords ?? []) add(keyword, TITLE_WEIGHT)
  // A keyword that the abstract never names is a heading of the catalogue ("business administration"), not what the work is about.
  if (passages.some(({ place }) => place === 'abstract'))
    for (const concept of weights.keys()) if (!written.has(concept)) weights.set(concept, HEADING_WEIGHT)
  return weights
}

type TitlePhrases = ReturnType<typeof titlePhrases>

/** Every mention of a known concept, or of a phrase that titles share, in the order of the text; the longer name has it. */
function conceptsIn(text: string, phrases: TitlePhrases): readonly Subject[] {
  const stems = titleStems(text)
  const found: Subject[] = []
  for (let at = 0; at < stems.length; ) {
    const known = longestConceptAt(stems, at)
    const phrase = longestPhraseAt(stems, at, phrases)
    const match = (phrase?.length ?? 0) > (known?.length ?? 0) ? phrase : known
    if (match) found.push(match.concept)
    at += match?.length ?? 1
  }
  return found
}

function longestPhraseAt(stems: readonly string[], from: number, phrases: TitlePhrases) {
  for (let length = PHRASE_STEMS_MAX; length > 0; length -= 1) {
    const concept = phrases.get(stems.slice(from, from + length).join(' '))
    if (concept) return { length, concept }
  }
  return null
}

/** Roles of sentences that say what a work is about; the others say how, on whom and with what it was made. */
const telling: ReadonlySet<string> = new Set(['aim', 'result', 'conclusion'])

function studiedConcepts({ key, work }: ThemeSource, phrases: TitlePhrases): ReadonlySet<Subject> {
  const [title, abstract] = studyPassages({ key, work }, [])
  if (!abstract) return new Set(conceptsIn(title?.text ?? '', phrases))
  const told = sentenceRolesOf(abstract.text, abstract.language).filter(({ role }) => telling.has(role ?? ''))
  return new Set(told.flatMap(({ text }) => conceptsIn(text, phrases)))
}

/** The sources that are about each of the concepts wanted, with how much they are. */
function aboutOf(
  weights: readonly Weighed[],
  isWanted: (concept: Subject) => boolean,
): ReadonlyMap<Subject, ReadonlyMap<string, number>> {
  const about = new Map<Subject, Map<string, number>>()
  for (const { key, named } of weights) {
    for (const [concept, weight] of named) {
      if (weight < ABOUT_MIN || !isWanted(concept)) continue
      const own = about.get(concept) ?? new Map<string, number>()
      about.set(concept, own.set(key, weight))
    }
  }
  return about
}

function candidatesOf(weights: readonly Weighed[]): readonly Candidate[] {
  const about = aboutOf(weights, ({ field, role }) => field !== 'general' && !notThemes.has(role))
  const most = weights.length <= SMALL_SET ? weights.length : TOPIC_SHARE01 * weights.length
  const byKey = new Map(weights.map((one) => [one.key, one]))
  return [...about]
    .map(([concept, own]) => ({ concept, about: own, isTopic: own.size > most }))
    .filter((one) => one.about.size >= THEME_SOURCES_MIN && isStudied(one, byKey))
    .filter((one) => one.isTopic || one.concept.field === 'titles' || isJoined(one, byKey))
}

/** Whom a study asked and where is told in its title and methods; a theme is what several ask about or found. */
function isStudied({ concept, about }: Candidate, byKey: ReadonlyMap<string, Weighed>): boolean {
  const asking = [...about.keys()].filter((key) => byKey.get(key)?.studied.has(concept))
  return asking.length >= THEME_SOURCES_MIN
}

/** Sources that share nothing besides one concept only share a word. */
function isJoined({ concept, about }: Candidate, byKey: ReadonlyMap<string, Weighed>): boolean {
  const named = [...about.keys()].flatMap((key) => byKey.get(key)?.named ?? [])
  let [pairs, shared] = [0, 0]
  for (const [at, one] of named.entries()) {
    for (const other of named.slice(at + 1)) {
      pairs += 1
      for (const own of one.keys())
        if (own !== concept && own.field !== 'general' && other.has(own)) shared += 1
    }
  }
  return shared >= SHARED_PER_PAIR_MIN * pairs
}

/** One after another the concept that joins most sources that are in no theme yet. */
function choose(candidates: readonly Candidate[], before: readonly Candidate[]): readonly Candidate[] {
  const chosen = [...before]
  const joined = new Set(before.flatMap(({ about }) => [...about.keys()]))
  while (chosen.length < THEMES_MAX) {
    const gain = ({ about }: Candidate) =>
      [...about].reduce(
        (sum, [key, weight]) => sum + Math.log1p(weight) * (joined.has(key) ? JOINED_WEIGHT : 1),
        0,
      )
    const fresh = candidates.filter(
      (one) =>
        !chosen.includes(one) &&
        [...one.about.keys()].filter((key) => !joined.has(key)).length >= THEME_SOURCES_MIN,
    )
    const [best] = fresh.toSorted(
      (a, b) => gain(b) - gain(a) || (nameOf(a.concept) < nameOf(b.concept) ? -1 : 1),
    )
    if (!best) return chosen
    chosen.push(best)
    for (const key of best.about.keys()) joined.add(key)
  }
  return chosen
}

/**
 * One theme of what the titles of two languages call one thing: "infant respiratory infection" and "infección respiratoria infantil" both hold a concept of the vocabulary,
 * and two themes of which one lies within the other order nothing. The concept gives its name.
 */
function withoutTwins(chosen: readonly Candidate[]): readonly Candidate[] {
  const cores = new Map(chosen.map((one) => [one, coreOf(one.concept)]))
  return chosen.flatMap((one): Candidate[] => {
    const core = cores.get(one) ?? null
    const twins = chosen.filter((other) => core !== null && cores.get(other) === core)
    const languages = new Set(twins.flatMap(({ concept }) => languagesOf(concept)))
    if (core === null || twins.length < 2 || languages.size < 2) return [one]
    const about = new Map(twins.flatMap((each) => [...each.about]))
    return one === twins[0] ? [{ ...one, concept: core, about }] : []
  })
}

const languagesOf = ({ names }: Subject) =>
  (['en', 'pt', 'es'] as const).filter((language) => names[language].length > 0)

/** The concept of the vocabulary that a name holds in several of its words; null of none. */
function coreOf(concept: Subject): GlossaryConcept | null {
  if (concept.field !== 'titles') return concept
  const stems = titleStems(nameOf(concept))
  const found = stems.flatMap((_, at) => longestConceptAt(stems, at) ?? [])
  return found.find(({ length }) => length > 1)?.concept ?? null
}

function assign(chosen: readonly Candidate[], weights: readonly Weighed[], locale: Locale): Theme[] {
  const members = new Map<Candidate, string[]>(chosen.map((one) => [one, []]))
  for (const { key } of weights) {
    const [home] = chosen
      .filter(({ about }) => about.has(key))
      .toSorted(
        (a, b) =>
          Number(a.isTopic) - Number(b.isTopic) ||
          (b.about.get(key) ?? 0) - (a.about.get(key) ?? 0) ||
          a.about.size - b.about.size,
      )
    if (home) members.get(home)?.push(key)
  }
  return [...members].flatMap(([{ concept }, keys]) =>
    keys.length < THEME_SOURCES_MIN
      ? []
      : [
          {
            id: themeId(concept),
            ...nameIn(concept, localeLanguages[locale]),
            concepts: Object.values(concept.names).flat().slice(0, NAMES_MAX),
            sources: keys,
          },
        ],
  )
}

/** The name in the reader's language; the name of another with that language where there is none. */
function nameIn({ names }: Subject, wanted: ConceptLanguage): Pick<Theme, 'name' | 'language'> {
  const [own] = names[wanted]
  if (own !== undefined) return { name: own }
  const language = (['en', 'pt', 'es'] as const).find((one) => names[one].length > 0)
  return language ? { name: names[language][0] ?? '', language } : { name: '' }
}

function nameOf({ names }: Subject): string {
  return names.en[0] ?? names.pt[0] ?? names.es[0] ?? ''
}

function themeId(concept: Subject): string {
  return nameOf(concept)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
}
