import { WrittenBy } from '@/components/side/written-by'
import type { PanelView, SourceRow } from '@/lib/contracts/source-validation'

interface QualityPanelProps {
  panel: readonly PanelView[]
  rows: ReadonlyMap<string, SourceRow>
  onOpen: (sourceId: string) => void
}

/** The same sources seen from several sides; each side names the sources it speaks of. */
export function QualityPanelCard({ panel, rows, onOpen }: QualityPanelProps) {
  return (
    <ul className="space-y-3">
      {panel.map(({ perspective, observation, sourceIds, engine }) => {
        const named = sourceIds.flatMap((id) => rows.get(id) ?? [])
        return (
          <li key={perspective}>
            <p className="text-sm font-medium">{perspective}</p>
            <p className="text-sm text-soft">{observation}</p>
            {engine ? (
              <p className="text-xs text-soft">
                <WrittenBy engine={engine} />
              </p>
            ) : null}
            {named.length > 0 ? (
              <ul className="mt-1 space-y-0.5">
                {named.slice(0, 5).map(({ id, work }) => (
                  <li key={id}>
                    <button
                      type="button"
                      dir="auto"
                      onClick={() => onOpen(id)}
                      className="line-clamp-1 text-left font-serif text-sm text-soft underline decoration-line-strong underline-offset-3 hover:text-ink"
                    >
                      {work.title}
                    </button>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
