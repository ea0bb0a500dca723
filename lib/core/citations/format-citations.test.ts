import { describe, expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { formatCitations } from './format-citations'

const article: CslItem = {
  id: 'a',
  type: 'article-journal',
  title: 'Rest at work',
  author: [
    { family: 'dos Santos', given: 'Ana Beatriz' },
    { family: 'Tourinho', given: 'Fernando', suffix: 'Filho' },
  ],
  issued: { 'date-parts': [[2020, 5]] },
  'container-title': 'Journal of Rest',
  'publisher-place': 'São Paulo',
  volume: '3',
  issue: '2',
  page: '10-19',
  DOI: '10.5555/x',
}
const book: CslItem = {
  id: 'b',
  type: 'book',
  title: 'O que descansar ensina: um guia',
  publisher: 'Ática',
  'publisher-place': 'São Paulo',
  edition: '2',
  issued: { 'date-parts': [[1999]] },
}
const site: CslItem = {
  id: 'c',
  type: 'webpage',
  title: 'Rest',
  author: [{ literal: 'World Rest Group' }],
  issued: { 'date-parts': [[2021]] },
  URL: 'https://example.org/rest',
  accessed: { 'date-parts': [[2022, 9, 10]] },
}

const linesOf = async (name: 'apa' | 'abnt', items: readonly CslItem[]) =>
  formatCitations(items, await loadCitationStyle(name)).map(({ citation, key }) => [citation, key])

describe('APA 7', () => {
  it('writes an article and its key', async () => {
    expect(await linesOf('apa', [article])).toEqual([
      [
        'dos Santos, A. B., & Tourinho, F., Filho. (2020). Rest at work. Journal of Rest, 3(2), 10–19. https://doi.org/10.5555/x',
        '(dos Santos & Tourinho, 2020)',
      ],
    ])
  })

  it('does not name a publisher twice that is the author', async () => {
    const [[citation] = []] = await linesOf('apa', [
      { ...site, type: 'report', publisher: 'World Rest Group' },
    ])
    expect(citation).toBe('World Rest Group. (2021). Rest. https://example.org/rest')
  })
})

describe('ABNT', () => {
  it('writes an article by NBR 6023:2018 and a key without capitals by NBR 10520:2023', async () => {
    expect(await linesOf('abnt', [article])).toEqual([
      [
        'SANTOS, A. B. dos; TOURINHO FILHO, F. Rest at work. Journal of Rest, São Paulo, v. 3, n. 2, p. 10-19, maio 2020. DOI: https://doi.org/10.5555/x.',
        '(Santos; Tourinho Filho, 2020)',
      ],
    ])
  })

  it('opens the entry of a work without author with capitals', async () => {
    expect(await linesOf('abnt', [book])).toEqual([
      ['O QUE descansar ensina: um guia. 2. ed. São Paulo: Ática, 1999.', '(O que descansar ensina, 1999)'],
    ])
  })

  it('gives the address without brackets and the day of access', async () => {
    expect(await linesOf('abnt', [site])).toEqual([
      [
        'WORLD REST GROUP. Rest. 2021. Disponível em: https://example.org/rest. Acesso em: 10 set. 2022.',
        '(World Rest Group, 2021)',
      ],
    ])
  })
})

it('tells two works of one author and year apart by letters', async () => {
  const keys = (await linesOf('apa', [article, { ...article, id: 'a2', title: 'Zest' }])).map(
    ([, key]) => key,
  )
  expect(keys).toEqual(['(dos Santos & Tourinho, 2020a)', '(dos Santos & Tourinho, 2020b)'])
})

it('keeps the order of the items and answers for an item that says nothing', async () => {
  const lines = formatCitations(
    [site, { id: 'empty', type: 'document' }, article],
    await loadCitationStyle('abnt'),
  )
  expect(lines.map(({ id }) => id)).toEqual(['c', 'empty', 'a'])
})
