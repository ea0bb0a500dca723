import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { speak } from '@/lib/core/text/say'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { definiteList, named as namedConcept } from './asked-names'
import type { PaperFloor } from './floor-context'
import { paperStudies } from './paper-studies'
import { paperWords } from './paper-words'
import { booleanQuery, type QuestionConcept, questionConcepts } from './question-concepts'
import { hasComparison, keysWhere, namesOneOf, type SourceEvidence, sourceEvidence } from './source-evidence'
import { theoryName } from './theory-name'

/** Concepts that nobody measures: whom, where, when and how. */
const unmeasured: readonly string[] = ['population', 'place', 'time', 'method']
/** How large a result is, or how sure: "p < 0.01", "β = 0.5", "95 % CI", "22%". */
const EFFECT_FIGURE = /\d\s?%|[<=]\s?[−-]?\d|\b(?:CI|IC|OR|RR|HR)\b/
const MECHANISM =
  /\b(?:mediat|moderat|mechanism|mediad|mediaç|mediac|moderad|mecanismo|explained part|explic)/i

/** Concepts that have questions of their own. */
const CONCEPTS_ASKED_MAX = 3

/** Questions in layers, each on those before it, with the sources whose title and abstract speak of it. */
export const composeSubQuestions: PaperFloor = (context) => {
  const { query, locale, sources } = context
  const say = speak(paperWords('questions'), locale)
  const evidence = sourceEvidence(sources)
  const concepts = questionConcepts(query).slice(0, CONCEPTS_ASKED_MAX)
  const named = (concept: QuestionConcept) => keysWhere(evidence, (one) => namesOneOf(one, concept.names))
  const defining = ({ names }: QuestionConcept) =>
    keysWhere(evidence, (one) => definitionIn(one, names) !== null)
  const told = (role: string) =>
    keysWhere(evidence, ({ sentences }) => sentences.some((one) => one.role === role))
  const topic = definiteList(concepts, locale)
  const measured = new Set(
    paperStudies(context).reviewed.flatMap(({ study }) => (study.said.measure === null ? [] : [study.key])),
  )
  const measuring = (concept: QuestionConcept) => named(concept).filter((key) => measured.has(key))
  const saying = (role: string | null, pattern: RegExp) =>
    keysWhere(evidence, ({ sentences }) =>
      sentences.some(
        (one) => (role === null ? one.role !== 'future' : one.role === role) && pattern.test(one.text),
      ),
    )
  const theorising = keysWhere(evidence, ({ sentences, source }) =>
    sentences.some(({ text }) => theoryName(text, source.work.language) !== null),
  )
  const directed = keysWhere(evidence, ({ direction }) => direction !== null)
  const drafts: readonly Draft[] = [
    ...concepts.map((one) =>
      draft(
        'definition',
        say(one.role === 'population' ? 'defineGroup' : 'define', namedConcept('concept', one.name, locale)),
        one.role === 'population' ? named(one) : defining(one),
        { essential: true },
      ),
    ),
    ...concepts
      .filter(({ role }) => role === null || !unmeasured.includes(role))
      .map((one) => draft('method', say('measure', { concept: one.name }), measuring(one), {})),
    draft('evidence', say('report', { topic }), told('result'), { essential: true }),
    draft('evidence', say('direction'), directed, { essential: true }),
    draft('evidence', say('strength'), saying('result', EFFECT_FIGURE), {}),
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
    draft(
      'setting',
      say('period'),
      keysWhere(evidence, (one) => one.isLongitudinal),
      {},
    ),
    draft('method', say('compared'), keysWhere(evidence, hasComparison), {}),
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
    draft('explanation', say('theories'), theorising, {}),
    draft('explanation', say('mechanisms'), saying(null, MECHANISM), {}),
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

/** Names of one concept that different sources of one language use, each without the other: whoever searches by one misses the other. */
export const composeTerminology: PaperFloor = ({ query, locale, sources }) => {
  const say = speak(paperWords('terms'), locale)
  const evidence = sourceEvidence(sources)
  const languageOf = new Map(evidence.map(({ key, language }) => [key, language]))
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
    // "Shift work" and "trabalho em turnos" are one name in two languages.
    const languagesOf = (keys: readonly string[]) => keys.map((key) => languageOf.get(key))
    const rivals = readings.filter((one) =>
      readings.some(
        (other) =>
          other !== one &&
          languagesOf(other.keys).some((language) => languagesOf(one.keys).includes(language)),
      ),
    )
    if (rivals.length < 2) return []
    const shown = rivals.map(({ name: one, keys }) => ({ meaning: say('named', { name: one }), keys }))
    return [{ term: name, readings: shown, chosen: 0, reason: say('reason') }]
  })
  return { lookedAt: sources.length, terms }
}
