import { type AnswerParser, serviceIds } from '@/lib/contracts/connector'
import { serviceTable } from './service-table'

type LoadParser = () => Promise<AnswerParser>

/** The reader of each answer, by the name under which recordings are kept: a service, or what stands on another's. */
export const answerParsers: ReadonlyMap<string, LoadParser> = new Map<string, LoadParser>([
  ...serviceIds.map((service) => [service, serviceTable[service].parser] as const),
  ['capes', loadCapes],
  ['jstor', loadJstor],
  ['llm_gemini', loadModelAnswer],
  ['llm_openai', loadModelAnswer],
])

async function loadModelAnswer(): Promise<AnswerParser> {
  return (await import('./language-model-answers')).parseModelAnswer
}

async function loadJstor(): Promise<AnswerParser> {
  const { parseCrossref } = await import('./crossref-works')
  return (response, context) => parseCrossref(response, context, 'jstor')
}

/** A saved page of the portal, or the OpenAlex answer on which the connector stands. */
async function loadCapes(): Promise<AnswerParser> {
  const { parseCapesPage } = await import('./capes-pages')
  const { parseOpenAlex } = await import('./openalex-works')
  return (response, context) =>
    response.body.trimStart().startsWith('{')
      ? parseOpenAlex(response, context, 'capes')
      : parseCapesPage(response, context)
}
