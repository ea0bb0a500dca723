import { useTranslations } from 'next-intl'
import type { Locator } from '@/lib/contracts/library'

/** Where a passage stands, in words: "page 12", "12:40". */
export function LocatorText({ locator }: { locator: Locator }) {
  const t = useTranslations('library.locator')
  return t(locator.type, { value: String(locator.value) })
}
