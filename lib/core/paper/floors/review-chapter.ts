import { Frameworks } from '@/lib/contracts/paper-analysis'
import { MethodsFound } from '@/lib/contracts/paper-discovery'
import type { Theme } from '@/lib/contracts/review'
import type { ReviewedSource } from '@/lib/core/review/reviewed-source'
import { countryNames, designName } from '@/lib/core/review/study-labels'
import { listed } from '@/lib/core/text/list-words'
import { citationMark } from '@/lib/core/writing/citation-mark'
import { definite } from '@/lib/core/writing/noun-phrases'
import { definiteList, named } from './asked-names'
import { type ChapterKit, type LockedChapter, quotedValues, type Section, writeChapters } from './chapter-kit'
import { evidenceSections } from './evidence-sections'
import type { FloorContext, PaperFloor } from './floor-context'
import { isOnSame, thingsOfQuestion, toldBeside } from './moved-things'
import { isOfQuestion } from './own-themes'
import { askedOutcomes, askedRelation, paperStudies, tellsOf } from './paper-studies'

const frames = ['found1', 'found2', 'found3', 'found4', 'found5', 'found6', 'found7', 'found8']
const THEORIES_MAX = 4
const PARAGRAPH_SENTENCES = 6

/** The works in a table, what each theme's works found in their own words, works outside, and theories; a second chapter holds the evidence. */
export const composeReviewChapters: PaperFloor = (context) =>
  writeChapters(context, 'literature-review-writer', (chapter, kit, all) => {
    const first = all.find(({ writer }) => writer === 'literature-review-writer')
    return first?.number === chapter.number
      ? reviewSections(context, kit, chapter)
      : evidenceSections(context, kit, chapter)
  })

function reviewSections(
  context: FloorContext,
  kit: ChapterKit,
  { number }: LockedChapter,
): readonly Section[] {
  const { themesBy, reviewed } = paperStudies(context)
  const { asked, themes, outside } = reviewOrder(context)
  const table = `${number}.1`
  const outcomes = askedOutcomes(context)
  const joined = themes.reduce((sum, { own }) => sum + own.length, 0)
  return [
    kit.section(
      kit.part('headings', 'body'),
      kit.paragraph(
        kit.say('review', 'intro', { table, total: reviewed.length }),
        outcomes.length === 0
          ? kit.say('review', 'introDirectionNone')
          : kit.say('review', 'introDirection', { list: definiteList(outcomes, context.locale) }),
      ),
      kit.paragraph(
        asked.length === 0 ? '' : kit.say('review', 'asked', outcomeValues(context, asked.length)),
        kit.say('review', themesBy === 'design' ? 'kinds' : 'themes', {
          themes: themes.length,
          joined,
          rest: outside.length,
          isAsked: asked.length === 0 ? 'no' : 'yes',
        }),
      ),
      sourceTable(context, kit, table),
    ),
    ...(asked.length === 0 ? [] : [outcomeSection(asked, { context, kit })]),
    ...themes.map((theme) => themeSection(theme, { context, kit, isBeyond: asked.length > 0 })),
    kit.section(kit.part('headings', 'outside'), ...findingParagraphs(outside, { context, kit })),
    kit.section(kit.part('headings', 'theories'), theoryParagraph(context, kit)),
  ]
}

interface OrderedTheme extends Pick<Theme, 'name' | 'concepts'> {
  readonly own: readonly ReviewedSource[]
}

/** Works whose result tells of what the question asks for come first; the themes order the others. */
function reviewOrder(context: FloorContext) {
  const { themes, themesBy, rest, reviewed } = paperStudies(context)
  const outcomes = themesBy === 'design' ? [] : askedOutcomes(context)
  const isAsked = ({ study: { said } }: ReviewedSource) =>
    said.finding !== null &&
    said.finding.place !== 'title' &&
    outcomes.some((one) => tellsOf(said.finding?.text ?? '', one))
  const asked = reviewed.filter(isAsked)
  const left = reviewed.filter((one) => !asked.includes(one))
  const ordered = themes
    .filter((theme) => asked.length === 0 || !isOfQuestion(theme, context))
    .map(({ name, concepts, sources }) => ({
      name,
      concepts,
      own: left.filter(({ study }) => sources.includes(study.key)),
    }))
    .filter(({ own }) => own.length > 0)
  const joined = ordered.flatMap(({ own }) => own)
  const outside =
    asked.length === 0
      ? reviewed.filter(({ study }) => rest.includes(study.key))
      : left.filter((one) => !joined.includes(one))
  return { asked, themes: ordered, outside }
}

function outcomeValues(context: FloorContext, count: number) {
  const { locale } = context
  const names = askedOutcomes(context).map(({ name }) => name)
  return {
    count,
    outcome: listed(names, locale),
    theOutcome: definiteList(askedOutcomes(context), locale),
  }
}

function outcomeSection(asked: readonly ReviewedSource[], { context, kit }: Writing): Section {
  const values = outcomeValues(context, asked.length)
  const [first = '', ...further] = findingParagraphs(asked, { context, kit })
  return kit.section(
    values.outcome,
    kit.paragraph(kit.say('review', 'askedOpens', values), first),
    ...further,
  )
}

function sourceTable(context: FloorContext, kit: ChapterKit, table: string): readonly string[] {
  const { locale, outputs } = context
  const methods = MethodsFound.safeParse(outputs['methodology-scanner']).data?.studies ?? []
  const sizes = new Map(methods.map(({ key, sampleSize }) => [key, sampleSize]))
  const rows = paperStudies(context).reviewed.map((one) => {
    const { study, source } = one
    return [
      `${source.work.title} ${citationMark([study.key])}`,
      study.design === null ? '–' : designName(study.design, locale),
      countryNames(study, locale).join(', ') || '–',
      sizes.get(study.key)?.toString() ?? '–',
      directionCell(one, { context, kit }),
    ]
  })
  const head = ['study', 'design', 'place', 'sample', 'direction'].map((key) => kit.part('review', key))
  return kit.table(kit.part('review', 'table', { number: table }), head, rows)
}

/** The direction of a result; of what it tells, where that is not what the question asks for. */
function directionCell({ study }: ReviewedSource, { context, kit }: Writing): string {
  const way = kit.part('review', study.direction)
  if (study.direction === 'not-said') return way
  const beside = toldBeside(study.said.finding?.text ?? '', context)
  // Where the question asks for nothing that could move, there is nothing else either.
  if (beside === 'asked' || (beside === null && askedOutcomes(context).length === 0)) return way
  return beside
    ? kit.part('review', 'wayOn', { way, name: beside.name })
    : kit.part('review', 'wayOfOther', { way })
}

interface Writing {
  readonly context: FloorContext
  readonly kit: ChapterKit
}

function themeSection(
  { name, concepts, own }: OrderedTheme,
  { isBeyond, ...writing }: Writing & { readonly isBeyond: boolean },
): Section {
  const { context, kit } = writing
  const [first = '', ...further] = findingParagraphs(own, writing)
  if (isOfQuestion({ name, concepts }, context)) {
    const { predictor } = askedRelation(context)
    const names = [...(predictor ? [predictor] : []), ...askedOutcomes(context)].map(({ name: one }) =>
      definite(one, context.locale),
    )
    const opening = kit.say('review', 'themeOfQuestion', {
      list: listed(names, context.locale),
      count: own.length,
    })
    return kit.section(kit.part('headings', 'onlyAsked'), kit.paragraph(opening, first), ...further)
  }
  if (paperStudies(context).themesBy === 'design')
    return kit.section(
      name,
      kit.paragraph(kit.oneOf('review', ['kindOpens'], { count: own.length }), first),
      ...further,
    )
  const opening = kit.oneOf('review', isBeyond ? ['themeOpensBeyond'] : ['themeOpens', 'themeOpens2'], {
    ...named('name', name, context.locale),
    count: own.length,
  })
  return kit.section(name, kit.paragraph(opening, first), ...further)
}

/** Findings word for word, those of one direction behind each other, each in a frame that is not used up; what is left stands in the table. */
function findingParagraphs(own: readonly ReviewedSource[], writing: Writing): readonly string[] {
  const { kit } = writing
  const order = ['increased', 'decreased', 'no-difference', 'not-said']
  const told = own
    .filter(({ study }) => study.said.finding !== null && study.said.finding.place !== 'title')
    .toSorted((a, b) => order.indexOf(a.study.direction) - order.indexOf(b.study.direction))
  const sentences: string[] = []
  let left = 0
  for (const [at, one] of told.entries()) {
    const text = findingSentence(one, told[at - 1], { ...writing, at: sentences.length })
    if (text === '') left += 1
    else sentences.push(text)
  }
  const unread = own.filter(({ study }) => study.read === 'title').map(({ study }) => study.key)
  const silent = own
    .filter((one) => !told.includes(one) && one.study.read !== 'title')
    .map(({ study }) => study.key)
  const list = (keys: readonly string[]) => citationMark(keys, keys.length)
  const closing = [
    left === 0 ? '' : kit.oneOf('review', ['beyond'], { count: left }),
    silent.length === 0
      ? ''
      : kit.oneOf('review', ['noFinding'], { count: silent.length, list: list(silent) }),
    unread.length === 0 ? '' : kit.oneOf('review', ['silent'], { count: unread.length, list: list(unread) }),
  ]
  const groups = Array.from({ length: Math.ceil(sentences.length / PARAGRAPH_SENTENCES) }, (_, at) =>
    kit.paragraph(...sentences.slice(at * PARAGRAPH_SENTENCES, (at + 1) * PARAGRAPH_SENTENCES)),
  )
  return [...groups, ...closing]
}

function findingSentence(
  one: ReviewedSource,
  before: ReviewedSource | undefined,
  { context, kit, at }: Writing & { readonly at: number },
): string {
  const { locale } = context
  const [values] = kit.said(one, 'finding')
  if (!values) return ''
  const { design, direction } = one.study
  const [place] = countryNames(one.study, locale)
  const textOf = (study?: ReviewedSource['study']) => study?.said.finding?.text ?? ''
  const isSame = isOnSame(textOf(one.study), textOf(before?.study), thingsOfQuestion(context))
  const was = isSame ? (before?.study.direction ?? 'not-said') : 'not-said'
  const isStated = direction !== 'not-said' && was !== 'not-said'
  const isOpposite = isStated && direction !== was && direction !== 'no-difference' && was !== 'no-difference'
  const turn = at % frames.length
  const wanted = [
    ...(isOpposite ? ['opposite'] : []),
    ...(isStated && direction === was && at % 3 === 2 ? ['same'] : []),
    ...(design !== null && at % 4 === 1 ? ['inDesign'] : []),
    ...(place !== undefined && at % 4 === 3 ? ['inPlace'] : []),
    ...frames.slice(turn),
    ...frames.slice(0, turn),
    ...(design === null ? [] : ['inDesign']),
    ...(place === undefined ? [] : ['inPlace']),
  ]
  return kit.oneOf('review', wanted, {
    ...values,
    design: design === null ? '' : designName(design, locale),
    place: place ?? '',
  })
}

function theoryParagraph(context: FloorContext, kit: ChapterKit): string {
  const { outputs } = context
  const found = Frameworks.safeParse(outputs['theoretical-framework-analyst']).data
  const quoted = (found?.frameworks ?? [])
    .flatMap(({ usedBy }) => usedBy.slice(0, 1))
    .slice(0, THEORIES_MAX)
    .flatMap((quotation) => quotedValues(quotation, context))
    .map((values) => kit.oneOf('review', ['theory', 'theory2'], values))
  const { count = 0, total = 0, unknown = 0 } = found?.atheoretical ?? {}
  return kit.paragraph(
    ...quoted,
    kit.say('review', 'noTheory', { count, total, unknown, isAll: count === total ? 'yes' : 'no' }),
  )
}
