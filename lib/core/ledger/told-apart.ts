import { cognateStem } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { ReadClaim, ReadSentence } from './compare-claim'
import { holdsWord } from './content-words'

/** "Administration of X", "mayor para el tratamiento con X", "the control group": a noun and what tells it from others of its kind; folded. */
const TOLD_APART =
  /(?<!\p{L})(\p{L}{3,}) (?:of|with|for|in|de|del|da|do|das|dos|con|com|para|en|em|no|na)(?: (?:the|an?|el|la|los|las|os?|as?))? (\p{L}(?:[\p{L}.-]*\p{L})?)/gu
const GROUP =
  /(?<!\p{L})(\p{L}[\p{L}-]+) (groups?|arms?|cohorts?|models?|programs?|programmes?|treatments?|therapy)(?!\p{L})|(?<!\p{L})(grupos?|brazos?|bracos?|coortes?|cohortes?|modelos?|programas?|tratamientos?|tratamentos?|terapias?) (\p{L}(?:[\p{L}.-]*\p{L})?)/gu

interface Kind {
  readonly noun: string
  /** Which of its kind, folded as it stands. */
  readonly which: string
}

function kindsIn(text: string): readonly Kind[] {
  const folded = foldAccents(text)
  const kind = (noun = '', which = ''): Kind => ({ noun: cognateStem(noun), which })
  return [
    ...[...folded.matchAll(TOLD_APART)].map(([, noun, which]) => kind(noun, which)),
    ...[...folded.matchAll(GROUP)].map(([, before, group, grupo, after]) =>
      kind(group ?? grupo, before ?? after),
    ),
  ]
}

/** Of one of a kind that the sentence does not name, though it tells it of another: of the control group what was found in the study group. */
export function isOfAnother(claim: ReadClaim, sentence: ReadSentence): boolean {
  const nouns = new Set(kindsIn(sentence.text).map(({ noun }) => noun))
  return kindsIn(claim.text).some(({ noun, which }) => {
    const word = claim.words.find(({ folded }) => folded === which)
    return nouns.has(noun) && word !== undefined && !holdsWord(sentence.index, word, claim.language)
  })
}
