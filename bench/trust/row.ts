/** One line of the benchmark table: what was measured on which data, against which reference and target. */
export interface TrustRow {
  what: string
  data: string
  reference: string
  target: string
  measured: string
  /** null: the row only informs, nothing was promised. */
  reached: boolean | null
  note?: string
}
