/** The roles that the tables tell apart, in their order. `other`: neither, such as an address of the code. */
export const readableRoles = ['background', 'aim', 'method', 'result', 'conclusion', 'other'] as const
export type ReadRole = (typeof readableRoles)[number]

/** Points of each role for a sentence, and of each role behind another; `before` of the first sentence has a row of its own. */
export interface RolePoints {
  readonly sentences: readonly (readonly number[])[]
  /** Row: the role before, the last row for none; column: the role. */
  readonly transitions: readonly (readonly number[])[]
}

/** The sequence of roles with the most points (Viterbi), as places in `readableRoles`; `allowed` leaves out roles of a sentence. */
export function bestPath(
  { sentences, transitions }: RolePoints,
  allowed: (at: number, role: number) => boolean = () => true,
): readonly number[] {
  const count = readableRoles.length
  let sums: readonly number[] = []
  const backs: number[][] = []
  sentences.forEach((points, at) => {
    const back: number[] = []
    const next = readableRoles.map((_, role) => {
      if (!allowed(at, role)) return Number.NEGATIVE_INFINITY
      const own = points[role] ?? 0
      if (at === 0) return own + (transitions[count]?.[role] ?? 0)
      let best = Number.NEGATIVE_INFINITY
      sums.forEach((sum, before) => {
        const total = sum + (transitions[before]?.[role] ?? 0)
        if (total > best) {
          best = total
          back[role] = before
        }
      })
      return best + own
    })
    backs.push(back)
    sums = next
  })
  const path: number[] = []
  let role = sums.indexOf(Math.max(...sums))
  for (let at = sentences.length - 1; at >= 0; at--) {
    path[at] = Math.max(0, role)
    role = backs[at]?.[role] ?? 0
  }
  return path
}
