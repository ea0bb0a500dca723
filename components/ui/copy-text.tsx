'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from './button'
import { classNames } from './class-names'

/** A text that is there to be copied, with the button that does it. Where the browser forbids it, the text is selected instead. */
export function CopyText({ label, text, isCode }: { label: string; text: string; isCode?: boolean }) {
  const t = useTranslations('common.copyText')
  const box = useRef<HTMLParagraphElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('yes')
    } catch {
      if (box.current) window.getSelection()?.selectAllChildren(box.current)
      setCopied('failed')
    }
  }

  return (
    <div className="flex items-start gap-3 rounded-md border border-line bg-paper px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="label-caps">{label}</p>
        <p
          ref={box}
          dir="auto"
          className={classNames(
            '[overflow-wrap:anywhere]',
            isCode ? 'font-mono text-xs whitespace-pre-wrap' : 'font-serif text-sm',
          )}
        >
          {text}
        </p>
        <p role="status" className="text-xs text-soft empty:hidden">
          {copied === 'no' ? '' : t(copied)}
        </p>
      </div>
      <Button size="sm" aria-label={t('copyOf', { label })} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  )
}
