import { z } from 'zod'
import type { LibraryHit } from '@/lib/contracts/library'
import { readQuestion } from '@/lib/core/answers/answer-signs'
import { type Half, halfOf, readAnswers } from './answers-data'

const PubmedItem = z.object({
  id: z.string(),
  question: z.string(),
  context: z.array(z.object({ heading: z.string(), text: z.string() })),
  answer: z.string(),
})

/** A question of a title with its abstract as passages, the conclusion left out. */
export interface SideItem {
  readonly half: Half
  /** yes, no or maybe. */
  readonly answer: string
  readonly asked: ReturnType<typeof readQuestion>
  readonly hits: readonly LibraryHit[]
}

export function readSideItems(dataFolder: string): readonly SideItem[] {
  return readAnswers(dataFolder, 'qa/pubmedqa/items.jsonl.gz', PubmedItem).map((item) => ({
    half: halfOf(item.id),
    answer: item.answer,
    asked: readQuestion(item.question, 'en'),
    hits: item.context.map(
      ({ heading, text }, index): LibraryHit => ({
        title: item.question,
        score: 1,
        passage: {
          id: `${index}`,
          itemId: item.id,
          index,
          text: text.slice(0, 4_000),
          language: 'en',
          headings: [heading],
          locator: { type: 'index', value: index + 1 },
          boxes: [],
        },
      }),
    ),
  }))
}
