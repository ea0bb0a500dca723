import type { Locale } from '@/lib/contracts/locale'

/**
 * What an honest writer says of the invented works of `whole-paper-fixture.ts`: paraphrases that these works bear out, in the sources' languages
 * and in others, and sentences that claim nothing. Written before any of them was judged.
 */
export const honestSentences: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Remote work went along with lower productivity among nurses, as a survey of 110 of them in Brazil shows [@work-0].',
    'In Mexico, a survey of 131 managers found that remote work reduced productivity [@work-3].',
    'Interviews with 13 workers point the other way: in three teams remote work increased productivity [@work-1].',
    'A questionnaire of 92 employees in Spain showed no significant difference in productivity [@work-2].',
    'The authors name the two offices that were studied as a limit [@work-0].',
    'Future research, they say, should follow nurses over one year [@work-0].',
    'Two surveys agree that remote work reduces productivity [@work-0; @work-3].',
    'While one survey reports lower productivity [@work-0], interviews report higher productivity [@work-1].',
    'The interviews were limited by a sample of 13 people [@work-1].',
    'Taken together, the works do not settle whether remote work raises productivity.',
    'This chapter reviews what has been reported on remote work and productivity.',
    'The next section turns to the limits of these works.',
  ],
  'pt-BR': [
    'Entrevistas com 13 trabalhadores no Brasil mostram que o trabalho remoto elevou a produtividade em três equipes [@work-1].',
    'Em outro estudo, com 16 entrevistados, a produtividade também aumentou com o trabalho remoto [@work-4].',
    'Já um levantamento com 110 enfermeiros no Brasil encontrou produtividade menor com o trabalho remoto [@work-0].',
    'Entre 92 empregados na Espanha não houve diferença significativa na produtividade [@work-2].',
    'Os autores reconhecem como limitação a amostra de 13 pessoas [@work-1].',
    'Pede-se que pesquisas futuras acompanhem enfermeiros por um ano [@work-0].',
    'Dois estudos com entrevistas relatam aumento da produtividade [@work-1; @work-4].',
    'Enquanto as entrevistas relatam aumento [@work-1], o levantamento relata redução da produtividade [@work-0].',
    'O estudo com enfermeiros limitou-se a dois escritórios [@work-0].',
    'Em conjunto, os trabalhos não decidem se o trabalho remoto aumenta a produtividade.',
    'Este capítulo revê o que se relatou sobre trabalho remoto e produtividade.',
    'A seção seguinte trata dos limites desses trabalhos.',
  ],
  es: [
    'Un cuestionario a 92 empleados en España no mostró diferencia significativa en la productividad [@work-2].',
    'Tampoco entre 95 empleados de siete empresas el trabajo remoto cambió la productividad de forma significativa [@work-5].',
    'En cambio, una encuesta a 110 enfermeras en Brasil halló menor productividad con el trabajo remoto [@work-0].',
    'Las entrevistas a 13 trabajadores en Brasil muestran que el trabajo remoto aumentó la productividad [@work-1].',
    'Los autores señalan como límite la muestra de 13 personas [@work-1].',
    'La investigación futura debería seguir a las enfermeras durante un año [@work-0].',
    'Dos cuestionarios coinciden en que no hubo diferencia significativa [@work-2; @work-5].',
    'Mientras la encuesta informa una productividad menor [@work-0], las entrevistas informan una mayor [@work-1].',
    'El estudio con enfermeras se limitó a dos oficinas [@work-0].',
    'En conjunto, los trabajos no resuelven si el trabajo remoto aumenta la productividad.',
    'Este capítulo revisa lo que se ha informado sobre trabajo remoto y productividad.',
    'La sección siguiente trata de los límites de estos trabajos.',
  ],
}
