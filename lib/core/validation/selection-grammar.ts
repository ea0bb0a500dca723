import { foldAccents } from '@/lib/core/text/fold-accents'

/**
 * Terminology
 *   number    what the student reads beside a source, from 1
 *   index     its place in the list, from 0
 *   item      one entry of a selection: a number, a range, "top 12", "all"
 */

/** Longer answers are refused unread, in UTF-16 units. */
export const SELECTION_MAX = 10_000
/** Longer lists than this are no list of sources. */
export const SELECTABLE_MAX = 2_000
/** More digits than this are no number of a list; keeps the reading of numbers exact. */
const DIGITS_MAX = 9

export type SelectionFault =
  | 'empty'
  | 'too-long'
  | 'no-sources'
  | 'not-understood'
  | 'number-expected'
  | 'out-of-range'
  | 'nothing-left'

/** `indexes` from 0, ascending, each once. `at` is the place in the text, from 0, where reading stopped. */
export type Selection =
  | { readonly ok: true; readonly indexes: readonly number[] }
  | { readonly ok: false; readonly code: SelectionFault; readonly at: number }

/** Words of the grammar in the three languages, without accents and in lower case. */
const words = {
  all: ['all', 'everything', 'todos', 'todas', 'todo', 'toda', 'tudo'],
  top: ['top', 'first', 'best', 'primeiros', 'primeiras', 'primeros', 'primeras', 'melhores', 'mejores'],
  except: ['except', 'but', 'without', 'exceto', 'excepto', 'menos', 'sem', 'sin', 'salvo'],
  to: ['to', 'through', 'until', 'a', 'ate', 'hasta', 'al'],
  and: [
    'and',
    'e',
    'y',
    'the',
    'os',
    'as',
    'los',
    'las',
    'o',
    'or',
    'number',
    'numero',
    'numeros',
    'numbers',
  ],
} as const
type WordKind = keyof typeof words

const wordKinds: ReadonlyMap<string, WordKind> = new Map(
  (['all', 'top', 'except', 'to', 'and'] as const).flatMap((kind) =>
    words[kind].map((word) => [word, kind] as const),
  ),
)

type Token =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: WordKind | 'dash' | 'separator' | 'unknown'; readonly at: number }

// Hyphen, the Unicode dashes, the minus sign and their full-width forms: what phones and word processors type.
const TOKEN =
  /(?<number>\d+)|(?<word>[\p{L}\p{M}]+)|(?<dash>[-‐‑‒–—―−﹘﹣-]+)|(?<separator>[,;|/，、؛،]+)|(?<skip>[\s#()[\]{}.]+)|(?<unknown>.)/gsu

/**
 * Reads a selection such as `1, 3, 5`, `1-10`, `12-`, `-5`, `all`, `top 12`, `all except 3` in English, Portuguese or
 * Spanish, over a list of `count` sources numbered from 1.
 * Reversed ranges are turned round, repetitions count once, `top 12` of nine takes the nine. A number outside the list
 * is a fault rather than being dropped, because it is most likely a slip. Linear in the text; never throws.
 */
export function parseSelection(text: string, count: number): Selection {
  if (text.length > SELECTION_MAX) return fault('too-long', SELECTION_MAX)
  if (text.trim() === '') return fault('empty', 0)
  if (!Number.isInteger(count) || count < 1) return fault('no-sources', 0)
  return readItems(tokenise(text), Math.min(count, SELECTABLE_MAX), text.length)
}

function readItems(tokens: readonly Token[], count: number, end: number): Selection {
  const chosen = new Uint8Array(count)
  let mark = 1
  let position = 0
  while (position < tokens.length) {
    const token = tokens[position]
    if (!token) break
    if (token.kind === 'separator' || token.kind === 'and') {
      position += 1
      continue
    }
    if (token.kind === 'except') {
      if (mark === 0) return fault('not-understood', token.at)
      // "except 3" alone means all but the third.
      if (!chosen.includes(1)) chosen.fill(1)
      mark = 0
      position += 1
      if (position === tokens.length) return fault('number-expected', end)
      continue
    }
    const item = readItem(tokens, position, count, end)
    if (!item.ok) return item
    chosen.fill(mark, item.first, item.last + 1)
    position = item.next
  }
  const indexes = Array.from(chosen.keys()).filter((index) => chosen[index] === 1)
  return indexes.length > 0 ? { ok: true, indexes } : fault('nothing-left', 0)
}

type Item = { readonly ok: true; readonly first: number; readonly last: number; readonly next: number }

function readItem(
  tokens: readonly Token[],
  position: number,
  count: number,
  end: number,
): Item | Extract<Selection, { ok: false }> {
  const token = tokens[position]
  const following = tokens[position + 1]
  switch (token?.kind) {
    case 'all':
      return { ok: true, first: 0, last: count - 1, next: position + 1 }
    case 'top':
      if (following?.kind !== 'number') return fault('number-expected', following?.at ?? end)
      if (following.value < 1) return fault('out-of-range', following.at)
      return { ok: true, first: 0, last: Math.min(following.value, count) - 1, next: position + 2 }
    case 'dash':
      if (following?.kind !== 'number') return fault('number-expected', following?.at ?? end)
      if (!isNumberOf(following.value, count)) return fault('out-of-range', following.at)
      return { ok: true, first: 0, last: following.value - 1, next: position + 2 }
    case 'number':
      if (!isNumberOf(token.value, count)) return fault('out-of-range', token.at)
      return readRange(tokens, position, token.value, count)
    default:
      return fault('not-understood', token?.at ?? end)
  }
}

function readRange(
  tokens: readonly Token[],
  position: number,
  from: number,
  count: number,
): Item | Extract<Selection, { ok: false }> {
  const joint = tokens[position + 1]
  // "primeiros 12", "10 primeiros", "12 mejores": the number may stand before its word.
  if (joint?.kind === 'top') return { ok: true, first: 0, last: from - 1, next: position + 2 }
  if (joint?.kind !== 'dash' && joint?.kind !== 'to') {
    return { ok: true, first: from - 1, last: from - 1, next: position + 1 }
  }
  const to = tokens[position + 2]
  if (to?.kind !== 'number') return { ok: true, first: from - 1, last: count - 1, next: position + 2 }
  if (!isNumberOf(to.value, count)) return fault('out-of-range', to.at)
  return {
    ok: true,
    first: Math.min(from, to.value) - 1,
    last: Math.max(from, to.value) - 1,
    next: position + 3,
  }
}

function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const at = match.index
    const { number, word, dash, separator, skip } = match.groups ?? {}
    if (skip !== undefined) continue
    if (number !== undefined) tokens.push({ kind: 'number', value: readNumber(number), at })
    else if (word !== undefined) tokens.push({ kind: wordKinds.get(foldAccents(word)) ?? 'unknown', at })
    else if (dash !== undefined) tokens.push({ kind: 'dash', at })
    else tokens.push({ kind: separator === undefined ? 'unknown' : 'separator', at })
  }
  return tokens
}

function readNumber(digits: string): number {
  const bare = digits.replace(/^0+/, '')
  return bare.length > DIGITS_MAX ? Number.MAX_SAFE_INTEGER : Number(bare || '0')
}

function isNumberOf(value: number, count: number): boolean {
  return value >= 1 && value <= count
}

function fault(code: SelectionFault, at: number): Extract<Selection, { ok: false }> {
  return { ok: false, code, at }
}
