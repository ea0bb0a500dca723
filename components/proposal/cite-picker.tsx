'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { citationAt } from './citation-at'
import { useCitations } from './cited-text'

const FIND_MAX = 120

/** Puts a citation where the writing stopped: in the text field of the form that had the focus last, else in its first. */
export function CitePicker({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useTranslations('proposal.cite')
  const { citable } = useCitations()
  const [isOpen, setIsOpen] = useState(false)
  const [find, setFind] = useState('')
  const last = useRef<HTMLTextAreaElement | null>(null)

  useEffect(() => {
    const fields = form.current
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) last.current = target
    }
    fields?.addEventListener('focusin', remember)
    return () => fields?.removeEventListener('focusin', remember)
  }, [form])

  function cite(key: string) {
    const field = last.current?.isConnected ? last.current : form.current?.querySelector('textarea')
    setIsOpen(false)
    setFind('')
    if (!field) return
    const { at, text } = citationAt(field.value, field.selectionEnd, key)
    field.setRangeText(text, at, at, 'end')
    // As if it had been typed: the form hears of it.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // The dialog gives the focus back to its button first.
    requestAnimationFrame(() => field.focus())
  }

  const words = foldAccents(find).toLowerCase().split(/\s+/).filter(Boolean)
  const found = citable.filter(({ label, title }) => {
    const text = foldAccents(`${label} ${title}`).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      <Button size="sm" disabled={citable.length === 0} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('title')}>
        <TextField
          label={t('find')}
          labelHidden
          type="search"
          placeholder={t('find')}
          maxLength={FIND_MAX}
          data-autofocus
          value={find}
          onChange={(event) => setFind(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter in a field of a form would send the form.
            event.preventDefault()
            if (found[0]) cite(found[0].key)
          }}
        />
        <p role="status" className="mt-2 text-xs text-soft">
          {t('count', { count: found.length })}
        </p>
        <ul className="mt-1 divide-y divide-line">
          {found.map(({ key, label, title, chosen }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => cite(key)}
                className="block w-full rounded-sm px-1 py-2 text-left text-sm hover:bg-sunk"
              >
                <span className="font-medium">{label}</span>
                {chosen ? null : <span className="ml-2 text-xs text-soft">{t('notChosen')}</span>}
                <span dir="auto" className="line-clamp-2 font-serif text-soft">
                  {title}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
