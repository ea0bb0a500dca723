import type { QualityCheck } from '@/lib/contracts/proposal-run'
import type { Phrases } from '@/lib/core/text/phrases'

/** Why it matters, as an issue's impact. */
export const issueImpacts: Phrases<QualityCheck['id']> = {
  en: {
    'questions-answered': 'The thesis would ask a question and never answer it.',
    'objectives-served': 'The objective could not be reached, because nothing is done for it.',
    'citations-resolve': 'A reference that nobody can look up discredits the rest.',
    'literature-enough': 'The gap may be one of the search, not of the field.',
    'variables-used': 'What the problem names would not be studied.',
    'skills-covered': 'Learning along the way takes hours that the schedule does not have.',
    'hours-suffice': 'The defence date cannot be kept.',
    'dates-agree': 'The schedule cannot be followed as it stands.',
    'sums-agree': 'Whoever reads the proposal cannot tell which figure holds.',
    'sample-reachable': 'The analysis would rest on fewer cases than its formula asks for.',
    'constraints-kept': 'The student has said that this is not possible.',
    'references-sound': 'The argument would rest on results that were withdrawn.',
  },
  'pt-BR': {
    'questions-answered': 'O trabalho faria uma pergunta que nunca responde.',
    'objectives-served': 'O objetivo não poderia ser alcançado, pois nada é feito para ele.',
    'citations-resolve': 'Uma referência que ninguém consegue localizar desacredita as demais.',
    'literature-enough': 'A lacuna pode ser da busca, e não da área.',
    'variables-used': 'O que o problema nomeia não seria estudado.',
    'skills-covered': 'Aprender no caminho consome horas que o cronograma não tem.',
    'hours-suffice': 'A data da defesa não pode ser cumprida.',
    'dates-agree': 'O cronograma não pode ser seguido como está.',
    'sums-agree': 'Quem lê o projeto não sabe qual número vale.',
    'sample-reachable': 'A análise se apoiaria em menos casos do que sua fórmula exige.',
    'constraints-kept': 'O próprio estudante declarou que isso não é possível.',
    'references-sound': 'O argumento se apoiaria em resultados retirados.',
  },
  es: {
    'questions-answered': 'El trabajo plantearía una pregunta que nunca responde.',
    'objectives-served': 'El objetivo no podría alcanzarse, pues nada se hace por él.',
    'citations-resolve': 'Una referencia que nadie puede localizar desacredita a las demás.',
    'literature-enough': 'La laguna puede ser de la búsqueda y no del campo.',
    'variables-used': 'Lo que el problema nombra no se estudiaría.',
    'skills-covered': 'Aprender sobre la marcha consume horas que el cronograma no tiene.',
    'hours-suffice': 'La fecha de la defensa no puede cumplirse.',
    'dates-agree': 'El cronograma no puede seguirse tal como está.',
    'sums-agree': 'Quien lea la propuesta no sabrá qué cifra vale.',
    'sample-reachable': 'El análisis se apoyaría en menos casos de los que exige su fórmula.',
    'constraints-kept': 'El propio estudiante ha dicho que esto no es posible.',
    'references-sound': 'El argumento se apoyaría en resultados retirados.',
  },
}

/** What to do about a failed check; `{what}` names what does not hold. */
export const issueRemedies: Phrases<QualityCheck['id']> = {
  en: {
    'questions-answered':
      'Write a specific objective that answers the question, or drop the question: {what}',
    'objectives-served': 'Name the method that serves the objective, or drop the objective: {what}',
    'citations-resolve': 'Replace or remove the citations that are no sources of the project: {what}',
    'literature-enough': 'Widen the search until at least {needed} sources bear on the problem; {what}.',
    'variables-used': 'Take up the variables in an objective, or drop them from the problem: {what}',
    'skills-covered': 'Plan hours for learning, or choose a design that does without: {what}',
    'hours-suffice': 'Close the gap in the hours: {what}.',
    'dates-agree': 'Plan the schedule anew from the tasks; outside it lie: {what}',
    'sums-agree': 'Compute the schedule anew from the tasks: {what}',
    'sample-reachable': 'Lengthen the collection or take a smaller sample: {what}.',
    'constraints-kept': 'Choose techniques and tools that keep the constraint: {what}',
    'references-sound': 'Remove the retracted work or cite it as retracted: {what}',
  },
  'pt-BR': {
    'questions-answered':
      'Formular um objetivo específico que responda à pergunta, ou retirar a pergunta: {what}',
    'objectives-served': 'Indicar o método que atende ao objetivo, ou retirar o objetivo: {what}',
    'citations-resolve': 'Substituir ou retirar as citações que não são fontes do projeto: {what}',
    'literature-enough': 'Ampliar a busca até que ao menos {needed} fontes tratem do problema; {what}.',
    'variables-used': 'Retomar as variáveis em um objetivo, ou retirá-las do problema: {what}',
    'skills-covered': 'Prever horas de aprendizagem, ou escolher um delineamento que as dispense: {what}',
    'hours-suffice': 'Eliminar a falta de horas: {what}.',
    'dates-agree': 'Refazer o cronograma a partir das tarefas; ficam fora dele: {what}',
    'sums-agree': 'Recalcular o cronograma a partir das tarefas: {what}',
    'sample-reachable': 'Alongar a coleta ou reduzir a amostra: {what}.',
    'constraints-kept': 'Escolher técnicas e ferramentas que respeitem a restrição: {what}',
    'references-sound': 'Retirar a obra retratada ou citá-la como retratada: {what}',
  },
  es: {
    'questions-answered':
      'Formular un objetivo específico que responda a la pregunta, o retirar la pregunta: {what}',
    'objectives-served': 'Indicar el método que atiende al objetivo, o retirar el objetivo: {what}',
    'citations-resolve': 'Sustituir o retirar las citas que no son fuentes del proyecto: {what}',
    'literature-enough':
      'Ampliar la búsqueda hasta que al menos {needed} fuentes traten del problema; {what}.',
    'variables-used': 'Retomar las variables en un objetivo, o retirarlas del problema: {what}',
    'skills-covered': 'Prever horas de aprendizaje, o elegir un diseño que no las requiera: {what}',
    'hours-suffice': 'Cubrir la falta de horas: {what}.',
    'dates-agree': 'Rehacer el cronograma a partir de las tareas; quedan fuera: {what}',
    'sums-agree': 'Recalcular el cronograma a partir de las tareas: {what}',
    'sample-reachable': 'Alargar la recolección o reducir la muestra: {what}.',
    'constraints-kept': 'Elegir técnicas y herramientas que respeten la restricción: {what}',
    'references-sound': 'Retirar la obra retractada o citarla como retractada: {what}',
  },
}
