import { describe, expect, it } from 'vitest'
import { findAuthors } from './find-authors'
import type { Line } from './lines'

type Drawn = readonly [text: string, y: number, left?: number, size?: number]

const lineOf = ([text, y, left = 60, size = 10]: Drawn): Line => ({
  page: 1,
  left,
  right: left + text.length * size * 0.5,
  y,
  size,
  font: size === 10 ? 'serif' : `serif ${size}`,
  text,
  runs: [{ text, x: left, size, font: 'serif', mark: false }],
})
const title = lineOf(['On rest', 100, 60, 18])

/** The authors found under a title on a page that holds these lines. */
function namesUnder(...drawn: readonly Drawn[]): string[] {
  const lines = [title, ...drawn.map(lineOf)]
  const block = { text: title.text, page: 1, size: 18, lines: [title] }
  return findAuthors({ title: block, lines, pageWidth: 600, language: 'en' }).map((author) =>
    'full' in author && author.full ? author.full : `${author.given} ${author.family}`,
  )
}

describe('findAuthors', () => {
  it('names nobody where no line reads like names', () => {
    expect(namesUnder(['a report of the ministry', 120], ['volume 3, number 2', 134])).toEqual([])
    expect(namesUnder(['University of Rest', 120], ['12 Long Street, Recife', 134])).toEqual([])
    expect(namesUnder()).toEqual([])
  })

  it('takes no name from under the abstract', () => {
    expect(namesUnder(['Abstract', 120], ['Ana Lima and Bo Zest', 134])).toEqual([])
  })

  it.each<[string, Drawn[], string[]]>([
    [
      'a list over two lines, a name broken between them',
      [
        ['Ana Lima, Bo Zest, Maria', 120],
        ['Souza and Carl Quiet', 132],
      ],
      ['Ana Lima', 'Bo Zest', 'Maria Souza', 'Carl Quiet'],
    ],
    [
      'one name a line with its address at the right, houses between them',
      [
        ['Ana Lima', 120],
        ['ana@example.org', 120, 400],
        ['Bo Zest', 132],
        ['bo@example.org', 132, 400],
        ['Department of Rest, University of Beds', 146, 60, 9],
        ['Carl J. Quiet', 166],
        ['carl@example.org', 166, 400],
      ],
      ['Ana Lima', 'Bo Zest', 'Carl J. Quiet'],
    ],
    [
      'names in columns, each over its house',
      [
        ['Ana Lima', 120],
        ['Bo Zest', 120, 380],
        ['Beds Lab', 132, 60, 8],
        ['Beds Lab', 132, 380, 8],
      ],
      ['Ana Lima', 'Bo Zest'],
    ],
    ['accents that are drawn apart', [['Gr égory Mouni é, Ana Lima', 120]], ['Grégory Mounié', 'Ana Lima']],
  ])('reads %s', (_, drawn, names) => {
    expect(namesUnder(...drawn)).toEqual(names)
  })
})

/** The lines of a title page, one under the other; the first with a star is the title. */
function namesOnCover(...texts: readonly string[]): string[] {
  const lines = texts.map((text, at) =>
    lineOf([text.replace('*', ''), 80 + 30 * at, 60, text.startsWith('*') ? 18 : 12]),
  )
  const own = lines.filter(({ size }) => size === 18)
  const block = { text: own.map(({ text }) => text).join(' '), page: 1, size: 18, lines: own }
  return findAuthors({ title: block, lines, pageWidth: 600, language: 'pt' }).map((author) =>
    'full' in author && author.full ? author.full : `${author.given} ${author.family}`,
  )
}

describe('title pages of theses', () => {
  it.each([
    [
      'above the title, not the city under it',
      [
        'UNIVERSIDADE FEDERAL DO CEARÁ',
        'CURSO DE LETRAS',
        'PEDRO ALVES',
        'LUANA DIAS',
        '*O sono',
        'Monografia apresentada ao curso',
        'Orientadora: Ana Costa',
        'SÃO PAULO',
        '2014',
      ],
      ['PEDRO ALVES', 'LUANA DIAS'],
    ],
    [
      'as told, not those who guided',
      [
        'Universidad de Chile',
        'Tesis de Maestría',
        '*El sueño',
        'Tesista: Carolina Sosa',
        'Director',
        'Pablo Ruiz',
        'Santiago, 2015',
      ],
      ['Carolina Sosa'],
    ],
    [
      'nobody, where only a guide is named',
      [
        'University of Leeds',
        'A thesis for the degree of Master',
        '*On rest',
        'Supervisor: Ana Costa',
        'Leeds',
        'May 2015',
      ],
      [],
    ],
  ])('the authors stand %s', (_, texts, names) => {
    expect(namesOnCover(...texts)).toEqual(names)
  })
})
