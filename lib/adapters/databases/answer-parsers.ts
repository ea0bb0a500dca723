import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import { parseArxiv } from './arxiv-works'
import { parseCapesPage } from './capes-pages'
import { parseChembl } from './chembl-facts'
import { parseClinicalTrials } from './clinicaltrials-studies'
import { parseCore } from './core-works'
import { parseCrossref } from './crossref-works'
import { parseDataCite } from './datacite-works'
import { parseDoaj } from './doaj-works'
import { parseEric } from './eric-works'
import { parseEuropePmc } from './europepmc-works'
import { parseGoogleScholar } from './googlescholar-results'
import { parseModelAnswer } from './language-model-answers'
import { parseOpenAlex } from './openalex-works'
import { parseOpenCitations } from './opencitations-links'
import { parseOrcid } from './orcid-people'
import { parsePubmed } from './pubmed-answers'
import { parseScielo } from './scielo-articles'
import { parseSemanticScholar } from './semanticscholar-works'
import { parseTavily } from './tavily-pages'
import { parseUnpaywall } from './unpaywall-copies'
import { parseWos } from './wos-documents'

export type AnswerParser = (response: HttpResponse, context: ParseContext) => ParsedPage

/** The reader of each service's answers, by the name under which recordings are kept. */
export const answerParsers: ReadonlyMap<string, AnswerParser> = new Map<string, AnswerParser>([
  ['arxiv', parseArxiv],
  ['capes', parseCapes],
  ['chembl', parseChembl],
  ['clinicaltrials', parseClinicalTrials],
  ['core', parseCore],
  ['crossref', parseCrossref],
  ['datacite', parseDataCite],
  ['doaj', parseDoaj],
  ['eric', parseEric],
  ['europepmc', parseEuropePmc],
  ['googlescholar', parseGoogleScholar],
  ['jstor', (response, context) => parseCrossref(response, context, 'jstor')],
  ['llm_gemini', parseModelAnswer],
  ['llm_openai', parseModelAnswer],
  ['openalex', parseOpenAlex],
  ['opencitations', parseOpenCitations],
  ['orcid', parseOrcid],
  ['pubmed', parsePubmed],
  ['scielo', parseScielo],
  ['searchapi', parseGoogleScholar],
  ['semanticscholar', parseSemanticScholar],
  ['tavily', parseTavily],
  ['unpaywall', parseUnpaywall],
  ['wos', parseWos],
])

/** A saved page of the portal, or the OpenAlex answer on which the connector stands. */
function parseCapes(response: HttpResponse, context: ParseContext): ParsedPage {
  return response.body.trimStart().startsWith('{')
    ? parseOpenAlex(response, context, 'capes')
    : parseCapesPage(response, context)
}
