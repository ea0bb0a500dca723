import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Moment } from '@/components/ui/moment'
import type { AnswersPage } from '@/lib/contracts/answers-page'

interface ListProps {
  projectId: string
  conversations: AnswersPage['conversations']
  current: string | null
}

/** The conversations of the project; the one that is open is marked. */
export function ConversationList({ projectId, conversations, current }: ListProps) {
  const t = useTranslations('answers.list')
  const place = `/projects/${projectId}/library/answers`
  return (
    <nav aria-label={t('label')} className="min-w-0">
      <Link href={place} prefetch={false} className={buttonClass('plain', 'sm')}>
        {t('new')}
      </Link>
      {conversations.length === 0 ? <p className="mt-3 text-sm text-soft">{t('none')}</p> : null}
      <ul className="mt-3 max-h-[60vh] space-y-1 overflow-y-auto max-lg:max-h-40">
        {conversations.map(({ id, title, at }) => (
          <li key={id}>
            <Link
              href={`${place}?conversation=${id}`}
              prefetch={false}
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                'block rounded-sm border-l-2 px-2 py-1 text-sm hover:bg-sunk',
                id === current ? 'border-accent font-medium' : 'border-transparent text-soft',
              )}
            >
              <span className="block truncate">{title}</span>
              <span className="text-xs text-soft">
                <Moment at={at} day />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
