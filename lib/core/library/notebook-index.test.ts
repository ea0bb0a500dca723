import { expect, it } from 'vitest'
import { createNotebookIndex, indexPassage, searchNotebook } from './notebook-index'

const subjects = ['sleep', 'memory', 'bees', 'towns', 'nurses', 'burnout', 'flowers', 'insomnia', 'sleepers']

it('the best hits are those of a longer list, in which every vector is compared', () => {
  const index = createNotebookIndex()
  for (let row = 0; row < 120; row += 1) {
    const words = [0, 1, 2].map((step) => subjects[(row * (step + 2) + step) % subjects.length])
    const text = `${words.join(' and ')} were studied in group ${row}.`
    indexPassage(index, { itemId: `${row % 9}`, title: 'Study', text, language: 'en', headings: [] })
  }
  for (const query of ['sleep and memory of nurses', 'sleepless towns', 'bees']) {
    const ask = (limit: number) =>
      searchNotebook(index, { query, type: 'vector', limit, minimumScore: 0 }).rows
    expect(ask(5)).toHaveLength(5)
    expect(ask(5)).toEqual(ask(1_000).slice(0, 5))
  }
})
