/**
 * All that is assumed about a student's hours and other people's days, in one table. None of it is measured here: where
 * research has measured something alike, the sentence of the task (task-basis-phrases.ts) names it; the rest is called an
 * assumption there, and the student changes the task's hours.
 */

/** Hours for one of a thing; of what is chosen by the case in tenths, so that sums need no more than one decimal. */
export const hoursFor = {
  /** Half an hour of reading, by scientists' own estimates (doi:10.1038/nature.2014.14658), and as much for notes. */
  source: 1,
  /** A main source that is read twice: once to understand it, once for the notes. */
  closeSource: 2,
  skill: 20,
  /** Drafting, for a thousand words. */
  writing: 6,
  /** Going through the whole once more, for a thousand words. */
  revising: 2,
  /** Writing the chapters a second time after the advisor has read them, for a thousand words. */
  redrafting: 3,
  answer: 0.1,
  session: 0.8,
  /** A run of an experiment without people. */
  run: 0.3,
  test: 0.3,
  recruiting: 1,
  /** The conversation and the notes around it. */
  interview: 1.5,
  /** 45 minutes recorded, six hours for each hour (Britten 1995, doi:10.1136/bmj.311.6999.251). */
  transcript: 4.5,
  coding: 2.5,
  /** Visits and papers of one case. */
  field: 6,
  /** Two interviews in one case. */
  caseTranscript: 9,
  document: 1,
  gathering: 0.3,
  evaluation: 1,
  /** 36 seconds a title and abstract; experienced reviewers need 30 (Wallace et al. 2010, doi:10.1186/1471-2105-11-55). */
  record: 0.01,
  fullText: 0.25,
  /** Extracting and judging one included study. */
  study: 1.5,
} as const
export type Rate = keyof typeof hoursFor

/** Days that pass without the student. */
export const waitingDays = {
  advisor: 14,
  /** 10 working days for the papers and 30 for the opinion, eight weeks; questions may add 20. Lei 14.874/2024, art. 14, Brazil. */
  ethics: 56,
  pilot: 7,
  answers: 28,
  recruiting: 21,
  access: 14,
  intervention: 28,
  computing: 5,
  committee: 21,
} as const
export type Wait = keyof typeof waitingDays

/**
 * Scope by degree: words of the thesis, least number of sources read closely, and what work that does not depend on cases
 * is multiplied with. All are assumptions.
 */
export const degreeScopes = {
  bachelor: { words: 10_000, sources: 25, depth: 0.75 },
  master: { words: 15_000, sources: 40, depth: 1 },
  doctorate: { words: 60_000, sources: 120, depth: 2.5 },
} as const
export type Degree = keyof typeof degreeScopes

export interface Scope {
  readonly words: number
  readonly sources: number
  readonly depth: number
  /** The main sources are read closely, the chapters written twice, the literature searched once more before the end. */
  readonly isWide: boolean
}

/**
 * Theses of programmes that give the hours for more: a master's of research of some 30,000 words, a doctorate at the length that most regulations allow. A bachelor's has
 * no wider form. Assumptions as above.
 */
const wideScopes = {
  master: { fromHours: 1_100, words: 30_000, sources: 80, depth: 1.5 },
  doctorate: { fromHours: 3_000, words: 80_000, sources: 200, depth: 3 },
} as const

/** What a thesis of this degree is planned as in the hours that there are between start and defence. */
export function scopeOf(degree: Degree, availableHours: number): Scope {
  const wide = degree === 'bachelor' ? null : wideScopes[degree]
  if (wide === null || availableHours < wide.fromHours) return { ...degreeScopes[degree], isWide: false }
  const { words, sources, depth } = wide
  return { words, sources, depth, isWide: true }
}

/** Shares of the words, by chapter; they sum to 1. */
export const chapterShares = {
  introduction: 0.1,
  literature: 0.3,
  method: 0.15,
  results: 0.25,
  discussion: 0.2,
} as const

/** Records that a systematic search is expected to find until it has been run. */
export const RECORDS_EXPECTED = 600
/** Shares of the records that are read in full, and that are included. */
export const FULL_TEXT_SHARE01 = 0.1
export const INCLUDED_SHARE01 = 0.03

/** Cases where the sample gives no number. */
export const casesExpected = {
  survey: 100,
  experiment: 60,
  interviews: 13,
  cases: 7,
  documents: 40,
  evaluators: 10,
} as const

const doctoral = /\b(ph\.?\s?d|d\.?phil|doctor|doctoral|doctorate|doutor\w*|doctorado)/i
const undergraduate =
  /\b(bachelor|undergraduate|honou?rs|b\.?sc|b\.?a\b|tcc|bacharel\w*|licenciatura|gradua[cç]([aã]o|i[oó]n)|grado|especializa\w*|especiali[sz]ation|mba|tecn[oó]log\w*)/i
const postgraduate = /\b(master|m\.?sc|m\.?a\b|mestr|maestr|m[aá]ster|magister|p[oó]s|post|posgrado)/i

/** The degree that a programme's name speaks of, in three languages; a master's where it speaks of none. */
export function degreeOf(academicProgram: string): Degree {
  if (doctoral.test(academicProgram)) return 'doctorate'
  if (postgraduate.test(academicProgram)) return 'master'
  return undergraduate.test(academicProgram) ? 'bachelor' : 'master'
}
