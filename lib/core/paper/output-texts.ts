import type { Locale } from '@/lib/contracts/locale'
import type { OutputText } from '@/lib/contracts/paper-output-view'
import { fieldName } from './output-words'

/** What is quoted stands letter by letter in its source: whoever changes it would misquote. */
const quoted: ReadonlySet<string> = new Set(['quote', 'shownBy'])
/** Texts that a form shows; what is beyond is edited as a whole. */
const TEXTS_MAX = 120

/** The sentences of an output that a person may word anew, in their order: no keys, no fixed values, no quotations. */
export function outputTexts(output: unknown, locale: Locale): readonly OutputText[] {
  const found: OutputText[] = []
  const read = (value: unknown, path: OutputText['path'], field: string): void => {
    if (found.length >= TEXTS_MAX) return
    if (typeof value === 'string') {
      if (!quoted.has(field) && /\s/.test(value))
        found.push({ path, label: labelOf(path, locale), text: value })
      return
    }
    if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) read(one, [...path, at], field)
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const [name, one] of Object.entries(value)) read(one, [...path, name], name)
  }
  read(output, [], '')
  return found
}

/** "Principles 2, Statement": fields by their names, items by their numbers. */
function labelOf(path: OutputText['path'], locale: Locale): string {
  const words: string[] = []
  for (const step of path.filter((one) => one !== 'items')) {
    if (typeof step === 'string') words.push(fieldName(locale, step) ?? step)
    else words.push(`${words.pop() ?? ''} ${step + 1}`.trim())
  }
  return words.join(', ')
}
