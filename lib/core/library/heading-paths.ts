import type { TextBlock } from './text-block'

const HEADING_MAX = 300
const DEPTH_MAX = 6
const NO_HEADINGS: readonly string[] = []

/**
 * For each block the headings above it, outermost first. All blocks between two headings get one and the same list, so that
 * two blocks stand in one section when their lists are identical.
 */
export function headingPaths(blocks: readonly TextBlock[]): readonly (readonly string[])[] {
  let above: readonly { readonly level: number; readonly text: string }[] = []
  let path = NO_HEADINGS
  return blocks.map(({ kind, level, text }) => {
    if (kind !== 'heading') return path
    const own = level ?? 1
    const outer = path
    above = [...above.filter((heading) => heading.level < own), { level: own, text }].slice(-DEPTH_MAX)
    path = above.map((heading) => heading.text.replace(/\s+/gu, ' ').trim().slice(0, HEADING_MAX))
    return outer
  })
}
