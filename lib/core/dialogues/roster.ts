import type { Locale } from '@/lib/contracts/locale'
import { say } from '@/lib/core/text/say'
import { agentNames, agentRoles } from './dialogue-phrases'

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

/** An agent in the reader's language. */
export function getAgent(id: AgentId, locale: Locale) {
  return { id, name: say(agentNames, locale, id), role: say(agentRoles, locale, id) }
}
