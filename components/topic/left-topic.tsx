import { useTranslations } from 'next-intl'
import { ScopeFindingView } from '@/components/frame/scope-finding'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ScopeFinding } from '@/lib/contracts/scope'
import type { PartProps } from './part-props'

const TITLE_MAX = 300

/** What the project works on instead of the validated topic: counted like any angle before it is settled on. */
export function LeftTopic({
  left,
  state,
  busy,
  onAnswer,
}: PartProps & { readonly left: readonly ScopeFinding[] }) {
  const t = useTranslations('common.scope')
  const open = left.filter(
    ({ text }) => !state.angles.some(({ title }) => title === text.slice(0, TITLE_MAX)),
  )
  if (open.length === 0) return null
  return (
    <ul className="space-y-2">
      {open.map((finding) => (
        <li key={`${finding.place} ${finding.text}`}>
          <Notice
            tone="accent"
            title={t('countText')}
            actions={
              <Button
                size="sm"
                busy={busy}
                onClick={() =>
                  void onAnswer('narrow', {
                    kind: 'own',
                    title: finding.text.slice(0, TITLE_MAX),
                    question: '',
                  })
                }
              >
                {t('count')}
              </Button>
            }
          >
            <ScopeFindingView finding={finding} says={(reason) => t('said', { reason })} />
          </Notice>
        </li>
      ))}
    </ul>
  )
}
