const ADDRESS_MAX = 2_000

/**
 * The address if it leads to the web (http or https, at most 2,000 characters), else null: a file, script or data address can run
 * code, and gets into no page and no document.
 */
export function webAddress(href: string | null | undefined): string | null {
  if (!href || href.length > ADDRESS_MAX || !URL.canParse(href)) return null
  const url = new URL(href)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
