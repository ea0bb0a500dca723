import type { Locale } from '@/lib/contracts/locale'
import type { Phrases } from '@/lib/core/text/phrases'

/** Who sits at the table of Party Mode. */
export const agentIds = ['carla', 'patricia', 'methodologist', 'statistician', 'examiner', 'ethics'] as const
export type AgentId = (typeof agentIds)[number]

/** Words of each one's field, in three languages, compared by stem; and how they are called by name. */
export const agentExpertise: Readonly<Record<AgentId, { readonly calls: string; readonly words: string }>> = {
  carla: {
    calls: 'carla',
    words:
      'topic tema question pergunta pregunta scope escopo alcance interest interesse interés idea ideia feasible viável viable focus foco enfoque angle ângulo problem problema contribution contribuição contribución',
  },
  patricia: {
    calls: 'patricia librarian bibliotecária bibliotecaria',
    words:
      'source sources fonte fuente database base search busca búsqueda article artigo artículo journal periódico revista citation citação cita keyword literature literatura review revisão revisión reference referência referencia',
  },
  methodologist: {
    calls: 'methodologist metodólogo metodologista metodóloga',
    words:
      'method método methodology metodologia metodología design desenho diseño interview entrevista survey questionário encuesta qualitative qualitativo cualitativo case caso instrument instrumento data dados datos collection coleta sample amostra muestra validity validade validez',
  },
  statistician: {
    calls: 'statistician estatístico estatística estadístico estadística',
    words:
      'statistics number número sample amostra muestra size tamanho tamaño effect efeito efecto significance significância power poder mean média test teste prueba correlation regression percent variance hypothesis hipótese hipótesis count',
  },
  examiner: {
    calls: 'examiner examinador examinadora sceptic cético escéptico',
    words:
      'defence defense defesa defensa committee banca tribunal weak fraco débil proof prova prueba novelty novidade novedad gap lacuna brecha claim afirmação afirmación limitation limitação limitación evidence evidência evidencia why por',
  },
  ethics: {
    calls: 'ethics ética',
    words:
      'ethics ethical ética consent consentimento consentimiento privacy privacidade privacidad participant participante risk risco riesgo vulnerable vulnerável children crianças niños patient paciente committee comitê comité anonymous anônimo anónimo bias viés sesgo data dados datos',
  },
}

/** Names of the roster. */
export const agentNames: Phrases<AgentId> = {
  en: {
    carla: 'Dr. Carla',
    patricia: 'Patricia',
    methodologist: 'Methodologist',
    statistician: 'Statistician',
    examiner: 'Sceptical examiner',
    ethics: 'Ethics officer',
  },
  'pt-BR': {
    carla: 'Dra. Carla',
    patricia: 'Patricia',
    methodologist: 'Metodóloga',
    statistician: 'Estatístico',
    examiner: 'Examinadora cética',
    ethics: 'Responsável pela ética',
  },
  es: {
    carla: 'Dra. Carla',
    patricia: 'Patricia',
    methodologist: 'Metodóloga',
    statistician: 'Estadístico',
    examiner: 'Examinadora escéptica',
    ethics: 'Responsable de ética',
  },
}

/** What each one looks after; also the role that a model is given. */
export const agentRoles: Phrases<AgentId> = {
  en: {
    carla: 'Topic adviser: keeps question, interest and feasibility together.',
    patricia: 'Research librarian: knows what was searched, found and missed.',
    methodologist: 'Asks how the question could be answered and with which data.',
    statistician: 'Asks what the figures can carry.',
    examiner: 'Asks what a committee will ask, and is not easily satisfied.',
    ethics: 'Asks who could be harmed and what needs consent.',
  },
  'pt-BR': {
    carla: 'Orientadora de tema: mantém juntos pergunta, interesse e viabilidade.',
    patricia: 'Bibliotecária de pesquisa: sabe o que foi buscado, encontrado e perdido.',
    methodologist: 'Pergunta como responder e com quais dados.',
    statistician: 'Pergunta o que os números sustentam.',
    examiner: 'Pergunta o que a banca vai perguntar, e não se satisfaz fácil.',
    ethics: 'Pergunta quem pode ser prejudicado e o que exige consentimento.',
  },
  es: {
    carla: 'Asesora de tema: mantiene juntos pregunta, interés y viabilidad.',
    patricia: 'Bibliotecaria de investigación: sabe qué se buscó, se encontró y faltó.',
    methodologist: 'Pregunta cómo responder y con qué datos.',
    statistician: 'Pregunta qué sostienen las cifras.',
    examiner: 'Pregunta lo que preguntará el tribunal y no se conforma fácilmente.',
    ethics: 'Pregunta quién puede resultar perjudicado y qué exige consentimiento.',
  },
}

/** An agent in the reader's language. */
export function getAgent(id: AgentId, locale: Locale) {
  return { id, name: agentNames[locale][id], role: agentRoles[locale][id] }
}
