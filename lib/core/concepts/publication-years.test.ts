import { expect, it } from 'vitest'
import { publicationYears } from './publication-years'

it.each([
  ['Remote work since 2015', 2015, null],
  ['Desmatamento na Amazônia desde 2012', 2012, null],
  ['Enchentes em Porto Alegre nos últimos dez anos', 2016, null],
  ['Migración venezolana en los últimos 5 años', 2021, null],
  ['Teacher pay in the last two decades', 2006, null],
  ['Uso de redes sociais na última década', 2016, null],
  ['Ensino híbrido 2010–2020', 2010, 2020],
  ['Teletrabajo entre 2018 y 2022', 2018, 2022],
  ['Evasão escolar de 2019 a 2026', 2019, null],
  // What the topic studies, not when it was published.
  ['Imprensa negra em São Paulo (1889-1930)', null, null],
  ['Turismo em Aparecida entre 1980 e 2010', null, null],
  ['Reforma trabalhista de 2017 e sindicatos', null, null],
  ['Novelas desde 1950', null, null],
  ['Ensino híbrido pós-pandemia', null, null],
  ['Saúde mental de enfermeiros', null, null],
])('%s: %s–%s', (topic, yearFrom, yearTo) => {
  expect(publicationYears(topic, 2026)).toEqual({ yearFrom, yearTo })
})
