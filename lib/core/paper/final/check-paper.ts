import {
  type AssembledChapter,
  CHAPTER_OUTPUTS_MIN,
  type ChapterMap,
  type FinalReport,
  PAPER_WORDS_MIN,
} from '@/lib/contracts/paper-final'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperSource } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { LENGTH_SHARES } from '@/lib/contracts/paper-writing'
import { consistencyFindings } from '../checks/consistency'
import { paperLedger } from '../checks/paper-ledger'
import { readPaper } from '../checks/paper-text'
import type { FloorContext } from '../floors/floor-context'
import { paperSlug } from '../session-state'
import { byWriter } from './by-writer'

type Chapter = AssembledChapter['chapter']
type Warning = FinalReport['warnings'][number]

const RUNNING_HEAD_MAX = 50
const ANCHOR_MAX = 50
const ABOUT_MAX = 300

interface FinalPaper {
  readonly input: Pick<FloorContext, 'query' | 'locale' | 'kind' | 'data' | 'search'>
  readonly sources: readonly PaperSource[]
  /** Agents whose outputs are the student's own words. */
  readonly student: readonly string[]
  readonly outputs: PaperOutputs
  readonly map: ChapterMap
  readonly assembled: readonly AssembledChapter[]
  readonly currentYear: number
}

/** What the combined paper is made of, and what is to be said against it: warnings keep nothing back. Pure; never throws. */
export function checkPaper(paper: FinalPaper): FinalReport {
  const chapters = paper.assembled.map(({ chapter }) => chapter).toSorted((a, b) => a.number - b.number)
  const words = chapters.reduce((sum, chapter) => sum + chapter.words, 0)
  const warnings = [
    ...mapWarnings(paper.map),
    ...chapterWarnings(paper, chapters),
    ...textWarnings(paper, chapters),
    ...ledgerWarnings(paper),
    ...(words < PAPER_WORDS_MIN ? [warning('paper-short', null, `${words}/${PAPER_WORDS_MIN}`)] : []),
  ]
  return {
    warnings,
    metadata: {
      title: paper.input.query,
      runningHead: runningHead(paper.input.query),
      words,
      references: [...new Set(chapters.flatMap(({ keys }) => keys))],
      contents: chapters.map(({ number, title, words: own }) => ({
        number,
        title,
        anchor: `${number}-${paperSlug(title)}`.slice(0, ANCHOR_MAX).replace(/-+$/, ''),
        file: `ch${String(number).padStart(2, '0')}-${paperSlug(title)}.md`,
        words: own,
      })),
    },
  }
}

/** The title in capitals, cut between words. */
function runningHead(title: string): string {
  const capitals = title.toUpperCase().replace(/\s+/g, ' ').trim()
  if (capitals.length <= RUNNING_HEAD_MAX) return capitals
  return capitals
    .slice(0, RUNNING_HEAD_MAX + 1)
    .replace(/\s\S*$/, '')
    .slice(0, RUNNING_HEAD_MAX)
}

const warning = (code: Warning['code'], chapter: number | null, about: string): Warning => ({
  code,
  chapter,
  about: about.slice(0, ABOUT_MAX),
})

function mapWarnings({ missing, chapters }: ChapterMap): readonly Warning[] {
  return [
    ...missing.map((agent) => warning('output-missing', null, agent)),
    ...chapters
      .filter(({ outputs }) => outputs.length < CHAPTER_OUTPUTS_MIN)
      .map(({ number, outputs }) =>
        warning('few-outputs', number, `${outputs.length}/${CHAPTER_OUTPUTS_MIN}`),
      ),
  ]
}

function chapterWarnings(
  { outputs, map, assembled }: FinalPaper,
  chapters: readonly Chapter[],
): readonly Warning[] {
  const locked = LockedStructure.safeParse(outputs['dissertation-architect']).data?.chapters ?? []
  const own = map.chapters.flatMap(({ number }): Warning[] => {
    const chapter = chapters.find((one) => one.number === number)
    if (!chapter) return [warning('chapter-missing', number, '')]
    const target = locked.find((one) => one.number === number)?.wordTarget ?? chapter.words
    const { words, keys } = chapter
    const isOutside = words < LENGTH_SHARES.min * target || words > LENGTH_SHARES.max * target
    return [
      ...(isOutside ? [warning('chapter-length', number, `${words}/${target}`)] : []),
      ...(keys.length === 0 ? [warning('chapter-without-citation', number, '')] : []),
    ]
  })
  const left = assembled.flatMap(({ chapter, leftOut }) =>
    leftOut.map(({ text }) => warning('passage-left-out', chapter.number, text)),
  )
  return [...own, ...left]
}

/** References to chapters and tables that there are not, and passages that stand twice. */
function textWarnings(
  { outputs, currentYear }: FinalPaper,
  chapters: readonly Chapter[],
): readonly Warning[] {
  const read = readPaper({ ...outputs, ...byWriter(outputs, chapters) })
  return consistencyFindings(read, { currentYear, abstract: [] }).findings.flatMap(({ kind, one, other }) => {
    if (kind === 'cross-reference') return [warning('dead-reference', one.chapter, other.text)]
    return kind === 'repetition' ? [warning('repeated-passage', other.chapter, other.text)] : []
  })
}

/** Sentences and rows of the drafts that nothing bears out; what a model made of them in this stage was judged before it was taken. */
function ledgerWarnings({ input, sources, outputs, currentYear, student }: FinalPaper): readonly Warning[] {
  const { query, locale, kind, data, search } = input
  const rows = paperLedger({ query, locale, kind, data, search, sources, outputs, currentYear }, { student })
  return rows.flatMap(({ chapter, text, reason }) =>
    reason === null ? [] : [warning('sentence-rests-on-nothing', chapter, text)],
  )
}
