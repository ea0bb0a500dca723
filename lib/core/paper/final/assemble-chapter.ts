import type { AssembledChapter, ChapterMap, ChapterMapping } from '@/lib/contracts/paper-final'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { LENGTH_SHARES, Transitions, WrittenChapters } from '@/lib/contracts/paper-writing'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { sentencesOf } from '@/lib/core/writing/sentence-patterns'
import { isRepetition, passageWords } from '../checks/consistency'
import { isTableParagraph } from '../checks/paper-text'

type Chapter = AssembledChapter['chapter']
type LeftOut = AssembledChapter['leftOut'][number]

const SHOWN_MAX = 300

/** The draft of a chapter as its writer has left it; null of none. */
export function chapterDraftOf({ number, writer }: ChapterMapping, outputs: PaperOutputs): Chapter | null {
  const written = WrittenChapters.safeParse(outputs[writer]).data
  return written?.chapters.find((one) => one.number === number) ?? null
}

/**
 * A chapter from its draft alone: sentences are left out that cite what none of its mapped outputs has, and passages that repeat one of an earlier
 * chapter by more than half; the transition to the next chapter stands at its end. Null where there is no draft. Pure.
 */
export function assembleChapter(
  mapping: ChapterMapping,
  { chapters }: ChapterMap,
  outputs: PaperOutputs,
): AssembledChapter | null {
  const draft = chapterDraftOf(mapping, outputs)
  if (draft === null) return null
  const leftOut: LeftOut[] = []
  const leave = (why: LeftOut['why'], text: string) => {
    leftOut.push({ why, text: text.slice(0, SHOWN_MAX) })
    return ''
  }
  const earlier = chapters
    .filter(({ number }) => number < mapping.number)
    .flatMap((one) => chapterDraftOf(one, outputs)?.sections ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((text) => !isTableParagraph(text))
    .map(passageWords)
  const isRepeated = (text: string) => earlier.some((one) => isRepetition(one, passageWords(text)))
  const known = new Set(mapping.citations)
  const kept = (text: string): string => {
    if (isTableParagraph(text)) return mappedLines(text, known, leave)
    const own = mappedSentences(text, known, leave)
    return own !== '' && isRepeated(own) ? leave('repeated', own) : own
  }
  const sections = draft.sections
    .map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(kept).filter(Boolean) }))
    // A heading of the locked structure is not left without a word: then its first paragraph stays.
    .map((section, at) => ({
      ...section,
      paragraphs:
        section.paragraphs.length > 0
          ? section.paragraphs
          : (draft.sections[at]?.paragraphs.slice(0, 1) ?? []),
    }))
  const chapter = withTransition({ ...draft, sections }, outputs)
  return { chapter: counted(chapter), leftOut: leftOut.slice(0, 200) }
}

type Leave = (why: LeftOut['why'], text: string) => string

function mappedSentences(text: string, known: ReadonlySet<string>, leave: Leave): string {
  if (parseCitations(text).every((key) => known.has(key))) return text
  return sentencesOf(text)
    .filter((one) => parseCitations(one).every((key) => known.has(key)) || leave('not-mapped', one) !== '')
    .join(' ')
}

/** A table without the rows that cite what is not mapped. */
function mappedLines(text: string, known: ReadonlySet<string>, leave: Leave): string {
  return text
    .split('\n')
    .filter((line) => parseCitations(line).every((key) => known.has(key)) || leave('not-mapped', line) !== '')
    .join('\n')
}

/** The sentence that leads to the next chapter, behind the last paragraph; a chapter that ends in a table keeps its end. */
function withTransition(chapter: Chapter, outputs: PaperOutputs): Chapter {
  const seams = Transitions.safeParse(outputs['chapter-synthesizer']).data?.seams ?? []
  const text = seams.find(({ from }) => from === chapter.number)?.text
  const last = chapter.sections.at(-1)
  if (!text || !last) return chapter
  const sections = [...chapter.sections.slice(0, -1), { ...last, paragraphs: [...last.paragraphs, text] }]
  return { ...chapter, sections }
}

/** Words and citations are counted anew. */
function counted(chapter: Chapter): Chapter {
  return WrittenChapters.parse({ chapters: [chapter] }).chapters[0] ?? chapter
}

/** Why a chapter that a model has written anew is not taken: another chapter, another heading, an unmapped source, too short or too long. */
export function chapterFaults(
  chapter: Chapter,
  { mapping, draft, wordTarget }: { mapping: ChapterMapping; draft: Chapter; wordTarget: number },
): readonly string[] {
  const known = new Set(mapping.citations)
  const headings = chapter.sections.map(({ heading }) => heading)
  const lost = draft.sections.filter(({ heading }) => !headings.includes(heading))
  const { min, max } = LENGTH_SHARES
  const isOutside = chapter.words < min * wordTarget || chapter.words > max * wordTarget
  return [
    ...(chapter.number === mapping.number && chapter.title === mapping.title
      ? []
      : [`it is not chapter ${mapping.number}, ${mapping.title}`]),
    ...lost.map(({ heading }) => `the section “${heading}” is missing`),
    ...chapter.keys.filter((key) => !known.has(key)).map((key) => `${key} is not mapped to this chapter`),
    ...(isOutside ? [`${chapter.words} words are not 70 to 130 % of ${wordTarget}`] : []),
  ]
}
