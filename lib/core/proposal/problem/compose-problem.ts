import type { Locale } from '@/lib/contracts/locale'
import type { ProblemDefinition } from '@/lib/contracts/proposal'
import { REFINEMENT_HISTORY_MAX } from '@/lib/contracts/proposal'
import {
  type Literature,
  PROPOSAL_SOURCES_MAX,
  type ProblemStage,
  type ProposalBrief,
  type StudyVariable,
} from '@/lib/contracts/proposal-run'
import { conceptHolds, type NamedWords } from '@/lib/core/evidence/found-evidence'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { listed } from '@/lib/core/text/list-words'
import { say, speak } from '@/lib/core/text/say'
import { hasArticle, lowerFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import type { FloorOptions } from '@/lib/core/writing/write-floor'
import { literatureEntry } from '../literature/literature-entry'
import { citableSources } from '../literature/reported-designs'
import { asTyped } from '../question/as-typed'
import { countedOutcomes } from '../question/counted-outcomes'
import { studyVariables } from '../question/study-variables'
import { composeQuestions, type Questions } from './compose-questions'
import { changePhrases, designNames, entryPhrases } from './problem-phrases'
import { problemStatement } from './problem-statement'
import { limitPhrase } from './scope'
import { type SourceFacts, sourceFacts } from './source-facts'
import { topicParts } from './topic-parts'
import { termGroups } from './topic-terms'

/** Sources that the statement reads; the abstract of each is cut into sentences. */
const FACTS_MAX = PROPOSAL_SOURCES_MAX
const ENTRIES_MAX = 10
const VARIABLES_MAX = 5
const VARIABLE_MAX = 200

/**
 * The problem of a proposal, composed from the project's sources alone: statement with verbatim quotations and counted gaps, questions,
 * variables and the preliminary literature (at most ten entries). `previous` is the version before and `note` what is wanted of it;
 * a note is kept in the history, and one that asks for less takes away a question and writes the student's limits
 * into the main one. `now` is ISO 8601. The same input gives the same text.
 */
export function composeProblem({
  brief,
  literature,
  note,
  previous,
  now,
  onRefusal,
}: {
  readonly brief: ProposalBrief
  readonly literature: Literature
  readonly note: string
  readonly previous: ProblemStage | null
  readonly now: string
  /** What the sources did not support; the sentence is left out. */
  readonly onRefusal: FloorOptions['onRefusal']
}): ProblemStage {
  const parts = topicParts(brief)
  const citable = citableSources(literature)
  const study = studyVariables(brief, brief.locale)
  const outcomes = countedOutcomes(brief, study)
  const facts = citable.slice(0, FACTS_MAX).map((source) => sourceFacts(source, brief, outcomes))
  const before = previous?.definition ?? null
  const secondaryBefore = before?.secondary_questions.length ?? null
  const questions = composeQuestions({ brief, parts, variables: study, note, secondaryBefore })
  const roles = namedVariables(brief, study)
  const variables = roles.map(({ name }) => name)
  const changes = before === null ? [] : changesOf(before, questions, brief.locale)
  const cited = facts.slice(0, ENTRIES_MAX)
  const groups = termGroups(brief)
  const statement = {
    brief,
    parts,
    questions,
    variables,
    outcomes,
    facts,
    changes,
    year: Number(now.slice(0, 4)),
  }
  return {
    definition: {
      problem_statement: problemStatement({ ...statement, onRefusal }),
      main_research_question: questions.main,
      secondary_questions: questions.secondary,
      key_variables: variables,
      preliminary_literature: cited.map((fact) =>
        literatureEntry(fact.source, { note: relevanceNote(brief, fact, groups), locale: brief.locale }),
      ),
      refinement_history: historyOf(before, note, now, changes),
    },
    variables: roles.map(({ name, role }) => ({ name, role })),
    literatureKeys: cited.map(({ source }) => source.key),
  }
}

/**
 * What the question names, with its roles; nothing that sources name beside it, for a subject heading ("business administration")
 * is not measured by anybody. In the brief's language; at least one, at most five.
 */
function namedVariables(brief: ProposalBrief, study: readonly StudyVariable[]): readonly StudyVariable[] {
  const all = study.map(({ name, role }) => ({ name: tidyName(name, brief), role }))
  const kept = distinctNames(all.map(({ name }) => name))
  const roles = kept.flatMap((name) => all.find((one) => one.name === name) ?? [])
  return roles.length > 0 ? roles : [{ name: brief.topic.slice(0, VARIABLE_MAX), role: 'concept' }]
}

function tidyName(name: string, { locale, topic, question }: ProposalBrief): string {
  return asTyped(lowerFirst(withoutArticle(name, locale)), [question, topic]).slice(0, VARIABLE_MAX)
}

/** Names without those that say no more or no less than an earlier one. */
function distinctNames(names: readonly string[]): string[] {
  const kept: string[] = []
  for (const name of names) {
    const stems = cognateStems(name)
    const isSaid = kept.some((other) => {
      const others = cognateStems(other)
      return stems.every((stem) => others.includes(stem)) || others.every((stem) => stems.includes(stem))
    })
    if (!isSaid && name.trim() !== '' && kept.length < VARIABLES_MAX) kept.push(name)
  }
  return kept
}

function withoutArticle(text: string, locale: Locale): string {
  return hasArticle(text, locale) ? text.replace(/^\S+\s/, '') : text
}

function relevanceNote(
  { locale }: ProposalBrief,
  { source, design }: SourceFacts,
  groups: readonly NamedWords[],
): string {
  const { work } = source
  const terms = conceptHolds([work], groups)
    .filter(({ records }) => records > 0)
    .map(({ name }) => name)
  const pieces = [
    terms.length > 0
      ? sentence(entryPhrases, locale, 'about', { terms: listed(terms, locale) })
      : say(entryPhrases, locale, 'found'),
    design
      ? say(entryPhrases, locale, 'design', { design: say(designNames, locale, design, { count: 1 }) })
      : '',
    work.citations !== null && work.citations > 1
      ? say(entryPhrases, locale, 'cited', { count: work.citations })
      : '',
    say(entryPhrases, locale, 'scores', {
      relevancy: Math.round(source.relevancy),
      quality: Math.round(source.quality),
    }),
    work.abstract === null ? say(entryPhrases, locale, 'noAbstract') : '',
  ]
  return `${pieces.filter(Boolean).join('; ')}.`
}

function changesOf(
  before: ProblemDefinition,
  { addedLimit, secondary }: Questions,
  locale: Locale,
): string[] {
  const tell = speak(changePhrases, locale)
  const from = before.secondary_questions.length
  return [
    ...(addedLimit === '' ? [] : [tell('limit', { limit: limitPhrase(addedLimit, locale) })]),
    ...(secondary.length < from ? [tell('fewer', { from, to: secondary.length })] : []),
  ]
}

const NOTE_KEPT_MAX = 3_500

function historyOf(
  before: ProblemDefinition | null,
  note: string,
  now: string,
  changes: readonly string[],
): ProblemDefinition['refinement_history'] {
  const history = before?.refinement_history ?? []
  if (note.trim() === '') return history
  const entry = { at: now, note: note.slice(0, NOTE_KEPT_MAX), changes: [...changes] }
  return [...history, entry].slice(-REFINEMENT_HISTORY_MAX)
}
