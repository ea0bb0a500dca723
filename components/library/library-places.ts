/** The places of the library in the order of the navigation; the first is the room's own address. */
export const libraryPlaces = ['items', 'answers', 'check', 'reading'] as const
export type LibraryPlace = (typeof libraryPlaces)[number]

/** The address of a place of the project's library. */
export function libraryHref(projectId: string, place: LibraryPlace): string {
  const room = `/projects/${projectId}/library`
  return place === 'items' ? room : `${room}/${place}`
}
