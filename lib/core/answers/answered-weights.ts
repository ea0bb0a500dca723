import type { LinearLabels } from '@/lib/core/ledger/linear-labels'

/**
 * Weights of `signNames`, fitted by bench/trust/fit-answered.ts on covid_qa and evidence_inference, the half by hash that was looked at: each
 * question with its paper in the library, and with it taken out.
 */
export const answeredWeights: LinearLabels = {
  labels: ['answered', 'silent'],
  weights: [
    {
      bias: -3.4083,
      features: [
        0.7061, 1.4367, 0.1659, 0.3864, 0.0417, -1.7264, 0.9372, 1.0243, 0.2568, 0.2464, 0.2542, 1.4452,
        -0.641, -0.9306,
      ],
    },
    {
      bias: 3.4083,
      features: [
        -0.7061, -1.4367, -0.1659, -0.3864, -0.0417, 1.7264, -0.9372, -1.0243, -0.2568, -0.2464, -0.2542,
        -1.4452, 0.641, 0.9306,
      ],
    },
  ],
}
