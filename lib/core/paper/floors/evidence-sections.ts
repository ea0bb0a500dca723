import { Appraisal, MethodsFound } from '@/lib/contracts/paper-discovery'
import { Patterns, Themes } from '@/lib/contracts/paper-synthesis'
import { designName } from '@/lib/core/review/study-labels'
import type { Values } from '@/lib/core/text/say'
import { countedCitation } from '@/lib/core/writing/citation-mark'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { named } from './asked-names'
import type { ChapterKit, LockedChapter, Section } from './chapter-kit'
import type { FloorContext } from './floor-context'
import {
  askedOutcomes,
  askedRelation,
  type CountedDirections,
  countDirections,
  paperStudies,
  toldThemes,
} from './paper-studies'

const PATTERNS_SHOWN = 12
const ways = ['increased', 'decreased', 'noDifference', 'notStated'] as const
const columns = ['increased', 'decreased', 'no-difference', 'not-said'] as const

/** What the literature reports, counted: directions by design, regularities with what breaks them, designs with their samples. */
export function evidenceSections(
  context: FloorContext,
  kit: ChapterKit,
  { number }: LockedChapter,
): readonly Section[] {
  let tables = 0
  /** In the order in which the text names them. */
  const next = () => {
    tables += 1
    return `${number}.${tables}`
  }
  return [
    kit.section(kit.part('headings', 'directions'), ...directionParagraphs(context, kit, next)),
    kit.section(kit.part('headings', 'regularities'), ...patternParagraphs(context, kit, next)),
    kit.section(kit.part('headings', 'samples'), ...sampleParagraphs(context, kit, next())),
    kit.section(kit.part('headings', 'appraised'), ...appraisedParagraphs(context, kit, next)),
  ]
}

function directionParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  next: () => string,
): readonly (string | readonly string[])[] {
  const { locale } = context
  const { reviewed } = paperStudies(context)
  const { outcome } = askedRelation(context)
  if (outcome === null) return livedParagraphs(context, kit, next)
  const all = countDirections(reviewed, outcome)
  const of = named('outcome', outcome.name, locale)
  const designs = [...new Set(reviewed.map(({ study }) => study.design))]
  const rows = designs
    .map((design) => {
      const own = reviewed.filter(({ study }) => study.design === design)
      const counted = countDirections(own, outcome)
      const name = design === null ? kit.part('results', 'unnamed') : designName(design, locale)
      return { name, cells: [...ways.map((way) => counted[way].length), own.length] }
    })
    .toSorted((a, b) => (b.cells.at(-1) ?? 0) - (a.cells.at(-1) ?? 0))
  const sum = [...ways.map((way) => all[way].length), reviewed.length]
  const lines = [...rows, { name: kit.part('results', 'all'), cells: sum }].map(({ name, cells }) => [
    name,
    ...cells.map(String),
  ])
  const head = [...['design', ...columns].map((key) => kit.part('results', key)), kit.part('results', 'all')]
  const told = (key: 'sum' | 'also', directions: CountedDirections, names: Values) =>
    kit
      .say('results', key, {
        up: directions.increased.length,
        down: directions.decreased.length,
        same: directions.noDifference.length,
        unknown: directions.notStated.length,
        stated: reviewed.length - directions.notStated.length,
        total: reviewed.length,
        upCite: countedCitation(directions.increased),
        downCite: countedCitation(directions.decreased),
        sameCite: countedCitation(directions.noDifference),
        ...names,
      })
      .replace(/\s+([,;.])/g, '$1')
      .replace(/ {2,}/g, ' ')
  const outcomes = askedOutcomes(context).map((one) => ({
    name: one.name,
    counted: countDirections(reviewed, one),
  }))
  const further = outcomes
    .slice(1)
    .map(({ name, counted }) => told('also', counted, named('outcome', name, locale)))
  if (outcomes.every(({ counted }) => counted.notStated.length === reviewed.length))
    return [kit.paragraph(told('sum', all, of), ...further)]
  const table = next()
  const beside = further.length === 0 ? '' : next()
  return [
    kit.paragraph(kit.say('results', 'text', { table, ...of }), told('sum', all, of)),
    kit.table(kit.part('results', 'table', { table, ...of }), head, lines),
    ...(further.length === 0
      ? []
      : [
          kit.paragraph(...further, kit.say('results', 'outcomesText', { table: beside })),
          kit.table(
            kit.part('results', 'outcomesTable', { table: beside }),
            [kit.part('results', 'outcome'), ...head.slice(1)],
            outcomes.map(({ name, counted }) => [
              name,
              ...ways.map((way) => String(counted[way].length)),
              String(reviewed.length),
            ]),
          ),
        ]),
  ]
}

/** Of a question about what people live through: what results tell of, by theme. */
function livedParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  next: () => string,
): readonly (string | readonly string[])[] {
  const { reviewed } = paperStudies(context)
  const told = toldThemes(context)
  const table = told.length === 0 ? '' : next()
  const head = [kit.part('results', 'theme'), ...columns.map((key) => kit.part('results', key))]
  return [
    kit.say('results', 'lived', {
      table,
      isThemed: told.length === 0 ? 'no' : 'yes',
      ...named('subject', askedRelation(context).predictor?.name ?? context.query, context.locale),
    }),
    kit.table(
      kit.part('results', 'livedTable', { table }),
      [...head, kit.part('results', 'all')],
      told.map(({ name, counted }) => [
        name,
        ...ways.map((way) => String(counted[way].length)),
        String(reviewed.length),
      ]),
    ),
  ]
}

function patternParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  next: () => string,
): readonly (string | readonly string[])[] {
  const found = Patterns.safeParse(context.outputs['pattern-analyst']).data?.patterns.items ?? []
  const shown = found.slice(0, PATTERNS_SHOWN)
  const [strongest] = shown
  const rows = shown.map(({ statement, counted, brokenBy }) => [
    statement,
    String(counted.count),
    String(counted.unknown),
    String(brokenBy.length),
  ])
  const head = ['regularity', 'works', 'unknown', 'broken'].map((key) => kit.part('results', key))
  // Kinds of study are no themes, and are counted with the designs.
  const isThematic = paperStudies(context).themesBy !== 'design'
  const themes = isThematic
    ? (Themes.safeParse(context.outputs['thematic-synthesizer']).data?.themes ?? [])
    : []
  const table = rows.length === 0 ? '' : next()
  const themeTable = themes.length === 0 ? '' : next()
  return [
    kit.paragraph(
      rows.length > 0
        ? kit.say('results', 'patternText', { table })
        : themes.length === 0
          ? kit.say('results', 'patternNone')
          : '',
      strongest
        ? kit.say('results', 'strongest', {
            statement: lowerFirst(strongest.statement),
            alternative: strongest.alternative,
          })
        : '',
    ),
    kit.table(kit.part('results', 'patterns', { table }), head, rows),
    themes.length === 0 ? '' : kit.say('results', 'themesText', { table: themeTable }),
    kit.table(
      kit.part('results', 'themes', { table: themeTable }),
      [kit.part('results', 'statement'), kit.part('results', 'works')],
      themes.map(({ statement, keys }) => [statement, String(keys.length)]),
    ),
  ]
}

function sampleParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  table: string,
): readonly (string | readonly string[])[] {
  const { outputs } = context
  const methods = MethodsFound.safeParse(outputs['methodology-scanner']).data
  const sizeOf = new Map((methods?.studies ?? []).map(({ key, sampleSize }) => [key, sampleSize]))
  const rows = (methods?.designs ?? []).map(({ design, count, keys }) => {
    const own = keys.flatMap((key) => sizeOf.get(key) ?? []).toSorted((a, b) => a - b)
    return [design, String(count), own[0]?.toString() ?? '–', own.at(-1)?.toString() ?? '–']
  })
  const unnamed = (methods?.studies ?? []).filter(({ design }) => design === null)
  const sizes = unnamed.flatMap(({ sampleSize }) => sampleSize ?? []).toSorted((a, b) => a - b)
  if (unnamed.length > 0)
    rows.push([
      kit.part('results', 'unnamed'),
      String(unnamed.length),
      sizes[0]?.toString() ?? '–',
      sizes.at(-1)?.toString() ?? '–',
    ])
  const head = [
    kit.part('results', 'design'),
    kit.part('results', 'works'),
    kit.part('results', 'smallest'),
    kit.part('results', 'largest'),
  ]
  return [
    kit.say('results', 'samples', { table }),
    kit.table(kit.part('results', 'sampleTable', { table }), head, rows),
  ]
}

/** For each item of a checklist in how many abstracts an answer stands; nothing is added up to a score. */
function appraisedParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  next: () => string,
): readonly (string | readonly string[])[] {
  const studies = Appraisal.safeParse(context.outputs['quality-assessor']).data?.studies ?? []
  const { length: total } = context.sources
  if (studies.length === 0) return [kit.say('results', 'appraisedNone', { total })]
  const rows = [...new Set(studies.map(({ checklist }) => checklist))].flatMap((checklist) => {
    const own = studies.filter((one) => one.checklist === checklist).flatMap(({ items }) => items)
    return [...new Set(own.map(({ item }) => item))].map((item) => {
      const same = own.filter((one) => one.item === item)
      const shown = same.filter(({ shownBy }) => shownBy !== null).length
      return { checklist, item, answered: shown, open: same.length - shown }
    })
  })
  const answered = rows.filter((row) => row.answered > 0)
  const [least] = rows.toSorted((a, b) => a.answered - b.answered || b.open - a.open)
  const silent = rows.length - answered.length
  const table = answered.length === 0 ? '' : next()
  return [
    kit.paragraph(
      kit.say('results', 'appraisedCount', { count: studies.length, total }),
      least && least.open > 0
        ? kit.say('results', 'appraisedLeast', { item: least.item, silent, items: rows.length })
        : '',
    ),
    table === '' ? '' : kit.say('results', 'appraisedText', { table }),
    kit.table(
      kit.part('results', 'appraisedTable', { table }),
      ['checklist', 'item', 'answered', 'notShown'].map((key) => kit.part('results', key)),
      answered.map((row) => [row.checklist, row.item, String(row.answered), String(row.open)]),
    ),
  ]
}
