/** A count that a database gave, with its time in ISO 8601. */
export interface KeptCount {
  readonly total: number
  readonly at: string
}

/** Counts of the last day, by a key that says database and query; what is not a number never comes here. */
export interface CountCache {
  /** null for none, and for one that is too old. */
  read(key: string): Promise<KeptCount | null>
  save(key: string, count: KeptCount): Promise<void>
}
