import type { FigureBlock } from '@/lib/contracts/document-tree'
import type { SearchCounts } from '@/lib/contracts/proposal-run'
import { plain, table } from '@/lib/core/writing/blocks'
import { drawFlow } from '@/lib/core/writing/flow-drawing'
import type { DocumentPhrase } from './document-phrases'
import type { Writing } from './writing'

interface Count {
  readonly label: DocumentPhrase
  readonly count: number
}

/** A box of the flow, with what left it on the way to the next. */
interface FlowRow extends Count {
  readonly removed: readonly Count[]
}

/** How the sources came about, after the flow diagram of PRISMA 2020 (doi:10.1136/bmj.n71), with the same as a table. */
export function flowFigure(writing: Writing, counts: SearchCounts): FigureBlock {
  const { say: t } = writing
  const by = writing.origin('literature')
  const flow = flowOf(counts)
  const name = ({ label, count }: Count) => `${t(label)} (n = ${writing.number(count)})`
  return {
    kind: 'figure',
    id: 'flow.figure',
    origin: by,
    caption: t('searchFlow'),
    alternative: t('flowAlternative', {
      found: counts.found,
      duplicates: counts.duplicates,
      screened: screenedOf(counts),
      chosen: counts.chosen,
    }),
    drawing: drawFlow(flow.map((row) => ({ lines: [name(row)], removed: row.removed.map(name) }))),
    note: t('flowNote'),
    table: table(
      'flow.table',
      {
        caption: t('searchFlow'),
        head: [t('flowStep'), t('flowCount')],
        rows: flow
          .flatMap((row) => [row, ...row.removed])
          .map(({ label, count }) => [[plain(t(label))], [plain(writing.number(count))]]),
        widths: [0.75, 0.25],
        note: t('flowNote'),
      },
      by,
    ),
  }
}

function screenedOf({ found, duplicates }: SearchCounts): number {
  return Math.max(0, found - duplicates)
}

function flowOf(counts: SearchCounts): readonly FlowRow[] {
  const screened = screenedOf(counts)
  const rest = screened - counts.filtered - counts.heldBack - counts.excluded - counts.chosen
  const removed: Count[] = [
    { label: 'filtered', count: counts.filtered },
    { label: 'heldBack', count: counts.heldBack },
    { label: 'excluded', count: counts.excluded },
    // Sources the student brought along can make more chosen than were screened.
    { label: 'notChosen', count: Math.max(0, rest) },
  ]
  return [
    { label: 'found', count: counts.found, removed: [{ label: 'duplicates', count: counts.duplicates }] },
    { label: 'screened', count: screened, removed: removed.filter(({ count }) => count > 0) },
    { label: 'chosen', count: counts.chosen, removed: [] },
  ]
}
