'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'

interface RemoveKeyProps {
  service: string
  busy: boolean
  onRemove: () => void
}

const focusIt = (keep: HTMLSpanElement | null) => keep?.querySelector('button')?.focus()

/** A removed key cannot be brought back, because it never comes to the browser: so it asks first. Escape keeps the key. */
export function RemoveKey({ service, busy, onRemove }: RemoveKeyProps) {
  const t = useTranslations('settings.keys')
  const [isAsking, setAsking] = useState(false)
  const askId = useId()
  const opener = useRef<HTMLSpanElement>(null)

  function keep() {
    flushSync(() => setAsking(false))
    focusIt(opener.current)
  }

  if (!isAsking)
    return (
      <span ref={opener}>
        <Button
          size="sm"
          variant="danger"
          busy={busy}
          aria-label={t('removeOf', { service })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </Button>
      </span>
    )
  return (
    <fieldset
      aria-label={t('removeOf', { service })}
      onKeyDown={(event) => event.key === 'Escape' && keep()}
      className="flex flex-wrap items-center gap-2"
    >
      {/* It stands where Remove stood, so that a double click keeps the key. */}
      <span ref={focusIt}>
        <Button size="sm" busy={busy} aria-describedby={askId} onClick={keep}>
          {t('keep')}
        </Button>
      </span>
      <Button size="sm" variant="danger" busy={busy} onClick={onRemove}>
        {t('removeSure')}
      </Button>
      <span id={askId} className="text-xs text-soft">
        {t('removeAsk')}
      </span>
    </fieldset>
  )
}
