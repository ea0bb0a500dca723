import { describe, expect, test } from 'vitest'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { sampleSizeIn } from './counted-cases'
import type { FloorContext } from './floor-context'
import { isOnSame, mayMove, sharedThing, thingsOfQuestion } from './moved-things'
import { isOfQuestion } from './own-themes'
import { sourceEvidence } from './source-evidence'

const context: FloorContext = {
  query: 'What is the effect of social media use on anxiety?',
  locale: 'en',
  kind: 'review',
  sources: [],
  outputs: {},
  currentYear: 2026,
}

describe('what two results are both about', () => {
  test('is nothing where they share what varies and how a result is told', () => {
    expect(sharedThing(['reference', 'presence', 'social', 'media'], context)).toBeNull()
    expect(sharedThing(['observed', 'adopted', 'social', 'media'], context)).toBeNull()
  })
  test('is the outcome of the question by its name', () =>
    expect(sharedThing(['anxiety', 'observed', 'social', 'media'], context)).toBe('anxiety'))
  test('is what the sources call it where the question does not name it', () =>
    expect(sharedThing(['loneliness', 'social', 'media'], context)).toBe('loneliness'))
})

test('two results on different things do not point the same way', () => {
  const things = thingsOfQuestion(context)
  const anxiety = 'Higher levels of anxiety were observed with social media use'
  expect(isOnSame(anxiety, 'Anxiety was higher in the presence of social media use', things)).toBe(true)
  expect(isOnSame(anxiety, 'Self-esteem was higher in the presence of social media use', things)).toBe(false)
})

test('a theme that is a concept of the question is told from a further one', () => {
  expect(isOfQuestion({ name: 'social media', concepts: [] }, context)).toBe(true)
  expect(isOfQuestion({ name: 'self-esteem', concepts: ['autoestima'] }, context)).toBe(false)
})

test.each([
  ['patient safety', true],
  ['anxiety', true],
  ['postmenopausal women', false],
  ['social media', false],
])('whether “%s” may have moved: %s', (name, may) =>
  expect(mayMove({ name, concepts: [] }, context)).toBe(may),
)

describe('a sample', () => {
  test.each([
    ['Data were collected with a questionnaire from 1858 nursing students', 1858],
    ['This study draws on 3 focus groups with 9 hospital nurses', 9],
    ['The pattern was clearer among participants with more than 3 months of exposure', null],
    ['Records between 2006 and 2013 were linked', null],
  ])('%s: %s', (text, size) => expect(sampleSizeIn(text)).toBe(size))

  test('is counted in a sentence about methods where no other tells it', () => {
    const source: PaperSource = {
      key: 'one',
      work: workFixture({
        title: 'Social media use and anxiety',
        language: 'en',
        abstract:
          'Background: Managers often ask about it. Methods: Records of 3635 adolescents between 2005 and 2017 were linked and analysed as a retrospective cohort. Results: Anxiety was higher with social media use. These results can inform managers.',
      }),
    }
    const [evidence] = sourceEvidence([source])
    expect(evidence?.sample?.size).toBe(3635)
    // Whom a finding may concern is nobody whom it was found in.
    expect(evidence?.populations.map(({ id }) => id)).toEqual(['adolescents'])
  })
})

test('what the question does not name is called as the source has it, without what is varied', () => {
  const shared = ['academic', 'competence', 'media']
  expect(sharedThing(shared, context, 'Social media use lowered academic competence.')).toBe(
    'academic competence',
  )
  expect(sharedThing(shared, context, 'Competence in academic things fell.')).toBe('academic, competence')
})

test('what the glossary knows is called as the reader calls it, whatever language tells of it', () => {
  const experience = { ...context, query: 'How do nursing students experience clinical simulation?' }
  expect(
    sharedThing(['autoconfianza'], experience, 'Aumentó la autoconfianza con la simulación clínica.'),
  ).toBe('self-confidence')
  // Levels are how a result is told.
  expect(sharedThing(['níveis'], experience, 'Níveis mais altos do raciocínio clínico.')).toBeNull()
})
