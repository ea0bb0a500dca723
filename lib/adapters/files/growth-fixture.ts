/** One way to write a long file: what stands before, what is repeated (given its number), what stands behind. */
export interface Growth {
  readonly of: string
  readonly form: string
  readonly head: string
  readonly piece: string | ((at: number) => string)
  readonly tail?: string
}

/** About `length` characters of it. */
export function grown({ head, piece, tail = '' }: Growth, length: number): string {
  const make = typeof piece === 'string' ? () => piece : piece
  const count = Math.ceil(length / make(1_000).length)
  return head + Array.from({ length: count }, (_, at) => make(at)).join('') + tail
}

/** For each form: what stands before, what is repeated, what stands behind. */
export type Forms = Readonly<Record<string, readonly [head: string, piece: Growth['piece'], tail?: string]>>

export function rows(of: string, forms: Forms): Growth[] {
  return Object.entries(forms).map(([form, [head, piece, tail]]) => ({
    of,
    form,
    head,
    piece,
    ...(tail === undefined ? {} : { tail }),
  }))
}
