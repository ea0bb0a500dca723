import { useTranslations } from 'next-intl'
import type { SectionFields, SectionSource } from '@/lib/core/dialogues/section'
import { diffWords } from '@/lib/core/text/word-diff'

const names = ['topic', 'question', 'notes'] as const

interface SectionDifferenceProps {
  before: SectionFields
  after: SectionFields
  sources: readonly SectionSource[]
}

/** Before and after of each field that changes, with the words that differ marked. */
export function SectionDifference({ before, after, sources }: SectionDifferenceProps) {
  const t = useTranslations('side.difference')
  const changed = names.filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
  const was = new Set(before.dropped)
  const is = new Set(after.dropped)
  const left = [...is].filter((id) => !was.has(id))
  const back = [...was].filter((id) => !is.has(id))
  const isSame = changed.length + left.length + back.length === 0
  return (
    <div className="space-y-3">
      {isSame ? <p className="text-sm text-soft">{t('same')}</p> : null}
      {changed.map((name) => (
        <FieldDifference key={name} name={name} before={before[name] ?? ''} after={after[name] ?? ''} />
      ))}
      <SourceNames title={t('left')} ids={left} sources={sources} />
      <SourceNames title={t('back')} ids={back} sources={sources} />
    </div>
  )
}

function FieldDifference({
  name,
  before,
  after,
}: {
  name: (typeof names)[number]
  before: string
  after: string
}) {
  const t = useTranslations('side')
  const parts = diffWords(before, after)
  return (
    <div className="rounded-md border border-line">
      <h4 className="border-b border-line px-3 py-1.5 text-sm font-medium">{t(`form.field.${name}`)}</h4>
      <dl className="divide-y divide-line text-sm">
        <div className="px-3 py-2">
          <dt className="label-caps mb-0.5">{t('difference.before')}</dt>
          <dd dir="auto" className="font-serif whitespace-pre-wrap">
            {before === '' ? <span className="font-sans text-soft">{t('difference.empty')}</span> : null}
            {parts
              .filter(({ kind }) => kind !== 'added')
              .map(({ kind, text }, at) =>
                kind === 'removed' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, never reordered.
                  <del key={at} className="bg-danger-soft text-danger">
                    {text}
                  </del>
                ) : (
                  text
                ),
              )}
          </dd>
        </div>
        <div className="px-3 py-2">
          <dt className="label-caps mb-0.5">{t('difference.after')}</dt>
          <dd dir="auto" className="font-serif whitespace-pre-wrap">
            {after === '' ? <span className="font-sans text-soft">{t('difference.empty')}</span> : null}
            {parts
              .filter(({ kind }) => kind !== 'removed')
              .map(({ kind, text }, at) =>
                kind === 'added' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, never reordered.
                  <ins key={at} className="bg-accent-soft text-accent-strong no-underline">
                    {text}
                  </ins>
                ) : (
                  text
                ),
              )}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function SourceNames(props: { title: string; ids: readonly string[]; sources: readonly SectionSource[] }) {
  if (props.ids.length === 0) return null
  return (
    <div>
      <h4 className="mb-1 text-sm font-medium">{props.title}</h4>
      <ul className="list-disc space-y-0.5 pl-5 font-serif text-sm">
        {props.ids.map((id) => (
          <li key={id} dir="auto">
            {props.sources.find((source) => source.id === id)?.title ?? id}
          </li>
        ))}
      </ul>
    </div>
  )
}
