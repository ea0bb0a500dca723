/** The places of the library in the order of the navigation; the first is the room's own address. */
export const libraryPlaces = ['items', 'answers', 'check', 'reading', 'collection'] as const
export type LibraryPlace = (typeof libraryPlaces)[number]

/** The address of a place of the project's library. */
export function libraryHref(projectId: string, place: LibraryPlace): string {
  const room = `/projects/${projectId}/library`
  return place === 'items' ? room : `${room}/${place}`
}

/** The address of an item in the reader, at a passage of it where one is named. */
export function itemHref(projectId: string, itemId: string, passageId?: string): string {
  const item = `/projects/${projectId}/library/${itemId}`
  return passageId === undefined ? item : `${item}?passage=${encodeURIComponent(passageId)}`
}
