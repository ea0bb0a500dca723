import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'

export type AnswerParser = (response: HttpResponse, context: ParseContext) => ParsedPage

/**
 * The reader of each service's answers, by the name under which recordings are kept. Each is loaded when it is asked for:
 * those of XML and pages take longer to load than a JSON answer to read.
 */
export const answerParsers: ReadonlyMap<string, () => Promise<AnswerParser>> = new Map<
  string,
  () => Promise<AnswerParser>
>([
  ['arxiv', async () => (await import('./arxiv-works')).parseArxiv],
  ['capes', loadCapes],
  ['chembl', async () => (await import('./chembl-facts')).parseChembl],
  ['clinicaltrials', async () => (await import('./clinicaltrials-studies')).parseClinicalTrials],
  ['core', async () => (await import('./core-works')).parseCore],
  ['crossref', async () => (await import('./crossref-works')).parseCrossref],
  ['datacite', async () => (await import('./datacite-works')).parseDataCite],
  ['doaj', async () => (await import('./doaj-works')).parseDoaj],
  ['eric', async () => (await import('./eric-works')).parseEric],
  ['europepmc', async () => (await import('./europepmc-works')).parseEuropePmc],
  ['googlescholar', loadGoogleScholar],
  ['jstor', loadJstor],
  ['llm_gemini', loadModelAnswer],
  ['llm_openai', loadModelAnswer],
  ['openalex', async () => (await import('./openalex-works')).parseOpenAlex],
  ['opencitations', async () => (await import('./opencitations-links')).parseOpenCitations],
  ['orcid', async () => (await import('./orcid-people')).parseOrcid],
  ['pubmed', async () => (await import('./pubmed-answers')).parsePubmed],
  ['scielo', async () => (await import('./scielo-articles')).parseScielo],
  ['searchapi', loadGoogleScholar],
  ['semanticscholar', async () => (await import('./semanticscholar-works')).parseSemanticScholar],
  ['tavily', async () => (await import('./tavily-pages')).parseTavily],
  ['unpaywall', async () => (await import('./unpaywall-copies')).parseUnpaywall],
  ['wos', async () => (await import('./wos-documents')).parseWos],
])

async function loadGoogleScholar(): Promise<AnswerParser> {
  return (await import('./googlescholar-results')).parseGoogleScholar
}

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
