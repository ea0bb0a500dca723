import { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'
import { findConcept, type GlossaryConcept } from '@/lib/core/concepts/glossary'
import { kindsOf } from '@/lib/core/concepts/narrower-kinds'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { textOfWork } from '../literature/literature-reader'
import { type TermGroup, termGroups } from './topic-terms'

/** Something that topic and question are about, and whether the sources name it. */
export interface AskedThing {
  readonly name: string
  /** `unknown`: none names it or has a word of it, and yet some may speak of it, because the vocabulary lacks the names that they would use, or has too many. */
  readonly naming: 'named' | 'unnamed' | 'unknown'
}

/**
 * What topic and question are about, and whether any of the works names it, by any name of it or of a kind of it, in the three languages. Where, when,
 * how and on whom something is studied is told of elsewhere. Empty without works, and where a work is in a language that has no names here.
 */
export function askedThings(
  brief: Pick<ProposalBrief, 'topic' | 'question' | 'locale'>,
  works: readonly Work[],
): readonly AskedThing[] {
  if (works.length === 0 || !works.every(isReadable)) return []
  const texts = works.map((work) => familiesIn(textOfWork(work)))
  const groups = termGroups(brief).filter(({ role }) => role === 'central' || role === 'outcome')
  const unsaid = new Set(groups.filter((group) => !isSaid(namesOf(group), texts)))
  // "Efficacy and safety": where one of the outcomes is named, the other may be said in other words.
  const isLost = groups.filter(({ role }) => role === 'outcome').every((group) => unsaid.has(group))
  return groups.map((group) => {
    if (!unsaid.has(group)) return { name: group.name, naming: 'named' }
    const isAsked = group.role === 'central' || isLost
    if (isAsked && isKnown(group.name, texts)) return { name: group.name, naming: 'unnamed' }
    return { name: group.name, naming: isTouched(group.name, texts) ? 'named' : 'unknown' }
  })
}

/** Whether any word of the name, or of its family, is said in any of the three languages: then a work may speak of the whole in its own way. */
function isTouched(name: string, texts: readonly ReadonlySet<string>[]): boolean {
  return tellingWords(name).some((word) => {
    const known = findConcept(word)
    const isKin = cognateStems(word).some((stem) => texts.some((text) => text.has(familyOf(stem))))
    return isKin || isSaid(known === null ? [word] : [word, ...allNames(known)], texts)
  })
}

const tellingWords = (name: string): readonly string[] =>
  wordsOf(name)
    .map(({ text }) => text)
    .filter((word) => !conceptLanguages.some((own) => isQueryStopWord(word, own)))

/** A name that the vocabulary has and that names one thing only; or one with a group of people whom no work names: "empleo joven" beside works on employment alone. */
function isKnown(name: string, texts: readonly ReadonlySet<string>[]): boolean {
  const whole = findConcept(name)
  // "Safety" and "satisfaction" are said in a hundred ways.
  if (whole !== null) return whole.field !== 'general' || wordsOf(name).length > 1
  const parts = tellingWords(name).map(findConcept)
  return (
    parts.length > 1 &&
    parts.every((part) => part !== null) &&
    parts.some((part) => part?.role === 'population' && !isSaid(allNames(part), texts))
  )
}

function isSaid(names: readonly string[], texts: readonly ReadonlySet<string>[]): boolean {
  return names.some((name) => {
    const stems = cognateStems(name)
    const holds = (text: ReadonlySet<string>) => (stem: string) =>
      text.has(stem) || (stems.length > 1 && text.has(familyOf(stem)))
    return stems.length > 0 && texts.some((text) => stems.every(holds(text)))
  })
}

function namesOf({ name, words }: TermGroup): readonly string[] {
  return [name, ...words, ...words.flatMap((word) => kindsOf(word).flatMap(allNames))]
}

const allNames = ({ names }: GlossaryConcept): readonly string[] =>
  conceptLanguages.flatMap((language) => names[language])

function familiesIn(text: string): ReadonlySet<string> {
  return new Set(cognateStems(text).flatMap((stem) => [stem, familyOf(stem)]))
}

const FAMILY_LETTERS = 5
const familyOf = (stem: string): string =>
  stem.length >= FAMILY_LETTERS ? `${stem.slice(0, FAMILY_LETTERS)}-` : stem

function isReadable(work: Work): boolean {
  const language = work.language?.slice(0, 2) ?? detectLanguage(textOfWork(work))
  return ConceptLanguage.safeParse(language).success
}
