import { type JudgeOptions, judgeAnswer } from './judge-answer'

/** The end of a sentence with its closing signs and markers, and something behind that begins another. */
const sentenceEnd = /(?:[.!?…]["”»')]*(?:\s*\[\[ref:[^\]\n]*\]\])*(?:\s+(?=[^\s[])|\s*\n)|\n\s*\n)/g

/**
 * Lets a text that is still being written through to the reader, sentence by sentence as the ledger admits them: a marker that resolves
 * to nothing and a sentence that is held back are never shown, not even for a moment. Between two sentences whoever reads may do something else.
 */
export function createSentenceGate(options: JudgeOptions): (whole: string) => Iterable<string> {
  let read = 0
  let joint = ''
  return function* admitted(whole) {
    for (const end of [...whole.slice(read).matchAll(sentenceEnd)].map(
      (one) => read + one.index + one[0].length,
    )) {
      const piece = whole.slice(read, end)
      read = end
      const { text } = judgeAnswer(piece, options)
      if (text !== '') yield `${joint}${text}`
      if (/\n\s*\n$/.test(piece)) joint = joint === '' && text === '' ? '' : '\n\n'
      else if (text !== '') joint = ' '
    }
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** The text of the field `answer` as far as it is written in a JSON object that is still coming in; '' before it begins. */
export function partialAnswer(json: string): string {
  const begins = /"answer"\s*:\s*"/.exec(json)
  if (!begins) return ''
  const rest = json.slice(begins.index + begins[0].length)
  const [, body = ''] = /^((?:[^"\\]|\\(?:u[0-9a-fA-F]{4}|[^u]))*)/s.exec(rest) ?? []
  return body.replace(/\\(u[0-9a-fA-F]{4}|.)/gs, (_whole, code: string) =>
    code.length === 5 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (escapes[code] ?? code),
  )
}
