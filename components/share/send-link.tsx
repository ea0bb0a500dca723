import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { QrPicture } from './qr-picture'

/** The ways to hand a link over: by mail, by WhatsApp, or from screen to phone. Nothing leaves before the student sends it. */
export function SendLink({ url, name }: { url: string; name: string }) {
  const t = useTranslations('share.send')
  const [showsCode, setShowsCode] = useState(false)
  const text = t('text', { name, url })
  const mail = `mailto:?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(text)}`
  return (
    <div>
      <ul aria-label={t('label')} className="flex flex-wrap items-center gap-2">
        <li>
          <a href={mail} className={buttonClass('plain', 'sm')}>
            {t('mail')}
          </a>
        </li>
        <li>
          <ExternalLink
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            className={buttonClass('plain', 'sm')}
          >
            {t('whatsapp')}
          </ExternalLink>
        </li>
        <li>
          <Button size="sm" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
            {t('code')}
          </Button>
        </li>
      </ul>
      {showsCode ? (
        <figure className="mt-3">
          <QrPicture text={url} label={t('codeOf', { name })} />
          <figcaption className="mt-1 text-xs text-soft">{t('codeText')}</figcaption>
        </figure>
      ) : null}
    </div>
  )
}
