import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getFormatter, getTranslations } from 'next-intl/server'
import { keptTheme } from '@/components/frame/theme'
import { sourcesPath } from '@/components/projects/sources-path'
import { KeyRow } from '@/components/settings/key-row'
import { keyServices } from '@/components/settings/key-services'
import { LibraryForm } from '@/components/settings/library-form'
import { LookForm } from '@/components/settings/look-form'
import { MeaningSearch } from '@/components/settings/meaning-search'
import { OwnData } from '@/components/settings/own-data'
import { SettingsSection } from '@/components/settings/settings-section'
import { TextLink } from '@/components/ui/text-link'
import { loadSettings } from '@/lib/server/loaders/settings'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings')
  return { title: t('pageTitle') }
}

export default async function SettingsPage() {
  const [t, format, jar, settings] = await Promise.all([
    getTranslations('settings'),
    getFormatter(),
    cookies(),
    loadSettings(),
  ])
  const { keys, library, model, embedding, hasNotebookServer, hasContact, latest, person, kept } = settings
  return (
    <div className="mx-auto max-w-4xl">
      {latest ? (
        <p className="mb-2 text-sm">
          <TextLink href={sourcesPath(latest.id)}>{t('backTo', { title: latest.title })}</TextLink>
        </p>
      ) : null}
      <h1 className="font-serif text-2xl font-semibold">{t('pageTitle')}</h1>
      <SettingsSection title={t('look.title')}>
        <LookForm initialTheme={keptTheme((name) => jar.get(name)?.value)} />
      </SettingsSection>
      <SettingsSection title={t('keys.title')} text={t('keys.text')}>
        <ul className="rounded-lg border border-line bg-sheet px-4 sm:px-5">
          {keyServices.map((service) => {
            const key = keys.find(({ name }) => name === service.name)
            const savedOn = key?.savedAt
              ? format.dateTime(new Date(key.savedAt), { dateStyle: 'medium' })
              : null
            return (
              <KeyRow
                key={service.name}
                service={service}
                savedOn={savedOn}
                serverHasOne={key?.serverHasOne ?? false}
              />
            )
          })}
        </ul>
      </SettingsSection>
      <SettingsSection title={t('library.title')} text={t('library.text')}>
        <LibraryForm library={library} />
      </SettingsSection>
      <SettingsSection title={t('model.title')}>
        <p className="max-w-2xl text-base">{model ? t('model.named', { model }) : t('model.builtIn')}</p>
        <p className="mt-1 max-w-2xl text-sm text-soft">{t('model.where')}</p>
      </SettingsSection>
      <SettingsSection title={t('meaning.title')}>
        <MeaningSearch initial={embedding} />
        <p className="mt-3 max-w-2xl text-sm text-soft">
          {hasNotebookServer ? t('meaning.notebookSet') : t('meaning.notebookNotSet')}
        </p>
      </SettingsSection>
      <SettingsSection title={t('contact.title')}>
        <p className="max-w-2xl text-base">{hasContact ? t('contact.set') : t('contact.notSet')}</p>
      </SettingsSection>
      <SettingsSection title={t('data.title')}>
        <OwnData person={person} kept={kept} />
      </SettingsSection>
    </div>
  )
}
