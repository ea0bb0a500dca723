import type { IntlMessageFormat } from 'intl-messageformat'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Element types of the parser that take no value: text, and the number sign of a plural. */
const LITERAL = 0
const NUMBER_SIGN = 7

/** The names of the values that a message takes, those inside its plural forms and choices included. */
export function messageValues(message: IntlMessageFormat): ReadonlySet<string> {
  return new Set(message.getAst().flatMap(namesIn))
}

function namesIn(element: Element): string[] {
  if (element.type === LITERAL || element.type === NUMBER_SIGN) return []
  const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : []
  return [element.value, ...inner.flatMap(namesIn)]
}
