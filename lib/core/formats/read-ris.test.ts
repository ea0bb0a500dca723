import { expect, it } from 'vitest'
import { readRis } from './read-ris'

const abstractOf = (...lines: string[]) =>
  [...readRis(['TY  - JOUR', 'TI  - Rest', ...lines, 'ER  - '].join('\n'))][0]?.abstract

it('keeps both abstracts of a record whose two tags for it differ', () => {
  expect(abstractOf('N2  - What rest is.', 'AB  - O que é descanso.')).toBe('What rest is. O que é descanso.')
})

it('takes an abstract once where one tag repeats the other', () => {
  expect(abstractOf('N2  - What rest is.', 'AB  - What rest is. And is not.')).toBe(
    'What rest is. And is not.',
  )
  expect(abstractOf('N2  - What rest is.')).toBe('What rest is.')
})

it('parts several names in one line, and takes a range for the last page', () => {
  const lines = [
    'TY  - JOUR',
    'TI  - Rest',
    'AU  - Souza, Ana; Lima, Bia',
    'SP  - 12',
    'EP  - 12-20',
    'ER  - ',
  ]
  expect([...readRis(lines.join('\n'))]).toMatchObject([
    {
      author: [
        { family: 'Souza', given: 'Ana' },
        { family: 'Lima', given: 'Bia' },
      ],
      page: '12-20',
    },
  ])
})
