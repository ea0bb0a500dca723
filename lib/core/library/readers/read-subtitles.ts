import { decodeHTML } from 'entities'
import type { ReadBlocks } from '../item-content'
import type { Place, TextBlock } from '../text-block'

interface Cue {
  readonly startS: number
  readonly endS: number
  readonly text: string
}

/** A silence of this many seconds ends a paragraph, once it … */
const PAUSE_S = 2.5
/** … has this many letters; and a sentence that ends does at this many. */
const PARAGRAPH_CHARS_MIN = 200
const PARAGRAPH_CHARS = 700

const CUE_TIMES =
  /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/u

/** Subtitles (SubRip, WebVTT) as an item: what is said, in paragraphs, each cue at its time. Cues without times are left out. */
export function readSubtitles(source: string): ReadBlocks {
  const blocks: TextBlock[] = []
  let text = ''
  let places: Place[] = []
  let lastS = 0
  const close = () => {
    if (text !== '') blocks.push({ kind: 'paragraph', level: null, text, places })
    text = ''
    places = []
  }
  for (const cue of cuesOf(source)) {
    const isLong = text.length >= PARAGRAPH_CHARS && /[.!?…]["')\]]*$/u.test(text)
    const isPaused = text.length >= PARAGRAPH_CHARS_MIN && cue.startS - lastS >= PAUSE_S
    if (isLong || isPaused) close()
    lastS = cue.endS
    if (text !== '') text += ' '
    places.push({ start: text.length, locator: { type: 'timecode', value: timecode(cue.startS) }, box: null })
    text += cue.text
  }
  close()
  return { title: null, language: null, pages: null, blocks }
}

function cuesOf(source: string): Cue[] {
  return source
    .replace(/\r\n?/gu, '\n')
    .split(/\n[ \t]*\n/u)
    .flatMap((group) => {
      const lines = group.split('\n')
      const at = lines.findIndex((line) => CUE_TIMES.test(line))
      const [, ...times] = CUE_TIMES.exec(lines[at] ?? '') ?? []
      const text = spoken(lines.slice(at + 1).join(' '))
      if (at < 0 || text === '') return []
      const [h1, m1, s1, , h2, m2, s2] = times.map((part) => Number(part ?? 0))
      return [{ startS: seconds(h1, m1, s1), endS: seconds(h2, m2, s2), text }]
    })
}

const seconds = (hours = 0, minutes = 0, rest = 0): number => hours * 3_600 + minutes * 60 + rest

/** Without the signs for voice, place and shape. */
const spoken = (text: string): string =>
  decodeHTML(text.replace(/<[^<>]{0,200}>/gu, '').replace(/\{\\[^{}]{0,200}\}/gu, ''))
    .replace(/\s+/gu, ' ')
    .trim()

function timecode(totalS: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.min(999, Math.floor(totalS / 3_600))
  const rest = `${two(Math.floor(totalS / 60) % 60)}:${two(totalS % 60)}`
  return hours === 0 ? rest : `${two(hours)}:${rest}`
}
