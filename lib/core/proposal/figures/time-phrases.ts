import type { Phrases } from '@/lib/core/text/phrases'

/** How long the work and its phases take, in words. */
export const timePhrases: Phrases<'duration' | 'no-duration' | 'phase-duration' | 'no-tasks' | 'none'> = {
  en: {
    duration: '{weeks} ({hours} hours at {weekly} a week)',
    'no-duration': 'cannot be planned with these dates and hours',
    'phase-duration': '{weeks} ({hours} h)',
    'no-tasks': 'nothing of its own',
    none: '–',
  },
  'pt-BR': {
    duration: '{weeks} ({hours} horas, {weekly} por semana)',
    'no-duration': 'não pode ser planejado com estas datas e horas',
    'phase-duration': '{weeks} ({hours} h)',
    'no-tasks': 'sem tarefa própria',
    none: '–',
  },
  es: {
    duration: '{weeks} ({hours} horas, {weekly} por semana)',
    'no-duration': 'no puede planificarse con estas fechas y horas',
    'phase-duration': '{weeks} ({hours} h)',
    'no-tasks': 'sin tarea propia',
    none: '–',
  },
}
