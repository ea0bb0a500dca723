'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import type { MadeLink } from '@/lib/server/actions/share'
import { SendLink } from './send-link'

export interface MadeLinkShown extends MadeLink {
  readonly name: string
}

/** A link that was just made. Nobody can show it again, not even the server. */
export function NewLinkNotice({ made, onDone }: { made: MadeLinkShown; onDone: () => void }) {
  const t = useTranslations('share.links')
  const box = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  // Only after a press in this page: there is an address by now.
  const url = `${window.location.origin}${made.path}`
  useEffect(() => {
    const field = box.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      // Without https, or forbidden: the text is selected, and the keys still copy it.
      box.current?.querySelector('input')?.select()
      setCopied('failed')
    }
  }

  return (
    <div ref={box}>
      <Notice tone="accent" title={t('madeFor', { name: made.name })}>
        <p className="font-medium text-ink">{t('once')}</p>
        <div className="mt-2 flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={t('url')}
              labelHidden
              readOnly
              className="font-mono text-xs!"
              value={url}
              onFocus={(event) => event.target.select()}
            />
          </div>
          <Button variant="primary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
        <p role="status" className="mt-1 min-h-5 text-xs">
          {copied === 'yes' ? t('copied') : copied === 'failed' ? t('copyFailed') : ''}
        </p>
        <SendLink url={url} name={made.name} />
        <p className="mt-2 text-xs">
          {t('until')} <Moment at={made.expiresAt} day />. {t('whoHasIt')}
        </p>
        <Button size="sm" className="mt-2.5" onClick={onDone}>
          {t('done')}
        </Button>
      </Notice>
    </div>
  )
}
