import { type KeyOf, readWords } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-problem.json'
import es from '@/messages/es/floor/proposal-problem.json'
import pt from '@/messages/pt-BR/floor/proposal-problem.json'
import type { PlanStep } from '../question/question-plan'

const words = readWords({ en, 'pt-BR': pt, es })

/**
 * Sentences of the problem statement. `{count}` is what the sentence is about and chooses its form; `{share}` is "3 of
 * the 12 sources". Every figure comes from the sources at hand.
 */
export const problemPhrases = words('statement')
export type ProblemKey = KeyOf<typeof problemPhrases>

/** Pieces of the note that says why a work is in the preliminary literature. */
export const entryPhrases = words('entry')

/**
 * Questions by the kind of answer a topic calls for. `{theA}` and the like come with their article, `{a}` without;
 * `{setting}` is "among nurses" or ''. Main questions are for topics that come without one.
 */
export const questionTemplates = words('questions')
export type QuestionKey = KeyOf<typeof questionTemplates>

/**
 * Steps of the work that an objective can be, in the order of the work. The verbs are processes of Bloom's revised taxonomy
 * (Krathwohl 2002, doi:10.1207/s15430421tip4104_2); there explaining stands before analysing, here it rests on the analysis.
 */
export type ObjectiveStep = PlanStep

export const objectivePhrases = words('objectives')
export type ObjectiveKey = KeyOf<typeof objectivePhrases>

/** What a note from the student or the quality control changed. */
export const changePhrases = words('changes')

/** Designs as they are counted in a sentence, in small letters; `{count}` chooses singular or plural. */
export const designNames = words('designs')

/** What a design that tests would test; `{groups}` and the like as in the questions. */
export const hypothesisPhrases = words('hypotheses')

/** The role of a variable, in small letters. */
export const variableRoleNames = words('variableRoles')
