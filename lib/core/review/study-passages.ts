import type { Passage } from '@/lib/contracts/library'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { StudySentence } from '@/lib/contracts/review'
import { detectLanguage } from '@/lib/core/text/detect-language'

/** What is read of a source: its title and abstract, then what the library holds of it. */
export type StudyPassage = Passage & { readonly place: StudySentence['place'] }

const RECORD = 'record'
/** Letters of an abstract that are read; a passage holds no more. */
const ABSTRACT_READ_MAX = 4_000

/** The passages of a source in the order of reading; passages of the library that repeat the abstract are left out. */
export function studyPassages(
  { key, work }: Pick<ProposalSource, 'key' | 'work'>,
  held: readonly Passage[],
): readonly StudyPassage[] {
  const abstract = (work.abstract ?? '').trim().slice(0, ABSTRACT_READ_MAX)
  const language = work.language?.slice(0, 2) ?? detectLanguage(`${work.title}. ${abstract}`)
  const record = (place: 'title' | 'abstract', text: string, index: number): StudyPassage => ({
    id: `${RECORD}:${key}:${place}`,
    itemId: RECORD,
    index,
    text,
    language,
    headings: [],
    locator: { type: 'line', value: index + 1 },
    boxes: [],
    place,
  })
  const own = [
    ...(work.title.trim() === '' ? [] : [record('title', work.title.trim(), 0)]),
    ...(abstract === '' ? [] : [record('abstract', abstract, 1)]),
  ]
  const said = own.map(({ text }) => foldBlanks(text)).join(' ')
  const further = held.filter(({ text }) => !said.includes(foldBlanks(text)))
  return [...own, ...further.map((passage) => ({ ...passage, place: 'text' as const }))]
}

/** A sentence of one of these passages, with its place. */
export function saidIn({ place, id, itemId, locator }: StudyPassage, text: string): StudySentence {
  const isHeld = place === 'text'
  return {
    text: text.trim().slice(0, 4_000),
    place,
    itemId: isHeld ? itemId : null,
    passageId: isHeld ? id : null,
    locator: isHeld ? locator : null,
  }
}

function foldBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
