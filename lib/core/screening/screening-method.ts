/**
 * How records are ranked by ticks, as data. Chosen on ferdinands_nudging, ferdinands_wilson, Cohen_ADHD, Cohen_Triptans and
 * Cohen_Opioids (two seeds each); see docs/decisions/0021.
 */
export const screeningMethod = {
  /** Words and word pairs, TF-IDF with damped counts. Words of a single record cannot carry a decision over. */
  features: { recordsMin: 2, shareMax01: 0.95 },
  /**
   * Linear support vector machine with squared hinge loss, solved in the dual after every tick. Fan et al. 2008 (LIBLINEAR),
   * doi:10.5555/1390681.1442794; Hsieh et al. 2008, doi:10.1145/1390156.1390208. `cost` is the cost of a wrongly placed
   * irrelevant record; relevant ones weigh `relevantRatio` times as much in all, since they are few (Ferdinands et al. 2023,
   * doi:10.1186/s13643-023-02257-7).
   */
  separator: { cost: 0.02, relevantRatio: 5, bias: 1 },
  /** The same on titles alone: finds records without abstract and those whose abstract wanders. */
  titleSeparator: { cost: 0.05, relevantRatio: 5, bias: 1 },
  /** Multinomial naive Bayes on TF-IDF. Rennie et al. 2003; parameters of ASReview ELAS u3, doi:10.1038/s42256-020-00287-7. */
  bayes: { smoothing: 3.822, relevantRatio: 1.2 },
  /** Relevant records against all records: Rocchio-like log odds. Lavrenko & Croft 2001, doi:10.1145/383952.383972. */
  contrast: { smoothing: 20 },
  /** Standardised scores are added with these weights. */
  blend: { separator: 1, bayes: 0.5 },
  /**
   * After this many irrelevant records in a row, each second record comes from another model: the last relevant ones are
   * those the first model cannot see. Teijema et al. 2023, doi:10.3389/frma.2023.1178181.
   */
  switching: { afterIrrelevant: 40 },
} as const
