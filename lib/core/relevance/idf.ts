import { rankingParameters } from './ranking-parameters'

/** Inverse document frequency of a word that `recordsWith` of `records` have; never negative. */
export function idf(recordsWith: number, records: number): number {
  return Math.log(1 + (records - recordsWith + 0.5) / (recordsWith + 0.5))
}

/** Inverse document frequency among the candidates, pulled towards the background while there are few of them. */
export function smoothedIdf(recordsWith: number, records: number, isGeneric: boolean): number {
  const { backgroundRecords, backgroundIdf } = rankingParameters
  const background = isGeneric ? backgroundIdf.generic : backgroundIdf.other
  const seen = idf(recordsWith, records)
  return (records * seen + backgroundRecords * background) / (records + backgroundRecords)
}
