/**
 * Takes apart one foreign web page, in a process of its own (lib/adapters/child). linkedom neither runs scripts nor
 * fetches anything.
 */
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'

/** Of a longer page the beginning is read: what it says of itself and its first paragraphs stand there. */
const TAGS_MAX = 6_000
/** Deeper markup is no article, and the time to find its text grows with the cube of the depth. */
const DEPTH_MAX = 150
const META_MAX = 500
const CONTENT_MAX = 20_000
const TITLE_MAX = 2_000
const TEXT_MAX = 100_000

function beginningOf(html) {
  let at = -1
  for (let tags = 0; tags < TAGS_MAX; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at < 0) return html
  }
  return html.slice(0, at)
}

/** The parser adds no body of its own, and without one a page has no text. */
function parse(html) {
  const whole = /<body[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`
  return parseHTML(whole).document
}

function describe(document) {
  const meta = [...document.querySelectorAll('meta')].slice(0, META_MAX).map((element) => ({
    name: (element.getAttribute('name') ?? element.getAttribute('property') ?? '').slice(0, 200),
    content: (element.getAttribute('content') ?? '').slice(0, CONTENT_MAX),
  }))
  const title = (document.querySelector('title')?.textContent ?? '').slice(0, TITLE_MAX).trim()
  const language = document.querySelector('html[lang]')?.getAttribute('lang') ?? ''
  return { title, meta, language: language.slice(0, 2).toLowerCase() || null }
}

function isTooDeep(root) {
  let depth = 0
  for (let node = root; node; ) {
    if (node.firstElementChild) {
      node = node.firstElementChild
      depth += 1
      if (depth > DEPTH_MAX) return true
      continue
    }
    while (node && node !== root && !node.nextElementSibling) {
      node = node.parentElement
      depth -= 1
    }
    node = node && node !== root ? node.nextElementSibling : null
  }
  return false
}

function readableText(document) {
  if (isTooDeep(document.documentElement)) return null
  try {
    const article = new Readability(document).parse()
    return article?.textContent?.replace(/\s+/g, ' ').trim().slice(0, TEXT_MAX) || null
  } catch {
    // Markup beyond reading: the page's description has to do.
    return null
  }
}

/**
 * Two JSON lines: what the page says of itself, and then its readable text, which may never come when the markup is made
 * to take for ever.
 */
export function answer(input, _settings, write) {
  const document = parse(beginningOf(input.toString('utf8')))
  write(`${JSON.stringify(describe(document))}\n`)
  return `${JSON.stringify({ text: readableText(document) })}\n`
}
