import { describe, expect, it } from 'vitest'
import { readReferences } from './read-references'

const field = (tag: string, ...subfields: string[]) =>
  `<datafield tag="${tag}" ind1=" " ind2=" ">${subfields.map((part) => `<subfield code="${part[0]}">${part.slice(1)}</subfield>`).join('')}</datafield>`
const read = (...fields: string[]) =>
  readReferences(
    `<record><leader>00000naa a2200000 c 4500</leader>${field('100', 'aSouza, Ana')}${field('245', 'aOn rivers')}${fields.join('')}</record>`,
  ).items[0]

describe('a record of MARC', () => {
  it.each([
    ['volume:15', 'gyear:2001', 'gnumber:3', 'gpages:101-120'],
    ['Vol. 15, no. 3 (May 2001), p. 101-120'],
    ['15(2001), 3, Seite 101-120'],
  ])('reads the place in a journal from %s', (...parts) => {
    const [first = '', ...others] = parts
    const item = read(field('773', 'tRivers', `g${first}`, ...others))
    expect(item).toMatchObject({ type: 'article-journal', volume: '15', issue: '3', page: '101-120' })
  })

  it('takes a part with pages alone for a chapter', () => {
    const item = read(field('773', 'tA book', 'gSeite 10-20'))
    expect(item).toMatchObject({ type: 'chapter', page: '10-20' })
    expect(item?.volume).toBeUndefined()
  })

  it.each(['Thesis (Ph. D.)--University of X, 1998.', 'Tese (doutorado) - University of X, 1998'])(
    'finds the school in %s',
    (note) => {
      expect(read(field('502', `a${note}`))).toMatchObject({ type: 'thesis', publisher: 'University of X' })
    },
  )

  it('guesses no school', () => {
    expect(read(field('502', 'aDoctoral thesis, 1998'))?.publisher).toBeUndefined()
  })
})
