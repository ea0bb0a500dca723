/**
 * The constants of ranking by topic and the labelled set each was chosen on.
 * T = SciFact training claims, C = CACM, F = Cranfield, S = the first half of the screening reviews; see docs/decisions/0020.
 */
export const rankingParameters = {
  /** BM25 saturation and length, whole text. Robertson & Zaragoza 2009, doi:10.1561/1500000019. T, C, F. */
  text: { k1: 1.2, b: 0.75 },
  title: { k1: 1.2, b: 0.5 },
  /** Adjacent words of the query found together, relative to single words. Metzler & Croft 2005, doi:10.1145/1076034.1076115. T, C, F. */
  phrase: { weight: 0.25, gapMax: 2 },
  /** How much of the evidence of a field is that of character n-grams (character-ngrams.ts), the rest that of whole words. T, C, F. */
  ngramShare: 0.5,
  /**
   * Pseudo-relevance feedback (relevance-feedback.ts): how many speak, each by its evidence to a power, and how far a norm is
   * the record's own and not the mean. `titleAsTold` is the worth of the title beside the text in choosing them. T, S.
   */
  feedback: { records: 40, power: 3, textPivot: 0.75, titlePivot: 0.5, termsShown: 40, titleAsTold: 0.3 },
  /**
   * The less the query words tell the candidates apart, the more the best records' words do. At a mean IDF of `from`
   * the query words stand alone in title and abstract; towards `to` the others count for up to `max` of both. T, S.
   * That mean IDF foretells how well a query works: He & Ounis 2006, doi:10.1016/j.is.2005.11.003.
   */
  feedbackShare: { from: 4, to: 1, max: 0.9 },
  /** Worth of one word of the question when a topic is given too. Half of the reviews. */
  questionWeight: 0.3,
  /** Worth of a design word that the question implies (study-designs.ts). All reviews. */
  designWeight: 1.2,
  /** How many imagined records the background word weights count for among the candidates. Not tuned. */
  backgroundRecords: 100,
  backgroundIdf: { generic: 1, other: 6 },
  /** Share of the best possible evidence that already counts as full in the abstract; in the title that of the topic itself. T. */
  full: { text: 0.7, titlePower: 2 },
  /**
   * The rubric: title 30, abstract 40, keywords 20, scope 10. Half of the keywords' part is left to what a record shares with the
   * best ones (pseudo-relevance feedback), and as much of title and abstract as `feedbackShare` says. T; not tuned.
   */
  weights: { title: 0.26, abstract: 0.4, keywords: 0.1, feedback: 0.14, scope: 0.1 },
  /**
   * Which concepts a record names decides `weight` of its score. How strongly one is named: by the place of its name, and whether the
   * words of the name stand together; from `namedFrom` on it counts as named. `carriedOver`: the worth of a
   * name that was carried into a record's language word by word. `titlePower` is that of `full`: where the concepts are known, nearly
   * every candidate's title has words of the topic, and being the topic and nothing else tells more. Half of the reviews.
   */
  concepts: {
    weight: 0.6,
    namedFrom: 0.5,
    carriedOver: 0.8,
    titlePower: 3,
    together: { title: 1, keywords: 0.9, abstract: 0.8 },
    apart: { title: 0.6, keywords: 0.5, abstract: 0.3 },
  },
} as const

/** The BM25 denominator beside the count, for a text of that length relative to the mean. */
export function damping(shape: { k1: number; b: number }, relativeLength: number): number {
  return shape.k1 * (1 - shape.b + shape.b * relativeLength)
}
