import { describe, expect, it } from 'vitest'
import { countriesNamed } from './countries-named'

const ids = (text: string) => countriesNamed(text).map(({ id }) => id)

describe('countries that a text names', () => {
  it('are none in words that only look like one', () => {
    for (const text of [
      'It helped us to polish the model.',
      'Guinea pigs were fed.'.toLowerCase(),
      'Panamanian-like hats of unknown origin',
      'Data were kept by A. Jordan and B. Chad.',
      'Poland-based'.toLowerCase(),
      'Um estudo sobre sucos, cubos e placas.',
      'El turismo y la rusticidad',
    ])
      expect(ids(text)).toEqual([])
  })

  it.each([
    ['A cohort of Danish veterans deployed in Afghanistan', ['Afghanistan', 'Denmark']],
    ['U.S. Marines and Swedish tourists', ['United States', 'Sweden']],
    ['Um estudo com enfermeiros de Moçambique e do Brasil', ['Brazil', 'Mozambique']],
    ['Trabajadores de los Países Bajos y de Corea del Sur', ['Netherlands', 'South Korea']],
    ['240 Palestinian children', ['Palestinian Territories']],
    ['Participaram 142 estudantes angolanos', ['Angola']],
    ['Se encuestó a 90 enfermeras venezolanas y a 12 coreanas', ['South Korea', 'Venezuela']],
    ['Most of these studies come from Europe.', ['Europe']],
  ])('%s', (text, found) => {
    expect(ids(text).toSorted()).toEqual([...found].toSorted())
  })

  it('have their names in three languages', () => {
    expect(countriesNamed('Japanese nurses')[0]?.names).toEqual({ en: 'Japan', pt: 'Japão', es: 'Japón' })
  })
})
