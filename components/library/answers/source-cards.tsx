import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ExternalLink } from '@/components/ui/external-link'
import { TextLink } from '@/components/ui/text-link'
import type { ResearchSource } from '@/lib/contracts/research'
import { LocatorText } from '../locator-text'

/** The name of the place where a source of an answer stands. */
export function sourceAnchor(anchor: string, place: number): string {
  return `source-${anchor}-${place + 1}`
}

interface CardsProps {
  projectId: string
  sources: readonly ResearchSource[]
  anchor: string
}

/** The sources of an answer beside it, each with its passage and the words that bear the answer out. */
export function SourceCards({ projectId, sources, anchor }: CardsProps) {
  const t = useTranslations('answers.answer')
  if (sources.length === 0) return null
  return (
    <aside aria-label={t('sources')} className="min-w-0">
      <h3 className="text-sm font-semibold">{t('sources')}</h3>
      <ol className="mt-2 space-y-3">
        {sources.map((source, place) => (
          <li
            key={`${source.passageId}-${source.quote}`}
            id={sourceAnchor(anchor, place)}
            className="scroll-mt-32 rounded-md border border-line bg-sheet p-3 target:border-accent-line target:bg-accent-soft"
          >
            <SourceCard projectId={projectId} source={source} number={place + 1} />
          </li>
        ))}
      </ol>
    </aside>
  )
}

function SourceCard({
  projectId,
  source,
  number,
}: {
  projectId: string
  source: ResearchSource
  number: number
}) {
  const t = useTranslations('answers')
  const { locator, origin, url, id, passageId } = source
  const passage = `/projects/${projectId}/library/${encodeURIComponent(id)}?passage=${encodeURIComponent(passageId)}`
  return (
    <>
      <p className="flex items-baseline gap-2 text-sm">
        <span className="font-medium text-accent-strong tabular-nums">{number}</span>
        <span className="min-w-0 font-serif font-semibold break-words">{source.name}</span>
      </p>
      <p className="mt-0.5 flex flex-wrap gap-2 text-xs text-soft">
        {locator ? <LocatorText locator={locator} /> : null}
        {origin === 'web' ? <Badge tone="warn">{t('answer.web')}</Badge> : null}
      </p>
      <blockquote className="mt-2 text-sm break-words">
        <Highlighted text={source.text} quote={source.quote} />
      </blockquote>
      <p className="mt-2 text-sm">
        {origin === 'library' ? <TextLink href={passage}>{t('answer.open')}</TextLink> : null}
        {origin !== 'library' && url ? <ExternalLink href={url}>{t('answer.openPage')}</ExternalLink> : null}
      </p>
    </>
  )
}

function Highlighted({ text, quote }: { text: string; quote: string }) {
  const start = quote === '' ? -1 : text.indexOf(quote)
  if (start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-accent-soft text-ink">{quote}</mark>
      {text.slice(start + quote.length)}
    </>
  )
}
