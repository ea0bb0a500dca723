import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { chooseLocale, LOCALE_COOKIE } from './locales'
import { namespaces } from './namespaces'
import { keptPreference } from './preference-cookie'

export default getRequestConfig(async () => {
  const [jar, head] = await Promise.all([cookies(), headers()])
  const kept = keptPreference(LOCALE_COOKIE, (name) => jar.get(name)?.value)
  const locale = chooseLocale(kept, head.get('accept-language'))
  const files = await Promise.all(
    namespaces.map(async (name) => [name, (await import(`../messages/${locale}/${name}.json`)).default]),
  )
  // One fixed zone keeps the server's first render and the browser's equal; exact times are shown on hover.
  return { locale, messages: Object.fromEntries(files), timeZone: 'UTC' }
})
