/** What the figures of a folded passage show. Signs are +1, −1 or 0 (not seen); the others 1 or 0. */
export interface FigureSigns {
  readonly ratio: number
  readonly difference: number
  /** Own − other where it is told whose each number is; `numbersFree`: the first − the second where it is not. */
  readonly numbers: number
  readonly numbersFree: number
  readonly smallP: number
  readonly largeP: number
  /** A confidence interval that holds the value of no effect. */
  readonly nullInside: number
  readonly nullOutside: number
}

const pValue =
  /\bp(?:[- ]?values?)?\s?(?:of |was |were |= ?|is )?\s?(<|>|=|≤|≥|&lt;|&gt;|⩽|⩾)?\s?(0?[.,·]\d+|1\.0+)/g
/** In a row of a table the p value stands bare behind the last spread: "75 ± 11 79 ± 11 0.26". */
const bareP = /±\s?\d+(?:\.\d+)?\s?[a-z]?\s+(<)?\s?(0\.\d{2,3})(?=\s|$)/g
const interval =
  /(?:ci|ic|interval|intervalo)\)?[^0-9([-]{0,24}[([:,=]?\s?(-?\d+(?:\.\d+)?)\s?%?\s?(?:to|-|,|;|a|until)\s?(-?\d+(?:\.\d+)?)/g
const ratio =
  /\b(?:or|rr|hr|irr|pr|aor|ahr|arr|odds ratio|risk ratio|hazard ratio|rate ratio|relative risk|prevalence ratio|razao de chances|rp)\b[^0-9-]{0,16}(\d+(?:\.\d+)?)/
const ratioWord =
  /\b(?:odds|risk|hazard|rate|prevalence|incidence rate) ratio|relative risk|\b(?:a?or|a?rr|a?hr)\b ?[=:(]/
const difference =
  /\b(?:mean difference|difference(?: in means?)?|md|smd|wmd|effect size|estimate|beta|coefficient|diferenca media|diferencia media)\b[^0-9-]{0,24}(-?\d+(?:\.\d+)?)/
/** A number that is no year, no share of a confidence level and no count of people. */
const measured =
  /(?<![\d.,a-z-])(-?\d+(?:\.\d+)?)(?!\s?%?\s?(?:ci\b|ic\b|confidence|weeks?|months?|days?|years?|mg|ml|hours?|min\b)|[\d.])/g
const measured1 = new RegExp(measured.source)
const SIGNIFICANT = 0.05

/** Reads p values, confidence intervals, ratios, differences, and "12.1 … vs 14.3"; `groupOf` tells which group a piece names. */
export function figureSigns(folded: string, groupOf: (text: string) => 'own' | 'other' | null): FigureSigns {
  const values = [...folded.matchAll(pValue), ...folded.matchAll(bareP)].map(
    ([, sign = '=', number = '']) => ({
      sign,
      p: Number(number.replace(/[,·]/, '.')),
    }),
  )
  const small = values.some(
    ({ sign, p }) =>
      p <= SIGNIFICANT && !/>|&gt;|≥|⩾/.test(sign) && (p < SIGNIFICANT || /<|&lt;|≤|⩽/.test(sign)),
  )
  const large = values.some(({ sign, p }) => p > SIGNIFICANT || (/>|&gt;/.test(sign) && p >= SIGNIFICANT))
  const ratioValue = Number(ratio.exec(folded)?.[1] ?? Number.NaN)
  const isRatio = !Number.isNaN(ratioValue)
  const none = isRatio || ratioWord.test(folded) ? 1 : 0
  const intervals = [...folded.matchAll(interval)].map(([, from, to]) => [Number(from), Number(to)] as const)
  const holds = intervals.filter(([from, to]) => from < none && none < to).length
  return {
    ratio: isRatio ? Math.sign(ratioValue - 1) : 0,
    difference: Math.sign(Number(difference.exec(folded)?.[1] ?? 0)) || 0,
    ...comparedNumbers(folded, groupOf),
    smallP: small ? 1 : 0,
    largeP: large ? 1 : 0,
    nullInside: holds > 0 ? 1 : 0,
    nullOutside: intervals.length > holds ? 1 : 0,
  }
}

const versus = /\b(?:vs\.?|versus|contra)(?=\s)/g

const SECOND_WITHIN = 18

/** The sign of own − other, from the first two numbers that are set against each other. */
function comparedNumbers(folded: string, groupOf: (text: string) => 'own' | 'other' | null) {
  const clean = folded
    .replace(/\(?\s?95\s?%? ?(?:ci|ic)[^)\]]*[)\]]?/g, ' ')
    .replace(/\bp\s?[<>=≤≥]\s?[\d.,]+/g, ' ')
    .replace(/(?:±|\+\/-)\s?[\d.]+/g, ' ')
    .replace(/\bn\s?=\s?\d+/g, ' ')
    .replace(/\b(?:19|20)\d\d\b/g, ' ')
  for (const sentence of clean.split(/(?<!\bvs)(?<=[a-z)%])\.\s/))
    for (const match of sentence.matchAll(versus)) {
      const left = sentence.slice(0, match.index)
      const right = sentence.slice(match.index + match[0].length)
      const first = [...left.slice(-SECOND_WITHIN).matchAll(measured)].at(-1)
      const second = measured1.exec(right)
      if (!first || !second || second.index > SECOND_WITHIN) continue
      const sign = Math.sign(Number(first[1]) - Number(second[1]))
      if (sign === 0) continue
      const after = groupOf(right.slice(0, 3 * SECOND_WITHIN))
      // "12.1 in A and 14.3 in B": what stands behind a number tells whose it is; "A 12.1 vs B 14.3" is told before it.
      // Whoever is named after "compared with" at the beginning is not whose figure comes first.
      const before = groupOf(
        left.replace(
          /^[^a-z]*(?:compared|when compared|in comparison|relative|em comparacao|comparad\w+)[^,]*,/,
          '',
        ),
      )
      const owner =
        after === null
          ? before
          : before !== null && before !== after
            ? before
            : after === 'own'
              ? 'other'
              : 'own'
      return owner === null
        ? { numbers: 0, numbersFree: sign }
        : { numbers: owner === 'own' ? sign : -sign, numbersFree: 0 }
    }
  return { numbers: 0, numbersFree: 0 }
}
