/** An invented record, and what a reader finds in it: a piece of the sentence that says it, or null where it does not say. */
export interface StudyCase {
  readonly language: 'en' | 'pt' | 'es'
  readonly title: string
  readonly abstract: string
  readonly design: string | null
  readonly sample: string | null
  readonly country: string | null
  readonly scale: string | null
  readonly finding: string | null
}

/** Thirty-four abstracts without headings, labelled before the cues were looked at. */
export const studyCases: readonly StudyCase[] = [
  {
    language: 'en',
    title: 'Mindfulness training and perceived stress in first-year students',
    abstract:
      'University students often report high stress. We randomly allocated 214 first-year students in New Zealand to an eight-week mindfulness course or a waiting list. Stress was assessed with the Perceived Stress Scale (PSS-10). Scores fell further in the mindfulness arm than among controls (mean difference -3.1, 95% CI -4.6 to -1.6). Gains were kept at three months.',
    design: 'experiment',
    sample: '214',
    country: 'New Zealand',
    scale: 'Perceived Stress Scale',
    finding: 'Scores fell further',
  },
  {
    language: 'en',
    title: 'A brief app-based meditation programme for undergraduates',
    abstract:
      'We tested whether ten minutes of daily app-guided meditation lowers stress. Ninety-six undergraduates in Ireland took part in a two-arm trial with random assignment. After four weeks there was no detectable gap between arms in perceived stress (p = .41). Low engagement may explain this null result.',
    design: 'experiment',
    sample: 'Ninety-six',
    country: 'Ireland',
    scale: null,
    finding: 'no detectable gap',
  },
  {
    language: 'en',
    title: 'Meditation retreats and student distress',
    abstract:
      'Fifty-two students from Thailand joined a seven-day silent retreat; a further 50 continued classes as usual and were not randomised. Contrary to expectation, stress went up among retreat participants relative to the comparison group (DASS-21 stress subscale, d = 0.38, p = .03).',
    design: 'quasi-experiment',
    sample: 'Fifty-two',
    country: 'Thailand',
    scale: 'DASS-21',
    finding: 'stress went up',
  },
  {
    language: 'en',
    title: 'Working from home and call-centre output',
    abstract:
      'Drawing on payroll records of 1,480 call-centre agents in Poland over 24 months, we follow workers before and after a move to home working. Calls handled per hour rose by 7.2% once agents worked from home, with no change in complaints.',
    design: 'cohort',
    sample: '1,480',
    country: 'Poland',
    scale: null,
    finding: 'rose by 7.2%',
  },
  {
    language: 'en',
    title: 'Two decades of telework research: a scoping review',
    abstract:
      'This scoping review maps 118 studies on telework published between 2000 and 2021. Most come from Europe and North America. Definitions vary widely, and few studies measure output directly. We propose a research agenda.',
    design: 'systematic-review',
    sample: null,
    country: null,
    scale: null,
    finding: null,
  },
  {
    language: 'en',
    title: 'Vitamin D for fall prevention: systematic review and meta-analysis',
    abstract:
      'We pooled 17 randomised trials with 21,302 participants. Supplementation made little or no difference to the risk of falling (RR 0.98, 95% CI 0.94 to 1.03). Certainty of evidence was moderate.',
    design: 'systematic-review',
    sample: '21,302',
    country: null,
    scale: null,
    finding: 'little or no difference',
  },
  {
    language: 'en',
    title: 'Screen habits and mood among Danish pupils',
    abstract:
      'In a school survey answered by 2,310 pupils aged 13 to 16 in Denmark, those who spent over three hours a day on social media had higher PHQ-9 scores than light users, after adjusting for sex and family income (beta = 0.21, p < .001).',
    design: 'survey',
    sample: '2,310',
    country: 'Denmark',
    scale: 'PHQ-9',
    finding: 'higher PHQ-9',
  },
  {
    language: 'pt',
    title: 'Caminhada supervisionada e sintomas depressivos em idosos',
    abstract:
      'Foram sorteados 88 idosos de Pelotas, Brasil, para caminhada supervisionada três vezes por semana ou cuidados habituais durante 12 semanas. Os sintomas foram aferidos pela Escala de Depressão Geriátrica (GDS-15). O grupo que caminhou passou a apresentar menos sintomas depressivos do que o grupo controle (p = 0,004).',
    design: 'experiment',
    sample: '88 idosos',
    country: 'Brazil',
    scale: 'Escala de Depressão Geriátrica',
    finding: 'menos sintomas',
  },
  {
    language: 'pt',
    title: 'Treino de força em instituições de longa permanência',
    abstract:
      'Ensaio clínico com 64 residentes de três instituições portuguesas, alocados aleatoriamente. Após 16 semanas, os escores de depressão mantiveram-se semelhantes entre os grupos (diferença média 0,3; IC 95% -0,9 a 1,5).',
    design: 'experiment',
    sample: '64 residentes',
    country: 'Portugal',
    scale: null,
    finding: 'mantiveram-se semelhantes',
  },
  {
    language: 'pt',
    title: 'Percepções de idosos sobre grupos de dança',
    abstract:
      'Realizaram-se três grupos focais com 22 participantes de um projeto de dança em Belém. As falas foram submetidas à análise de conteúdo de Bardin. Emergiram as categorias pertencimento, corpo e memória.',
    design: 'interviews',
    sample: '22 participantes',
    country: null,
    scale: null,
    finding: null,
  },
  {
    language: 'pt',
    title: 'Jogos digitais e frações no quinto ano',
    abstract:
      'Comparamos duas turmas intactas do quinto ano, com 29 e 31 alunos, em uma escola pública de Curitiba. A turma que usou o jogo acertou mais questões no pós-teste do que a turma de ensino tradicional (t = 2,9; p = 0,005).',
    design: 'quasi-experiment',
    sample: '29 e 31',
    country: null,
    scale: null,
    finding: 'acertou mais',
  },
  {
    language: 'pt',
    title: 'Pontos, medalhas e desempenho em álgebra',
    abstract:
      'Participaram 142 estudantes angolanos do ensino secundário. Ao contrário do esperado, os alunos expostos a medalhas e placares tiveram notas piores em álgebra que os colegas sem gamificação (p = 0,02).',
    design: null,
    sample: '142',
    country: 'Angola',
    scale: null,
    finding: 'notas piores',
  },
  {
    language: 'pt',
    title: 'Trabalho remoto emergencial e esgotamento docente',
    abstract:
      'Estudo transversal com 512 professores da rede estadual de Minas Gerais, que responderam on-line ao Maslach Burnout Inventory. Docentes em regime remoto exibiram maior exaustão emocional do que os presenciais (OR = 1,8; IC95% 1,3-2,5).',
    design: 'survey',
    sample: '512',
    country: 'Brazil',
    scale: 'Maslach Burnout Inventory',
    finding: 'maior exaustão',
  },
  {
    language: 'pt',
    title: 'Burnout docente: revisão integrativa',
    abstract:
      'Revisão integrativa de 23 artigos indexados na SciELO e na LILACS entre 2010 e 2022. Predominaram estudos descritivos. Discute-se a necessidade de políticas de apoio ao professor.',
    design: 'systematic-review',
    sample: null,
    country: null,
    scale: null,
    finding: null,
  },
  {
    language: 'pt',
    title: 'Aleitamento e índice de massa corporal aos sete anos: coorte de nascimentos',
    abstract:
      'Acompanharam-se 3.027 crianças nascidas em 2004 desde o parto até os sete anos. Crianças amamentadas por seis meses ou mais apresentaram prevalência de obesidade 30% menor que as amamentadas por menos tempo (RP = 0,70; IC95% 0,58-0,85).',
    design: 'cohort',
    sample: '3.027',
    country: null,
    scale: null,
    finding: '30% menor',
  },
  {
    language: 'es',
    title: 'Grupos de apoyo mutuo para cuidadores familiares',
    abstract:
      'Se asignaron al azar 76 cuidadores de personas con demencia, en Chile, a un grupo de apoyo mutuo o a lista de espera. La ansiedad se midió con la Escala de Ansiedad de Hamilton. A las ocho semanas, los participantes del grupo puntuaron por debajo de los de la lista de espera (p = 0,01).',
    design: 'experiment',
    sample: '76',
    country: 'Chile',
    scale: 'Escala de Ansiedad de Hamilton',
    finding: 'por debajo',
  },
  {
    language: 'es',
    title: 'Apoyo percibido y ansiedad en cuidadores de Quito',
    abstract:
      'Encuesta a 305 cuidadores de dos hospitales de Quito, Ecuador. No se halló relación entre el apoyo social percibido (MSPSS) y la ansiedad (r = -0,04; p = 0,49).',
    design: 'survey',
    sample: '305',
    country: 'Ecuador',
    scale: 'MSPSS',
    finding: 'No se halló',
  },
  {
    language: 'es',
    title: 'Trabajo en equipo y notas en secundaria',
    abstract:
      'Ciento veinte alumnos de secundaria de Perú, repartidos en cuatro aulas ya formadas, trabajaron durante un trimestre con o sin aprendizaje cooperativo. Las aulas cooperativas obtuvieron calificaciones más altas (F = 6,7; p = 0,011).',
    design: 'quasi-experiment',
    sample: 'Ciento veinte',
    country: 'Peru',
    scale: null,
    finding: 'más altas',
  },
  {
    language: 'es',
    title: 'Cooperar no siempre ayuda: un experimento en aula',
    abstract:
      'En un experimento con 98 universitarios argentinos, la condición cooperativa rindió menos que la individual en el examen final (d = -0,45; p < 0,05), en contra de nuestra hipótesis.',
    design: 'experiment',
    sample: '98',
    country: 'Argentina',
    scale: null,
    finding: 'rindió menos',
  },
  {
    language: 'es',
    title: 'Ruido laboral e hipertensión: estudio de casos y controles',
    abstract:
      'Se compararon 210 trabajadores hipertensos con 420 sin hipertensión de una planta textil en Colombia. La exposición a más de 85 dB fue más frecuente en los casos (OR 2,1; IC95% 1,4-3,1).',
    design: 'case-control',
    sample: '210',
    country: 'Colombia',
    scale: null,
    finding: 'más frecuente',
  },
  {
    language: 'es',
    title: 'Ruido y presión arterial: revisión sistemática',
    abstract:
      'Se revisaron de forma sistemática 34 estudios. La mayoría comunicó asociación entre ruido y presión arterial elevada, si bien la calidad metodológica fue baja.',
    design: 'systematic-review',
    sample: null,
    country: null,
    scale: null,
    finding: 'La mayoría comunicó',
  },
  {
    language: 'es',
    title: 'Lectura dialógica en el hogar: estudio de caso',
    abstract:
      'Se presenta el caso de una familia de Valencia, España, que leyó a diario con su hija de cuatro años. Se describen las estrategias utilizadas y se plantean preguntas para futuros trabajos.',
    design: 'case-study',
    sample: null,
    country: 'Spain',
    scale: null,
    finding: null,
  },
  {
    language: 'en',
    title: 'School gardens and what pupils eat',
    abstract:
      'School gardens are popular, but their effects are debated. In a cluster randomised trial, 12 primary schools in Scotland were allocated to a gardening programme or to usual lessons. Vegetable intake among 640 pupils aged 8 to 10 was recorded with a 24-hour recall. At follow-up, intake did not differ between arms (0.1 portions; 95% CI -0.2 to 0.4).',
    design: 'experiment',
    sample: '640',
    country: 'United Kingdom',
    scale: '24-hour recall',
    finding: 'did not differ',
  },
  {
    language: 'en',
    title: 'Precarious contracts and sleep: evidence from a Finnish panel',
    abstract:
      'Using four waves of a Finnish panel, we traced 4,210 employees from 2012 to 2018. Moving into temporary work was followed by more sleep problems a year later (OR 1.34, p = .002). Effects were larger among women.',
    design: 'cohort',
    sample: '4,210',
    country: 'Finland',
    scale: null,
    finding: 'more sleep problems',
  },
  {
    language: 'en',
    title: 'Playing with fractions',
    abstract:
      'Two existing fourth-grade classes in Jamaica (24 and 26 children) took part. One class played a fractions game for six weeks; the other did worksheets. Post-test scores on the Fraction Concepts Test were better in the game class, t(48) = 2.61, p = .012.',
    design: 'quasi-experiment',
    sample: '24 and 26',
    country: 'Jamaica',
    scale: 'Fraction Concepts Test',
    finding: 'were better',
  },
  {
    language: 'en',
    title: 'Looking for work after flight',
    abstract:
      'Eighteen Syrian refugees in Lebanon told us about their job search. We read their accounts with interpretative phenomenological analysis. Three themes stood out: invisible diplomas, waiting, and borrowed networks.',
    design: 'interviews',
    sample: 'Eighteen',
    country: 'Lebanon',
    scale: null,
    finding: null,
  },
  {
    language: 'pt',
    title: 'Música antes da cirurgia: estudo controlado',
    abstract:
      'A ansiedade antes da cirurgia é comum. Distribuíram-se ao acaso 120 pacientes de um hospital de Coimbra entre ouvir música e cuidados de rotina. A ansiedade foi avaliada pelo Inventário de Ansiedade Traço-Estado (IDATE). A média caiu 6,2 pontos no grupo com música e 1,1 no controle (p < 0,001).',
    design: 'experiment',
    sample: '120',
    country: null,
    scale: 'IDATE',
    finding: 'A média caiu',
  },
  {
    language: 'pt',
    title: 'Telas e sono em adolescentes de escolas públicas',
    abstract:
      'Inquérito com 1.045 adolescentes de 15 escolas públicas de Salvador. Dormiram menos de sete horas 62% dos que usavam telas após as 22 h, contra 41% dos demais (RP = 1,51; IC95%: 1,30-1,75).',
    design: 'survey',
    sample: '1.045',
    country: null,
    scale: null,
    finding: 'Dormiram menos',
  },
  {
    language: 'pt',
    title: 'Microcrédito e renda no Moçambique rural',
    abstract:
      'Com dados de painel de 2.300 agregados familiares moçambicanos, estimamos o efeito do acesso ao microcrédito por diferenças em diferenças. A renda das mulheres não se alterou de forma significativa (β = 0,03; p = 0,44).',
    design: 'quasi-experiment',
    sample: '2.300',
    country: 'Mozambique',
    scale: null,
    finding: 'não se alterou',
  },
  {
    language: 'pt',
    title: 'Narrativas de professoras sobre inclusão escolar',
    abstract:
      'Onze professoras da educação infantil de Goiânia escreveram narrativas sobre a inclusão. O corpus foi examinado por análise temática. Sobressaíram a solidão e a invenção de materiais.',
    design: 'interviews',
    sample: 'Onze',
    country: null,
    scale: null,
    finding: null,
  },
  {
    language: 'es',
    title: 'Ejercicio supervisado y fatiga durante la quimioterapia',
    abstract:
      'Ensayo aleatorizado en tres hospitales de Uruguay. Setenta y dos mujeres con cáncer de mama hicieron ejercicio supervisado o recibieron consejos por escrito. La fatiga, medida con la escala FACIT-F, fue menor en el grupo de ejercicio a las doce semanas (diferencia de medias 4,1; IC95% 1,2-7,0).',
    design: 'experiment',
    sample: 'Setenta y dos',
    country: 'Uruguay',
    scale: 'FACIT-F',
    finding: 'fue menor',
  },
  {
    language: 'es',
    title: 'Pluriempleo y agotamiento en docentes bolivianos',
    abstract:
      'Respondieron en línea 411 docentes bolivianos de secundaria. Quienes tenían dos o más empleos puntuaron más alto en agotamiento emocional (MBI) que quienes tenían uno solo (p = 0,003).',
    design: 'survey',
    sample: '411',
    country: 'Bolivia',
    scale: 'MBI',
    finding: 'más alto',
  },
  {
    language: 'es',
    title: 'Huertos escolares: una revisión de alcance',
    abstract:
      'Se localizaron 41 trabajos sobre huertos escolares publicados hasta 2022. Casi todos procedían de países de ingresos altos. Los desenlaces se midieron de formas muy distintas, lo que impidió combinarlos.',
    design: 'systematic-review',
    sample: null,
    country: null,
    scale: null,
    finding: null,
  },
  {
    language: 'es',
    title: 'Turnos de noche y diabetes en personal de enfermería: cohorte de diez años',
    abstract:
      'Seguimos durante diez años a 1.870 enfermeras de hospitales públicos de Costa Rica. La incidencia de diabetes tipo 2 fue mayor entre quienes hacían turnos de noche (HR 1,42; IC95% 1,10-1,83).',
    design: 'cohort',
    sample: '1.870',
    country: 'Costa Rica',
    scale: null,
    finding: 'fue mayor',
  },
]
