/** The place of a block of the document, or of `source.<key>` in its reference list, in the page. */
export function blockDomId(id: string): string {
  return `at-${id}`
}

/** The place of a comment in the page. */
export function threadDomId(id: string): string {
  return `comment-${id}`
}

/** Brings something into sight and gives it the focus. The address stays as it is: what stands behind `#` is a secret. */
export function showPlace(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  // What is folded away has no place in the window.
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  place.scrollIntoView({ block: 'center' })
  place.focus({ preventScroll: true })
}
