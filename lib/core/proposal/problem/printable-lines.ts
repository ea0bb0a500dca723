import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** Speaks of the student as "I" or "we"; folded, three languages. "me" alone is Portuguese and Spanish, too. */
const FIRST_PERSON =
  /(?<![\p{L}'’-])(?:i|i['’](?:m|ve|ll|d)|my|mine|myself|we|our|ours|eu|meus?|minhas?|mim|comigo|nos (?:gusta|interesa|preocupa|parece|importa)|nossos?|nossas?|tenho|sou|estou|trabalho em|moro|preciso|posso|cuido|gosto|quero|fico|vivo|yo|mi|mis|mio|mia|conmigo|nosotr[oa]s|nuestr[oa]s?|tengo|soy|estoy|trabajo en|necesito|puedo|cuido|me gusta|quiero)(?![\p{L}-])/u

/** With its accent or in small letters it is a person: "nos" joins a preposition and an article, and "US" is a country. */
const WRITTEN_SO = /(?<![\p{L}'’-])(?:nós|Nós|us)(?![\p{L}-])/u

/** Whether a text speaks in the first person, which no proposal prints. */
export function isFirstPerson(text: string): boolean {
  return FIRST_PERSON.test(foldAccents(text)) || WRITTEN_SO.test(text.normalize('NFC'))
}

/** The lines of a text that its writer may release one by one, in order, each once. */
export function linesOf(text: string): readonly string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}

/** What the student said besides and released for the document, line by line; what was taken back since or speaks in the first person stays private. */
export function printableContext(
  brief: Pick<ProposalBrief, 'profile' | 'printedContext'>,
): readonly string[] {
  const said = linesOf(brief.profile.additional_context ?? '')
  const released = new Set(brief.printedContext)
  return said.filter((line) => released.has(line) && !isFirstPerson(line))
}

/** The brief as others than the student may read it: a model, and whoever reads what is written from it. */
export function withoutPrivate(brief: ProposalBrief): ProposalBrief {
  const lines = printableContext(brief)
  return {
    ...brief,
    printedContext: [...lines],
    profile: { ...brief.profile, additional_context: lines.join('\n') },
  }
}
