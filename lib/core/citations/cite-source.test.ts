import { expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { citeSource } from './cite-source'

it('a source is copied as ABNT and APA write it in a list, and as one BibTeX entry with its key', async () => {
  const [abnt, apa] = await Promise.all([loadCitationStyle('abnt'), loadCitationStyle('apa')])
  const cited = citeSource(makeSource('s1'), { abnt, apa })
  expect(cited.abnt).toMatch(/^SOUZA, A\.; .*Remote work and burnout among nurses\..* 2021/)
  expect(cited.apa).toMatch(/^Souza, A\..*\(2021\)\. Remote work and burnout among nurses\./)
  // What Carrel notes of a source is no part of a reference that goes into a thesis.
  expect(`${cited.abnt}${cited.apa}`).not.toMatch(/not checked|User-Provided/)
  expect(citeSource(makeSource('s1'), { abnt, apa }, 'retratada').apa).toMatch(/\[retratada\]$/)
  expect(cited.bibtex).toMatch(/^@article\{souza2021/i)
})

it('a journal keeps its small words in the language of the work, also where no index tells that language', async () => {
  const [abnt, apa] = await Promise.all([loadCitationStyle('abnt'), loadCitationStyle('apa')])
  const known = makeSource('s1')
  const work = {
    ...known.work,
    title: 'Del plan a la práctica: trabajo remoto y productividad en ocho organizaciones',
    abstract: null,
    venue: 'Anales de la Ribera Alta en Administración de Empresas',
    language: null,
  }
  const cited = citeSource({ ...known, work }, { abnt, apa })
  expect(cited.apa).toContain('Anales de la Ribera Alta en Administración de Empresas')
  // The entry says nothing that no index said.
  expect(cited.bibtex).not.toContain('langid')
})
