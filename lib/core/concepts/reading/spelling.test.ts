import { expect, it } from 'vitest'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { withSpelling } from './spelling'

const wordsPut = (text: string, language: 'pt' | 'en' | 'es') =>
  withSpelling(text, language).corrections.map(({ is }) => is)

// A wrong correction is worse than none: the student's own word would be lost.
it('leaves names, inflections and words that only look alike', () => {
  expect(wordsPut('Guimarães Rosa e o sertão', 'pt')).toEqual([])
  expect(wordsPut('framing of farming policies', 'en')).toEqual([])
  expect(wordsPut('produtividades sustentáveis e motivadoras', 'pt')).toEqual([])
  expect(wordsPut('literary innovations', 'en')).toEqual([])
  expect(wordsPut('ansiedad preoperatoria', 'es')).toEqual([])
})

it('leaves a true word that is one letter from a name of the vocabulary', () => {
  expect(wordsPut('county asylums and counties, refuges, statues, etiology and lightning', 'en')).toEqual([])
  expect(wordsPut('perjuicios de conejos, etiología, facturación, isquemia y esperma', 'es')).toEqual([])
  expect(wordsPut('contração, deflação, etiologia, caldeiras, fototerapia e confirmação', 'pt')).toEqual([])
  expect(wordsPut('fezes de leitões e cordões', 'pt')).toEqual([])
  // The slip of the same word is put right all the same.
  expect(wordsPut('contries of Europe', 'en')).toEqual(['countries'])
})

it('puts one slip of the keys right, keeps what was typed, and requires the right word', () => {
  const { concepts } = readTopic({ topic: 'Produtivdade e sustentablidade', question: '', language: 'pt' })
  expect(concepts.map(({ name, misspelt }) => [name, misspelt])).toEqual([
    ['Produtividade', 'Produtivdade'],
    ['sustentabilidade', 'sustentablidade'],
  ])
  expect(concepts[0]?.names.map(({ text }) => text)).not.toContain('Produtivdade')
  expect(wordsPut('Leadership and enviromental sustainabilty', 'en')).toEqual([
    'environmental',
    'sustainability',
  ])
  expect(wordsPut('motivasión y desigualdad', 'es')).toEqual(['motivación'])
})

it('offers the word that a short one is a slip of, and keeps the short one as a name', () => {
  expect(wordsPut('burnot and anxeity', 'en')).toEqual(['burnout', 'anxiety'])
  const [concept] = readTopic({ topic: 'burnot of nurses', question: '', language: 'en' }).concepts
  expect(concept).toMatchObject({ name: 'burnout', misspelt: 'burnot' })
  expect(concept?.names.slice(0, 2).map(({ text }) => text)).toEqual(['burnout', 'burnot'])
  // Another word than a slip: a letter exchanged, or the beginning differs.
  expect(wordsPut('mural moral farmer former', 'en')).toEqual([])
})

it('takes no word for a slip that stands in a name of its own, or that only the ending sets apart', () => {
  expect(wordsPut('educação espacial e direito socioambiental', 'pt')).toEqual([])
  expect(wordsPut('rede social de mulheres', 'pt')).toEqual([])
  expect(wordsPut('trail running and heat stress', 'en')).toEqual([])
  expect(wordsPut('heath land, cases of death, tumours and consumer behaviour', 'en')).toEqual([])
})

it('reads a word by the name it stands in, and keeps what was typed beside it', () => {
  expect(wordsPut('redes socias', 'pt')).toEqual(['sociais'])
  expect(wordsPut('mental heath of students', 'en')).toEqual(['health'])
  const { concepts } = readTopic({ topic: 'redes socias e ansiedade', question: '', language: 'pt' })
  expect(concepts[0]).toMatchObject({ name: 'redes sociais', misspelt: 'redes socias' })
})
