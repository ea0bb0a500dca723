import type { ParseContext } from '@/lib/contracts/connector'
import type { Work } from '@/lib/contracts/work'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts } from '@/lib/core/identity/publication-date'
import { makeWork } from '@/lib/core/records/make-work'
import { countAt, listAt, numberAt, textAt, valueAt } from '@/lib/core/records/read-json'
import { typeOfDocument } from './wos-document-type'

/** The records of an Expanded answer; `records` is "" where there are none, and one record may stand without a list. */
export function expandedRecords(body: unknown): readonly unknown[] {
  const records = valueAt(body, 'Data', 'Records', 'records')
  return listAt(records, 'REC')
}

export function expandedTotal(body: unknown): number | null {
  return countAt(body, 'QueryResult', 'RecordsFound')
}

/** A full record (`static_data`) or an item of a reference list (`CitedTitle`); numbers may come as text. */
export function expandedReference(item: unknown, context: ParseContext): Work {
  const uid = textAt(item, 'UID') ?? ''
  if (valueAt(item, 'static_data') !== undefined) return fullRecord(item, uid, context)
  return makeWork({
    source: { db: 'wos', id: uid },
    title: textAt(item, 'CitedTitle'),
    authors: [parsePersonName(textAt(item, 'CitedAuthor') ?? '')],
    date: dateFromParts([numberAt(item, 'Year')], context.currentYear),
    venue: textAt(item, 'CitedWork'),
    doi: textAt(item, 'DOI'),
    volume: textAt(item, 'Volume'),
    pages: textAt(item, 'Page'),
    citations: countAt(item, 'TimesCited'),
  })
}

function fullRecord(item: unknown, uid: string, context: ParseContext): Work {
  const summary = valueAt(item, 'static_data', 'summary')
  const titles = listAt(summary, 'titles', 'title')
  const titleOf = (kind: string) => {
    const found = titles.find((title) => textAt(title, 'type') === kind)
    return textAt(found, 'content')
  }
  const identifiers = listAt(item, 'dynamic_data', 'cluster_related', 'identifiers', 'identifier')
  const idOf = (...kinds: readonly string[]) =>
    textAt(
      identifiers.find((id) => kinds.includes(textAt(id, 'type') ?? '')),
      'value',
    )
  const abstract = valueAt(
    item,
    'static_data',
    'fullrecord_metadata',
    'abstracts',
    'abstract',
    'abstract_text',
    'p',
  )
  return makeWork({
    source: { db: 'wos', id: uid },
    title: titleOf('item'),
    authors: listAt(summary, 'names', 'name')
      .filter((name) => (textAt(name, 'role') ?? 'author') === 'author')
      .map((name) => parsePersonName(textAt(name, 'full_name') ?? textAt(name, 'display_name') ?? '')),
    date: dateFromParts([numberAt(summary, 'pub_info', 'pubyear')], context.currentYear),
    venue: titleOf('source'),
    issn: [idOf('issn') ?? '', idOf('eissn') ?? ''],
    type: typeOfDocument(
      listAt(summary, 'doctypes', 'doctype').flatMap(
        (kind) => textAt({ kind }, 'kind') ?? textAt(kind, 'content') ?? [],
      ),
    ),
    abstract: listAt({ abstract }, 'abstract')
      .flatMap((part) => textAt({ part }, 'part') ?? [])
      .join(' '),
    doi: idOf('doi', 'xref_doi'),
    pmid: idOf('pmid'),
    volume: textAt(summary, 'pub_info', 'vol'),
    issue: textAt(summary, 'pub_info', 'issue'),
    pages: textAt(summary, 'pub_info', 'page', 'content'),
    citations: citationsOf(item),
    peerReviewHint: uid.startsWith('WOS:') ? 'in a journal curated by Web of Science' : null,
  })
}

function citationsOf(item: unknown): number | null {
  const counts = listAt(item, 'dynamic_data', 'citation_related', 'tc_list', 'silo_tc')
  const own = counts.find((entry) => /^wos$/i.test(textAt(entry, 'coll_id') ?? '')) ?? counts[0]
  return countAt(own, 'local_count')
}
