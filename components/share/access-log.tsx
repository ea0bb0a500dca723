import { useTranslations } from 'next-intl'
import { Moment } from '@/components/ui/moment'
import { ScrollRegion } from '@/components/ui/scroll-region'
import type { AccessLine } from '@/lib/contracts/desk'

/** What was done through links, the latest first: time, act and kind of browser. */
export function AccessLog({ lines }: { lines: readonly AccessLine[] }) {
  const t = useTranslations('share.access')
  return (
    <>
      <p className="mb-1 text-xs text-soft">{t('text')}</p>
      <ScrollRegion label={t('title')} className="max-h-96">
        <ol className="divide-y divide-line text-sm">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several lines may be equal in everything.
            <li key={`${line.at} ${at}`} className="py-1.5">
              <p>
                <bdi className="font-medium">{line.linkName}</bdi> {t(`what.${line.what}`)}
                {line.version === null ? '' : ` · ${t('version', { number: line.version })}`}
              </p>
              <p className="text-xs text-soft">
                <Moment at={line.at} />
                {line.agent ? ` · ${line.agent}` : ''}
              </p>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </>
  )
}
