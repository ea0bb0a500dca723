import { type KeyOf, readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-tasks.json'
import es from '@/messages/es/floor/proposal-tasks.json'
import pt from '@/messages/pt-BR/floor/proposal-tasks.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** What each task is called; short enough for a line of the chart. */
export const taskTitlePhrases = words('tasks')
export type TaskTitle = KeyOf<typeof taskTitlePhrases>

/** Why a task takes its hours; `{count}` things at `{each}` hours, or `{hours}` as a whole. */
export const taskBasisPhrases = words('bases')

/** What `{days}` days of waiting are for. */
export const waitBasisPhrases = words('waits')
