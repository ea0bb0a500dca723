import type { Theme } from '@/lib/contracts/review'
import { isNamedAsCause } from '@/lib/core/ledger/moved-concept'
import type { AskedTopic } from '@/lib/core/proposal/question/question-type'
import { effectsAsked } from './effects-asked'
import { nameIn } from './name-in-text'

/** Something that results may say rose or fell: an outcome that the question asks for, or a theme. */
export interface KnownThing {
  readonly name: string
  /** In every language that is known. */
  readonly names: readonly string[]
  /** It joins the sources of a theme, and nobody asked what became of it. */
  readonly isTheme?: true
}

/** The outcomes of the question first, then the themes that are concepts and none of those outcomes. */
export function knownThings(
  asked: AskedTopic,
  themes: readonly Pick<Theme, 'name' | 'concepts'>[],
): readonly KnownThing[] {
  const outcomes = effectsAsked(asked).map(({ outcome, outcomeNames }) => ({
    name: outcome,
    names: [outcome, ...outcomeNames],
  }))
  const others = themes
    .filter(({ concepts }) => concepts.length > 0)
    .map(({ name, concepts }) => ({ name, names: [name, ...concepts], isTheme: true as const }))
    .filter(({ names }) => !outcomes.some((one) => names.some((name) => nameIn(one.names, name) !== null)))
  return [...outcomes, ...others]
}

/** The things of which a sentence says that they moved; what it names as a cause is none of them. */
export function movedIn(text: string, things: readonly KnownThing[]): readonly KnownThing[] {
  return things.filter((one) => nameIn(one.names, text) !== null && !isNamedAsCause(text, one.names))
}
