import type { Tension } from '@/lib/core/review/find-tensions'
import { embeddedQuote } from '@/lib/core/review/reviewed-source'
import { listed } from '@/lib/core/text/list-words'
import { citationMark } from '@/lib/core/writing/citation-mark'
import { askedTensions, thingOf } from './asked-tensions'
import type { ChapterKit, LockedChapter } from './chapter-kit'
import type { FloorContext } from './floor-context'
import { studyDifferences } from './moved-things'
import { sourceEvidence } from './source-evidence'

/** Pairs told in sentences, one for each frame; all stand in the table. */
const PAIRS_TOLD = 3
const PAIRS_MAX = 12

/** Pairs that two readings agree on, as the review finds them, each work once; what differs as the contradiction analyst counted it. */
export function tensionParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  { number }: LockedChapter,
): readonly (string | readonly string[])[] {
  const { sources, locale } = context
  const pairs = askedTensions(context).slice(0, PAIRS_MAX)
  if (pairs.length === 0) return [kit.say('discussion', 'noPair')]
  const evidence = new Map(sourceEvidence(sources).map((one) => [one.key, one]))
  const differing = ({ one, other }: Tension) => {
    const [a, b] = [evidence.get(one.reviewed.study.key), evidence.get(other.reviewed.study.key)]
    return a && b ? studyDifferences(a, b, context) : []
  }
  const told = pairs.slice(0, PAIRS_TOLD).map((pair, at) => {
    const [a] = kit.said(pair.one.reviewed, 'finding')
    const [b] = kit.said(pair.other.reviewed, 'finding')
    if (!a || !b) return ''
    const differs = differing(pair).map(({ what }) => kit.part('discussion', what))
    return kit.paragraph(
      kit.oneOf('discussion', [`pair${at + 1}`], {
        ...a,
        others: b.authors ?? '',
        otherCite: b.cite ?? '',
        otherQuote: embeddedQuote(pair.other.said),
        otherNote: b.note ?? '',
        m: b.n ?? 1,
      }),
      differs.length === 0 ? '' : kit.oneOf('discussion', ['differs'], { list: listed(differs, locale) }),
    )
  })
  const table = `${number}.1`
  const way = (direction: string) => kit.part('review', direction)
  const rows = pairs.map((pair) => [
    citationMark([pair.one.reviewed.study.key]),
    way(pair.one.direction),
    citationMark([pair.other.reviewed.study.key]),
    way(pair.other.direction),
    thingOf(pair, context) ?? '–',
    differing(pair)
      .map(({ what, one, other }) => `${kit.part('discussion', what)}: ${one} / ${other}`)
      .join('; ') || '–',
  ])
  const head = ['work', 'says', 'otherWork', 'otherSays', 'about', 'differsIn'].map((key) =>
    kit.part('discussion', key),
  )
  const open = pairs.filter((pair) => differing(pair).length === 0).length
  return [
    kit.say('discussion', 'pairText', { table, count: pairs.length }),
    ...told,
    open === 0 ? '' : kit.say('discussion', 'undiffered', { count: open }),
    kit.table(kit.part('discussion', 'pairTable', { table }), head, rows),
  ]
}
