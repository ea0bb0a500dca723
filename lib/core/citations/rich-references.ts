import CSL from 'citeproc'
import type { Inline, Inlines } from '@/lib/contracts/document-tree'
import { type CslItem, cslTextVariables } from '@/lib/core/formats/csl-item'
import type { CitationStyle } from './format-citations'
import { hideRaised, showRaised, withRaisedHidden } from './raised-signs'

/** A reference list as the style sets it, and the citations that lead to it. */
export interface RichReferences {
  /** In the order of the style, each item once; bold and italic as the style wants them, addresses as links. */
  readonly entries: readonly { readonly key: string; readonly inlines: Inlines }[]
  /** One citation of these keys together, sorted as the style wants, e.g. "(Silva, 2020; Souza, 2021)"; '' for no known key. */
  readonly cite: (keys: readonly string[], manner?: CitedManner) => string
}

/** How a single work is cited: without its author, whom the sentence names; with a page or part behind the year. */
export interface CitedManner {
  readonly yearOnly?: true
  readonly suffix?: string
}

/** The processor reads `<i>` in a title as italics; a title is text, so its brackets travel as these. */
const LESS = '\uE010'
const GREATER = '\uE011'
const brackets: readonly (readonly [RegExp, string])[] = [
  [/</g, LESS],
  [/>/g, GREATER],
]
const address = /https?:\/\/[^\s<>"]{1,1900}[^\s<>".,;:)\]]/g
const tag = /<(\/?)([a-z]+)[^>]*>/g
const entity = /&(?:#(\d{1,6})|([a-z]{2,4}));/g
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

interface SetList {
  readonly style: CitationStyle
  /** The items as JSON. */
  readonly items: string
  readonly references: RichReferences
}

/** Reading a style takes a quarter of a second, and one document is made for the page and in several formats. */
const LISTS_KEPT = 8
let lists: readonly SetList[] = []

/**
 * The items as a reference list in running text, with the citations of them. Only these items are in the list: give those
 * that are cited; letters behind years (2021a) follow from what is in it. Texts of the items stay text, markup included.
 * A language whose locale was not given falls back to American English. Throws when the style is no CSL.
 * The last lists are kept: the same items in the same style are not set again.
 */
export function formatReferencesRich(items: readonly CslItem[], style: CitationStyle): RichReferences {
  const written = JSON.stringify(items)
  const known = lists.find((list) => list.items === written && isSameStyle(list.style, style))
  const list = known ?? { style, items: written, references: setReferences(items, style) }
  lists = [list, ...lists.filter((other) => other !== known)].slice(0, LISTS_KEPT)
  return list.references
}

/** Styles are read from their files anew for each document: their texts tell whether they are the same. */
function isSameStyle(a: CitationStyle, b: CitationStyle): boolean {
  const languages = Object.keys({ ...a.locales, ...b.locales })
  return (
    a.language === b.language &&
    a.prepare === b.prepare &&
    a.finish === b.finish &&
    a.style === b.style &&
    languages.every((language) => a.locales[language] === b.locales[language])
  )
}

function setReferences(items: readonly CslItem[], style: CitationStyle): RichReferences {
  const byId = new Map(
    items.map((item) => [item.id, withRaisedHidden(textOnly(style.prepare?.(item) ?? item))]),
  )
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
  engine.setOutputFormat('html')
  engine.updateItems([...byId.keys()])
  const finish = (text: string, place: 'list' | 'text') => showRaised(style.finish?.(text, place) ?? text)
  const known = new Map<string, string>()
  const entries = entriesOf(engine).map(({ key, html }) => ({
    key,
    inlines: inlinesOf(finish(html, 'list')),
  }))
  return {
    entries,
    cite: (keys, manner = {}) => {
      // A style that does not sort its citations wants them in the order of the list (NBR 10520:2023 recommends it).
      const cited = entries.flatMap(({ key }) => (keys.includes(key) ? [key] : []))
      const name = [...cited, manner.yearOnly ?? '', manner.suffix ?? ''].join(' ')
      const text =
        known.get(name) ?? (cited.length === 0 ? '' : citationOf(engine, { keys: cited, manner, finish }))
      known.set(name, text)
      return text
    },
  }
}

function citationOf(
  engine: InstanceType<typeof CSL.Engine>,
  {
    keys,
    manner: { yearOnly, suffix },
    finish,
  }: {
    readonly keys: readonly string[]
    readonly manner: CitedManner
    readonly finish: NonNullable<CitationStyle['finish']>
  },
): string {
  const html = engine.makeCitationCluster(
    keys.map((id) => ({
      id,
      ...(yearOnly ? { 'suppress-author': true } : {}),
      // The processor reads markup in a suffix; a text has none.
      ...(suffix ? { suffix: `, ${suffix.replaceAll('<', LESS).replaceAll('>', GREATER)}` } : {}),
    })),
  )
  return inlinesOf(finish(html, 'text'))
    .map(({ text }) => text)
    .join('')
}

function entriesOf(engine: InstanceType<typeof CSL.Engine>): readonly { key: string; html: string }[] {
  const bibliography = engine.makeBibliography()
  if (bibliography === false) return []
  const [{ entry_ids: ids }, entries] = bibliography
  return entries.map((html, at) => ({ key: ids[at]?.[0] ?? '', html }))
}

/** The processor's own markup as inlines; every other bracket was text and becomes text again. */
function inlinesOf(html: string): Inline[] {
  const inlines: Inline[] = []
  const depth = { b: 0, i: 0 }
  let read = 0
  const text = html.replace(/\s+/g, ' ').trim()
  const add = (until: number) => {
    const plain = plainOf(text.slice(read, until))
    if (plain !== '') inlines.push(...linked(plain, depth))
  }
  for (const found of text.matchAll(tag)) {
    add(found.index)
    read = found.index + found[0].length
    const [, closing, name] = found
    if (name === 'b' || name === 'i') depth[name] += closing === '/' ? -1 : 1
  }
  add(text.length)
  return trimmed(joined(inlines))
}

function plainOf(text: string): string {
  return text
    .replace(entity, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replaceAll(LESS, '<')
    .replaceAll(GREATER, '>')
}

/** Running text with its web addresses as links. */
function linked(text: string, depth: { readonly b: number; readonly i: number }): Inline[] {
  const inlines: Inline[] = []
  let read = 0
  const add = (until: number) => {
    if (until > read)
      inlines.push({
        kind: 'text',
        text: text.slice(read, until),
        ...(depth.b > 0 ? { bold: true } : {}),
        ...(depth.i > 0 ? { italic: true } : {}),
      })
  }
  for (const found of text.matchAll(address)) {
    add(found.index)
    read = found.index + found[0].length
    if (URL.canParse(found[0])) inlines.push({ kind: 'link', text: found[0], href: found[0] })
    else read = found.index
  }
  add(text.length)
  return inlines
}

/** Neighbours of one form as one piece. */
function joined(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    const isAlike =
      last?.kind === 'text' &&
      inline.kind === 'text' &&
      last.bold === inline.bold &&
      last.italic === inline.italic
    if (isAlike) result[result.length - 1] = { ...last, text: last.text + inline.text }
    else result.push(inline)
  }
  return result
}

function trimmed(inlines: readonly Inline[]): Inline[] {
  return inlines
    .map((inline, at) => {
      if (inline.kind !== 'text') return inline
      const start = at === 0 ? inline.text.trimStart() : inline.text
      return { ...inline, text: at === inlines.length - 1 ? start.trimEnd() : start }
    })
    .filter(({ text }) => text !== '')
}

function textOnly(item: CslItem): CslItem {
  const result = { ...item }
  for (const variable of cslTextVariables) {
    const text = item[variable]
    if (text !== undefined)
      result[variable] = brackets.reduce((kept, [mark, sign]) => kept.replace(mark, sign), text)
  }
  return result
}
