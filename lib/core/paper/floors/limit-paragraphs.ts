import { Validity } from '@/lib/contracts/paper-analysis'
import type { DataReport } from '@/lib/contracts/paper-data'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { languageName } from '@/lib/core/text/language-name'
import { listed } from '@/lib/core/text/list-words'
import { countedCitation } from '@/lib/core/writing/citation-mark'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import type { ChapterKit, LockedChapter } from './chapter-kit'
import type { FloorContext } from './floor-context'
import { limitKindOf, limitKinds } from './limit-kinds'
import { paperStudies } from './paper-studies'
import { sourceEvidence } from './source-evidence'

/** A kind of limit is quoted from so many of its works, in other words each time. */
const QUOTED_OF_KIND = 2
/** Behind the pairs. */
const LIMITS_TABLE = 2

/** Limits by what they are about: how many works state each kind, with their own words for it once or twice, and who states none. */
export function limitParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  { number }: LockedChapter,
): readonly (string | readonly string[])[] {
  const { reviewed } = paperStudies(context)
  const telling = reviewed.flatMap((one) => {
    const said = one.study.said.limitation
    return said ? [{ one, kind: limitKindOf(said.text, one.source.work.language) }] : []
  })
  const groups = limitKinds
    .map((kind) => ({ kind, own: telling.flatMap((told) => (told.kind === kind ? [told.one] : [])) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => b.own.length - a.own.length)
  const sentences = groups.map(({ kind, own }, place) => {
    const said = own.flatMap((one) => kit.said(one, 'limitation'))
    const once = [...new Map(said.map((values) => [stemsOf(String(values.quote)), values])).values()]
    const quoted = once
      .slice(0, QUOTED_OF_KIND)
      .map((values, at) => kit.oneOf('discussion', framesFrom(place * QUOTED_OF_KIND + at), values))
    return kit.paragraph(kit.say('discussion', `kind-${kind}`, { count: own.length }), ...quoted)
  })
  const read = reviewed.filter(({ study }) => study.read !== 'title').length
  const table = `${number}.${LIMITS_TABLE}`
  return [
    ...sentences,
    kit.say('discussion', 'noLimit', {
      count: read - telling.filter(({ one }) => one.study.read !== 'title').length,
      total: read,
    }),
    groups.length === 0 ? '' : kit.say('discussion', 'limitText', { table }),
    kit.table(
      kit.part('discussion', 'limitTable', { table }),
      [kit.part('discussion', 'limitKind'), kit.part('results', 'works'), kit.part('discussion', 'which')],
      groups.map(({ kind, own }) => [
        kit.part('discussion', `name-${kind}`),
        String(own.length),
        countedCitation(own.map(({ study }) => study.key)),
      ]),
    ),
  ]
}

const frames = ['limit1', 'limit2', 'limit3', 'limit4', 'limit5', 'limit6']
/** All frames, another one first each time. */
const framesFrom = (at: number): readonly string[] => [
  ...frames.slice(at % frames.length),
  ...frames.slice(0, at % frames.length),
]
const stemsOf = (text: string): string => cognateStems(text).join(' ')

/** A review of fewer works says that they are few. */
const WORKS_FEW = 10

/** Cells that no figure is computed from. */
function cellsLeftOut({ columns }: DataReport): number {
  return columns.reduce((sum, one) => sum + one.missing + (one.kind === 'number' ? one.unread : 0), 0)
}

export function ownLimits(context: FloorContext, kit: ChapterKit): readonly string[] {
  const { outputs, sources, locale, kind, data } = context
  const { reviewed } = paperStudies(context)
  const validity = Validity.safeParse(outputs['validity-guardian']).data?.types ?? []
  const live = validity.flatMap(({ threats }) => threats.filter(({ isLive }) => isLive))
  const languages = [...new Set(sourceEvidence(sources).flatMap(({ language }) => language ?? []))]
  return [
    kit.paragraph(
      kit.say('discussion', 'own'),
      reviewed.length < WORKS_FEW ? kit.say('discussion', 'few', { total: reviewed.length }) : '',
      languages.length === 0
        ? ''
        : kit.say('discussion', 'oneLanguage', {
            list: listed(
              languages.map((language) => languageName(language, locale)),
              locale,
            ),
          }),
    ),
    kind === 'empirical' && data
      ? kit.say('discussion', 'ownData', { rows: data.rows, left: cellsLeftOut(data) })
      : '',
    kit.paragraph(
      ...live.map(({ threat, guard }) =>
        kit.oneOf('discussion', ['threat'], { threat, guard: lowerFirst(guard) }),
      ),
    ),
  ]
}
