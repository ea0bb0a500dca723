import { z } from 'zod'
import type { Locale } from '@/lib/contracts/locale'
import type { Source } from '@/lib/contracts/source'
import { type PanelView, QualityPanel } from '@/lib/contracts/source-validation'
import { panelPerspectives } from '@/lib/core/dialogues/quality-panel'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import type { UnitContext } from '@/lib/engine/pipeline'
import type { SourcePorts } from './ports'
import { validationInputOf } from './run-answers'

/** Sources the panel speaks of: those that are shown at first. */
const PANEL_SOURCES_MAX = 15
const VIEWS_MAX = 8

/** The best-ranked sources seen from several sides, from their scores and what their texts say of themselves. */
export function composePanel(ranked: readonly Source[], locale: Locale, currentYear: number): PanelView[] {
  const views = panelPerspectives(ranked.slice(0, PANEL_SOURCES_MAX), locale, currentYear)
  return views.slice(0, VIEWS_MAX).map((view) => ({ ...view, sourceIds: [...view.sourceIds] }))
}

/** What a model gives back: one observation for each view, in their order. */
export const WordedPanel = z.object({
  views: z.array(z.object({ observation: z.string().trim().min(20).max(1_200) })).max(VIEWS_MAX),
})
export type WordedPanel = z.infer<typeof WordedPanel>

/** The counted views in a model's words. One that names a figure or a quotation that was not counted stays as it was. */
export function wordPanel(
  { views }: WordedPanel,
  counted: readonly PanelView[],
  engine: string,
): PanelView[] {
  return counted.map((view, at) => {
    const worded = views[at]?.observation
    return worded !== undefined && addsNothing(worded, view.observation)
      ? { ...view, observation: worded, engine }
      : view
  })
}

type Context = UnitContext<SourcePorts>

/** How the panel is written: what was counted is the material of a model, which words it and counts nothing. */
export function panelWriting(panelOf: (context: Context) => PanelView[]) {
  return {
    output: QualityPanel,
    compose: panelOf,
    answer: WordedPanel,
    prompt: (context: Context) => {
      const views = panelOf(context).map(({ perspective, observation }) => [perspective, observation])
      const language = promptLanguage(validationInputOf(context.run).locale)
      return views.length === 0 ? null : { values: { language }, evidence: Object.fromEntries(views) }
    },
    accept: (answer: WordedPanel, counted: PanelView[], { ports }: Context) =>
      wordPanel(answer, counted, ports.model.name ?? 'built-in'),
  }
}

const FIGURE_OR_QUOTATION = /\p{N}+|[“"«][^”"»]*[”"»]/gu

function addsNothing(worded: string, counted: string): boolean {
  const known = new Set(counted.match(FIGURE_OR_QUOTATION))
  return (worded.match(FIGURE_OR_QUOTATION) ?? []).every((named) => known.has(named))
}
