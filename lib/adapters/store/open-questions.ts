import { Prisma } from '@/generated/prisma/client'
import type { RunFact } from '@/lib/contracts/run'
import type { Database } from './client'

export interface QuestionRound {
  readonly step: string
  readonly round: number
}

/** What these facts do to the open questions: the rounds of those they ask, and the steps whose question they close. */
export function questionChanges(facts: readonly RunFact[]) {
  const asked: Record<string, number> = {}
  const closed = new Set<string>()
  for (const fact of facts) {
    if (fact.type === 'question-asked') asked[fact.step] = fact.round
    for (const step of stepsClosedBy(fact)) {
      delete asked[step]
      closed.add(step)
    }
  }
  return { asked, closed: [...closed] }
}

function stepsClosedBy(fact: RunFact): readonly string[] {
  if (fact.type === 'question-answered') return [fact.step]
  return fact.type === 'steps-reopened' ? fact.steps : []
}

/** The condition on a run's row that it asks this question in this round. */
export function asksNow({ step, round }: QuestionRound): Prisma.Sql {
  return Prisma.sql`open_questions @> jsonb_build_object(${step}::text, ${round}::int)`
}

/** Whether the run asks this question in this round now; what is decided on it may be late when it is written. */
export async function isQuestionOpen(db: Database, runId: string, question: QuestionRound): Promise<boolean> {
  const rows: readonly unknown[] =
    await db.$queryRaw`SELECT 1 FROM runs WHERE id = ${runId} AND ${asksNow(question)}`
  return rows.length > 0
}
