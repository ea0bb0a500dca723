import { foldAccents } from '@/lib/core/text/fold-accents'

/** Things that one question searches for separately; more are one topic with many words. */
const ENTITIES_MAX = 5
const ENTITY_CHARS_MAX = 200
/** A question is some lines; what lies beyond is not looked at. */
const READ_MAX = 2_000

/**
 * Openings that say "compare A with B", folded; what follows is split at the joining word. The joining words of all three languages
 * stand together: "e" and "y" join nothing in an English question that opens like this.
 */
const opening =
  /\b(?:compar(?:e|ing|ison of|ison between|ar|ando|a|amos|acao entre|acion entre|acion de|acao de)|contrast(?:e|ar|ando)?|(?:differ(?:s|ences?)|similarit(?:y|ies)|relation(?:s|ship|ships)?|associations?|link|correlation) between|(?:diferencas?|semelhancas?|relac(?:ao|oes)|associac(?:ao|oes)|correlacao) entre|(?:diferencias?|similitud(?:es)?|semejanzas?|relacion(?:es)?|asociacion(?:es)?|correlacion) entre)\s+/
const joining =
  /\s+(?:and|with|to|versus|vs\.?|against|com|con|e|y|ante|frente a)\s+|\s*[,;]\s+(?:(?:and|e|y)\s+)?/
const versus =
  /\s+(?:vs\.?|versus|compare[sd]? (?:with|to)|as opposed to|em comparacao (?:com|a)|comparad[oa]s? (?:com|a|con)|en comparacion con|frente a)\s+/
/** Where the things compared end and what they are compared in begins: "A with B | in productivity". */
const respect =
  /\s+(?:in terms of|with (?:respect|regard) to|regarding|concerning|in relation to|quanto (?:a|ao|aos)|em relacao (?:a|ao)|em termos de|no que diz respeito a|en cuanto a|respecto (?:a|de)|en terminos de|with respect to|on|in|for|among|em|no|na|nos|nas|sobre|para|entre|en)\s+/
/** Words in front of the first thing that are no part of it. */
const lead =
  /^(?:(?:what|which|who|how|why|is|are|was|were|do|does|did|can|between|the|a|an|qual|quais|que|como|por que|e|sao|ha|o|os|as|um|uma|cual|cuales|es|son|hay|el|la|los|las|un|una|better|more effective|melhor|mejor|explain|explique|describe|descreva|please|por favor)\s+)+/
const quoted = /[“"«]([^”"»\n]{3,200})[”"»]/g

const PARTICLE = '(?:de|da|do|dos|das|del|la|van|von|der|den|di)\\s+'
const NAME = `\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:${PARTICLE})?\\p{Lu}[\\p{L}'’-]+){0,3}`
/** Two or more names in a row, in the middle of a sentence: "Souza, Lima and Castro". */
const names = new RegExp(
  `(?<=[\\p{Ll},:]\\s)(${NAME})((?:\\s*,\\s*${NAME})*)\\s*,?\\s+(?:and|&|e|y|or|ou|o)\\s+(${NAME})`,
  'u',
)
/** Three or more things in a row: "stress, sleep and diet". */
const enumeration =
  /(?:^|\s)((?:[\p{L}\p{N}'’-]+\s){0,3}[\p{L}\p{N}'’-]+(?:,\s+[\p{L}\p{N}'’-]+(?:\s[\p{L}\p{N}'’-]+){0,3})+),?\s+(?:and|or|e|ou|y|o)\s+([\p{L}\p{N}'’-]+(?:\s[\p{L}\p{N}'’-]+){0,2})/u

/**
 * What a question is to be searched for, one query for each thing that it compares or names: comparisons ("compare X with Y", "X vs Y",
 * differences and relations between), several titles in quotation marks, several names, three or more things in a row; in English,
 * Portuguese and Spanish. What the things are compared in stays with each query. Empty where the question has one subject. Never throws.
 */
export function entityQueries(question: string): readonly string[] {
  const text = question.normalize('NFC').slice(0, READ_MAX).replace(/\s+/g, ' ').trim()
  const found = [titlesIn(text), compared(text), namesIn(text), listed(text)].find((list) => list.length > 1)
  return (found ?? []).slice(0, ENTITIES_MAX)
}

function titlesIn(text: string): string[] {
  return distinct([...text.matchAll(quoted)].map((match) => match[1] ?? ''))
}

function compared(text: string): string[] {
  // Folding keeps the length of text in the Latin script without ligatures; elsewhere the two would not be about the same places.
  const folded = foldAccents(text)
  if (folded.length !== text.length) return []
  const begins = opening.exec(folded)
  const from = begins ? begins.index + begins[0].length : 0
  const things = begins ? withRespect(text.slice(from), folded.slice(from), joining) : []
  return things.length > 1 ? things : withRespect(text, folded, versus)
}

/** The things between the joining words, each with what all of them are compared in. */
function withRespect(text: string, folded: string, between: RegExp): string[] {
  const bare = folded.replace(/[?!:;].*$|\.\s*$/, '')
  const first = between.exec(bare)
  if (!first) return []
  const afterFirst = first.index + first[0].length
  const aside = respect.exec(bare.slice(afterFirst))
  const end = aside ? afterFirst + aside.index : bare.length
  const rest = aside ? text.slice(end + aside[0].length, bare.length) : ''
  const things = pieces(text.slice(0, end), bare.slice(0, end), between).map(cleaned)
  return distinct(things).map((thing) => `${thing} ${rest}`.trim())
}

function pieces(text: string, folded: string, between: RegExp): string[] {
  const found = between.exec(folded)
  if (!found) return [text]
  const from = found.index + found[0].length
  return [text.slice(0, found.index), ...pieces(text.slice(from), folded.slice(from), between)]
}

function cleaned(text: string): string {
  const length = lead.exec(foldAccents(text).toLowerCase())?.[0].length ?? 0
  return text.slice(length).replace(/^[\s¿¡"'“«]+|[\s?!.,;:"'”»]+$/g, '')
}

function namesIn(text: string): string[] {
  const found = names.exec(text)
  if (!found) return []
  const [, first = '', more = '', last = ''] = found
  return distinct([first, ...more.split(','), last])
}

function listed(text: string): string[] {
  const found = enumeration.exec(text)
  return found ? distinct([...(found[1] ?? '').split(','), found[2] ?? ''].map(cleaned)) : []
}

/** In their order, each once, without those that are too short to be searched for. */
function distinct(texts: readonly string[]): string[] {
  const byFolded = new Map(
    texts
      .map((text) => text.trim().slice(0, ENTITY_CHARS_MAX))
      .filter((text) => text.length > 1)
      .map((text) => [foldAccents(text), text] as const),
  )
  return [...byFolded.values()]
}
