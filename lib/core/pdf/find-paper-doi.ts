import { doisIn } from '@/lib/core/identity/doi'
import { CITE_LEAD, REFERENCES_HEADING } from './headings'
import type { Line } from './lines'

const DOI_LABEL = /(?:doi\s?[:.]?\s?|doi\.org\/)$/iu
const BROKEN_DOI_END = /10\.\d{4,9}(?:\/[^\s"<>]{0,200})?[-/._]$|doi\.$|doi\.org\/$/iu
/** A DOI that names data, code or a supplement rather than the paper. */
const DEPOSIT = /^10\.(?:5281\/zenodo|6084\/m9|5061\/dryad|17605|7910\/dvn|6073|13155|17632|24432)/iu
const DEPOSIT_CONTEXT =
  /(?:data ?sets?|data|code|source|software|repository|supplement\p{L}*|appendix|material|archive[sd]?)\b[^.]{0,60}$/iu
const LINES_MAX = 20_000
const SCORE_MIN = 3
const OWN_NOTE_SCORE = 4
const DOI_ALONE = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi\s?:?\s?)?10\.\d{4,9}\/\S{2,200}$/iu
const FOOTNOTE_START = /^\s?(?:\d{1,2}|[*†‡§])\s?(?=https?:|doi|\p{L})/iu
const isCiteLine = (line: Line): boolean => CITE_LEAD.test(line.text)

export interface DoiQuery {
  /** Lines of the pages that were read, page by page. */
  lines: readonly Line[]
  /** Size of the running text: smaller or displaced lines are headers, footers and margins. */
  bodySize: number
  pageHeight: number
  /** Identifiers that the file states in its own metadata. */
  stated: readonly string[]
}

interface Sighting {
  doi: string
  score: number
}

function scoreSighting(line: Line, before: string, query: DoiQuery): number {
  let score = line.page === 1 ? 2 : 0
  const inMargin = line.y < 0.12 * query.pageHeight || line.y > 0.88 * query.pageHeight
  if (inMargin) score += line.page === 1 ? 2 : 1
  else if (line.page === 1 && line.size < query.bodySize - 0.4) score += 1
  else if (line.page > 1) return 0
  if (DOI_LABEL.test(before)) score += 1
  if (/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s?)$/iu.test(before.trim())) score += 1
  if (CITE_LEAD.test(before)) score += 2
  if (DEPOSIT_CONTEXT.test(before)) score -= 3
  if (line.runs[0]?.mark === true || FOOTNOTE_START.test(before)) score -= 3
  return score
}

/** Text of a line and, where a DOI is broken at its end, of the next. */
function unbroken(lines: readonly Line[], index: number): string {
  const line = lines[index]
  if (line === undefined) return ''
  const next = lines[index + 1]
  if (next === undefined || next.page !== line.page || !BROKEN_DOI_END.test(line.text)) return line.text
  return line.text + (next.text.split(' ')[0] ?? '')
}

function sightings(query: DoiQuery): Sighting[] {
  const found: Sighting[] = []
  let inReferences = false
  let citing = 0
  const lines = query.lines.slice(0, LINES_MAX)
  for (const [index, line] of lines.entries()) {
    if (REFERENCES_HEADING.test(line.text)) inReferences = true
    citing = CITE_LEAD.test(line.text) ? 4 : citing - 1
    const text = unbroken(lines, index)
    for (const { doi, index: place } of doisIn(text)) {
      const inMargin = line.y < 0.08 * query.pageHeight || line.y > 0.92 * query.pageHeight
      const before = text.slice(0, place)
      if (inReferences && !inMargin) {
        // Some journals print the paper's own DOI with "cite this article as" after the references.
        const ownNote =
          DOI_ALONE.test(text) && lines.slice(Math.max(0, index - 3), index + 4).some(isCiteLine)
        if (ownNote) found.push({ doi, score: OWN_NOTE_SCORE })
        continue
      }
      const score = scoreSighting(line, before, query) + (citing > 0 ? 2 : 0)
      found.push({ doi, score })
    }
  }
  return found
}

/**
 * The paper's own printed DOI, bare and lower case, or null. It is the one on the first page's margins, in "how to cite",
 * or repeated in running heads; DOIs of cited works, data and code do not count.
 */
export function findPaperDoi(query: DoiQuery): string | null {
  const total = new Map<string, number>()
  for (const { doi, score } of sightings(query)) {
    const best = total.get(doi) ?? 0
    // Each further sighting adds a little: running heads repeat the own DOI on every page.
    total.set(doi, Math.max(best, score) + (best > 0 && score > 0 ? 0.5 : 0))
  }
  const stated = new Set(query.stated.flatMap((text) => doisIn(text).map(({ doi }) => doi)))
  const ranked = [...total].map(([doi, score]) => {
    const longer = [...total.keys()].some((other) => other !== doi && other.startsWith(doi))
    return {
      doi,
      score: score + (stated.has(doi) ? 3 : 0) - (DEPOSIT.test(doi) ? 3 : 0) - (longer ? 1.5 : 0),
    }
  })
  ranked.sort((a, b) => b.score - a.score)
  const best = ranked[0]
  if (best !== undefined && best.score >= SCORE_MIN) return best.doi
  // A DOI that the publisher wrote into the file and that names no deposit is the paper's own.
  const [only, ...others] = [...stated].filter((doi) => !DEPOSIT.test(doi))
  return only !== undefined && others.length === 0 ? only : null
}
