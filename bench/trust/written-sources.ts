/** Invented records that the sentences of `written-items.ts` cite. */
export const writtenSources = [
  {
    key: 'e1',
    language: 'en',
    title: 'Remote work and burnout among nurses',
    abstract:
      'Remote work has spread among nurses since 2020. We surveyed 412 nurses of three hospitals in Brazil. Remote work was associated with lower emotional exhaustion (OR 0.71, 95% CI 0.58-0.87). No difference was found in depersonalisation. The sample was limited to public hospitals, so results may not hold for private ones. Future studies should follow nurses over time.',
  },
  {
    key: 'e2',
    language: 'en',
    title: 'Isolation of nurses who work from home',
    abstract:
      'Interviews with 18 nurses in Spain show that isolation is the main strain of working from home. Nurses with children described blurred boundaries between work and family. The study was limited to one city.',
  },
  {
    key: 'e3',
    language: 'en',
    title: 'Productivity of remote employees: a systematic review',
    abstract:
      'This systematic review of 24 studies examined remote work and productivity. Effects on productivity were mixed: 11 studies reported an increase, 8 a decrease and 5 no change. Most studies relied on self-reported measures. Telework is defined as work carried out outside the employer’s premises by means of information technology.',
  },
  {
    key: 'p1',
    language: 'pt',
    title: 'Teletrabalho e produtividade no serviço público',
    abstract:
      'O estudo investigou o teletrabalho em 230 servidores públicos de um tribunal brasileiro. O teletrabalho aumentou a produtividade percebida dos servidores em 15 %. A amostra foi restrita a um único tribunal. Sugere-se que pesquisas futuras acompanhem os servidores ao longo do tempo.',
  },
  {
    key: 'p2',
    language: 'pt',
    title: 'Qualidade de vida de professores em trabalho remoto',
    abstract:
      'Foram entrevistados 22 professores da rede pública de Fortaleza. Os professores relataram sobrecarga e dificuldade de separar trabalho e família. Não houve melhora da qualidade de vida durante o trabalho remoto.',
  },
  {
    key: 's1',
    language: 'es',
    title: 'Agotamiento de enfermeras en cuidados intensivos',
    abstract:
      'Se entrevistó a 15 enfermeras de cuidados intensivos de un hospital de México. Las enfermeras describen el agotamiento como una pérdida progresiva del sentido de su trabajo. El apoyo de las compañeras redujo el malestar. El estudio se limitó a un turno nocturno.',
  },
  {
    key: 's2',
    language: 'es',
    title: 'Burnout en personal sanitario: encuesta nacional',
    abstract:
      'En una encuesta a 1 204 profesionales de la salud de Colombia, el 38 % presentó agotamiento emocional alto. La carga de trabajo se asoció con un mayor agotamiento. No se halló relación entre la edad y el agotamiento.',
  },
] as const
