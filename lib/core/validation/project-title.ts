/** Longest title, in UTF-16 units. */
const TITLE_MAX = 120

/**
 * A topic as the title of its project: one line, at most 120 UTF-16 units, cut between words where possible and marked
 * with "…", without control characters and halves of characters, which a database refuses. '' only for a topic of nothing
 * but those.
 */
export function projectTitle(topic: string): string {
  const line = topic
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (line.length <= TITLE_MAX) return line
  const cut = line.slice(0, TITLE_MAX)
  const end = cut.lastIndexOf(' ')
  const kept = end > TITLE_MAX / 2 ? cut.slice(0, end) : cut.slice(0, TITLE_MAX - 1)
  // The cut may have gone through a character of two units.
  return `${kept.replace(/[\uD800-\uDBFF]$/, '')}…`
}
