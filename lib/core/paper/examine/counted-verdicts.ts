import { type CitationFault, citationFaults } from '../checks/citation-faults'
import { type ConsistencyFinding, consistencyFindings } from '../checks/consistency'
import type { ReadExamined } from './examined-paper'
import { type PaperObjection, verdictOf } from './objection'

/** What is examined once for a paper, however many objections ask for it. */
const examined = new WeakMap<
  ReadExamined,
  { readonly findings: readonly ConsistencyFinding[]; readonly faults: readonly CitationFault[] }
>()

function examinedOf(paper: ReadExamined) {
  const kept = examined.get(paper)
  if (kept) return kept
  // A year that is still to come is judged where papers are written; here no clock is known.
  const clock = { currentYear: 2200 }
  const { findings } = consistencyFindings(paper.paper, { ...clock, abstract: paper.abstract })
  const found = { findings, faults: citationFaults(paper.paper, paper.sources, clock).faults }
  examined.set(paper, found)
  return found
}

/** Every locked chapter is there. */
export const isWritten = ({ paper }: ReadExamined): boolean =>
  paper.locked.length > 0 &&
  paper.locked.every(({ number }) => paper.written.some((one) => one.number === number))

/** Nothing of these kinds contradicts anything, in a paper that is written whole. */
export const without =
  (...kinds: readonly ConsistencyFinding['kind'][]): PaperObjection['judge'] =>
  (paper) =>
    verdictOf(isWritten(paper) && !examinedOf(paper).findings.some(({ kind }) => kinds.includes(kind)))

const citesIn = (paper: ReadExamined): number =>
  paper.paper.written.reduce((sum, { keys }) => sum + keys.length, 0)

/** Something is cited, and no citation has one of these faults. */
export const withoutFault =
  (...kinds: readonly CitationFault['fault'][]): PaperObjection['judge'] =>
  (paper) =>
    verdictOf(citesIn(paper) > 0 && !examinedOf(paper).faults.some(({ fault }) => kinds.includes(fault)))
