import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import { dateFromParts } from '@/lib/core/identity/publication-date'
import {
  brokenPage,
  factsPage,
  failedPage,
  notFoundPage,
  pageOf,
  pageOfStatus,
} from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  countAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  valueAt,
} from '@/lib/core/records/read-json'

/** Reads answers of pub.orcid.org: a search for people (no works: `ok` with none) or the list of a person's works. */
export function parseOrcid(response: HttpResponse, context: ParseContext): ParsedPage {
  if (response.status === 404) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  const body = parseJson(response.body)
  if (!isJsonObject(body)) return brokenPage(response)
  const people = countAt(body, 'num-found')
  if (people !== null) return { outcome: people === 0 ? 'empty' : 'ok', total: people, records: [] }
  const groups = valueAt(body, 'group') ?? valueAt(body, 'activities-summary', 'works', 'group')
  if (!Array.isArray(groups))
    return textAt(body, 'orcid-identifier', 'path') === null
      ? failedPage('down', 'neither people nor works')
      : factsPage(null)
  const summaries = listAt({ groups }, 'groups').flatMap((group) => listAt(group, 'work-summary').slice(0, 1))
  return pageOf(
    summaries.map((summary) => workOf(summary, context)),
    null,
  )
}

function workOf(summary: unknown, context: ParseContext) {
  const ids = listAt(summary, 'external-ids', 'external-id')
  const doi = textAt(
    ids.find((id) => textAt(id, 'external-id-type') === 'doi'),
    'external-id-value',
  )
  const part = (name: string) => numberAt(summary, 'publication-date', name, 'value')
  const kind = textAt(summary, 'type') ?? ''
  return makeWork({
    source: { db: 'orcid', id: textAt(summary, 'put-code') ?? doi ?? '' },
    title: textAt(summary, 'title', 'title', 'value'),
    date: dateFromParts([part('year'), part('month'), part('day')], context.currentYear),
    venue: textAt(summary, 'journal-title', 'value'),
    type:
      kind === 'journal-article'
        ? 'article'
        : kind === 'dissertation-thesis'
          ? 'thesis'
          : kind === 'book'
            ? 'book'
            : 'other',
    doi,
    landing: textAt(summary, 'url', 'value'),
  })
}
