/**
 * The constants of ranking by topic and the labelled set each was chosen on.
 * T = SciFact training claims, C = CACM, F = Cranfield, S = reviews of the screening set; see docs/decisions/0020.
 */
export const rankingParameters = {
  /** BM25 saturation and length, whole text. Robertson & Zaragoza 2009, doi:10.1561/1500000019. T, C, F. */
  text: { k1: 1.2, b: 0.75 },
  title: { k1: 1.2, b: 0.5 },
  /** Adjacent words of the query found together, relative to single words. Metzler & Croft 2005, doi:10.1145/1076034.1076115. T, C, F. */
  phrase: { weight: 0.25, gapMax: 2 },
  /** Words of the best records used as a second query. Lavrenko & Croft 2001, doi:10.1145/383952.383972; here without the query's own words. T, C, F. */
  feedback: { records: 15, terms: 40, candidates: 150, power: 2 },
  /** Worth of one word of the question when a topic is given too. Not tuned. */
  questionWeight: 0.6,
  /** Worth of a design word that the question implies (study-designs.ts). S. */
  designWeight: 1.2,
  /** How many imagined records the background word weights count for among the candidates. Not tuned. */
  backgroundRecords: 100,
  backgroundIdf: { generic: 1, other: 6 },
  /** Raw evidence → 0…100 of each part: share of the best possible evidence that already counts as full. */
  full: { title: 0.8, text: 1, feedback: 0.6 },
  power: { title: 1, text: 1, feedback: 1 },
} as const
