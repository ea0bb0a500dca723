import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type AdvisedDesign, adviseDesigns } from '@/lib/core/proposal/question/recommend-designs'
import { designItems } from './design-items'
import type { TrustRow } from './row'

const Topic = z.object({
  id: z.string(),
  topic: z.string(),
  question: z.string(),
  question_type: z.string(),
  designs_ok: z.array(z.string()),
  designs_wrong: z.array(z.string()),
})
interface Item {
  readonly topic: string
  readonly question: string
  readonly type: string
  readonly isAccepted: (design: AdvisedDesign) => boolean
  readonly isWrong: (design: AdvisedDesign) => boolean
}

function ownItems(): Item[] {
  return designItems.split('\n').map((line) => {
    const [, type = '', accepted = '', topic = '', question = ''] = line.split('|').map((part) => part.trim())
    const isAccepted = (design: AdvisedDesign) => accepted.split(',').includes(design)
    return { topic, question, type, isAccepted, isWrong: (design) => !isAccepted(design) }
  })
}

function rowsFor(data: string, items: readonly Item[]): TrustRow[] {
  const read = items.map((item) => ({ item, ...adviseDesigns(item) }))
  const accepted = read.filter(({ item, designs }) => item.isAccepted(designs[0])).length
  const wrong = read.filter(({ item, designs }) => designs.some(item.isWrong)).length
  const typed = read.filter(({ item, type }) => item.type === type).length
  const share = (count: number) => `${(count / items.length).toFixed(3)} (${count} of ${items.length})`
  const row = { data, reference: 'one labeller' }
  return [
    {
      ...row,
      what: 'designs: the first is accepted',
      target: '≥ 0.95',
      measured: share(accepted),
      reached: accepted >= 0.95 * items.length,
    },
    {
      ...row,
      what: 'designs: a wrong one among them',
      target: '0',
      measured: String(wrong),
      reached: wrong === 0,
    },
    { ...row, what: 'question type', target: 'informs', measured: share(typed), reached: null },
  ]
}

/**
 * Which designs are advised for the labelled topics, by half of the hash of the id, and for own items. The rules were written on the first half; the second then read
 * 23 of 33 accepted and 3 wrong, and its misses were looked at too, so neither half is unseen.
 */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const file = path.join(dataFolder, 'topics', 'topics.jsonl')
  const own = rowsFor('own items, written with the rules', ownItems())
  if (!existsSync(file)) return own
  const topics = (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => Topic.parse(JSON.parse(line)))
  const half = (isFirst: boolean) =>
    topics
      .filter(({ id }) => {
        const hash = createHash('sha256').update(id).digest('hex').slice(0, 8)
        return (Number.parseInt(hash, 16) % 2 === 0) === isFirst
      })
      .map(({ topic, question, question_type, designs_ok, designs_wrong }) => ({
        topic,
        question,
        type: question_type,
        isAccepted: (design: AdvisedDesign) => designs_ok.includes(design),
        isWrong: (design: AdvisedDesign) => designs_wrong.includes(design),
      }))
  return [
    ...rowsFor('topics, first half', half(true)),
    ...rowsFor('topics, second half (seen later)', half(false)),
    ...own,
  ]
}
