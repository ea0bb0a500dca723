import type { SampleBasis } from '@/lib/contracts/paper-synthesis'
import {
  sampleForCorrelation,
  sampleForProportion,
  sampleForTTest,
} from '@/lib/core/proposal/figures/sample-size'

/** The cases that the stated inputs need; null where nothing is computed or the inputs are out of range. */
export function sampleSizeOf(basis: SampleBasis): number | null {
  const locale = 'en'
  if (basis.by === 'power') {
    const { alpha, power, effect } = basis
    const result =
      basis.test === 't-test'
        ? sampleForTTest({ locale, d: effect, alpha, power })
        : sampleForCorrelation({ locale, r: effect, alpha, power })
    return result.ok ? result.sample.n : null
  }
  if (basis.by !== 'precision') return null
  const { margin01, confidence, population } = basis
  const result = sampleForProportion({ locale, margin01, confidence, population })
  return result.ok ? result.sample.n : null
}
