import { describe, expect, it } from 'vitest'
import type { LibraryQuery } from '@/lib/contracts/library'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import { cutPassages } from './cut-passages'
import { searchInMemory } from './memory-search'
import { blockAt } from './text-block'

const item = (itemId: string, title: string, language: string, paragraphs: readonly string[]) => ({
  title,
  passages: paragraphs.flatMap((text, at) =>
    cutPassages([blockAt({ type: 'line', value: at + 1 }, { kind: 'paragraph', text })], {
      itemId,
      language,
    }),
  ),
})

const library = searchInMemory([
  item('bees', 'Bees in towns', 'en', [
    'Honeybees in towns found more flowers than honeybees in the fields around them.',
    'The colonies were weighed every week with a scale below the hive.',
    'Colonies in towns gained 4.2 kg more weight in a season.',
  ]),
  item('sleep', 'Sono e memória', 'pt', [
    'O sono dos adolescentes foi medido durante três meses em duas escolas.',
    'A memória dos adolescentes que dormiram pouco piorou.',
  ]),
])
const ask = (query: string, more: Partial<LibraryQuery> = {}) =>
  library.search({ query, type: 'text', limit: 10, minimumScore: 0, ...more })

describe('search in memory', () => {
  it('puts what says most of the question first, with scores from 0 to 1', async () => {
    const { hits } = await ask('How much weight did colonies in towns gain?')
    expect(hits[0]?.passage.text).toContain('4.2 kg')
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a))
    for (const { score } of hits) expect(score > 0 && score <= 1).toBe(true)
  })

  it('finds a passage by a question in another language', async () => {
    const { hits } = await ask('adolescent sleep and memory', { type: 'vector' })
    expect(hits[0]?.title).toBe('Sono e memória')
    expect((await ask('sleep', { type: 'text' })).hits).toEqual([])
  })

  it('with a model finds what shares no word with the question, and without its answer what it found before', async () => {
    const texts = ['Wages rose in every town.', 'Sparrows build in spring.', 'Rivers carry sand.']
    const items = [item('a', 'A note', 'en', texts)]
    const directions = [/wages|emolument/i, /sparrows/i]
    const vectorOf = (text: string) => [...directions.map((words) => Number(words.test(text))), 0.1, 0]
    let placed = 0
    const model = (answers: boolean): EmbeddingPort => ({
      name: 'test/meaning',
      embed: async (asked, { as }) => {
        if (as === 'passage') placed += asked.length
        return answers ? asked.map(vectorOf) : null
      },
    })
    const find = async (held: ReturnType<typeof searchInMemory>, query: string) => {
      const { hits, total } = await held.search({ query, type: 'vector', limit: 2, minimumScore: 0 })
      expect(total).toBeGreaterThanOrEqual(hits.length)
      return hits.map(({ passage }) => passage.text)
    }
    const honest = searchInMemory(items, model(true))
    expect((await find(honest, 'emolument'))[0]).toBe(texts[0])
    expect((await find(honest, 'emolument of sparrows')).toSorted()).toEqual(texts.slice(0, 2).toSorted())
    expect(placed).toBe(3)
    const silent = searchInMemory(items, model(false))
    expect(await find(silent, 'emolument')).toEqual([])
    expect(await find(silent, 'sparrows')).toEqual([texts[1]])
  })

  it('finds nothing for what nobody speaks of', async () => {
    expect(await ask('quantum chromodynamics')).toEqual({ hits: [], total: 0 })
    expect(await ask('🦄', { type: 'vector' })).toEqual({ hits: [], total: 0 })
  })

  it('leaves out what scores under the minimum, and counts what matched beyond the limit', async () => {
    const { hits, total } = await ask('colonies in towns', { limit: 1 })
    expect([hits.length, total]).toEqual([1, 3])
    expect((await ask('colonies in towns', { minimumScore: 1 })).hits).toEqual([])
  })

  it('gives the passages around one, of the same item only, and those of given ids', async () => {
    const last = (await ask('weighed scale hive')).hits[0]?.passage
    const around = await library.around(last?.id ?? '', 5)
    expect(around.map(({ index, itemId }) => [itemId, index])).toHaveLength(3)
    expect(await library.around('gone', 2)).toEqual([])
    expect(await library.passages([last?.id ?? '', 'gone'])).toEqual([last])
  })
})
