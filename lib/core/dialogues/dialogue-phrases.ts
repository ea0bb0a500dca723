import { readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/dialogues.json'
import es from '@/messages/es/floor/dialogues.json'
import pt from '@/messages/pt-BR/floor/dialogues.json'

const words = readWords({ en, 'pt-BR': pt, es })

/** What the agents may say without a language model. Keys that end in "Ask" are questions to the student. */
export const partyPhrases = words('party')

/** What the three readers of the quality panel say; every figure is counted. */
export const panelPhrases = words('panel')

/** What the agents say when the table breaks up. */
export const farewellPhrases = words('farewell')

/** Names of the roster. */
export const agentNames = words('names')

/** What each one looks after; also the role that a model is given. */
export const agentRoles = words('roles')
