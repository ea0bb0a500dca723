import type { FindingDirection } from '@/lib/contracts/review'

/** The two ways in which an outcome may go. */
export type EffectSide = Extract<FindingDirection, 'increased' | 'decreased'>
