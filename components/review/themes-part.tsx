'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox, SelectField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { useMissing } from '@/components/ui/use-missing'
import type { FoundThemes, Theme } from '@/lib/contracts/review'
import { THEME_SOURCES_MIN, THEMES_MAX } from '@/lib/contracts/review-limits'
import { editThemes, renamed, type ThemeEdit } from '@/lib/core/review/edit-themes'
import { languageName } from '@/lib/core/text/language-name'
import type { ReviewPartProps } from './part-props'
import { SettingsFields } from './settings-fields'

function introOf({ themes, by }: FoundThemes): 'none' | 'byDesign' | 'text' {
  if (themes.length === 0) return 'none'
  return by === 'design' ? 'byDesign' : 'text'
}

/** The themes that code offers, to be renamed, merged, split, moved and dropped; nothing is written before they are agreed on. */
export function ThemesPart({ state, busy, onAnswer }: ReviewPartProps) {
  const t = useTranslations('review.themes')
  const locale = useLocale()
  const [themes, setThemes] = useState<readonly Theme[]>(state.offered.themes)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [settings, setSettings] = useState(state.settings)
  const edit = (one: ThemeEdit) => setThemes((now) => editThemes(now, one))
  const titles = new Map(state.gathered?.sources.map(({ key, work }) => [key, work.title]))
  const joined = new Set(themes.flatMap(({ sources }) => sources))
  const rest = [...titles.keys()].filter((key) => !joined.has(key))
  const missing = useMissing()
  const isNameless = (theme: Theme) => theme.name.trim() === ''
  const isThin = themes.some(({ sources }) => sources.length < THEME_SOURCES_MIN)

  function toggle(key: string) {
    const next = new Set(ticked)
    if (!next.delete(key)) next.add(key)
    setTicked(next)
  }

  function addOwn() {
    const sources = [...ticked].filter((key) => titles.has(key))
    if (sources.length === 0 || themes.length >= THEMES_MAX) return
    const others = sources.reduce<readonly Theme[]>(
      (now, source) => editThemes(now, { kind: 'move', source, to: null }),
      themes,
    )
    const id = `own-${Date.now().toString(36)}`
    const name = t('ownName', { number: others.length + 1 })
    setThemes([...others, { id, name, concepts: [], sources }])
    setTicked(new Set())
  }

  const lines = (keys: readonly string[], home: string) => (
    <ul className="space-y-1.5">
      {keys.map((key) => (
        <li key={key} className="grid items-center gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <Checkbox
            label={<span dir="auto">{titles.get(key) ?? key}</span>}
            aria-label={t('take', { title: titles.get(key) ?? key })}
            checked={ticked.has(key)}
            onChange={() => toggle(key)}
          />
          <SelectField
            label={t('home', { title: titles.get(key) ?? key })}
            labelHidden
            value={home}
            onChange={(event) => edit({ kind: 'move', source: key, to: event.target.value || null })}
          >
            <option value="">{t('noHome')}</option>
            {themes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </li>
      ))}
    </ul>
  )

  return (
    <section className="mx-auto max-w-4xl space-y-5">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p className="text-soft">{t(introOf(state.offered))}</p>
      {themes.map((theme) => (
        <article
          key={theme.id}
          aria-label={theme.name}
          className="space-y-3 rounded-lg border border-line bg-sheet px-4 py-3"
        >
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label={t('name')}
              error={missing.said(isNameless(theme))}
              value={theme.name}
              maxLength={120}
              {...(theme.language
                ? { hint: t('foreign', { language: languageName(theme.language, locale) }) }
                : {})}
              onChange={(event) =>
                setThemes(themes.map((one) => (one.id === theme.id ? renamed(one, event.target.value) : one)))
              }
            />
            <span className="pb-2 text-sm text-soft">{t('sources', { count: theme.sources.length })}</span>
            <SelectField
              label={t('merge')}
              value=""
              onChange={(event) => edit({ kind: 'merge', id: theme.id, into: event.target.value })}
            >
              <option value="">–</option>
              {themes
                .filter(({ id }) => id !== theme.id)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </SelectField>
            <Button
              disabled={themes.length >= THEMES_MAX || !theme.sources.some((key) => ticked.has(key))}
              onClick={() =>
                edit({
                  kind: 'split',
                  id: theme.id,
                  sources: [...ticked],
                  name: t('newName', { name: theme.name }),
                })
              }
            >
              {t('split')}
            </Button>
            <Button onClick={() => edit({ kind: 'drop', id: theme.id })}>{t('drop')}</Button>
          </div>
          {lines(theme.sources, theme.id)}
        </article>
      ))}
      {rest.length > 0 ? (
        <Fold title={t('rest')} aside={t('sources', { count: rest.length })} open={themes.length === 0}>
          {lines(rest, '')}
        </Fold>
      ) : null}
      <Earlier state={state} />
      {isThin ? (
        <p
          role="status"
          className={missing.said(isThin) ? 'text-sm font-medium text-danger' : 'text-sm text-warn'}
        >
          {t('tooFew')}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={busy}
          onClick={() => {
            if (!missing.lacks(isThin || themes.some(isNameless)))
              void onAnswer('agree', { kind: 'agree', themes: [...themes] })
          }}
        >
          {t(themes.length === 0 ? 'none-agree' : 'agree')}
        </Button>
        <Button disabled={ticked.size === 0 || themes.length >= THEMES_MAX} onClick={addOwn}>
          {t('own')}
        </Button>
      </div>
      <Fold title={t('settings')}>
        <SettingsFields value={settings} onChange={setSettings} />
        <Button
          className="mt-3"
          busy={busy}
          onClick={() => void onAnswer('agree', { kind: 'settings', ...settings })}
        >
          {t('settings')}
        </Button>
      </Fold>
    </section>
  )
}

function Earlier({ state }: Pick<ReviewPartProps, 'state'>) {
  const t = useTranslations('review.themes')
  const last = state.earlier.at(-1)
  if (!last) return null
  return (
    <Fold title={t('earlier')}>
      <ul className="list-disc pl-5 text-sm">
        {last.map(({ id, name, sources }) => (
          <li key={id}>
            {name} ({t('sources', { count: sources.length })})
          </li>
        ))}
      </ul>
    </Fold>
  )
}
