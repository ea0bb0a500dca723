import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-schedule.json'
import es from '@/messages/es/floor/proposal-schedule.json'
import pt from '@/messages/pt-BR/floor/proposal-schedule.json'

const words = readWords({ en, 'pt-BR': pt, es })

export const phasePhrases = words('phases')

/** The legend of the chart. */
export const chartPhrases = words('chart')

/** The schedule as a table. */
export const tablePhrases = words('table')

/** What the ledger says. Counted words (`hours`, `weeks`, `days`, `cases`) come with their number, in the right form. */
export const balancePhrases = words('balance')

/** One lever each; `{from}` and `{to}` come with their unit where the sentence does not name it. */
export const leverPhrases = words('levers')

/** How long the work and its phases take, in words. */
export const timePhrases = words('times')
