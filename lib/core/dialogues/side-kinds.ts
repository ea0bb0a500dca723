/** The dialogues that can be opened at any stage. */
export const sideKinds = ['elicitation', 'party', 'brainstorm'] as const
export type SideKind = (typeof sideKinds)[number]
