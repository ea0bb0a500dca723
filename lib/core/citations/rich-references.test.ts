import { describe, expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { formatCitations } from './format-citations'
import { formatReferencesRich } from './rich-references'

const article = (id: string, family: string, year: number, title = 'Rest at work'): CslItem => ({
  id,
  type: 'article-journal',
  title,
  author: [{ family, given: 'Ana' }],
  issued: { 'date-parts': [[year]] },
  'container-title': 'Journal of Rest',
  volume: '3',
  page: '10-19',
  DOI: '10.5555/x',
})
const silva = article('silva', 'Silva', 2020)
const souza = article('souza', 'Souza', 2021)

describe('rich references', () => {
  it('APA sets the journal in italics and the DOI as a link', async () => {
    const { entries } = formatReferencesRich([silva], await loadCitationStyle('apa'))
    expect(entries[0]?.inlines).toEqual([
      { kind: 'text', text: 'Silva, A. (2020). Rest at work. ' },
      { kind: 'text', text: 'Journal of Rest', italic: true },
      { kind: 'text', text: ', ' },
      { kind: 'text', text: '3', italic: true },
      { kind: 'text', text: ', 10–19. ' },
      { kind: 'link', text: 'https://doi.org/10.5555/x', href: 'https://doi.org/10.5555/x' },
    ])
  })

  it('ABNT sets the journal in bold', async () => {
    const { entries } = formatReferencesRich([silva], await loadCitationStyle('abnt'))
    expect(entries[0]?.inlines).toContainEqual({ kind: 'text', text: 'Journal of Rest', bold: true })
  })

  it.each(['apa', 'abnt'] as const)('the words are those of the plain list (%s)', async (name) => {
    const style = await loadCitationStyle(name)
    const items = [silva, souza, { ...souza, id: 'b', title: 'On A & B: "one" – two' }]
    const plain = new Map(formatCitations(items, style).map(({ id, citation }) => [id, citation]))
    for (const { key, inlines } of formatReferencesRich(items, style).entries)
      expect(inlines.map(({ text }) => text).join('')).toBe(plain.get(key))
  })

  it('sorts the list and the citations of several as the style wants', async () => {
    for (const name of ['apa', 'abnt'] as const) {
      const rich = formatReferencesRich([souza, silva], await loadCitationStyle(name))
      expect(rich.entries.map(({ key }) => key)).toEqual(['silva', 'souza'])
      expect(rich.cite(['souza', 'silva', 'souza'])).toBe('(Silva, 2020; Souza, 2021)')
      expect(rich.cite(['nobody'])).toBe('')
    }
  })

  it('letters tell two works of one year apart, in list and text alike', async () => {
    const rich = formatReferencesRich(
      [silva, { ...silva, id: 'other', title: 'Sleep at work' }],
      await loadCitationStyle('apa'),
    )
    expect(rich.cite(['silva', 'other'])).toBe('(Silva, 2020a, 2020b)')
  })

  it('raised signs of titles and editions stay what they are, in both forms', async () => {
    const title = 'Guarda compartilhada e Lei nº 13.058/2014: emissões de CO₂ por m²'
    const items = [article('a', 'Madaleno', 2018, title)]
    const book: CslItem = {
      id: 'b',
      type: 'book',
      title: 'Sampling',
      author: [{ family: 'Cochran', given: 'W.' }],
      issued: { 'date-parts': [[1977]] },
      edition: '3',
    }
    for (const name of ['apa', 'abnt'] as const) {
      const style = await loadCitationStyle(name)
      const { entries } = formatReferencesRich(items, style)
      expect(entries[0]?.inlines.map(({ text }) => text).join('')).toContain('Lei nº 13.058/2014')
      expect(formatCitations(items, style)[0]?.citation).toContain('CO₂ por m²')
    }
    const spanish = { ...(await loadCitationStyle('apa')), language: 'es-ES' }
    const told = formatReferencesRich([book], spanish)
      .entries[0]?.inlines.map(({ text }) => text)
      .join('')
    expect(told).not.toContain('3.a')
  })

  it('markup in a title stays text', async () => {
    for (const name of ['apa', 'abnt'] as const) {
      const title = 'Rest <i>at</i> <script>alert(1)</script> & <b>work</b>'
      const { entries } = formatReferencesRich(
        [article('a', 'Silva', 2020, title)],
        await loadCitationStyle(name),
      )
      const text = entries[0]?.inlines.map((inline) => inline.text).join('')
      expect(text).toContain(title)
    }
  })

  it('are set once for the same items in the same style, and anew when either differs', async () => {
    const style = await loadCitationStyle('apa')
    const rich = formatReferencesRich([silva], style)
    expect(formatReferencesRich([{ ...silva }], await loadCitationStyle('apa'))).toBe(rich)
    expect(formatReferencesRich([souza], style).entries.map(({ key }) => key)).toEqual(['souza'])
    const translated = formatReferencesRich([silva, souza], { ...style, language: 'pt-BR' })
    expect(translated.cite(['silva', 'souza'])).toBe('(Silva, 2020; Souza, 2021)')
    const plain = formatReferencesRich([silva], {
      ...style,
      finish: (text) => text.replace('Silva', 'Sylva'),
    })
    expect(plain.entries[0]?.inlines[0]?.text).toMatch(/^Sylva/)
    expect(rich.cite(['silva'])).toBe('(Silva, 2020)')
  })
})
