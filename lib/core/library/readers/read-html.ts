import { normaliseLanguage } from '@/lib/core/text/language-code'
import type { ReadBlocks } from '../item-content'
import { collectBlocks, inSections, type LooseBlock } from './collect-blocks'
import { attributeOf, scanMarkup } from './scan-markup'

/** Elements that hold no text of the document. */
const skipped = new Set(
  'script style noscript template svg nav aside footer form button select iframe object head math textarea audio video'.split(
    ' ',
  ),
)
const voids = new Set('br hr img input link meta source wbr area base col embed param track'.split(' '))
/** Elements that begin a block of their own. */
const blockElements = new Set(
  'p div section article main header body blockquote pre dt dd dl ul ol figure figcaption caption address details summary hr td th tr'.split(
    ' ',
  ),
)

export interface HtmlText {
  readonly title: string | null
  readonly language: string | null
  readonly blocks: readonly LooseBlock[]
}

/** The text of an HTML or XHTML document in blocks: what stands in menus, scripts and forms is left out. Never throws. */
export function htmlText(source: string): HtmlText {
  const collector = collectBlocks()
  let language: string | null = null
  let title = ''
  let isTitle = false
  let skip: { readonly name: string; depth: number } | null = null
  scanMarkup(source, (token) => {
    if (token.kind === 'text') {
      if (isTitle) title += token.text
      else if (skip === null) collector.add(token.text)
      return
    }
    const { name } = token
    if (name === 'title' && (skip === null || skip.name === 'head')) {
      isTitle = token.kind === 'open'
      return
    }
    if (token.kind === 'open' && name === 'html') language = attributeOf(token.attributes, '(?:xml:)?lang')
    // A page that never closes its head still has a body.
    if (name === 'body') skip = null
    if (skip !== null) {
      if (name === skip.name && !(token.kind === 'open' && token.isEmpty))
        skip.depth += token.kind === 'open' ? 1 : -1
      if (skip.depth <= 0) skip = null
      return
    }
    if (skipped.has(name)) {
      if (token.kind === 'open' && !token.isEmpty) skip = { name, depth: 1 }
      return
    }
    takeTag(collector, name, token.kind === 'open')
  })
  const printed = title.replace(/\s+/gu, ' ').trim()
  return {
    title: printed === '' ? null : printed,
    language: language === null ? null : normaliseLanguage(language),
    blocks: collector.finish(),
  }
}

function takeTag(collector: ReturnType<typeof collectBlocks>, name: string, isOpen: boolean): void {
  const heading = /^h([1-6])$/.exec(name)
  if (heading) {
    if (isOpen) collector.begin('heading', Number(heading[1]))
    else collector.begin('paragraph')
  } else if (name === 'table') {
    if (isOpen) collector.openTable()
    else collector.closeTable()
  } else if (name === 'td' || name === 'th') {
    if (!isOpen) collector.endCell()
  } else if (name === 'tr') {
    if (!isOpen) collector.endRow()
  } else if (name === 'li') collector.begin(isOpen ? 'entry' : 'paragraph')
  else if (voids.has(name)) collector.add(' ')
  else if (blockElements.has(name)) collector.begin('paragraph')
}

/** An HTML document as an item: the headings are its sections. */
export function readHtml(source: string): ReadBlocks {
  const { title, language, blocks } = htmlText(source)
  const heading = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text
  return { title: heading ?? title, language, pages: null, blocks: inSections(blocks) }
}
