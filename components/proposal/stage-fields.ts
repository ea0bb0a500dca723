import { methodologyTypes } from '@/lib/contracts/proposal'
import { designIds } from '@/lib/contracts/proposal-run'
import type { RewrittenStage } from '@/lib/contracts/proposal-stages'

/** How a field of a contract is written by hand. `at` is its name in the contract, and the name of its label. */
export type FieldSpec =
  | { readonly kind: 'line' | 'text'; readonly at: string; readonly max: number; readonly rows?: number }
  /** One short item a line. */
  | { readonly kind: 'lines'; readonly at: string }
  /** Longer items, each in a field of its own. */
  | { readonly kind: 'entries'; readonly at: string; readonly countMax: number; readonly max: number }
  | { readonly kind: 'number'; readonly at: string; readonly max: number }
  | { readonly kind: 'choice'; readonly at: string; readonly options: readonly string[] }
  /** Which specific objectives, by their numbers. */
  | { readonly kind: 'objectives'; readonly at: string }
  | { readonly kind: 'group'; readonly at: string; readonly fields: readonly FieldSpec[] }
  | {
      readonly kind: 'items'
      readonly at: string
      readonly fields: readonly FieldSpec[]
      readonly countMax: number
      /** What a new item begins with; null where none can be added or taken away. */
      readonly blank: unknown
      /** The field that names an item, read but not written here. */
      readonly titledBy?: string
      readonly folded?: true
    }

const line = (at: string, max: number): FieldSpec => ({ kind: 'line', at, max })
const text = (at: string, max: number, rows: number): FieldSpec => ({ kind: 'text', at, max, rows })
const lines = (at: string): FieldSpec => ({ kind: 'lines', at })
const type: FieldSpec = { kind: 'choice', at: 'methodology_type', options: methodologyTypes }
/** What of each stage is written by hand; what code computes (the sample, dates and durations) is not among it. */
export const stageFields: Readonly<Record<RewrittenStage, readonly FieldSpec[]>> = {
  problem: [
    {
      kind: 'group',
      at: 'definition',
      fields: [
        text('problem_statement', 8_000, 14),
        text('main_research_question', 1_000, 2),
        { kind: 'entries', at: 'secondary_questions', countMax: 4, max: 1_000 },
        lines('key_variables'),
        {
          kind: 'items',
          at: 'preliminary_literature',
          titledBy: 'title',
          fields: [text('relevance_note', 1_000, 2)],
          countMax: 15,
          blank: null,
          folded: true,
        },
      ],
    },
  ],
  objectives: [
    {
      kind: 'group',
      at: 'objectives',
      fields: [
        text('general_objective', 1_000, 3),
        { kind: 'entries', at: 'specific_objectives', countMax: 5, max: 1_000 },
      ],
    },
    {
      kind: 'items',
      at: 'coverage',
      titledBy: 'question',
      fields: [{ kind: 'objectives', at: 'objectives' }],
      countMax: 5,
      blank: null,
    },
    {
      kind: 'group',
      at: 'objectives',
      fields: [
        {
          kind: 'group',
          at: 'alignment_check',
          fields: [
            text('coverage_analysis', 4_000, 4),
            { kind: 'choice', at: 'coherence_score', options: ['High', 'Medium', 'Low'] },
          ],
        },
        {
          kind: 'group',
          at: 'feasibility_notes',
          fields: [text('timeline_assessment', 2_000, 3), lines('skills_required'), lines('risk_factors')],
        },
      ],
    },
  ],
  methodology: [
    { kind: 'choice', at: 'design', options: designIds },
    {
      kind: 'group',
      at: 'recommendation',
      fields: [
        line('recommended_methodology', 300),
        type,
        text('justification', 6_000, 10),
        lines('required_skills'),
        {
          kind: 'items',
          at: 'alternative_methodologies',
          fields: [line('methodology', 300), type, lines('pros'), lines('cons')],
          countMax: 4,
          blank: { methodology: '', methodology_type: 'mixed', pros: [], cons: [] },
          folded: true,
        },
      ],
    },
    {
      kind: 'items',
      at: 'methods',
      fields: [line('method', 300), { kind: 'objectives', at: 'objectives' }],
      countMax: 12,
      blank: { method: '', objectives: [] },
    },
  ],
  'data-collection': [
    {
      kind: 'group',
      at: 'plan',
      fields: [
        lines('collection_techniques'),
        lines('data_sources'),
        {
          kind: 'items',
          at: 'recommended_tools',
          fields: [
            line('name', 100),
            line('type', 100),
            line('accessibility', 200),
            line('learning_curve', 200),
          ],
          countMax: 10,
          blank: { name: '', type: '', accessibility: '', learning_curve: '' },
          folded: true,
        },
        text('estimated_sample_size', 500, 3),
        lines('resource_requirements'),
      ],
    },
    {
      kind: 'items',
      at: 'tasks',
      titledBy: 'title',
      fields: [
        { kind: 'number', at: 'hours', max: 10_000 },
        { kind: 'number', at: 'waitDays', max: 1_000 },
        line('basis', 300),
      ],
      countMax: 60,
      blank: null,
      folded: true,
    },
  ],
}
