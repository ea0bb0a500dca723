import type { Phrases } from '@/lib/core/text/phrases'

/** How a difference between two searches is told. */
export const searchPlanPhrases: Phrases<
  | 'topic'
  | 'question'
  | 'years'
  | 'languages'
  | 'excluded'
  | 'databases'
  | 'keywords'
  | 'dropped'
  | 'any'
  | 'none'
> = {
  en: {
    topic: 'Topic: “{was}” becomes “{now}”',
    question: 'Research question: “{was}” becomes “{now}”',
    years: 'Years: {was} → {now}',
    languages: 'Languages: {was} → {now}',
    excluded: 'Excluded words: {was} → {now}',
    databases: 'Databases: {was} → {now}',
    keywords: 'Keywords: {was} → {now}',
    dropped: 'Named in the question, not searched for: {was} → {now}',
    any: 'any',
    none: 'none',
  },
  'pt-BR': {
    topic: 'Tema: “{was}” passa a ser “{now}”',
    question: 'Pergunta de pesquisa: “{was}” passa a ser “{now}”',
    years: 'Anos: {was} → {now}',
    languages: 'Idiomas: {was} → {now}',
    excluded: 'Palavras excluídas: {was} → {now}',
    databases: 'Bases de dados: {was} → {now}',
    keywords: 'Palavras-chave: {was} → {now}',
    dropped: 'Citado na pergunta, fora da busca: {was} → {now}',
    any: 'qualquer',
    none: 'nenhuma',
  },
  es: {
    topic: 'Tema: «{was}» pasa a ser «{now}»',
    question: 'Pregunta de investigación: «{was}» pasa a ser «{now}»',
    years: 'Años: {was} → {now}',
    languages: 'Idiomas: {was} → {now}',
    excluded: 'Palabras excluidas: {was} → {now}',
    databases: 'Bases de datos: {was} → {now}',
    keywords: 'Palabras clave: {was} → {now}',
    dropped: 'Nombrado en la pregunta, fuera de la búsqueda: {was} → {now}',
    any: 'cualquiera',
    none: 'ninguna',
  },
}
