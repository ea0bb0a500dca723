/**
 * How records are ranked by ticks, as data. The parts and their weights were chosen on the open reviews without van de
 * Schoot 2017, one to three seeds each; see docs/decisions/0021.
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
   * Multinomial naive Bayes with little smoothing and the many irrelevant ticks made light: the share of each side is the
   * number of ticks of the other. Smoothing and features as optimised by Ferdinands et al. 2023 on the Wilson review,
   * doi:10.1186/s13643-023-02257-7.
   */
  profile: { smoothing: 0.03 },
  /** Multinomial naive Bayes on TF-IDF. Rennie et al. 2003; parameters of ASReview ELAS u3 (as u4). */
  bayes: { smoothing: 3.822, relevantRatio: 1.2 },
  /** Scores, standardised over the records without a tick, are added with these weights. */
  blend: { writtenSvm: 1, stemSvm: 1, contrast: 1, profile: 0.5 },
  /**
   * After this many irrelevant records in a row, each second record comes from another model: the last relevant ones are
   * those that the blend cannot see. Teijema et al. 2023, doi:10.3389/frma.2023.1178181.
   */
  switching: { afterIrrelevant: 80 },
} as const
