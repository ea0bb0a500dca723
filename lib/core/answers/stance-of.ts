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
  /(?<!\p{L})(?:associat\w*|correlat\w*|predict\w*|linked|related to|depends? on|influenced|affected|effect of|relacion\w*|associad\w*|associou\w*|asociad\w*|asocio|correlacion\w*|depende de|afetou|afecto|efeito d\w*|efecto d\w*)(?!\p{L})/u
/** What people hold, wish or fear is no result, whatever it says of the matter. */
const HELD =
  /(?<!\p{L})(?:want(?:s|ed|ing)? to|wish\w*|worr(?:y|ies|ied)|fear(?:s|ed)?|hop(?:e|es|ed|ing)|believ\w*|belief\w*|thinks? that|thought (?:that|to)|expect(?:s|ed)?|claim(?:s|ed)?|argu(?:e|es|ed)|popular|myth|said to|in order to|quer(?:em)? |desej\w*|preocup\w*|tem(?:e|em) que|esper(?:a|am|an|ava|avam|aban) que|acredit\w*|crenca\w*|alega\w*|defend(?:e|em) que|argument\w*|quier(?:e|en) |dese(?:a|an)|cre(?:e|en) que|creencia\w*|argumenta\w*|sostien(?:e|en) que|a fim de|con el fin de)(?!\p{L})/u
/** What was asked, was not studied, or is not agreed on is no result. */
const OPEN =
  /(?<!\p{L})(?:whether|aim(?:s|ed)? (?:to|at|of)|purpose|hypothes\w*|objetiv\w*|proposito|hipotes\w*|disputed|debated|controvers\w*|unclear|little is known|seldom|discutid\w*|pouco se sabe|raramente|debatid\w*|se sabe poco)(?!\p{L})/u

/** A sentence whose place in its study is not known must report: a figure, or something that rose, fell, was higher, was found to go with something. */
const REPORTS =
  /\d|(?<!\p{L})(?:significan\w*|increased|raised|rose|grew|improved|enhanced|boosted|reduced|lowered|decreased|declined|fell|dropped|worsened|predicted|was|were|is effective|are effective|found|showed|linked|associated|correlated|significativ\w*|aument(?:ou|aram|o|aron)|elev(?:ou|aram|o|aron)|melhor(?:ou|aram)|mejor(?:o|aron)|cresc(?:eu|eram)|crec(?:io|ieron)|reduzi(?:u|ram)|reduj(?:o|eron)|diminui(?:u|ram)|disminuy(?:o|eron)|cai(?:u|ram)|cay(?:o|eron)|pior(?:ou|aram)|empeor(?:o|aron)|foi|foram|fue|fueron|houve|hubo|associou\w*|associad\w*|asocio|asociad\w*|eficaz(?:es)?)(?!\p{L})/u

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
 * What a sentence says to a question that asks whether. `says` where it takes no side: background, aims, advice, what is held or disputed, and every result whose
 * direction two readings do not agree on. A fall is `no` to a question after a rise, and a rise `no` to one after a fall. English, Portuguese and
 * Spanish; of other languages every sentence only says. Never throws.
 */
export function stanceOf(text: string, asked: AskedSide, language: string | null): Stance {
  const role = sentenceRolesOf(text, language)[0]?.role ?? null
  const folded = foldAccents(text)
  if ((role !== null && role !== 'result' && role !== 'conclusion') || OPEN.test(folded) || HELD.test(folded))
    return 'says'
  if (isNullFinding(text)) return 'no'
  if (role === null && !REPORTS.test(folded) && !isTentative(text) && countsNone(text, language))
    return 'says'
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

/** Denies nothing. */
const countsNone = (text: string, language: string | null): boolean =>
  countNegations(text, language === 'pt' || language === 'es' ? language : 'en') === 0

function worthStance(told: readonly (1 | -1)[], asked: 1 | -1): Stance {
  const [side] = told
  if (side === undefined || told.some((one) => one !== side)) return 'says'
  return side === asked ? 'yes' : 'no'
}
