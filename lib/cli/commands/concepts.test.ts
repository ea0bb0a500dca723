import { expect, it } from 'vitest'
import { z } from 'zod'
import { databaseIds } from '@/lib/contracts/database-ids'
import { capturedRun } from '../captured-run-fixture'
import { concepts } from './concepts'

const Names = z.record(z.enum(['pt', 'en', 'es']), z.array(z.string()))
const Answer = z.strictObject({
  concepts: z.array(z.strictObject({ name: z.string(), role: z.string(), names: Names })),
  required: z.array(z.string()),
  queries: z.record(z.string(), z.string()),
})

const run = (...args: string[]) => capturedRun(concepts, args)

it('one sentence says what is wrong with the arguments, and nothing is printed', async () => {
  expect(await run()).toEqual({ code: 1, out: [], err: ['--topic is missing.'] })
  expect(await run('--topic', ' … ')).toEqual({
    code: 1,
    out: [],
    err: ['--topic needs a letter or a digit.'],
  })
  expect(await run('--topic', 'Dengue', '--language', 'fr')).toEqual({
    code: 1,
    out: [],
    err: ['--language must be one of pt, en, es.'],
  })
})

it('words that name no thing give empty lists and one sentence', async () => {
  const { code, out, err } = await run('--topic', 'Como melhorar e ajudar a fazer?')
  expect({ code, answers: out.map((line) => JSON.parse(line)) }).toEqual({
    code: 0,
    answers: [{ concepts: [], required: [], queries: {} }],
  })
  expect(err).toEqual([expect.stringMatching(/^No concept could be found/)])
})

it('prints the concepts with their names in three languages, what is required, and a query for each database', async () => {
  const { code, out } = await run(
    '--topic',
    'Saúde mental de enfermeiros no Chile',
    '--question',
    'O que muda em 2020?',
  )
  expect(code).toBe(0)
  const answer = Answer.parse(JSON.parse(out.join('')))
  expect(answer.required).toEqual(['Saúde mental'])
  expect(answer.concepts.map(({ name, role }) => [name, role])).toEqual([
    ['Saúde mental', 'central'],
    ['enfermeiros', 'population'],
    ['Chile', 'place'],
    ['2020', 'time'],
  ])
  expect(answer.concepts[0]?.names).toMatchObject({ en: expect.arrayContaining(['mental health']) })
  expect(Object.keys(answer.queries)).toEqual([...databaseIds])
  for (const text of Object.values(answer.queries)) expect(text).toMatch(/mental/i)
})
