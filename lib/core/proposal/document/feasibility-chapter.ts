import type { Chapter, FigureBlock, TableBlock } from '@/lib/contracts/document-tree'
import { ganttDrawing } from '@/lib/core/proposal/figures/gantt-drawing'
import { ganttTable } from '@/lib/core/proposal/figures/gantt-table'
import { ledgerSentences } from '@/lib/core/proposal/figures/ledger-sentences'
import { plannedWeekly } from '@/lib/core/proposal/figures/time-available'
import { heading, paragraph, plain } from '@/lib/core/writing/blocks'
import { budgetSection } from './study-sections'
import type { Writing } from './writing'

/** Points: the text width of A4 under ABNT's margins (3 and 2 cm) and of Letter under APA's. */
const GANTT_WIDTH = 450
/** Of the full table: task, begin and end. */
const CHART_COLUMNS = [0, 2, 3]

/** Text, chart and table of the one ledger. */
export function feasibilityChapter(writing: Writing): Chapter {
  const { locale, say: t } = writing
  const { ledger } = writing.document
  const by = { stage: 'schedule', engine: 'code' }
  const caption = t('gantt', { from: ledger.plannedFrom })
  const full: TableBlock = { ...ganttTable(ledger, { locale, id: 'feasibility.tasks' }), origin: by }
  const figure: FigureBlock = {
    kind: 'figure',
    id: 'feasibility.gantt',
    origin: by,
    caption,
    alternative: t('ganttAlternative', {
      count: ledger.tasks.length,
      start: writing.day(ledger.start),
      end: writing.day(ledger.defence),
    }),
    drawing: ganttDrawing(ledger, { locale, width: GANTT_WIDTH }),
    note: t('ganttNote', { hours: writing.number(plannedWeekly(ledger), 1) }),
    table: chartTable(full, caption),
  }
  return {
    id: 'feasibility',
    blocks: [
      heading('feasibility.h', 1, t('feasibility'), by),
      paragraph('feasibility.p1', [plain(ledgerSentences(ledger, locale).join(' '))], by),
      // The chart fills most of a page: before it the page is filled with what is short.
      ...budgetSection(writing),
      heading('feasibility.plan.h', 2, t('workPlan'), by),
      figure,
      full,
    ],
  }
}

/** What the chart shows: the full table stands beside it already. */
function chartTable(full: TableBlock, caption: string): TableBlock {
  const pick = <T>(cells: readonly T[]) => CHART_COLUMNS.flatMap((at) => cells.slice(at, at + 1))
  return {
    ...full,
    id: 'feasibility.gantt.table',
    caption,
    head: pick(full.head),
    rows: full.rows.map(pick),
    widths: pick(full.widths),
    note: '',
  }
}
