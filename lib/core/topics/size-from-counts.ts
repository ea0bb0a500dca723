import type { PyramidBar, SizeTest } from '@/lib/contracts/topic'
import { GOOD_MAX, LOW_MAX, VERY_LOW_MAX } from './topic-bands'

/**
 * The verdict of a topic with its counts: where they are known they decide. Few works, and enough without one limit (place, period,
 * group, method): too narrow. None, and enough only without one of the things that it joins: each is studied, the join is not: hopeless, as where
 * there are few whatever one drops. More than two hundred: too broad. What is vague stays vague.
 */
export function sizeFromCounts(
  said: SizeTest,
  bars: readonly Pick<PyramidBar, 'dropped' | 'isThing' | 'total'>[],
): SizeTest {
  const total = bars.find(({ dropped }) => dropped === '')?.total ?? null
  if (total === null || said.verdict === 'vague') return said
  if (total > GOOD_MAX)
    return { verdict: 'too-broad', reasons: [...said.reasons, reason('counted-many', [String(total)])] }
  if (total > VERY_LOW_MAX) return total > LOW_MAX ? { verdict: 'good', reasons: [] } : keptOrGood(said)
  const freed = bars.filter((bar) => bar.dropped !== '' && (bar.total ?? 0) > LOW_MAX)
  const names = freed.map(({ dropped }) => dropped)
  if (freed.length === 0) return { verdict: 'hopeless', reasons: [reason('counted-none', [String(total)])] }
  return total === 0 && freed.every(({ isThing }) => isThing)
    ? { verdict: 'hopeless', reasons: [reason('counted-apart', names)] }
    : { verdict: 'too-narrow', reasons: [reason('counted-few', names)] }
}

/**
 * The verdict of a topic of which one number is known and no limit was dropped: above two hundred it is too broad, whatever its words say, and up to
 * that no longer; from five on it is not hopeless. Under five it is not good: none at all is hopeless, a few are too narrow until it is known which limit
 * costs the others. A whole field that the databases hardly have stays one, and is said to be counted so. Null leaves the words alone.
 */
export function sizeWithTotal(said: SizeTest, total: number | null): SizeTest {
  if (total === null || said.verdict === 'vague') return said
  if (total > GOOD_MAX) return sizeFromCounts(said, [{ dropped: '', isThing: false, total }])
  if (total > VERY_LOW_MAX) return keptOrGood(said)
  const counted = reason('counted-none', [String(total)])
  if (said.verdict === 'too-broad') return { verdict: 'too-broad', reasons: [...said.reasons, counted] }
  if (said.verdict !== 'good') return said
  return { verdict: total === 0 ? 'hopeless' : 'too-narrow', reasons: [counted] }
}

/** Five and more: enough to begin with, where the words tell no single case. */
function keptOrGood(said: SizeTest): SizeTest {
  return said.verdict === 'too-broad' || said.verdict === 'hopeless' ? { verdict: 'good', reasons: [] } : said
}

function reason(code: SizeTest['reasons'][number]['code'], words: readonly string[]) {
  return { code, words: words.slice(0, 12) }
}
