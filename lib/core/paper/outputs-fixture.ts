/** For tests: an output of every agent that its contract takes, over the sources a, b and c, whose abstract is the quotation. */
const quotation = (key: string) => ({ key, quote: 'Remote work lowered burnout among nurses' })
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const short = (found: number, wanted: number) => ({
  found,
  wanted,
  among: 3,
  query: 'remote work AND burnout',
})
const passage = { chapter: 1, text: 'Remote work lowered burnout.' }
const counted = { count: 1, total: 3, unknown: 1, keys: ['a'] }

const writers = [
  'introduction-writer',
  'literature-review-writer',
  'methodology-writer',
  'results-writer',
  'discussion-writer',
  'conclusion-writer',
] as const

const chapter = (number: number) => ({
  number,
  title: `Chapter ${number}`,
  sections: [
    { heading: 'Section', paragraphs: ['Remote work lowered burnout among nurses [@a]. '.repeat(60)] },
  ],
  answers: [],
})

const validities = ['statistical-conclusion', 'internal', 'construct', 'external']
const biases = [
  'selection',
  'publication',
  'language',
  'place',
  'time',
  'self-report',
  'measurement',
  'funding',
]
const reproduced = [
  'search-strings',
  'search-dates',
  'criteria',
  'screening',
  'extraction-form',
  'data',
  'instrument',
  'code',
  'analysis-decisions',
  'deviations',
]

export const validOutputs: Readonly<Record<string, object>> = {
  'step-back-analyzer': {
    questionClass: 'effect',
    principles: {
      items: times(5, (at) => ({
        statement: `Compare group ${at}.`,
        prevents: 'None.',
        test: 'A group.',
        keys: ['a'],
      })),
      shortfall: null,
    },
  },
  'self-ask-decomposer': {
    questions: times(15, (at) => ({
      id: `q${at}`,
      text: `What is known of aspect ${at}?`,
      layer: 'evidence',
      essential: at < 6,
      dependsOn: at === 0 ? [] : ['q0'],
      answeredBy: ['a'],
    })),
  },
  'construct-definer': {
    constructs: [
      {
        id: 'c1',
        name: 'burnout',
        otherNames: [],
        role: 'acted-on',
        definition: { by: 'source', quotation: quotation('a') },
        measuredAs: [],
        namedBy: ['a', 'b'],
      },
    ],
  },
  'ambiguity-clarifier': { lookedAt: 3, terms: [] },
  'research-planner': {
    steps: times(3, (at) => ({
      id: `#E${at + 1}`,
      action: 'search',
      input: 'remote work',
      needs: at === 0 ? [] : ['#E1'],
      answers: ['q0'],
      ifItFails: 'Broaden.',
    })),
  },
  'dissertation-architect': {
    locked: true,
    kind: 'review',
    chapters: writers.map((writer, at) => ({
      number: at + 1,
      title: `Chapter ${at + 1}`,
      writer,
      wordTarget: 400,
      citationTarget: 1,
      questions: [`q${at}`],
      sections: ['Section'],
    })),
  },
  'literature-mapper': {
    queries: [{ question: 'q0', database: null, query: 'remote work', hits: null }],
    groups: [{ name: 'nurses', keys: ['a', 'b'] }],
    ungrouped: ['c'],
    years: { first: 2020, last: 2024 },
    languages: [{ language: 'en', count: 3 }],
    empty: [],
  },
  'citation-extractor': {
    statements: [{ ...quotation('a'), role: 'result' }],
    claims: [{ statement: 'Burnout fell.', keys: ['a', 'b'], shortfall: short(2, 15) }],
    silent: [],
  },
  'methodology-scanner': {
    studies: [
      { key: 'a', design: null, toldBy: null, sampleSize: null, sampleToldBy: null, longitudinal: false },
    ],
    designs: [],
  },
  'systematic-reviewer': {
    criteria: [{ about: 'years', criterion: 'From 2015.', reason: 'Broadband.' }],
    flow: {
      identified: null,
      duplicates: null,
      screened: null,
      excludedAtScreening: [],
      assessed: null,
      excludedAtAssessment: [],
      included: 3,
    },
    readers: 1,
    included: ['a', 'b', 'c'],
  },
  'source-tier-classifier': {
    tiers: ['a', 'b', 'c'].map((key) => ({ key, tier: 1, because: 'Its journal.' })),
    retracted: [],
    belowRule: null,
  },
  'quality-assessor': { studies: [], notAppraised: [{ key: 'a', reason: 'No design is named.' }] },
  'context-tier-manager': {
    hot: [{ key: 'a', serves: ['q0'], reason: 'Essential.' }],
    warm: [{ key: 'b', serves: [], reason: 'One chapter.' }],
    cold: [{ key: 'c', serves: [], reason: 'Counts.' }],
    hotTokensMax: 4_000,
  },
  'theoretical-framework-analyst': {
    frameworks: [],
    atheoretical: counted,
    recommendation: { choice: 'none', reason: 'No source names a theory.' },
  },
  'gap-hunter': {
    gaps: {
      items: [
        {
          id: 'g1',
          kind: 'place',
          statement: 'Nobody looked at Portugal.',
          quotation: null,
          around: ['a'],
          inside: [],
          query: 'remote work AND Portugal',
        },
      ],
      shortfall: short(1, 10),
    },
  },
  'contradiction-analyzer': { contradictions: { items: [], shortfall: short(0, 10) } },
  'bias-detector': {
    biases: {
      items: biases.map((type) => ({
        type,
        verdict: 'found',
        sign: 'One language.',
        counted,
        effect: 'unclear',
        answer: 'Said.',
      })),
      shortfall: null,
    },
  },
  'risk-analyst': {
    modes: times(15, (at) => ({
      step: 'search',
      mode: `Mode ${at}.`,
      effect: 'Delay.',
      cause: 'Access.',
      control: 'None.',
      severity: 5,
      occurrence: 5,
      detection: 5,
      action: 'Ask.',
      earlySign: 'Silence.',
    })),
  },
  'ethics-reviewer': {
    participation: 'none',
    items: ['fair-reporting', 'licences', 'interests'].map((topic) => ({
      topic,
      standing: 'planned',
      text: 'Yes.',
    })),
    approval: 'not-needed',
  },
  'validity-guardian': {
    reading: 'quantitative',
    types: validities.map((type) => ({
      type,
      threats: [{ threat: 'History', isLive: true, seenIn: ['a'], guard: 'Compare.', remains: 'Little.' }],
    })),
  },
  'evidence-synthesizer': {
    answers: [
      {
        question: 'q0',
        form: 'narrative',
        reason: 'No effects.',
        directions: { increased: [], decreased: ['a'], noDifference: [], notStated: ['b'] },
        effects: [],
        text: ['Remote work lowered burnout among nurses [@a].'],
        certainty: { level: 'low', stepsDown: ['Few.'] },
      },
    ],
  },
  'pattern-analyst': { patterns: { items: [], shortfall: short(0, 10) } },
  'thematic-synthesizer': {
    themes: [
      {
        id: 't1',
        statement: 'Strain moves.',
        keys: ['a', 'b'],
        quotation: quotation('a'),
        tension: null,
        border: 'Work.',
      },
    ],
    outside: ['c'],
  },
  'theory-builder': {
    propositions: [
      {
        id: 'p1',
        under: 'At home.',
        statement: 'Less burnout.',
        because: 'Rest.',
        origin: 'conjecture',
        supportedBy: [],
        against: [],
        refutedBy: 'More burnout.',
      },
    ],
    boundaries: ['Nurses.'],
  },
  'hypothesis-generator': {
    tests: false,
    hypotheses: [],
    expectations: ['Strain is told of.'],
    untestable: [],
  },
  'model-architect': {
    kind: 'path',
    nodes: ['n1', 'n2'].map((id) => ({ id, label: id, kind: 'observed', indicators: [] })),
    edges: [{ from: 'n1', to: 'n2', sign: 'negative', kind: 'association', hypothesis: null, keys: ['a'] }],
    reading: 'From left.',
  },
  'opportunity-identifier': {
    opportunities: [
      {
        from: ['g1'],
        statement: 'Portugal.',
        impact: 3,
        feasibility: 4,
        design: 'survey',
        firstStep: 'Ask.',
        query: 'Portugal',
        ofThisPaper: false,
      },
    ],
  },
  'method-designer': {
    design: 'systematic review',
    guideline: 'PRISMA',
    because: 'It is a review.',
    alternatives: [{ design: 'survey', lostBecause: 'No access.' }],
    setting: 'Literature.',
    material: 'Sources.',
    procedure: ['Search.', 'Screen.'],
    variables: [],
    biasMet: ['Two languages.'],
    conditions: [],
  },
  'analysis-planner': {
    analyses: [
      {
        serves: 'q0',
        kind: 'synthesis',
        procedure: 'Narrative synthesis',
        assumptions: [],
        effectSize: null,
      },
    ],
    alpha: null,
    correction: null,
    missing: 'Named.',
    program: 'R',
  },
  'sampling-strategist': {
    population: 'Studies.',
    frame: 'Databases.',
    frameMisses: 'Grey literature.',
    unit: 'study',
    kind: 'complete',
    basis: { by: 'criteria', criteria: ['From 2015.'] },
    response01: null,
    invited: null,
  },
  'instrument-developer': {
    instruments: [
      {
        construct: 'burnout',
        kind: 'extraction-form',
        origin: { by: 'own' },
        items: ['Key.', 'Design.', 'Result.'],
        scale: null,
        reliability: 'Two readers.',
        pilot: 'Five studies.',
      },
    ],
  },
  ...Object.fromEntries(writers.map((writer, at) => [writer, { chapters: [chapter(at + 1)] }])),
  'abstract-writer': {
    background: 'Nurses.',
    aim: 'To review.',
    method: 'Review.',
    results: 'Lower.',
    conclusion: 'Perhaps.',
    keywords: ['remote work', 'burnout', 'nurses'],
  },
  'apa-citation-specialist': { listed: ['a'], faults: [] },
  'adversarial-reviewer': { objections: [], withstood: [{ passage, attack: 'Reverse cause.' }] },
  'confidence-quantifier': {
    claims: [{ passage, design: 'observational', steps: [], saysMoreThanItMay: false }],
  },
  'citation-validator': { checked: 6, faults: [] },
  'reproducibility-checker': {
    items: reproduced.map((item) => ({ item, standing: 'not-applicable', place: null, remedy: null })),
    repeated: [],
  },
  'consistency-validator': { findings: [], compared: 15 },
  'chapter-synthesizer': { seams: [{ from: 1, to: 2, text: null }], moves: [] },
  'file-length-manager': {
    chapters: writers.map((_, at) => ({
      number: at + 1,
      target: 400,
      words: 360,
      cuts: [],
      missing: [],
      proposedTarget: null,
    })),
  },
}
