import type { VocabularyPart } from './vocabulary-part'

export const psychology: VocabularyPart = {
  field: 'psychology',
  role: null,
  lines: [
    'anxiety | ansiedade | ansiedad',
    'depression | depressão | depresión',
    'occupational stress; work stress; job stress | estresse ocupacional; estresse no trabalho | estrés laboral',
    'self-efficacy | autoeficácia | autoeficacia',
    'self-esteem | autoestima | autoestima',
    'resilience | resiliência | resiliencia',
    'well-being; wellbeing | bem-estar | bienestar',
    'job satisfaction | satisfação no trabalho | satisfacción laboral',
    'work engagement | engajamento no trabalho | compromiso laboral; engagement laboral',
    'coping | enfrentamento; coping | afrontamiento',
    'autism; autism spectrum disorder | autismo; transtorno do espectro autista | autismo; trastorno del espectro autista',
    'attention deficit hyperactivity disorder; ADHD | transtorno do déficit de atenção com hiperatividade; TDAH | trastorno por déficit de atención con hiperactividad; TDAH',
    'cognitive behavioral therapy; cognitive behavioural therapy | terapia cognitivo-comportamental | terapia cognitivo-conductual',
    'mindfulness | mindfulness; atenção plena | mindfulness; atención plena',
    'bullying | bullying | acoso escolar; bullying',
    'motivation | motivação | motivación',
  ],
}
