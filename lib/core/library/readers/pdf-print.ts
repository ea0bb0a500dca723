import { ABSTRACT_HEADING, INTRODUCTION_HEADING, REFERENCES_HEADING } from '@/lib/core/pdf/headings'
import type { PdfRow } from './pdf-page-rows'

/** How a document is printed, and what stands out of it as a heading. */
export interface Print {
  readonly bodySize: number
  /** Usual distance of two baselines of body text, in letter heights. */
  readonly leading: number
  /** The level of a row that is a heading, 1–6; null for any other. */
  headingLevel(row: PdfRow, before: PdfRow | undefined): number | null
}

const HEADING_CHARS_MAX = 160
const LARGER = 1.12
const MUCH_LARGER = 1.4
/** A heading in letters of body size stands at least this far below what is before it, in usual distances. */
const GAP_ABOVE = 1.25
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{Lu}/u
const DEFAULT_LEADING = 1.2
const KNOWN =
  /^(?:\d{1,2}\.?\s+)?(?:methods?|materials? and methods|results?|discussion|conclusions?|limitations?|acknowledg\S{0,8}|m[ée]todos?|materia(?:l|is|les) e? ?y? ?m[ée]todos|resultados?(?: e discuss[ãa]o| y discusi[óo]n)?|discuss[ãa]o|discusi[óo]n|conclus(?:ão|ões|ión|iones)|considera[çc][õo]es finais|agradecimentos|agradecimientos)\s?[:.]?$/iu

/** What most letters of a document look like. */
export function describePrint(rows: readonly PdfRow[]): Print {
  const letters = new Map<string, { size: number; font: string; count: number }>()
  for (const { size, font, text } of rows) {
    const key = `${Math.round(size * 2)}|${font}`
    const entry = letters.get(key) ?? { size, font, count: 0 }
    entry.count += text.length
    letters.set(key, entry)
  }
  const [body] = [...letters.values()].sort((a, b) => b.count - a.count)
  const bodySize = body?.size ?? 10
  const leading = usualLeading(rows, bodySize)
  return {
    bodySize,
    leading,
    headingLevel: (row, before) => {
      if (!mayHead(row)) return null
      const depth = NUMBERED.exec(row.text)?.[1]?.split('.').length
      if (row.size >= MUCH_LARGER * bodySize) return depth ?? 1
      if (row.size >= LARGER * bodySize) return depth ?? 2
      const isKnown = [ABSTRACT_HEADING, INTRODUCTION_HEADING, REFERENCES_HEADING, KNOWN].some((one) =>
        one.test(row.text),
      )
      if (isKnown) return depth ?? 1
      const standsApart =
        before === undefined ||
        before.page !== row.page ||
        before.column !== row.column ||
        row.y - before.y > GAP_ABOVE * leading * row.size
      const isOther = row.font !== body?.font && row.size >= 0.95 * bodySize
      return isOther && standsApart && row.text.length <= HEADING_CHARS_MAX / 2 ? (depth ?? 3) : null
    },
  }
}

function mayHead({ text, cells }: PdfRow): boolean {
  return (
    text.length <= HEADING_CHARS_MAX &&
    cells.length <= 2 &&
    (text.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
    !/[,;]$/u.test(text) &&
    !/\p{L}\p{Ll}\.$/u.test(text)
  )
}

function usualLeading(rows: readonly PdfRow[], bodySize: number): number {
  const gaps = rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (before?.page !== row.page || before.column !== row.column || Math.abs(row.size - bodySize) > 0.5)
      return []
    const gap = (row.y - before.y) / row.size
    return gap > 0.8 && gap < 3 ? [gap] : []
  })
  gaps.sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 2)] ?? DEFAULT_LEADING
}
