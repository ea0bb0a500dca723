import type { Lever } from '@/lib/contracts/proposal-run'
import type { Phrases } from '@/lib/core/text/phrases'

/** Figures inside what checks say, and further recommendations. */
export const qualityPhrases: Phrases<
  | 'missing-hours'
  | 'late-start'
  | 'no-schedule'
  | 'defence-past'
  | 'source-count'
  | 'window'
  | 'on-site'
  | 'design-out'
  | 'paid-tool'
  | 'doubtful'
  | 'doubtful-impact'
  | 'smaller-plan'
  | 'other-design'
  | 'other-design-order'
  | 'tasks-sum'
  | 'task-list'
  | 'available-sum'
  | 'slack-sum'
  | 'weekly'
  | 'dates'
> = {
  en: {
    'missing-hours': '{needed} hours are needed and {available} available, {missing} are missing',
    'late-start':
      'with the waiting times the work would have to begin on {begin}, before its start on {start}',
    'no-schedule': 'no schedule could be computed from these tasks, hours and dates',
    'defence-past': 'the defence on {defence} is not after today',
    'source-count': '{count} so far',
    window: '{needed} days are needed and {window} available for {cases} cases',
    'on-site': '“{words}”, against: {technique}',
    'design-out': '“{words}”, against {design}',
    'paid-tool': '“{words}”, against: {tool} ({access})',
    doubtful: 'Works of which an index says that they may be retracted or are of concern: {what}',
    'doubtful-impact': 'Their results should be checked before anything is built on them.',
    'smaller-plan':
      'Plan {design} at a smaller size: the smallest takes {least} hours instead of {needed}, and {available} are available.',
    'other-design':
      '{design} does not fit even at its smallest size ({least} hours): take a lighter design or narrow the questions; {available} hours are available.',
    'other-design-order':
      '{design} does not fit even at its smallest size: its {least} hours are available, but its waiting times do not end before the defence. Take a design with less waiting or narrow the questions.',
    'tasks-sum': 'sum of the tasks and hours needed',
    'task-list': 'tasks of the plan and of the schedule',
    'available-sum': 'weeks × weekly hours and hours available',
    'slack-sum': 'available − needed and slack',
    weekly: 'weekly hours of profile and schedule',
    dates: 'start and defence of profile and schedule',
  },
  'pt-BR': {
    'missing-hours': 'são necessárias {needed} horas e há {available}, faltam {missing}',
    'late-start':
      'com as esperas, o trabalho teria de começar em {begin}, antes do início previsto para {start}',
    'no-schedule': 'não foi possível calcular um cronograma com estas tarefas, horas e datas',
    'defence-past': 'a defesa, em {defence}, não é posterior a hoje',
    'source-count': '{count} até agora',
    window: 'são necessários {needed} dias e há {window} para {cases} casos',
    'on-site': '“{words}”, em conflito com: {technique}',
    'design-out': '“{words}”, em conflito com {design}',
    'paid-tool': '“{words}”, em conflito com: {tool} ({access})',
    doubtful: 'Obras que, segundo um índice, podem estar retratadas ou sob ressalva: {what}',
    'doubtful-impact': 'Convém conferir seus resultados antes de apoiar algo neles.',
    'smaller-plan':
      'Planejar {design} em tamanho menor: o mínimo exige {least} horas em vez de {needed}, e há {available} disponíveis.',
    'other-design':
      'Mesmo no menor tamanho ({least} horas), {design} não cabe no prazo: adotar um delineamento mais leve ou restringir as perguntas; há {available} horas disponíveis.',
    'other-design-order':
      'Mesmo no menor tamanho, {design} não cabe no prazo: as {least} horas existem, mas as esperas não terminam antes da defesa. Adotar um delineamento com menos esperas ou restringir as perguntas.',
    'tasks-sum': 'soma das tarefas e horas necessárias',
    'task-list': 'tarefas do plano e do cronograma',
    'available-sum': 'semanas × horas semanais e horas disponíveis',
    'slack-sum': 'disponíveis − necessárias e folga',
    weekly: 'horas semanais do perfil e do cronograma',
    dates: 'início e defesa do perfil e do cronograma',
  },
  es: {
    'missing-hours': 'se necesitan {needed} horas y hay {available}, faltan {missing}',
    'late-start':
      'con las esperas, el trabajo tendría que empezar el {begin}, antes del inicio previsto para el {start}',
    'no-schedule': 'no pudo calcularse un cronograma con estas tareas, horas y fechas',
    'defence-past': 'la defensa, el {defence}, no es posterior a hoy',
    'source-count': '{count} hasta ahora',
    window: 'se necesitan {needed} días y hay {window} para {cases} casos',
    'on-site': '«{words}», en conflicto con: {technique}',
    'design-out': '«{words}», en conflicto con {design}',
    'paid-tool': '«{words}», en conflicto con: {tool} ({access})',
    doubtful: 'Obras que, según un índice, pueden estar retractadas o bajo advertencia: {what}',
    'doubtful-impact': 'Conviene comprobar sus resultados antes de apoyarse en ellos.',
    'smaller-plan':
      'Planificar {design} con un tamaño menor: el mínimo requiere {least} horas en lugar de {needed}, y hay {available} disponibles.',
    'other-design':
      'Incluso con el menor tamaño ({least} horas), {design} no cabe en el plazo: adoptar un diseño más ligero o acotar las preguntas; hay {available} horas disponibles.',
    'other-design-order':
      'Incluso con el menor tamaño, {design} no cabe en el plazo: las {least} horas existen, pero las esperas no terminan antes de la defensa. Adoptar un diseño con menos esperas o acotar las preguntas.',
    'tasks-sum': 'suma de las tareas y horas necesarias',
    'task-list': 'tareas del plan y del cronograma',
    'available-sum': 'semanas × horas semanales y horas disponibles',
    'slack-sum': 'disponibles − necesarias y margen',
    weekly: 'horas semanales del perfil y del cronograma',
    dates: 'inicio y defensa del perfil y del cronograma',
  },
}

/** What a lever would win, as a recommendation. */
export const leverPhrases: Phrases<Lever['kind']> = {
  en: {
    'weekly-hours': 'Work {to} instead of {from} hours a week: {hours} hours more.',
    deadline: 'Move the defence {weeks} weeks later: {hours} hours more.',
    sample: 'Reduce “{about}” from {from} to {to} cases: {hours} hours less.',
    'drop-task': 'Leave out “{about}”: {hours} hours less.',
    'shorten-waiting': 'Shorten the waiting at “{about}” from {from} to {to} days: worth {hours} hours.',
    skill: 'Have the skill of “{about}” before the start: {hours} hours less.',
  },
  'pt-BR': {
    'weekly-hours': 'Trabalhar {to} em vez de {from} horas por semana: {hours} horas a mais.',
    deadline: 'Adiar a defesa em {weeks} semanas: {hours} horas a mais.',
    sample: 'Reduzir “{about}” de {from} para {to} casos: {hours} horas a menos.',
    'drop-task': 'Retirar “{about}”: {hours} horas a menos.',
    'shorten-waiting': 'Encurtar a espera em “{about}” de {from} para {to} dias: equivale a {hours} horas.',
    skill: 'Dominar antes do início o que está em “{about}”: {hours} horas a menos.',
  },
  es: {
    'weekly-hours': 'Trabajar {to} en lugar de {from} horas por semana: {hours} horas más.',
    deadline: 'Aplazar la defensa {weeks} semanas: {hours} horas más.',
    sample: 'Reducir «{about}» de {from} a {to} casos: {hours} horas menos.',
    'drop-task': 'Retirar «{about}»: {hours} horas menos.',
    'shorten-waiting': 'Acortar la espera en «{about}» de {from} a {to} días: equivale a {hours} horas.',
    skill: 'Dominar antes del inicio lo de «{about}»: {hours} horas menos.',
  },
}
