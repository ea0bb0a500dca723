import { describe, expect, it } from 'vitest'
import { isCallForStudies, isCopyright, isOwnLimitation, isRecruitment, namesCohort } from './own-sentences'

describe('what a study says of itself', () => {
  it.each([
    'Between 2005 and 2008, 1007 participants were recruited to this study.',
    'Foram recrutados 120 enfermeiros em dois hospitais.',
    'Se incluyeron 40 docentes.',
    'No significant differences in age, age at menopause and socio-economic status were present in the two groups.',
    'At baseline the groups were similar in all scores.',
    'Não houve diferenças quanto à idade e ao sexo entre os grupos.',
  ])('who took part is no result: %s', (text) => {
    expect(isRecruitment(text)).toBe(true)
  })

  it.each([
    'Patients who were randomized to exercise had lower scores.',
    'Os incluídos foram 40; o estresse diminuiu.',
    'Resilience was the most common trajectory.',
    'No significant differences in anxiety were found between the groups.',
    'Compared with baseline, scores were similar in the control group and lower in the other.',
  ])('a result is one, also where it names who took part: %s', (text) => {
    expect(isRecruitment(text)).toBe(false)
  })

  it.each([
    'To address this limitation, we conducted a latent class growth analysis with 119 survivors.',
    'Most previous attempts to determine the cost have been limited by reliance on convenience samples.',
    'Os estudos anteriores foram limitados por amostras pequenas.',
  ])('limits of others, or that were overcome, are none of its own: %s', (text) => {
    expect(isOwnLimitation(text)).toBe(false)
  })

  it.each([
    'The convenience sample limits the external validity of the findings.',
    'Este estudo tem como limitação a amostra por conveniência.',
    'Un límite de este estudio es el tamaño de la muestra.',
  ])('its own stay: %s', (text) => {
    expect(isOwnLimitation(text)).toBe(true)
  })

  it.each([
    'Several factors were identified, which we hope will assist in future research.',
    'Identification of these factors suggests directions for future research as well as targets for screening.',
  ])('what serves later work asks for none: %s', (text) => {
    expect(isCallForStudies(text)).toBe(false)
  })

  it.each([
    'Future research is warranted and should explore additional factors.',
    'Future research would benefit from longitudinal studies.',
    'Sugerem-se novos estudos com amostras maiores.',
    'Se requieren nuevos estudios.',
  ])('a call for studies is one: %s', (text) => {
    expect(isCallForStudies(text)).toBe(true)
  })

  it('the mark of a publisher is no setting', () => {
    expect(isCopyright('© 2010 by the American Burn Association')).toBe(true)
    expect(isCopyright('Attacks in the U.S. (copyright) 2010 American Psychological Association')).toBe(true)
    expect(isCopyright('Nurses of two Brazilian hospitals')).toBe(false)
  })

  it('people who were followed are a cohort; a file that was there is none', () => {
    expect(namesCohort('Trajectories of symptoms: prospective cohort study')).toBe(true)
    expect(namesCohort('Estudo de coorte com 300 idosos')).toBe(true)
    expect(namesCohort('We used data of a birth cohort from the national register.')).toBe(false)
  })
})
