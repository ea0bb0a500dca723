import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** Titles named on either side; more would not be read. */
const NAMED_MAX = 3

interface ChoiceNoticeProps {
  /** Titles of sources that were chosen since the draft was written, and of those no longer chosen. */
  choice: { readonly added: readonly string[]; readonly gone: readonly string[] }
  canAnswer: boolean
  onRefresh: () => void
}

/** The draft was written from another choice of sources than the present one: what differs, and the way to take it over. */
export function ChoiceNotice({ choice, canAnswer, onRefresh }: ChoiceNoticeProps) {
  const t = useTranslations('proposal.choiceMoved')
  const { added, gone } = choice
  if (added.length + gone.length === 0) return null
  return (
    <Notice
      tone="warn"
      className="mb-4"
      title={t('title')}
      actions={
        <Button size="sm" variant="primary" disabled={!canAnswer} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      <Titles label={t('added', { count: added.length })} titles={added} />
      <Titles label={t('gone', { count: gone.length })} titles={gone} />
    </Notice>
  )
}

function Titles({ label, titles }: { label: string; titles: readonly string[] }) {
  if (titles.length === 0) return null
  const named = titles.slice(0, NAMED_MAX)
  return (
    <p className="mt-1 [overflow-wrap:anywhere]">
      {label}{' '}
      {named.map((title, at) => (
        <span key={title}>
          {at > 0 ? '; ' : ''}
          <cite dir="auto" className="font-serif">
            {title}
          </cite>
        </span>
      ))}
      {titles.length > named.length ? ' …' : ''}
    </p>
  )
}
