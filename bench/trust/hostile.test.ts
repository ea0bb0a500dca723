import { describe, expect, test } from 'vitest'
import { changesIn, markupOf } from './attack-markup'
import { escapesFolder, expands, isFormula, startsFormula } from './hostile'

describe('third-party text in a row of the list is text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'https://example.org/"onclick="alert(1)',
    '</title><iframe src=//example.org>',
    '{title}<b>{0}</b>{count, plural, other {<i>}}',
    '<a href="https://example.org">link</a>',
    '\u202e<b>turned round</b>',
    '{{constructor.constructor("alert(1)")()}}',
  ])('%j', (text) => expect(changesIn(markupOf(text))).toEqual([]))

  test('what would slip through is seen', () => {
    const markup = markupOf('harmless')
    // The reasons of its rank are in it, though a page loads them later.
    expect(markup).toContain('<dl')
    expect(changesIn(markup)).toEqual([])
    expect(changesIn(markup.replace('>harmless<', '><b>harmless</b><'))).toEqual(['another markup'])
    expect(changesIn(markup.replace('<li', '<li onclick="x()"'))).toEqual(['another markup'])
    const link = markupOf('https://example.org/').replaceAll('https://example.org/', 'javascript:x()')
    expect(changesIn(link)).toContain('a link to javascript:x()')
  })
})

describe('no cell of the CSV export starts a formula', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =cmd',
    '"=1',
    "'=1",
    '\u00a0=1',
    '＝1',
    '=1\n=2',
  ])('%j', (text) => {
    expect(startsFormula(text)).toBe(false)
  })
  test('what would slip through is seen', () => expect(isFormula('  =1')).toBe(true))
})

test.each([
  '../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd',
  '%2e%2e%2f',
  'a/b',
  '..',
  '.',
  '',
  '\0',
  'CON',
  'x'.repeat(5_000),
  '…/…',
])('a topic named %j becomes one plain file name', (topic) => expect(escapesFolder(topic)).toBe(false))

describe('XML neither grows nor reads files', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  )
  test.each([
    ['an external entity', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>'],
    ['an entity over the network', '<!DOCTYPE d [<!ENTITY x SYSTEM "http://127.0.0.1:9/">]><d>&x;</d>'],
    ['a billion laughs', `<!DOCTYPE d [<!ENTITY l0 "lol">${laughs}]><d>&l9;</d>`],
    [
      'one long entity many times',
      `<!DOCTYPE d [<!ENTITY x "${'x'.repeat(50_000)}">]><d>${'&x;'.repeat(20_000)}</d>`,
    ],
    [
      'an inclusion',
      '<d xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="file:///etc/passwd" parse="text"/></d>',
    ],
    ['100,000 nested elements', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`],
    ['a declaration that never ends', `<!DOCTYPE d [${'<!ENTITY '.repeat(20_000)}`],
    ['a comment that never ends', `<d>${'<!--'.repeat(50_000)}`],
    ['100,000 attributes', `<d ${Array.from({ length: 100_000 }, (_, at) => `a${at}="x"`).join(' ')}/>`],
    ['names of the prototype', '<__proto__><constructor polluted="1">x</constructor></__proto__>'],
  ])('%s', (_name, xml) => {
    expect(expands(xml, ['root:'])).toBe(false)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
