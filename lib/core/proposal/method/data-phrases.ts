import type { DesignId, SampleSize } from '@/lib/contracts/proposal-run'
import type { Phrases } from '@/lib/core/text/phrases'

/** What is counted in a sample, in the plural. */
export const caseNouns: Phrases<DesignId> = {
  en: {
    survey: 'complete questionnaires',
    experiment: 'participants in both groups together',
    'quasi-experiment': 'participants in both groups together',
    'secondary-data': 'records',
    simulation: 'runs of each scenario',
    'systematic-review': 'studies known so far',
    interviews: 'interviews',
    'case-study': 'cases',
    'document-analysis': 'documents',
    'design-science': 'evaluation sessions',
    'mixed-sequential': 'complete questionnaires',
  },
  'pt-BR': {
    survey: 'questionários completos',
    experiment: 'participantes nos dois grupos em conjunto',
    'quasi-experiment': 'participantes nos dois grupos em conjunto',
    'secondary-data': 'registros',
    simulation: 'execuções de cada cenário',
    'systematic-review': 'estudos conhecidos até agora',
    interviews: 'entrevistas',
    'case-study': 'casos',
    'document-analysis': 'documentos',
    'design-science': 'sessões de avaliação',
    'mixed-sequential': 'questionários completos',
  },
  es: {
    survey: 'cuestionarios completos',
    experiment: 'participantes en ambos grupos en conjunto',
    'quasi-experiment': 'participantes en ambos grupos en conjunto',
    'secondary-data': 'registros',
    simulation: 'ejecuciones de cada escenario',
    'systematic-review': 'estudios conocidos hasta ahora',
    interviews: 'entrevistas',
    'case-study': 'casos',
    'document-analysis': 'documentos',
    'design-science': 'sesiones de evaluación',
    'mixed-sequential': 'cuestionarios completos',
  },
}

type ComputedMethod = Exclude<SampleSize['method'], 'all-available'>

/** By what the number of cases was found. */
export const sampleMethods: Phrases<ComputedMethod> = {
  en: {
    proportion: ', computed for the estimate of a proportion',
    mean: ', computed for the estimate of a mean',
    't-test': ', computed for a t test of two means',
    correlation: ', computed for the test of a correlation',
    'chi-square': ', computed for a chi-square test',
    regression: ', computed for the test of a multiple regression',
    replications: ', computed for the estimate of a mean over runs',
    saturation: ', after published guidance on saturation',
  },
  'pt-BR': {
    proportion: ', pelo cálculo para a estimativa de uma proporção',
    mean: ', pelo cálculo para a estimativa de uma média',
    't-test': ', pelo cálculo para o teste t de duas médias',
    correlation: ', pelo cálculo para o teste de uma correlação',
    'chi-square': ', pelo cálculo para um teste qui-quadrado',
    regression: ', pelo cálculo para o teste de uma regressão múltipla',
    replications: ', pelo cálculo para a estimativa de uma média entre execuções',
    saturation: ', segundo a orientação publicada sobre saturação',
  },
  es: {
    proportion: ', según el cálculo para estimar una proporción',
    mean: ', según el cálculo para estimar una media',
    't-test': ', según el cálculo para la prueba t de dos medias',
    correlation: ', según el cálculo para la prueba de una correlación',
    'chi-square': ', según el cálculo para una prueba de ji cuadrado',
    regression: ', según el cálculo para la prueba de una regresión múltiple',
    replications: ', según el cálculo para estimar una media entre ejecuciones',
    saturation: ', según la orientación publicada sobre saturación',
  },
}

/** Sentences of the data collection plan. */
export const dataPhrases: Phrases<
  | 'sample-number'
  | 'sample-range'
  | 'sample-within'
  | 'sample-open'
  | 'invited'
  | 'invited-loss'
  | 'then-interviews'
  | 'variables'
  | 'literature-source'
  | 'hours'
  | 'ethics'
  | 'consent'
  | 'storage'
  | 'computer'
  | 'validated'
  | 'reduced-sample'
  | 'dropped'
  | 'still-short'
> = {
  en: {
    'sample-number': '{n} {cases}',
    'sample-range': '{from} to {to} {cases}',
    'sample-within': '{n} {cases}, within the published range of {from} to {to}',
    'sample-open': 'all {cases} that meet the criteria; their number is known when they have been gathered',
    invited: ' ({invited} to be invited)',
    'invited-loss': ' ({invited} to be invited, since {share} are expected not to answer or to drop out)',
    'then-interviews': ', followed by {from} to {to} interviews',
    variables: 'Variables to be described by these data: {list}',
    'literature-source': 'The {count} sources gathered in this project',
    hours:
      '{hours} hours of the student’s own work, {weekly} a week, of which {collection} for collecting data',
    ethics: 'Approval by the ethics committee before anyone is asked',
    consent: 'Information sheet and consent form for participants',
    storage: 'Encrypted storage with a backup; names kept apart from the data',
    computer: 'A computer with internet access; all tools that cost nothing are marked as such',
    validated: 'Permission to use published scales, where their authors require it',
    'reduced-sample':
      'Scope reduced in this round so that the work fits into the time: {before} → {after} {cases}',
    dropped: 'Left out so that the work fits into the time: {list} ({hours} hours)',
    'still-short':
      'Even this smallest plan needs {needed} hours where there are {available}: more hours a week or a later defence are needed',
  },
  'pt-BR': {
    'sample-number': '{n} {cases}',
    'sample-range': '{from} a {to} {cases}',
    'sample-within': '{n} {cases}, dentro da faixa publicada de {from} a {to}',
    'sample-open':
      'todos os {cases} que atendam aos critérios; o número será conhecido quando estiverem reunidos',
    invited: ' ({invited} convites)',
    'invited-loss': ' ({invited} convites, pois se espera que {share} não respondam ou desistam)',
    'then-interviews': ', seguidos de {from} a {to} entrevistas',
    variables: 'Variáveis a serem descritas por esses dados: {list}',
    'literature-source': 'As {count} fontes reunidas neste projeto',
    hours:
      '{hours} horas de trabalho próprio, {weekly} por semana, das quais {collection} para a coleta de dados',
    ethics:
      'Aprovação do Comitê de Ética em Pesquisa (CEP) pela Plataforma Brasil antes de qualquer contato com participantes (Lei nº 14.874/2024; Resoluções CNS nº 466/2012 e nº 510/2016)',
    consent: 'Termo de Consentimento Livre e Esclarecido (TCLE) ou registro de consentimento',
    storage:
      'Armazenamento criptografado com cópia de segurança; nomes guardados separadamente dos dados (LGPD)',
    computer: 'Computador com acesso à internet; as ferramentas gratuitas estão indicadas como tais',
    validated: 'Autorização para usar escalas publicadas, quando seus autores a exigirem',
    'reduced-sample':
      'Escopo reduzido nesta rodada para que o trabalho caiba no prazo: {before} → {after} {cases}',
    dropped: 'Retirado para que o trabalho caiba no prazo: {list} ({hours} horas)',
    'still-short':
      'Mesmo este plano mínimo exige {needed} horas e há {available}: são necessárias mais horas semanais ou uma defesa posterior',
  },
  es: {
    'sample-number': '{n} {cases}',
    'sample-range': 'de {from} a {to} {cases}',
    'sample-within': '{n} {cases}, dentro del rango publicado de {from} a {to}',
    'sample-open': 'todos los {cases} que cumplan los criterios; su número se conocerá cuando estén reunidos',
    invited: ' ({invited} invitaciones)',
    'invited-loss': ' ({invited} invitaciones, pues se espera que el {share} no responda o desista)',
    'then-interviews': ', seguidos de {from} a {to} entrevistas',
    variables: 'Variables que estos datos deben describir: {list}',
    'literature-source': 'Las {count} fuentes reunidas en este proyecto',
    hours:
      '{hours} horas de trabajo propio, {weekly} por semana, de las cuales {collection} para recoger los datos',
    ethics: 'Aprobación del comité de ética antes de contactar con los participantes',
    consent: 'Hoja de información y consentimiento informado para los participantes',
    storage: 'Almacenamiento cifrado con copia de seguridad; nombres guardados aparte de los datos',
    computer: 'Ordenador con acceso a internet; las herramientas gratuitas están señaladas como tales',
    validated: 'Permiso para usar escalas publicadas, cuando sus autores lo exijan',
    'reduced-sample':
      'Alcance reducido en esta ronda para que el trabajo quepa en el plazo: {before} → {after} {cases}',
    dropped: 'Retirado para que el trabajo quepa en el plazo: {list} ({hours} horas)',
    'still-short':
      'Incluso este plan mínimo requiere {needed} horas y hay {available}: hacen falta más horas semanales o una defensa posterior',
  },
}
