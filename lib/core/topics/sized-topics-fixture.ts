import { type TopicVerdict, topicVerdicts } from '@/lib/contracts/topic'

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

/**
 * Starts as students say them, all fields, labelled before the rules were read: 22 of the first 40 agreed at first, then 27 of 33 that were
 * written after these were mended. Rules have seen both since.
 */
const starts: Readonly<Record<TopicVerdict, string>> = {
  'too-broad': `
    A tecnologia na educação |
    Violência contra a mulher | Por que existe violência contra a mulher?
    O agronegócio no Brasil | Qual o impacto do agronegócio na sociedade?
    El cambio climático | ¿Cuáles son las consecuencias del cambio climático?
    Las redes sociales y la juventud |
    La corrupción en América Latina | ¿Cómo acabar con la corrupción?
    Artificial intelligence in healthcare |
    Climate and migration | How does climate affect people all over the world?
    Leadership | What makes organisations successful?
    A pandemia e a economia | O que a pandemia mudou na economia?
    Alimentação saudável |
    Robótica | Como a robótica vai transformar a vida das pessoas?
    La globalización |
    El deporte y la salud | ¿Es bueno el deporte?
    Energías renovables | ¿Cuál es el futuro de las energías renovables?
    Nutrition and health |
    Cyber security | Is cyber security important?
    The history of slavery |`,
  'too-narrow': `
    A rotatividade dos atendentes da padaria Pão Quente do bairro Mangabeira em março de 2024 |
    Corrosão dos corrimãos da passarela da rua Sete de Setembro, em Blumenau | Quanto os corrimãos perderam de espessura?
    El ausentismo de los alumnos de 4.º B del colegio San Martín de Porres de Huancayo en el segundo trimestre de 2023 | ¿Por qué faltan?
    La señalización del museo de la casa de Doña Petrona en Cafayate | ¿Entienden los visitantes los carteles?
    Customer waiting times at the till of the Co-op in Ambleside on Saturday mornings |
    Does our school's Tuesday chess club in room 12 help the Year 5 pupils? |
    O estoque da farmácia Bem Viver de Xanxerê no carnaval de 2023 |
    Barulho na sala 204 do bloco B da minha faculdade | O barulho atrapalha a aula?
    Los retrasos de la línea 12 de autobús de Jaca en agosto de 2022 |
    Mi empresa y sus clientes de la zona norte | ¿Por qué no compran?
    Footfall at my uncle's garden centre in Nantwich, Easter 2023 |
    The acoustics of St Oswald's church hall | Is the hall too loud for the toddlers' group?`,
  vague: `
    Coisas da saúde mental que ninguém fala |
    Gestão humanizada e seus desafios | Como fazer diferente?
    O direito e as novas relações |
    Algo sobre liderazgo |
    La calidad en el servicio | ¿Cómo mejorar las cosas?
    El arte y la vida |
    Stuff about games |
    Identity, change and the modern world | How does it feel?
    Improving performance |
    Reflexões sobre o afeto |
    Um olhar sobre a gestão | Como ser um gestor melhor?
    Cuestiones de la mente |
    La innovación como valor | ¿Qué significa innovar?
    Being human in a digital age |
    Better teams | What really works?`,
  hopeless: `
    O efeito do canto gregoriano na postura de ovos de codornas | O canto gregoriano aumenta a postura das codornas?
    Criptomoedas como pagamento do dízimo em terreiros de candomblé do Acre |
    Realidad virtual para enseñar esgrima a pastores de alpacas en Puno | ¿Sirve la realidad virtual para que aprendan?
    La influencia de los horóscopos del diario en el precio del cobre |
    Bagpipe rehearsal and the shell thickness of Antarctic krill | Does bagpipe music thicken the shells of krill?
    Holographic tax advisers for lighthouse keepers in Orkney |
    Hologramas na benzedura de crianças em comunidades caiçaras |
    Contratos inteligentes para la subasta de burros en romerías |
    Quantum computing for scheduling parish bingo nights |`,
  good: `
    Letramento em saúde e adesão ao tratamento em idosos com diabetes tipo 2 | Existe relação entre o letramento em saúde e a adesão ao tratamento?
    Biossólido na produção de mudas de eucalipto | A adição de biossólido ao substrato melhora o crescimento das mudas?
    Representações da seca em romances nordestinos dos anos 1930 | Como os romances de 1930 representam a seca?
    Tempo de tela e sono em crianças pré-escolares |
    Apego materno y conducta prosocial en preescolares | ¿Se relaciona el apego materno con la conducta prosocial?
    Biochar y retención de agua en suelos arenosos | ¿La aplicación de biochar aumenta la retención de agua en suelos arenosos?
    Trabajadores de plataformas de reparto y derecho laboral en Chile | ¿Son trabajadores dependientes los repartidores de aplicaciones?
    Peer support and postpartum depression in first-time mothers | Does telephone peer support reduce symptoms of postpartum depression?
    Graphene oxide membranes for desalination of brackish water |
    Women composers in the programmes of British orchestras, 1950 to 1980 | How were works by women composers received?
    Trabalho noturno e hipertensão em vigilantes | Vigilantes noturnos têm mais hipertensão que os diurnos?
    Leishmaniose visceral canina | Quais fatores estão associados à leishmaniose visceral em cães de áreas urbanas?
    Tradução de humor em legendas de séries | Que estratégias são usadas para traduzir piadas nas legendas brasileiras?
    Ansiedad ante los exámenes y rendimiento en estudiantes de enfermería |
    Cubiertas vegetales en olivares | ¿Reducen las cubiertas vegetales la erosión en olivares?
    La mujer en la prensa anarquista española | ¿Cómo se representó a la mujer en la prensa anarquista entre 1930 y 1939?
    Sleep and reaction time in junior doctors | Does sleep loss slow reaction time in junior doctors on night shifts?
    Lichens as indicators of air pollution in city parks |
    Zero-hours contracts | How do zero-hours contracts affect the mental health of hospitality workers?`,
}

export interface SizedTopic {
  readonly verdict: TopicVerdict
  readonly topic: string
  readonly question: string
}

/** Topics under their verdicts: one a line, a bar before the question. */
export function sizedFrom(lists: Partial<Record<TopicVerdict, string>>): readonly SizedTopic[] {
  return topicVerdicts.flatMap((verdict) =>
    (lists[verdict] ?? '')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [topic = '', question = ''] = line.split('|').map((part) => part.trim())
        return { verdict, topic, question }
      }),
  )
}

export const sizedTopics: readonly SizedTopic[] = [...sizedFrom(lines), ...sizedFrom(starts)]
