'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useDatabaseLabel } from '@/components/sources/use-database-label'
import { Fold } from '@/components/ui/fold'
import type { SectionFacts, SectionFields, SectionSource, SectionStep } from '@/lib/core/dialogues/section'
import { WrittenBy } from './written-by'

interface SectionViewProps {
  step: SectionStep
  fields: SectionFields
  facts: SectionFacts
}

/** What is looked at: the text in force, and beside it the figures of the project. */
export function SectionView({ step, fields, facts }: SectionViewProps) {
  const t = useTranslations('side.section')
  const dropped = new Set(fields.dropped)
  return (
    <section aria-label={t('label')} className="rounded-md border border-line bg-sunk px-3 py-2.5">
      <h3 className="label-caps mb-1">{t(`title.${step}`)}</h3>
      {step === 'confirm' ? (
        <>
          <p dir="auto" className="font-serif text-base font-medium">
            {fields.topic || t('noTopic')}
          </p>
          <p dir="auto" className="text-sm text-soft">
            {fields.question || t('noQuestion')}
          </p>
        </>
      ) : step === 'stage' ? (
        <p dir="auto" className="text-sm whitespace-pre-wrap">
          {fields.notes ? t('notes', { notes: fields.notes }) : t('stands', { count: facts.stands.length })}
        </p>
      ) : (
        <>
          <p className="text-sm">
            {t(step === 'refine' ? 'counts' : 'chosenCounts', {
              found: facts.found,
              heldBack: facts.heldBack,
              missing: facts.missing,
              chosen: facts.selectedCount,
            })}
          </p>
          {fields.notes ? (
            <p dir="auto" className="mt-1 text-sm whitespace-pre-wrap">
              {t('notes', { notes: fields.notes })}
            </p>
          ) : null}
        </>
      )}
      <Fold title={t('more')} className="mt-1">
        <div className="space-y-3 text-sm">
          {step === 'confirm' ? <ParameterFacts facts={facts} /> : null}
          {step === 'refine' ? <ResultFacts facts={facts} /> : null}
          {step === 'stage' ? <Standing lines={facts.stands} /> : null}
          {step === 'select' || step === 'next' ? (
            <SourceLines title={t('chosen')} sources={facts.selected} dropped={dropped} />
          ) : null}
        </div>
      </Fold>
    </section>
  )
}

function Standing({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line} dir="auto" className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}

function ParameterFacts({ facts: { parameters } }: { facts: SectionFacts }) {
  const t = useTranslations('side.section')
  const format = useFormatter()
  const name = useDatabaseLabel()
  if (!parameters) return null
  const { yearFrom, yearTo, languages, excluded, databases } = parameters
  const lines = [
    ['years', `${yearFrom ?? '…'}–${yearTo ?? '…'}`],
    ['languages', languages.length > 0 ? format.list(languages) : t('any')],
    ['excluded', excluded.length > 0 ? format.list(excluded) : t('none')],
    ['databases', databases.map(name).join('; ')],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{t(name)}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ResultFacts({ facts }: { facts: SectionFacts }) {
  const t = useTranslations('side.section')
  return (
    <>
      <SourceLines title={t('best')} sources={facts.best} dropped={new Set()} />
      {facts.panel.length > 0 ? (
        <div>
          <h4 className="mb-1 font-medium">{t('panel')}</h4>
          <ul className="space-y-1.5">
            {facts.panel.map(({ perspective, observation, engine }) => (
              <li key={perspective}>
                <span className="font-medium">{perspective}.</span>{' '}
                <span className="text-soft">{observation}</span>
                {engine ? (
                  <span className="block text-xs text-soft">
                    <WrittenBy engine={engine} />
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {facts.strategies.length > 0 ? (
        <div>
          <h4 className="mb-1 font-medium">{t('strategies')}</h4>
          <ul className="space-y-1.5">
            {facts.strategies.map(({ title, reason }) => (
              <li key={title}>
                <span className="font-medium">{title}.</span> <span className="text-soft">{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}

function SourceLines(props: {
  title: string
  sources: readonly SectionSource[]
  dropped: ReadonlySet<string>
}) {
  const t = useTranslations('side.section')
  if (props.sources.length === 0) return <p className="text-soft">{t('noSources')}</p>
  return (
    <div>
      <h4 className="mb-1 font-medium">{props.title}</h4>
      <ol className="space-y-1">
        {props.sources.map((source) => (
          <li key={source.id}>
            <span
              dir="auto"
              className={props.dropped.has(source.id) ? 'font-serif line-through' : 'font-serif'}
            >
              {source.title}
            </span>{' '}
            <span className="text-xs whitespace-nowrap text-soft">
              {t('scores', {
                year: source.year ?? '—',
                relevancy: source.relevancy,
                quality: source.quality,
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
