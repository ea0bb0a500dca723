import type { LinearLabels } from '@/lib/core/ledger/linear-labels'

/** Weights of `sideSignNames`, fitted by bench/trust/fit-side.ts on pubmedqa, the half by hash that was looked at. */
export const sideSignWeights: LinearLabels = {
  labels: ['maybe', 'no', 'yes'],
  weights: [
    { bias: -0.8708, features: [0.0681, 0.2914, -0.4641, -0.6765, 0.2832] },
    { bias: 0.2152, features: [0.9664, -0.9047, 0.1266, 0.2214, 0.0551] },
    { bias: 0.6556, features: [-1.0345, 0.6133, 0.3376, 0.4551, -0.3384] },
  ],
}
