import { drawSpread } from './draw-spread'
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
  const careful: readonly MethodCategory[] = risk === 'high' ? ['risk', 'research'] : []
  const first = [...new Set([...careful, ...(content ? fittingCategories[content] : [])])]
  return drawSpread(
    { ids: methodIds, categories: methodCategories, categoryOf: (id) => methodTable[id] },
    { seed, excluded, first, size: MENU_SIZE },
  )
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
