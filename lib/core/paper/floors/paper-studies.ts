import type { PaperSource } from '@/lib/contracts/paper-session'
import type { Connected, FoundThemes, Theme, WrittenTheme } from '@/lib/contracts/review'
import { isNamedAsCause } from '@/lib/core/ledger/moved-concept'
import { questionTypeOf } from '@/lib/core/proposal/question/question-type'
import { studyVariables } from '@/lib/core/proposal/question/study-variables'
import { connectThemes } from '@/lib/core/review/connect-themes'
import { effectsAsked } from '@/lib/core/review/effects-asked'
import { offeredThemes } from '@/lib/core/review/offered-themes'
import type { ReviewedSource } from '@/lib/core/review/reviewed-source'
import { writeTheme } from '@/lib/core/review/write-theme'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { FloorContext } from './floor-context'
import { isOfQuestion, ownThemes } from './own-themes'
import { type QuestionConcept, questionConcepts } from './question-concepts'
import { asProposalSource, readSourceStudy } from './read-source-study'
import { recentValues } from './recent-values'
import { supportingSources } from './supporting-sources'

/** What the literature review reads out of the sources of a paper; nothing here is decided anew. */
export interface PaperStudies {
  /** Without those that were retracted. */
  readonly reviewed: readonly ReviewedSource[]
  readonly themes: readonly Theme[]
  /** `design`: the works share no theme, and are ordered by kind of study. */
  readonly themesBy: FoundThemes['by']
  /** Keys of sources that no theme joins. */
  readonly rest: readonly string[]
  readonly written: readonly WrittenTheme[]
  readonly connected: Connected
}

const known = new WeakMap<readonly PaperSource[], Map<string, PaperStudies>>()

/** The studies, themes and tensions of these sources as the review room finds them; read once for a list and a language. Never throws. */
export function paperStudies(context: FloorContext): PaperStudies {
  const { locale, currentYear, query } = context
  const sources = supportingSources(context.sources)
  const kept = known.get(sources) ?? new Map<string, PaperStudies>()
  known.set(sources, kept)
  const id = `${locale} ${currentYear} ${query}`
  const found = kept.get(id) ?? readStudies({ ...context, sources })
  kept.set(id, found)
  return found
}

function readStudies({ sources, locale, currentYear, query }: FloorContext): PaperStudies {
  const reviewed = sources.map((source) => ({
    source: asProposalSource(source),
    study: readSourceStudy(source),
  }))
  const usable = reviewed.map(({ source }) => source)
  const studies = reviewed.map(({ study }) => study)
  const { themes, rest, by } = ownThemes(offeredThemes(usable, studies, { locale, topic: '' }), studies, {
    query,
    locale,
  })
  const written = themes.map((theme) => writeTheme(theme, reviewed, { locale, currentYear }))
  const connected = connectThemes({ themes, written, reviewed, question: query, locale })
  return { reviewed, themes, themesBy: by, rest, written, connected }
}

/** Where a question names a concept first; behind all others where it does not. */
function placeIn(query: string, { names }: QuestionConcept): number {
  const asked = foldAccents(query)
  const places = names.map((name) => asked.indexOf(foldAccents(name))).filter((at) => at >= 0)
  return Math.min(asked.length, ...places)
}

/** What acts and what it is asked to act on; null where the question names no such thing. */
export interface AskedRelation {
  readonly predictor: QuestionConcept | null
  readonly outcome: QuestionConcept | null
}

type Asked = Pick<FloorContext, 'query' | 'locale'>

function askedConcepts(query: string): readonly QuestionConcept[] {
  return questionConcepts(query)
    .filter(({ role }) => role === null || !settings.includes(role))
    .toSorted((a, b) => placeIn(query, a) - placeIn(query, b))
}

/** Each thing of which the question asks what becomes of it: "how does A change B, and does it add to C?" asks for B and C; what it is like to live through A asks for none. */
export function askedOutcomes(asked: Asked): readonly QuestionConcept[] {
  const id = idOf(asked)
  const found = outcomesRead.get(id) ?? readOutcomes(asked)
  outcomesRead.set(id, found)
  return found
}

const idOf = ({ query, locale }: Asked) => `${locale} ${query}`
const outcomesRead = recentValues<readonly QuestionConcept[]>()
const relationsRead = recentValues<AskedRelation>()

function readOutcomes(asked: Asked): readonly QuestionConcept[] {
  const { outcome } = askedRelation(asked)
  if (outcome === null) return []
  return [outcome, ...outcomesOfEffects(asked.query).filter(({ id }) => id !== outcome.id)]
}

function outcomesOfEffects(query: string): readonly QuestionConcept[] {
  const concepts = askedConcepts(query)
  const effects = effectsAsked({ topic: query, question: query })
  const found = effects.flatMap(({ outcomeNames }) => {
    const concept = concepts.find(({ names }) =>
      names.some((one) => outcomeNames.some((name) => isSame(one, name))),
    )
    return concept ? [concept] : []
  })
  // A question of one effect is read by its variables.
  return effects.length > 1 ? [...new Set(found)] : []
}

/** The pair of things that the question relates, the outcome by its role, else the last of what it names; of several effects the first. */
export function askedRelation(asked: Asked): AskedRelation {
  const id = idOf(asked)
  const found = relationsRead.get(id) ?? readRelation(asked)
  relationsRead.set(id, found)
  return found
}

function readRelation({ query, locale }: Asked): AskedRelation {
  const concepts = askedConcepts(query)
  if (questionTypeOf({ topic: query, question: query }) === 'experience')
    return { predictor: concepts[0] ?? null, outcome: null }
  // A single variable is a relation of which one half was not recognised: then the order of the question tells.
  const read = studyVariables({ topic: query, question: query }, locale)
  const variables = read.length > 1 ? read : []
  const named = (name: string | undefined) =>
    name === undefined
      ? undefined
      : (concepts.find(({ names }) => names.some((one) => isSame(one, name))) ??
        // "adherence to guidelines" may be known as guidelines alone.
        concepts.find(({ names }) => names.some((one) => isEndOf(name, one))))
  const ofFirst = concepts.find(({ id }) => id === outcomesOfEffects(query)[0]?.id)
  const outcome =
    ofFirst ?? named(variables.find(({ role }) => role === 'outcome')?.name) ?? concepts.at(-1) ?? null
  const others = concepts.filter((one) => one !== outcome)
  const predictor = named(variables.find(({ role }) => role === 'predictor')?.name) ?? others[0] ?? null
  return { predictor: predictor === outcome ? null : predictor, outcome }
}

const settings: readonly string[] = ['population', 'place', 'time', 'method']
const isEndOf = (whole: string, end: string) =>
  ` ${cognateStems(whole).join(' ')}`.endsWith(` ${cognateStems(end).join(' ')}`)
const isSame = (one: string, other: string) => cognateStems(one).join(' ') === cognateStems(other).join(' ')

export interface CountedDirections {
  readonly increased: readonly string[]
  readonly decreased: readonly string[]
  readonly noDifference: readonly string[]
  readonly notStated: readonly string[]
}

/** Keys by the direction of their finding, where it names the concept as what moved and two readings of it agree; all others are not stated, and so is every work where nothing is asked for. */
export function countDirections(
  reviewed: readonly ReviewedSource[],
  concept: QuestionConcept | null,
): CountedDirections {
  const wayOf = ({ study }: ReviewedSource) => {
    const isTold = concept !== null && tellsOf(study.said.finding?.text ?? '', concept)
    return isTold ? study.direction : 'not-said'
  }
  const keys = (way: string) => reviewed.filter((one) => wayOf(one) === way).map(({ study }) => study.key)
  return {
    increased: keys('increased'),
    decreased: keys('decreased'),
    noDifference: keys('no-difference'),
    notStated: keys('not-said'),
  }
}

/** Themes beyond the question that results name, with how many works tell of each and in which direction. */
export function toldThemes(context: FloorContext) {
  const { themes, themesBy, reviewed } = paperStudies(context)
  if (themesBy === 'design') return []
  return themes
    .filter((theme) => !isOfQuestion(theme, context))
    .map(({ id, name, concepts }) => {
      const concept = { id, name, role: null, names: [name, ...concepts] }
      const count = reviewed.filter(({ study }) => tellsOf(study.said.finding?.text ?? '', concept)).length
      return { name, count, counted: countDirections(reviewed, concept) }
    })
    .filter(({ count }) => count > 0)
}

/** Whether a result is about the concept: it names it, and not as what acts. */
export function tellsOf(text: string, concept: QuestionConcept | null): boolean {
  return namesConcept(text, concept) && !isNamedAsCause(text, concept?.names ?? [])
}

/** Whether a text names the concept by any of its names; every text names what is not known. */
export function namesConcept(text: string, concept: QuestionConcept | null): boolean {
  if (concept === null) return true
  const stems = ` ${cognateStems(text).join(' ')} `
  return concept.names.some((name) => {
    const wanted = cognateStems(name).join(' ')
    return wanted !== '' && stems.includes(` ${wanted} `)
  })
}
