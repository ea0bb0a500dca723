import { describe, expect, it } from 'vitest'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { scoreRelevancy } from './relevancy'
import { prepareRelevancy } from './relevancy-query'

const languages = ['en', 'pt', 'es'] as const
/** One topic a line, as it is worded in each language. */
const topics = [
  {
    en: 'Remote work and productivity',
    pt: 'Trabalho remoto e produtividade',
    es: 'Trabajo remoto y productividad',
  },
  {
    en: 'Burnout among nurses in public hospitals',
    pt: 'Burnout entre enfermeiros de hospitais públicos',
    es: 'Burnout entre enfermeros de hospitales públicos',
  },
  {
    en: 'School dropout in secondary education',
    pt: 'Evasão escolar no ensino médio',
    es: 'Deserción escolar en la educación secundaria',
  },
] as const
const cases = topics.flatMap((names) => languages.map((language) => ({ language, names })))

const limits = { languages: [], yearFrom: null, yearTo: null, excluded: [] }
/** Works that name a topic among much else, in each language. */
const others = topics.flatMap((names) =>
  languages.map((language) => bareWork(`${names[language]} 1990–2020, 27 companies: what we know`)),
)

/** What the title part says of a work of this title. */
function titleScore(
  title: string,
  topic: { text: string; map: ReturnType<typeof readTopic> | null },
): number {
  const query = prepareRelevancy({ ...limits, topic: topic.text, question: '', concepts: topic.map })
  const [score] = scoreRelevancy([bareWork(title), ...others], query)
  return score?.parts.find(({ name }) => name === 'title')?.score ?? 0
}

describe.each(cases)('the title part, of a topic in $language: $names.en', ({ language, names }) => {
  const text = names[language]
  const map = readTopic({ topic: text, question: '', language })

  it('is at least 90 for a title equal to the topic, with its concepts and by words alone', () => {
    expect(titleScore(text, { text, map })).toBeGreaterThanOrEqual(90)
    expect(titleScore(`${text}.`, { text, map: null })).toBeGreaterThanOrEqual(90)
  })

  it('is at least 90 for the same title in another language, and for one that adds only that it is a review', () => {
    for (const other of languages) expect(titleScore(names[other], { text, map })).toBeGreaterThanOrEqual(90)
    expect(titleScore(`${names.en}: a systematic review`, { text, map })).toBeGreaterThanOrEqual(90)
  })

  it('is less for a title that names the topic among much else', () => {
    const wide = `${text} 1990–2020, 27 companies: what we know`
    expect(titleScore(wide, { text, map })).toBeLessThan(90)
  })
})
