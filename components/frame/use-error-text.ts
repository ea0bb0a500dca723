'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { AppError, type ErrorCode } from '@/lib/contracts/errors'

/** `offline`: the request never reached Carrel, so there is no code from the server. */
export type ShownError = ErrorCode | 'offline'

/** What to say of an act that failed: the code that Carrel answered with, or that it did not answer. */
export const shownErrorOf = (error: unknown): ShownError =>
  error instanceof AppError ? error.code : 'offline'

/** Turns an error code into the sentence for the person, in their language. */
export function useErrorText(): (code: ShownError) => string {
  const t = useTranslations('common.error')
  return useCallback((code) => t(code), [t])
}
