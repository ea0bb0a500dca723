import type { Locale } from '@/lib/contracts/locale'
import type { Source } from '@/lib/contracts/source'
import type { PanelView } from '@/lib/contracts/source-validation'
import { panelPerspectives } from '@/lib/core/dialogues/quality-panel'

/** Sources the panel speaks of: those that are shown at first. */
const PANEL_SOURCES_MAX = 15
const VIEWS_MAX = 8

/** The best-ranked sources seen from several sides, from their scores and what their texts say of themselves. */
export function composePanel(ranked: readonly Source[], locale: Locale, currentYear: number): PanelView[] {
  const views = panelPerspectives(ranked.slice(0, PANEL_SOURCES_MAX), locale, currentYear)
  return views.slice(0, VIEWS_MAX).map((view) => ({ ...view, sourceIds: [...view.sourceIds] }))
}
