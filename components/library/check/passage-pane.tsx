import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import type { LedgerRow } from '@/lib/contracts/claim-ledger'
import type { DraftCheck } from '@/lib/contracts/draft-check'
import { itemHref } from '../library-places'
import { LocatorText } from '../locator-text'

/** The passage of the sentence that is open, with the words that decided marked. */
export function PassagePane({
  id,
  projectId,
  row,
  passage,
  title,
}: {
  id: string
  projectId: string
  row: LedgerRow | null
  passage: DraftCheck['passages'][number] | null
  title: string
}) {
  const t = useTranslations('library.check')
  const evidence = row?.evidence
  const at = evidence && passage ? passage.text.indexOf(evidence.quote) : -1
  return (
    <section
      id={id}
      aria-label={t('passage')}
      aria-live="polite"
      className="lg:sticky lg:top-[calc(var(--frame-top)+1rem)] lg:max-h-[70dvh] lg:self-start lg:overflow-y-auto lg:border-l lg:border-line lg:pl-5"
    >
      {evidence && passage ? (
        <>
          <p dir="auto" className="font-serif text-base font-semibold">
            {title}
          </p>
          <p className="text-xs text-soft">
            <LocatorText locator={evidence.locator} />
          </p>
          <blockquote dir="auto" className="mt-2 border-l-2 border-accent-line pl-3 font-serif text-sm">
            {at < 0 ? (
              passage.text
            ) : (
              <>
                {passage.text.slice(0, at)}
                <mark className="bg-warn-soft text-ink">{evidence.quote}</mark>
                {passage.text.slice(at + evidence.quote.length)}
              </>
            )}
          </blockquote>
          <p className="mt-2 text-sm">
            <TextLink href={itemHref(projectId, passage.itemId, passage.id)}>{t('openPassage')}</TextLink>
          </p>
        </>
      ) : (
        <p className="text-sm text-soft">{t('noPassageOpen')}</p>
      )}
    </section>
  )
}
