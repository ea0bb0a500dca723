import type { Stance } from '@/lib/contracts/composed-answer'
import { readDirection } from '@/lib/core/evidence/read-direction'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { amountsIn, certainDirection } from '@/lib/core/ledger/certain-direction'
import { countNegations, isNullFinding, isTentative, sidedWords } from '@/lib/core/ledger/polarity'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** What a question that asks whether wants confirmed: more or less of something, that it is good or bad, or any relation at all. */
export type AskedSide = { readonly axis: 'amount' | 'worth'; readonly side: 1 | -1 } | null

/** Without what it is for, advice to do something says nothing of what was found. */
const ADVICE =
  /(?<!\p{L})(?:should|must|ought|caution\w*|recommend\w*|advis\w+|pay\w* (?:more )?attention|cautela|dev(?:e|em|eria|eriam)|recomend\w*|aconselh\w*|prudencia|deb(?:e|en|eria|erian)|recomiend\w*|aconsej\w*)(?!\p{L})/u
const RELATED =
  /(?<!\p{L})(?:associat\w*|correlat\w*|predict\w*|linked|related to|depends? on|influenc\w*|affect\w*|effect of|relacion\w*|associad\w*|associou\w*|asociad\w*|asocio|correlacion\w*|depende de|afet\w*|afect\w*|efeito d\w*|efecto d\w*)(?!\p{L})/u
/** What was asked, was not studied, or is not agreed on is no result. */
const OPEN =
  /(?<!\p{L})(?:whether|aim(?:s|ed)? (?:to|at|of)|purpose|hypothes\w*|objetiv\w*|proposito|hipotes\w*|disputed|debated|controvers\w*|unclear|little is known|seldom|discutid\w*|pouco se sabe|raramente|debatid\w*|se sabe poco)(?!\p{L})/u

/** Which way a question asks; null where it asks for any relation, or both ways. */
export function askedSideOf(question: string): AskedSide {
  const amounts = new Set(amountsIn(question).map(({ side }) => side))
  const [side] = amounts
  if (side !== undefined && amounts.size === 1) return { axis: 'amount', side }
  const worths = new Set(worthsIn(question))
  const [worth] = worths
  return amounts.size === 0 && worth !== undefined && worths.size === 1
    ? { axis: 'worth', side: worth }
    : null
}

const worthsIn = (text: string): readonly (1 | -1)[] =>
  sidedWords(text).flatMap(({ axis, side }) => (axis === 'worth' ? [side] : []))

/**
 * What a sentence says to a question that asks whether. `says` where it takes no side: background, aims, advice, what is disputed, and every result whose
 * direction two readings do not agree on. A fall is `no` to a question after a rise, and a rise `no` to one after a fall. English, Portuguese and
 * Spanish; of other languages every sentence only says. Never throws.
 */
export function stanceOf(text: string, asked: AskedSide, language: string | null): Stance {
  const role = sentenceRolesOf(text, language)[0]?.role ?? null
  const folded = foldAccents(text)
  if ((role !== null && role !== 'result' && role !== 'conclusion') || OPEN.test(folded)) return 'says'
  if (isNullFinding(text)) return 'no'
  const told = language === 'pt' || language === 'es' || language === 'en' ? language : null
  if (told === null) return 'says'
  const isDenied = countNegations(text, told) > 0
  if (isDenied) return readDirection(text) === 'no-difference' ? 'no' : 'says'
  const direction = certainDirection(text, told)
  if (direction === 'increased' || direction === 'decreased') {
    if (ADVICE.test(folded)) return 'says'
    const side = direction === 'increased' ? 1 : -1
    if (asked?.axis === 'worth') return 'says'
    return asked === null || asked.side === side ? 'yes' : 'no'
  }
  if (isTentative(text)) return amountsIn(text).length > 0 || RELATED.test(folded) ? 'unclear' : 'says'
  if (ADVICE.test(folded)) return 'says'
  if (asked?.axis === 'worth') return worthStance(worthsIn(text), asked.side)
  return asked === null && RELATED.test(folded) ? 'yes' : 'says'
}

function worthStance(told: readonly (1 | -1)[], asked: 1 | -1): Stance {
  const [side] = told
  if (side === undefined || told.some((one) => one !== side)) return 'says'
  return side === asked ? 'yes' : 'no'
}
