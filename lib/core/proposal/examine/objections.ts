import type { QualityCheck } from '@/lib/contracts/proposal-run'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { ExaminedProposal } from './examined-proposal'

/** Where an answer stands or would stand: a field of `proposal.json`. */
export type Place =
  | 'problem_definition'
  | 'research_objectives'
  | 'methodology'
  | 'data_collection'
  | 'quality_validation'
  | 'metadata.references'
  | 'metadata.feasibility_ledger'

export interface Objection {
  readonly id: string
  /** Who asks it: a reporting guideline with its item, the Brazilian norm for projects, or our own list. */
  readonly source: string
  readonly place: Place
  readonly isAnswered: (proposal: ExaminedProposal) => boolean
}

const SOURCES_ENOUGH = 8
const STATEMENT_LETTERS_MIN = 600
const QUESTION_WORDS_MAX = 45
const JUSTIFICATION_LETTERS_MIN = 200
const NOTE_LETTERS_MIN = 20
const RECENT_YEARS = 5

/** Everything that the part says, folded. */
const textOf = (part: unknown): string => foldAccents(JSON.stringify(part))
const speaksOf =
  (words: RegExp, ...parts: readonly (keyof Omit<ExaminedProposal, 'metadata' | 'quality_validation'>)[]) =>
  (proposal: ExaminedProposal): boolean =>
    parts.some((part) => words.test(textOf(proposal[part]))) ||
    words.test(textOf(proposal.metadata.computed_sections))
const passes =
  (id: QualityCheck['id']) =>
  ({ metadata }: ExaminedProposal): boolean =>
    metadata.quality_checks.some((check) => check.id === id && check.passed)

const GAP =
  /\b(?:gap|leave open|left open|missing|none of (?:the|these)|does not name|do not name|lacuna|em aberto|nenhum\w* d|nao nomeia\w*|vacio|abiert[oa]|ningun\w* de|no nombra\w*)\b/
const BOUNDED =
  /\b(?:of the \d+|these sources|the sources (?:gathered|of this|found|searched)|this search|das \d+|dos \d+|destas fontes|fontes (?:reunidas|deste)|esta busca|de las \d+|de los \d+|estas fuentes|fuentes (?:reunidas|de este)|esta busqueda)\b/
const CRITERIA = /\b(?:criteria|criterion|criterios?|inclus\w*|inclusion)\b/
const ANALYSIS =
  /\b(?:analy[sz]\w*|statistic\w*|regression|coding|thematic|analis\w*|estatistic\w*|codifica\w*|estadistic\w*|tematic\w*)\b/
const BIAS =
  /\b(?:bias\w*|reliab\w*|validity|validated|second (?:coder|coding)|triangulat\w*|vies\w*|confiabilidade|validade|validad\w*|segunda codifica\w*|triangula\w*|sesgos?|fiabilidad|validez)\b/
const PILOT =
  /\b(?:pilot\w*|pre-?test\w*|pre-?teste|prueba previa|tested (?:on|in)|testad\w* em|probad\w* en)\b/
const ETHICS = /\b(?:ethic\w*|consent\w*|etic\w*|consentimento|consentimiento|termo de consentimento)\b/
const PRIVACY =
  /\b(?:anonym\w*|pseudonym\w*|confidential\w*|encrypt\w*|anonim\w*|sigilo\w*|pseudonim\w*|confidencial\w*|lgpd|gdpr|rgpd)\b/
const LIMITS = /\b(?:limit\w*|cannot be generali[sz]ed|restri\w*|acotad\w*)\b/

const questionsOf = ({ problem_definition }: ExaminedProposal) => [
  problem_definition.main_research_question,
  ...problem_definition.secondary_questions,
]

function hasRecentSource({ metadata }: ExaminedProposal): boolean {
  const years = metadata.references.flatMap(({ year }) => year ?? [])
  const start = Number(metadata.feasibility_ledger?.start.slice(0, 4) ?? 0)
  return years.some((year) => year >= start - RECENT_YEARS)
}

/** What an advisor objects to before reading on, in the order of the document: forty, from the guidelines named and from our own list. */
export const objections: readonly Objection[] = [
  ...inProblem(),
  ...inObjectives(),
  ...inMethod(),
  ...inData(),
  ...inPlan(),
]

function inProblem(): Objection[] {
  const place = 'problem_definition'
  const of = (id: string, source: string, isAnswered: Objection['isAnswered']): Objection => ({
    id,
    source,
    place,
    isAnswered,
  })
  const references = (id: string, source: string, isAnswered: Objection['isAnswered']): Objection => ({
    ...of(id, source, isAnswered),
    place: 'metadata.references',
  })
  return [
    of('question-stated', 'NBR 15287', (one) => /\?\s*$/.test(one.problem_definition.main_research_question)),
    of('question-narrow', 'Carrel', ({ problem_definition: { main_research_question: main } }) => {
      return main.split(/\s+/).length <= QUESTION_WORDS_MAX && (main.match(/\?/g)?.length ?? 0) <= 1
    }),
    of('secondary-questions', 'Carrel', (one) => one.problem_definition.secondary_questions.length >= 2),
    of(
      'problem-justified',
      'NBR 15287',
      (one) => one.problem_definition.problem_statement.length >= STATEMENT_LETTERS_MIN,
    ),
    of(
      'problem-cited',
      'NBR 15287',
      (one) => parseCitations(one.problem_definition.problem_statement).length > 0,
    ),
    references(
      'sources-enough',
      'PRISMA 2020',
      (one) => one.problem_definition.preliminary_literature.length >= SOURCES_ENOUGH,
    ),
    references('sources-recent', 'Carrel', hasRecentSource),
    references('sources-found', 'PRISMA 2020', ({ metadata: { reference_passport: all } }) => {
      return all.length > 0 && all.every(({ verdict }) => verdict === 'verified')
    }),
    references('sources-standing', 'Carrel', passes('references-sound')),
    references('sources-relevant', 'Carrel', ({ problem_definition: { preliminary_literature: all } }) => {
      return all.length > 0 && all.every(({ relevance_note }) => relevance_note.length >= NOTE_LETTERS_MIN)
    }),
    of('gap-told', 'NBR 15287', (one) => GAP.test(textOf(one.problem_definition.problem_statement))),
    of('gap-bounded', 'PRISMA 2020', (one) => BOUNDED.test(textOf(one.problem_definition.problem_statement))),
    of('variables-named', 'STROBE 7', (one) => one.problem_definition.key_variables.length > 0),
  ]
}

function inObjectives(): Objection[] {
  const of = (id: string, source: string, isAnswered: Objection['isAnswered']): Objection => ({
    id,
    source,
    place: 'research_objectives',
    isAnswered,
  })
  return [
    of(
      'variables-used',
      'STROBE 7',
      ({ problem_definition, research_objectives: { general_objective, specific_objectives } }) => {
        const said = new Set(
          [general_objective, ...specific_objectives].flatMap((text) => cognateStems(text)),
        )
        return problem_definition.key_variables.some((variable) =>
          cognateStems(variable).every((stem) => said.has(stem)),
        )
      },
    ),
    of('general-objective', 'NBR 15287', (one) => one.research_objectives.general_objective !== ''),
    of('specific-objectives', 'NBR 15287', (one) => one.research_objectives.specific_objectives.length >= 3),
    of('objectives-cover', 'Carrel', (one) => {
      return questionsOf(one).every((question) =>
        one.metadata.coverage.some((row) => row.question === question && row.objectives.length > 0),
      )
    }),
    of('objectives-distinct', 'Carrel', ({ research_objectives: { specific_objectives: all } }) => {
      return new Set(all.map((text) => cognateStems(text).join(' '))).size === all.length
    }),
    of('risks-named', 'Carrel', (one) => one.research_objectives.feasibility_notes.risk_factors.length > 0),
  ]
}

function inMethod(): Objection[] {
  const of = (id: string, source: string, isAnswered: Objection['isAnswered']): Objection => ({
    id,
    source,
    place: 'methodology',
    isAnswered,
  })
  return [
    of('method-named', 'NBR 15287', (one) => one.methodology.recommended_methodology !== ''),
    of(
      'method-justified',
      'NBR 15287',
      (one) => one.methodology.justification.length >= JUSTIFICATION_LETTERS_MIN,
    ),
    of('method-alternatives', 'Carrel', (one) => one.methodology.alternative_methodologies.length > 0),
    of('method-fits', 'STROBE 4', passes('design-fits')),
    of('limits-told', 'STROBE 19', speaksOf(LIMITS, 'methodology', 'data_collection')),
    of('skills-covered', 'Carrel', passes('skills-covered')),
  ]
}

function inData(): Objection[] {
  const of = (id: string, source: string, isAnswered: Objection['isAnswered']): Objection => ({
    id,
    source,
    place: 'data_collection',
    isAnswered,
  })
  return [
    of('techniques-named', 'STROBE 8', (one) => one.data_collection.collection_techniques.length > 0),
    of('data-named', 'STROBE 5', (one) => one.data_collection.data_sources.length > 0),
    of('tools-named', 'COREQ 19', (one) => one.data_collection.recommended_tools.length > 0),
    of('sample-told', 'STROBE 10', ({ metadata: { sample_size: sample } }) => {
      return (
        sample !== null && (sample.n !== null || sample.range !== null || sample.method === 'all-available')
      )
    }),
    of('sample-reasoned', 'STROBE 10', (one) => (one.metadata.sample_size?.source ?? '') !== ''),
    of('selection-told', 'STROBE 6', speaksOf(CRITERIA, 'methodology', 'data_collection')),
    of('analysis-told', 'STROBE 12', speaksOf(ANALYSIS, 'methodology', 'data_collection')),
    of('bias-told', 'STROBE 9', speaksOf(BIAS, 'methodology', 'data_collection')),
    of('pilot-told', 'COREQ 17', speaksOf(PILOT, 'methodology', 'data_collection')),
    of('ethics-told', 'COREQ', speaksOf(ETHICS, 'methodology', 'data_collection')),
    of('privacy-told', 'COREQ', speaksOf(PRIVACY, 'methodology', 'data_collection')),
    of('resources-named', 'NBR 15287', (one) => one.data_collection.resource_requirements.length > 0),
  ]
}

function inPlan(): Objection[] {
  return [
    {
      id: 'schedule-told',
      source: 'NBR 15287',
      place: 'metadata.feasibility_ledger',
      isAnswered: ({ metadata }) => (metadata.feasibility_ledger?.tasks.length ?? 0) > 0,
    },
    {
      id: 'hours-suffice',
      source: 'Carrel',
      place: 'metadata.feasibility_ledger',
      isAnswered: ({ metadata }) => (metadata.feasibility_ledger?.slackHours ?? -1) >= 0,
    },
    {
      id: 'quality-passed',
      source: 'Carrel',
      place: 'quality_validation',
      isAnswered: ({ quality_validation }) => quality_validation.validation_passed,
    },
  ]
}
