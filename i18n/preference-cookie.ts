const YEAR_S = 31_536_000

/** Over https: a browser takes a cookie of such a name from this very host alone, and sends it nowhere else. */
const HOST_ONLY = '__Host-'

/** What `document.cookie` is set to so that a preference is kept for a year where the server can read it. */
export function preferenceCookie(name: string, value: string, isHttps: boolean): string {
  const pair = `${isHttps ? HOST_ONLY : ''}${name}=${encodeURIComponent(value)}`
  return `${pair}; path=/; max-age=${YEAR_S}; samesite=lax${isHttps ? '; secure' : ''}`
}

/** A kept preference, by a function that reads cookies; one from before there was https counts until another is kept. */
export function keptPreference(
  name: string,
  read: (cookie: string) => string | undefined,
): string | undefined {
  return read(`${HOST_ONLY}${name}`) ?? read(name)
}
