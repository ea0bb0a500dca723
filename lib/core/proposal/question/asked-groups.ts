import { populationsNamed, type Setting } from '@/lib/core/evidence/study-settings'
import type { AskedTopic } from './question-type'

/** Names of persons and institutions inside a sentence: "EMEF Professora Adelina Prado". */
const properNames =
  /(?<=[\p{Ll},;:)] )\p{Lu}[\p{L}.]*(?: (?:(?:de|da|do|dos|das|del|la|los|e|y) )?\p{Lu}[\p{L}.]*)+/gu
/** Behind a noun it says of what kind that is: in "citas médicas" no physician is asked. */
const medical =
  /(?<=\p{Ll}{3,}[oaes] )(?<!(?:\b| )(?:os|as|los|las|dos|das|nos|nas|aos) )m[eé]dic[oa]s?(?!\p{L})/giu

/** The groups of people that topic and question name as such: in no name of a school, by no adjective of a thing. */
export function askedGroups({ topic, question }: AskedTopic): readonly Setting[] {
  return populationsNamed([topic, question].map(withoutNames).join(' . '))
}

function withoutNames(text: string): string {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  const isTitle = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
  return (isTitle ? text : text.replace(properNames, ' ')).replace(medical, ' ')
}
