import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { authorFromParts } from '@/lib/core/identity/person-name'
import { dateFromText } from '@/lib/core/identity/publication-date'
import { brokenPage, failedPage, notFoundPage, pageOf, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  countAt,
  isJsonObject,
  listAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'

/** Reads any answer of clinicaltrials.gov API v2: a page of studies or one study. */
export function parseClinicalTrials(response: HttpResponse, context: ParseContext): ParsedPage {
  if (response.status === 404) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  const body = parseJson(response.body)
  if (!isJsonObject(body)) return brokenPage(response)
  if (isJsonObject(valueAt(body, 'protocolSection'))) return pageOf([study(body, context)], null)
  if (!Array.isArray(valueAt(body, 'studies'))) return failedPage('down', 'no studies')
  const studies = listAt(body, 'studies').filter((item) => isJsonObject(valueAt(item, 'protocolSection')))
  return pageOf(
    studies.map((item) => study(item, context)),
    countAt(body, 'totalCount'),
  )
}

function study(item: unknown, context: ParseContext): Work {
  const section = valueAt(item, 'protocolSection')
  const id = textAt(section, 'identificationModule', 'nctId') ?? ''
  return makeWork({
    source: { db: 'clinicaltrials', id },
    title:
      textAt(section, 'identificationModule', 'briefTitle') ??
      textAt(section, 'identificationModule', 'officialTitle'),
    authors: [
      authorFromParts({ full: textAt(section, 'sponsorCollaboratorsModule', 'leadSponsor', 'name') }),
    ],
    date: dateFromText(textAt(section, 'statusModule', 'startDateStruct', 'date') ?? '', context.currentYear),
    venue: 'ClinicalTrials.gov',
    type: 'trial',
    abstract: textAt(section, 'descriptionModule', 'briefSummary'),
    keywords: [
      ...textsAt(section, 'conditionsModule', 'conditions'),
      ...textsAt(section, 'conditionsModule', 'keywords'),
    ],
    landing: id === '' ? null : `https://clinicaltrials.gov/study/${id}`,
    openAccess: true,
  })
}
