import type { PressedContent } from './draw-methods'
import { drawSpread } from './draw-spread'
import {
  type TechniqueCategory,
  type TechniqueId,
  techniqueCategories,
  techniqueIds,
  techniqueTable,
} from './technique-table'

/** Techniques on one menu. */
export const TECHNIQUES_OFFERED = 4

const fittingCategories: Readonly<Record<PressedContent, readonly TechniqueCategory[]>> = {
  topic: ['own', 'questions', 'eyes'],
  scores: ['evidence', 'structure', 'questions'],
  threshold: ['structure', 'limits', 'evidence'],
  refinement: ['structure', 'turning', 'evidence'],
  proposal: ['evidence', 'limits', 'structure'],
  text: ['eyes', 'turning', 'questions'],
}

export interface TechniqueDraw {
  /** Any number; the same seed gives the same menu. */
  readonly seed: number
  /** What was already offered; it comes back only when too few others are left. */
  readonly excluded?: readonly TechniqueId[]
  /** For the first menu: what is looked at; its categories come first. */
  readonly content?: PressedContent
}

/** Four different techniques, each from another category. Deterministic in the seed; a reshuffle takes the categories in random order. */
export function drawTechniques({ seed, excluded = [], content }: TechniqueDraw): readonly TechniqueId[] {
  return drawSpread(
    { ids: techniqueIds, categories: techniqueCategories, categoryOf: (id) => techniqueTable[id] },
    { seed, excluded, first: content ? fittingCategories[content] : [], size: TECHNIQUES_OFFERED },
  )
}
