import { WEEKLY_HOURS_MAX } from '@/lib/contracts/proposal'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { withDigits } from '@/lib/core/text/number-words'

/** Room of the profile's texts and lists (contracts/proposal.ts). */
const ITEM_MAX = 100
const ITEMS_MAX = { skills: 30, constraints: 20 } as const
const CONSTRAINT_MAX = 300

export type ReplyFault =
  | 'empty'
  | 'wordless'
  | 'too-long'
  | 'no-number'
  | 'zero-hours'
  | 'too-many-hours'
  | 'not-weekly'

const NONE =
  /^(?:none|nothing|no|nope|nil|n\/a|na|not any|no (?:constraints?|skills?|limits?)|nenhum(?:a)?|nada|nao|nao ha|nao tenho|sem restric\p{L}+|ningun(?:a|o)?|no hay|no tengo|sin restric\p{L}+|-+|—|–)$/u
const SKIP =
  /^(?:skip|pass|later|pular|pulo|depois|saltar|omitir|despues|-+|—|–|none|nenhum|nenhuma|ninguno|ninguna|n\/a)$/

/** Whether the reply says that there is none: "none", "nenhuma", "ninguna", "-". */
export function isNone(text: string): boolean {
  return NONE.test(bare(text))
}

/** Whether the reply passes over a question that may be left open: "skip", "-", "pular", "saltar". */
export function isSkip(text: string): boolean {
  return SKIP.test(bare(text))
}

function bare(text: string): string {
  return foldAccents(text)
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/\s+/g, ' ')
}

/** A short text with words, blanks folded. */
export function readText(text: string, max: number): { readonly text: string } | ReplyFault {
  const clean = text.replace(/\s+/g, ' ').trim()
  if (clean === '') return 'empty'
  if (!/\p{L}/u.test(clean)) return 'wordless'
  return clean.length > max ? 'too-long' : { text: clean }
}

const QUARTERS = 4

const PER_WEEK = /(?:per|a|each|every|por|na|cada|la|\/)\s*(?:week|wk|semana|sem)\b|weekly|semana(?:l|is|les)/
const WEEKLY_NUMBER =
  /(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?|horas?)?\s*(?:(?:per|a|each|every|por|cada)\s+(?:la\s+)?|\/\s?)(?:week|semana)\b/
const PER_OTHER =
  /(?:per|a|each|every|por|ao|cada|al|el|\/)\s*(?:day|month|dia|mes)\b|daily|monthly|diari|mensa(?:l|is|les)/

/**
 * Hours a week in quarters, at least one: "10 horas por semana", "ten", "7,5 h", "10-15" (the fewer, to plan safely). Hours a day or a
 * month are asked again, because nobody said on how many days.
 */
export function readWeeklyHours(text: string): number | ReplyFault {
  const read = withDigits(text).replace(/(\d),(\d)/g, '$1.$2')
  // "2 hours a day, 10 hours a week": the number before the week counts.
  const weekly = WEEKLY_NUMBER.exec(read)?.[1]
  const number = weekly ?? /\d+(?:\.\d+)?/.exec(read)?.[0]
  if (number === undefined) return 'no-number'
  if (PER_OTHER.test(read) && !PER_WEEK.test(read)) return 'not-weekly'
  const hours = Number(number)
  if (hours <= 0 || /(?:^|\s)-\s?\d/.test(read)) return 'zero-hours'
  if (hours > WEEKLY_HOURS_MAX) return 'too-many-hours'
  return Math.max(1, Math.round(hours * QUARTERS) / QUARTERS)
}

/**
 * The items of a list: by semicolon or line, else by comma, the last also by "and", "e", "y"; a pair without comma by the conjunction
 * when both halves are short ("Python e R"), so that "coleta e análise de dados" stays one. Repeated items count once.
 */
export function readList(
  text: string,
  kind: keyof typeof ITEMS_MAX,
): { readonly items: string[] } | ReplyFault {
  if (isNone(text)) return { items: [] }
  const items = splitItems(text)
    .map(cleanItem)
    .filter((item) => item !== '')
  if (items.length === 0) return text.trim() === '' ? 'empty' : 'wordless'
  if (!items.every((item) => /\p{L}/u.test(item))) return 'wordless'
  const max = kind === 'skills' ? ITEM_MAX : CONSTRAINT_MAX
  if (items.some((item) => item.length > max)) return 'too-long'
  const seen = new Set<string>()
  const distinct = items.filter((item) => !seen.has(foldAccents(item)) && seen.add(foldAccents(item)))
  return { items: distinct.slice(0, ITEMS_MAX[kind]) }
}

const CONJUNCTION = /\s+(?:and|e|y|&)\s+/iu
/** Halves of a pair with more words are one item with a conjunction inside. */
const PAIR_WORDS_MAX = 2

function splitItems(text: string): readonly string[] {
  const byLine = text.split(/[;\n•]+/).filter((part) => part.trim() !== '')
  if (byLine.length > 1) return byLine
  const byComma = text.split(/,(?!\d)/).filter((part) => part.trim() !== '')
  const last = byComma.at(-1) ?? ''
  const halves = last.trim().split(CONJUNCTION)
  const areShort = halves.every((half) => half.split(/\s+/).length <= PAIR_WORDS_MAX)
  if (byComma.length > 1 || areShort) return [...byComma.slice(0, -1), ...halves]
  return byComma
}

function cleanItem(item: string): string {
  return item
    .replace(/\s+/g, ' ')
    .replace(/^[\s*–—-]+/, '')
    .replace(/^(?:and|e|y)\s+/iu, '')
    .replace(/[\s.]+$/, '')
    .trim()
}
