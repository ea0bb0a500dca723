import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import type { LedgerRow } from '@/lib/contracts/claim-ledger'
import { ClaimVerdictBadge } from '../claim-verdict-badge'
import { LocatorText } from '../locator-text'

/** One sentence of the draft: its verdict, what is disputed in it, and where its source says it. */
export function ClaimRow({
  row,
  source,
  isOpen,
  paneId,
  onOpen,
}: {
  row: LedgerRow
  source: string | null
  isOpen: boolean
  paneId: string
  onOpen: () => void
}) {
  const t = useTranslations('library.check')
  const { verdict, evidence, unresolved } = row
  const sentence = (
    <span dir="auto" className="block font-serif text-base text-ink">
      <Disputed text={row.claim} words={row.disputed} />
    </span>
  )
  return (
    <li
      data-verdict={verdict}
      className={classNames('row-lazy px-3 py-2.5 text-sm', isOpen && 'bg-accent-soft')}
    >
      <p className="mb-1 flex flex-wrap items-center gap-2">
        <ClaimVerdictBadge verdict={verdict} />
        {unresolved.map((marker) => (
          <Badge key={marker} tone="warn">
            {t('unresolved', { marker })}
          </Badge>
        ))}
      </p>
      {evidence ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={paneId}
          onClick={onOpen}
          className="block w-full rounded-sm text-left hover:underline"
        >
          {sentence}
          <span dir="auto" className="mt-0.5 block text-xs text-soft">
            {source} · <LocatorText locator={evidence.locator} />
          </span>
        </button>
      ) : (
        sentence
      )}
    </li>
  )
}

/** A sentence with what disagrees in it marked, each word where it first stands. */
function Disputed({ text, words }: { text: string; words: readonly string[] }) {
  const places = words
    .flatMap((word) => {
      const start = word === '' ? -1 : text.indexOf(word)
      return start < 0 ? [] : [{ start, end: start + word.length }]
    })
    .sort((one, other) => one.start - other.start)
    .filter((place, at, all) => at === 0 || place.start >= (all[at - 1]?.end ?? 0))
  return (
    <>
      {places.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(places[at - 1]?.end ?? 0, start)}
          <mark className="bg-danger-soft text-danger">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  )
}
