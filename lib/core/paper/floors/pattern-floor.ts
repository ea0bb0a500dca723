import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { FindingDirection } from '@/lib/contracts/review'
import { spokenName } from '@/lib/core/identity/author-line'
import type { ReviewedSource } from '@/lib/core/review/reviewed-source'
import { countryNames, designName } from '@/lib/core/review/study-labels'
import type { Values } from '@/lib/core/text/say'
import { upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { named } from './asked-names'
import type { FloorContext, PaperFloor } from './floor-context'
import { askedRelation, paperStudies, tellsOf } from './paper-studies'
import { questionConcepts } from './question-concepts'
import { shortfallOf } from './shortfall'
import { sourceEvidence } from './source-evidence'
import { synthesisWords } from './synthesis-words'

const PATTERNS_WANTED = 10
const PATTERNS_MAX = 40
const TENTATIVE_BELOW = 5

/** Known not to share a regularity, and no regularity itself. */
const NO = 'no'

interface Regularity {
  readonly statement: string
  readonly members: readonly ReviewedSource[]
  readonly among: readonly ReviewedSource[]
  readonly known: readonly ReviewedSource[]
  readonly alternative: 'bySearch' | 'byAbstract' | 'byAuthors'
}

/** Regularities with their counts, the unknown and the sources that break them. A regularity holds for most of those of which it is known, two at least; few make it tentative. */
export const composePatterns: PaperFloor = (context) => {
  const { locale } = context
  const words = synthesisWords('patterns')
  const items = regularities(context)
    .filter(({ members, known }) => members.length > 1 && 2 * members.length > known.length)
    .slice(0, PATTERNS_MAX)
    .map(({ statement, members, among, known, alternative }) => {
      const keys = members.map(({ study }) => study.key)
      const left = withoutFrequentAuthor(members)
      return {
        statement: upperFirst(statement),
        counted: { count: keys.length, total: among.length, unknown: among.length - known.length, keys },
        brokenBy: known.filter((one) => !members.includes(one)).map(({ study }) => study.key),
        alternative: sentence<string>(words, locale, alternative, {
          groups: left === members.length ? 0 : 1,
          left,
        }),
        tentative: keys.length < TENTATIVE_BELOW,
      }
    })
  return { patterns: { items, shortfall: shortfallOf(items.length, PATTERNS_WANTED, context) } }
}

function regularities(context: FloorContext): readonly Regularity[] {
  const { locale } = context
  const { reviewed } = paperStudies(context)
  const { outcome } = askedRelation(context)
  const evidence = sourceEvidence(context.sources)
  const groupsOf = new Map(evidence.map(({ key, populations }) => [key, populations]))
  const read = reviewed.filter(({ study }) => study.read !== 'title')
  const t = (key: string, values: Values) => sentence<string>(synthesisWords('patterns'), locale, key, values)
  const by = (
    key: string,
    among: readonly ReviewedSource[],
    readOf: (one: ReviewedSource) => string | null,
    { alternative, also = {} }: { alternative: Regularity['alternative']; also?: Values },
  ): Regularity[] => {
    const known = among.filter((one) => readOf(one) !== null)
    const values = [...new Set(known.flatMap((one) => readOf(one) ?? []))].filter((value) => value !== NO)
    return values.map((value) => {
      const members = known.filter((one) => readOf(one) === value)
      const counts = {
        count: members.length,
        total: among.length,
        name: value,
        design: value,
        direction: value,
      }
      return { statement: t(key, { ...counts, ...also }), members, among, known, alternative }
    })
  }
  const way = ({ study }: ReviewedSource): string | null => wayName(study.direction, context)
  const isOn = ({ study }: ReviewedSource) => tellsOf(study.said.finding?.text ?? '', outcome)
  const about = outcome === null ? [] : reviewed.filter(isOn)
  const outcomeNames = named('outcome', outcome?.name ?? '', locale)
  const designs = [...new Set(reviewed.flatMap(({ study }) => study.design ?? []))]
  const all = [
    ...by('direction', about, way, { alternative: 'byAuthors', also: outcomeNames }),
    ...by('design', reviewed, ({ study }) => (study.design ? designName(study.design, locale) : null), {
      alternative: 'byAbstract',
    }),
    ...designs.flatMap((design) =>
      by(
        'crossed',
        about.filter(({ study }) => study.design === design),
        way,
        { alternative: 'byAuthors', also: { ...outcomeNames, design: designName(design, locale) } },
      ),
    ),
    ...by('place', reviewed, ({ study }) => countryNames(study, locale)[0] ?? null, {
      alternative: 'bySearch',
    }),
    // Whom the question names the search has found.
    ...by(
      'group',
      questionConcepts(context.query).some(({ role }) => role === 'population') ? [] : reviewed,
      ({ study }) => groupsOf.get(study.key)?.[0]?.names[localeLanguages[locale]] ?? null,
      {
        alternative: 'bySearch',
      },
    ),
    ...by('instrument', read, ({ study }) => (study.said.measure === null ? NO : 'yes'), {
      alternative: 'byAbstract',
    }),
  ]
  return all.toSorted((a, b) => b.members.length - a.members.length)
}

/** "an increase", in the language of the paper; null where the words do not say it. */
export function wayName(
  direction: FindingDirection,
  { locale }: Pick<FloorContext, 'locale'>,
): string | null {
  return direction === 'not-said' ? null : sentence(synthesisWords('patterns'), locale, direction)
}

/** How many are left without the works of the author who signs most of them. */
function withoutFrequentAuthor(members: readonly ReviewedSource[]): number {
  const namesOf = ({ source }: ReviewedSource) => source.work.authors.map(spokenName)
  const counts = new Map<string, number>()
  for (const name of members.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return most < 2 ? members.length : members.length - most
}
