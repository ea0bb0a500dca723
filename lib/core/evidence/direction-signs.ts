import { cognateStem } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isStopWord } from '@/lib/core/text/stop-words'
import type { noneWeights, sideWeights } from './direction-weights'
import {
  comparedWith,
  controlWords,
  type DirectionWord,
  directionWords,
  gainAsOutcome,
  noDifference,
  toldSignificant,
  treatedWords,
  unwantedOutcome,
} from './direction-words'
import { figureSigns } from './figure-signs'

/** What a result is about; each may be unknown. */
export interface DirectionFrame {
  readonly outcome?: string | undefined
  readonly intervention?: string | undefined
  readonly comparator?: string | undefined
}

/** What speaks for up (+) or down (−), and what speaks for no difference; each 0 where nothing is seen. */
export interface DirectionSigns {
  readonly sides: Readonly<Record<keyof typeof sideWeights, number>>
  readonly none: Readonly<Record<keyof typeof noneWeights, number>>
}

const TEXT_READ_MAX = 3_000
type Group = 'own' | 'other'

interface Token {
  readonly text: string
  readonly word: DirectionWord | null
  readonly group: Group | null
  readonly isOutcome: boolean
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = foldAccents(text).match(/[a-z0-9]+/g) ?? []
  return new Set(words.filter((word) => word.length > 1 && !isStopWord(word, 'en')).map(cognateStem))
}

function wordKind(word: string): DirectionWord | null {
  for (const kind of ['more', 'less', 'rise', 'fall', 'better', 'worse'] as const)
    if (directionWords[kind].test(word)) return kind
  return null
}

/** The words of a folded text, each with whether it names the direction, one of the two groups or the outcome. */
function tokensOf(folded: string, frame: DirectionFrame): readonly Token[] {
  const own = stemsOf(frame.intervention ?? '')
  const other = stemsOf(frame.comparator ?? '')
  const outcome = stemsOf(frame.outcome ?? '')
  const isControl = [...own].some((stem) => controlWords.test(stem))
  return (folded.match(/[a-z0-9]+(?:\.\d+)?|[,;.()]/g) ?? []).map((text) => {
    const stem = cognateStem(text)
    const [isOwn, isOther] = [own.has(stem), other.has(stem)]
    const named: Group | null = isOwn === isOther ? null : isOwn ? 'own' : 'other'
    const generic: Group | null =
      controlWords.test(text) && !isControl ? 'other' : treatedWords.test(text) ? 'own' : null
    const isOutcome = outcome.has(stem)
    return { text, word: wordKind(text), group: isOutcome ? null : (named ?? generic), isOutcome }
  })
}

const signOf: Readonly<Record<DirectionWord, number>> = {
  more: 1,
  less: -1,
  rise: 1,
  fall: -1,
  better: 1,
  worse: -1,
}

const REACH = 14
/** A direction this near to a word of the outcome is told of it. */
const NEAR_OUTCOME = 5

interface Side {
  readonly by: 'than' | 'group' | 'free'
  readonly sign: 1 | -1
}

const ownSide = (group: Group): 1 | -1 => (group === 'own' ? 1 : -1)

/** Which group the direction at a place is told of: the one after "than" is the other one; else the nearest named; else the own. */
function subjectSide(tokens: readonly Token[], at: number): Side {
  const after = tokens.slice(at + 1, at + 1 + REACH)
  const than = after.findIndex(({ text }) => comparedWith.test(text))
  if (than >= 0) {
    const against = after.slice(than).find(({ group }) => group !== null)?.group
    if (against) return { by: 'than', sign: against === 'other' ? 1 : -1 }
  }
  const before = tokens.slice(Math.max(0, at - REACH), at).reverse()
  const next = after.findIndex(({ group }) => group !== null)
  const previous = before.findIndex(({ group }) => group !== null)
  const group =
    (next >= 0 && (previous < 0 || next <= previous + 4) ? after[next]?.group : before[previous]?.group) ??
    null
  return group === null ? { by: 'free', sign: 1 } : { by: 'group', sign: ownSide(group) }
}

/** Words between a direction and the outcome; one that stands behind the outcome is a little farther. */
function distanceToOutcome(tokens: readonly Token[], at: number): number {
  const after = tokens.slice(at + 1).findIndex(({ isOutcome }) => isOutcome)
  const before = tokens
    .slice(0, at)
    .reverse()
    .findIndex(({ isOutcome }) => isOutcome)
  return Math.min(after < 0 ? 99 : after, before < 0 ? 99 : before + 1)
}

interface Told {
  than: number
  group: number
  free: number
  /** Of the direction next to a word of the outcome. */
  close: number
  judged: number
  judgedFree: number
  count: number
}

/** "greater reduction" is a fall, "smaller decrease" a rise; a word of the outcome itself says nothing of its direction. */
function toldSigns(tokens: readonly Token[], isUnwanted: boolean): Told {
  const told: Told = { than: 0, group: 0, free: 0, close: 0, judged: 0, judgedFree: 0, count: 0 }
  let nearest = NEAR_OUTCOME + 1
  const nounAt = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .find(({ word, isOutcome }) => (word === 'rise' || word === 'fall') && !isOutcome)
  tokens.forEach(({ word, isOutcome }, at) => {
    if (word === null || isOutcome) return
    // "Más bajos", "mais baixa": the second word has the side.
    if (word === 'more' && tokens[at + 1]?.word === 'less') return
    const isComparison = word === 'more' || word === 'less'
    const near = isComparison ? (nounAt(at + 1, at + 4) ?? nounAt(at - 12, at)) : undefined
    if (!isComparison && (word === 'rise' || word === 'fall')) {
      const around = tokens.slice(Math.max(0, at - 3), at + 13)
      if (around.some((token) => token.word === 'more' || token.word === 'less')) return
    }
    const side = subjectSide(tokens, at)
    const sign = signOf[word] * (near?.word === 'fall' ? -1 : 1) * side.sign
    if (word === 'better' || word === 'worse') {
      told[side.by === 'free' ? 'judgedFree' : 'judged'] += sign * (isUnwanted ? -1 : 1)
      return
    }
    told.count += 1
    told[side.by] += sign
    const distance = distanceToOutcome(tokens, at)
    if (distance < nearest) {
      nearest = distance
      told.close = sign
    }
  })
  return told
}

const clamp = (value: number) => Math.max(-1, Math.min(1, value))

/** The clauses of a passage, those that name most of the outcome first. */
function clausesOf(folded: string, outcome: string): readonly string[] {
  const wanted = stemsOf(outcome)
  const held = (clause: string) => [...stemsOf(clause)].filter((stem) => wanted.has(stem)).length
  const clauses = folded
    .split(
      /(?<=[a-z)%])\.\s+(?=[a-z(])|;|,\s(?=but|while|whereas|although|however|mas |enquanto|pero |mientras|porem)|\b(?:but|whereas|however)\b/,
    )
    .filter((clause) => /[a-z]{3}/.test(clause))
  return clauses
    .map((clause) => ({ clause, rank: held(clause) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ clause }) => clause)
}

/** What a passage shows of the direction of an outcome. Pure reading of words and figures; the weights stand in read-direction. */
export function directionSigns(passage: string, frame: DirectionFrame): DirectionSigns {
  const folded = foldAccents(passage.slice(0, TEXT_READ_MAX)).replace(/[−–]/g, '-').replace(/\s+/g, ' ')
  const [best = folded] = clausesOf(folded, frame.outcome ?? '')
  const outcome = foldAccents(frame.outcome ?? '')
  const isUnwanted = unwantedOutcome.test(outcome) && !gainAsOutcome.test(outcome)
  const near = toldSigns(tokensOf(best, frame), isUnwanted)
  const all = toldSigns(tokensOf(folded, frame), isUnwanted)
  const figures = figureSigns(
    folded,
    (text) => tokensOf(text, frame).find(({ group }) => group !== null)?.group ?? null,
  )
  const nearFigures = figureSigns(best, () => null)
  return {
    sides: {
      than: clamp(near.than),
      group: clamp(near.group),
      free: clamp(near.free),
      close: clamp(near.close),
      judged: clamp(near.judged),
      judgedFree: clamp(near.judgedFree),
      allThan: clamp(all.than),
      allGroup: clamp(all.group),
      allFree: clamp(all.free),
      allClose: clamp(all.close),
      allJudged: clamp(all.judged + all.judgedFree),
      ratio: figures.ratio,
      difference: figures.difference,
      numbers: figures.numbers,
      numbersFree: figures.numbersFree,
    },
    none: {
      denied: noDifference.test(best) ? 1 : 0,
      deniedAnywhere: noDifference.test(folded) ? 1 : 0,
      significant: toldSignificant.test(best) && !noDifference.test(best) ? 1 : 0,
      smallP: nearFigures.smallP,
      largeP: nearFigures.largeP,
      smallPAnywhere: figures.smallP,
      largePAnywhere: figures.largeP,
      nullInside: figures.nullInside,
      nullOutside: figures.nullOutside,
      told: Math.min(2, near.count),
      silent: near.count + all.count === 0 ? 1 : 0,
      judged: near.judged + near.judgedFree === 0 ? 0 : 1,
      numbers: figures.numbers === 0 && figures.numbersFree === 0 ? 0 : 1,
    },
  }
}
