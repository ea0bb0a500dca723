import type { MethodologyRecommendation } from '@/lib/contracts/proposal'
import type { DesignId } from '@/lib/contracts/proposal-run'
import type { SkillId } from './skill-table'

/** What is the same about a design in every language. */
export interface DesignFacts {
  readonly type: MethodologyRecommendation['methodology_type']
  /** People answer, speak or are measured: needs access to them, consent and an ethics committee. */
  readonly participants: boolean
  /** Usually done where the participants are; a person who works remotely would have to move it online. */
  readonly onSite: boolean
  readonly skills: readonly [SkillId, SkillId, ...SkillId[]]
  /** Works on the method itself, as plain text; no sources of the project and never cited as such. */
  readonly references: readonly [string, ...string[]]
}

const creswell =
  'Creswell, J. W.; Creswell, J. D. Research Design: Qualitative, Quantitative, and Mixed Methods Approaches. 5th ed. SAGE, 2018. ISBN 978-1-5063-8670-6'
const cohen =
  'Cohen, J. Statistical Power Analysis for the Behavioral Sciences. 2nd ed. Lawrence Erlbaum, 1988. ISBN 978-0-8058-0283-2'
const braunClarke =
  'Braun, V.; Clarke, V. Using thematic analysis in psychology. Qualitative Research in Psychology, 2006. DOI 10.1191/1478088706qp063oa'

/** Every design, in the order of the contract. */
export const designTable: Readonly<Record<DesignId, DesignFacts>> = {
  survey: {
    type: 'quantitative',
    participants: true,
    onSite: false,
    skills: ['statistics', 'questionnaires'],
    references: [
      creswell,
      'von Elm, E. et al. The STROBE statement: guidelines for reporting observational studies. The Lancet, 2007. DOI 10.1016/S0140-6736(07)61602-X',
    ],
  },
  experiment: {
    type: 'quantitative',
    participants: true,
    onSite: true,
    skills: ['experiments', 'statistics'],
    references: [
      'Hopewell, S. et al. CONSORT 2025 statement: updated guideline for reporting randomised trials. BMJ, 2025. DOI 10.1136/bmj-2024-081123',
      cohen,
    ],
  },
  'laboratory-experiment': {
    type: 'quantitative',
    participants: false,
    onSite: true,
    skills: ['experiments', 'statistics'],
    references: [
      'Montgomery, D. C. Design and Analysis of Experiments. 9th ed. Wiley, 2017. ISBN 978-1-119-11347-8',
      cohen,
    ],
  },
  'quasi-experiment': {
    type: 'quantitative',
    participants: true,
    onSite: true,
    skills: ['experiments', 'statistics'],
    references: [
      'Shadish, W. R.; Cook, T. D.; Campbell, D. T. Experimental and Quasi-Experimental Designs for Generalized Causal Inference. Houghton Mifflin, 2002. ISBN 978-0-395-61556-0',
      cohen,
    ],
  },
  'secondary-data': {
    type: 'quantitative',
    participants: false,
    onSite: false,
    skills: ['statistics', 'data-handling'],
    references: [
      creswell,
      'Benchimol, E. I. et al. The RECORD statement (studies with routinely collected data). PLOS Medicine, 2015. DOI 10.1371/journal.pmed.1001885',
    ],
  },
  simulation: {
    type: 'quantitative',
    participants: false,
    onSite: false,
    skills: ['modelling', 'programming', 'statistics'],
    references: [
      'Grimm, V. et al. The ODD protocol: a review and first update. Ecological Modelling, 2010. DOI 10.1016/j.ecolmodel.2010.08.019',
      'Law, A. M. Simulation Modeling and Analysis. 5th ed. McGraw-Hill, 2015. ISBN 978-0-07-340132-4',
    ],
  },
  'systematic-review': {
    type: 'qualitative',
    participants: false,
    onSite: false,
    skills: ['systematic-search', 'appraisal'],
    references: [
      'Page, M. J. et al. The PRISMA 2020 statement: an updated guideline for reporting systematic reviews. BMJ, 2021. DOI 10.1136/bmj.n71',
    ],
  },
  interviews: {
    type: 'qualitative',
    participants: true,
    onSite: false,
    skills: ['interviewing', 'qualitative-analysis'],
    references: [
      braunClarke,
      'Tong, A.; Sainsbury, P.; Craig, J. Consolidated criteria for reporting qualitative research (COREQ). International Journal for Quality in Health Care, 2007. DOI 10.1093/intqhc/mzm042',
    ],
  },
  'case-study': {
    type: 'qualitative',
    participants: true,
    onSite: true,
    skills: ['interviewing', 'document-criticism', 'qualitative-analysis'],
    references: [
      'Yin, R. K. Case Study Research and Applications: Design and Methods. 6th ed. SAGE, 2018. ISBN 978-1-5063-3616-9',
    ],
  },
  'document-analysis': {
    type: 'qualitative',
    participants: false,
    onSite: false,
    skills: ['document-criticism', 'qualitative-analysis'],
    references: [
      'Bowen, G. A. Document analysis as a qualitative research method. Qualitative Research Journal, 2009. DOI 10.3316/QRJ0902027',
      'Bardin, L. Análise de conteúdo. Edições 70, 2011. ISBN 978-85-62938-04-7',
    ],
  },
  'design-science': {
    type: 'mixed',
    participants: true,
    onSite: false,
    skills: ['design-building', 'evaluation'],
    references: [
      'Hevner, A. R. et al. Design science in information systems research. MIS Quarterly, 2004. DOI 10.2307/25148625',
      'Peffers, K. et al. A design science research methodology for information systems research. Journal of Management Information Systems, 2007. DOI 10.2753/MIS0742-1222240302',
    ],
  },
  'mixed-sequential': {
    type: 'mixed',
    participants: true,
    onSite: false,
    skills: ['questionnaires', 'statistics', 'interviewing', 'qualitative-analysis', 'integration'],
    references: [
      'Creswell, J. W.; Plano Clark, V. L. Designing and Conducting Mixed Methods Research. 3rd ed. SAGE, 2018. ISBN 978-1-4833-4437-9',
      braunClarke,
    ],
  },
}
