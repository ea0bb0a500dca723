import { expect, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { DiscoveryInput, StudentProfile } from '@/lib/contracts/topic'
import { designQuestions } from '@/lib/core/topics/question-design'
import { checkScope } from '@/lib/core/topics/scope-guard'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { topicDiscovery } from '@/lib/pipelines/topic/pipeline'
import { makeLocalTopicPorts } from '@/lib/server/topic-ports'
import { startSandbox } from '@/sandbox/server'

const interests = {
  en: ['Burnout of nurses', 'Remote work and productivity', 'Loneliness of older adults'],
  'pt-BR': ['Burnout de enfermeiros', 'Trabalho remoto e produtividade', 'Solidão de idosos'],
  es: ['Burnout de enfermeras', 'Trabajo remoto y productividad', 'Soledad de personas mayores'],
} as const

test('what Carrel itself offers on an angle is no second thesis, in three languages', async () => {
  const sandbox = await startSandbox()
  const none = { ok: false, reason: 'none', tokens: 0, fallbacks: [] } as const
  const ports = { ...makeLocalTopicPorts(sandbox.url), model: { name: null, write: async () => none } }
  let compared = 0
  const refused: string[] = []
  for (const locale of locales) {
    const driver = new DialogueDriver(topicDiscovery, DiscoveryInput.parse({ locale, sandbox: true }), ports)
    const form = { areas: interests[locale], profile: StudentProfile.parse({}) }
    driver.answer(await driver.drive(), { kind: 'form', interests: form })
    for (const angle of topicStateOf(await driver.drive()).angles) {
      const { title, question, map, in: inside, out } = angle
      const topic = { topic: title, question, map, in: inside, out, at: '' }
      for (const { text } of designQuestions({ topic, locale, relevant: 20, isGap: true }))
        for (const wanted of [
          { topic: title, question: text, map },
          { topic: title, question: text },
          { topic: text, question: '' },
        ]) {
          compared += 1
          if (checkScope({ ...topic, question: text }, wanted).change === 'second-thesis') refused.push(text)
        }
    }
  }
  await sandbox.close()
  expect(compared).toBeGreaterThan(200)
  // The topic is often read into four concepts of more: a question may keep the others (1 of 267 when this was written).
  expect(refused.length / compared, refused.join('\n')).toBeLessThanOrEqual(0.01)
}, 120_000)
