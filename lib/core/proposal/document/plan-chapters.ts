import type { Block, Chapter, Inlines, TableBlock } from '@/lib/contracts/document-tree'
import type { MethodologyRecommendation } from '@/lib/contracts/proposal'
import type { SampleSize } from '@/lib/contracts/proposal-run'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { bold, heading, list, paragraph, plain, table } from '@/lib/core/writing/blocks'
import { ethicsSection } from './ethics-section'
import { instrumentsSection } from './framework-section'
import {
  analysisSection,
  contributionsSection,
  criteriaSection,
  limitationsSection,
  settingSection,
} from './study-sections'
import { paragraphs, type Writing } from './writing'

/** Numbers of objectives (from 0) as readers count them; the word for none in bold, since it is a gap. */
function objectiveNumbers(writing: Writing, numbers: readonly number[]): Inlines {
  return numbers.length === 0
    ? [bold(writing.say('unanswered'))]
    : [plain(numbers.map((number) => number + 1).join(', '))]
}

/** General and specific objectives, and which of them answers which question. */
export function objectivesChapter(writing: Writing): Chapter {
  const { say: t, text } = writing
  const { objectives } = writing.document.objectives
  const by = writing.origin('objectives')
  return {
    id: 'objectives',
    blocks: [
      heading('objectives.h', 1, t('objectives'), by),
      heading('objectives.general.h', 2, t('generalObjective'), by),
      ...paragraphs(writing, 'objectives.general', objectives.general_objective, by),
      heading('objectives.specific.h', 2, t('specificObjectives'), by),
      // One block for each, so that a comment stays with its objective; the number is part of the text.
      ...objectives.specific_objectives.map((objective, at) =>
        paragraph(`objectives.specific.${at + 1}`, [bold(`${at + 1}. `), ...text(objective)], by),
      ),
      coverageTable(writing),
      ...paragraphs(writing, 'objectives.analysis', objectives.alignment_check.coverage_analysis, by),
      ...paragraphs(writing, 'objectives.timeline', objectives.feasibility_notes.timeline_assessment, by),
      ...listed(writing, 'objectives.risks', 'risks', objectives.feasibility_notes.risk_factors, by),
      ...contributionsSection(writing),
    ],
  }
}

/** Which objective answers which question; with the day from the ledger where each objective has its phase. */
function coverageTable(writing: Writing): TableBlock {
  const { say: t, text } = writing
  const { coverage, phases, objectives } = writing.document.objectives
  const isDated = phases.length === objectives.specific_objectives.length
  return table(
    'objectives.coverage',
    {
      caption: t('coverage'),
      head: [t('question'), t('answeredBy'), ...(isDated ? [t('answeredUntil')] : [])],
      rows: coverage.map(({ question, objectives: numbers }) => [
        text(question),
        objectiveNumbers(writing, numbers),
        ...(isDated ? [[plain(lastDay(writing, numbers))]] : []),
      ]),
      widths: isDated ? [0.55, 0.2, 0.25] : [0.75, 0.25],
    },
    writing.origin('objectives'),
  )
}

/** The end of the last phase that the objectives are worked on in, from the ledger. */
function lastDay({ document, day, say: t }: Writing, numbers: readonly number[]): string {
  const phases = numbers.flatMap((at) => document.objectives.phases[at] ?? [])
  const ends = document.ledger.tasks.filter(({ phase }) => phases.includes(phase)).map(({ end }) => end)
  const last = ends.toSorted().at(-1)
  return last === undefined ? t('nothing') : day(last)
}

/** A list under a heading of its own; nothing for an empty one. */
function listed(
  writing: Writing,
  id: string,
  title: Parameters<Writing['say']>[0],
  items: readonly string[],
  by: ReturnType<Writing['origin']>,
): Block[] {
  if (items.length === 0) return []
  return [heading(`${id}.h`, 2, writing.say(title), by), list(`${id}.list`, items.map(writing.text), by)]
}

/** The recommended methodology with its reasons, phases, methods and the alternatives to it. */
export function methodologyChapter(writing: Writing): Chapter {
  const { say: t, text } = writing
  const { recommendation, methods } = writing.document.methodology
  const by = writing.origin('methodology')
  const { timeline_fit, alternative_methodologies, required_skills } = recommendation
  return {
    id: 'methodology',
    blocks: [
      heading('methodology.h', 1, t('methodology'), by),
      paragraph(
        'methodology.name',
        [
          bold(t('methodologyName')),
          ...text(recommendation.recommended_methodology),
          plain(` (${t(recommendation.methodology_type)}).`),
        ],
        by,
      ),
      ...paragraphs(writing, 'methodology', recommendation.justification, by),
      ...(skillsAreSaid(recommendation)
        ? []
        : [
            paragraph('methodology.skills', [plain(t('skills', { skills: required_skills.join('; ') }))], by),
          ]),
      table(
        'methodology.methods',
        {
          caption: t('methods'),
          head: [t('method'), t('servesObjective')],
          rows: methods.map(({ method, objectives }) => [
            text(method),
            objectiveNumbers(writing, objectives),
          ]),
          widths: [0.75, 0.25],
        },
        by,
      ),
      table(
        'methodology.phases',
        {
          caption: t('phases'),
          head: [t('phase'), t('duration'), t('activities')],
          rows: timeline_fit.key_phases.map(({ phase, duration, activities }) => [
            text(phase),
            [plain(duration)],
            text(joined(activities)),
          ]),
          widths: [0.25, 0.2, 0.55],
        },
        by,
      ),
      table(
        'methodology.alternatives',
        {
          caption: t('alternatives'),
          head: [t('alternative'), t('pros'), t('cons')],
          rows: alternative_methodologies.map(({ methodology, methodology_type, pros, cons }) => [
            [...text(methodology), plain(` (${t(methodology_type)})`)],
            text(joined(pros)),
            text(joined(cons)),
          ]),
          widths: [0.3, 0.35, 0.35],
        },
        by,
      ),
      ...hypothesisBlocks(writing),
      ...analysisSection(writing),
      ...limitationsSection(writing),
    ].filter(hasContent),
  }
}

/** Whether the reasons already name every skill that the design asks for. */
function skillsAreSaid({ justification, required_skills }: MethodologyRecommendation): boolean {
  const said = foldAccents(justification)
  return required_skills.every((skill) => said.includes(foldAccents(skill)))
}

/** Numbered, with their null hypotheses; nothing where the design tests none. */
function hypothesisBlocks({ say: t, text, document, origin }: Writing): Block[] {
  const { hypotheses } = document.methodology
  const by = origin('methodology')
  if (hypotheses.length === 0) return []
  const items = hypotheses.map((one, at) => [bold(t('hypothesis', { number: at + 1 })), ...text(one)])
  return [heading('hypotheses.h', 2, t('hypotheses'), by), list('hypotheses.list', items, by)]
}

/** Items as one cell: each may be a sentence of its own. */
function joined(items: readonly string[]): string {
  return items.map((item) => item.replace(/\.$/, '')).join('; ')
}

/** Tables without rows are left out. */
function hasContent(block: Block): boolean {
  return block.kind !== 'table' || block.rows.length > 0
}

/** Techniques, sources, tools, the computed sample and the schedule of the collection. */
export function dataCollectionChapter(writing: Writing): Chapter {
  const { say: t, text } = writing
  const { plan, sample } = writing.document.dataCollection
  const by = writing.origin('data-collection')
  const { preparation, collection, quality_check, total_duration } = plan.timeline_breakdown
  const blocks: Block[] = [
    heading('data-collection.h', 1, t('dataCollection'), by),
    ...settingSection(writing),
    ...criteriaSection(writing),
    ...listed(writing, 'techniques', 'techniques', plan.collection_techniques, by),
    ...listed(writing, 'data-sources', 'dataSources', plan.data_sources, by),
    ...instrumentsSection(writing),
    table(
      'tools.table',
      {
        caption: t('tools'),
        head: [t('tool'), t('toolType'), t('access'), t('learning')],
        rows: plan.recommended_tools.map(({ name, type, accessibility, learning_curve }) =>
          [name, type, accessibility, learning_curve].map(text),
        ),
        widths: [0.25, 0.25, 0.25, 0.25],
      },
      by,
    ),
    heading('sample.h', 2, t('sample'), by),
    ...paragraphs(writing, 'sample', plan.estimated_sample_size, by),
    ...sampleBlocks(writing, sample),
    heading('schedule.h', 2, t('schedule'), by),
    table(
      'schedule.table',
      {
        caption: t('schedule'),
        head: [t('phase'), t('duration'), t('activities')],
        rows: [
          { name: t('preparation'), ...preparation },
          { name: t('collection'), ...collection },
          { name: t('qualityCheck'), ...quality_check },
        ].map(({ name, duration, activities }) => [
          [plain(name)],
          [plain(duration)],
          text(joined(activities)),
        ]),
        widths: [0.25, 0.2, 0.55],
      },
      by,
    ),
    paragraph('schedule.total', [plain(t('totalDuration', { duration: total_duration }))], by),
    ...listed(writing, 'resources', 'resources', plan.resource_requirements, by),
    ...ethicsSection(writing),
  ]
  return { id: 'data-collection', blocks: blocks.filter(hasContent) }
}

/** The computation, with everything needed to do it again. It is code's, whoever wrote the plan. */
function sampleBlocks(writing: Writing, sample: SampleSize): Block[] {
  const { say: t, number } = writing
  const by = { stage: 'data-collection', engine: 'code' }
  const row = (symbol: string, meaning: string, value: string) => [
    [plain(symbol)],
    [plain(meaning)],
    [plain(value)],
  ]
  const range = sample.range === null ? '' : sample.range.map((end) => number(end)).join('–')
  const results = [
    // How many will meet the criteria is known when they have been gathered: what was found so far stands among the inputs.
    ...((sample.n === null && range === '') || sample.method === 'all-available'
      ? []
      : [row('n', t('sampleCases'), sample.n === null ? range : number(sample.n))]),
    ...(sample.invited === null ? [] : [row('', t('sampleInvited'), number(sample.invited))]),
  ]
  const inputs = sample.inputs.map(({ symbol, meaning, value }) => row(symbol, meaning, number(value, 4)))
  const isTold = inputs.length + results.length > 0
  return [
    ...(sample.formula === '' || sample.method === 'all-available' || sample.method === 'saturation'
      ? []
      : [paragraph('sample.formula', [bold(t('sampleFormula')), plain(sample.formula)], by)]),
    table(
      'sample.inputs',
      {
        caption: t('sampleInputs'),
        head: [t('symbol'), t('meaning'), t('value')],
        rows: [...inputs, ...results],
        widths: [0.15, 0.65, 0.2],
        note: sample.source,
      },
      by,
    ),
    // Without a table its source would be lost.
    ...(isTold || sample.source === ''
      ? []
      : [
          paragraph(
            'sample.source',
            // What is gathered whole is told in sentences; a formula has a source.
            [
              plain(
                sample.method === 'all-available' ? sample.source : `${t('sampleSource')}${sample.source}`,
              ),
            ],
            by,
          ),
        ]),
  ]
}
