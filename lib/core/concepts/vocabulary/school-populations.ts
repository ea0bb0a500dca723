import type { VocabularyPart } from './vocabulary-part'

export const schoolPopulations: VocabularyPart = {
  field: 'education',
  role: 'population',
  lines: [
    'teachers | professores; docentes | profesores; docentes; maestros',
    'students | estudantes; alunos | estudiantes; alumnos',
    'university students; college students; undergraduate students | estudantes universitários; universitários | estudiantes universitarios; universitarios',
  ],
}
