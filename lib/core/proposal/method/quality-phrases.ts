import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-quality.json'
import es from '@/messages/es/floor/proposal-quality.json'
import pt from '@/messages/pt-BR/floor/proposal-quality.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** What a check found, in one sentence; `{held}` of `{count}` hold. */
export const checkDetails = words('details')

/** What a failed check means, as an issue's description; `{what}` names what does not hold. */
export const issueDescriptions = words('descriptions')

/** Why it matters, as an issue's impact. */
export const issueImpacts = words('impacts')

/** What to do about a failed check; `{what}` names what does not hold. */
export const issueRemedies = words('remedies')

/** Figures inside what checks say, and further recommendations. */
export const coherencePhrases = words('quality')

/** What a lever would win, as a recommendation. */
export const leverAdvicePhrases = words('levers')
