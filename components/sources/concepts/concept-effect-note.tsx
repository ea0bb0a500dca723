import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ConceptEdit } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { applyConceptEdit } from '@/lib/core/concepts/concept-map'
import { conceptEffect } from '@/lib/core/search/concept-effect'
import { describeDifference } from '@/lib/core/search/describe-difference'
import type { SearchPlan } from '@/lib/core/search/search-plan'

interface ConceptEffectNoteProps {
  /** In force now. */
  plan: SearchPlan
  edits: readonly ConceptEdit[]
  locale: Locale
  onTakeBack: () => void
  onTakeAllBack: () => void
  /** Runs the search with the edits; absent before the first search, which takes them along. */
  run?: { readonly canSend: boolean; readonly busy: boolean; readonly onSend: () => void }
}

/** What the edits of the map will change, before anything runs. */
export function ConceptEffectNote(props: ConceptEffectNoteProps) {
  const { onTakeBack, onTakeAllBack, run } = props
  const t = useTranslations('sources.concepts')
  const lines = changesOf(props)
  return (
    <div className="mt-2 rounded-md border border-line bg-sunk px-3 py-2 text-sm">
      <p className="font-medium">{t('effect')}</p>
      {lines.length > 0 ? (
        <ul className="mt-0.5 list-disc pl-5">
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">{t('noEffect')}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {run ? (
          <Button size="sm" variant="primary" busy={run.busy} disabled={!run.canSend} onClick={run.onSend}>
            {t('send')}
          </Button>
        ) : null}
        <Button size="sm" onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onTakeAllBack}>
          {t('takeAllBack')}
        </Button>
      </div>
    </div>
  )
}

/** One sentence for each change; none: the edits change no search. Before the first search no database is asked "again". */
function changesOf({ plan, edits, locale, run }: ConceptEffectNoteProps): readonly string[] {
  if (run) return conceptEffect(plan, edits, locale).lines
  return describeDifference(plan, { ...plan, map: edits.reduce(applyConceptEdit, plan.map) }, locale)
}
