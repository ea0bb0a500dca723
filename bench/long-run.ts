import { databaseIds } from '@/lib/contracts/database-ids'
import type { RunState } from '@/lib/contracts/run'
import { ValidationInput } from '@/lib/contracts/source-validation'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { openQuestions } from '@/lib/core/run/run-state'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import { planInForce } from '@/lib/pipelines/sources/run-answers'
import { findingPorts } from '@/lib/server/testing/source-run'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { workOf } from './catalogue-works'

/** Sources that the project has at least, after this many refinements, when pages and ticks are measured on it. */
export const SOURCES_MIN = 760
export const REFINEMENTS = 3

/** Works that the first search finds, and those that each refinement adds. */
const FIRST = 400
const EACH = 120
/** Records in one answer of a database. */
const ANSWER_MAX = 190
const DATABASES = databaseIds.slice(0, 7)
const { records } = generateCatalogue(DEFAULT_SEED)

export const longRunInput = ValidationInput.parse({
  mode: 'standalone',
  topic: 'Artificial intelligence in education',
  question: 'Does artificial intelligence change the engagement of students?',
})

/**
 * Databases that find the same works again in each round and some new ones. Two of them describe each work, so that most
 * sources are made of two records.
 */
export function longRunPorts(): SourcePorts {
  const asked = new Map<string, number>()
  return findingPorts(({ database }) => {
    const round = asked.get(database) ?? 0
    asked.set(database, round + 1)
    const place = DATABASES.indexOf(database)
    return records
      .slice(0, FIRST + EACH * Math.min(round, REFINEMENTS))
      .filter(
        ({ number }) => number % DATABASES.length === place || (number + 2) % DATABASES.length === place,
      )
      .slice(-ANSWER_MAX)
      .map((record) => workOf(record, database))
  })
}

/** What the student answers until the list stands after the last refinement; null then. */
export function longRunAnswer(run: RunState): { step: string; round: number; answer: unknown } | null {
  const [question] = openQuestions(run)
  if (!question) return null
  const { key: step, round } = question
  if (step === 'confirm') {
    const { parameters, map } = prepareSearch(longRunInput, 2026)
    return {
      step,
      round,
      answer: { kind: 'confirm', parameters: { ...parameters, databases: [...DATABASES] }, map },
    }
  }
  if (round > REFINEMENTS) return null
  const { parameters, map } = planInForce(run)
  return {
    step,
    round,
    answer: {
      kind: 'refine',
      mode: 'more',
      request: `more, ${round}`,
      parameters,
      map: withKeywords(map, [`word ${round}`]),
    },
  }
}
