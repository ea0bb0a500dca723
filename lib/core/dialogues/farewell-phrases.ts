import type { Phrases } from '@/lib/core/text/phrases'
import type { AgentId } from './roster'

/** What the agents say when the table breaks up. */
export const farewellPhrases: Phrases<AgentId | 'openQuestion'> = {
  en: {
    openQuestion: 'Until next time. One question stays open: {question}',
    carla: 'Keep the question where you can see it. Until soon.',
    patricia: 'The sources stay where you left them. Good reading.',
    methodologist: 'Before the next step, write down which data would answer you. Goodbye.',
    statistician: 'Take the figures for what they can carry, no more. Goodbye.',
    examiner: 'I will ask again at the defence. Until then.',
    ethics: 'Think of the people behind the data. Take care.',
  },
  'pt-BR': {
    openQuestion: 'Até a próxima. Uma pergunta fica aberta: {question}',
    carla: 'Deixe a pergunta à vista. Até breve.',
    patricia: 'As fontes ficam onde você as deixou. Boa leitura.',
    methodologist: 'Antes do próximo passo, anote quais dados responderiam a você. Até logo.',
    statistician: 'Tome os números pelo que sustentam, não mais. Até logo.',
    examiner: 'Pergunto de novo na defesa. Até lá.',
    ethics: 'Pense nas pessoas por trás dos dados. Cuide-se.',
  },
  es: {
    openQuestion: 'Hasta la próxima. Una pregunta queda abierta: {question}',
    carla: 'Ten la pregunta a la vista. Hasta pronto.',
    patricia: 'Las fuentes quedan donde las dejaste. Buena lectura.',
    methodologist: 'Antes del próximo paso, anota qué datos te responderían. Hasta luego.',
    statistician: 'Toma las cifras por lo que sostienen, no más. Hasta luego.',
    examiner: 'Volveré a preguntarlo en la defensa. Hasta entonces.',
    ethics: 'Piensa en las personas detrás de los datos. Cuídate.',
  },
}
