import { afterAll, expect, test } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { totalOf } from '@/lib/core/topics/topic-bands'
import { countIn, databasesFor } from '@/lib/pipelines/topic/look-around'
import en from '@/messages/en/topic.json'
import es from '@/messages/es/topic.json'
import pt from '@/messages/pt-BR/topic.json'
import { ensureSandbox, stopSandbox } from './sandbox'
import { makeLocalTopicPorts } from './topic-ports'

afterAll(stopSandbox)

const pictures: readonly (readonly [Locale, string, string])[] = [
  ['en', 'Burnout and patient safety', en.door.picture],
  ['pt-BR', 'Burnout e segurança do paciente', pt.door.picture],
  ['es', 'Burnout y seguridad del paciente', es.door.picture],
]

test.each(pictures)(
  'the picture on the first page says what the sandbox has (%s)',
  async (locale, topic, said) => {
    const ports = makeLocalTopicPorts(await ensureSandbox())
    const wanted = [{ key: '', topic, map: topicMap({ topic, question: '' }), yearFrom: null, yearTo: null }]
    const options = { ports, signal: new AbortController().signal, now: '2026-01-01', withinMs: 30_000 }
    const counted = await Promise.all(
      databasesFor(topic, '', locale).map((database) => countIn(database, wanted, options)),
    )
    const total = totalOf(counted.flat().map(({ count }) => count))
    expect(said).toContain(` ${total} `)
  },
)
