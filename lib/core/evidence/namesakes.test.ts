import { expect, test } from 'vitest'
import { countriesNamed } from './countries-named'
import { populationsNamed } from './study-settings'

test.each([
  ['African swine fever virus in wild boars', []],
  ['Novel picornavirus in Turkey (Meleagris gallopavo) and in turkey poults', []],
  ['Genomes of chicken and Turkey megriviruses', []],
  ['West Nile and Japanese encephalitis viruses', []],
  ['Peste porcina africana en jabalíes', []],
  ['African swine fever in Kenya', ['Kenya']],
  ['A survey of households in Turkey', ['Türkiye']],
])('places that %s names', (text, found) => expect(countriesNamed(text).map(({ id }) => id)).toEqual(found))

test.each([
  ['A pestivirus in nursing piglets', []],
  ['Nurses of 12 hospitals', ['nurses']],
  ['The nursing staff and nursing mothers', ['nurses']],
])('groups that %s names', (text, found) => expect(populationsNamed(text).map(({ id }) => id)).toEqual(found))
