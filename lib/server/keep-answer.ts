import { addItem } from '@/lib/adapters/store/library-items'
import { fillItem } from '@/lib/adapters/store/library-texts'
import type { Exchanged } from '@/lib/contracts/answers-page'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { contentOf } from '@/lib/core/library/item-content'
import { blockAt } from '@/lib/core/library/text-block'
import { answerDocument } from '@/lib/core/research/answer-document'
import type { Services } from './services'

/** Keeps an answer as a note of the library, with its sources below it; returns the note's id. Throws `too-large` for a full library. */
export async function keepAnswer(
  db: Services['db'],
  projectId: ProjectId,
  { question, answer, engine, answeredAt }: Exchanged,
): Promise<string> {
  if (!answer) throw new AppError('not-ready', 'no such answer yet')
  const { query, locale } = question
  const date = answeredAt.slice(0, 10)
  const tree = answerDocument({ question: query, answer, engine: engine ?? '', locale, date, author: '' })
  const added = await addItem(db, projectId, { kind: 'note', title: tree.title, state: 'waiting' })
  if (!added.ok) throw new AppError('too-large', 'the library is full')
  const lines = tree.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [textOf(block.inlines)]
      return block.kind === 'references' ? block.entries.map(({ inlines }) => textOf(inlines)) : []
    }),
  )
  const blocks = lines.map((text, at) =>
    blockAt({ type: 'line', value: at + 1 }, { kind: 'paragraph', text }),
  )
  const content = contentOf({ title: null, language: answer.language, pages: null, blocks }, added.id)
  await fillItem(db, projectId, { id: added.id, content, text: 'full' })
  return added.id
}

function textOf(inlines: readonly { readonly text: string }[]): string {
  return inlines
    .map(({ text }) => text)
    .join('')
    .trim()
}
