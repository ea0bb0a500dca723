/** The document in the page. */
export const DOCUMENT_ID = 'desk-document'

/** The place of a block of the document, or of `source.<key>` in its reference list, in the page. */
export function blockDomId(id: string): string {
  return `at-${id}`
}

/** The place of a comment in the page. */
export function threadDomId(id: string): string {
  return `comment-${id}`
}

/** What stands behind the document. */
export const deskParts = ['comments', 'quality', 'rounds'] as const
export type DeskPart = (typeof deskParts)[number]

export function partDomId(part: DeskPart): string {
  return `desk-${part}`
}

const FLASH_MS = 1_800

/** Brings something into sight and gives it the focus. The address stays as it is: what stands behind `#` is a secret. */
export function showPlace(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  // What is folded away has no place in the window.
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  place.scrollIntoView({ block: 'center' })
  place.focus({ preventScroll: true })
  // A focus that was not given by keys is not drawn; where one has come to must be seen all the same.
  place.animate([{ backgroundColor: 'var(--accent-soft)', offset: 0 }], FLASH_MS)
}
