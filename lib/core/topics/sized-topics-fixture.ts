import type { TopicVerdict } from '@/lib/contracts/topic'

/** Topics of our own with the verdict that an advisor would give; written before the rules that are judged by them. */
const lines: Readonly<Record<TopicVerdict, string>> = {
  good: `
    Bullying escolar e desempenho acadêmico | O bullying está associado ao desempenho em matemática de adolescentes?
    Aleitamento materno exclusivo em mães trabalhadoras | Quais fatores influenciam a duração do aleitamento em mães que voltaram ao trabalho?
    Telemedicina no acompanhamento de diabéticos | A telemedicina melhora o controle glicêmico de pacientes com diabetes tipo 2?
    Assédio moral no serviço público | Como servidores públicos vivenciam o assédio moral no trabalho?
    Cotas raciais | As cotas raciais mudaram o perfil dos estudantes de medicina no Brasil?
    Rotatividade de professores da rede pública | Que relação há entre condições de trabalho e rotatividade docente?
    Fake news e vacinação infantil | As notícias falsas reduzem a cobertura vacinal de crianças no Brasil?
    Ensino remoto e alfabetização | Quais os efeitos do ensino remoto na alfabetização de crianças durante a pandemia de COVID-19?
    Estrés laboral y calidad del sueño en enfermeras | ¿Existe relación entre el estrés laboral y la calidad del sueño de enfermeras de turno nocturno?
    Realidad virtual para el dolor en niños hospitalizados | ¿La realidad virtual reduce el dolor durante la venopunción en niños?
    Teletrabajo y conflicto trabajo-familia | ¿El teletrabajo aumenta el conflicto trabajo-familia de las madres?
    Microcréditos y mujeres rurales | ¿Los microcréditos aumentan los ingresos de las mujeres rurales en Perú?
    Gamificación en la enseñanza de matemáticas | ¿Mejora la gamificación el rendimiento en matemáticas de secundaria?
    Violencia obstétrica | ¿Cómo viven las mujeres indígenas la violencia obstétrica en México?
    Loneliness and smartphone use among older adults | Is smartphone use associated with loneliness in adults over 65?
    Mindfulness and teacher burnout | Does a mindfulness programme reduce burnout in secondary school teachers?
    Carbon taxes | Do carbon taxes reduce emissions of manufacturing firms in Europe?
    Code review and software defects | Does code review reduce defects in open-source projects?
    Green roofs and urban heat | How much do green roofs lower air temperature in dense cities?
    Microplastics in drinking water | Which treatment removes microplastics from drinking water best?`,
  'too-broad': `
    A importância da leitura |
    Educação no Brasil | Como melhorar a educação brasileira?
    O impacto da tecnologia na sociedade |
    Gestão de pessoas nas organizações |
    Redes sociais | Qual o impacto das redes sociais no mundo?
    La importancia de la nutrición |
    El turismo | ¿Cómo afecta el turismo a la sociedad?
    Climate change | How will climate change affect the world?
    Machine learning | What can machine learning do?
    The role of women in history |`,
  'too-narrow': `
    Motivação dos funcionários da padaria Pão Nosso em Vinhedo | Os funcionários estão motivados?
    Acidentes na rua Sete de Setembro em Jaú entre 2020 e 2021 |
    O uso do laboratório de informática da Escola Estadual Maria Lúcia Prado no primeiro semestre de 2022 | O laboratório é usado?
    Evasão em duas turmas de técnico em enfermagem do campus Araxá | Por que desistiram?
    Hábitos de lectura de los alumnos del colegio San Martín de Porres de Tarma en 2022 |
    Ruido en la plaza mayor de Béjar los sábados por la noche | ¿Hay demasiado ruido?
    Satisfacción de los clientes de la ferretería El Tornillo de Ayacucho | ¿Están satisfechos?
    Parking behaviour outside St Mary's Primary School in Ludlow | Do parents park on the pavement?
    Staff turnover at the Bluebell Café in Whitby, summer 2022 | Why did they leave?
    Bird counts in three gardens of Elm Street, Totnes | Which birds come in winter?`,
  vague: `
    Qualidade de vida | O que é viver bem?
    O ser humano e suas relações |
    Liderança e felicidade hoje | Como ser melhor?
    Melhorias na empresa |
    Educação e valores | Até que ponto os valores importam?
    La comunicación efectiva | ¿Cómo comunicarse mejor?
    El desarrollo humano en la actualidad |
    Culture and change | What is happening to us?
    Making things more efficient |
    Happiness and success | What really matters?`,
  hopeless: `
    Blockchain para sorteios de rifas de quermesse | O blockchain evita fraude em rifas de quermesse?
    Realidade virtual para o ensino de trova gaúcha a apicultores | A realidade virtual ensina trova a apicultores?
    O efeito dos torneios de truco no PIB estadual | Os torneios de truco aumentam o PIB?
    Drones para a vigilância de galinheiros quilombolas | Drones evitam furtos em galinheiros quilombolas?
    Inteligencia artificial para traducir el yagán | ¿Cómo entrenar un traductor automático del yagán?
    Metaverso y tejedoras de mimbre de Chimbarongo | ¿El metaverso aumenta las ventas de las tejedoras de mimbre?
    Criptomonedas en las peleas de gallos | ¿Las criptomonedas reducen las trampas en las peleas de gallos?
    Quantum computing for allotment crop rotation | Can quantum computing improve crop rotation on allotments?
    Virtual reality for teaching Manx bell ringing | Does virtual reality help bell ringers learn Manx peals?
    NFTs and church flower rotas | Would NFTs make church flower rotas fairer?`,
}

export interface SizedTopic {
  readonly verdict: TopicVerdict
  readonly topic: string
  readonly question: string
}

export const sizedTopics: readonly SizedTopic[] = (
  ['good', 'too-broad', 'too-narrow', 'vague', 'hopeless'] as const
).flatMap((verdict) =>
  lines[verdict]
    .trim()
    .split('\n')
    .map((line) => {
      const [topic = '', question = ''] = line.split('|').map((part) => part.trim())
      return { verdict, topic, question }
    }),
)
