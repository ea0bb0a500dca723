/**
 * `quoted`: stands letter by letter in the passage. `paraphrase`: said by the passage with all its numbers, its direction and its
 * negation. `numbers-disagree`, `direction-disagrees`: the passage speaks of it and says otherwise. `no-passage`: nothing cited, or
 * what is cited does not say it. `not-a-claim`: headings, questions, the student's plan, words about the text itself.
 */
export const claimVerdicts = [
  'quoted',
  'paraphrase',
  'numbers-disagree',
  'direction-disagrees',
  'no-passage',
  'not-a-claim',
] as const
/** Whether a reader may take the sentence as borne out by its source. */
export function isSupported(verdict: (typeof claimVerdicts)[number]): boolean {
  return verdict === 'quoted' || verdict === 'paraphrase'
}
