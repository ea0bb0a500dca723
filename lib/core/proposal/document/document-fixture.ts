import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import { makeWork } from '@/lib/core/records/make-work'
import type { ProposalDocument } from './writing'

/** A source of the tests; every work in here is invented. */
export function proposalSource(key: string, family: string, year: number, title: string): ProposalSource {
  return {
    key,
    sourceId: key,
    chosen: true,
    work: {
      ...makeWork({
        source: { db: 'crossref', id: key },
        title,
        authors: [{ family, given: 'Ana' }],
        year,
        venue: 'Journal of Rest',
        doi: `10.5555/${key}`,
        type: 'article',
      }),
      // The readers of records take markup out; what has any was made elsewhere.
      title,
    },
    relevancy: 80,
    quality: 70,
    summary: '',
    retractionCheck: 'clean',
    url: `https://doi.org/10.5555/${key}`,
    urlState: 'open',
    accessedAt: '2026-11-20T10:00:00.000Z',
  }
}

const sources = [
  proposalSource('silva', 'Silva', 2020, 'Rest at work'),
  proposalSource('souza', 'Souza', 2021, 'Sleep <script>alert(1)</script> & <i>shift</i> work'),
  proposalSource('lima', 'Lima', 2019, 'Nurses at night'),
]

/** A proposal in which every part has something to show; two citations have no source. */
export function proposalDocument(style: CitationStyle, name: 'abnt' | 'apa' = 'apa'): ProposalDocument {
  return {
    style,
    date: '2026-03-02',
    brief: {
      profile: {
        academic_program: 'Master',
        field_of_study: 'Nursing',
        research_area: 'Occupational health',
        weekly_hours: 15,
        total_timeline: { value: 12, unit: 'months' },
        existing_skills: ['Statistics'],
        missing_skills: [],
        constraints: [],
        additional_context: null,
      },
      topic: 'Rest of night nurses',
      question: '',
      title: '',
      author: 'Rita Prado',
      institution: 'Sandbox University',
      advisor: 'C. Nunes',
      city: 'Recife',
      startDate: '2026-03-02',
      defenceDate: '2027-03-01',
      citationStyle: name,
      printedContext: [],
      study: unsaidSetting,
      holidays: null,
      locale: 'en',
    },
    literature: { queries: ['rest'], sources, counts: null },
    problem: {
      definition: {
        problem_statement:
          'Night work wears nurses out. It shortens sleep [@silva; @souza].\n\nOne survey [@lima] shows little of breaks [@nobody]. What breaks do is not known.',
        main_research_question: 'Do breaks help night nurses?',
        secondary_questions: ['How long must breaks be?', 'Who takes them [@gone; @silva]?'],
        key_variables: ['breaks', 'sleep'],
        preliminary_literature: [
          {
            title: sources[1]?.work.title ?? '',
            url: 'https://doi.org/10.5555/souza',
            relevance_note: 'It measures sleep.',
            source: 'doi.org',
          },
        ],
        refinement_history: [],
      },
      variables: [
        { name: 'breaks', role: 'predictor' },
        { name: 'sleep', role: 'outcome' },
      ],
      literatureKeys: ['souza'],
    },
    objectives: {
      objectives: {
        general_objective: 'To analyse what breaks do.',
        specific_objectives: ['Measure breaks.', 'Compare sleep.', 'Ask nurses.'],
        feasibility_notes: {
          timeline_assessment: 'It fits.',
          skills_required: [],
          risk_factors: ['Few answers.'],
        },
        alignment_check: { coverage_analysis: 'All but one are answered.', coherence_score: 'Medium' },
      },
      coverage: [
        { question: 'Do breaks help night nurses?', objectives: [0, 1] },
        { question: 'How long must breaks be?', objectives: [] },
      ],
      phases: [],
    },
    methodology: {
      recommendation: {
        recommended_methodology: 'Cross-sectional survey',
        methodology_type: 'quantitative',
        justification: 'A survey reaches many [@lima].',
        required_skills: ['Statistics'],
        timeline_fit: {
          is_feasible: true,
          estimated_duration: '8 months',
          key_phases: [{ phase: 'Pilot', duration: '1 month', activities: ['Ask ten.'] }],
        },
        alternative_methodologies: [
          {
            methodology: 'Interviews',
            methodology_type: 'qualitative',
            pros: ['Depth.'],
            cons: ['Few cases.'],
          },
        ],
      },
      hypotheses: ['Breaks and sleep are associated; the null hypothesis is that they are not.'],
      design: 'survey',
      methods: [{ method: 'Questionnaire', objectives: [0, 2] }],
      keys: ['lima'],
    },
    dataCollection: {
      plan: {
        collection_techniques: ['Online questionnaire'],
        recommended_tools: [
          { name: 'LimeSurvey', type: 'Survey', accessibility: 'Free', learning_curve: 'Short' },
        ],
        data_sources: ['Hospital staff'],
        estimated_sample_size: '385 nurses',
        timeline_breakdown: {
          preparation: { duration: '1 month', activities: ['Ethics.'] },
          collection: { duration: '2 months', activities: ['Invite.'] },
          quality_check: { duration: '2 weeks', activities: ['Clean.'] },
          total_duration: '4 months',
        },
        resource_requirements: ['Licence'],
      },
      sample: {
        method: 'proportion',
        n: 385,
        range: null,
        invited: 1100,
        inputs: [{ symbol: 'e', meaning: 'margin of error', value: 0.05 }],
        formula: 'n = z²·p·(1−p)/e²',
        source: 'Cochran, Sampling Techniques, 1977',
      },
      tasks: [],
    },
    ledger: {
      start: '2026-03-02',
      defence: '2027-03-01',
      weeks: 52,
      weeklyHours: 15,
      pacedHours: null,
      availableHours: 780,
      neededHours: 600,
      slackHours: 180,
      latestStart: '2026-05-01',
      plannedFrom: 'start',
      tasks: [
        {
          id: 'read',
          phase: 'foundation',
          title: 'Read',
          hours: 600,
          waitDays: 0,
          after: [],
          hoursPerCase: 0,
          basis: 'assumed',
          relief: 'none',
          start: '2026-03-02',
          end: '2026-12-22',
          latestEnd: '2027-02-20',
          earliestStart: '2026-03-02',
          earliestEnd: '2026-12-22',
          slackDays: 60,
        },
      ],
      levers: [],
    },
    quality: {
      validation: {
        validation_passed: false,
        coherence_score: 0.62,
        feasibility_score: 0.9,
        overall_quality_score: 76,
        issues_identified: [
          {
            severity: 'critical',
            component: 'research_objectives',
            description: 'One question has no objective.',
            impact: 'It stays unanswered.',
          },
        ],
        recommendations: ['Add an objective.'],
        requires_refinement: true,
        refinement_targets: ['research_objectives'],
      },
      checks: [
        {
          id: 'questions-answered',
          score: 'coherence',
          passed: false,
          share01: 0.5,
          weight: 1,
          detail: '1 of 2.',
        },
      ],
    },
    referenceChecks: {
      verdicts: [
        {
          key: 'silva',
          verdict: 'verified',
          statements: [],
          differences: [],
          noticeDoi: null,
          checkedAt: '2026-03-02T10:00:00Z',
        },
        {
          key: 'souza',
          verdict: 'retracted',
          statements: [],
          differences: [],
          noticeDoi: '10.5555/notice',
          checkedAt: '2026-03-02T10:00:00Z',
        },
        {
          key: 'lima',
          verdict: 'described-wrongly',
          statements: [],
          differences: [{ field: 'year', ours: '2019', theirs: '2018', via: 'crossref' }],
          noticeDoi: null,
          checkedAt: '2026-03-02T10:00:00Z',
        },
      ],
    },
    decisions: [],
    writtenBy: { problem: 'built-in', objectives: 'acme/writer-1' },
    transitions: [
      { from_state: 'INITIALIZED', to_state: 'INTERVIEW', timestamp: '2026-03-02T10:11:12.000Z' },
    ],
    aiUse: [],
    counts: { found: 120, duplicates: 20, filtered: 10, heldBack: 30, excluded: 5, chosen: 12 },
  }
}
