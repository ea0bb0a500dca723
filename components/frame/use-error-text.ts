'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { ErrorCode } from '@/lib/contracts/errors'

/** `offline`: the request never reached Carrel, so there is no code from the server. */
export type ShownError = ErrorCode | 'offline'

/** Turns an error code into the sentence for the person, in their language. */
export function useErrorText(): (code: ShownError) => string {
  const t = useTranslations('common.error')
  return useCallback((code) => t(code), [t])
}
