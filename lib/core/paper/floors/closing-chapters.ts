import { Constructs } from '@/lib/contracts/paper-foundation'
import { MethodDesign, Synthesis, Theory } from '@/lib/contracts/paper-synthesis'
import { listed } from '@/lib/core/text/list-words'
import { citationMark } from '@/lib/core/writing/citation-mark'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { definiteList, named } from './asked-names'
import { askedQuestions } from './asked-questions'
import { type ChapterKit, chapterKit, type LockedChapter, quotedValues, writeChapters } from './chapter-kit'
import { dataSections } from './data-sections'
import { evidenceSections } from './evidence-sections'
import type { FloorContext, PaperFloor } from './floor-context'
import { askedCells, INTRODUCED_GAPS_MAX, introducedGaps, quotedGaps } from './introduction-chapter'
import { limitParagraphs, ownLimits } from './limit-paragraphs'
import { ownTests, testValues } from './own-tests'
import { askedOutcomes, askedRelation, countDirections, paperStudies, toldThemes } from './paper-studies'
import { wayName } from './pattern-floor'
import { questionConcepts } from './question-concepts'
import { tensionParagraphs } from './tension-paragraphs'

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
    kit.section(kit.part('headings', 'limitsOfStudies'), ...limitParagraphs(context, kit, chapter)),
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
        isNone: first[0] === 'no-difference' ? 'yes' : 'no',
        count: first[1],
      })
    : kit.say('discussion', 'tie', values)
}

function meaningParagraphs(context: FloorContext, kit: ChapterKit): readonly string[] {
  const isLived = askedRelation(context).outcome === null
  const openings = isLived
    ? [kit.say('discussion', 'lived', livedValues(context))]
    : [
        ...[directionValues(context), ...furtherValues(context)].map((values) =>
          openingOf(values, context, kit),
        ),
        kit.say('discussion', 'sure', certaintyValues(context, kit)),
      ]
  const theory = Theory.safeParse(context.outputs['theory-builder']).data
  const propositions = (theory?.propositions ?? []).slice(0, 3).map((one, at) =>
    kit.say('discussion', `proposition${at + 1}`, {
      statement: lowerFirst(one.statement),
      under: one.under,
      refuted: lowerFirst(one.refutedBy),
      support: one.supportedBy.length,
    }),
  )
  return [
    kit.paragraph(...ownMeaning(context, kit)),
    kit.paragraph(...openings),
    kit.paragraph(
      ...propositions,
      theory ? kit.say('discussion', 'bounds', { list: theory.boundaries.join(' ') }) : '',
    ),
  ]
}

const FIRST_HYPOTHESIS = 'h1'

/** What the student's own data show, before what others report; a correlation beside the direction of most reports. */
function ownMeaning(context: FloorContext, kit: ChapterKit): readonly string[] {
  const { data, kind } = context
  if (kind !== 'empirical' || !data) return []
  const { made, alpha } = ownTests(context, data)
  const { up, down } = directionValues(context)
  const told = made.map((one) => kit.oneOf('discussion', ['ownTest'], testValues(one, alpha, context)))
  // Most reports are counted of the first outcome that is asked for, which the first hypothesis is about.
  const first = made[0]?.id === FIRST_HYPOTHESIS ? made[0].test : undefined
  const sign =
    first?.by === 'pearson' ? Math.sign(first.r) : first?.by === 'spearman' ? Math.sign(first.rho) : undefined
  const most = Math.sign(up - down)
  const beside =
    sign === undefined || sign === 0 || most === 0
      ? ''
      : kit.say('discussion', sign === most ? 'ownAgrees' : 'ownDiffers', { up, down })
  return made.length === 0
    ? [kit.say('discussion', 'ownUntested')]
    : [...told.slice(0, 1), beside, ...told.slice(1), kit.say('discussion', 'ownBounds', { rows: data.rows })]
}

const NEXT_MAX = 3

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
    ownStanding(context, kit, all),
    ...(askedRelation(context).outcome === null ? lived(context, kit) : answers(context, kit)),
    open.length === 0 ? '' : kit.say('conclusion', 'open', { list: open.map(({ text }) => text).join(' ') }),
  )
}

/** Of a question about what people live through a count of directions is no answer. */
function lived(context: FloorContext, kit: ChapterKit): readonly string[] {
  const told = toldThemes(context)
  const list = told.map(({ name, count }) => kit.part('conclusion', 'livedTheme', { name, count }))
  return [
    kit.say('conclusion', 'lived', livedValues(context)),
    told.length === 0 ? '' : kit.say('conclusion', 'livedThemes', { list: listed(list, context.locale) }),
  ]
}

/** How many works heard people themselves, and of what. */
function livedValues(context: FloorContext) {
  const { reviewed } = paperStudies(context)
  const { predictor } = askedRelation(context)
  return {
    count: reviewed.filter(({ study }) => study.design === 'interviews').length,
    total: reviewed.length,
    ...named('subject', predictor?.name ?? context.query, context.locale),
  }
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
function ownStanding(context: FloorContext, kit: ChapterKit, all: readonly LockedChapter[]): string {
  const { kind, data } = context
  const numberOf = (name: string) => all.find(({ writer }) => writer === name)?.number
  const [method, results] = [numberOf('methodology-writer'), numberOf('results-writer')]
  if (kind === 'review' || method === undefined) return ''
  if (results === undefined || !data) return kit.say('conclusion', 'planned', { number: method })
  const { made, alpha } = ownTests(context, data)
  return kit.paragraph(
    ...made.map((one) => kit.oneOf('conclusion', ['ownTest'], testValues(one, alpha, context))),
    kit.say('conclusion', 'ownResults', { number: results }),
  )
}

function nextParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  chapters: readonly LockedChapter[],
): readonly string[] {
  const method = chapters.find(({ writer }) => writer === 'methodology-writer')
  const asked = quotedGaps(context)
  const said = asked.slice(introducedGaps(asked))
  const opening = chapters.find(({ writer }) => writer === 'introduction-writer')
  const sentences = said.slice(0, NEXT_MAX).flatMap((quotation, at) =>
    quotedValues(quotation, context).map(({ quote, note }) =>
      kit.oneOf('conclusion', [`next${Math.min(at + 1, 3)}`], {
        statement: `“${quote}”${note} ${citationMark([quotation.key])}.`,
      }),
    ),
  )
  const cells = askedCells(context)
    .slice(INTRODUCED_GAPS_MAX)
    .slice(0, NEXT_MAX)
    .map(({ statement }) => statement)
  return [
    kit.paragraph(
      opening && said.length === 0 && asked.length > 0
        ? kit.say('conclusion', 'nextTold', { number: opening.number })
        : '',
      ...sentences,
      said.length > NEXT_MAX ? kit.say('conclusion', 'nextMore', { count: said.length - NEXT_MAX }) : '',
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
  const constructs = Constructs.safeParse(outputs['construct-definer']).data?.constructs ?? []
  const found = constructs.filter(({ namedBy }) => namedBy.length > 0).map(({ name }) => name)
  const met = found.length > 0 ? found : names
  const values = { ...directionValues(context), ...certaintyValues(context, kit) }
  const isLived = askedRelation(context).outcome === null
  const told = isLived ? toldThemes(context).map(({ name }) => name) : []
  const extra = [...told, ...[1, 2, 3].map((at) => kit.part('abstract', `keyword${at}`))]
  const keywords = [...new Map([...names, ...extra].map((name) => [name.toLowerCase(), name])).values()]
  const design = MethodDesign.safeParse(outputs['method-designer']).data?.design ?? ''
  const data = kind === 'empirical' ? context.data : null
  const own = data ? ownTests(context, data) : null
  const ownTold = (own?.made ?? []).map((one) =>
    kit.oneOf('abstract', ['ownTest'], testValues(one, own?.alpha ?? 0, context)),
  )
  return {
    background: kit.say('abstract', 'background', {
      list: definiteList(
        met.map((name) => ({ name })),
        locale,
      ),
      total: values.total,
    }),
    aim: kit.say('abstract', 'aim', { question: query }),
    method:
      kind === 'review'
        ? kit.say('abstract', 'methodReview')
        : data
          ? kit.say('abstract', 'methodData', { design, rows: data.rows, columns: data.columns.length })
          : kit.say('abstract', 'method', { design }),
    results: [
      ...ownTold,
      ...(isLived
        ? [
            kit.say('abstract', 'lived', {
              ...livedValues(context),
              isThemed: told.length > 0 ? 'yes' : 'no',
              list: definiteList(
                told.map((name) => ({ name })),
                locale,
              ),
            }),
          ]
        : [values, ...furtherValues(context)].map((one) => kit.say('abstract', 'results', one))),
    ].join(' '),
    conclusion: kit.say('abstract', isLived ? 'livedConclusion' : 'conclusion', values),
    keywords: keywords.slice(0, Math.max(3, Math.min(KEYWORDS_MAX, names.length))),
  }
}
