import { expect, it } from 'vitest'
import { makeWork } from './make-work'
import { retractionOfTitle } from './retraction-notice'

const kindOf = (title: string) => retractionOfTitle(title, 'title')?.kind ?? null

it.each([
  'RETRACTED: Remote work and productivity',
  'RETRACTED ARTICLE: Remote work',
  'Retracted article — Remote work',
  '[RETRACTED] Remote work',
  'RETRACTED Remote work and productivity',
  'Retraction: Remote work',
  'Retraction notice: Remote work',
  'Notice of Retraction: Remote work',
  'WITHDRAWN: Remote work',
  'RETRATADO: Trabalho remoto e produtividade',
  'Artigo retratado: Trabalho remoto',
  'RETRATAÇÃO: Trabalho remoto',
  'Nota de retratação: Trabalho remoto',
  'Trabalho remoto e produtividade [RETRATADO]',
  'RETRACTADO: Teletrabajo y productividad',
  'Artículo retractado: Teletrabajo',
  'RETRACTACIÓN: Teletrabajo',
  'Retirado: Teletrabajo y productividad',
  'RETIRADO Teletrabajo y productividad',
  'Teletrabajo y productividad (Artículo retractado)',
])('%s is retracted', (title) => {
  expect(kindOf(title)).toBe('retracted')
})

it.each([
  'Expression of Concern: Remote work',
  'Editorial expression of concern',
  'Expression of concern to “Remote work”',
  'Expressão de preocupação: Trabalho remoto',
  'Expresión de preocupación: Teletrabajo',
])('%s is a concern', (title) => {
  expect(kindOf(title)).toBe('concern')
})

it.each([
  'Retraction of gingival tissue before impressions',
  'Retracted papers and their citations',
  'RETRACTED PAPERS AND THEIR CITATIONS',
  'Retratação pública na imprensa brasileira',
  'Retirado do campo: memórias de um agrônomo',
  'Withdrawn children at school',
  'Alcohol withdrawal: a review',
  'Removed teeth and pain',
  'Concern about retracted science',
])('%s only treats of it', (title) => {
  expect(kindOf(title)).toBe(null)
})

it('any parser that knows nothing of retractions reads the title; one that does keeps the last word', () => {
  const draft = { source: { db: 'doaj', id: '1' }, title: 'RETRATADO: Trabalho remoto' }
  expect(makeWork(draft).retraction).toEqual({ kind: 'retracted', via: 'title' })
  expect(makeWork({ ...draft, retraction: null }).retraction).toBe(null)
})
