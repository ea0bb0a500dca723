import type { Chapter } from '@/lib/contracts/document-tree'
import { PASS_SCORE01 } from '@/lib/contracts/proposal'
import { localeLanguages } from '@/lib/core/documents/phrases'
import { citationSegments } from '@/lib/core/proposal/citation-marks'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { bold, paragraph, plain, plainHeading, type Writing } from './writing'

/** The statement opens with the setting and ends with the gap: these two are quoted. */
const STATEMENT_SENTENCES_MAX = 2
const KEYWORDS_MAX = 5

/** Two to five words or phrases, as the library asks for. */
export function keywordsOf({ document }: Writing): readonly string[] {
  const { definition } = document.problem
  return [...new Set([...definition.key_variables, document.brief.profile.research_area])].slice(
    0,
    KEYWORDS_MAX,
  )
}

/** The abstract, put together from sentences of the stages: no citation, and nothing that the text does not say. */
export function abstractChapter(writing: Writing): Chapter {
  const { say: t, origin } = writing
  const { quality } = writing.document
  const by = origin('abstract')
  const { coherence_score, feasibility_score, validation_passed } = quality.validation
  const warning = t('notPassed', {
    coherence: writing.number(coherence_score, 2),
    feasibility: writing.number(feasibility_score, 2),
    required: writing.number(PASS_SCORE01, 2),
  })
  return {
    id: 'abstract',
    blocks: [
      plainHeading('abstract.h', 1, t('abstract'), by),
      ...(validation_passed ? [] : [paragraph('abstract.quality', [bold(warning)], by)]),
      paragraph('abstract.p1', [plain(abstractSentences(writing).join(' '))], by),
      paragraph('abstract.keywords', [bold(t('keywords')), plain(`${keywordsOf(writing).join('; ')}.`)], by),
    ],
  }
}

function abstractSentences(writing: Writing): readonly string[] {
  const { say: t, document } = writing
  const { problem, objectives, methodology, dataCollection, ledger } = document
  const statement = statementSentences(problem.definition.problem_statement, localeLanguages[writing.locale])
  return [
    ...statement,
    t('abstractQuestion', { question: withoutCitations(problem.definition.main_research_question) }),
    t('abstractObjective', { objective: asClause(objectives.objectives.general_objective) }),
    t('abstractMethod', { methodology: asClause(methodology.recommendation.recommended_methodology) }),
    t('abstractSample', { sample: asClause(dataCollection.plan.estimated_sample_size) }),
    t('abstractTime', {
      start: writing.day(ledger.start),
      defence: writing.day(ledger.defence),
      needed: writing.number(ledger.neededHours, 1),
      available: writing.number(ledger.availableHours, 1),
    }),
  ]
}

/** The first and the last sentence that can stand without their citations. */
function statementSentences(statement: string, language: string): readonly string[] {
  const free = splitSentences(statement, language)
    .map(({ text }) => text)
    .filter(canLoseCitations)
    .map(withoutCitations)
  return free.length <= STATEMENT_SENTENCES_MAX ? free : [...free.slice(0, 1), ...free.slice(-1)]
}

/** A citation inside a sentence may be its subject ("[@a] shows …"); behind its last word it is none. */
function canLoseCitations(sentence: string): boolean {
  const segments = citationSegments(sentence)
  return segments.every(
    (part, at) => part.kind === 'text' || (at > 0 && /^[\s.;,!?]*$/.test(segments[at + 1]?.text ?? '')),
  )
}

function withoutCitations(text: string): string {
  return citationSegments(text)
    .map((part) => (part.kind === 'cite' ? '' : part.text))
    .join('')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A sentence as a part of another: no full stop, a small letter unless the word is all capitals or a name of letters. */
function asClause(text: string): string {
  const bare = withoutCitations(text).replace(/[.\s]+$/, '')
  return /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
}
