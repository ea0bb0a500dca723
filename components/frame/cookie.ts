import { preferenceCookie } from '@/i18n/preference-cookie'

/** Keeps a preference for a year where the server can read it, so that the first paint is right. */
export function keepPreference(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox's stable versions.
  document.cookie = preferenceCookie(name, value, window.location.protocol === 'https:')
}
