import type { PyramidBar, SizeTest } from '@/lib/contracts/topic'
import { GOOD_MAX, LOW_MAX, VERY_LOW_MAX } from './topic-bands'

/**
 * The verdict of a topic with its counts: where they are known they decide. Few works, and enough without one limit (place, period,
 * group, method): too narrow. Few, and few whatever one drops: hopeless. More than two hundred: too broad. What is vague stays vague.
 */
export function sizeFromCounts(
  said: SizeTest,
  bars: readonly Pick<PyramidBar, 'dropped' | 'total'>[],
): SizeTest {
  const total = bars.find(({ dropped }) => dropped === '')?.total ?? null
  if (total === null || said.verdict === 'vague') return said
  if (total > GOOD_MAX)
    return { verdict: 'too-broad', reasons: [...said.reasons, reason('counted-many', [String(total)])] }
  if (total > VERY_LOW_MAX) return total > LOW_MAX ? { verdict: 'good', reasons: [] } : keptOrGood(said)
  const freed = bars.filter((bar) => bar.dropped !== '' && (bar.total ?? 0) > LOW_MAX)
  return freed.length > 0
    ? {
        verdict: 'too-narrow',
        reasons: [
          reason(
            'counted-few',
            freed.map(({ dropped }) => dropped),
          ),
        ],
      }
    : { verdict: 'hopeless', reasons: [reason('counted-none', [String(total)])] }
}

/**
 * The verdict of a topic of which one number is known and no limit was dropped: above two hundred it is too broad, whatever its words say, and up to
 * that no longer; from five on it is not hopeless; why there is little is not known yet. Null leaves the words alone.
 */
export function sizeWithTotal(said: SizeTest, total: number | null): SizeTest {
  if (total === null || said.verdict === 'vague') return said
  if (total > GOOD_MAX) return sizeFromCounts(said, [{ dropped: '', total }])
  const isDisproved = said.verdict === 'too-broad' || (said.verdict === 'hopeless' && total > VERY_LOW_MAX)
  return isDisproved ? { verdict: 'good', reasons: [] } : said
}

/** Five to fourteen: little, and enough to begin with where the words are in order. */
function keptOrGood(said: SizeTest): SizeTest {
  return said.verdict === 'too-broad' || said.verdict === 'hopeless' ? { verdict: 'good', reasons: [] } : said
}

function reason(code: SizeTest['reasons'][number]['code'], words: readonly string[]) {
  return { code, words: words.slice(0, 12) }
}
