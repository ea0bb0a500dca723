/**
 * The agents that write a paper, declared once. Order, file, next, previous, position and counts are derived from this table.
 *
 * Terminology
 *   domain    a drawer of the session's memory: what an agent stores there, later agents read
 *   reads     domains whose entries stand in the agent's prompt; `writes`, those that its output is stored in
 *   support   outside the sequence: called by others, next and previous of nobody
 */
interface AgentEntry {
  readonly key: string
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  /** Runs only where the locked structure has a chapter for it. */
  readonly writesChapter?: true
  readonly support?: true
}

interface PhaseEntry {
  readonly key: string
  readonly agents: readonly AgentEntry[]
}

export const paperPhases = [
  {
    key: 'foundation',
    agents: [
      { key: 'step-back-analyzer', reads: [], writes: ['principles'] },
      { key: 'self-ask-decomposer', reads: ['principles'], writes: ['questions'] },
      { key: 'construct-definer', reads: ['principles', 'questions'], writes: ['constructs'] },
      { key: 'ambiguity-clarifier', reads: ['questions', 'constructs'], writes: ['terminology'] },
      { key: 'research-planner', reads: ['questions', 'constructs', 'terminology'], writes: ['plan'] },
      { key: 'dissertation-architect', reads: ['questions', 'plan'], writes: ['structure'] },
    ],
  },
  {
    key: 'discovery',
    agents: [
      { key: 'literature-mapper', reads: ['questions', 'constructs', 'plan'], writes: ['literature-map'] },
      { key: 'citation-extractor', reads: ['literature-map', 'questions'], writes: ['citations'] },
      { key: 'methodology-scanner', reads: ['literature-map'], writes: ['methods-found'] },
      { key: 'systematic-reviewer', reads: ['literature-map', 'plan'], writes: ['prisma'] },
      { key: 'source-tier-classifier', reads: ['literature-map', 'citations'], writes: ['tiers'] },
      { key: 'quality-assessor', reads: ['methods-found', 'tiers'], writes: ['appraisal'] },
      { key: 'context-tier-manager', reads: ['tiers', 'appraisal', 'questions'], writes: ['context'] },
    ],
  },
  {
    key: 'analysis',
    agents: [
      { key: 'theoretical-framework-analyst', reads: ['constructs', 'context'], writes: ['frameworks'] },
      { key: 'gap-hunter', reads: ['literature-map', 'methods-found', 'frameworks'], writes: ['gaps'] },
      { key: 'contradiction-analyzer', reads: ['citations', 'appraisal'], writes: ['contradictions'] },
      { key: 'bias-detector', reads: ['prisma', 'appraisal', 'methods-found'], writes: ['biases'] },
      { key: 'risk-analyst', reads: ['plan', 'biases', 'gaps'], writes: ['risks'] },
      { key: 'ethics-reviewer', reads: ['structure', 'risks'], writes: ['ethics'] },
      { key: 'validity-guardian', reads: ['biases', 'risks', 'methods-found'], writes: ['validity'] },
    ],
  },
  {
    key: 'synthesis',
    agents: [
      {
        key: 'evidence-synthesizer',
        reads: ['citations', 'appraisal', 'contradictions'],
        writes: ['synthesis'],
      },
      { key: 'pattern-analyst', reads: ['synthesis', 'methods-found'], writes: ['patterns'] },
      { key: 'thematic-synthesizer', reads: ['synthesis', 'patterns'], writes: ['themes'] },
      { key: 'theory-builder', reads: ['frameworks', 'themes', 'patterns'], writes: ['theory'] },
      { key: 'hypothesis-generator', reads: ['theory', 'gaps'], writes: ['hypotheses'] },
      { key: 'model-architect', reads: ['theory', 'hypotheses'], writes: ['model'] },
      {
        key: 'opportunity-identifier',
        reads: ['gaps', 'contradictions', 'hypotheses'],
        writes: ['opportunities'],
      },
    ],
  },
  {
    key: 'design',
    agents: [
      { key: 'method-designer', reads: ['hypotheses', 'model', 'ethics', 'validity'], writes: ['method'] },
      { key: 'analysis-planner', reads: ['hypotheses', 'method'], writes: ['analysis-plan'] },
      { key: 'sampling-strategist', reads: ['method', 'analysis-plan'], writes: ['sampling'] },
      { key: 'instrument-developer', reads: ['constructs', 'method', 'sampling'], writes: ['instruments'] },
    ],
  },
  {
    key: 'writing',
    agents: [
      {
        key: 'introduction-writer',
        reads: ['structure', 'principles', 'questions', 'gaps'],
        writes: ['chapters'],
        writesChapter: true,
      },
      {
        key: 'literature-review-writer',
        reads: ['structure', 'themes', 'synthesis', 'contradictions', 'frameworks'],
        writes: ['chapters'],
        writesChapter: true,
      },
      {
        key: 'methodology-writer',
        reads: ['structure', 'method', 'analysis-plan', 'sampling', 'instruments', 'prisma'],
        writes: ['chapters'],
        writesChapter: true,
      },
      {
        key: 'results-writer',
        reads: ['structure', 'synthesis', 'themes', 'analysis-plan'],
        writes: ['chapters'],
        writesChapter: true,
      },
      {
        key: 'discussion-writer',
        reads: ['structure', 'synthesis', 'contradictions', 'validity', 'theory', 'analysis-plan'],
        writes: ['chapters'],
        writesChapter: true,
      },
      {
        key: 'conclusion-writer',
        reads: ['structure', 'chapters', 'opportunities'],
        writes: ['chapters'],
        writesChapter: true,
      },
      {
        key: 'abstract-writer',
        reads: ['structure', 'chapters'],
        writes: ['abstract'],
        writesChapter: true,
      },
      {
        key: 'apa-citation-specialist',
        reads: ['citations', 'chapters'],
        writes: ['references'],
        support: true,
      },
    ],
  },
  {
    key: 'quality',
    agents: [
      {
        key: 'adversarial-reviewer',
        reads: ['chapters', 'abstract', 'biases', 'validity'],
        writes: ['objections'],
      },
      { key: 'confidence-quantifier', reads: ['chapters', 'synthesis', 'appraisal'], writes: ['confidence'] },
      { key: 'citation-validator', reads: ['chapters', 'citations'], writes: ['citation-check'] },
      {
        key: 'reproducibility-checker',
        reads: ['chapters', 'prisma', 'analysis-plan'],
        writes: ['reproducibility'],
      },
      {
        key: 'consistency-validator',
        reads: ['chapters', 'abstract', 'terminology'],
        writes: ['consistency'],
      },
      { key: 'chapter-synthesizer', reads: ['chapters', 'consistency'], writes: ['transitions'] },
      { key: 'file-length-manager', reads: ['structure', 'chapters'], writes: ['lengths'] },
    ],
  },
] as const satisfies readonly PhaseEntry[]

export type PaperAgentKey = (typeof paperPhases)[number]['agents'][number]['key']

/** Where the prompts lie, one file for each agent. */
export const PAPER_PROMPT_FOLDER = 'lib/pipelines/paper/prompts'

/** The agents of the table in its order, each with the number of its phase, from 1. */
export const paperAgentEntries: readonly (AgentEntry & {
  readonly key: PaperAgentKey
  readonly phase: number
})[] = paperPhases.flatMap(({ agents }, at) => agents.map((agent) => ({ ...agent, phase: at + 1 })))

/** The keys of the agents in the sequence, in their order; support is not among them. */
export const sequentialAgents: readonly PaperAgentKey[] = paperAgentEntries.flatMap(({ key, support }) =>
  support ? [] : [key],
)

/** The agents that write a chapter of the locked structure, in the order of the table. */
export const chapterWriters: readonly PaperAgentKey[] = paperAgentEntries.flatMap(({ key, writesChapter }) =>
  writesChapter ? [key] : [],
)
