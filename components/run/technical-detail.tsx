import { useTranslations } from 'next-intl'

/** What a service or a page answered, word for word and mostly in English: for whoever wants to look further. */
export function TechnicalDetail({ text }: { text: string }) {
  const t = useTranslations('run')
  return (
    <details className="mt-1 text-xs">
      <summary className="flex min-h-6 w-fit items-center rounded-sm text-soft underline underline-offset-3 hover:text-ink">
        {t('technicalDetail')}
      </summary>
      <p lang="en" dir="auto" className="font-mono text-[0.6875rem] break-words text-faint">
        {text}
      </p>
    </details>
  )
}
