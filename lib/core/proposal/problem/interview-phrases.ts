import type { Locale } from '@/lib/contracts/locale'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-interview.json'
import es from '@/messages/es/floor/proposal-interview.json'
import pt from '@/messages/pt-BR/floor/proposal-interview.json'
import type { InterviewFault, InterviewField } from './interview'

const words = readWords({ en, 'pt-BR': pt, es })

/** The question for a field, with an example of an answer. */
export function interviewQuestion(asks: InterviewField, locale: Locale): string {
  return say(questionPhrases, locale, asks)
}

/** Why a reply was not taken and how one that will be looks, in one sentence. */
export function interviewFaultSentence(fault: InterviewFault, locale: Locale): string {
  return say(replyFaultPhrases, locale, fault.code)
}

export const questionPhrases = words('questions')

export const replyFaultPhrases = words('faults')
