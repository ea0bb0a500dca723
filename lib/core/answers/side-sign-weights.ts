import type { LinearLabels } from '@/lib/core/ledger/linear-labels'

/** Weights of `sideSignNames`, fitted by bench/trust/fit-side.ts on pubmedqa, the half by hash that was looked at. */
export const sideSignWeights: LinearLabels = {
  labels: ['maybe', 'no', 'yes'],
  weights: [
    { bias: -0.95, features: [0.2228, 0.1752, -0.4195, -0.3509, -0.5193, 0.5673] },
    { bias: 0.2772, features: [0.8391, -0.7764, 0.703, 0.0313, 0.1188, -0.3409] },
    { bias: 0.6729, features: [-1.0618, 0.6012, -0.2835, 0.3196, 0.4005, -0.2263] },
  ],
}
