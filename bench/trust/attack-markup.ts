import { readdirSync, readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SourceListItem } from '@/components/sources/source-list-item'
import type { SourceRow as Row } from '@/lib/contracts/source-validation'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'

const FOLDER = 'messages/en'
const messages = Object.fromEntries(
  // The folder in it holds the words of documents, which no page shows.
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((file): [string, Record<string, never>] => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')),
    ]),
)

const nothing = () => undefined
const actions = {
  tick: nothing,
  maybe: nothing,
  skip: nothing,
  exclude: nothing,
  open: nothing,
  why: nothing,
  cite: nothing,
  write: nothing,
  join: nothing,
}

/** A row in which every text that comes from outside is this one. */
function rowOf(text: string): Row {
  const work = workFixture({
    title: text,
    authors: [{ family: text, given: text }, { full: text }],
    venue: text,
    abstract: text,
    keywords: [text],
    doi: text,
    urls: { landing: text, pdf: text },
    peerReviewHint: text,
  })
  const { members, ...source } = makeSource('s1', { work, members: [work] })
  return {
    ...source,
    relevancy: {
      score: 50,
      parts: [{ name: 'title', score: 50, weight: 1, ground: text, unknown: false }],
      reason: text,
    },
    summary: { text, language: 'en', engine: text },
    access: { state: 'open', url: text, openCopyUrl: text, checkedAt: null },
    mergedCount: members.length,
    hasAbstract: true,
  }
}

/** The markup that a row of the list becomes when all its texts are this one, its explanation unfolded. */
export function markupOf(text: string): string {
  const entry = {
    sourceId: 's1',
    decision: 'exclude',
    reason: text,
    decidedAt: '2026-01-01T00:00:00.000Z',
  } as const
  const row = createElement(SourceListItem, {
    row: rowOf(text),
    number: 1,
    entry,
    active: true,
    explained: true,
    gone: false,
    joining: 'no',
    reason: undefined,
    written: text,
    isCompact: false,
    actions,
  })
  const props = { locale: 'en', timeZone: 'UTC', messages, children: row }
  return renderToStaticMarkup(createElement(NextIntlClientProvider, props))
}

/** The elements and attribute names of some markup, links apart: what a text may never change. */
function shapeOf(markup: string): readonly string[] {
  const { document } = parseHTML(`<html><body>${markup}</body></html>`)
  return [...document.querySelectorAll('*')]
    .filter((element) => element.localName !== 'svg' && element.localName !== 'path')
    .map((element) => `${element.localName} ${[...element.attributes].map(({ name }) => name).join(' ')}`)
}

// The reasons of a rank are loaded when they are first shown: before that a row has a place for them only.
markupOf('')
await import('@/components/sources/source-why')
await new Promise((resolve) => setImmediate(resolve))

const harmless = shapeOf(markupOf('A harmless text'))
const harmlessLink = shapeOf(markupOf('https://example.org/'))

/** What is not as it is with a harmless text: elements, attributes, or links to anything but the web. */
export function changesIn(markup: string): readonly string[] {
  const shape = shapeOf(markup)
  const isSame = [harmless, harmlessLink].some((known) => known.join('\n') === shape.join('\n'))
  const links = [...markup.matchAll(/(?:href|src|action)="([^"]*)"/g)].map((match) => match[1] ?? '')
  const foreign = links.filter((link) => !/^https?:\/\//.test(link))
  return [...(isSame ? [] : ['another markup']), ...foreign.map((link) => `a link to ${link}`)]
}
