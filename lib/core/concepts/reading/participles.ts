import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import type { TopicUnit } from './topic-words'
import { isPersonStem } from './word-lists'

const leadsOn = /^(?:por|pel[oa]s?|com|con|mediante|usando)$/iu
const participle = /[aií]d[oa]s?$/iu

/**
 * "rotas OTIMIZADAS por algoritmo", "adobe REFORZADO con fibras": a participle with what did it is a clause shortened, not part of
 * the name. One that the vocabulary knows ("aprendizagem mediada") and persons ("empregados com") stay.
 */
export function isParticipleOfClause(
  { kind, known, isProper, stems, text, joined }: TopicUnit,
  before: TopicUnit | undefined,
  next: TopicUnit | undefined,
  language: ConceptLanguage,
): boolean {
  if (language === 'en' || kind !== 'thing' || known !== null || isProper) return false
  if (!next?.joined || !leadsOn.test(next.text) || before === undefined) return false
  // Behind a name that was taken out ("do sítio Boa Vista ALIMENTADOS com") nothing is joined.
  if (joined && before.kind !== 'thing') return false
  return stems.length === 1 && participle.test(text) && !isPersonStem(stems[0] ?? '')
}
