import { isStopWord } from '@/lib/core/text/stop-words'

/** "theory of planned behaviour", "teoria da autodeterminação", "teoría del capital humano": up to four words behind it. */
const BEHIND = /\b(theory of|teor[ií]a (?:del?|d[aeo]s?|de l[ao]s?)) ((?:[\p{L}'-]+ ?){1,6})/iu
/** "self-determination theory": up to three words before it. */
const BEFORE = /((?:[\p{L}'-]+ ){1,5})theory\b/iu
const BEHIND_MAX = 4
const BEFORE_MAX = 3
/** Words that tell of theories without naming one. */
const naming =
  /^(?:based|using|used|uses|apply|applies|applied|new|social|current|existing|the|our|this|main|relevant|general|base|geral|grounded)$/i
/** What ends a name behind "theory of". */
const ending =
  /^(?:is|are|was|were|to|as|that|which|in|on|for|with|by|é|foi|para|como|que|em|no|na|es|fue|en|con|com|por)$/i

/** The name of a theory as a sentence gives it, with the word "theory"; null where it speaks of theory without naming one. */
export function theoryName(sentence: string, language: string | null): string | null {
  const behind = BEHIND.exec(sentence)
  if (behind) {
    const words = (behind[2] ?? '').trim().split(' ')
    const end = words.findIndex((word) => ending.test(word))
    const name = withoutEdges(words.slice(0, end < 0 ? BEHIND_MAX : Math.min(end, BEHIND_MAX)), language)
    return name.length === 0 ? null : `${behind[1]} ${name.join(' ')}`
  }
  const before = BEFORE.exec(sentence)
  if (!before) return null
  const words = (before[1] ?? '').trim().split(' ').slice(-BEFORE_MAX)
  const start = words.findLastIndex((word) => isStopWord(word.toLowerCase(), 'en') || ending.test(word))
  const name = words.slice(start + 1)
  const isNamed = name.some((word) => !naming.test(word))
  return isNamed ? `${name.join(' ')} theory` : null
}

function withoutEdges(words: readonly string[], language: string | null): readonly string[] {
  const isEdge = (word: string | undefined) => word !== undefined && isStopWord(word.toLowerCase(), language)
  let own = [...words]
  while (isEdge(own.at(-1))) own = own.slice(0, -1)
  return own.every((word) => isEdge(word)) ? [] : own
}
