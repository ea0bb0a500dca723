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
  'self-consistency': 'advanced',
  'branching-paths': 'advanced',
  'red-vs-blue': 'competitive',
  'funding-panel': 'competitive',
  'decision-record': 'technical',
  'reproduction-walk': 'technical',
  'reverse-brainstorm': 'creative',
  'what-if': 'creative',
  scamper: 'creative',
  'literature-personas': 'research',
  'thesis-defence': 'research',
  'comparison-matrix': 'research',
  'pre-mortem': 'risk',
  'failure-modes': 'risk',
  'devils-advocate': 'risk',
  'assumption-check': 'risk',
  'five-whys': 'core',
  socratic: 'core',
  'first-principles': 'core',
  'other-reader': 'core',
  feynman: 'learning',
  'self-quiz': 'learning',
  'simplest-account': 'philosophical',
  counterexample: 'philosophical',
  hindsight: 'retrospective',
  'lessons-so-far': 'retrospective',
} as const satisfies Record<string, MethodCategory>
export type MethodId = keyof typeof methodTable

/** The ids of all methods in menu order. */
export const methodIds: readonly MethodId[] = Object.keys(methodTable).filter(isMethodId)

/** True for an id of the registry. */
export function isMethodId(text: string): text is MethodId {
  return Object.hasOwn(methodTable, text)
}
