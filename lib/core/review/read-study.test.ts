import { expect, test } from 'vitest'
import { makeWork } from '@/lib/core/records/make-work'
import { answerOfSource } from './answer-column'
import { readStudy } from './read-study'
import { studyCases } from './study-cases-fixture'

const sources = studyCases.map((given, at) => ({
  given,
  source: {
    key: `k${at}`,
    work: makeWork({
      title: given.title,
      abstract: given.abstract,
      language: given.language,
      source: { db: 'openalex', id: `W${at}` },
    }),
  },
}))
const read = sources.map(({ given, source }) => ({ given, study: readStudy(source, []) }))
const asked = { en: 'Which scale was used?', pt: 'Qual escala foi usada?', es: '¿Qué escala se utilizó?' }

/** Of the cases, those in which what was read is the label. */
const agreeing = (isRight: (one: (typeof read)[number]) => boolean) =>
  read.filter(isRight).length / read.length

test('designs are named rightly or not at all', () => {
  const wrong = read.filter(({ given, study }) => study.design !== null && study.design !== given.design)
  expect(wrong.map(({ given, study }) => [given.title, study.design])).toEqual([
    // Records that were there, of people whom somebody followed: either name is meant.
    ['Working from home and call-centre output', 'secondary-data'],
  ])
  expect(agreeing(({ given, study }) => study.design === given.design)).toBeGreaterThanOrEqual(0.9)
})

test('who took part is told by the sentence that counts them, and by none where nobody is counted', () => {
  const isRight = (text: string | null, label: string | null) =>
    label === null
      ? text === null || /\d+ (?:studies|artigos|estudios)/.test(text)
      : (text ?? '').includes(label)
  expect(
    agreeing(({ given, study }) => isRight(study.said.sample?.text ?? null, given.sample)),
  ).toBeGreaterThanOrEqual(0.95)
})

test('a country is named that the study names, and no other', () => {
  const wrong = read.filter(({ given, study }) => (study.countries[0] ?? null) !== given.country)
  expect(wrong.map(({ study }) => study.countries)).toEqual([['Europe']])
})

test('what was found is told by a sentence of a result', () => {
  const isRight = (text: string | null, label: string | null) =>
    label === null ? text === null : (text ?? '').includes(label)
  const wrong = read.filter(({ given, study }) => !isRight(study.said.finding?.text ?? null, given.finding))
  expect(wrong.map(({ given }) => given.title)).toEqual([
    // Of what others reported, the first tells nothing and the second where they were.
    'Ruido y presión arterial: revisión sistemática',
    'Huertos escolares: una revisión de alcance',
  ])
})

test('which scale was used is answered with its sentence, or "not said"', () => {
  const answers = sources.map(({ given, source }) => ({
    given,
    text: answerOfSource(asked[given.language], source, [])?.text ?? null,
  }))
  const missed = answers.filter(({ given, text }) => given.scale !== null && text === null)
  const invented = answers.filter(({ given, text }) => given.scale === null && text !== null)
  expect(missed.map(({ given }) => given.scale)).toEqual(['24-hour recall'])
  expect(invented.map(({ given }) => given.title)).toEqual(['Huertos escolares: una revisión de alcance'])
})

test('how many took part is asked in plain words of three languages', () => {
  const plain = {
    en: 'How many participants were there?',
    pt: 'Quantos participantes houve?',
    es: '¿Cuántos participantes hubo?',
  }
  for (const language of ['en', 'pt', 'es'] as const) {
    const own = sources.filter(({ given }) => given.language === language)
    const said = own.flatMap(({ source }) => answerOfSource(plain[language], source, [])?.text ?? [])
    expect(said.length).toBeGreaterThan(0)
    for (const text of said) expect(own.some(({ given }) => given.abstract.includes(text))).toBe(true)
  }
})
