/** The angles from which a text can be put under pressure. */
export const methodCategories = [
  'collaboration',
  'advanced',
  'competitive',
  'technical',
  'creative',
  'research',
  'risk',
  'core',
  'learning',
  'philosophical',
  'retrospective',
] as const
export type MethodCategory = (typeof methodCategories)[number]

/** Every method of Advanced Elicitation with its category, in menu order. */
export const methodTable = {
  'expert-panel': 'collaboration',
  'stakeholder-round': 'collaboration',
  'opposing-readers': 'collaboration',
  'field-partner': 'collaboration',
  'advisor-minute': 'collaboration',
  'self-consistency': 'advanced',
  'branching-paths': 'advanced',
  'argument-map': 'advanced',
  'rival-explanations': 'advanced',
  'red-vs-blue': 'competitive',
  'funding-panel': 'competitive',
  'two-versions': 'competitive',
  'decision-record': 'technical',
  'reproduction-walk': 'technical',
  'requirements-trace': 'technical',
  'definition-test': 'technical',
  'dry-run': 'technical',
  'reverse-brainstorm': 'creative',
  'what-if': 'creative',
  scamper: 'creative',
  'borrowed-field': 'creative',
  'half-resources': 'creative',
  'opposite-question': 'creative',
  'literature-personas': 'research',
  'thesis-defence': 'research',
  'comparison-matrix': 'research',
  'nearest-study': 'research',
  'evidence-gaps': 'research',
  'pre-mortem': 'risk',
  'failure-modes': 'risk',
  'devils-advocate': 'risk',
  'assumption-check': 'risk',
  'worst-reader': 'risk',
  'point-of-no-return': 'risk',
  'harm-check': 'risk',
  'five-whys': 'core',
  socratic: 'core',
  'first-principles': 'core',
  'other-reader': 'core',
  'so-what': 'core',
  'one-sentence': 'core',
  feynman: 'learning',
  'self-quiz': 'learning',
  'teach-a-child': 'learning',
  'simplest-account': 'philosophical',
  counterexample: 'philosophical',
  'hidden-values': 'philosophical',
  hindsight: 'retrospective',
  'lessons-so-far': 'retrospective',
  'letter-from-the-end': 'retrospective',
} as const satisfies Record<string, MethodCategory>
export type MethodId = keyof typeof methodTable

/** The ids of all methods in menu order. */
export const methodIds: readonly MethodId[] = Object.keys(methodTable).filter(isMethodId)

/** True for an id of the registry. */
export function isMethodId(text: string): text is MethodId {
  return Object.hasOwn(methodTable, text)
}
