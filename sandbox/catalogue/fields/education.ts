import { down, type Field, say, topic, up } from '../phrase'

export const education: Field = {
  id: 'education',
  name: say('education', 'a educação', 'la educación'),
  kind: 'social',
  category: null,
  populations: [
    say('undergraduate students', 'estudantes de graduação', 'estudiantes universitarios'),
    say('primary school teachers', 'professores do ensino fundamental', 'docentes de educación primaria'),
    say('secondary school students', 'alunos do ensino médio', 'alumnos de educación secundaria'),
    say('distance learners', 'alunos de educação a distância', 'alumnos de educación a distancia'),
    say('trainee teachers', 'licenciandos', 'futuros docentes'),
  ],
  topics: [
    topic(
      say(
        'artificial intelligence in education',
        'a inteligência artificial na educação',
        'la inteligencia artificial en la educación',
      ),
      up('student engagement', 'o engajamento dos estudantes', 'el compromiso de los estudiantes'),
      up(
        'personalised feedback',
        'a qualidade da devolutiva personalizada',
        'la retroalimentación personalizada',
      ),
      say('generative artificial intelligence, ChatGPT', 'IA generativa, ChatGPT', 'IA generativa, ChatGPT'),
    ),
    topic(
      say('active learning', 'a aprendizagem ativa', 'el aprendizaje activo'),
      up('academic performance', 'o desempenho acadêmico', 'el rendimiento académico'),
      down('course failure', 'a reprovação', 'la reprobación'),
      say('student-centred teaching', 'metodologias ativas', 'metodologías activas'),
    ),
    topic(
      say('the flipped classroom', 'a sala de aula invertida', 'el aula invertida'),
      up('learning outcomes', 'a aprendizagem', 'el aprendizaje'),
      up('self-regulation', 'a autorregulação', 'la autorregulación'),
    ),
    topic(
      say('gamification', 'a gamificação', 'la gamificación'),
      up('motivation to learn', 'a motivação para aprender', 'la motivación para aprender'),
      up('participation in class', 'a participação em aula', 'la participación en clase'),
    ),
    topic(
      say('remote teaching', 'o ensino remoto', 'la enseñanza remota'),
      down('school dropout', 'a evasão escolar', 'el abandono escolar'),
      up('digital competence', 'a competência digital', 'la competencia digital'),
      say(
        'distance education, online learning',
        'educação a distância, aprendizagem on-line',
        'educación a distancia, aprendizaje en línea',
      ),
    ),
    topic(
      say('inclusive education', 'a educação inclusiva', 'la educación inclusiva'),
      up('sense of belonging', 'o sentimento de pertencimento', 'el sentido de pertenencia'),
      up('teacher self-efficacy', 'a autoeficácia docente', 'la autoeficacia docente'),
    ),
    topic(
      say('formative assessment', 'a avaliação formativa', 'la evaluación formativa'),
      up('mathematics achievement', 'o desempenho em matemática', 'el rendimiento en matemáticas'),
      down('test anxiety', 'a ansiedade diante de provas', 'la ansiedad ante los exámenes'),
    ),
    topic(
      say(
        'continuing teacher education',
        'a formação continuada de professores',
        'la formación continua del profesorado',
      ),
      up('teaching practice', 'a prática docente', 'la práctica docente'),
      down('teacher turnover', 'a rotatividade docente', 'la rotación docente'),
    ),
    topic(
      say(
        'early literacy programmes',
        'os programas de alfabetização',
        'los programas de alfabetización temprana',
      ),
      up('reading comprehension', 'a compreensão leitora', 'la comprensión lectora'),
      down('the achievement gap', 'a desigualdade educacional', 'la brecha educativa'),
    ),
    topic(
      say(
        'project-based learning',
        'a aprendizagem baseada em projetos',
        'el aprendizaje basado en proyectos',
      ),
      up('critical thinking', 'o pensamento crítico', 'el pensamiento crítico'),
      up('teamwork skills', 'a capacidade de trabalho em equipe', 'la capacidad de trabajo en equipo'),
    ),
  ],
}
