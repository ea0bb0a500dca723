/** The rooms of a thesis in the order of the work. */
export const rooms = ['topic', 'sources', 'library', 'proposal', 'paper', 'share'] as const
export type Room = (typeof rooms)[number]

export interface RoomState {
  room: Room
  /** `closed`: the room cannot be entered yet. */
  state: 'closed' | 'empty' | 'begun' | 'done'
  count?: number
}
