import type { z } from 'zod'
import type { Locale } from '@/lib/contracts/locale'
import { Biases, Ethics } from '@/lib/contracts/paper-analysis'
import { Appraisal, Tiers } from '@/lib/contracts/paper-discovery'
import {
  AnalysisPlan,
  Hypotheses,
  Instruments,
  MethodDesign,
  Sampling,
} from '@/lib/contracts/paper-synthesis'
import { listed } from '@/lib/core/text/list-words'
import { shownNumber } from '@/lib/core/writing/counted-words'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { biasBounds, KNOWN_MIN } from './analysis-floors'
import { definiteList } from './asked-names'
import { type ChapterKit, inOneSentence, type LockedChapter, writeChapters } from './chapter-kit'
import type { FloorContext, PaperFloor } from './floor-context'
import { ownTests } from './own-tests'
import { askedOutcomes, paperStudies } from './paper-studies'
import { selectionParagraphs } from './selection-section'
import { DIRECTIONS_FEW } from './synthesis-floors'
import { synthesisWords } from './synthesis-words'

/** How the work was or will be done: what the agents of discovery and design left, with what was not recorded said to be so. */
export const composeMethodChapter: PaperFloor = (context) =>
  writeChapters(context, 'methodology-writer', (chapter, kit) => [
    kit.section(kit.part('headings', 'design'), ...designParagraphs(context, kit)),
    kit.section(kit.part('headings', 'selection'), ...selectionParagraphs(context, kit, chapter)),
    kit.section(kit.part('headings', 'data'), ...dataParagraphs(context, kit)),
    kit.section(kit.part('headings', 'appraisal'), appraisalParagraph(context, kit)),
    kit.section(
      kit.part('headings', 'analysis'),
      analysisParagraph(context, kit),
      readingParagraph(context, kit),
    ),
    kit.section(kit.part('headings', 'bias'), ...biasParagraphs(context, kit, chapter)),
    kit.section(
      kit.part('headings', 'ethics'),
      ethicsParagraph(context, kit),
      opennessParagraph(context, kit),
    ),
  ])

function designParagraphs({ outputs, locale }: FloorContext, kit: ChapterKit): readonly string[] {
  const method = MethodDesign.safeParse(outputs['method-designer']).data
  if (!method) return []
  const { design, because, guideline, alternatives, procedure, setting, material } = method
  return [
    kit.paragraph(
      kit.say('method', 'design', { design, because }),
      guideline === 'none' ? '' : kit.say('method', 'guideline', { guideline }),
      setting,
      material,
      ...alternativeSentences(alternatives, kit, locale),
    ),
    kit.say('method', 'steps', { list: inOneSentence(procedure) }),
  ]
}

/** Designs that were set aside; those for one reason in one sentence. */
function alternativeSentences(
  alternatives: z.infer<typeof MethodDesign>['alternatives'],
  kit: ChapterKit,
  locale: Locale,
): readonly string[] {
  const [reason = '', ...others] = new Set(alternatives.map(({ lostBecause }) => lostBecause))
  const names = alternatives.map(({ design }) => design)
  if (alternatives.length > 1 && others.length === 0)
    return [kit.say('method', 'alternatives', { list: listed(names, locale), because: lowerFirst(reason) })]
  return alternatives.map((one, at) =>
    kit.oneOf('method', [at === 0 ? 'alternative' : 'alternative2'], {
      design: one.design,
      because: one.lostBecause,
    }),
  )
}

const USED_MAX = 3

/** A name of its own keeps its capital: in English the convention begins with Cohen's. */
const asInside = (text: string, locale: Locale) => (locale === 'en' ? text : lowerFirst(text))

const instrumentSentences = {
  'extraction-form': 'form',
  'interview-guide': 'guide',
  scale: 'guide',
  observation: 'guide',
  records: 'columns',
} as const

function dataParagraphs(context: FloorContext, kit: ChapterKit): readonly string[] {
  const { outputs, locale, data } = context
  const sampling = Sampling.safeParse(outputs['sampling-strategist']).data
  const instruments = Instruments.safeParse(outputs['instrument-developer']).data?.instruments ?? []
  const [own] = instruments.filter(({ origin }) => origin.by === 'own')
  const used = instruments.flatMap(({ origin }) => (origin.by === 'source' ? [origin.key] : []))
  const quoted = paperStudies(context)
    .reviewed.filter(({ study }) => used.includes(study.key))
    .flatMap((one) => kit.said(one, 'measure'))
    .slice(0, USED_MAX)
  const basis = sampling?.basis
  const tested = data ? (ownTests(context, data).made[0]?.test.n ?? data.rows) : 0
  const size =
    basis?.by === 'power'
      ? kit.say('method', 'power', {
          from:
            basis.effectFrom.by === 'convention'
              ? asInside(basis.effectFrom.name, locale)
              : basis.effectFrom.by,
          alpha: shownNumber(basis.alpha, locale, 4),
          power: shownNumber(basis.power, locale, 4),
          n: basis.n,
        })
      : basis?.by === 'saturation'
        ? kit.say('method', 'saturation', {
            criterion: basis.criterion,
            from: basis.from,
            to: basis.to,
            source: basis.rangeFrom,
          })
        : ''
  return [
    kit.say('method', 'extracted'),
    kit.paragraph(
      sampling
        ? kit.say('method', 'population', {
            population: lowerFirst(sampling.population),
            frame: lowerFirst(sampling.frame),
            misses: lowerFirst(sampling.frameMisses),
          })
        : '',
      size,
      basis?.by === 'power' && data
        ? kit.say('method', 'powerReached', {
            rows: data.rows,
            tested: tested === data.rows ? 'none' : String(tested),
            enough: tested >= basis.n ? 'yes' : 'no',
          })
        : '',
    ),
    kit.paragraph(
      own
        ? kit.say('method', instrumentSentences[own.kind], {
            list:
              own.kind === 'extraction-form'
                ? inOneSentence(own.items)
                : own.kind === 'records'
                  ? listed(
                      own.items.map((item) => `“${item}”`),
                      locale,
                    )
                  : own.items.join(' '),
            reliability: own.reliability,
            pilot: own.pilot,
          })
        : kit.say('method', 'noInstrument'),
      ...quoted.map((values) => kit.oneOf('method', ['used'], values)),
    ),
  ]
}

function appraisalParagraph({ outputs }: FloorContext, kit: ChapterKit): string {
  const tiers = Tiers.safeParse(outputs['source-tier-classifier']).data?.tiers ?? []
  const appraisal = Appraisal.safeParse(outputs['quality-assessor']).data
  const of = (tier: number) => tiers.filter((one) => one.tier === tier).length
  return kit.paragraph(
    kit.say('method', 'tierRule'),
    kit.say('method', 'tiers', { first: of(1), second: of(2), third: of(3) }),
    appraisal
      ? kit.say('method', 'appraised', {
          count: appraisal.studies.length,
          total: appraisal.studies.length + appraisal.notAppraised.length,
        })
      : '',
  )
}

function analysisParagraph({ outputs }: FloorContext, kit: ChapterKit): string {
  const plan = AnalysisPlan.safeParse(outputs['analysis-planner']).data
  const tested = Hypotheses.safeParse(outputs['hypothesis-generator']).data
  if (!plan) return ''
  const procedures = [...new Set(plan.analyses.map(({ procedure }) => procedure))]
  return kit.paragraph(
    kit.say('method', 'analysis', { list: inOneSentence(procedures) }),
    plan.missing,
    ...(tested?.hypotheses ?? []).map(({ alternative, null: none, test }) =>
      kit.oneOf('method', ['hypothesis'], {
        alternative: lowerFirst(alternative),
        null: lowerFirst(none),
        test,
      }),
    ),
    tested?.tests === false ? kit.say('method', 'expectation') : '',
    kit.say('method', 'program', {
      program: isProgramName(plan.program) ? plan.program : lowerFirst(plan.program),
    }),
  )
}

/** "R", "Carrel, …": a name keeps its capital. */
const isProgramName = (text: string) => /^(?:\p{Lu}\b|Carrel\b)/u.test(text)

/** How a direction is read and certainty comes about: whoever doubts a count can go the same way. */
function readingParagraph(context: FloorContext, kit: ChapterKit): string {
  const outcomes = askedOutcomes(context)
  if (outcomes.length === 0) return kit.say('method', 'readingNone')
  return kit.paragraph(
    kit.say('method', 'reading', { list: definiteList(outcomes, context.locale) }),
    kit.say('method', 'certainty', { few: DIRECTIONS_FEW }),
  )
}

function biasParagraphs(
  { outputs, locale }: FloorContext,
  kit: ChapterKit,
  { number }: LockedChapter,
): readonly (string | readonly string[])[] {
  const biases = Biases.safeParse(outputs['bias-detector']).data?.biases.items ?? []
  const table = `${number}.2`
  const seen = biases.filter(({ verdict }) => verdict !== 'unexamined')
  const rows = seen.map(({ type, sign, counted, verdict }) => [
    sentence(synthesisWords('bias'), locale, type),
    sign,
    counted ? `${counted.count}/${counted.total - counted.unknown}` : '–',
    kit.part('method', verdict),
  ])
  const head = ['type', 'sign', 'ofKnown', 'verdict'].map((key) => kit.part('method', key))
  return [
    kit.say('method', 'biasRule', {
      ...Object.fromEntries(
        Object.entries(biasBounds).map(([type, bound]) => [type.replace('-', ''), percent(bound, locale)]),
      ),
      known: KNOWN_MIN,
    }),
    kit.say('method', 'biasText', { table }),
    kit.say('method', 'biasUnseen', { unseen: biases.length - seen.length }),
    kit.table(kit.part('method', 'biasTable', { table }), head, rows),
  ]
}

function ethicsParagraph({ outputs }: FloorContext, kit: ChapterKit): string {
  const ethics = Ethics.safeParse(outputs['ethics-reviewer']).data
  if (!ethics) return ''
  const items = ethics.items.map(({ text }) => text).join(' ')
  const opening =
    ethics.approval === 'undecided' && ethics.participation === 'direct' ? 'brought' : ethics.participation
  return ethics.participation === 'none'
    ? kit.paragraph(kit.say('method', 'noPeople'), items)
    : kit.paragraph(
        kit.say('method', `people-${opening}`, { list: items }),
        kit.say('method', opening === 'brought' ? 'collectorBrought' : 'collector'),
      )
}

const percent = (bound: (typeof biasBounds)[keyof typeof biasBounds], locale: FloorContext['locale']) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format('above' in bound ? bound.above : bound.below)

/** What a reader needs to look after the paper: its protocol and its data. */
function opennessParagraph(context: FloorContext, kit: ChapterKit): string {
  const { kind, data } = context
  const { reviewed } = paperStudies(context)
  const nameless = reviewed.filter(
    ({ source: { work } }) => work.authors.length === 0 || work.year === null,
  ).length
  return kit.paragraph(
    kit.say('method', 'noProtocol'),
    kit.say('method', 'ownData', { total: reviewed.length }),
    kind === 'empirical' && data ? kit.say('method', 'ownFile', { file: data.file }) : '',
    nameless === 0 ? '' : kit.say('method', 'nameless', { count: nameless }),
  )
}
