import type { Block } from '@/lib/contracts/document-tree'
import { ResearchPlan } from '@/lib/contracts/paper-foundation'
import { AnalysisPlan, Instruments, MethodDesign } from '@/lib/contracts/paper-synthesis'
import { list, paragraph, plain, table } from '@/lib/core/writing/blocks'
import { upperFirst } from '@/lib/core/writing/noun-phrases'
import { askedQuestions } from '../floors/asked-questions'
import { valueName } from '../output-words'
import type { AppendixWriting } from './appendix-writing'

const WIDTHS = [0.3, 0.34, 0.36]

/** The protocol: questions, the steps of the work, what is done when one fails, and the analysis of each question. */
export function studyProtocol({ context, t, origin }: AppendixWriting): readonly Block[] {
  const { outputs, locale } = context
  const steps = ResearchPlan.safeParse(outputs['research-planner']).data?.steps ?? []
  const method = MethodDesign.safeParse(outputs['method-designer']).data
  const analyses = AnalysisPlan.safeParse(outputs['analysis-planner']).data?.analyses ?? []
  const questions = askedQuestions(context)
  if (!method || questions.length === 0) return []
  const textOf = (id: string) => questions.find((one) => one.id === id)?.text ?? id
  return [
    paragraph('protocol.p1', [plain(t('protocolText', { count: questions.length }))], origin),
    list(
      'protocol.questions',
      questions.map(({ text }) => [plain(text)]),
      origin,
    ),
    paragraph('protocol.p2', [plain(t('stepsText'))], origin),
    table(
      'protocol.steps',
      {
        caption: t('steps'),
        head: [t('step'), t('does'), t('ifItFails')],
        rows: steps.map(({ action, input, ifItFails }) => [
          [plain(valueName(locale, action) ?? action)],
          [plain(input)],
          [plain(ifItFails)],
        ]),
        widths: WIDTHS,
      },
      origin,
    ),
    ...(analyses.length === 0
      ? []
      : [
          table(
            'protocol.analyses',
            {
              caption: t('analyses'),
              head: [t('serves'), t('kind'), t('procedure')],
              rows: analyses.map(({ serves, kind, procedure }) => [
                [plain(textOf(serves))],
                [plain(valueName(locale, kind) ?? kind)],
                [plain(procedure)],
              ]),
              widths: WIDTHS,
            },
            origin,
          ),
        ]),
  ]
}

/** The instruments item by item, each with where it comes from. */
export function instrumentSheets({ context, t, cite, origin }: AppendixWriting): readonly Block[] {
  const instruments = Instruments.safeParse(context.outputs['instrument-developer']).data?.instruments ?? []
  return instruments.flatMap(({ construct, kind, origin: from, items, reliability, pilot }, at) => [
    paragraph(
      `instruments.${at}.h`,
      [
        plain(`${upperFirst(construct)} (${valueName(context.locale, kind) ?? kind}). `),
        // Of data that were brought along nobody knows what they were made for.
        ...(from.by === 'source' ? cite([from.key]) : kind === 'records' ? [] : [plain(`${t('own')} `)]),
        plain(`${from.by === 'source' ? ' ' : ''}${reliability} ${pilot}`),
      ],
      origin,
    ),
    ...(items.length === 0
      ? []
      : [
          list(
            `instruments.${at}.items`,
            items.map((item) => [plain(item)]),
            origin,
          ),
        ]),
  ])
}
