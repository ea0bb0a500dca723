import type { Lever, TaskPhase } from '@/lib/contracts/proposal-run'
import type { Phrases } from '@/lib/core/text/phrases'

export const phasePhrases: Phrases<TaskPhase> = {
  en: {
    foundation: 'Foundation',
    design: 'Design',
    collection: 'Data collection',
    analysis: 'Analysis',
    writing: 'Writing',
    defence: 'Defence',
  },
  'pt-BR': {
    foundation: 'Fundamentação',
    design: 'Delineamento',
    collection: 'Coleta de dados',
    analysis: 'Análise',
    writing: 'Redação',
    defence: 'Defesa',
  },
  es: {
    foundation: 'Fundamentación',
    design: 'Diseño',
    collection: 'Recolección de datos',
    analysis: 'Análisis',
    writing: 'Redacción',
    defence: 'Defensa',
  },
}

type ChartWord = 'work' | 'waiting' | 'early' | 'start' | 'defence'

/** The legend of the chart. */
export const chartPhrases: Phrases<ChartWord> = {
  en: {
    work: 'work',
    waiting: 'waiting',
    early: 'before the start: hours that are missing',
    start: 'start',
    defence: 'defence',
  },
  'pt-BR': {
    work: 'trabalho',
    waiting: 'espera',
    early: 'antes do início: horas que faltam',
    start: 'início',
    defence: 'defesa',
  },
  es: {
    work: 'trabajo',
    waiting: 'espera',
    early: 'antes del inicio: horas que faltan',
    start: 'inicio',
    defence: 'defensa',
  },
}

type TableWord = 'caption' | 'task' | 'hours' | 'begin' | 'end' | 'slack' | 'basis' | 'total' | 'note'

/** The schedule as a table. */
export const tablePhrases: Phrases<TableWord> = {
  en: {
    caption: 'Schedule, planned backwards from the defence',
    task: 'Task',
    hours: 'Hours',
    begin: 'Begins',
    end: 'Ends',
    slack: 'Slack (days)',
    basis: 'Why so many hours',
    total: 'Total',
    note: 'Latest dates for a defence on {defence} at {weekly} hours a week; ends include waiting. Slack: days between the earliest end, beginning on {start}, and the latest.',
  },
  'pt-BR': {
    caption: 'Cronograma, planejado de trás para a frente a partir da defesa',
    task: 'Tarefa',
    hours: 'Horas',
    begin: 'Início',
    end: 'Término',
    slack: 'Folga (dias)',
    basis: 'Por que tantas horas',
    total: 'Total',
    note: 'Datas mais tardias para a defesa em {defence} com {weekly} horas semanais; o término inclui a espera. Folga: dias entre o término mais cedo, começando em {start}, e o mais tarde.',
  },
  es: {
    caption: 'Cronograma, planificado hacia atrás desde la defensa',
    task: 'Tarea',
    hours: 'Horas',
    begin: 'Inicio',
    end: 'Fin',
    slack: 'Holgura (días)',
    basis: 'Por qué tantas horas',
    total: 'Total',
    note: 'Fechas más tardías para la defensa del {defence} con {weekly} horas semanales; el fin incluye la espera. Holgura: días entre el fin más temprano, empezando el {start}, y el más tardío.',
  },
}

type Balance =
  | 'available'
  | 'needed'
  | 'slack'
  | 'even'
  | 'deficit'
  | 'begin-later'
  | 'begin-now'
  | 'begin-earlier'
  | 'waiting-late'
  | 'levers'

/** What the ledger says. Counted words (`hours`, `weeks`, `days`, `cases`) come with their number, in the right form. */
export const balancePhrases: Phrases<Balance> = {
  en: {
    available:
      'From {start} to the defence on {defence} it is {weeks}; at {weekly} a week that gives {hours} of work.',
    needed: 'The tasks from reading to defence take {hours}.',
    slack: 'That leaves a slack of {hours}.',
    even: 'The two are equal: nothing is left for the unforeseen.',
    deficit: 'That leaves a deficit of {hours}: the work as planned does not fit.',
    'begin-later': 'The work may begin as late as {latest}, {days} after the start, if nothing goes wrong.',
    'begin-now': 'The work must begin on the day of the start, {latest}.',
    'begin-earlier': 'To be ready in time it would have to begin on {latest}, {days} before the start.',
    'waiting-late':
      'The hours would suffice, but waiting for others cannot all be filled with work: to be ready in time the work would have to begin on {latest}, {days} before the start.',
    levers: 'What would win most: {list}.',
  },
  'pt-BR': {
    available:
      'Entre {start} e a defesa, em {defence}, há {weeks}; com {weekly} por semana, isso dá {hours} de trabalho.',
    needed: 'As tarefas, da leitura à defesa, exigem {hours}.',
    slack: 'Resta uma folga de {hours}.',
    even: 'As duas contas se igualam: nada sobra para imprevistos.',
    deficit: 'Há um déficit de {hours}: o trabalho, como planejado, não cabe no prazo.',
    'begin-later': 'O trabalho pode começar até {latest}, {days} depois do início, se nada sair errado.',
    'begin-now': 'O trabalho precisa começar no próprio dia do início, {latest}.',
    'begin-earlier': 'Para terminar a tempo, teria de começar em {latest}, {days} antes do início.',
    'waiting-late':
      'As horas bastariam, mas nem toda espera por terceiros pode ser preenchida com trabalho: para terminar a tempo, seria preciso começar em {latest}, {days} antes do início.',
    levers: 'O que traria mais ganho: {list}.',
  },
  es: {
    available:
      'Entre el {start} y la defensa, el {defence}, hay {weeks}; con {weekly} por semana, eso da {hours} de trabajo.',
    needed: 'Las tareas, desde la lectura hasta la defensa, requieren {hours}.',
    slack: 'Queda una holgura de {hours}.',
    even: 'Ambas cuentas coinciden: no queda nada para imprevistos.',
    deficit: 'Hay un déficit de {hours}: el trabajo, tal como está planificado, no cabe en el plazo.',
    'begin-later':
      'El trabajo puede empezar como tarde el {latest}, {days} después del inicio, si nada falla.',
    'begin-now': 'El trabajo debe empezar el mismo día del inicio, el {latest}.',
    'begin-earlier': 'Para terminar a tiempo tendría que empezar el {latest}, {days} antes del inicio.',
    'waiting-late':
      'Las horas bastarían, pero no toda espera puede llenarse con trabajo: para terminar a tiempo habría que empezar el {latest}, {days} antes del inicio.',
    levers: 'Lo que más ganaría: {list}.',
  },
}

/** One lever each; `{from}` and `{to}` come with their unit where the sentence does not name it. */
export const leverPhrases: Phrases<Lever['kind']> = {
  en: {
    'weekly-hours': '{to} a week instead of {from} (+{hours})',
    deadline: 'a defence {more} later (+{hours})',
    sample: '{to} instead of {from} in “{about}”, at the price of precision or depth (+{hours})',
    'drop-task': 'leaving out “{about}” (+{hours})',
    'shorten-waiting': '{to} of waiting instead of {from} in “{about}” (worth {hours})',
    skill: 'already having the skill of “{about}” (+{hours})',
  },
  'pt-BR': {
    'weekly-hours': '{to} por semana em vez de {from} (+{hours})',
    deadline: 'uma defesa {more} mais tarde (+{hours})',
    sample: '{to} em vez de {from} em “{about}”, à custa de precisão ou profundidade (+{hours})',
    'drop-task': 'deixar de fora “{about}” (+{hours})',
    'shorten-waiting': '{to} de espera em vez de {from} em “{about}” (equivale a {hours})',
    skill: 'já dominar o que está em “{about}” (+{hours})',
  },
  es: {
    'weekly-hours': '{to} por semana en vez de {from} (+{hours})',
    deadline: 'una defensa {more} más tarde (+{hours})',
    sample: '{to} en vez de {from} en «{about}», a costa de precisión o profundidad (+{hours})',
    'drop-task': 'dejar fuera «{about}» (+{hours})',
    'shorten-waiting': '{to} de espera en vez de {from} en «{about}» (equivale a {hours})',
    skill: 'dominar ya lo de «{about}» (+{hours})',
  },
}
