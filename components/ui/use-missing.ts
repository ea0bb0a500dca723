'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

/**
 * What a form says of what it lacks. Its button is never grey for that: pressed, it says under the field what is missing, and the
 * field gets the focus.
 */
export function useMissing(): {
  /** Whether the form may not go, when somebody asks it to; what is missing is said from then on. */
  readonly lacks: (isMissing: boolean) => boolean
  /** What stands under a field that is missing; nothing before somebody has asked. */
  readonly said: (isMissing: boolean, sentence?: string) => string | undefined
} {
  const t = useTranslations('common')
  const [isAsked, setIsAsked] = useState(false)
  return {
    lacks: (isMissing) => {
      setIsAsked(isMissing)
      if (isMissing) focusMissing()
      return isMissing
    },
    said: (isMissing, sentence) => (isAsked && isMissing ? (sentence ?? t('missing')) : undefined),
  }
}

/** The first field that the form of the pressed button finds fault with, once that is said. */
function focusMissing(): void {
  const form = document.activeElement?.closest('form, dialog') ?? document
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
