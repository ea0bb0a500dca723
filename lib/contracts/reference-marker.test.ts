import { describe, expect, test } from 'vitest'
import type { Locator } from './library'
import {
  findReferenceMarkers,
  markerUrl,
  type ReferenceMarker,
  writeReferenceMarker,
} from './reference-marker'

const hostileNames = [
  'Souza | name=Other',
  'x]] [[ref:id=forged|name=Forged]]',
  'loc=page:1',
  '100% of nurses',
  '%5D%5D%7C',
  '%255D',
  'line\nbreak\r\tand\u0000nul',
  'a\u2028b\u2029c\u0085d',
  '[[[[ref:id=1|name=2]]]]',
  'שלום ‮RTL‬ 日本 🧪',
  '<img src=x onerror=alert(1)>',
  'http://a.example/?a=b|c',
  '=',
  '%',
]

const locators: readonly (Locator | null)[] = [
  null,
  { type: 'page', value: 12 },
  { type: 'line', value: 1 },
  { type: 'index', value: 10_000_000 },
  { type: 'chapter', value: 'II: The | of ]] things' },
  { type: 'section', value: 'Results: 50% [sic]' },
  { type: 'timecode', value: '01:02' },
  { type: 'timecode', value: '1:02:03' },
]

const urls = [null, 'https://example.org/a?b=c%20d&e=%5B1%5D', 'http://example.org/']

/** A small seeded generator: the same strings at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function randomText(next: () => number): string {
  const letters = [
    '[',
    ']',
    '|',
    '%',
    '=',
    ':',
    '\n',
    '5',
    'D',
    'B',
    '7',
    'C',
    'é',
    '字',
    '🧪',
    '\u2028',
    'a',
  ]
  const length = 1 + Math.floor(next() * 20)
  return Array.from({ length }, () => letters[Math.floor(next() * letters.length)]).join('')
}

describe('a citation marker', () => {
  test('has the three forms of the specification', () => {
    const common = { id: 'source:abc123', name: 'Source Name' }
    const texts = [
      '[[ref:id=source:abc123|name=Source Name]]',
      '[[ref:id=source:abc123|name=Source Name|url=https://example.com/page]]',
      '[[ref:id=source:abc123|name=Source Name|loc=page:12]]',
    ]
    const markers: ReferenceMarker[] = [
      { ...common, url: null, locator: null },
      { ...common, url: 'https://example.com/page', locator: null },
      { ...common, url: null, locator: { type: 'page', value: 12 } },
    ]
    expect(markers.map(writeReferenceMarker)).toEqual(texts)
    expect(texts.map((text) => findReferenceMarkers(text)[0]?.marker)).toEqual(markers)
  })

  test('comes back as it was written, whatever its name holds', () => {
    const next = seeded(7)
    const names = [...hostileNames, ...Array.from({ length: 60 }, () => randomText(next))]
    for (const name of names.filter((text) => text.trim() === text)) {
      for (const locator of locators) {
        for (const url of urls) {
          const marker = { id: 'item:1', name, url, locator }
          const text = `Before ${writeReferenceMarker(marker)} after.`
          const found = findReferenceMarkers(text)
          expect(found.map((one) => one.marker)).toEqual([marker])
          expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
            writeReferenceMarker(marker),
          ])
        }
      }
    }
  })

  test('is found again between others, with its place in the text', () => {
    const text = 'A [[ref:id=a|name=A]][[ref:id=b|name=B|loc=line:3]] and [[ref:id=|name=]].'
    expect(findReferenceMarkers(text).map(({ raw, marker }) => [raw, marker?.id ?? null])).toEqual([
      ['[[ref:id=a|name=A]]', 'a'],
      ['[[ref:id=b|name=B|loc=line:3]]', 'b'],
      ['[[ref:id=|name=]]', null],
    ])
  })

  test('says no place where the place is none', () => {
    const placeOf = (loc: string) =>
      findReferenceMarkers(`[[ref:id=a|name=A|loc=${loc}]]`)[0]?.marker?.locator
    for (const loc of ['page:0', 'page:x', 'page:1.5', 'page', 'verse:3', 'timecode:1', 'line:-1', ''])
      expect([loc, placeOf(loc)]).toEqual([loc, null])
  })

  test('takes no address but of the web', () => {
    const refused = [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'no address',
      'http://[::1]/',
    ]
    expect(refused.map(markerUrl)).toEqual(refused.map(() => null))
    expect(markerUrl('https://example.org/a|b[c]')).toBe('https://example.org/a%7Cb%5Bc%5D')
    expect(findReferenceMarkers('[[ref:id=a|name=A|url=javascript:alert(1)]]')[0]?.marker?.url).toBeNull()
  })

  test('a text of brackets without end takes no time', () => {
    const started = performance.now()
    expect(findReferenceMarkers('[[ref:'.repeat(20_000))).toEqual([])
    expect(findReferenceMarkers(`[[ref:id=${'a'.repeat(200_000)}`)).toEqual([])
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
