import { expect, test } from 'vitest'
import { isTextTalk } from './text-talk'

test.each([
  'This chapter shows that remote work cures burnout.',
  'This chapter reviews proof of what remote work does to nurses.',
  'The next section turns to the harm of remote work.',
  'This section presents the increase in productivity.',
  'This review compares 12 works.',
  'The nurses of this study describe their strain.',
  'Este capítulo apresenta o aumento da produtividade.',
  'Este capítulo descreve que o trabalho remoto cura o esgotamento.',
  'Esta sección presenta los beneficios del trabajo remoto.',
])('what claims something is no talk about the text: %s', (sentence) => {
  expect(isTextTalk(sentence)).toBe(false)
})

test.each([
  'This chapter reviews what has been reported on remote work and productivity.',
  'The next section turns to designs and samples.',
  'Este capítulo revê o que se relatou sobre trabalho remoto e produtividade.',
  'La sección siguiente trata de los diseños y las muestras.',
])('what tells of the text alone is: %s', (sentence) => {
  expect(isTextTalk(sentence)).toBe(true)
})
