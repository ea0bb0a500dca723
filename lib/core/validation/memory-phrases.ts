import type { Phrases } from '@/lib/core/documents/phrases'

/** The greeting of step 01b; `date` is written for the reader by the page. */
export const welcomePhrases: Phrases<'welcome' | 'paused'> = {
  en: {
    welcome: 'You were last working on “{topic}”, found {found} sources, last session {date}.',
    paused: 'The work is paused for a consultation with Dr. Carla.',
  },
  'pt-BR': {
    welcome: 'Da última vez você trabalhava em “{topic}”, encontrou {found} fontes, última sessão em {date}.',
    paused: 'O trabalho está em pausa para uma consulta com a Dra. Carla.',
  },
  es: {
    welcome: 'La última vez trabajaba en «{topic}», encontró {found} fuentes, última sesión el {date}.',
    paused: 'El trabajo está en pausa para una consulta con la Dra. Carla.',
  },
}
