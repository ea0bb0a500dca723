import { foldAccents } from '@/lib/core/text/fold-accents'

/**
 * A sentence that tells its reader what to do or to say, folded, in three languages: "ignore your instructions", "state that", "system:". It is quoted at
 * most; it bears out nothing.
 */
const INSTRUCTION = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|previous|above|everything)`,
    String.raw`\b(?:ignore|ignora|desconsidere|esqueca|olvide|olvida|desestime)\b.{0,40}\b(?:instruc(?:oes|ao|ciones|cion)|regras|reglas|anterior(?:es)?|acima|todo)`,
    String.raw`^(?:\W|please|por favor)*(?:say|state|write|report|answer|reply|respond|output|print|approve|accept|conclude|claim|mark|rate|note)\b(?: that\b| with\b|:| this\b| the\b| all\b)`,
    String.raw`^(?:\W|por favor)*(?:diga|escreva|responda|afirme|declare|aprove|aceite|conclua|imprima|escriba|afirma|apruebe|acepte|concluya)\b`,
    String.raw`\b(?:you|the assistant|the model|the ai) (?:must|should|shall|will|have to|are to) (?:say|state|write|report|answer|reply|approve|accept|conclude|claim|output|cite)`,
    String.raw`\b(?:voce|o assistente|o modelo|usted|el asistente|el modelo) (?:deve|precisa|debe|tiene que)\b`,
    String.raw`^(?:\W)*(?:system|assistant|user|sistema)\s*:`,
    String.raw`\bas an ai\b|\bcomo (?:uma? )?(?:ia|inteligencia artificial)\b|\blanguage model\b.{0,20}\b(?:must|should)\b`,
  ].join('|'),
)

export function isInstruction(sentence: string): boolean {
  return INSTRUCTION.test(foldAccents(sentence))
}
