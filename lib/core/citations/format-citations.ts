import CSL from 'citeproc'
import { type CslItem, cslDateVariables } from '@/lib/core/formats/csl-item'
import { hideRaised, showRaised, withRaisedHidden } from './raised-signs'

/** A CSL style with the locales that it may ask for, as XML, by language tag ("en-US"). */
export interface CitationStyle {
  readonly style: string
  readonly language: string
  /** What the style cannot do itself to its items. */
  readonly prepare?: (item: CslItem) => CslItem
  /** Resolves in a text what `prepare` marked in its item. */
  readonly finish?: (text: string, place: 'list' | 'text') => string
  readonly locales: Readonly<Record<string, string>>
}

export interface FormattedCitation {
  readonly id: string
  /** The entry of the reference list, plain text on one line. */
  readonly citation: string
  /** What stands in the text in its place, e.g. "(Souza, 2021)". */
  readonly key: string
}

/**
 * Each item as its reference-list entry and its in-text key, in the order given; items are numbered apart (2021a, 2021b)
 * as in one list. A language whose locale was not given falls back to American English. Throws when the style is no CSL.
 */
export function formatCitations(items: readonly CslItem[], style: CitationStyle): FormattedCitation[] {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()]
  // The processor keeps its items as properties of an object, where an id such as "__proto__" has no place of its own.
  const own = unique.map((item, at) => ({
    ...withRaisedHidden(withPlainDates(style.prepare?.(item) ?? item)),
    id: `item-${at}`,
  }))
  const byId = new Map(own.map((item) => [item.id, item]))
  const engine = new CSL.Engine(
    {
      retrieveItem: (id) => byId.get(id),
      retrieveLocale: (language) => hideRaised(style.locales[language] ?? style.locales['en-US'] ?? ''),
    },
    style.style,
    style.language,
    true,
  )
  engine.opt.development_extensions.wrap_url_and_doi = false
  engine.setOutputFormat('text')
  engine.updateItems([...byId.keys()])
  const entries = entriesOf(engine)
  const finish = (text: string, place: 'list' | 'text') => showRaised(style.finish?.(text, place) ?? text)
  return own.map(({ id }, at) => ({
    id: unique[at]?.id ?? '',
    citation: finish(entries.get(id) ?? '', 'list'),
    key: finish(oneLine(engine.makeCitationCluster([{ id }])), 'text'),
  }))
}

function entriesOf(engine: InstanceType<typeof CSL.Engine>): ReadonlyMap<string, string> {
  const bibliography = engine.makeBibliography()
  if (bibliography === false) return new Map()
  const [{ entry_ids: ids }, entries] = bibliography
  return new Map(entries.map((entry, at) => [ids[at]?.[0] ?? '', oneLine(entry)]))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * The processor would read the raw text of a date again, and EDTF is not what it knows; it throws where one end of a range says more
 * than the other ("2020/2021-07").
 */
function withPlainDates(item: CslItem): CslItem {
  const result = { ...item }
  for (const variable of cslDateVariables) {
    const { 'date-parts': ends, raw: _, ...rest } = item[variable] ?? {}
    if (ends === undefined) continue
    const said = Math.min(...ends.map((parts) => parts.length))
    result[variable] = { ...rest, 'date-parts': ends.map((parts) => parts.slice(0, said)) }
  }
  return result
}
