/** Whether a paragraph of an answer heads what follows: a single line that is no sentence and cites nothing. */
export function isHeadingLine(text: string, citesNothing: boolean): boolean {
  return citesNothing && !text.includes('\n') && !/[.!?…:;]["”»)]?$/.test(text.trim())
}
