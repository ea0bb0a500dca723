import { matchForm } from './match-form'
import { splitSentences } from './split-sentences'
import { isGenericWord, isStopWord } from './stop-words'
import { foldAccents, type WordAt, wordsOf } from './words'

/** One to four content words as first written in the text; `weight` only compares phrases of one text. */
export interface KeyPhrase {
  readonly phrase: string
  readonly count: number
  readonly weight: number
}

const PHRASE_WORDS_MAX = 4
/** Phrases that occur once are kept shorter: long ones are pieces of sentences. */
const SINGLE_WORDS_MAX = 3
/** A chapter is read from its beginning; sentences beyond add little and cost time. */
const SENTENCES_READ_MAX = 400
/** Small words inside a term: "qualidade de vida", "quality of life". */
const linkWords: ReadonlySet<string> = new Set('de da do das dos del di du of'.split(' '))

type Kind = 'content' | 'generic' | 'link' | 'stop'
interface KindWord extends WordAt {
  readonly kind: Kind
  /** Match form; only for content and generic words. */
  readonly form: string
}

function kindOf(word: string, language: string | null): Kind {
  if (linkWords.has(foldAccents(word))) return 'link'
  if (word.length < 3 || !/\p{L}/u.test(word) || isStopWord(word, language)) return 'stop'
  return isGenericWord(word) ? 'generic' : 'content'
}

/** Runs of words with nothing but blanks between them and no stop word inside. */
function runsOf(text: string, language: string | null): KindWord[][] {
  const runs: KindWord[][] = []
  let run: KindWord[] = []
  let end = 0
  for (const word of wordsOf(text)) {
    const kind = kindOf(word.text, language)
    const isApart = text.slice(end, word.start).trim() !== ''
    end = word.end
    if ((isApart || kind === 'stop') && run.length > 0) {
      runs.push(run)
      run = []
    }
    if (kind !== 'stop')
      run.push({ ...word, kind, form: kind === 'link' ? '' : matchForm(word.text, language) })
  }
  return run.length > 0 ? [...runs, run] : runs
}

interface Candidate {
  readonly phrase: string
  readonly forms: readonly string[]
  readonly isInTitle: boolean
  count: number
}

/** Every part of a run that begins and ends with a word of the subject, at most PHRASE_WORDS_MAX words without links. */
function partsOf(run: readonly KindWord[]): KindWord[][] {
  return run.flatMap((first, from) => {
    if (first.kind !== 'content') return []
    const parts: KindWord[][] = []
    let words = 0
    for (let to = from; to < run.length; to++) {
      if (run[to]?.kind !== 'link') words += 1
      if (words > PHRASE_WORDS_MAX) break
      if (run[to]?.kind === 'content') parts.push(run.slice(from, to + 1))
    }
    return parts
  })
}

function candidatesOf(text: string, language: string | null): Map<string, Candidate> {
  const found = new Map<string, Candidate>()
  for (const [index, sentence] of splitSentences(text, language).slice(0, SENTENCES_READ_MAX).entries()) {
    for (const part of runsOf(sentence.text, language).flatMap(partsOf)) {
      const forms = part.filter(({ kind }) => kind !== 'link').map(({ form }) => form)
      const key = forms.join(' ')
      const known = found.get(key)
      const phrase = sentence.text.slice(part[0]?.start, part.at(-1)?.end)
      if (known) known.count += 1
      else found.set(key, { phrase, forms, isInTitle: index === 0, count: 1 })
    }
  }
  return found
}

/** The keys of all shorter phrases inside one. */
function keysInside(forms: readonly string[]): string[] {
  return forms.flatMap((_, from) =>
    forms
      .slice(from)
      .flatMap((__, length) =>
        length + 1 < forms.length ? [forms.slice(from, from + length + 1).join(' ')] : [],
      ),
  )
}

/** C-value: a phrase counts for what it occurs outside of longer phrases, and longer phrases count more. */
function weigh(candidates: ReadonlyMap<string, Candidate>): (Candidate & { weight: number })[] {
  const around = new Map<string, { sum: number; phrases: number }>()
  for (const { forms, count } of candidates.values()) {
    for (const key of new Set(keysInside(forms))) {
      const known = around.get(key) ?? { sum: 0, phrases: 0 }
      around.set(key, { sum: known.sum + count, phrases: known.phrases + 1 })
    }
  }
  return [...candidates].map(([key, candidate]) => {
    const nested = around.get(key)
    const alone = candidate.count - (nested ? nested.sum / nested.phrases : 0)
    return { ...candidate, weight: Math.log2(candidate.forms.length + 1) * alone }
  })
}

function isBetween(forms: readonly string[], other: readonly string[]): boolean {
  return forms.every((form) => other.includes(form)) || other.every((form) => forms.includes(form))
}

/**
 * At most `count` phrases that say what a text is about, weightiest first, as written where they first occur; none is part of another.
 * Weighed by C-value (Frantzi et al. 2000, doi:10.1007/s007999900023), with single words as of one step. Phrases that come back or stand
 * in the first sentence (put the title there) go before the others. Words of every study ("results", "análise") begin or
 * end none. Never throws.
 */
export function keyPhrases(text: string, language: string | null, count: number): KeyPhrase[] {
  const weighed = weigh(candidatesOf(text, language)).filter(
    ({ count: times, forms }) => times > 1 || forms.length <= SINGLE_WORDS_MAX,
  )
  const rank = (candidate: Candidate) => (candidate.count > 1 ? 2 : 0) + (candidate.isInTitle ? 1 : 0)
  const isTelling = (candidate: Candidate) => (rank(candidate) > 0 ? 1 : 0)
  weighed.sort((a, b) => isTelling(b) - isTelling(a) || b.weight - a.weight || rank(b) - rank(a))
  const chosen: typeof weighed = []
  for (const candidate of weighed) {
    if (chosen.length >= count) break
    if (!chosen.some(({ forms }) => isBetween(candidate.forms, forms))) chosen.push(candidate)
  }
  return chosen.map(({ phrase, count: times, weight }) => ({ phrase, count: times, weight }))
}
