/** A scale, questionnaire or test by its name, with the abbreviation behind it. */
export interface InstrumentName {
  readonly name: string
  readonly short: string | null
}

/** Words in capitals that end in the kind of instrument, with an abbreviation behind: "Maslach Burnout Inventory (MBI)". */
const ENGLISH =
  /(?:\p{Lu}[\p{L}\p{N}’'-]+(?:\s(?:of|for|in|and|the|on|to))*\s){1,7}(?:Scales?|Inventory|Questionnaire|Index|Test|Checklist|Survey|Schedule)(?:-[\p{L}\d]+)?(?:\s\((\p{Lu}[\p{L}\d-]{1,11})\))?/gu
/** "Escala de Estresse Percebido (PSS-10)", "Cuestionario de Salud General": kind first, then a name in capitals. */
const ROMANCE =
  /(?:Escala|Inventário|Inventario|Questionário|Cuestionario|Índice|Teste|Test)(?:\s(?:de|da|do|das|dos|del|la|para|e|y|em|en|no|na|nos|nas|ao|al|con|com|a|o))*(?:\s\p{Lu}[\p{L}\p{N}’'-]+(?:\s(?:de|da|do|das|dos|del|la|para|e|y|em|en|no|na|nos|nas|ao|al|con|com))*)*\s\p{Lu}[\p{L}\p{N}’'-]+(?:\s\((\p{Lu}[\p{L}\d-]{1,11})\))?/gu
/** A kind alone, or behind a word that only opens a sentence, is no name. */
const NO_NAME =
  /^(?:(?:The|This|A|An|Our|Each|Likert|Online|Web|National|Population|Household)\s(?:Scale|Inventory|Questionnaire|Index|Test|Checklist|Survey|Schedule)s?|National\s(?:\p{Lu}[\p{L}-]+\s){1,5}Survey)$/u
/** Known by their abbreviation alone, often with the number of their items. */
const ABBREVIATED =
  /(?<![\p{L}\p{N}-])(?:PHQ|GAD|DASS|PSS|BDI|BAI|MBI|OLBI|CBI|MSPSS|WHOQOL|GHQ|CES-?D|EQ-5D|MMSE|MoCA|STAI|UWES|PANAS|IPAQ|AUDIT|PSQI|HADS|HAM-[AD]|GDS|EPDS|SRQ|RSES|SWLS|PedsQL|SF-(?:6D|12|36))(?:-[\p{L}\p{N}]+)*(?![\p{L}\p{N}])/gu

/** The instruments that a text names in full, in its order. */
export function instrumentsIn(text: string): readonly InstrumentName[] {
  return [ENGLISH, ROMANCE].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([whole, short]) => {
      const name = whole.trim().replace(/^(?:The|A|An|Our)\s/u, '')
      return NO_NAME.test(whole.trim()) || NO_NAME.test(name) || name.split(' ').length < 2
        ? []
        : [{ name, short: short ?? null }]
    }),
  )
}

/** Whether a text names an instrument in full or by an abbreviation that the field knows. */
export function namesInstrument(text: string): boolean {
  return text.search(ABBREVIATED) >= 0 || instrumentsIn(text).length > 0
}
