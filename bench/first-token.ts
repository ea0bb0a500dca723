import { addItem } from '@/lib/adapters/store/library-items'
import { fillItem } from '@/lib/adapters/store/library-texts'
import { ResearchQuestion } from '@/lib/contracts/research-run'
import { contentOf } from '@/lib/core/library/item-content'
import { blockAt } from '@/lib/core/library/text-block'
import { createWireReader } from '@/lib/core/research/research-events'
import { beginConversation } from '@/lib/server/runs/conversations'
import { startWorker } from '@/lib/server/runs/worker'
import { addProject, addProjectAccess } from '@/lib/server/testing/test-database'
import { atMost, quantile } from './figures'
import { report } from './report'
import { withDatabase } from './with-database'

const ANSWERS = 30
const ITEMS = 40
const PASSAGES_PER_ITEM = 25
/** What the library promises without a language model. */
const FIRST_TOKEN_MS_MAX = 300

const query = 'Does remote work raise the productivity of employees?'

/** A paragraph as papers have them; one in ten speaks of the question. */
function paragraph(item: number, at: number): string {
  const filler = `Section ${at} of study ${item} describes how the diaries of ward ${item * at} were coded by two readers.`
  return at % 10 === 0
    ? `Remote work raised the productivity of the ${100 + item} employees of firm ${item} by ${at + 3} percent. ${filler}`
    : `${filler} The agreement between them was measured every week, and differences were talked over.`
}

await withDatabase(async (services) => {
  const { db, feed } = services
  const owned = await addProject(db)
  const { projectId } = owned
  const access = await addProjectAccess(db, owned)
  for (let item = 0; item < ITEMS; item += 1) {
    const added = await addItem(db, projectId, { kind: 'text', title: `Study ${item}`, state: 'waiting' })
    if (!added.ok) throw new Error(added.reason)
    const blocks = Array.from({ length: PASSAGES_PER_ITEM }, (_, at) =>
      blockAt({ type: 'page', value: at + 1 }, { kind: 'paragraph', text: paragraph(item, at) }),
    )
    const content = contentOf({ title: null, language: 'en', pages: PASSAGES_PER_ITEM, blocks }, added.id)
    await fillItem(db, projectId, { id: added.id, content, text: 'full' })
  }
  const passages = await db.libraryPassage.count({ where: { projectId } })
  const worker = await startWorker(services)
  const question = ResearchQuestion.parse({ query, locale: 'en' })
  const askOnce = async (): Promise<number> => {
    const began = performance.now()
    const id = await beginConversation(services, projectId, question)
    const reader = createWireReader(1, () => true)
    return new Promise((resolve, reject) => {
      const leave = feed.watch(id, 0, {
        access,
        onEvents: (events) => {
          const first = events
            .flatMap((event) => reader.read(event).messages)
            .find(({ type }) => type === 'delta')
          if (!first) return
          resolve(performance.now() - began)
          leave.then((end) => end()).catch(reject)
        },
        onEnd: reject,
      })
      leave.catch(reject)
    })
  }
  try {
    const coldMs = await askOnce()
    const firstMs: number[] = []
    while (firstMs.length < ANSWERS) firstMs.push(await askOnce())
    report(
      'first-token',
      `First text of an answer without a model: ${ITEMS} items, ${passages} passages; ${ANSWERS} answers`,
      [
        atMost('From the question to its first text on the stream, p50', quantile(firstMs, 0.5), null, 'ms'),
        atMost(
          'From the question to its first text on the stream, p95',
          quantile(firstMs, 0.95),
          FIRST_TOKEN_MS_MAX,
          'ms',
        ),
        atMost('The same for the first question after the start', coldMs, null, 'ms'),
      ],
    )
  } finally {
    await worker.stop()
  }
})

// A module that was imported while the bench ran leaves a port of the TypeScript loader open, which would keep the process for ever.
process.exit()
