/** The ways in which ideas are sought. */
export const techniqueCategories = [
  'questions',
  'turning',
  'eyes',
  'borrowing',
  'structure',
  'limits',
  'own',
  'evidence',
] as const
export type TechniqueCategory = (typeof techniqueCategories)[number]

/** Every technique of brainstorming with its category, in menu order. */
export const techniqueTable = {
  'question-storm': 'questions',
  'who-where-when': 'questions',
  'chain-of-why': 'questions',
  'make-it-worse': 'turning',
  'without-it': 'turning',
  'swap-the-sides': 'turning',
  'six-readers': 'eyes',
  'day-of-another': 'eyes',
  newcomer: 'eyes',
  'other-trade': 'borrowing',
  'nature-did-it': 'borrowing',
  'chance-word': 'borrowing',
  grid: 'structure',
  'change-one-part': 'structure',
  ladder: 'structure',
  'tiny-budget': 'limits',
  'no-limits': 'limits',
  'three-words': 'limits',
  'what-surprised': 'own',
  'letter-to-past': 'own',
  'argue-at-table': 'own',
  'holes-in-records': 'evidence',
  'next-sentence': 'evidence',
  'same-elsewhere': 'evidence',
} as const satisfies Record<string, TechniqueCategory>
export type TechniqueId = keyof typeof techniqueTable

/** The ids of all techniques in menu order. */
export const techniqueIds: readonly TechniqueId[] = Object.keys(techniqueTable).filter(isTechniqueId)

/** True for an id of the registry. */
export function isTechniqueId(text: string): text is TechniqueId {
  return Object.hasOwn(techniqueTable, text)
}
