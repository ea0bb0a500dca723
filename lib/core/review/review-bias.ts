import { type AppraisalAnswer, type Instrument, instruments } from '@/lib/contracts/appraisal'
import type { Block, BlockOrigin, Chapter, Inlines } from '@/lib/contracts/document-tree'
import type { BiasAppraisal } from '@/lib/contracts/review'
import { speak } from '@/lib/core/text/say'
import { bold, heading, list, paragraph, plain, table } from '@/lib/core/writing/blocks'
import { appraisalResult } from './appraisal'
import { answersOf } from './appraisal-items'
import { answerName, biasPhrases, instrumentName, itemNames, resultName } from './bias-phrases'
import type { ReviewState } from './review-state'
import { embeddedQuote } from './reviewed-source'

const by: BlockOrigin = { stage: 'review', engine: 'code' }
/** Words would not fit into a column for each of ten items; the note says what each mark is. */
const marks: Readonly<Record<AppraisalAnswer, string>> = {
  low: '+',
  'some-concerns': '?',
  high: '–',
  yes: '+',
  no: '–',
  unclear: '?',
  'not-applicable': '0',
}
const STUDY_SHARE = 0.24
const RESULT_SHARE = 0.14

/** The chapter of what the reader judged, one table for each instrument in use; none while nothing was judged. */
export function biasChapters(
  state: ReviewState,
  cite: (keys: readonly string[]) => Inlines,
): readonly Chapter[] {
  const appraisals = state.reviewed.flatMap(({ study }) => state.appraisals.get(study.key) ?? [])
  if (appraisals.length === 0) return []
  const locale = state.input.locale
  const t = speak(biasPhrases, locale)
  const about = t('text', { judged: appraisals.length, total: state.reviewed.length })
  const tables = instruments.flatMap((instrument) => {
    const own = appraisals.filter((one) => one.instrument === instrument)
    return own.length === 0 ? [] : [instrumentTable(instrument, { own, state, cite })]
  })
  const said = appraisals.flatMap((appraisal) => linesOf(appraisal, { state, cite }))
  const quotes: Block[] =
    said.length === 0 ? [] : [heading('bias.quotes.h', 2, t('quotes'), by), list('bias.quotes', said, by)]
  return [
    {
      id: 'bias',
      blocks: [
        heading('bias.h', 1, t('title'), by),
        paragraph('bias.p1', [plain(about)], by),
        ...tables,
        ...quotes,
      ],
    },
  ]
}

interface Shown {
  readonly state: ReviewState
  readonly cite: (keys: readonly string[]) => Inlines
}

function instrumentTable(
  instrument: Instrument,
  { own, state, cite }: Shown & { readonly own: readonly BiasAppraisal[] },
): Block {
  const locale = state.input.locale
  const t = speak(biasPhrases, locale)
  const names = itemNames(instrument, locale)
  const items = names.map((name, at) => `${at + 1} ${name}`).join('; ')
  const legend = answersOf[instrument].map((one) => `${marks[one]} ${answerName(one, locale)}`).join('; ')
  const share = (1 - STUDY_SHARE - RESULT_SHARE) / names.length
  const rows = own.map((appraisal): Inlines[] => [
    cite([appraisal.key]),
    ...names.map((_, at): Inlines => {
      const judged = appraisal.judgements.find(({ item }) => item === at + 1)
      return [plain(judged ? marks[judged.answer] : '')]
    }),
    [plain(resultName(appraisalResult(appraisal), locale))],
  ])
  return table(
    `bias.${instrument}`,
    {
      caption: instrumentName(instrument, locale),
      head: [t('study'), ...names.map((_, at) => `${at + 1}`), t('result')],
      rows,
      widths: [STUDY_SHARE, ...names.map(() => share), RESULT_SHARE],
      note: t('note', { items, marks: legend }),
    },
    by,
  )
}

/** What a source says to the items, and the reasons of the reader, in one line. */
function linesOf(appraisal: BiasAppraisal, { state, cite }: Shown): readonly Inlines[] {
  const locale = state.input.locale
  const t = speak(biasPhrases, locale)
  const quoted = (state.quotes.get(appraisal.key) ?? []).map(({ item, said }) =>
    t('quote', { item, place: t(`place-${said.place}`), quote: embeddedQuote(said) }),
  )
  const reasons = appraisal.judgements
    .filter(({ note }) => note !== '')
    .map(({ item, answer, note }) => t('judged', { item, answer: answerName(answer, locale), note }))
  const told = [...reasons, ...quoted]
  return told.length === 0 ? [] : [[...cite([appraisal.key]), bold(': '), plain(`${told.join('; ')}.`)]]
}
