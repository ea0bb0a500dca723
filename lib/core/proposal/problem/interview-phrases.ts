import type { Locale } from '@/lib/contracts/locale'
import { type Phrases, say } from '@/lib/core/text/phrases'
import type { InterviewFault, InterviewField } from './interview'

/** The question for a field, with an example of an answer. */
export function interviewQuestion(asks: InterviewField, locale: Locale): string {
  return say(questionPhrases, locale, asks)
}

/** Why a reply was not taken and how one that will be looks, in one sentence. */
export function interviewFaultSentence(fault: InterviewFault, locale: Locale): string {
  return say(replyFaultPhrases, locale, fault.code)
}

export const questionPhrases: Phrases<InterviewField> = {
  en: {
    academic_program: 'Which programme is the thesis for? For example: Master’s in Nursing.',
    field_of_study: 'What is your field of study? For example: Computer Science.',
    research_area: 'Within that field, which area do you work in? For example: multi-agent systems.',
    weekly_hours: 'How many hours a week can you give to the thesis? For example: 10 hours.',
    total_timeline: 'How long do you have, or when do you defend? For example: 18 months, or 15/03/2028.',
    existing_skills: 'Which skills do you bring? For example: statistics, interviewing and R; or “none”.',
    missing_skills: 'Which skills will you still have to learn? For example: regression; or “none”.',
    constraints:
      'What limits the work (money, place, access, period)? For example: no budget; public hospitals in Fortaleza only; or “none”.',
    author: 'What name should stand on the title page? You may write “skip”.',
    institution: 'At which institution? You may write “skip”.',
    advisor: 'Who is your advisor? You may write “skip”.',
    city: 'Which city should stand on the title page? You may write “skip”.',
  },
  'pt-BR': {
    academic_program: 'Para qual curso é o trabalho? Por exemplo: mestrado em Enfermagem.',
    field_of_study: 'Qual é o seu campo de estudo? Por exemplo: Ciência da Computação.',
    research_area: 'Dentro desse campo, em que área você pesquisa? Por exemplo: sistemas multiagentes.',
    weekly_hours: 'Quantas horas por semana você pode dedicar ao trabalho? Por exemplo: 10 horas.',
    total_timeline: 'Quanto tempo você tem, ou quando é a defesa? Por exemplo: 18 meses, ou 15/03/2028.',
    existing_skills: 'Que competências você já tem? Por exemplo: estatística, entrevistas e R; ou “nenhuma”.',
    missing_skills: 'Que competências você ainda precisa aprender? Por exemplo: regressão; ou “nenhuma”.',
    constraints:
      'O que limita o trabalho (dinheiro, lugar, acesso, período)? Por exemplo: sem orçamento; apenas hospitais públicos de Fortaleza; ou “nenhuma”.',
    author: 'Que nome deve constar na folha de rosto? Você pode escrever “pular”.',
    institution: 'Em qual instituição? Você pode escrever “pular”.',
    advisor: 'Quem orienta o trabalho? Você pode escrever “pular”.',
    city: 'Que cidade deve constar na folha de rosto? Você pode escrever “pular”.',
  },
  es: {
    academic_program: '¿Para qué programa es la tesis? Por ejemplo: maestría en Enfermería.',
    field_of_study: '¿Cuál es tu campo de estudio? Por ejemplo: Ciencias de la Computación.',
    research_area: 'Dentro de ese campo, ¿en qué área investigas? Por ejemplo: sistemas multiagente.',
    weekly_hours: '¿Cuántas horas por semana puedes dedicar a la tesis? Por ejemplo: 10 horas.',
    total_timeline: '¿Cuánto tiempo tienes, o cuándo es la defensa? Por ejemplo: 18 meses, o 15/03/2028.',
    existing_skills: '¿Qué competencias ya tienes? Por ejemplo: estadística, entrevistas y R; o “ninguna”.',
    missing_skills: '¿Qué competencias te falta aprender? Por ejemplo: regresión; o “ninguna”.',
    constraints:
      '¿Qué limita el trabajo (dinero, lugar, acceso, período)? Por ejemplo: sin presupuesto; solo hospitales públicos de Bogotá; o “ninguna”.',
    author: '¿Qué nombre debe figurar en la portada? Puedes escribir “saltar”.',
    institution: '¿En qué institución? Puedes escribir “saltar”.',
    advisor: '¿Quién dirige la tesis? Puedes escribir “saltar”.',
    city: '¿Qué ciudad debe figurar en la portada? Puedes escribir “saltar”.',
  },
}

export const replyFaultPhrases: Phrases<InterviewFault['code']> = {
  en: {
    empty: 'The reply was empty; a few words are enough, for example: Nursing.',
    wordless: 'There was no word in the reply; write it with letters, for example: Nursing.',
    'too-long':
      'The reply was too long for this field; a short phrase is enough, for example: occupational health.',
    'no-number': 'No number of hours was found in the reply; write, for example: 10 hours.',
    'zero-hours': 'At least one hour a week is needed; write, for example: 10 hours.',
    'too-many-hours': 'More than 80 hours a week cannot be planned; write, for example: 40 hours.',
    'not-weekly':
      'The reply counts hours by another period; write the hours of a week, for example: 10 hours a week.',
    'no-timeline':
      'Neither a length of time nor a date was found; write, for example: 18 months, or 15/03/2028.',
    'no-such-date': 'The calendar has no such day; write day, month and year, for example: 15/03/2028.',
    'deadline-past':
      'That day is not after the start of the work; give a later one, for example: 15/03/2028.',
    'timeline-short': 'That is less than four weeks; write, for example: 6 months.',
    'timeline-long': 'That is more than eight years; write, for example: 4 years.',
  },
  'pt-BR': {
    empty: 'A resposta veio vazia; bastam poucas palavras, por exemplo: Enfermagem.',
    wordless: 'Não há nenhuma palavra na resposta; escreva com letras, por exemplo: Enfermagem.',
    'too-long':
      'A resposta é longa demais para este campo; basta uma expressão curta, por exemplo: saúde do trabalhador.',
    'no-number': 'Não há um número de horas na resposta; escreva, por exemplo: 10 horas.',
    'zero-hours': 'É preciso pelo menos uma hora por semana; escreva, por exemplo: 10 horas.',
    'too-many-hours': 'Não é possível planejar mais de 80 horas por semana; escreva, por exemplo: 40 horas.',
    'not-weekly':
      'A resposta conta as horas por outro período; informe as horas de uma semana, por exemplo: 10 horas por semana.',
    'no-timeline': 'Não há prazo nem data na resposta; escreva, por exemplo: 18 meses, ou 15/03/2028.',
    'no-such-date': 'Esse dia não existe no calendário; escreva dia, mês e ano, por exemplo: 15/03/2028.',
    'deadline-past':
      'Esse dia não fica depois do início do trabalho; informe um posterior, por exemplo: 15/03/2028.',
    'timeline-short': 'São menos de quatro semanas; escreva, por exemplo: 6 meses.',
    'timeline-long': 'São mais de oito anos; escreva, por exemplo: 4 anos.',
  },
  es: {
    empty: 'La respuesta está vacía; bastan pocas palabras, por ejemplo: Enfermería.',
    wordless: 'No hay ninguna palabra en la respuesta; escríbela con letras, por ejemplo: Enfermería.',
    'too-long':
      'La respuesta es demasiado larga para este campo; basta una expresión corta, por ejemplo: salud laboral.',
    'no-number': 'No hay un número de horas en la respuesta; escribe, por ejemplo: 10 horas.',
    'zero-hours': 'Se necesita al menos una hora por semana; escribe, por ejemplo: 10 horas.',
    'too-many-hours': 'No se pueden planificar más de 80 horas por semana; escribe, por ejemplo: 40 horas.',
    'not-weekly':
      'La respuesta cuenta las horas de otro período; indica las horas de una semana, por ejemplo: 10 horas por semana.',
    'no-timeline': 'No hay plazo ni fecha en la respuesta; escribe, por ejemplo: 18 meses, o 15/03/2028.',
    'no-such-date': 'Ese día no existe en el calendario; escribe día, mes y año, por ejemplo: 15/03/2028.',
    'deadline-past':
      'Ese día no es posterior al inicio del trabajo; indica uno posterior, por ejemplo: 15/03/2028.',
    'timeline-short': 'Son menos de cuatro semanas; escribe, por ejemplo: 6 meses.',
    'timeline-long': 'Son más de ocho años; escribe, por ejemplo: 4 años.',
  },
}
