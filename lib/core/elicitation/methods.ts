import type { Locale } from '@/lib/contracts/source-validation'
import { methodsEn } from './methods-en'
import { methodsEs } from './methods-es'
import { methodsPt } from './methods-pt'

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

/** A method in one language: what it is for, and the questions that serve as its form when no model is there. */
export interface MethodText {
  readonly name: string
  readonly description: string
  readonly questions: readonly [string, string, string]
}

export interface Method extends MethodText {
  readonly id: MethodId
  readonly category: MethodCategory
}

const texts: Readonly<Record<Locale, Readonly<Record<MethodId, MethodText>>>> = {
  en: methodsEn,
  'pt-BR': methodsPt,
  es: methodsEs,
}

/** The ids of all methods in menu order. */
export const methodIds: readonly MethodId[] = Object.keys(methodTable).filter(isMethodId)

/** One method in the reader's language. */
export function getMethod(id: MethodId, locale: Locale): Method {
  return { id, category: methodTable[id], ...texts[locale][id] }
}

/** The whole registry in the reader's language, in menu order. */
export function listMethods(locale: Locale): readonly Method[] {
  return methodIds.map((id) => getMethod(id, locale))
}

/** True for an id of the registry. */
export function isMethodId(text: string): text is MethodId {
  return Object.hasOwn(methodTable, text)
}
