/**
 * How records are ranked by ticks, as data: the scores of two machines and the contrast, standardised over the records without a
 * tick, are added. Which parts was chosen by leaving out each open review in turn; see docs/decisions/0075.
 */
export const screeningMethod = {
  /**
   * Words and word pairs of title, abstract and keywords, damped counts. Parameters of ASReview ELAS u4 (below). Words of a single
   * record cannot carry a decision over.
   */
  features: { recordsMin: 2, shareMax01: 0.95 },
  /**
   * Linear support vector machine with squared hinge loss, solved in the dual from its last solution. Fan et al. 2008
   * (LIBLINEAR), jmlr.org/papers/v9/fan08a.html; Hsieh et al. 2008, doi:10.1145/1390156.1390208. `cost` is that of a wrongly
   * placed irrelevant record; relevant ones weigh `relevantRatio` times as much in all, since they are few. The ratio is that
   * of ASReview ELAS u4 (asreview/models/models.py in github.com/asreview/asreview), its C of 0.11 is 0.07 here: 0.05 to
   * 0.11 rank about as well.
   */
  svm: { cost: 0.07 / (1 + 9.8), relevantRatio: 9.8, bias: 1 },
  /**
   * Relevant records against all records: Rocchio-like log odds, the relevant ones smoothed towards all. Irrelevant ticks do
   * not count, so that what resembles them is not lost. Lavrenko & Croft 2001, doi:10.1145/383952.383972.
   */
  contrast: { smoothing: 5 },
  /**
   * After this many irrelevant records in a row, each second record comes from the contrast on words as written: the last relevant
   * ones are those that the sum cannot see. Teijema et al. 2023, doi:10.3389/frma.2023.1178181.
   */
  switching: { afterIrrelevant: 80 },
} as const
