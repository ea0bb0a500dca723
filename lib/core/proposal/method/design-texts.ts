/**
 * What is said of a design in one language. Phrases in lower case stand inside sentences, those with a capital alone.
 */
export interface DesignTexts {
  /** As a heading: "Cross-sectional survey with regression analysis". */
  readonly name: string
  /** Inside a sentence, with its article: "a cross-sectional survey". */
  readonly short: string
  /** "… because {fits}". */
  readonly fits: string
  /** One sentence: what is done, in which order. */
  readonly course: string
  /** How evidence is gathered, as a method of the plan. */
  readonly gather: string
  /** How it is analysed, as a method of the plan. */
  readonly analyse: string
  readonly pros: readonly [string, string, string]
  readonly cons: readonly [string, string, string]
  readonly techniques: readonly [string, string, ...string[]]
  readonly dataSources: readonly [string, ...string[]]
}
