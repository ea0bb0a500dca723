import { expect, it } from 'vitest'
import { AppError } from '@/lib/contracts/errors'
import { respondWithFile } from './respond'

const followed = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

function ask(headers: Readonly<Record<string, string>>, error: unknown): Promise<Response> {
  const request = new Request('http://localhost/api/projects/p/proposal?format=pdf', { headers })
  return respondWithFile('test', request, () => Promise.reject(error))
}

const taken = () => new AppError('own-turns-taken', 'three of documents', { retryAfterS: 10 })

it.each([
  ['en', 'Three of your files are already being made', 'Try again'],
  ['pt-BR', 'Três arquivos seus já estão sendo preparados', 'Tentar de novo'],
  ['es', 'Ya se están preparando o leyendo tres archivos', 'Intentar de nuevo'],
])('a refused download is a sentence in %s, with the time to wait', async (locale, sentence, again) => {
  const answer = await ask({ accept: followed, cookie: `other=1; locale=${locale}` }, taken())
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10'])
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain(`<html lang="${locale}">`)
  expect(page).toContain(sentence)
  expect(page).toContain(`<a href="">${again}</a>`)
})

it('without a choice the language is that of the browser', async () => {
  const answer = await ask({ accept: followed, 'accept-language': 'es-AR,es;q=0.9' }, taken())
  expect(await answer.text()).toContain('<html lang="es">')
})

it('offers no second try where none can help', async () => {
  const answer = await ask({ accept: followed }, new AppError('not-ready', 'references'))
  expect(answer.status).toBe(409)
  expect(await answer.text()).not.toContain('<a ')
})

it('a program that asks gets the code', async () => {
  const answer = await ask({ accept: '*/*' }, taken())
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await answer.json()).toEqual({ code: 'own-turns-taken' })
})
