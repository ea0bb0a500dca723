import { decodeHTML } from 'entities'
import { repairMojibake } from './mojibake'

/** Text longer than this is cut before it is cleaned, so that cleaning stays cheap on hostile input. */
const RAW_TEXT_MAX = 60_000

/** Escaped markup inside escaped markup occurs in deposits; more rounds than this do not. */
const DECODE_ROUNDS_MAX = 3

/**
 * Element names that publishers leave in titles and abstracts. Only these (and anything with a namespace prefix) are
 * taken for tags, so that "p < n and m > 3" survives.
 */
const inlineTags = new Set(
  (
    'i b u s em strong sub sup sc scp small big tt span font a italic bold underline overline strike roman sans-serif ' +
    'monospace inf ins del mark q cite code abbr math mrow mi mo mn ms mtext mspace msub msup msubsup mfrac msqrt mroot ' +
    'munder mover munderover mmultiscripts mprescripts none mstyle mpadded mphantom menclose mfenced semantics ' +
    'mtable mtr mtd mlabeledtr maligngroup malignmark named-content styled-content xref ext-link uri email ' +
    'inline-formula inline-graphic alternatives fn label o:p'
  ).split(' '),
)
const blockTags = new Set(
  (
    'p br hr div section article sec abstract list list-item li ul ol dl dt dd table tbody thead tr td th blockquote ' +
    'pre img disp-formula disp-quote graphic def-list def-item h1 h2 h3 h4 h5 h6 title subtitle abstracttext'
  ).split(' '),
)
const headingTags = new Set(['title', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Their content is no text, or repeats a formula in another notation. */
const droppedTags = /<(\/?)(?:[a-z]{1,10}:)?(tex-math|annotation|script|style)\b[^<>]{0,500}>/gi

/** Private-use character: stands for the end of a heading until the text is folded. */
const HEADING_END = '\ue000'

const tagPattern = /<(\/?)([A-Za-z][A-Za-z0-9]{0,30}(?:[:-][A-Za-z0-9-]{1,30})?)((?:\s[^<>]{0,2000})?)(\/?)>/g

/** Title text: no markup, entities decoded, blanks folded, one trailing full stop dropped; '' when nothing is left. */
export function plainTitle(raw: string): string {
  const text = fold(withoutMarkup(raw, ''))
  return /[^.]\.$/.test(text) && !/\b[A-Z]\.[A-Z]\.$/.test(text) ? text.slice(0, -1).trimEnd() : text
}

/** Abstract text on one line: headings become "Heading: ", a leading word "Abstract" is dropped; null when empty. */
export function plainAbstract(raw: string): string | null {
  const text = fold(withHeadings(withoutMarkup(raw, HEADING_END))).replace(
    /^(?:Abstract|ABSTRACT)(?:\s*[:.–—-]\s*|\s+(?=[\p{Lu}\d“"(]))/u,
    '',
  )
  return text === '' || /^(?:abstract|null|n\/a)\W*$/i.test(text) ? null : text
}

/** "Background" and "Background:" both become "Background: "; a heading that is a question keeps its mark. */
function withHeadings(text: string): string {
  return text.replace(/([:.?!])?\s*\ue000\s*/g, (_, mark: string | undefined) =>
    mark === undefined ? ': ' : `${mark} `,
  )
}

/** Any other short text (names, venues, keywords): no markup, entities decoded, blanks folded; null when empty. */
export function plainText(raw: string): string | null {
  const text = fold(withoutMarkup(raw, ''))
  return text === '' ? null : text
}

function withoutMarkup(raw: string, headingEnd: string): string {
  let text = raw.slice(0, RAW_TEXT_MAX)
  for (let round = 0; round < DECODE_ROUNDS_MAX; round++) {
    const next = decodeHTML(withoutTags(text, headingEnd))
    if (next === text) break
    text = next
  }
  return withoutTags(text, headingEnd)
}

function withoutTags(text: string, headingEnd: string): string {
  if (!text.includes('<') && !text.includes(']]>')) return text
  const bare = text.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  return withoutDropped(withoutComments(bare)).replace(tagPattern, (whole, slash: string, name: string) => {
    const local = localName(name)
    if (headingTags.has(local)) return slash === '/' && headingEnd !== '' ? headingEnd : ' '
    if (blockTags.has(local)) return ' '
    return inlineTags.has(local) || name.includes(':') ? '' : whole
  })
}

function withoutComments(text: string): string {
  let result = ''
  let from = 0
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start)
    if (end < 0) break
    result += `${text.slice(from, start)} `
    from = end + 3
  }
  return result + text.slice(from)
}

/** One pass over opening and closing tags, so that unclosed ones cost nothing. */
function withoutDropped(text: string): string {
  let result = ''
  let from = 0
  let open: { name: string; at: number } | null = null
  for (const tag of text.matchAll(droppedTags)) {
    const name = (tag[2] ?? '').toLowerCase()
    if (open === null && tag[1] === '') open = { name, at: tag.index }
    else if (open?.name === name && tag[1] === '/') {
      result += `${text.slice(from, open.at)} `
      from = tag.index + tag[0].length
      open = null
    }
  }
  return result + text.slice(from)
}

function localName(name: string): string {
  const lower = name.toLowerCase()
  return lower.slice(lower.indexOf(':') + 1)
}

function fold(text: string): string {
  // Before control signs go: half of a letter that was read in the wrong code page may be one.
  return repairMojibake(text)
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
}

/** At most `max` UTF-16 units, without cutting a pair in two; a cut text ends with "…". */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const end = /[\ud800-\udbff]/.test(text.charAt(max - 2)) ? max - 2 : max - 1
  return `${text.slice(0, end)}…`
}
