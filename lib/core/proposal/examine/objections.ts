import type { QualityCheck } from '@/lib/contracts/proposal-quality'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { splitSentences } from '@/lib/core/text/split-sentences'
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
  /** The sentence that answers it, where words do and not a count; null: none does. */
  readonly sentence?: (proposal: ExaminedProposal) => string | null
}

const SOURCES_ENOUGH = 8
const STATEMENT_LETTERS_MIN = 600
const QUESTION_WORDS_MAX = 45
const JUSTIFICATION_LETTERS_MIN = 200
const NOTE_LETTERS_MIN = 20
const RECENT_YEARS = 5

type Check = Objection['isAnswered'] | Pick<Objection, 'isAnswered' | 'sentence'>

const at =
  (place: Place) =>
  (id: string, source: string, check: Check): Objection => ({
    id,
    source,
    place,
    ...(typeof check === 'function' ? { isAnswered: check } : check),
  })

/** Fewer words name a thing and tell nothing of it. */
const SENTENCE_WORDS_MIN = 4
const isTold = (text: string): boolean => text.trim().split(/\s+/).length >= SENTENCE_WORDS_MIN
/** What the document says of itself that it does not say: no answer. */
const UNSAID =
  /\b(?:not said|not known here|to be settled|nao (?:foi )?informad\w*|nao sao conhecid\w*|a (?:definir|resolver antes)|sin indicar|no se indico|no se conocen|por definir)\b/

/** "Of the 7 sources a design was recognised in six: … analysis of existing data (1)": what others did. Folded. */
const OF_SOURCES = /^(?:of|das|dos|de) (?:the |las |los )?\d+ (?:sources|fontes|fuentes)\b/i

/** The sentences of a part, without the names of its fields. */
function sentencesOf(part: unknown): readonly string[] {
  if (typeof part === 'string') {
    return part.split('\n').flatMap((line) => splitSentences(line, null).map(({ text }) => text))
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentencesOf) : []
}

type Told = readonly (keyof Omit<ExaminedProposal, 'metadata' | 'quality_validation'>)[]

/** What would be done instead, or has to be learnt, is not what will be done. */
const LEARNT = /\b(?:skills?|to learn|learn\w*|competenc\w*|habilidad\w*|aprend\w*)\b/

/** The stages without what they say of other designs and of skills. */
function ownParts({ methodology, ...rest }: ExaminedProposal, parts: Told): readonly unknown[] {
  const { alternative_methodologies: _, required_skills: __, ...own } = methodology
  const proposal = { ...rest, methodology: own }
  return parts.map((part) => proposal[part])
}

interface Where {
  readonly parts: Told
  /** Sections of the document that are about it: looked through first. */
  readonly first: readonly string[]
}

/** The first sentence of the document's computed sections or of these stages that speaks of it; none that says only what is open, or what is to be learnt for it. */
function sentenceOf(words: RegExp, { parts, first }: Where, proposal: ExaminedProposal): string | null {
  const sections = proposal.metadata.computed_sections
  const named = first.map((name) => sections[name] ?? '')
  const all = [named, sections, ...ownParts(proposal, parts)].flatMap(sentencesOf)
  const says = (sentence: string) => {
    const text = foldAccents(sentence)
    return words.test(text) && !UNSAID.test(text) && !LEARNT.test(text)
  }
  const own = parts.includes('problem_definition')
    ? all
    : all.filter((sentence) => !OF_SOURCES.test(sentence))
  const found = own.find((sentence) => isTold(sentence) && says(sentence)) ?? null
  return found === null ? null : withoutMarks(found)
}

/** Keys of sources tell a reader nothing. */
function withoutMarks(sentence: string): string {
  return sentence.replace(/\s*\[-?@[^\]]*\]/g, '')
}

const speaksOf = (words: RegExp, ...first: readonly string[]): Pick<Objection, 'isAnswered' | 'sentence'> =>
  toldBy((proposal) => sentenceOf(words, { parts: ['methodology', 'data_collection'], first }, proposal))

/** How the answers are found: one of the methods that the plan of analysis names, by the words of any design. */
const analysisOf = (proposal: ExaminedProposal): string | null =>
  sentencesOf(proposal.metadata.computed_sections.analysis ?? '').find(
    (method) => isTold(method) && ANALYSED.test(foldAccents(method)),
  ) ?? sentenceOf(ANALYSIS, { parts: ['methodology', 'data_collection'], first: [] }, proposal)

const toldBy = (
  find: (proposal: ExaminedProposal) => string | null,
): Pick<Objection, 'isAnswered' | 'sentence'> => ({
  isAnswered: (proposal) => find(proposal) !== null,
  sentence: find,
})

/** In the problem, the sentence that tells what is open. */
const gapOf = (proposal: ExaminedProposal) =>
  sentenceOf(GAP, { parts: ['problem_definition'], first: [] }, proposal)

/** The sentence that bounds the gap to what was searched: the one that tells it, where that does. */
const boundOf = (proposal: ExaminedProposal) => {
  const gap = gapOf(proposal)
  if (gap !== null && BOUNDED.test(foldAccents(gap))) return gap
  return sentenceOf(BOUNDED, { parts: ['problem_definition'], first: [] }, proposal)
}

/** The section of that name is nothing but limits, in whatever words; else a sentence that speaks of them. */
const limitOf = (proposal: ExaminedProposal): string | null =>
  sentencesOf(proposal.metadata.computed_sections.limitations ?? '')
    .map(withoutMarks)
    .find(isTold) ?? sentenceOf(LIMITS, { parts: ['methodology', 'data_collection'], first: [] }, proposal)

/** A section that the document computes from what the student said: answered when it leaves nothing unsaid. */
const saidWhole = (name: 'setting' | 'ethics'): Objection['isAnswered'] => {
  return ({ metadata: { computed_sections: sections } }) => {
    const text = sections[name] ?? ''
    return text !== '' && !UNSAID.test(foldAccents(text))
  }
}
const passes =
  (id: QualityCheck['id']) =>
  ({ metadata }: ExaminedProposal): boolean =>
    metadata.quality_checks.some((check) => check.id === id && check.passed === true)

/** No work cited is retracted: by the sources as they were tested, else by the indexes that were asked about each reference. */
function areStanding(proposal: ExaminedProposal): boolean {
  const { reference_passport: all, quality_checks } = proposal.metadata
  const check = quality_checks.find(({ id }) => id === 'references-sound')
  if (!check || check.passed === false) return false
  return (
    passes('references-sound')(proposal) ||
    (all.length > 0 && all.every(({ verdict }) => verdict === 'verified' || verdict === 'described-wrongly'))
  )
}

/** Each source says why it matters, and what is asked about is named by some; a draft made before that was checked is judged by the first alone. */
function areRelevant({ problem_definition, metadata }: ExaminedProposal): boolean {
  const notes = problem_definition.preliminary_literature.map(({ relevance_note }) => relevance_note)
  const asked = metadata.quality_checks.find(({ id }) => id === 'asked-in-sources')
  const areNoted = notes.length > 0 && notes.every((note) => note.length >= NOTE_LETTERS_MIN)
  return areNoted && (asked === undefined || asked.passed === true)
}

const GAP =
  /\b(?:gap|leave open|left open|missing|none of (?:the|these)|does not name|do not name|lacuna|em aberto|nenhum\w* d|nao nomeia\w*|vacio|abiert[oa]|ningun\w* de|no nombra\w*)\b/
const BOUNDED =
  /\b(?:of the \d+|these sources|the sources (?:gathered|of this|found|searched)|this search|das \d+|dos \d+|destas fontes|fontes (?:reunidas|deste)|esta busca|de las \d+|de los \d+|estas fuentes|fuentes (?:reunidas|de este)|esta busqueda)\b/
const CRITERIA = /\b(?:criteria|criterion|criterios?|inclu(?:s\w*|ded|idos?|idas?))\b/
const ANALYSIS =
  /\b(?:analy[sz]\w*|statistic\w*|regress\w*|regresion\w*|correla\w*|coding|thematic|analis\w*|estatistic\w*|codifica\w*|estadistic\w*|tematic\w*)\b/
/** What the methods of the designs do with what was gathered. */
const ANALYSED =
  /\b(?:analy[sz]\w*|analis\w*|statistic\w*|estatistic\w*|estadistic\w*|regress\w*|regresion\w*|compar\w*|differences?|diferen[cç]as?|diferencias?|synthes\w*|sintes\w*|charting|mape\w*|patterns?|padroes|patrones|evaluation of|avaliacao d\w*|evaluacion d\w*|proportions?|proporcoes|proporciones|means with|medias com|medias con|frequenc\w*|frecuenc\w*|interpret\w*|criticism|critica)\b/
const BIAS =
  /\b(?:bias\w*|reliab\w*|validity|validated|second (?:coder|coding)|triangulat\w*|vies\w*|confiabilidade|validade|validad\w*|segunda codifica\w*|triangula\w*|envies\w*|sesg(?:os?|ar|a)|fiabilidad|validez)\b/
const PILOT =
  /\b(?:pilot\w*|pre-?test\w*|pre-?teste|prueba previa|tested (?:on|in)|tried (?:on|in)|testad\w* em|probad\w* en)\b/
const ETHICS =
  /\b(?:ethic\w*|review board|consent\w*|etic\w*|consentimento|consentimiento|termo de consentimento)\b/
const PRIVACY =
  /\b(?:anonym\w*|pseudonym\w*|confidential\w*|encrypt\w*|cifrad\w*|criptograf\w*|nobody takes part|ninguem participa|nadie participa|anonim\w*|sigilo\w*|pseudonim\w*|confidencial\w*|lgpd|gdpr|rgpd)\b/
const LIMITS = /\b(?:limit\w*|cannot be generali[sz]ed|restri\w*|acotad\w*)\b/

const questionsOf = ({ problem_definition }: ExaminedProposal) => [
  problem_definition.main_research_question,
  ...problem_definition.secondary_questions,
]

/** No text says again what another does, by the stems of its words. */
function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => cognateStems(text).join(' '))).size === texts.length
}

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
  const of = at('problem_definition')
  const references = at('metadata.references')
  return [
    of('question-stated', 'NBR 15287', (one) => /\?\s*$/.test(one.problem_definition.main_research_question)),
    of('question-narrow', 'Carrel', ({ problem_definition: { main_research_question: main } }) => {
      return main.split(/\s+/).length <= QUESTION_WORDS_MAX && (main.match(/\?/g)?.length ?? 0) <= 1
    }),
    of('secondary-questions', 'Carrel', (one) => {
      return (
        questionsOf(one).every((question) => question.trim().endsWith('?')) && areDistinct(questionsOf(one))
      )
    }),
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
    references('sources-standing', 'Carrel', areStanding),
    references('sources-relevant', 'Carrel', areRelevant),
    of('gap-told', 'NBR 15287', toldBy(gapOf)),
    of('gap-bounded', 'PRISMA 2020', toldBy(boundOf)),
    of('variables-named', 'STROBE 7', ({ problem_definition: { key_variables, main_research_question } }) => {
      const asked = new Set(cognateStems(main_research_question))
      return key_variables.some((variable) => cognateStems(variable).some((stem) => asked.has(stem)))
    }),
  ]
}

function inObjectives(): Objection[] {
  const of = at('research_objectives')
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
    of(
      'specific-objectives',
      'NBR 15287',
      ({ research_objectives: { general_objective, specific_objectives } }) =>
        specific_objectives.every((objective) => areDistinct([general_objective, objective])),
    ),
    of('objectives-cover', 'Carrel', (one) => {
      return questionsOf(one).every((question) =>
        one.metadata.coverage.some((row) => row.question === question && row.objectives.length > 0),
      )
    }),
    of('objectives-distinct', 'Carrel', ({ research_objectives: { specific_objectives: all } }) => {
      return areDistinct(all)
    }),
    of('risks-named', 'Carrel', (one) => one.research_objectives.feasibility_notes.risk_factors.length > 0),
  ]
}

function inMethod(): Objection[] {
  const of = at('methodology')
  return [
    of('committee-told', 'COREQ', saidWhole('ethics')),
    of(
      'method-justified',
      'NBR 15287',
      (one) => one.methodology.justification.length >= JUSTIFICATION_LETTERS_MIN,
    ),
    of('method-alternatives', 'Carrel', (one) => one.methodology.alternative_methodologies.length > 0),
    of('method-fits', 'STROBE 4', passes('design-fits')),
    of('limits-told', 'STROBE 19', toldBy(limitOf)),
    of('skills-covered', 'Carrel', passes('skills-covered')),
  ]
}

function inData(): Objection[] {
  const of = at('data_collection')
  return [
    of('techniques-named', 'STROBE 8', (one) => one.data_collection.collection_techniques.every(isTold)),
    of('data-named', 'STROBE 5', (one) => one.data_collection.data_sources.every(isTold)),
    of('tools-named', 'COREQ 19', (one) => one.data_collection.recommended_tools.length > 0),
    of('setting-told', 'STROBE 5', saidWhole('setting')),
    of('sample-told', 'STROBE 10', ({ metadata: { sample_size: sample } }) => {
      return (
        sample !== null && (sample.n !== null || sample.range !== null || sample.method === 'all-available')
      )
    }),
    of('sample-reasoned', 'STROBE 10', (one) => (one.metadata.sample_size?.source ?? '') !== ''),
    of('selection-told', 'STROBE 6', speaksOf(CRITERIA, 'criteria')),
    of('analysis-told', 'STROBE 12', toldBy(analysisOf)),
    of('bias-told', 'STROBE 9', speaksOf(BIAS, 'limitations', 'instruments')),
    of('pilot-told', 'COREQ 17', speaksOf(PILOT, 'instruments')),
    of('ethics-told', 'COREQ', speaksOf(ETHICS, 'ethics')),
    of('privacy-told', 'COREQ', speaksOf(PRIVACY, 'ethics')),
    of('resources-named', 'NBR 15287', (one) => one.data_collection.resource_requirements.length > 0),
  ]
}

function inPlan(): Objection[] {
  const plan = at('metadata.feasibility_ledger')
  return [
    plan(
      'schedule-told',
      'NBR 15287',
      ({ metadata }) => (metadata.feasibility_ledger?.tasks.length ?? 0) > 0,
    ),
    plan('hours-suffice', 'Carrel', ({ metadata }) => (metadata.feasibility_ledger?.slackHours ?? -1) >= 0),
    at('quality_validation')('quality-passed', 'Carrel', (one) => one.quality_validation.validation_passed),
  ]
}
