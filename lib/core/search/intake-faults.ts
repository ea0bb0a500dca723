/** What a newcomer writes down to begin. */
export interface Intake {
  readonly topic: string
  readonly question: string
  readonly context: string
}
export type IntakeField = keyof Intake

/** Longest texts, in UTF-16 units after trimming. */
export type IntakeLimits = Readonly<Record<IntakeField, number>>

export type IntakeFault = 'empty' | 'wordless' | 'too-long'

const WORD = /[\p{L}\p{N}]/u

/**
 * What keeps an intake from being searched with, by field; no entry where all is well. Only the topic is required, and it
 * must hold a letter or a digit of any script: there is nothing to search for in a row of emoji.
 */
export function intakeFaults(
  intake: Intake,
  limits: IntakeLimits,
): Readonly<Partial<Record<IntakeField, IntakeFault>>> {
  const topic = topicFault(intake.topic)
  return {
    ...(topic ? { topic } : {}),
    ...Object.fromEntries(
      intakeFields
        .filter((field) => intake[field].trim().length > limits[field])
        .map((field) => [field, 'too-long']),
    ),
  }
}

/** In the order in which they are asked. */
export const intakeFields = ['topic', 'question', 'context'] as const satisfies readonly IntakeField[]

function topicFault(topic: string): IntakeFault | null {
  if (topic.trim() === '') return 'empty'
  return WORD.test(topic) ? null : 'wordless'
}
