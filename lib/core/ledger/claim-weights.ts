import type { LinearLabels } from './linear-labels'

/** Weights of `featureNames`, fitted by bench/trust/fit-claims.ts on scifact, healthver and climate_fever, the half by hash that was looked at; every set and label weighs alike. */
export const claimWeights: LinearLabels = {
  labels: ['CONTRADICT', 'NOT_ENOUGH_INFO', 'SUPPORT'],
  weights: [
    {
      bias: 1.4689,
      features: [
        2.1317, -1.3292, -0.5666, -0.7304, 0.6719, -0.153, -0.0266, -0.0029, 0.0682, -0.7556, 0.9193, -0.2944,
        1.1749, 0.139, 0.233, 0.747, 0.1457, 0.5763, 0.2392, 0.0334, -0.4595, -0.2679, 0.3888, 0.2927, 0.324,
      ],
    },
    {
      bias: -0.4344,
      features: [
        -0.7902, 0.1499, -1.17, -0.9141, -0.5268, 0.0099, 0.1524, 0.0159, -0.3978, 0.423, 0.0622, -0.1864,
        -0.5174, -0.2554, 0.0583, -0.0148, -0.8759, -0.1127, -0.3227, -0.3001, 0.3294, 0.0902, 0.2601,
        -0.0005, 0.3395,
      ],
    },
    {
      bias: -1.0346,
      features: [
        -1.3415, 1.1793, 1.7366, 1.6445, -0.1451, 0.1431, -0.1258, -0.013, 0.3297, 0.3326, -0.9816, 0.4807,
        -0.6575, 0.1164, -0.2913, -0.7322, 0.7302, -0.4636, 0.0835, 0.2666, 0.1302, 0.1778, -0.6489, -0.2921,
        -0.6635,
      ],
    },
  ],
}
