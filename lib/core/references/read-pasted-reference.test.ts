import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPastedReference } from './read-pasted-reference'

const read = (text: string) => readPastedReference(text, 2026)
const families = (text: string) => read(text)?.authors.map(({ family }) => family)

describe('a pasted reference', () => {
  it('in ABNT', () => {
    const text =
      'SOUZA, Ana Beatriz de; LIMA, C. Teletrabalho e produtividade: um estudo com servidores. Revista de Administração Pública, Rio de Janeiro, v. 54, n. 2, p. 1998-2010, 2020. DOI: 10.1590/0034-7612.'
    expect(read(text)).toMatchObject({
      title: 'Teletrabalho e produtividade: um estudo com servidores',
      year: 2020,
      venue: 'Revista de Administração Pública',
      doi: '10.1590/0034-7612',
    })
    expect(families(text)?.map((name) => name?.toLowerCase())).toEqual(['souza', 'lima'])
  })
  it('in ABNT with initials before the title', () => {
    expect(read('SILVA, J. M. Home office no Brasil. São Paulo: Atlas, 2019.')).toMatchObject({
      title: 'Home office no Brasil',
      year: 2019,
    })
  })
  it('in APA', () => {
    const text =
      'Bloom, N., Liang, J., & Ying, Z. J. (2015). Does working from home work? Evidence from a Chinese experiment. The Quarterly Journal of Economics, 130(1), 165–218. https://doi.org/10.1093/qje/qju032'
    expect(read(text)).toMatchObject({
      title: 'Does working from home work? Evidence from a Chinese experiment',
      year: 2015,
      doi: '10.1093/qje/qju032',
    })
    expect(families(text)).toEqual(['Bloom', 'Liang', 'Ying'])
  })
  it('in Vancouver', () => {
    const text =
      '12. Oakman J, Kinsman N, et al. A rapid review of mental and physical health effects of working at home. BMC Public Health. 2020;20(1):1825.'
    expect(read(text)).toMatchObject({
      title: 'A rapid review of mental and physical health effects of working at home',
      year: 2020,
      venue: 'BMC Public Health',
    })
    expect(families(text)).toEqual(['Oakman', 'Kinsman'])
  })
  it('with its title in quotation marks', () => {
    expect(
      read('Souza, Ana. “Remote work in small towns.” Journal of Invented Results 12 (2018): 4–9.'),
    ).toMatchObject({ title: 'Remote work in small towns', year: 2018, venue: 'Journal of Invented Results' })
  })

  it.each([
    'Remote work and productivity',
    'asdf asdf',
    'Remote work was studied in 2020. It grew. Much.',
    'Remote work\n\nThis abstract of 2019 says much about it.',
    '',
  ])('is not %j', (text) => {
    expect(read(text)).toBe(null)
  })

  it('whatever it holds, is read without an error and never longer than it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const reference = read(`SOUZA, A. ${text} 2020. `)
        expect(reference === null || reference.title.length <= text.length + 20).toBe(true)
      }),
    )
  })
})
