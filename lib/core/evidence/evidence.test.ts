import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citedClaims } from './cited-claims'
import { directedResults, effectDirection } from './effect-direction'
import { methodAndDesign } from './find-designs'
import { sampleSize } from './sample-size'
import { futureWorkSentences, limitationSentences, resultSentences, sentenceRolesOf } from './sentence-roles'

const english =
  'Background: Reading aloud is common in nurseries. Methods: A randomized controlled trial was conducted with 240 children in 12 schools. ' +
  'Results: Vocabulary increased in the reading group. There was no significant difference in attention. ' +
  'Limitations include the small sample of rural schools. Future research should follow the children for longer.'
const portuguese =
  'Este estudo teve como objetivo compreender a evasão em cursos noturnos. Foram realizadas entrevistas semiestruturadas com doze professores. ' +
  'Os resultados mostram redução da evasão após a tutoria. Não houve diferença entre os turnos. ' +
  'A amostra pequena limita as conclusões. Sugere-se que novos estudos incluam outras redes.'
const spanish =
  'El objetivo del estudio fue describir el uso de pantallas. Se realizó una encuesta a 1.350 estudiantes de secundaria. ' +
  'Se encontró un aumento del uso nocturno. Futuras investigaciones deberían incluir zonas rurales.'

const roles = (text: string, language: string) => sentenceRolesOf(text, language).map(({ role }) => role)
const designs = (text: string, language: string | null) =>
  methodAndDesign(text, language).map(({ design }) => design)

describe('sentenceRolesOf', () => {
  it('reads headings of structured abstracts, with a colon or without', () => {
    expect(roles(english, 'en')).toEqual(['background', 'method', 'result', 'result', 'limitation', 'future'])
    expect(roles('ABSTRACT Objective To count owls. Results We saw 12 owls.', 'en')).toEqual([
      'aim',
      'result',
    ])
  })

  it('reads the phrases of running abstracts in Portuguese and Spanish', () => {
    expect(roles(portuguese, 'pt')).toEqual(['aim', 'method', 'result', 'result', 'limitation', 'future'])
    expect(roles(spanish, 'es')).toEqual(['aim', 'method', 'result', 'future'])
  })

  it('does not take a common word at the start for a heading', () => {
    expect(roles('Design Thinking is old. Owls sleep by day.', 'en')).toEqual([null, null])
  })

  it('says which words it rests on, and where the sentence stands', () => {
    const [limitation] = limitationSentences(portuguese, 'pt')
    expect(limitation?.by).toBe('amostra pequena')
    expect(portuguese.slice(limitation?.start, limitation?.end)).toBe(
      'A amostra pequena limita as conclusões.',
    )
    expect(futureWorkSentences(english, 'en')).toHaveLength(1)
    expect(resultSentences(spanish, 'es')).toHaveLength(1)
  })
})

describe('methodAndDesign', () => {
  it('names the design in three languages', () => {
    expect(designs(english, 'en')[0]).toBe('randomised-trial')
    expect(designs(portuguese, 'pt')).toEqual(['interviews'])
    expect(designs(spanish, 'es')).toEqual(['survey'])
    expect(designs('Reading in schools: a systematic review and meta-analysis', null)).toEqual([
      'meta-analysis',
      'systematic-review',
    ])
  })

  it('leaves out designs that are wished for or that others used', () => {
    expect(designs('Further longitudinal studies are needed.', 'en')).toEqual([])
    expect(designs('Unlike previous case studies, we ask why.', 'en')).toEqual([])
    expect(designs('Owls sleep by day.', 'en')).toEqual([])
  })

  it('puts what the method says before what the rest mentions', () => {
    const text =
      'Meta-analyses disagree on owls. We interviewed 20 farmers and we conducted a case study of one village.'
    expect(designs(text, 'en').at(-1)).toBe('meta-analysis')
  })
})

describe('sampleSize', () => {
  const size = (text: string, language: string) => {
    const found = sampleSize(text, language)
    return found === null ? null : [found.size, found.unit]
  }

  it('reads figures and words in three languages, with either sign for thousands', () => {
    expect(size(english, 'en')).toEqual([240, 'children'])
    expect(size(portuguese, 'pt')).toEqual([12, 'professores'])
    expect(size(spanish, 'es')).toEqual([1350, 'estudiantes'])
    expect(size('We surveyed 12,400 households.', 'en')).toEqual([12_400, 'households'])
  })

  it('takes the whole rather than the groups', () => {
    expect(size('A total of 90 patients were randomized: 45 patients took part in each arm.', 'en')).toEqual([
      90,
      'patients',
    ])
    expect(size('The sample (n = 310) was split in two (n = 155).', 'en')).toEqual([310, 'n'])
  })

  it('leaves out years, percentages and populations', () => {
    expect(size('In 2019 students were interviewed.', 'en')).toBeNull()
    expect(size('In total, 45% patients were included.', 'en')).toBeNull()
    expect(size('Depression affects 300,000,000 people.', 'en')).toBeNull()
    expect(size('Background: 5,000 patients die each year.', 'en')).toBeNull()
  })

  it('counts studies where a review counts nothing else', () => {
    expect(size('A total of 25 studies were included.', 'en')).toEqual([25, 'studies'])
  })
})

describe('effectDirection', () => {
  it('reads a denied effect as none, and different results as mixed', () => {
    expect(directedResults(english, 'en').map(({ direction }) => direction)).toEqual(['increase', 'none'])
    expect(directedResults(portuguese, 'pt').map(({ direction }) => direction)).toEqual(['decrease', 'none'])
    expect(effectDirection(english, 'en')).toBe('mixed')
    expect(effectDirection(spanish, 'es')).toBe('increase')
  })

  it('takes no direction from aims', () => {
    expect(effectDirection('This study aims to reduce waste.', 'en')).toBeNull()
  })
})

describe('citedClaims', () => {
  const citations = (text: string) => citedClaims(text, null).map((claim) => claim.citations)

  it('finds citations in the usual forms', () => {
    expect(
      citations('Owls hunt at night (Silva, 2019; Costa & Lima, 2020, p. 3). Mice know (Reis et al., 2021).'),
    ).toEqual([['(Silva, 2019; Costa & Lima, 2020, p. 3)'], ['(Reis et al., 2021)']])
    expect(citations('As Costa, Lima, and Reis (2020) showed, owls sleep. Others differ [3, 5–7].')).toEqual([
      ['Costa, Lima, and Reis (2020)'],
      ['[3, 5–7]'],
    ])
  })

  it('takes no census, law or lone year for an author', () => {
    expect(
      citations('We used the Census (2010). The Law (1996) says so. It began in spring (2019).'),
    ).toEqual([])
  })
})

it('points every finding at a sentence of the text, whatever the text', () => {
  const piece = fc.constantFrom(
    ...`${english} ${portuguese} ${spanish}`.split(' '),
    '(',
    '.',
    'n = 40',
    '[1]',
    'Methods:',
  )
  const language = fc.constantFrom('en', 'pt', 'es', 'fr', null)
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), language, (pieces, lang) => {
      const text = pieces.join(' ')
      const sentences = [
        ...sentenceRolesOf(text, lang),
        ...methodAndDesign(text, lang).map(({ sentence }) => sentence),
        ...directedResults(text, lang).map(({ sentence }) => sentence),
        ...citedClaims(text, lang).map(({ sentence }) => sentence),
      ]
      for (const sentence of sentences) expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
    }),
  )
})
