import { type CslItem, cslTextVariables } from '@/lib/core/formats/csl-item'

/** Signs that the citation processor takes for raised or lowered letters, which a plain text loses: "Lei nº 13" would be "Lei no 13", "3.ª ed." "3.a ed.". */
const SIGNS = [...'ªº¹²³⁰⁴⁵⁶⁷⁸⁹ⁿ™℠₀₁₂₃₄₅₆₇₈₉']
/** Where they stand while the processor works. */
const FIRST_PRIVATE = 0xe0_20

const privateOf = (at: number): string => String.fromCodePoint(FIRST_PRIVATE + at)
const signs = new RegExp(`[${SIGNS.join('')}]`, 'gu')
const privates = new RegExp(`[${privateOf(0)}-${privateOf(SIGNS.length - 1)}]`, 'gu')

/** The text with such signs as the processor leaves them alone. */
export function hideRaised(text: string): string {
  return text.replace(signs, (sign) => privateOf(SIGNS.indexOf(sign)))
}

export function showRaised(text: string): string {
  return text.replace(privates, (sign) => SIGNS[(sign.codePointAt(0) ?? 0) - FIRST_PRIVATE] ?? sign)
}

/** An item whose texts keep such signs. */
export function withRaisedHidden(item: CslItem): CslItem {
  const result = { ...item }
  for (const variable of cslTextVariables) {
    const text = item[variable]
    if (text !== undefined) result[variable] = hideRaised(text)
  }
  return result
}
