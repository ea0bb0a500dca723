import { placesNamed, populationsNamed } from '@/lib/core/evidence/study-settings'
import { agrees } from '@/lib/core/ledger/match-figures'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { SourceEvidence } from '../floors/source-evidence'
import { figuresIn } from './counted-things'

/** The groups and places that a text names. */
export const groupsAndPlaces = (text: string) => [...placesNamed(text), ...populationsNamed(text)]

const NAMES_LIMIT = /\b(?:limit|restri|confin|weakness|pequen|small)/
const ASKS_FOR_RESEARCH =
  /\b(?:future|futur\w+|recom[ei]\w+|recomiend\w+|calls? for|called for|pide\w*|pede\w*)\b/

const toldAs = (work: SourceEvidence, role: string): string =>
  work.sentences.flatMap((one) => (one.role === role ? [foldAccents(one.text)] : [])).join(' ')

/** What is called a limit is what the work calls one: the figure or group behind that word, or else before it. */
export function limitStands(text: string, work: SourceEvidence, language: string): boolean {
  const told = toldAs(work, 'limitation')
  const named = NAMES_LIMIT.exec(text)
  if (!named || told === '') return true
  const [before, behind] = [text.slice(0, named.index), text.slice(named.index)]
  const meant = [behind, before].find(
    (part) => figuresIn(part, language).length > 0 || groupsAndPlaces(part).length > 0,
  )
  if (meant === undefined) return true
  const theirs = figuresIn(told, work.language)
  const figures = figuresIn(meant, language)
  const figure = meant === behind ? figures[0] : figures.at(-1)
  if (figure) return theirs.some((other) => agrees(figure, other))
  const settings = new Set(groupsAndPlaces(told).map(({ id }) => id))
  return groupsAndPlaces(meant).every(({ id }) => settings.has(id))
}

/** A figure behind the word that asks for further research is one that the work asks for. */
export function askStands(text: string, work: SourceEvidence, language: string): boolean {
  const told = toldAs(work, 'future')
  const asked = ASKS_FOR_RESEARCH.exec(text)
  if (!asked || told === '') return true
  const theirs = figuresIn(told, work.language)
  return figuresIn(text, language)
    .filter(({ start }) => start > asked.index)
    .every((figure) => theirs.some((other) => agrees(figure, other)))
}
