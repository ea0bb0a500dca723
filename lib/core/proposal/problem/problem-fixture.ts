import type { Locale } from '@/lib/contracts/locale'
import { ProposalBrief, type ProposalSource } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'
import { workFixture } from '@/lib/core/validation/source-fixture'

/** Invented topics and sources for tests of the texts of a proposal. */

export const sampleNames = ['nursing', 'computing', 'education', 'law', 'economics'] as const
export type SampleName = (typeof sampleNames)[number]

interface Sample {
  readonly program: string
  readonly field: string
  readonly area: string
  readonly topic: string
  readonly question: string
  readonly constraints: readonly string[]
}

const samples: Readonly<Record<Locale, Readonly<Record<SampleName, Sample>>>> = {
  en: {
    nursing: sample(
      'Master’s in Nursing',
      'Nursing',
      'Occupational health',
      'Remote Work and Burnout Among Nurses',
      'How does remote work affect burnout among nurses?',
      ['No budget', 'Only public hospitals in Brazil'],
    ),
    computing: sample(
      'PhD in Computer Science',
      'Computer Science',
      'Multi-agent systems',
      'Multi-agent reinforcement learning for traffic signal control',
      '',
      ['Remote only'],
    ),
    education: sample(
      'Master’s in Education',
      'Education',
      'Educational technology',
      'Gamification in public secondary schools',
      'What are the perceptions of teachers about gamification?',
      [],
    ),
    law: sample(
      'Master’s in Law',
      'Law',
      'Data protection',
      'Civil liability for automated decisions in consumer credit',
      '',
      ['No budget'],
    ),
    economics: sample(
      'Master’s in Economics',
      'Economics',
      'Labour economics',
      'The effect of minimum wages on informal employment in Latin America',
      '',
      ['Period 2010–2022'],
    ),
  },
  'pt-BR': {
    nursing: sample(
      'Mestrado em Enfermagem',
      'Enfermagem',
      'Saúde do trabalhador',
      'Trabalho remoto e burnout entre enfermeiros',
      'Como o trabalho remoto afeta o burnout entre enfermeiros?',
      ['Sem orçamento', 'Apenas hospitais públicos do Brasil'],
    ),
    computing: sample(
      'Doutorado em Ciência da Computação',
      'Ciência da Computação',
      'Sistemas multiagentes',
      'Aprendizado por reforço multiagente para controle de semáforos',
      '',
      ['Somente remoto'],
    ),
    education: sample(
      'Mestrado em Educação',
      'Educação',
      'Tecnologia educacional',
      'Gamificação em escolas públicas de ensino médio',
      'Quais são as percepções dos professores sobre a gamificação?',
      [],
    ),
    law: sample(
      'Mestrado em Direito',
      'Direito',
      'Proteção de dados',
      'A responsabilidade civil por decisões automatizadas no crédito ao consumidor',
      '',
      ['Sem orçamento'],
    ),
    economics: sample(
      'Mestrado em Economia',
      'Economia',
      'Economia do trabalho',
      'O efeito do salário mínimo sobre a informalidade na América Latina',
      '',
      ['Período de 2010 a 2022'],
    ),
  },
  es: {
    nursing: sample(
      'Maestría en Enfermería',
      'Enfermería',
      'Salud laboral',
      'Teletrabajo y burnout en enfermeras',
      '¿Cómo afecta el teletrabajo al burnout en enfermeras?',
      ['Sin presupuesto', 'Solo hospitales públicos de Colombia'],
    ),
    computing: sample(
      'Doctorado en Ciencias de la Computación',
      'Ciencias de la Computación',
      'Sistemas multiagente',
      'Aprendizaje por refuerzo multiagente para el control de semáforos',
      '',
      ['Solo remoto'],
    ),
    education: sample(
      'Maestría en Educación',
      'Educación',
      'Tecnología educativa',
      'Gamificación en escuelas públicas de secundaria',
      '¿Cuáles son las percepciones de los docentes sobre la gamificación?',
      [],
    ),
    law: sample(
      'Maestría en Derecho',
      'Derecho',
      'Protección de datos',
      'La responsabilidad civil por decisiones automatizadas en el crédito al consumo',
      '',
      ['Sin presupuesto'],
    ),
    economics: sample(
      'Maestría en Economía',
      'Economía',
      'Economía laboral',
      'El efecto del salario mínimo sobre la informalidad en América Latina',
      '',
      ['Período de 2010 a 2022'],
    ),
  },
}

function sample(
  program: string,
  field: string,
  area: string,
  topic: string,
  question: string,
  constraints: readonly string[],
): Sample {
  return { program, field, area, topic, question, constraints }
}

export function makeBrief(
  name: SampleName,
  locale: Locale,
  given: Partial<ProposalBrief> = {},
): ProposalBrief {
  const { program, field, area, topic, question, constraints } = samples[locale][name]
  const brief = ProposalBrief.parse({
    profile: {
      academic_program: program,
      field_of_study: field,
      research_area: area,
      weekly_hours: 12,
      total_timeline: { value: 18, unit: 'months' },
      existing_skills: ['R'],
      missing_skills: ['Python'],
      constraints,
    },
    topic,
    question,
    startDate: '2027-01-31',
    citationStyle: locale === 'pt-BR' ? 'abnt' : 'apa',
    locale,
  })
  return { ...brief, ...given }
}

export function makeProposalSource(
  key: string,
  given: Partial<Work>,
  rest: Partial<ProposalSource> = {},
): ProposalSource {
  return {
    key,
    sourceId: key,
    chosen: false,
    work: workFixture(given),
    relevancy: 72.4,
    quality: 65,
    summary: '',
    retractionCheck: 'clean',
    url: `https://doi.org/10.5555/${key}`,
    urlState: 'open',
    accessedAt: null,
    ...rest,
  }
}

const authors = [
  [
    { given: 'Ana', family: 'Souza' },
    { given: 'Rui', family: 'Lima' },
  ],
  [{ given: 'Mary', family: 'Ford' }],
  [
    { given: 'Luz', family: 'Ibáñez' },
    { given: 'Eva', family: 'Iriarte' },
  ],
  [
    { given: 'Kim', family: 'Park' },
    { given: 'Li', family: 'Wei' },
    { given: 'Jo', family: 'Berg' },
  ],
  [{ full: 'Group for Invented Studies' }],
]

const abstracts: Readonly<Record<SampleName, readonly (readonly [string, string, string])[]>> = {
  nursing: [
    [
      'en',
      'Remote work and burnout among nurses: a survey',
      'Background: Telehealth moved part of nursing care to the home during the pandemic. Methods: A survey was conducted with 412 nurses in Spain. Results: Remote work was associated with lower emotional exhaustion among nurses. Limitations include the cross-sectional design and self-reported data. Future research should include longitudinal studies in public hospitals.',
    ],
    [
      'pt',
      'Trabalho remoto e esgotamento de enfermeiros',
      'Este estudo teve como objetivo compreender o trabalho remoto de enfermeiros em hospitais. Foram realizadas entrevistas com doze enfermeiros. Os resultados mostram que o trabalho remoto reduziu o desgaste, mas isolou as equipes. A amostra pequena limita as conclusões deste trabalho. Sugere-se que novos estudos incluam outras regiões do país.',
    ],
    [
      'es',
      'Teletrabajo y desgaste profesional',
      'El objetivo del estudio fue describir el teletrabajo en hospitales. Se realizó una encuesta a 350 enfermeras de Chile. Se encontró que no hubo diferencia en el desgaste profesional entre modalidades. Futuras investigaciones deberían incluir hospitales rurales de la región.',
    ],
    [
      'en',
      'Burnout interventions: a systematic review',
      'We conducted a systematic review of 24 trials. The results show that workload reduction decreased burnout more than mindfulness training did. Low certainty of the evidence limits these conclusions for practice.',
    ],
  ],
  computing: [
    [
      'en',
      'Multi-agent reinforcement learning for traffic signals',
      'This paper presents a multi-agent reinforcement learning method for traffic signal control. We found that the method reduced mean waiting time by 18% in simulation. Results were limited by the small number of intersections simulated in the study. Future work will test the method on city networks.',
    ],
    [
      'en',
      'Benchmarking traffic signal control',
      'We propose a benchmark of 12 road networks. The results show that simple controllers were not significantly worse than learned ones in light traffic. Further research is needed on robustness to sensor failure.',
    ],
    [
      'pt',
      'Controle semafórico com agentes',
      'Este artigo propõe um controle de semáforos por aprendizado por reforço multiagente. Os resultados mostram redução de filas em simulação com dados de São Paulo. Trabalhos futuros devem considerar pedestres e transporte coletivo.',
    ],
  ],
  education: [
    [
      'en',
      'Gamification in secondary schools',
      'Gamification is widely used. A quasi-experimental study with 180 students was conducted. The results show that gamification increased engagement but not grades in mathematics. Future studies should follow students for a whole school year.',
    ],
    [
      'pt',
      'Gamificação e motivação no ensino médio',
      'Este estudo analisa a gamificação em três escolas públicas. Foram aplicados questionários a 230 estudantes. Observou-se aumento da motivação nas turmas que usaram jogos em sala. Limitações: a amostra pequena não permite generalizações para outras redes.',
    ],
    [
      'es',
      'Percepciones docentes sobre la gamificación',
      'Se realizaron entrevistas a 15 docentes de secundaria. Los resultados indican que los docentes valoran la gamificación, aunque carecen de tiempo para prepararla.',
    ],
  ],
  law: [
    [
      'pt',
      'Responsabilidade civil e decisões automatizadas',
      'O artigo analisa a responsabilidade civil por decisões automatizadas no crédito. A pesquisa documental reuniu 42 acórdãos de tribunais brasileiros. Verificou-se que os tribunais divergem sobre o dever de explicar a decisão ao consumidor. Conclui-se que a lei deixa em aberto o ônus da prova nesses casos.',
    ],
    [
      'en',
      'Automated decisions and consumer credit law',
      'This article examines the law of automated credit decisions in the European Union. We argue that the right to an explanation remains uncertain for credit scores made by third parties. Further research on remedies is needed in national courts.',
    ],
    [
      'es',
      'Decisiones automatizadas y derecho del consumo',
      'Este artículo analiza la responsabilidad civil por decisiones automatizadas. Se encontró que la jurisprudencia española aplica criterios distintos según el tipo de contrato.',
    ],
  ],
  economics: [
    [
      'en',
      'Minimum wages and informality',
      'Using panel data from Mexico, we found that a ten per cent rise of the minimum wage increased informal employment by one point. Future research should look at enforcement of labour law by region.',
    ],
    [
      'pt',
      'Salário mínimo e informalidade no Brasil',
      'Com microdados da pesquisa nacional, os resultados indicam que o salário mínimo não alterou a informalidade entre 2002 e 2014. Não houve diferença entre as regiões metropolitanas estudadas.',
    ],
    [
      'es',
      'Salario mínimo e informalidad',
      'Se analizaron encuestas de hogares de Colombia. Se observó un aumento de la informalidad en las ciudades con salarios más bajos. Futuras investigaciones deberían medir la fiscalización laboral.',
    ],
  ],
}

/** The invented sources of a topic, each with its own authors, year and citations. */
export function makeLiterature(name: SampleName): ProposalSource[] {
  return abstracts[name].map(([language, title, abstract], at) =>
    makeProposalSource(
      `${name}${at}`,
      {
        title,
        abstract,
        language,
        authors: authors[at % authors.length] ?? [],
        year: 2016 + at * 3,
        citations: 40 - at * 9,
      },
      { chosen: at === 1 },
    ),
  )
}
