import type { Passage } from '@/lib/contracts/library'
import type { CardField, SourceCard } from '@/lib/contracts/source-card'
import { countsWhoTookPart } from './counted-people'
import { isOfOthers } from './of-others'
import { readDirection } from './read-direction'
import { announcesTalk, reportsResult, statesFigures } from './reported-result'
import { type RoleSentence, sentenceRolesOf } from './sentence-roles'
import { studyDesignOf } from './study-design'

type CardPassage = Pick<Passage, 'id' | 'text' | 'locator' | 'language' | 'headings'>

/** Passages read at each end of a long text: abstracts and aims stand at its beginning, limits at its end. */
const EDGE_PASSAGES = 40
const PASSAGES_MAX = 160
const SENTENCE_WORDS_MIN = 5

const tellingHeading =
  /limit|conclus|discuss|method|metod|método|sample|amostra|muestra|particip|result|abstract|resum|objetiv|objective|aims?\b/iu

interface Placed {
  readonly sentence: RoleSentence
  readonly passage: CardPassage
}

/**
 * What a source asked, how, of whom, and what it found and did not, each in a sentence of its own with the passage it stands in;
 * null for what the text does not say. Of a long text the beginning, the end and what stands under telling headings is read. Never
 * throws.
 */
export function composeSourceCard(passages: readonly CardPassage[]): SourceCard {
  const placed = telling(passages).flatMap((passage) =>
    sentenceRolesOf(passage.text, passage.language)
      .filter(({ text }) => text.split(/\s+/).length >= SENTENCE_WORDS_MIN)
      .map((sentence) => ({ sentence, passage })),
  )
  const own = placed.filter(({ sentence }) => !isOfOthers(sentence.text))
  const first = (...roles: readonly RoleSentence['role'][]) =>
    fieldOf(roles.map((role) => own.find(({ sentence }) => sentence.role === role)).find(Boolean))
  return {
    question: first('aim'),
    design: designOf(placed),
    sample: fieldOf(
      placed.find(({ sentence, passage }) => countsWhoTookPart(sentence.text, passage.language)),
    ),
    finding: fieldOf(findingOf(own)),
    limitation: first('limitation'),
  }
}

function telling(passages: readonly CardPassage[]): readonly CardPassage[] {
  if (passages.length <= 2 * EDGE_PASSAGES) return passages
  const isEdge = (at: number) => at < EDGE_PASSAGES || at >= passages.length - EDGE_PASSAGES
  return passages
    .filter(({ headings }, at) => isEdge(at) || headings.some((heading) => tellingHeading.test(heading)))
    .slice(0, PASSAGES_MAX)
}

/** A sentence that announces a result, of several the first that says more, less or no difference (results begin with who took part), else one that reports figures of one, else a conclusion, else one that compares where results stand. */
function findingOf(own: readonly Placed[]): Placed | undefined {
  const told = own.filter(({ sentence }) => !announcesTalk(sentence.text))
  const by = (role: RoleSentence['role']) => told.find(({ sentence }) => sentence.role === role)
  const unmarked = told.filter(({ sentence }) => sentence.role === null)
  const results = told.filter(({ sentence }) => sentence.role === 'result')
  const compares = ({ sentence, passage }: Placed) =>
    readDirection(sentence.text) !== 'unknown' && !countsWhoTookPart(sentence.text, passage.language)
  return (
    results.find(compares) ??
    results[0] ??
    unmarked.find(({ sentence }) => statesFigures(sentence.text)) ??
    by('conclusion') ??
    unmarked.find(({ sentence, passage }) => reportsResult(sentence.text, passage))
  )
}

/** The design that the first sentence to name one names; sentences about methods go before all others. */
function designOf(placed: readonly Placed[]): CardField | null {
  const byRole = [
    ...placed.filter(({ sentence }) => sentence.role === 'method' || sentence.role === 'aim'),
    ...placed,
  ]
  for (const one of byRole) {
    const design = studyDesignOf({ title: '', abstract: one.sentence.text }, one.passage.language)
    const field = design && fieldOf(one)
    if (field) return { ...field, design }
  }
  return null
}

function fieldOf(placed: Placed | undefined): CardField | null {
  if (!placed) return null
  const { id, locator } = placed.passage
  return { text: placed.sentence.text, passageId: id, locator, design: null }
}
