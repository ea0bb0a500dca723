import 'server-only'
import { getTranslations } from 'next-intl/server'
import { AppError } from '@/lib/contracts/errors'
import type { Locator } from '@/lib/contracts/library'
import { cardParts } from '@/lib/contracts/source-card'
import { authorLine } from '@/lib/core/identity/author-line'
import { markdownText } from '@/lib/core/text/markdown-text'
import { slugOf } from '@/lib/core/validation/file-names'
import { loadSourceCard } from '../loaders/source-card'

/** Sentences and notes are shorter; what is longer is cut. */
const TEXT_MAX = 6_000
const literal = (text: string) => markdownText(text, TEXT_MAX)

/** The card of an item as a Markdown file, in the visitor's language; throws `not-found`. */
export async function sendSourceCard({
  projectId,
  itemId,
}: {
  readonly projectId: string
  readonly itemId: string
}): Promise<Response> {
  const view = await loadSourceCard(projectId, itemId)
  if (!view) throw new AppError('not-found', 'no such item in this project')
  const [t, at] = await Promise.all([getTranslations('library.card'), getTranslations('library.locator')])
  const { entry, card, highlights } = view
  const { title, work } = entry.item
  const place = ({ type, value }: Locator) => at(type, { value: String(value) })
  const by = work ? [authorLine(work.authors), work.year, work.venue].filter(Boolean).join(' · ') : ''
  const parts = cardParts.flatMap((part) => {
    const field = card[part]
    const said = field
      ? `> ${literal(field.text)}\n>\n> — ${literal(place(field.locator))}`
      : `*${t('notFound')}*`
    return [`## ${t(`part.${part}`)}`, said]
  })
  const marked = highlights.map(({ quote, note, place: where }) =>
    [
      `> ${literal(quote)}`,
      where ? `>\n> — ${literal(place(where.locator))}` : '',
      note === '' ? '' : `\n${literal(note)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  const text = [
    `# ${literal(title)}`,
    ...(by === '' ? [] : [literal(by)]),
    ...parts,
    ...(marked.length > 0 ? [`## ${t('highlights')}`, ...marked] : []),
  ].join('\n\n')
  return new Response(`${text}\n`, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="${slugOf(t('title'))}.md"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
