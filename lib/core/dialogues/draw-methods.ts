import { type MethodCategory, type MethodId, methodCategories, methodIds, methodTable } from './method-table'
import type { TextRisk } from './text-risk'

/** Methods on one menu. */
export const MENU_SIZE = 5

/** What is being pressed; decides which categories come first in the first menu. */
export type PressedContent = 'topic' | 'scores' | 'threshold' | 'refinement' | 'proposal' | 'text'

const fittingCategories: Readonly<Record<PressedContent, readonly MethodCategory[]>> = {
  topic: ['core', 'risk', 'creative', 'collaboration'],
  scores: ['research', 'risk', 'advanced', 'competitive'],
  threshold: ['risk', 'creative', 'research', 'philosophical'],
  refinement: ['core', 'creative', 'research', 'retrospective'],
  proposal: ['research', 'technical', 'competitive', 'risk'],
  text: ['learning', 'philosophical', 'core', 'collaboration'],
}

export interface Draw {
  /** Any number; the same seed gives the same menu. */
  readonly seed: number
  /** Methods that were already offered; they come back only when too few others are left. */
  readonly excluded?: readonly MethodId[]
  /** For the first menu: two methods from each of the categories that fit best come before others. */
  readonly content?: PressedContent
  /** A text of high risk is pressed for what could go wrong first, whatever it is. */
  readonly risk?: TextRisk
}

/**
 * Five different methods, each from another category as long as categories last. Deterministic in the seed. Without
 * `content` (a reshuffle) the categories come in random order; with it the fitting ones come first, before them those for a risk.
 */
export function drawMethods({ seed, excluded = [], content, risk = 'low' }: Draw): readonly MethodId[] {
  const random = numbersFrom(seed)
  const offered = new Set(excluded)
  const careful: readonly MethodCategory[] = risk === 'high' ? ['risk', 'research'] : []
  const fitting = [...new Set([...careful, ...(content ? fittingCategories[content] : [])])]
  const order = [
    ...fitting,
    ...shuffle(
      methodCategories.filter((category) => !fitting.includes(category)),
      random,
    ),
  ]
  const rows = order.map((category) => {
    const row = shuffle(
      methodIds.filter((id) => methodTable[id] === category),
      random,
    )
    return [...row.filter((id) => !offered.has(id)), ...row.filter((id) => offered.has(id))]
  })
  const drawn = takeByRounds(rows.map((row) => row.filter((id) => !offered.has(id))))
  const again = takeByRounds(rows.map((row) => row.filter((id) => offered.has(id))))
  return [...drawn, ...again].slice(0, MENU_SIZE)
}

/** What was chosen from the menu: methods by number, or a command, or words that give a direction. */
export type MenuChoice =
  | { readonly kind: 'methods'; readonly methods: readonly MethodId[] }
  | { readonly kind: 'reshuffle' | 'list' | 'proceed' }
  | { readonly kind: 'direction'; readonly text: string }

const TEXT_MAX = 2_000

/** Reads `1`, `2, 4`, `r` (reshuffle), `a` (all methods), `x` (proceed) or free text, in this order of preference. */
export function readMenuChoice(text: string, menu: readonly MethodId[]): MenuChoice {
  const typed = text.slice(0, TEXT_MAX).trim()
  const command = typed.toLowerCase()
  if (command === 'r') return { kind: 'reshuffle' }
  if (command === 'a') return { kind: 'list' }
  if (command === 'x' || command === '') return { kind: 'proceed' }
  if (/^[\d\s,;]+$/.test(typed)) {
    const methods = typed.split(/[\s,;]+/).flatMap((digits) => menu[Number(digits) - 1] ?? [])
    if (methods.length > 0) return { kind: 'methods', methods: [...new Set(methods)] }
  }
  return { kind: 'direction', text: typed }
}

/** One from each row, then a second from each, until the rows are empty. */
function takeByRounds(rows: readonly (readonly MethodId[])[]): readonly MethodId[] {
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, round) => rows.flatMap((row) => row[round] ?? [])).flat()
}

function shuffle<Value>(values: readonly Value[], random: () => number): readonly Value[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}

/** Numbers 0…1 from a seed (the mulberry32 mixer): enough for a menu, not for anything secret. */
function numbersFrom(seed: number): () => number {
  let state = Math.floor(seed) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
