import type { MethodologyRecommendation } from '@/lib/contracts/proposal'
import type { DesignId } from '@/lib/contracts/proposal-run'
import type { MethodWork } from './method-work-facts'
import type { SkillId } from './skill-table'

/** What is the same about a design in every language. */
export interface DesignFacts {
  readonly type: MethodologyRecommendation['methodology_type']
  /** People answer, speak or are measured: needs access to them, consent and an ethics committee. */
  readonly participants: boolean
  /** Usually done where the participants are; a person who works remotely would have to move it online. */
  readonly onSite: boolean
  readonly skills: readonly [SkillId, SkillId, ...SkillId[]]
  /** The one of them that its instrument, protocol or plan is made with. */
  readonly preparedWith: SkillId
  /** Works on the method itself; no sources of the project, but in its reference list. */
  readonly references: readonly [MethodWork, ...MethodWork[]]
}

/** Every design, in the order of the contract. */
export const designTable: Readonly<Record<DesignId, DesignFacts>> = {
  survey: {
    type: 'quantitative',
    participants: true,
    onSite: false,
    skills: ['statistics', 'questionnaires'],
    preparedWith: 'questionnaires',
    references: ['creswell2018', 'vonelm2007'],
  },
  experiment: {
    type: 'quantitative',
    participants: true,
    onSite: true,
    skills: ['experiments', 'statistics'],
    preparedWith: 'experiments',
    references: ['hopewell2025', 'cohen1988'],
  },
  'laboratory-experiment': {
    type: 'quantitative',
    participants: false,
    onSite: true,
    skills: ['experiments', 'statistics'],
    preparedWith: 'experiments',
    references: ['montgomery2017', 'cohen1988'],
  },
  'quasi-experiment': {
    type: 'quantitative',
    participants: true,
    onSite: true,
    skills: ['experiments', 'statistics'],
    preparedWith: 'experiments',
    references: ['shadish2002', 'cohen1988'],
  },
  'secondary-data': {
    type: 'quantitative',
    participants: false,
    onSite: false,
    skills: ['statistics', 'data-handling'],
    preparedWith: 'statistics',
    references: ['creswell2018', 'benchimol2015'],
  },
  simulation: {
    type: 'quantitative',
    participants: false,
    onSite: false,
    skills: ['modelling', 'programming', 'statistics'],
    preparedWith: 'modelling',
    references: ['grimm2010', 'law2015'],
  },
  benchmark: {
    type: 'quantitative',
    participants: false,
    onSite: false,
    skills: ['programming', 'data-handling', 'statistics'],
    preparedWith: 'data-handling',
    references: ['wohlin2012', 'demsar2006'],
  },
  'systematic-review': {
    type: 'qualitative',
    participants: false,
    onSite: false,
    skills: ['systematic-search', 'appraisal'],
    preparedWith: 'systematic-search',
    references: ['page2021'],
  },
  interviews: {
    type: 'qualitative',
    participants: true,
    onSite: false,
    skills: ['interviewing', 'qualitative-analysis'],
    preparedWith: 'interviewing',
    references: ['braun2006', 'tong2007'],
  },
  'case-study': {
    type: 'qualitative',
    participants: true,
    onSite: true,
    skills: ['interviewing', 'document-criticism', 'qualitative-analysis'],
    preparedWith: 'interviewing',
    references: ['yin2018'],
  },
  'document-analysis': {
    type: 'qualitative',
    participants: false,
    onSite: false,
    skills: ['document-criticism', 'qualitative-analysis'],
    preparedWith: 'document-criticism',
    references: ['bowen2009', 'bardin2011'],
  },
  'design-science': {
    type: 'mixed',
    participants: true,
    onSite: false,
    skills: ['design-building', 'evaluation'],
    preparedWith: 'design-building',
    references: ['hevner2004', 'peffers2007'],
  },
  'mixed-sequential': {
    type: 'mixed',
    participants: true,
    onSite: false,
    skills: ['questionnaires', 'statistics', 'interviewing', 'qualitative-analysis', 'integration'],
    preparedWith: 'questionnaires',
    references: ['creswell2018mixed', 'braun2006'],
  },
}
