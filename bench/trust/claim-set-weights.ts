import type { LinearLabels } from '@/lib/core/ledger/linear-labels'

/** Weights of `featureNames`, fitted by bench/trust/fit-claims.ts on nli4ct, the half by hash that was looked at; every set and label weighs alike. Its statements are entailed or contradicted, never neither. */
export const trialWeights: LinearLabels = {
  labels: ['contradiction', 'entailment'],
  weights: [
    {
      bias: -0.9885,
      features: [
        1.1503, -0.7151, -1.8444, 0.1131, 0.0896, 0.3488, -0.0944, 0.0446, 0.1281, 0.1565, 0.157, 0.0468,
        -0.3626, 0.0132, -0.2201, 0.204, 3.1362, -0.3378, -0.091, -0.2338, 0.2667, 0.1617, 0.0736, 0.043,
        -0.1042,
      ],
    },
    {
      bias: 0.9885,
      features: [
        -1.1503, 0.7151, 1.8444, -0.1131, -0.0896, -0.3488, 0.0944, -0.0446, -0.1281, -0.1565, -0.157,
        -0.0468, 0.3626, -0.0132, 0.2201, -0.204, -3.1362, 0.3378, 0.091, 0.2338, -0.2667, -0.1617, -0.0736,
        -0.043, 0.1042,
      ],
    },
  ],
}
/** Weights of `featureNames`, fitted by bench/trust/fit-claims.ts on citation_integrity, the half by hash that was looked at; every set and label weighs alike. Its labels are of its own kind. */
export const citationWeights: LinearLabels = {
  labels: ['ACCURATE', 'IRRELEVANT', 'NOT_ACCURATE'],
  weights: [
    {
      bias: -2.2694,
      features: [
        0.5927, 1.3787, 0.3716, 1.1582, 0.6827, -0.0673, 0.1695, 0.1632, 0.0159, 1.0758, -1.18, -0.4084,
        0.9923, -0.0713, 0.0726, -1.1226, -0.1841, -0.318, 0.2317, 0.2324, 0.125, 0.1815, -0.0208, 0.1623,
        0.2599,
      ],
    },
    {
      bias: 2.9586,
      features: [
        -1.923, -2.2699, 0.7363, -1.1025, -0.8126, 0.3867, -0.2345, -0.2689, -0.0801, -0.5315, 0.6067, 0.6328,
        -1.4539, -0.0607, -0.0261, 1.4594, 0.7211, 0.1002, -0.3709, -0.3458, -0.2903, -0.13, 0.0848, 0.3158,
        0.3682,
      ],
    },
    {
      bias: -0.6892,
      features: [
        1.3303, 0.8912, -1.1079, -0.0558, 0.1299, -0.3194, 0.065, 0.1056, 0.0642, -0.5444, 0.5732, -0.2244,
        0.4616, 0.132, -0.0465, -0.3368, -0.537, 0.2178, 0.1392, 0.1134, 0.1652, -0.0515, -0.064, -0.4781,
        -0.6281,
      ],
    },
  ],
}
/** Weights of `featureNames`, fitted by bench/trust/fit-claims.ts on ASSIN 1, the half by hash that was looked at; every set and label weighs alike. Its labels know a paraphrase and no contradiction. */
export const assinWeights: LinearLabels = {
  labels: ['entailment', 'none', 'paraphrase'],
  weights: [
    {
      bias: -1.7196,
      features: [
        1.3208, 1.3387, 1.123, -2.5141, 0.5714, 0.4544, -0.1148, -0.1983, -0.0842, -0.6109, -0.6109, -0.4691,
        -0.4997, 0.2922, -1.0907, 0.4215, -1.7347, -0.7758, 0.4674, -0.3856, -1.3178, 1.739, 1.0758, -1.7347,
        7.6906,
      ],
    },
    {
      bias: 3.1959,
      features: [
        -2.7597, -2.7511, 0.66, -4.679, 0.835, 0.1048, -0.1529, 0.3398, -1.3474, 1.6072, 1.6072, 3.19,
        -7.2612, -0.3775, 2.7772, -2.3551, 2.1791, 0.9165, -0.684, -0.1263, 1.3388, -0.521, 0.4445, 2.1791,
        2.1978,
      ],
    },
    {
      bias: -1.4762,
      features: [
        1.4389, 1.4124, -1.7831, 7.1932, -1.4065, -0.5593, 0.2677, -0.1415, 1.4316, -0.9963, -0.9963, -2.7209,
        7.7608, 0.0852, -1.6865, 1.9337, -0.4444, -0.1408, 0.2166, 0.5119, -0.021, -1.218, -1.5203, -0.4444,
        -9.8884,
      ],
    },
  ],
}
