import { foldAccents } from '@/lib/core/text/fold-accents'
import { cueMatcher } from './find-cue'
import { roleCues, sentenceRoles } from './sentence-cues'

const cues = sentenceRoles.map((role) => [role, cueMatcher(roleCues[role])] as const)

/** Signs that a sentence reports figures, whatever the language; the text is folded. */
const figureSigns: readonly (readonly [string, RegExp])[] = [
  ['p-value', /\bp\s?(?:<|>|=|≤|≥|&lt;|&gt;)\s?0?[.,]\d/],
  [
    'interval',
    /\b(?:ci|ic)\s?(?:95)?\s?%?\s?[:=[(]|95\s?% ?(?:ci|ic)|confidence interval|intervalo de confian/,
  ],
  ['ratio', /\b(?:or|rr|hr|aor|odds ratio|rp)\s?[=:]?\s?\d/],
  ['percent', /\d\s?%/],
  ['spread', /±|\bsd\b|\bdp\b|\bde\s?=/],
  ['sample', /\bn\s?=\s?\d/],
  ['decimals', /\d[.,]\d/],
  ['year', /\b(?:19|20)\d\d\b/],
  ['address', /https?:|www\.|©|copyright|github|registr|nct\d/],
  ['question', /\?/],
]

const WORDS_MAX = 80
const WORD_MAX = 24
const START_WORDS = 3
const POSITION_BINS = 6

/** What is seen of one sentence: words, pairs of words, its beginning, cues, figures and its place; each named once. */
export function roleFeatures(
  sentences: readonly string[],
  at: number,
  language: string | null,
): readonly string[] {
  const text = sentences[at] ?? ''
  const folded = foldAccents(text)
  const words = (folded.match(/[a-z]+(?:-[a-z]+)*|\d+(?:[.,]\d+)*/g) ?? [])
    .slice(0, WORDS_MAX)
    .map((word) => (/^\d/.test(word) ? '#' : word.slice(0, WORD_MAX)))
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}_${word}`)
  const starts = words.slice(0, START_WORDS).map((word, index) => `^${index === 0 ? '' : '+'}${word}`)
  const figures = figureSigns.filter(([, sign]) => sign.test(folded)).map(([name]) => `*${name}`)
  const cued = cues.filter(([, match]) => match(text, language) !== null).map(([role]) => role)
  const place = placeOf(at, sentences.length)
  return [
    ...new Set([
      '*bias',
      ...words,
      ...pairs,
      ...starts,
      ...figures,
      ...cued.map((role) => `*cue-${role}`),
      ...cued.map((role) => `*cue-${role}-${place}`),
      `*place-${place}`,
      `*length-${Math.min(4, Math.floor(words.length / 10))}`,
      ...(at === 0 ? ['*first'] : []),
      ...(at === 1 ? ['*second'] : []),
      ...(at === sentences.length - 1 ? ['*last'] : []),
      ...(at === sentences.length - 2 ? ['*last-but-one'] : []),
    ]),
  ]
}

function placeOf(at: number, count: number): number {
  return count < 2 ? 0 : Math.floor((POSITION_BINS * at) / count)
}
