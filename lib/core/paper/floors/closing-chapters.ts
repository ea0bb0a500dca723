import { Validity } from '@/lib/contracts/paper-analysis'
import { MethodDesign, Opportunities, Synthesis, Theory } from '@/lib/contracts/paper-synthesis'
import { findTensions, type Tension } from '@/lib/core/review/find-tensions'
import { embeddedQuote } from '@/lib/core/review/reviewed-source'
import { languageName } from '@/lib/core/text/language-name'
import { listed } from '@/lib/core/text/list-words'
import { citationMark } from '@/lib/core/writing/citation-mark'
import { named } from './asked-names'
import { askedQuestions } from './asked-questions'
import { type ChapterKit, chapterKit, type LockedChapter, quotedValues, writeChapters } from './chapter-kit'
import { dataSections } from './data-sections'
import { evidenceSections } from './evidence-sections'
import type { FloorContext, PaperFloor } from './floor-context'
import { askedCells, INTRODUCED_GAPS, quotedGaps } from './introduction-chapter'
import { knownThings, movedThings, sharedThing, studyDifferences } from './moved-things'
import { askedOutcomes, askedRelation, countDirections, paperStudies } from './paper-studies'
import { wayName } from './pattern-floor'
import { questionConcepts } from './question-concepts'
import { sourceEvidence } from './source-evidence'

/** Results of a review from its literature alone, of an empirical paper from the student's data alone: without data it has no such chapter. */
export const composeResults: PaperFloor = (context) =>
  writeChapters(context, 'results-writer', (chapter, kit) => {
    const { kind, data } = context
    if (kind === 'review') return evidenceSections(context, kit, chapter)
    return data ? dataSections(context, kit, { chapter, data }) : []
  })

/** What the counts allow to say, where results part, the limits that authors state and those of this paper. */
export const composeDiscussion: PaperFloor = (context) =>
  writeChapters(context, 'discussion-writer', (chapter, kit) => [
    kit.section(kit.part('headings', 'meaning'), ...meaningParagraphs(context, kit)),
    kit.section(kit.part('headings', 'tensions'), ...tensionParagraphs(context, kit, chapter)),
    kit.section(kit.part('headings', 'limitsOfStudies'), ...limitParagraphs(context, kit)),
    kit.section(kit.part('headings', 'limits'), ...ownLimits(context, kit)),
  ])

/** The counts of directions that abstract, discussion and conclusion say alike, of the first outcome that is asked for or of this one. */
export function directionValues(context: FloorContext, outcome = askedRelation(context).outcome) {
  const { reviewed } = paperStudies(context)
  const { increased, decreased, noDifference, notStated } = countDirections(reviewed, outcome)
  return {
    up: increased.length,
    down: decreased.length,
    same: noDifference.length,
    unknown: notStated.length,
    total: reviewed.length,
    stated: reviewed.length - notStated.length,
    ...named('outcome', outcome?.name ?? context.query, context.locale),
  }
}

/** The level of certainty in words, with the steps that lead down to it. */
export function certaintyValues({ outputs }: FloorContext, kit: Pick<ChapterKit, 'part'>) {
  const answer = Synthesis.safeParse(outputs['evidence-synthesizer']).data?.answers[0]
  const level = answer?.certainty.level ?? 'very-low'
  return { level: kit.part('discussion', level), steps: (answer?.certainty.stepsDown ?? []).join(' ') }
}

/** Counts of each further outcome, where a question asks for several. */
const furtherValues = (context: FloorContext) =>
  askedOutcomes(context)
    .slice(1)
    .map((outcome) => directionValues(context, outcome))

function openingOf(
  values: ReturnType<typeof directionValues>,
  context: FloorContext,
  kit: ChapterKit,
): string {
  const sides = [
    ['increased', values.up],
    ['decreased', values.down],
    ['no-difference', values.same],
  ] as const
  const [first, second] = sides.toSorted((a, b) => b[1] - a[1])
  const leads = first && second && first[1] > second[1]
  if (values.stated === 0) return kit.say('discussion', 'nothing', values)
  return leads
    ? kit.say('discussion', 'majority', {
        ...values,
        direction: wayName(first[0], context) ?? '',
        count: first[1],
      })
    : kit.say('discussion', 'tie', values)
}

function meaningParagraphs(context: FloorContext, kit: ChapterKit): readonly string[] {
  const openings = [directionValues(context), ...furtherValues(context)].map((values) =>
    openingOf(values, context, kit),
  )
  const theory = Theory.safeParse(context.outputs['theory-builder']).data
  const propositions = (theory?.propositions ?? []).slice(0, 3).map((one, at) =>
    kit.say('discussion', `proposition${at + 1}`, {
      statement: one.statement,
      under: one.under,
      refuted: one.refutedBy,
      support: one.supportedBy.length,
    }),
  )
  return [
    kit.paragraph(...openings, kit.say('discussion', 'sure', certaintyValues(context, kit))),
    kit.paragraph(
      ...propositions,
      theory ? kit.say('discussion', 'bounds', { list: theory.boundaries.join(' ') }) : '',
    ),
  ]
}

/** Pairs told in sentences, one for each frame; all stand in the table. */
const PAIRS_TOLD = 3
const PAIRS_MAX = 12

/** Pairs that two readings agree on, as the review finds them, each work once; what differs as the contradiction analyst counted it. */
function tensionParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  { number }: LockedChapter,
): readonly (string | readonly string[])[] {
  const { sources, locale } = context
  const found = findTensions(paperStudies(context).reviewed).filter((pair) => thingOf(pair, context) !== null)
  const pairs = pairsOnce(found).slice(0, PAIRS_MAX)
  if (pairs.length === 0) return [kit.say('discussion', 'noPair')]
  const evidence = new Map(sourceEvidence(sources).map((one) => [one.key, one]))
  const differing = ({ one, other }: Tension) => {
    const [a, b] = [evidence.get(one.reviewed.study.key), evidence.get(other.reviewed.study.key)]
    return a && b ? studyDifferences(a, b, context) : []
  }
  const told = pairs.slice(0, PAIRS_TOLD).map((pair, at) => {
    const [a] = kit.said(pair.one.reviewed, 'finding')
    const [b] = kit.said(pair.other.reviewed, 'finding')
    if (!a || !b) return ''
    const differs = differing(pair).map(({ what }) => kit.part('discussion', what))
    return kit.paragraph(
      kit.oneOf('discussion', [`pair${at + 1}`], {
        ...a,
        others: b.authors ?? '',
        otherCite: b.cite ?? '',
        otherQuote: embeddedQuote(pair.other.said),
        otherNote: b.note ?? '',
        m: b.n ?? 1,
      }),
      differs.length === 0 ? '' : kit.oneOf('discussion', ['differs'], { list: listed(differs, locale) }),
    )
  })
  const table = `${number}.1`
  const way = (direction: string) => kit.part('review', direction)
  const rows = pairs.map((pair) => [
    citationMark([pair.one.reviewed.study.key]),
    way(pair.one.direction),
    citationMark([pair.other.reviewed.study.key]),
    way(pair.other.direction),
    thingOf(pair, context) ?? '–',
    differing(pair)
      .map(({ what, one, other }) => `${kit.part('discussion', what)}: ${one} / ${other}`)
      .join('; ') || '–',
  ])
  const head = ['work', 'says', 'otherWork', 'otherSays', 'about', 'differsIn'].map((key) =>
    kit.part('discussion', key),
  )
  const open = pairs.filter((pair) => differing(pair).length === 0).length
  return [
    kit.say('discussion', 'pairText', { table, count: pairs.length }),
    ...told,
    open === 0 ? '' : kit.say('discussion', 'undiffered', { count: open }),
    kit.table(kit.part('discussion', 'pairTable', { table }), head, rows),
  ]
}

/** What both results of a pair are about; null where their words share only how they are told and what varies. */
function thingOf({ one, other, shared }: Tension, context: FloorContext): string | null {
  const things = knownThings(context)
  const [a, b] = [movedThings(one.said.text, things), movedThings(other.said.text, things)]
  if (a.length === 0 || b.length === 0) return sharedThing(shared, context)
  return a.find((thing) => b.includes(thing))?.name ?? null
}

/** Each work in one pair alone, so that no quotation stands twice. */
function pairsOnce(pairs: readonly Tension[]): readonly Tension[] {
  const used = new Set<string>()
  return pairs.filter(({ one, other }) => {
    const keys = [one, other].map(({ reviewed }) => reviewed.study.key)
    if (keys.some((key) => used.has(key))) return false
    for (const key of keys) used.add(key)
    return true
  })
}

const LIMITS_MAX = 12

function limitParagraphs(context: FloorContext, kit: ChapterKit): readonly string[] {
  const { reviewed } = paperStudies(context)
  const telling = reviewed.filter(({ study }) => study.said.limitation !== null)
  const sentences = telling.slice(0, LIMITS_MAX).flatMap((one, at) => {
    const [values] = kit.said(one, 'limitation')
    const keys = ['limit1', 'limit2', 'limit3']
    return values ? [kit.oneOf('discussion', [...keys.slice(at % 3), ...keys], values)] : []
  })
  const read = reviewed.filter(({ study }) => study.read !== 'title').length
  return [
    kit.paragraph(...sentences),
    kit.say('discussion', 'noLimit', {
      count: read - telling.filter(({ study }) => study.read !== 'title').length,
      total: read,
    }),
  ]
}

/** A review of fewer works says that they are few. */
const WORKS_FEW = 10

function ownLimits(context: FloorContext, kit: ChapterKit): readonly string[] {
  const { outputs, sources, locale } = context
  const { reviewed } = paperStudies(context)
  const validity = Validity.safeParse(outputs['validity-guardian']).data?.types ?? []
  const live = validity.flatMap(({ threats }) => threats.filter(({ isLive }) => isLive))
  const languages = [...new Set(sources.flatMap(({ work }) => work.language ?? []))]
  return [
    kit.paragraph(
      kit.say('discussion', 'own'),
      reviewed.length < WORKS_FEW ? kit.say('discussion', 'few', { total: reviewed.length }) : '',
      languages.length === 0
        ? ''
        : kit.say('discussion', 'oneLanguage', {
            list: listed(
              languages.map((language) => languageName(language, locale)),
              locale,
            ),
          }),
    ),
    kit.paragraph(...live.map(({ threat, guard }) => kit.oneOf('discussion', ['threat'], { threat, guard }))),
  ]
}

const NEXT_MAX = 5

/** The answer as counted, what no title or abstract answers, and what to study next with the query for it; nothing new is cited. */
export const composeConclusion: PaperFloor = (context) =>
  writeChapters(context, 'conclusion-writer', (_chapter, kit, all) => [
    kit.section(kit.part('headings', 'answer'), answerParagraph(context, kit, all)),
    kit.section(kit.part('headings', 'next'), ...nextParagraphs(context, kit, all)),
  ])

function answerParagraph(context: FloorContext, kit: ChapterKit, all: readonly LockedChapter[]): string {
  const open = askedQuestions(context).filter(
    ({ answeredBy, essential }) => essential && answeredBy.length === 0,
  )
  return kit.paragraph(
    kit.say('conclusion', 'question', { question: context.query }),
    ...answers(context, kit),
    open.length === 0 ? '' : kit.say('conclusion', 'open', { list: open.map(({ text }) => text).join(' ') }),
    ownStanding(context, kit, all),
  )
}

/** One sentence for each outcome that is asked for. */
function answers(context: FloorContext, kit: ChapterKit): readonly string[] {
  const certainty = certaintyValues(context, kit)
  const further = furtherValues(context)
  const first = directionValues(context)
  if (further.length === 0) return [kit.say('conclusion', 'answer', { ...first, ...certainty })]
  const told = [first, ...further].map((values) => kit.say('conclusion', 'answerOn', values))
  return [...told, kit.say('conclusion', 'sure', certainty)]
}

/** Where the student's own results stand, or that there are none yet; '' of a review. */
function ownStanding({ kind }: FloorContext, kit: ChapterKit, all: readonly LockedChapter[]): string {
  const numberOf = (name: string) => all.find(({ writer }) => writer === name)?.number
  const [method, results] = [numberOf('methodology-writer'), numberOf('results-writer')]
  if (kind === 'review' || method === undefined) return ''
  return results === undefined
    ? kit.say('conclusion', 'planned', { number: method })
    : kit.say('conclusion', 'ownResults', { number: results })
}

function nextParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  chapters: readonly LockedChapter[],
): readonly string[] {
  const { outputs } = context
  const method = chapters.find(({ writer }) => writer === 'methodology-writer')
  const all = Opportunities.safeParse(outputs['opportunity-identifier']).data?.opportunities ?? []
  const said = quotedGaps(context).slice(INTRODUCED_GAPS)
  const sentences = said.slice(0, NEXT_MAX).flatMap((quotation, at) =>
    quotedValues(quotation, context).map(({ quote, note }) =>
      kit.oneOf('conclusion', [`next${Math.min(at + 1, 3)}`], {
        statement: `“${quote}”${note} ${citationMark([quotation.key])}.`,
      }),
    ),
  )
  const [first] = all.filter(({ ofThisPaper }) => !ofThisPaper)
  const cells = askedCells(context)
    .slice(INTRODUCED_GAPS)
    .slice(0, NEXT_MAX)
    .map(({ statement }) => statement)
  return [
    kit.paragraph(
      ...sentences,
      first && sentences.length > 0 ? kit.say('conclusion', 'step', { step: first.firstStep }) : '',
      cells.length > 0 ? kit.say('conclusion', 'cells', { list: cells.join(' ') }) : '',
    ),
    method ? kit.say('conclusion', 'search', { number: method.number }) : '',
  ]
}

const KEYWORDS_MAX = 6

/** The abstract from the same counts as the body; keywords are the concepts of the question. */
export const composeAbstract: PaperFloor = (context) => {
  const { locale, outputs, query, kind } = context
  const kit = chapterKit(context)
  const names = questionConcepts(query).map(({ name }) => name)
  const values = { ...directionValues(context), ...certaintyValues(context, kit) }
  const extra = [1, 2, 3].map((at) => kit.part('abstract', `keyword${at}`))
  const keywords = [...new Map([...names, ...extra].map((name) => [name.toLowerCase(), name])).values()]
  const design = MethodDesign.safeParse(outputs['method-designer']).data?.design ?? ''
  return {
    background: kit.say('abstract', 'background', { list: listed(names, locale), total: values.total }),
    aim: kit.say('abstract', 'aim', { question: query }),
    method:
      kind === 'review' ? kit.say('abstract', 'methodReview') : kit.say('abstract', 'method', { design }),
    results: [values, ...furtherValues(context)].map((one) => kit.say('abstract', 'results', one)).join(' '),
    conclusion: kit.say('abstract', 'conclusion', values),
    keywords: keywords.slice(0, Math.max(3, Math.min(KEYWORDS_MAX, names.length))),
  }
}
