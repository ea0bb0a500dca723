import type { DesignId } from '@/lib/contracts/proposal-run'
import type { Phrases } from '@/lib/core/documents/phrases'

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

/** Sentences of the data collection plan. */
export const dataPhrases: Phrases<
  | 'sample-number'
  | 'sample-range'
  | 'sample-within'
  | 'sample-open'
  | 'invited'
  | 'computed'
  | 'by-source'
  | 'then-interviews'
  | 'variables'
  | 'literature-source'
  | 'no-tasks'
  | 'none'
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
    'sample-open': 'All {cases} that meet the criteria; their number is known when they have been gathered',
    invited: ' ({invited} to be invited)',
    computed: ': {formula} with {inputs}. Source: {source}',
    'by-source': '. Source: {source}',
    'then-interviews': ', followed by {from} to {to} interviews',
    variables: 'Variables to be described by these data: {list}',
    'literature-source': 'The {count} sources gathered in this project',
    'no-tasks': 'nothing of its own',
    none: '–',
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
      'Todos os {cases} que atendam aos critérios; o número será conhecido quando estiverem reunidos',
    invited: ' ({invited} convites)',
    computed: ': {formula}, com {inputs}. Fonte: {source}',
    'by-source': '. Fonte: {source}',
    'then-interviews': ', seguidos de {from} a {to} entrevistas',
    variables: 'Variáveis a serem descritas por esses dados: {list}',
    'literature-source': 'As {count} fontes reunidas neste projeto',
    'no-tasks': 'sem tarefa própria',
    none: '–',
    hours:
      '{hours} horas de trabalho próprio, {weekly} por semana, das quais {collection} para a coleta de dados',
    ethics:
      'Aprovação do Comitê de Ética em Pesquisa (CEP) pela Plataforma Brasil antes de qualquer contato com participantes (Resoluções CNS nº 466/2012 e nº 510/2016)',
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
    'sample-range': 'De {from} a {to} {cases}',
    'sample-within': '{n} {cases}, dentro del rango publicado de {from} a {to}',
    'sample-open': 'Todos los {cases} que cumplan los criterios; su número se conocerá cuando estén reunidos',
    invited: ' ({invited} invitaciones)',
    computed: ': {formula}, con {inputs}. Fuente: {source}',
    'by-source': '. Fuente: {source}',
    'then-interviews': ', seguidos de {from} a {to} entrevistas',
    variables: 'Variables que estos datos deben describir: {list}',
    'literature-source': 'Las {count} fuentes reunidas en este proyecto',
    'no-tasks': 'sin tarea propia',
    none: '–',
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
