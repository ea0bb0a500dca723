import type { QualityCheck } from '@/lib/contracts/proposal-run'
import type { Phrases } from '@/lib/core/text/phrases'

/** What a check found, in one sentence; `{held}` of `{count}` hold. */
export const checkDetails: Phrases<QualityCheck['id']> = {
  en: {
    'questions-answered': '{held} of {count} research questions are answered by a specific objective.',
    'objectives-served': '{held} of {count} specific objectives are served by a method.',
    'citations-resolve': '{held} of {count} works cited are sources of the project.',
    'literature-enough': '{held} sources; {count} are taken as enough for a proposal.',
    'variables-used': '{held} of {count} key variables are taken up in objectives, method or data.',
    'skills-covered':
      '{held} of {count} skills needed are in the profile or are learned in a task of the plan.',
    'hours-suffice': '{held} hours are available; {count} are needed.',
    'dates-agree':
      '{held} of {count} tasks lie between start and defence, in the order of their dependencies.',
    'sums-agree': '{held} of {count} figures that plan, tasks and schedule have in common agree.',
    'sample-reachable': 'The collection window has {held} days; the sample takes {count}.',
    'constraints-kept': '{held} of {count} constraints that can be checked are kept.',
    'references-sound': '{held} of {count} works cited are free of a known retraction.',
  },
  'pt-BR': {
    'questions-answered':
      '{held} de {count} perguntas de pesquisa são respondidas por um objetivo específico.',
    'objectives-served': '{held} de {count} objetivos específicos são atendidos por um método.',
    'citations-resolve': '{held} de {count} obras citadas são fontes do projeto.',
    'literature-enough': '{held} fontes; {count} são consideradas suficientes para um projeto.',
    'variables-used':
      '{held} de {count} variáveis-chave são retomadas nos objetivos, no método ou nos dados.',
    'skills-covered':
      '{held} de {count} competências necessárias constam do perfil ou são aprendidas em uma tarefa do plano.',
    'hours-suffice': 'Há {held} horas disponíveis; são necessárias {count}.',
    'dates-agree':
      '{held} de {count} tarefas ficam entre o início e a defesa, na ordem de suas dependências.',
    'sums-agree': '{held} de {count} números que plano, tarefas e cronograma têm em comum coincidem.',
    'sample-reachable': 'A janela de coleta tem {held} dias; a amostra exige {count}.',
    'constraints-kept': '{held} de {count} restrições verificáveis são respeitadas.',
    'references-sound': '{held} de {count} obras citadas estão livres de retratação conhecida.',
  },
  es: {
    'questions-answered':
      '{held} de {count} preguntas de investigación son respondidas por un objetivo específico.',
    'objectives-served': '{held} de {count} objetivos específicos son atendidos por un método.',
    'citations-resolve': '{held} de {count} obras citadas son fuentes del proyecto.',
    'literature-enough': '{held} fuentes; {count} se consideran suficientes para una propuesta.',
    'variables-used': '{held} de {count} variables clave se retoman en los objetivos, el método o los datos.',
    'skills-covered':
      '{held} de {count} competencias necesarias figuran en el perfil o se aprenden en una tarea del plan.',
    'hours-suffice': 'Hay {held} horas disponibles; se necesitan {count}.',
    'dates-agree':
      '{held} de {count} tareas quedan entre el inicio y la defensa, en el orden de sus dependencias.',
    'sums-agree': '{held} de {count} cifras que plan, tareas y cronograma tienen en común coinciden.',
    'sample-reachable': 'La ventana de recolección tiene {held} días; la muestra requiere {count}.',
    'constraints-kept': '{held} de {count} restricciones verificables se respetan.',
    'references-sound': '{held} de {count} obras citadas están libres de una retractación conocida.',
  },
}

/** What a failed check means, as an issue's description; `{what}` names what does not hold. */
export const issueDescriptions: Phrases<QualityCheck['id']> = {
  en: {
    'questions-answered': 'No specific objective answers: {what}',
    'objectives-served': 'No method serves the objective: {what}',
    'citations-resolve': 'Cited, but not a source of the project: {what}',
    'literature-enough': 'The proposal rests on few sources: {what}',
    'variables-used': 'Key variables that neither objectives nor method nor data take up: {what}',
    'skills-covered': 'Needed skills that are neither in the profile nor learned in the plan: {what}',
    'hours-suffice': 'The work does not fit into the time: {what}',
    'dates-agree': 'Tasks outside the time or out of order: {what}',
    'sums-agree': 'Figures that do not agree: {what}',
    'sample-reachable': 'The sample cannot be reached in the collection window: {what}',
    'constraints-kept': 'Constraint that is not kept: {what}',
    'references-sound': 'Retracted work cited: {what}',
  },
  'pt-BR': {
    'questions-answered': 'Nenhum objetivo específico responde a: {what}',
    'objectives-served': 'Nenhum método atende ao objetivo: {what}',
    'citations-resolve': 'Citado, mas não é fonte do projeto: {what}',
    'literature-enough': 'O projeto se apoia em poucas fontes: {what}',
    'variables-used': 'Variáveis-chave que nem objetivos, nem método, nem dados retomam: {what}',
    'skills-covered':
      'Competências necessárias que não constam do perfil nem são aprendidas no plano: {what}',
    'hours-suffice': 'O trabalho não cabe no prazo: {what}',
    'dates-agree': 'Tarefas fora do prazo ou fora de ordem: {what}',
    'sums-agree': 'Números que não coincidem: {what}',
    'sample-reachable': 'A amostra não pode ser alcançada na janela de coleta: {what}',
    'constraints-kept': 'Restrição desrespeitada: {what}',
    'references-sound': 'Obra retratada citada: {what}',
  },
  es: {
    'questions-answered': 'Ningún objetivo específico responde a: {what}',
    'objectives-served': 'Ningún método atiende al objetivo: {what}',
    'citations-resolve': 'Citado, pero no es fuente del proyecto: {what}',
    'literature-enough': 'La propuesta se apoya en pocas fuentes: {what}',
    'variables-used': 'Variables clave que ni los objetivos, ni el método, ni los datos retoman: {what}',
    'skills-covered': 'Competencias necesarias que no figuran en el perfil ni se aprenden en el plan: {what}',
    'hours-suffice': 'El trabajo no cabe en el plazo: {what}',
    'dates-agree': 'Tareas fuera del plazo o fuera de orden: {what}',
    'sums-agree': 'Cifras que no coinciden: {what}',
    'sample-reachable': 'La muestra no puede alcanzarse en la ventana de recolección: {what}',
    'constraints-kept': 'Restricción que no se respeta: {what}',
    'references-sound': 'Obra retractada citada: {what}',
  },
}
