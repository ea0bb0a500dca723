import { PaperAbstract, WrittenChapters } from '@/lib/contracts/paper-writing'
import type { ExaminedPaper } from '@/lib/core/paper/examine/examined-paper'

type Sections = WrittenChapters['chapters'][number]['sections']

/** A paragraph of a paper and where it stands. */
export interface PaperPlaceOf {
  readonly writer: string
  readonly chapter: number
  readonly section: number
  readonly paragraph: number
  readonly text: string
}

/** Every paragraph of the written chapters, tables included. */
export function passagesOf(paper: ExaminedPaper): readonly PaperPlaceOf[] {
  return Object.entries(paper.outputs).flatMap(([writer, output]) =>
    (WrittenChapters.safeParse(output).data?.chapters ?? []).flatMap(({ number, sections }) =>
      sections.flatMap(({ paragraphs }, section) =>
        paragraphs.map((text, paragraph) => ({ writer, chapter: number, section, paragraph, text })),
      ),
    ),
  )
}

/** The paper with one paragraph changed, or with another behind it. */
export function retell(
  paper: ExaminedPaper,
  place: PaperPlaceOf,
  text: string,
  how: 'instead' | 'after' = 'instead',
): ExaminedPaper {
  const lines = how === 'after' ? text.split('\n\n') : [text]
  return withChapters(
    paper,
    place.writer,
    (sections) =>
      sections.map((section, at) =>
        at === place.section
          ? {
              ...section,
              paragraphs: section.paragraphs.flatMap((one, own) => (own === place.paragraph ? lines : [one])),
            }
          : section,
      ),
    { only: place.chapter },
  )
}

/** The paper with the sections of a writer's chapters changed. */
export function withChapters(
  paper: ExaminedPaper,
  writer: string,
  change: (sections: Sections) => Sections,
  { only, answers }: { only?: number; answers?: string[] } = {},
): ExaminedPaper {
  const written = WrittenChapters.safeParse(paper.outputs[writer]).data
  if (!written) return paper
  const chapters = written.chapters.map((chapter) =>
    only === undefined || chapter.number === only
      ? { ...chapter, sections: change(chapter.sections), answers: answers ?? chapter.answers }
      : chapter,
  )
  return { ...paper, outputs: { ...paper.outputs, [writer]: { chapters } } }
}

/** The paper with its abstract changed; null where there is none. */
export function withAbstract(
  paper: ExaminedPaper,
  change: (abstract: PaperAbstractParts) => PaperAbstractParts,
): ExaminedPaper | null {
  const abstract = PaperAbstract.safeParse(paper.outputs['abstract-writer']).data
  return abstract ? { ...paper, outputs: { ...paper.outputs, 'abstract-writer': change(abstract) } } : null
}

type PaperAbstractParts = ReturnType<typeof PaperAbstract.parse>
