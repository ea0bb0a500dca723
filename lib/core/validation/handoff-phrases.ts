import type { Phrases } from '@/lib/core/text/phrases'

export const handoffPhrases: Phrases<
  'completeTitle' | 'loopBackTitle' | 'invented' | 'reason' | 'wish' | 'best'
> = {
  en: {
    completeTitle: 'Sources for the literature review: {topic}',
    loopBackTitle: 'Back to Dr. Carla: {topic}',
    invented: 'Sources here come from the sandbox: they are invented and no real publications.',
    reason: 'Why this comes back',
    wish: 'What the student wants to talk about',
    best: 'Best sources so far',
  },
  'pt-BR': {
    completeTitle: 'Fontes para a revisão de literatura: {topic}',
    loopBackTitle: 'De volta à Dra. Carla: {topic}',
    invented: 'Há fontes que vêm do sandbox: são inventadas e não são publicações reais.',
    reason: 'Por que isto volta',
    wish: 'Sobre o que o estudante quer conversar',
    best: 'Melhores fontes até agora',
  },
  es: {
    completeTitle: 'Fuentes para la revisión de literatura: {topic}',
    loopBackTitle: 'De vuelta a la Dra. Carla: {topic}',
    invented: 'Hay fuentes que vienen del sandbox: son inventadas y no son publicaciones reales.',
    reason: 'Por qué vuelve',
    wish: 'De qué quiere hablar el estudiante',
    best: 'Mejores fuentes hasta ahora',
  },
}
