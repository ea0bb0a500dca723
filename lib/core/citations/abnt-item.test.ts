import { expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { finishItems } from '@/lib/core/formats/build-item'
import { readBibtex } from '@/lib/core/formats/read-bibtex'
import { formatCitations } from './format-citations'

it.each([
  [
    'an organisation that wrote the work and publishes it',
    '@booklet{a, organization={Instituto do Descanso}, title={Manual de sestas}, address={Recife}, year=1993}',
    'INSTITUTO DO DESCANSO. Manual de sestas. Recife, 1993.',
  ],
  [
    'a meeting before its proceedings, and in front of them in a paper',
    '@inproceedings{a, author={Ana Lima}, title={Sestas}, organization={Simpósio do Descanso}, conference-number=13, conference-year=1995, conference-location={Recife}, booktitle={Anais [...]}, address={Recife}, publisher={UFPE}, year=1995, pages={1--2}}',
    'LIMA, A. Sestas. In: SIMPÓSIO DO DESCANSO, 13., 1995, Recife. Anais [...]. Recife: UFPE, 1995. p. 1-2.',
  ],
  [
    'authors who are not named, and other responsible persons',
    '@book{a, author={Ana Lima and others}, title={Sestas}, furtherresp={Tradução Bia Reis}, address={Recife}, publisher={Cama}, year=1995}',
    'LIMA, A. et al. Sestas. Tradução Bia Reis. Recife: Cama, 1995.',
  ],
  [
    'the degree of a thesis',
    '@phdthesis{a, author={Ana Lima}, title={Sestas}, type={Doutorado em Descanso}, school={UFPE}, address={Recife}, year=1998}',
    'LIMA, A. Sestas. 1998. Tese (Doutorado em Descanso) – UFPE, Recife, 1998.',
  ],
  [
    'who organised a book, before it and before a chapter of it',
    '@incollection{a, author={Ana Lima}, title={Sestas}, editor={Bia Reis}, editortype={Org.}, booktitle={Sono}, address={Recife}, publisher={Cama}, year=1998}',
    'LIMA, A. Sestas. In: REIS, B. (org.). Sono. Recife: Cama, 1998.',
  ],
  [
    'a degree that the entry names in English',
    '@mastersthesis{a, author={Ana Lima}, title={Sestas}, school={UFPE}, address={Recife}, year=1998}',
    'LIMA, A. Sestas. 1998. Dissertação (Mestrado) – UFPE, Recife, 1998.',
  ],
  [
    'an edition that BibTeX says in a word',
    '@book{a, author={Ana Lima}, title={Sestas}, edition={Second}, address={Recife}, publisher={Cama}, year=1998}',
    'LIMA, A. Sestas. 2. ed. Recife: Cama, 1998.',
  ],
  [
    'an edition that is no number as it stands',
    '@book{a, author={Ana Lima}, title={Sestas}, edition={Fac-símile}, address={Recife}, publisher={Cama}, year=1998}',
    'LIMA, A. Sestas. Fac-símile. Recife: Cama, 1998.',
  ],
  [
    'a monograph of abnTeX2 as a work for a degree',
    '@monography{a, author={Ana Lima}, title={Sestas}, type={Graduação em Descanso}, school={UFPE}, address={Recife}, year=1998}',
    'LIMA, A. Sestas. 1998. Trabalho de Conclusão de Curso (Graduação em Descanso) – UFPE, Recife, 1998.',
  ],
])('ABNT writes %s', async (_, bibtex, citation) => {
  const [found] = formatCitations(finishItems(readBibtex(bibtex)), await loadCitationStyle('abnt'))
  expect(found?.citation).toBe(citation)
})
