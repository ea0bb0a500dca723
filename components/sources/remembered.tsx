import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { Counted, PatriciaMemory } from '@/lib/core/validation/memory'
import { languageTitle } from './search-languages'
import { useDatabaseLabel } from './use-database-label'

const SHOWN_MAX = 4

/** What earlier finished validations of the same student taught, for whoever sets up the next; nothing without any. */
export function Remembered({ memory }: { memory: PatriciaMemory }) {
  const t = useTranslations('sources.remembered')
  const modes = useTranslations('sources.history.mode')
  const format = useFormatter()
  const locale = useLocale()
  const label = useDatabaseLabel()
  const [last] = memory.searches
  if (last === undefined) return null
  const counted = (entries: readonly Counted[], nameOf: (key: string) => string) =>
    format.list(
      entries.slice(0, SHOWN_MAX).map(({ key, count }) => t('counted', { name: nameOf(key), count })),
      { type: 'unit' },
    )
  const lines = [
    { label: t('languages'), text: counted(memory.languages, (code) => languageTitle(code, locale)) },
    { label: t('databases'), text: counted(memory.databases, label) },
    {
      label: t('fruitful'),
      text: counted(
        memory.fruitful.map(({ request, keywords, mode, selected }) => ({
          key: request || keywords.join(', ') || modes(mode),
          count: selected,
        })),
        (request) => `“${request}”`,
      ),
    },
    { label: t('exclusions'), text: counted(memory.exclusions, (reason) => reason) },
  ].filter(({ text }) => text !== '')
  return (
    <section aria-labelledby="remembered" className="border-b border-line bg-sunk px-4 py-3 text-sm sm:px-6">
      <h2 id="remembered" className="font-medium">
        {t('title')}
      </h2>
      <p className="mt-0.5 text-soft" dir="auto">
        {t('last', {
          topic: last.topic,
          selected: last.selected,
          found: last.found,
          date: format.dateTime(new Date(last.at), { dateStyle: 'medium' }),
        })}
      </p>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-soft sm:grid-cols-[max-content_1fr]">
        {lines.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-faint">{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
