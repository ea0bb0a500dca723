import { useLocale, useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import type { SearchParameters } from '@/lib/contracts/search'
import { boundOf } from '@/lib/core/search/search-plan'
import { languageTitle } from './search-languages'
import { useDatabaseLabel } from './use-database-label'

/** The parameters in force: the topic as a heading, the rest in one line, all of it on demand. */
export function ParametersLine({
  parameters,
  concepts,
}: {
  parameters: SearchParameters
  concepts: readonly (readonly string[])[]
}) {
  const t = useTranslations('sources.parameters')
  const locale = useLocale()
  const label = useDatabaseLabel()
  const { yearFrom, yearTo, languages, excluded, databases } = parameters
  const years =
    yearFrom === null && yearTo === null
      ? t('anyYear')
      : t('years', { bound: boundOf(parameters), from: String(yearFrom), to: String(yearTo) })
  const spoken =
    languages.length === 0
      ? t('anyLanguage')
      : languages.map((code) => languageTitle(code, locale)).join(', ')
  return (
    <header>
      <h1 dir="auto" className="line-clamp-4 font-serif text-xl font-semibold text-balance sm:text-2xl">
        {parameters.topic}
      </h1>
      {parameters.question ? (
        <p dir="auto" className="mt-1.5 line-clamp-4 max-w-prose text-sm text-soft sm:text-base">
          {parameters.question}
        </p>
      ) : null}
      <Fold
        className="mt-2"
        title={[years, spoken, t('databaseCount', { count: databases.length })].join(' · ')}
      >
        <dl className="mt-1 grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[9rem_1fr]">
          <dt className="text-faint">{t('databases')}</dt>
          <dd>{databases.map(label).join('; ')}</dd>
          <dt className="text-faint">{t('excluded')}</dt>
          <dd dir="auto">{excluded.length > 0 ? excluded.join(', ') : t('noneExcluded')}</dd>
          {concepts.length > 0 ? (
            <>
              <dt className="text-faint">{t('concepts')}</dt>
              <dd>
                <ul className="space-y-0.5">
                  {concepts.map((words) => (
                    <li key={words.join('|')} dir="auto">
                      {words.join(` ${t('or')} `)}
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          ) : null}
        </dl>
      </Fold>
    </header>
  )
}
