import { expect, test } from 'vitest'
import { programName } from './program-name'

test.each([
  ['Curso de Mestrado em Letras', 'Mestrado em Letras'],
  ['curso de Curso de Mestrado', 'Mestrado'],
  ['Programa de Pós-Graduação em Educação', 'Pós-Graduação em Educação'],
  ['Programa de Maestría', 'Maestría'],
  ['Mestrado em Cursos de Línguas', 'Mestrado em Cursos de Línguas'],
  ['PhD in History', 'PhD in History'],
  ['Curso de ', 'Curso de'],
])('a sentence that says "course" or "programme" names %s as %s', (program, name) => {
  expect(programName(program)).toBe(name)
})
