import { addName, replaceText, setDate, setText } from './build-item'
import type { CslItem } from './csl-item'
import { decodeLatex } from './decode-latex'

type Fields = ReadonlyMap<string, string>

/** Kinds whose `organization` holds the meeting or the court, not who wrote the work. */
const otherOrganisations = /^(?:paper-conference|chapter|legal_case|legislation|bill|regulation|treaty)$/

/**
 * What abnTeX2 adds to BibTeX, and BibTeX's own rule that a work without author or editor is by its `organization`: the
 * meeting with its number, year and place ("Simpósio de Redes, 13."), and other responsible persons (`furtherresp`).
 */
export function readAbntex(item: CslItem, fields: Fields): void {
  const text = (name: string) => decodeLatex(fields.get(name) ?? '').trim()
  const organisation = text('organization')
  const number = text('conference-number')
  const meeting =
    text('conference-name') || (number !== '' || fields.has('conference-year') ? organisation : '')
  const persons = text('furtherresp')
  if (persons !== '') item.custom = { ...item.custom, responsibility: persons.slice(0, 300) }
  if (meeting !== '') {
    replaceText(item, 'event-title', number === '' ? meeting : `${meeting}, ${number.replace(/\.$/, '')}.`)
    setText(item, 'event-place', text('conference-location'))
    setDate(item, 'event-date', text('conference-year'))
    if (item.publisher === meeting) delete item.publisher
  } else if (organisation !== '' && !otherOrganisations.test(item.type) && isAnonymous(item))
    addName(item, 'author', { literal: organisation })
}

function isAnonymous(item: CslItem): boolean {
  return [item.author, item.editor, item.director, item.compiler].every((names) => names === undefined)
}
