import { capital } from './contraction'
import { genresEn } from './genre-en'
import type { Prose, Sentences } from './prose'

const people: Sentences = [
  (s) => `${capital(s.x)} and ${s.y} among ${s.pop} ${s.place}`,
  (s) => `${capital(s.x)}, ${s.y} and ${s.y2}: evidence from ${s.pop} ${s.place}`,
  (s) => `Can ${s.x} change ${s.y}? A study of ${s.pop} ${s.place}`,
  (s) => `Predictors of ${s.y} among ${s.pop}: the role of ${s.x}`,
]

export const proseEn: Prose = {
  lang: 'en',
  genres: genresEn,
  decimal: '.',
  places: [
    'in southern Brazil',
    'in northern Portugal',
    'in rural Chile',
    'in the Andean region',
    'in three European cities',
    'in Mexico',
    'in Kenya',
    'in coastal India',
    'in the United Kingdom',
    'in the Brazilian Amazon',
    'in Colombia',
    'in western Canada',
    'in low-income neighbourhoods',
    'in a metropolitan region',
    'in Spain',
    'in South Africa',
    'after the pandemic',
    'in small towns',
  ],
  titles: {
    rct: [
      (s) => `The effect of ${s.x} on ${s.y}: a randomised controlled trial with ${s.pop}`,
      (s) => `${capital(s.x)} for ${s.y} among ${s.pop} ${s.place}: a cluster randomised trial`,
      (s) => `${capital(s.x)} and ${s.y2}: results of a randomised trial ${s.place}`,
    ],
    cohort: [
      (s) => `${capital(s.x)} and ${s.y} among ${s.pop}: a ${s.k}-year cohort study`,
      (s) => `Long-term association of ${s.x} with ${s.y} ${s.place}`,
      ...people,
    ],
    survey: [
      ...people,
      (s) => `Relating ${s.x} to ${s.y}: a survey of ${s.n} ${s.pop}`,
      (s) => `A structural model of ${s.x}, ${s.y2} and ${s.y} ${s.place}`,
    ],
    interviews: [
      (s) => `Understanding ${s.x} ${s.place}: perspectives of ${s.pop}`,
      (s) => `“Nobody asked us”: ${s.pop} on ${s.x} and ${s.y}`,
      (s) => `Meanings of ${s.x} for ${s.pop} ${s.place}: a qualitative study`,
    ],
    review: [
      (s) => `${capital(s.x)} and ${s.y}: a systematic review`,
      (s) => `What do we know about ${s.x}? A scoping review of ${s.y} and ${s.y2}`,
      (s) => `${capital(s.x)} in ${s.field}: a systematic review and meta-analysis of ${s.y}`,
      (s) => `Two decades of research on ${s.x} ${s.place}: an integrative review`,
    ],
    case: [
      (s) => `Implementing ${s.x} ${s.place}: a multiple case study`,
      (s) => `From plan to practice: ${s.x} and ${s.y} in ${s.k} organisations`,
      (s) => `${capital(s.x)} as a path to ${s.y2}: lessons ${s.place}`,
    ],
    quasi: [
      (s) => `${capital(s.x)} and ${s.y}: a quasi-experimental study with ${s.pop}`,
      (s) => `Before and after ${s.x}: changes in ${s.y} ${s.place}`,
      (s) => `Does it last? ${capital(s.x)} and ${s.y} ${s.months} months later`,
    ],
    benchmark: [
      (s) => `${capital(s.x)} and ${s.y}: an empirical comparison`,
      (s) => `Trading ${s.y2} for ${s.y}: measuring ${s.x} on ${s.pop}`,
      (s) => `A reproducible benchmark of ${s.x} and its impact on ${s.y}`,
      (s) => `Revisiting ${s.x}: ${s.y} on ${s.n} ${s.pop}`,
    ],
    'field-trial': [
      (s) => `${capital(s.x)} and ${s.y} in ${s.pop} ${s.place}`,
      (s) => `Response of ${s.y} to ${s.x}: ${s.k} seasons of observation ${s.place}`,
      (s) => `Spatial patterns of ${s.y} under ${s.x} ${s.place}`,
    ],
    panel: [
      (s) => `${capital(s.x)} and ${s.y}: panel evidence ${s.place}, ${s.yearFrom}–${s.yearTo}`,
      (s) => `The impact of ${s.x} on ${s.y}: a difference-in-differences analysis`,
      (s) => `${capital(s.x)}, ${s.y2} and ${s.y} ${s.place}`,
    ],
    documents: [
      (s) => `${capital(s.x)} and ${s.y}: a documentary analysis of ${s.n} ${s.pop}`,
      (s) => `Reading ${s.x} ${s.place}: between ${s.y} and ${s.y2}`,
      (s) => `The promise of ${s.x}: a critical analysis ${s.place}`,
    ],
    laboratory: [
      (s) => `Influence of ${s.x} on ${s.y}: a laboratory investigation`,
      (s) => `${capital(s.x)} and ${s.y}: preparation and characterisation`,
      (s) => `Optimising ${s.y} and ${s.y2} with ${s.x}: a factorial design`,
    ],
  },
  background: [
    (s) => `Interest in ${s.x} has grown quickly, yet its relation to ${s.y} remains disputed.`,
    (s) =>
      `Much of what is said about ${s.x} rests on small samples, and the consequences for ${s.y} are seldom measured.`,
    (s) =>
      `In ${s.field}, ${s.y} is a persistent concern for ${s.pop}, and many institutions have turned to ${s.x} as an answer.`,
    (s) =>
      `Earlier studies of ${s.x} have reported conflicting findings on ${s.y}, in part because settings differ widely.`,
    (s) => `Decisions about ${s.x} are often made without evidence from the people and places concerned.`,
    (s) => `Few studies have examined ${s.x} together with ${s.y} and ${s.y2} in the same design.`,
  ],
  aim: [
    (s) => `This study examined the association between ${s.x} and ${s.y} ${s.place}.`,
    (s) => `We aimed to estimate how far ${s.x} may change ${s.y}, with attention to ${s.y2}.`,
    (s) => `Our objective was to describe ${s.x} and to test its relation to ${s.y} among ${s.pop}.`,
    (s) => `The purpose of this paper is to compare settings with and without ${s.x} in terms of ${s.y}.`,
  ],
  method: {
    rct: [
      (s) =>
        `In a randomised controlled trial, ${s.n} ${s.pop} were allocated to ${s.x} or to usual practice and followed for ${s.months} months.`,
      (s) =>
        `We randomised ${s.k} sites with a total of ${s.n} ${s.pop} to an intervention arm and a control arm; outcomes were assessed blind after ${s.months} months.`,
    ],
    cohort: [
      (s) => `We followed a cohort of ${s.n} ${s.pop} for ${s.k} years and collected data at yearly visits.`,
      (s) =>
        `Records of ${s.n} ${s.pop} between ${s.yearFrom} and ${s.yearTo} were linked and analysed as a retrospective cohort.`,
    ],
    survey: [
      (s) =>
        `A cross-sectional survey was answered by ${s.n} ${s.pop}, selected by stratified sampling ${s.place}.`,
      (s) =>
        `Data were collected with an online questionnaire from ${s.n} ${s.pop} (response rate ${s.percent}%).`,
    ],
    interviews: [
      (s) =>
        `We conducted semi-structured interviews with ${s.n} ${s.pop} and analysed the transcripts thematically.`,
      (s) =>
        `This qualitative study draws on ${s.k} focus groups with ${s.n} ${s.pop}, coded by two researchers independently.`,
    ],
    review: [
      (s) =>
        `We searched ${s.k} databases for studies published between ${s.yearFrom} and ${s.yearTo}; two reviewers screened the records and ${s.n} studies were included.`,
      (s) =>
        `Following a registered protocol, ${s.n} studies from ${s.k} databases were included and their risk of bias was appraised.`,
    ],
    case: [
      (s) =>
        `A multiple case study of ${s.k} organisations combined document analysis, observation and ${s.n} interviews.`,
      (s) =>
        `We studied ${s.k} cases over ${s.months} months, using interviews, internal records and site visits with ${s.n} ${s.pop}.`,
    ],
    quasi: [
      (s) =>
        `A quasi-experimental pretest–posttest design with a comparison group was used with ${s.n} ${s.pop}.`,
      (s) =>
        `${s.n} ${s.pop} in ${s.k} units were assessed before the change and again after ${s.months} months.`,
    ],
    benchmark: [
      (s) =>
        `Experiments were run on ${s.n} ${s.pop} with ${s.k} baselines and five random seeds for each configuration.`,
      (s) =>
        `We compare ${s.k} configurations on a public collection of ${s.n} ${s.pop} and report means with confidence intervals.`,
    ],
    'field-trial': [
      (s) => `Data came from ${s.n} ${s.pop} monitored for ${s.k} consecutive years ${s.place}.`,
      (s) =>
        `A randomised block design with ${s.k} replications was set up on ${s.n} ${s.pop} and sampled over ${s.months} months.`,
    ],
    panel: [
      (s) =>
        `Using a panel of ${s.n} ${s.pop} from ${s.yearFrom} to ${s.yearTo}, we estimate models with fixed effects for unit and year.`,
      (s) =>
        `We exploit the staggered introduction of the policy across ${s.k} regions and observe ${s.n} ${s.pop} for ${s.k} years.`,
    ],
    documents: [
      (s) =>
        `A corpus of ${s.n} ${s.pop} issued between ${s.yearFrom} and ${s.yearTo} was assembled and examined by content analysis.`,
      (s) =>
        `We analysed ${s.n} ${s.pop} with a coding scheme of ${s.k} categories; agreement between coders was high.`,
    ],
    laboratory: [
      (s) =>
        `A total of ${s.n} ${s.pop} were prepared and tested under controlled conditions, with ${s.k} replicates for each treatment.`,
      (s) =>
        `We used a factorial design with ${s.k} factors on ${s.n} ${s.pop} and characterised the products by standard techniques.`,
    ],
  },
  analysis: [
    () => 'Mixed-effects regression was used, adjusting for age, sex and baseline values.',
    () => 'The analysis followed a plan fixed in advance, with sensitivity checks for missing data.',
    () => 'Differences between groups were tested with analysis of variance and post hoc comparisons.',
    (s) =>
      `Models were adjusted for known confounders of ${s.y}, and robustness was tested with alternative specifications.`,
    () => 'Themes and estimates were compared across settings and discussed with local partners.',
  ],
  result: {
    up: [
      (s) => `Exposure to ${s.x} was associated with an increase in ${s.y} (β = ${s.effect}, p ${s.p}).`,
      (s) =>
        `We found a significant increase of ${s.percent}% in ${s.y} where ${s.x} had been adopted (p ${s.p}).`,
      (s) =>
        `Results show that higher levels of ${s.y} were observed with ${s.x} (standardised difference ${s.effect}, p ${s.p}).`,
      (s) =>
        `Compared with the reference group, ${s.y} was higher in the presence of ${s.x} (${s.percent}%, p ${s.p}).`,
    ],
    down: [
      (s) =>
        `We found a significant decrease of ${s.percent}% in ${s.y} where ${s.x} had been adopted (p ${s.p}).`,
      (s) =>
        `Results show that lower levels of ${s.y} were observed with ${s.x} (standardised difference −${s.effect}, p ${s.p}).`,
      (s) =>
        `Compared with the reference group, ${s.y} was lower in the presence of ${s.x} (${s.percent}%, p ${s.p}).`,
      (s) => `The use of ${s.x} reduced ${s.y} by ${s.percent}% (p ${s.p}).`,
    ],
    none: [
      (s) => `We found no significant association between ${s.x} and ${s.y} (β = ${s.effect}, p = 0.41).`,
      (s) =>
        `There was no significant difference in ${s.y} between groups with and without ${s.x} (p = 0.27).`,
      (s) => `The effect of ${s.x} on ${s.y} was small and not statistically significant (p = 0.33).`,
    ],
  },
  second: [
    (s) => `Changes in ${s.y2} were in the same direction but smaller.`,
    (s) => `The pattern was clearer among participants with more than ${s.months} months of exposure.`,
    (s) => `No clear difference was seen for ${s.y2}.`,
    (s) => `Support from colleagues and local resources explained part of the variation in ${s.y2}.`,
    (s) => `Effects varied between the ${s.k} sites, with the largest in the poorest areas.`,
  ],
  limitation: [
    () => 'A limitation of this study is its reliance on self-reported measures.',
    (s) =>
      `The findings are limited by the short follow-up of ${s.months} months and by losses to follow-up.`,
    () => 'Because the design is observational, causal conclusions should be drawn with caution.',
    (s) => `The sample was restricted to ${s.pop} ${s.place}, which limits generalisation.`,
    () => 'Limitations include a convenience sample and the lack of a long-term assessment.',
  ],
  future: [
    (s) => `Future research should test ${s.x} in other regions and with longer follow-up.`,
    (s) => `Further studies are needed to clarify through which mechanisms ${s.x} may act on ${s.y2}.`,
    () => 'Future work will extend the data and publish the instruments for replication.',
    (s) => `More research is needed on the costs of ${s.x} and on groups that are rarely studied.`,
  ],
  conclusion: {
    up: [
      (s) => `We conclude that ${s.x} may contribute to increasing ${s.y} when implementation is supported.`,
      (s) => `These findings suggest paying more attention to ${s.x} wherever ${s.y} matters.`,
    ],
    down: [
      (s) => `We conclude that ${s.x} may contribute to lowering ${s.y} in comparable settings.`,
      (s) =>
        `These findings suggest that managers and policy makers should consider ${s.x} when ${s.y} is at stake.`,
    ],
    none: [
      (s) => `We conclude that the evidence does not support the claim of an effect of ${s.x} on ${s.y}.`,
      (s) => `These findings suggest caution before adopting ${s.x} for the sake of ${s.y}.`,
    ],
  },
  headings: { background: 'Background', methods: 'Methods', results: 'Results', conclusion: 'Conclusions' },
  retractionPrefix: 'RETRACTED: ',
  notice: (title) => `Retraction: ${title}`,
  noticeText:
    'The article named in the title has been retracted by the editors after concerns about the data.',
}
