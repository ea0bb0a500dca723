import type { Outcome } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import type { WorkflowStatus } from '@/lib/contracts/validation-document'
import type { Phrases } from '@/lib/core/text/phrases'

/** What came of asking a database, for the breakdown. */
export const outcomePhrases: Phrases<Outcome> = {
  en: {
    ok: 'answered',
    empty: 'answered, nothing found',
    blocked: 'no answer: the service blocks automatic access',
    auth: 'no answer: needs your key, or the key was refused',
    quota: 'no answer: the daily allowance is used up',
    throttled: 'no answer: too many requests for the moment',
    'bad-query': 'no answer: the service did not accept the query',
    down: 'no answer: the service could not be reached or failed',
  },
  'pt-BR': {
    ok: 'respondeu',
    empty: 'respondeu, nada encontrado',
    blocked: 'sem resposta: o serviço bloqueia acesso automático',
    auth: 'sem resposta: precisa da sua chave, ou a chave foi recusada',
    quota: 'sem resposta: a cota do dia acabou',
    throttled: 'sem resposta: pedidos demais no momento',
    'bad-query': 'sem resposta: o serviço não aceitou a consulta',
    down: 'sem resposta: o serviço não pôde ser alcançado ou falhou',
  },
  es: {
    ok: 'respondió',
    empty: 'respondió, nada encontrado',
    blocked: 'sin respuesta: el servicio bloquea el acceso automático',
    auth: 'sin respuesta: necesita su clave, o la clave fue rechazada',
    quota: 'sin respuesta: se agotó la cuota del día',
    throttled: 'sin respuesta: demasiadas peticiones por el momento',
    'bad-query': 'sin respuesta: el servicio no aceptó la consulta',
    down: 'sin respuesta: no se pudo alcanzar el servicio o falló',
  },
}

/** Whether the access link works. */
export const linkPhrases: Phrases<Source['access']['state']> = {
  en: {
    open: 'open',
    paywalled: 'behind a paywall',
    dead: 'link does not work',
    'not-checked': 'not checked',
  },
  'pt-BR': {
    open: 'aberto',
    paywalled: 'acesso pago',
    dead: 'o link não funciona',
    'not-checked': 'não verificado',
  },
  es: {
    open: 'abierto',
    paywalled: 'acceso de pago',
    dead: 'el enlace no funciona',
    'not-checked': 'no comprobado',
  },
}

/** Marks of retraction and correction; a clean or unchecked source has none, but says so in its own line. */
export const retractionPhrases: Phrases<Source['retractionCheck']> = {
  en: {
    retracted: '[RETRACTED]',
    'possibly-retracted': '[Possibly retracted]',
    concern: '[Expression of concern]',
    corrected: '[Corrected]',
    clean: 'Retraction check: clean',
    'not-checked': 'Retraction check: not checked',
  },
  'pt-BR': {
    retracted: '[RETRATADO]',
    'possibly-retracted': '[Possivelmente retratado]',
    concern: '[Manifestação de preocupação]',
    corrected: '[Corrigido]',
    clean: 'Verificação de retratação: sem retratação',
    'not-checked': 'Verificação de retratação: não verificada',
  },
  es: {
    retracted: '[RETRACTADO]',
    'possibly-retracted': '[Posiblemente retractado]',
    concern: '[Expresión de preocupación]',
    corrected: '[Corregido]',
    clean: 'Comprobación de retractación: sin retractación',
    'not-checked': 'Comprobación de retractación: no comprobada',
  },
}

/** Peer review has three states and a no. */
export const peerReviewPhrases: Phrases<Source['peerReview']> = {
  en: {
    confirmed: 'Peer review: confirmed',
    likely: 'Peer review: likely',
    unknown: 'Peer review: unknown',
    no: 'Peer review: no',
  },
  'pt-BR': {
    confirmed: 'Revisão por pares: confirmada',
    likely: 'Revisão por pares: provável',
    unknown: 'Revisão por pares: desconhecida',
    no: 'Revisão por pares: não',
  },
  es: {
    confirmed: 'Revisión por pares: confirmada',
    likely: 'Revisión por pares: probable',
    unknown: 'Revisión por pares: desconocida',
    no: 'Revisión por pares: no',
  },
}

/** The state of the work as the document says it under its title. */
export const statusPhrases: Phrases<WorkflowStatus> = {
  en: {
    'in-progress': 'Status: in progress',
    'paused-for-consultation': 'Status: paused for a consultation with Dr. Carla',
    complete: 'Status: complete',
  },
  'pt-BR': {
    'in-progress': 'Situação: em andamento',
    'paused-for-consultation': 'Situação: em pausa para uma consulta com a Dra. Carla',
    complete: 'Situação: concluído',
  },
  es: {
    'in-progress': 'Estado: en curso',
    'paused-for-consultation': 'Estado: en pausa para una consulta con la Dra. Carla',
    complete: 'Estado: completo',
  },
}
