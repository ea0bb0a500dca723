import { chapterWriters, type PaperAgentKey } from '@/lib/contracts/paper-agents'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { type QuestionType, questionTypeOf } from '@/lib/core/proposal/question/question-type'
import { speak } from '@/lib/core/text/say'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { askedQuestions } from './asked-questions'
import { chapterWords } from './chapter-words'
import type { FloorContext, PaperFloor } from './floor-context'
import { paperWords } from './paper-words'
import { booleanQuery, type QuestionConcept, questionConcepts } from './question-concepts'
import { keysWhere, namesOneOf, type SourceEvidence, sourceEvidence } from './source-evidence'

/** Types whose answer is a relation; the others are answered with accounts, texts or counts. */
const causalTypes: readonly QuestionType[] = ['effect', 'association', 'comparison', 'prediction', 'mixed']

/** Standards that follow from what kind of question it is. */
export const composePrinciples: PaperFloor = ({ query, locale }) => {
  const say = speak(paperWords('principles'), locale)
  const isCausal = causalTypes.includes(questionTypeOf({ topic: query, question: query }))
  const rows = {
    define: ['define', 'definePrevents', 'defineTest'],
    unknown: ['unknown', 'unknownPrevents', 'unknownTest'],
    against: ['against', 'againstPrevents', 'againstTest'],
    search: ['search', 'searchPrevents', 'searchTest'],
    causalOne: ['causalOne', 'causalOnePrevents', 'causalOneTest'],
    causalTwo: ['causalTwo', 'causalTwoPrevents', 'causalTwoTest'],
    accountOne: ['accountOne', 'accountOnePrevents', 'accountOneTest'],
    accountTwo: ['accountTwo', 'accountTwoPrevents', 'accountTwoTest'],
  } as const
  const items = ['define', 'unknown', 'against', 'search', ...(isCausal ? causalRows : accountRows)] as const
  return {
    questionClass: say(isCausal ? 'classCausal' : 'classAccount'),
    principles: {
      items: items.map((name) => {
        const [statement, prevents, test] = rows[name]
        return { statement: say(statement), prevents: say(prevents), test: say(test), keys: [] }
      }),
      shortfall: null,
    },
  }
}

const causalRows = ['causalOne', 'causalTwo'] as const
const accountRows = ['accountOne', 'accountTwo'] as const

/** Concepts that have questions of their own. */
const CONCEPTS_ASKED_MAX = 3

/** Questions in layers, each on those before it, with the sources whose title and abstract speak of it. */
export const composeSubQuestions: PaperFloor = ({ query, locale, sources }) => {
  const say = speak(paperWords('questions'), locale)
  const evidence = sourceEvidence(sources)
  const concepts = questionConcepts(query).slice(0, CONCEPTS_ASKED_MAX)
  const named = (concept: QuestionConcept) => keysWhere(evidence, (one) => namesOneOf(one, concept.names))
  const told = (role: string) =>
    keysWhere(evidence, ({ sentences }) => sentences.some((one) => one.role === role))
  const topic = concepts.map(({ name }) => name).join(' / ')
  const directed = keysWhere(evidence, ({ direction }) => direction !== null)
  const drafts: readonly Draft[] = [
    ...concepts.map((one) =>
      draft('definition', say('define', { concept: one.name }), named(one), { essential: true }),
    ),
    ...concepts.map((one) => draft('method', say('measure', { concept: one.name }), [], {})),
    draft('evidence', say('report', { topic }), told('result'), { essential: true }),
    draft('evidence', say('direction'), directed, { essential: true }),
    draft('evidence', say('strength'), [], {}),
    draft(
      'setting',
      say('groups'),
      keysWhere(evidence, ({ populations }) => populations.length > 0),
      { essential: true },
    ),
    draft(
      'setting',
      say('places'),
      keysWhere(evidence, ({ places }) => places.length > 0),
      {},
    ),
    draft('setting', say('period'), [], {}),
    draft(
      'method',
      say('designs'),
      keysWhere(evidence, ({ design }) => design !== null),
      { essential: true },
    ),
    draft(
      'method',
      say('samples'),
      keysWhere(evidence, ({ sample }) => sample !== null),
      {},
    ),
    draft('explanation', say('theories'), [], {}),
    draft('explanation', say('mechanisms'), [], {}),
    draft('disagreement', say('disagree'), directed, { essential: true }),
    draft('consequence', say('limits'), told('limitation'), {}),
    draft('consequence', say('next'), told('future'), {}),
  ]
  return {
    questions: drafts.map((one, at) => ({
      ...one,
      id: `q${at + 1}`,
      dependsOn: at < concepts.length ? [] : ['q1'],
    })),
  }
}

interface Draft {
  readonly layer: string
  readonly text: string
  readonly essential: boolean
  readonly answeredBy: readonly string[]
}

function draft(layer: string, text: string, answeredBy: readonly string[], { essential = false }): Draft {
  return { layer, text, essential, answeredBy }
}

const defines = cueMatcher({
  en: 'is defined as|are defined as|can be defined as|refers to|is understood as|defined as',
  pt: 'e definid*|sao definid*|define-se|refere-se a|entende-se por|e entendid*|definid* como',
  es: 'se define|se definen|se refiere a|se entiende por|se entiende como|definid* como',
})

const roleOf = (role: QuestionConcept['role']) =>
  role === 'outcome'
    ? 'acted-on'
    : role === 'population'
      ? 'group'
      : role === 'place' || role === 'time' || role === 'context'
        ? 'setting'
        : role === 'method'
          ? 'method'
          : 'other'

/** The concepts of the question, each with the first sentence of a source that defines it, or with nobody's definition and where to look. */
export const composeConstructs: PaperFloor = ({ query, sources }) => {
  const evidence = sourceEvidence(sources)
  return {
    constructs: questionConcepts(query).map(({ id, name, names, role }) => {
      const naming = evidence.filter((one) => namesOneOf(one, names))
      const quotation = naming.map((one) => definitionIn(one, names)).find((one) => one !== null)
      return {
        id,
        name,
        otherNames: names.slice(1),
        role: roleOf(role),
        definition: quotation
          ? { by: 'source', quotation }
          : { by: 'nobody', query: booleanQuery(name, 'definition') },
        measuredAs: [],
        namedBy: naming.map(({ key }) => key),
      }
    }),
  }
}

function definitionIn(
  { key, source }: SourceEvidence,
  names: readonly string[],
): { key: string; quote: string } | null {
  const { abstract, language } = source.work
  const found = splitSentences(abstract ?? '', language).find(({ text }) => {
    const folded = text.toLowerCase()
    return defines(text, language) !== null && names.some((name) => folded.includes(name.toLowerCase()))
  })
  return found ? { key, quote: found.text.slice(0, 1_200).trim() } : null
}

/** Names of one concept that different sources use, each without the other: whoever searches by one misses the other. */
export const composeTerminology: PaperFloor = ({ query, locale, sources }) => {
  const say = speak(paperWords('terms'), locale)
  const evidence = sourceEvidence(sources)
  const terms = questionConcepts(query).flatMap(({ name, names }) => {
    const readings = names
      .map((one) => ({
        name: one,
        keys: keysWhere(
          evidence,
          (source) =>
            namesOneOf(source, [one]) && !names.some((other) => other !== one && namesOneOf(source, [other])),
        ),
      }))
      .filter(({ keys }) => keys.length > 0)
      .toSorted((a, b) => b.keys.length - a.keys.length)
      .slice(0, 8)
    if (readings.length < 2) return []
    const shown = readings.map(({ name: one, keys }) => ({ meaning: say('named', { name: one }), keys }))
    return [{ term: name, readings: shown, chosen: 0, reason: say('reason') }]
  })
  return { lookedAt: sources.length, terms }
}

/** Search, reading and counting once, then one comparison for each essential question, then the writing. */
export const composePlan: PaperFloor = (context) => {
  const say = speak(paperWords('plan'), context.locale)
  const questions = askedQuestions(context).filter(({ essential }) => essential)
  const compared = questions.map(({ id, text }, at) => ({
    id: `#E${at + 4}`,
    action: 'compare',
    input: say('answer', { question: text }),
    needs: ['#E3'],
    answers: [id],
    ifItFails: say('gap'),
  }))
  return {
    steps: [
      {
        id: '#E1',
        action: 'search',
        input: booleanQuery(context.query),
        needs: [],
        answers: [],
        ifItFails: say('broaden'),
      },
      { id: '#E2', action: 'read', input: say('read'), needs: ['#E1'], answers: [], ifItFails: say('full') },
      {
        id: '#E3',
        action: 'compute',
        input: say('count'),
        needs: ['#E2'],
        answers: [],
        ifItFails: say('full'),
      },
      ...compared,
      {
        id: `#E${compared.length + 4}`,
        action: 'write',
        input: say('write'),
        needs: compared.map(({ id }) => id),
        answers: [],
        ifItFails: say('less'),
      },
    ],
  }
}

/** Words that a chapter takes: some of its own and some for each source; a chapter says no more than its sources give. */
const chapterLengths = {
  'introduction-writer': { own: 320, perSource: 3 },
  'literature-review-writer': { own: 200, perSource: 38 },
  'methodology-writer': { own: 700, perSource: 2 },
  'results-writer': { own: 350, perSource: 3 },
  'discussion-writer': { own: 400, perSource: 14 },
  'conclusion-writer': { own: 150, perSource: 1 },
} as const satisfies Record<TitledWriter, object>
const CHAPTER_WORDS = { min: 300, max: 5_000 }

function wordTarget(writer: TitledWriter, { sources }: FloorContext): number {
  const { own, perSource } = chapterLengths[writer]
  return Math.min(CHAPTER_WORDS.max, Math.max(CHAPTER_WORDS.min, own + perSource * sources.length))
}

/** The headings that every chapter of a writer has; those of themes are found later. */
const evidenceHeadings = ['directions', 'regularities', 'samples'] as const
const dataHeadings = ['dataDescribed', 'dataTested'] as const
const headings = {
  'introduction-writer': ['question', 'terms', 'open', 'plan'],
  'literature-review-writer': ['body', 'theories'],
  'methodology-writer': ['design', 'selection', 'data', 'appraisal', 'analysis', 'bias', 'ethics'],
  'results-writer': evidenceHeadings,
  'discussion-writer': ['meaning', 'tensions', 'limitsOfStudies', 'limits'],
  'conclusion-writer': ['answer', 'next'],
} as const satisfies Record<TitledWriter, readonly string[]>

/** Chapters by the kind of the paper, each essential question in the chapter of its layer; results for a review, and where the student brought data. */
export const composeStructure: PaperFloor = (context) => {
  const say = speak(paperWords('chapters'), context.locale)
  const titled =
    context.kind === 'review'
      ? []
      : ([{ writer: 'literature-review-writer', title: say('evidence') }] as const)
  const hasOwnData = context.kind === 'empirical' && context.data != null
  const writers = chapterWriters
    .filter(isTitled)
    .filter((writer) => context.kind === 'review' || hasOwnData || writer !== 'results-writer')
  const chapters = writers.flatMap((writer) => [
    { writer, title: say(hasOwnData && writer === 'results-writer' ? 'own-results' : writer) },
    ...titled.filter((one) => one.writer === writer),
  ])
  const headingOf = speak(chapterWords('headings'), context.locale)
  const asked = askedQuestions(context)
  const firstOf = (writer: PaperAgentKey) => chapters.findIndex((one) => one.writer === writer)
  return {
    locked: true,
    kind: context.kind,
    chapters: chapters.map(({ writer, title }, at) => {
      const own = asked.filter(
        ({ layer, essential }) => essential && at === firstOf(chapterOf(layer, context.kind)),
      )
      const isEvidence = writer === 'literature-review-writer' && at !== firstOf(writer)
      return {
        number: at + 1,
        title,
        writer,
        wordTarget: wordTarget(isEvidence ? 'results-writer' : writer, context),
        citationTarget: citesMost.includes(writer) ? Math.min(200, context.sources.length) : 0,
        questions: own.map(({ id }) => id),
        sections: (isEvidence
          ? evidenceHeadings
          : hasOwnData && writer === 'results-writer'
            ? dataHeadings
            : headings[writer]
        ).map((name) => headingOf(name)),
      }
    }),
  }
}

const citesMost: readonly TitledWriter[] = ['literature-review-writer']

type TitledWriter = Exclude<(typeof chapterWriters)[number], never> & keyof typeof titles
const titles = {
  'introduction-writer': true,
  'literature-review-writer': true,
  'methodology-writer': true,
  'results-writer': true,
  'discussion-writer': true,
  'conclusion-writer': true,
} as const

function isTitled(writer: PaperAgentKey): writer is TitledWriter {
  return Object.hasOwn(titles, writer)
}

function chapterOf(layer: string, kind: FloorContext['kind']): PaperAgentKey {
  if (layer === 'definition') return 'introduction-writer'
  if (layer === 'disagreement' || layer === 'consequence') return 'discussion-writer'
  return kind === 'review' && layer === 'evidence' ? 'results-writer' : 'literature-review-writer'
}
