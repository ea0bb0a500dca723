import type { Lever } from '@/lib/contracts/proposal-run'
import { withSpelling } from '@/lib/core/concepts/reading/spelling'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { say } from '@/lib/core/text/say'
import { shownHours } from '@/lib/core/writing/counted-words'
import { fitsTime } from '../figures/time-available'
import { designTextsOf } from './design-texts'
import type { QualityInputs } from './quality-check'
import { coherencePhrases, leverAdvicePhrases } from './quality-phrases'
import { plansOf } from './work-plan'

/** What would close a gap in the hours or dates: a smaller plan or another design, then the largest levers, with figures. */
export function hoursAdvice(inputs: QualityInputs): readonly string[] {
  const { ledger, locale } = inputs
  if (ledger === null || fitsTime(ledger)) return []
  return [planAdvice(inputs), ...ledger.levers.map((lever) => leverSentence(lever, locale))]
}

/** Words of topic and question that look like slips of the keys: the student corrects them, or keeps them, before the advisor reads them. */
export function spellingAdvice({ brief, locale }: QualityInputs): readonly string[] {
  const { topic, question } = brief
  const { language } = topicMap({ topic, question })
  if (language === null) return []
  const found = [topic, question].flatMap((text) => withSpelling(text, language).corrections)
  const words = [...new Set(found.map(({ was, is }) => `“${was.toLowerCase()}” → “${is.toLowerCase()}”`))]
  return words.length === 0 ? [] : [say(coherencePhrases, locale, 'spelling', { words: words.join(', ') })]
}

function planAdvice(inputs: QualityInputs): string {
  const { ledger, locale, methodology } = inputs
  const smallest = plansOf(methodology.design, inputs).at(-1)?.ledger ?? null
  const needed = ledger?.neededHours ?? 0
  const least = smallest?.neededHours ?? needed
  const values = {
    design: designTextsOf(methodology.design, locale, null).short,
    least: shownHours(least, locale),
    needed: shownHours(needed, locale),
    available: shownHours(ledger?.availableHours ?? 0, locale),
  }
  if (smallest !== null && fitsTime(smallest)) return say(coherencePhrases, locale, 'smaller-plan', values)
  const key = least <= (ledger?.availableHours ?? 0) ? 'other-design-order' : 'other-design'
  return upperFirst(say(coherencePhrases, locale, key, values))
}

function leverSentence({ kind, about, from, to, hours }: Lever, locale: QualityInputs['locale']): string {
  return say(leverAdvicePhrases, locale, kind, {
    about,
    from: shownHours(from, locale),
    to: shownHours(to, locale),
    weeks: shownHours(to - from, locale),
    hours: shownHours(hours, locale),
  })
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
