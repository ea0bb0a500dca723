import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { conceptGroups, groupHolding, parseKeyword, REQUIRED_CONCEPTS_MAX } from './concepts'
import { findConcept } from './glossary'

const groupWords = (groups: ReturnType<typeof conceptGroups>) => groups.map(({ words }) => [...words])

const names = (topic: string, language: string, question = '') =>
  conceptGroups(topic, question, language).map((group) => group.name)

describe('conceptGroups', () => {
  it('drops frame words and keeps phrases, in three languages', () => {
    expect(names('Impact of remote work on the productivity of nurses in Brazil', 'en')).toEqual([
      'remote work',
      'productivity',
      'nurses',
      'Brazil',
    ])
    expect(names('Impacto do trabalho remoto na qualidade de vida de enfermeiras', 'pt')).toEqual([
      'trabalho remoto',
      'qualidade de vida',
      'enfermeiras',
    ])
    expect(names('El uso de la inteligencia artificial en la educación superior mexicana', 'es')).toEqual([
      'inteligencia artificial',
      'educación superior',
      'mexicana',
    ])
  })
  it('translates what the glossary is sure of and nothing else', () => {
    const [work, place] = conceptGroups('Trabalho remoto em Ouro Preto', '', 'pt')
    expect(work?.words).toEqual(expect.arrayContaining(['Trabalho remoto', 'teletrabalho', 'remote work']))
    expect(place?.words).toEqual(['Ouro Preto'])
    const [spanish] = conceptGroups('remote work', '', 'en', [], ['es'])
    expect(spanish?.words).toContain('teletrabajo')
  })
  it('reads the question only when the topic says too little', () => {
    expect(names('Leadership', 'en', 'How do school principals build trust?')).toContain('school principals')
    expect(names('Leadership and trust', 'en', 'How do school principals act?')).toEqual([
      'Leadership',
      'trust',
    ])
  })
  it('does not ask for a concept of the question that was dropped, in whichever language it stands there', () => {
    const question = 'Does it grow in hospitals or schools?'
    expect(groupWords(conceptGroups('Burnout', question, 'en')).flat()).toContain('hospitals')
    const without = groupWords(conceptGroups('Burnout', question, 'en', ['-hospital'])).flat()
    expect(without).not.toContain('hospitals')
    expect(without).toContain('schools')
    expect(conceptGroups('Burnout in hospitals', question, 'en', ['-hospitals'])).toHaveLength(2)
  })
  it('keeps a quoted phrase whole', () => {
    expect(names('teachers and “the lived experience of failure”', 'en')).toContain(
      'the lived experience of failure',
    )
  })
  it('puts keywords where they belong', () => {
    const groups = conceptGroups('School principals and remote work', '', 'en', [
      'principals = headteachers',
      'telecommuting = telework',
      'home office = hybrid work',
      '+Brazil',
      'burnout',
      'fatigue',
    ])
    const words = groupWords(groups)
    expect(words[0]?.slice(0, 2)).toEqual(['School principals', 'headteachers'])
    expect(words.find((list) => list[0] === 'Brazil')).toBeDefined()
    expect(words.at(-1)).toEqual(expect.arrayContaining(['burnout', 'fatigue']))
  })
  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['emoji', '🧪🧪'],
    ['glue words only', 'how does it?'],
    ['right-to-left text', 'تأثير العمل عن بعد'],
    ['text without blanks', '人工智能在教育中的应用'],
    ['markup', '<b>x</b>'],
    ['one word of ten thousand letters', 'a'.repeat(10_000)],
  ])('gives at least one concept of bounded length for %s', (_, topic) => {
    const groups = conceptGroups(topic, '', null)
    expect(groups.length).toBeGreaterThan(0)
    for (const word of groupWords(groups).flat()) expect(word.length).toBeLessThanOrEqual(200)
  })
  it('stays within its bounds whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ maxLength: 100 }),
        fc.constantFrom('en', 'pt', 'es', null),
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 25 }),
        (topic, question, language, keywords) => {
          expect(conceptGroups(topic, question, language).length).toBeLessThanOrEqual(REQUIRED_CONCEPTS_MAX)
          const groups = conceptGroups(topic, question, language, keywords)
          expect(groups.length).toBeGreaterThan(0)
          expect(groups.length).toBeLessThanOrEqual(12)
          expect(groups.every((group) => group.words.length > 0 && group.words.length <= 20)).toBe(true)
        },
      ),
    )
  })
})

describe('parseKeyword', () => {
  it('reads the three forms', () => {
    expect(parseKeyword(' stress = burnout ')).toEqual({ kind: 'alternative', of: 'stress', word: 'burnout' })
    expect(parseKeyword('+nurses')).toEqual({ kind: 'required', word: 'nurses' })
    expect(parseKeyword('nurses')).toEqual({ kind: 'plain', word: 'nurses' })
    expect(['', '=', '+', 'a =', '!!'].map(parseKeyword)).toEqual(Array(5).fill(null))
  })
})

it('knows names in any number, case and accents', () => {
  expect(findConcept('ENFERMEIRO')).toBe(findConcept('nurse'))
  expect(groupHolding(conceptGroups('nurses', '', 'en'), 'enfermera')?.name).toBe('nurses')
})

it('stems cognates of the three languages alike', () => {
  expect([cognateStem('educação'), cognateStem('educación')]).toEqual([
    cognateStem('education'),
    cognateStem('education'),
  ])
  expect(cognateStem('mudanças')).toBe(cognateStem('mudança'))
})
