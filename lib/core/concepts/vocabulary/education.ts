import type { VocabularyPart } from './vocabulary-part'

export const education: VocabularyPart = {
  field: 'education',
  role: null,
  lines: [
    'education | educação | educación',
    'higher education | ensino superior; educação superior | educación superior; enseñanza superior',
    'primary education; elementary education | ensino fundamental; educação primária | educación primaria; enseñanza primaria',
    'secondary education | ensino médio; educação secundária | educación secundaria; enseñanza secundaria',
    'early childhood education | educação infantil | educación infantil; educación inicial',
    'inclusive education | educação inclusiva; educação especial inclusiva | educación inclusiva',
    'special education | educação especial | educación especial',
    'distance education; distance learning | educação a distância; ensino a distância | educación a distancia',
    'online learning; e-learning | aprendizagem on-line; e-learning | aprendizaje en línea; e-learning',
    'blended learning | ensino híbrido; aprendizagem híbrida | aprendizaje combinado; aprendizaje híbrido',
    'learning | aprendizagem | aprendizaje',
    'teacher training; teacher education | formação de professores; formação docente | formación de profesores; formación docente',
    'school dropout; dropout | evasão escolar; abandono escolar | deserción escolar; abandono escolar',
    'academic performance; academic achievement | desempenho acadêmico; rendimento acadêmico | rendimiento académico; desempeño académico',
    'literacy | letramento; alfabetização | alfabetización',
    'mathematics education | educação matemática | educación matemática; didáctica de las matemáticas',
    'science education; science teaching | ensino de ciências; educação científica | enseñanza de las ciencias; educación científica',
    'curriculum | currículo | currículo; plan de estudios',
    'gamification | gamificação | gamificación',
    'flipped classroom | sala de aula invertida | aula invertida',
    'active learning; active methodologies | metodologias ativas; aprendizagem ativa | metodologías activas; aprendizaje activo',
  ],
}
