import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { Theme } from '@/lib/contracts/review'
import { findConcept, longestConceptAt } from '@/lib/core/concepts/glossary'
import { isNamedAsCause } from '@/lib/core/ledger/moved-concept'
import { tellingStems } from '@/lib/core/review/find-tensions'
import { designName } from '@/lib/core/review/study-labels'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import type { FloorContext } from './floor-context'
import { isOfQuestion } from './own-themes'
import { askedOutcomes, askedRelation, namesConcept, paperStudies } from './paper-studies'
import { type QuestionConcept, questionConcepts } from './question-concepts'
import type { SourceEvidence } from './source-evidence'

/** What results of these sources may be about: the outcomes that the question asks for, first, and the themes that go beyond the question. */
export function thingsOfQuestion(context: FloorContext): readonly QuestionConcept[] {
  const { themes: all, themesBy } = paperStudies(context)
  const themes = all
    .filter((theme) => themesBy === 'concept' && !isOfQuestion(theme, context) && mayMove(theme, context))
    .map(({ id, name, concepts }) => ({ id, name, role: null, names: [name, ...concepts] }))
  return [...askedOutcomes(context), ...themes]
}

/**
 * Whether a theme may be what a result says rose or fell: persons were studied, and of what the question varies ("oestrogen" of oestrogen
 * therapy) something else is told.
 */
export function mayMove(
  { name, concepts }: Pick<Theme, 'name' | 'concepts'>,
  context: FloorContext,
): boolean {
  // "Patient safety" may rise and patients may not.
  if (findConcept(name)?.role === 'population') return false
  const { predictor } = askedRelation(context)
  const varied = (predictor?.names ?? []).map((one) => cognateStems(one))
  return [name, ...concepts].every((one) => {
    const stems = cognateStems(one)
    return stems.length === 0 || !varied.some((words) => stems.every((stem) => words.includes(stem)))
  })
}

/** The things of which a sentence says that they moved; what it names as a cause is none of them. */
export function movedThings(text: string, things: readonly QuestionConcept[]): readonly QuestionConcept[] {
  return things.filter((one) => namesConcept(text, one) && !isNamedAsCause(text, one.names))
}

/** What a result tells of beside what the question asks for: `asked` where it is that alone, null where it is something that the paper has no name for. */
export function toldBeside(finding: string, context: FloorContext): QuestionConcept | 'asked' | null {
  const [first = null] = movedThings(finding, thingsOfQuestion(context))
  const asked = askedOutcomes(context)
  return first && asked.length === 1 && asked.includes(first) ? 'asked' : first
}

/** Whether two results tell of the same thing. */
export function isOnSame(one: string, other: string, things: readonly QuestionConcept[]): boolean {
  const there = movedThings(other, things)
  return movedThings(one, things).some((thing) => there.includes(thing))
}

/**
 * What two results that share these words are both about, in the words of the paper where it has them, else as `said` has them behind each other; null where they share only what
 * the question varies and how a result is told.
 */
export function sharedThing(shared: readonly string[], context: FloorContext, said = ''): string | null {
  const outcomes = askedOutcomes(context)
  const others = questionConcepts(context.query).filter(({ id }) => !outcomes.some((one) => one.id === id))
  const varied = new Set(others.flatMap(({ names }) => names.flatMap((name) => cognateStems(name))))
  const own = shared.filter((word) =>
    [word, ...cognateStems(word)].every((stem) => !varied.has(stem) && !tellingStems.has(stem)),
  )
  if (own.length === 0) return null
  const stems = new Set(own.flatMap((word) => [word, ...cognateStems(word)]))
  const known = thingsOfQuestion(context).find(({ names }) =>
    names.some((name) => cognateStems(name).every((stem) => stems.has(stem))),
  )
  const words = own.slice(0, WORDS_SHOWN)
  const isPhrase = said.toLowerCase().includes(words.join(' '))
  return known?.name ?? conceptNamed(said, { words, context }) ?? words.join(isPhrase ? ' ' : ', ')
}

/** What the glossary calls, in the language of the paper, the thing of which a result in any language has all these words. */
function conceptNamed(
  said: string,
  {
    words,
    context: { locale },
  }: { readonly words: readonly string[]; readonly context: Pick<FloorContext, 'locale'> },
): string | null {
  const stems = cognateStems(said)
  const wanted = words.flatMap((word) => cognateStems(word))
  for (let at = 0; at < stems.length; at += 1) {
    const found = longestConceptAt(stems, at)
    const named = stems.slice(at, at + (found?.length ?? 0))
    if (found && wanted.every((stem) => named.includes(stem)))
      return found.concept.names[localeLanguages[locale]][0] ?? null
  }
  return null
}

const WORDS_SHOWN = 4

/** In what two studies differ where both state it, in the language of the paper. */
export function studyDifferences(
  a: SourceEvidence,
  b: SourceEvidence,
  { locale }: Pick<FloorContext, 'locale'>,
) {
  const setting = (own: SourceEvidence['places']) => own[0]?.names[localeLanguages[locale]]
  const design = ({ design: own }: SourceEvidence) => own && designName(own.id, locale)
  // A review counts studies and no cases: its size says nothing beside a sample.
  const isReview = ({ design: own }: SourceEvidence) => own?.id === 'systematic-review'
  const sizeOf = ({ sample }: SourceEvidence) =>
    isReview(a) === isReview(b) && sample ? String(sample.size) : null
  const pairs = [
    ['place', setting(a.places), setting(b.places)],
    ['population', setting(a.populations), setting(b.populations)],
    ['design', design(a), design(b)],
    ['size', sizeOf(a), sizeOf(b)],
  ] as const
  return pairs.flatMap(([what, one, other]) => (one && other && one !== other ? [{ what, one, other }] : []))
}
