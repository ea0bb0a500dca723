import { capital } from './contraction'
import type { GenreSentences } from './prose'

/** English sentences that fit one kind of study only; where a genre has none, the general ones serve. */
export const genresEn: GenreSentences = {
  qualitative: {
    analysis: [
      () => 'The material was coded in several rounds, and themes were agreed in the research team.',
      () => 'Reflexive thematic analysis was used, and participants commented on a first summary.',
      (s) => `Field notes and transcripts were read against earlier accounts of ${s.x}.`,
    ],
    result: {
      up: [
        (s) => `Participants described an increase in ${s.y}, which most of them attributed to ${s.x}.`,
        (s) =>
          `Across cases, ${s.x} was linked to higher ${s.y}, above all where teams had a say in the process.`,
      ],
      down: [
        (s) => `Participants described a decrease in ${s.y}, which most of them attributed to ${s.x}.`,
        (s) => `Across cases, ${s.x} was linked to lower ${s.y}, although the accounts differ in detail.`,
      ],
      none: [
        (s) => `Accounts were mixed, and no clear change in ${s.y} could be traced to ${s.x}.`,
        (s) => `Most participants saw no difference in ${s.y} that they would ascribe to ${s.x}.`,
      ],
    },
    second: [
      (s) => `${capital(s.y2)} appeared as a theme of its own, tied to trust and to the time available.`,
      () => 'Tensions between formal rules and daily routine ran through all accounts.',
      (s) => `Lack of training and unclear roles were named as the main barriers to ${s.x}.`,
    ],
    limitation: [
      () => 'As a qualitative study with a small sample, it does not allow statistical generalisation.',
      (s) => `A limitation is that only ${s.pop} who agreed to take part were heard.`,
    ],
  },
  computing: {
    analysis: [
      () => 'We report effect sizes and correct for multiple comparisons.',
      () => 'All configurations were tuned with the same budget, and the code and data splits are available.',
      (s) => `An ablation separates the contribution of ${s.x} from that of the training data.`,
    ],
    second: [
      (s) => `The cost in terms of ${s.y2} was moderate and depended on the size of the input.`,
      (s) => `An error analysis shows that most failures come from ${s.k} recurring situations.`,
      (s) => `Differences in ${s.y2} disappeared once the baselines were tuned.`,
    ],
    limitation: [
      () => 'A limitation is that only public data were used, which may not reflect use in production.',
      (s) => `Threats to validity include the choice of ${s.pop} and a single measurement environment.`,
      () => 'The results are limited to the languages and domains covered by the benchmark.',
    ],
  },
  nature: {
    analysis: [
      () => 'Treatments were compared by analysis of variance followed by the Tukey test at 5%.',
      () => 'Generalised additive models were fitted, with site and year as random effects.',
      () => 'Uncertainty was propagated by Monte Carlo simulation with 10,000 draws.',
    ],
    second: [
      (s) => `The response of ${s.y2} followed the same direction but was weaker.`,
      (s) => `The effect levelled off after ${s.months} months.`,
      (s) => `Interactions with season explained part of the variation in ${s.y2}.`,
    ],
    limitation: [
      (s) => `The observations are limited to ${s.pop} ${s.place} and to the period studied.`,
      () => 'A limitation is that long-term stability could not be assessed.',
      () => 'Because conditions were controlled, results under field conditions may differ.',
    ],
  },
  texts: {
    analysis: [
      () => 'The categories were derived from the material and discussed with two external readers.',
      () => 'Arguments, remedies and cited precedents were recorded for each document.',
    ],
    result: {
      up: [
        (s) => `In ${s.percent}% of the documents, ${s.x} was associated with an increase in ${s.y}.`,
        (s) => `The analysis shows growing support for ${s.y} where ${s.x} is invoked.`,
      ],
      down: [
        (s) => `In ${s.percent}% of the documents, ${s.x} was associated with a decrease in ${s.y}.`,
        (s) => `The analysis shows a decline of ${s.y} where ${s.x} is invoked.`,
      ],
      none: [(s) => `The documents show no consistent relation between ${s.x} and ${s.y}.`],
    },
    second: [
      (s) => `References to ${s.y2} are frequent but seldom reasoned.`,
      (s) => `Marked differences between regions were found with respect to ${s.y2}.`,
    ],
    limitation: [
      () => 'The study is limited to published documents, so that practice behind them stays out of sight.',
      (s) =>
        `A limitation is the period covered, ${s.yearFrom} to ${s.yearTo}, which ends before recent reforms.`,
    ],
  },
  synthesis: {
    analysis: [
      () => 'Effects were pooled with a random-effects model, and heterogeneity was examined by subgroup.',
      () => 'Findings were grouped by design and setting and synthesised narratively.',
      () => 'The certainty of the evidence was graded for each outcome.',
    ],
    second: [
      (s) => `Only a third of the studies reported on ${s.y2}.`,
      (s) => `Evidence on ${s.y2} was scarce and came mostly from ${s.k} countries.`,
      () => 'Heterogeneity was high and could not be explained by the quality of the studies.',
    ],
    limitation: [
      () => 'The review is limited by the quality of the primary studies and by possible publication bias.',
      () => 'A limitation is the restriction to three languages.',
    ],
  },
}
