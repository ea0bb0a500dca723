import type { Locale } from '@/lib/contracts/locale'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { definite, lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { type QuestionKey, questionTemplates } from './problem-phrases'
import { asksForLess, holdsLimit, limitPhrase, scopeLimits } from './scope'
import type { TopicParts } from './topic-parts'

const SECONDARY_MIN = 2
const SECONDARY_MAX = 4
const QUESTION_MAX = 1_000

export interface Questions {
  readonly main: string
  readonly secondary: string[]
  /** The limit that a note brought into the main question; '' for none. */
  readonly addedLimit: string
}

/**
 * The main question, the student's own where it is one, and two to four secondary ones of the topic's kind. A note that asks for less takes
 * one secondary question away for each round and writes the student's limits of place, group or period into the
 * main question.
 */
export function composeQuestions({
  brief,
  parts,
  note,
  secondaryBefore,
}: {
  readonly brief: ProposalBrief
  readonly parts: TopicParts
  readonly note: string
  /** How many secondary questions the version before had; null in the first round. */
  readonly secondaryBefore: number | null
}): Questions {
  const isLess = asksForLess(note)
  const own = isQuestion(brief.question) ? tidyQuestion(brief.question, brief.locale) : null
  const asked = own ?? written(mainKey(parts), brief, parts)
  const limit = scopeLimits(brief).find((candidate) => !holdsLimit(asked, candidate)) ?? ''
  const isLimited = isLess && limit !== ''
  const count = isLess
    ? Math.max(SECONDARY_MIN, (secondaryBefore ?? SECONDARY_MAX) - 1)
    : (secondaryBefore ?? SECONDARY_MAX)
  const numbers = ([1, 2, 3, 4] as const).slice(0, Math.min(SECONDARY_MAX, Math.max(SECONDARY_MIN, count)))
  return {
    main: (isLimited ? limited(asked, limit, brief.locale) : asked).slice(0, QUESTION_MAX),
    secondary: numbers.map((number) =>
      written(`${parts.kind}${number}`, brief, parts).slice(0, QUESTION_MAX),
    ),
    addedLimit: isLimited ? limit : '',
  }
}

const QUESTION_START =
  /^¿|^(?:how|what|which|who|why|when|where|whether|to what extent|does|do|did|is|are|can|could|should|como|o que|qu[eê]|qual|quais|quem|por que|por qu[eé]|quando|onde|em que medida|de que (?:modo|forma|maneira)|c[oó]mo|cu[aá]l|cu[aá]les|qui[eé]n|cu[aá]ndo|d[oó]nde|en qu[eé] medida|de qu[eé] (?:modo|forma|manera))\s/i

/** Whether the student's text asks something. */
function isQuestion(text: string): boolean {
  const bare = text.trim()
  return /\p{L}/u.test(bare) && (/\?$/.test(bare) || QUESTION_START.test(bare))
}

function tidyQuestion(text: string, locale: Locale): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.?]+$/, '')
  const opened = locale === 'es' && !bare.includes('¿') ? `¿${bare}` : bare
  return `${upperFirst(opened)}?`
}

function limited(question: string, limit: string, locale: Locale): string {
  const only = say(questionTemplates, locale, 'only', { limit: limitPhrase(limit, locale) })
  return question.replace(/\?$/, '') + only
}

function mainKey({ kind, isEffect }: TopicParts): QuestionKey {
  if (kind === 'relation') return isEffect ? 'mainEffect' : 'mainRelation'
  if (kind === 'artefact') return 'mainArtefact'
  return kind === 'normative' ? 'mainNormative' : 'mainUnderstanding'
}

function written(key: QuestionKey, { locale, profile }: ProposalBrief, parts: TopicParts): string {
  const [a, b] = parts.pair ?? [parts.core, parts.core]
  const text = sentence(questionTemplates, locale, key, {
    a,
    b,
    theA: definite(a, locale),
    theB: definite(b, locale),
    core: parts.core,
    theCore: definite(parts.core, locale),
    setting: parts.setting,
    field: lowerFirst(profile.field_of_study),
  })
  return upperFirst(text)
}
