import { expect, test } from 'vitest'
import { decodeText } from '@/lib/core/text/decode-text'
import { readReferences } from './read-references'

const ris = (...titles: string[]) => titles.map((title) => `TI  - ${title}\nER  - `)

/** What people bring: broken, cut off, or written by a program that nobody knows. */
const files: readonly (readonly [what: string, text: string, records: number])[] = [
  ['an entry without fields', '@article{key1}\n@article{key2, title={A}}', 2],
  ['an entry without key and fields', '@article{}\n@book{b,title={B}}', 2],
  ['an entry that only names its language or file', '@misc{x, language={english}, file={x.pdf}}', 1],
  ['an entry without end', '@article{a, title={One\n@article{b, title={Two}}\n', 2],
  ['entry types with hyphens, digits, underscores', '@my-type{a,title={A}}\n@in_book2{b,title={B}}', 2],
  ['shared fields and groups of keys, which are no works', '@xdata{x}\n@set{s}\n@book{a,title={A}}', 1],
  ['entries on a page of the web', '<html><body><pre>@article{a,title={One}}</pre></body></html>', 1],
  [
    'entries that quote another format',
    '@article{a,abstract={\nPT A trial\nTY  - x\n}, title={One}}\n@misc{b,title={T}}',
    2,
  ],
  ['a record of RIS before the first type', `TI  - Zero\n${['', ...ris('One')].join('\nTY  - JOUR\n')}`, 2],
  ['records of EndNote without a line between them', '%T A\n%0 Book\n%T B\n%0 Book\n', 2],
  ['records of EndNote that begin with their type', '%0 Book\n%T A\n%0 Book\n%T B\n', 2],
  [
    'a list in JSON that was cut off',
    '[{"type":"book","title":"A"},{"type":"book","title":"{B}"},{"id":"b","ti',
    3,
  ],
  [
    'XML that was cut off',
    '<modsCollection><mods><titleInfo><title>A</title></titleInfo></mods><mods><titleInfo><ti',
    2,
  ],
  [
    'MARC in the answer of a catalogue, whose own records wrap it',
    '<zs:records><zs:record><zs:recordData><record><datafield tag="245"><subfield code="a">A</subfield></datafield></record></zs:recordData></zs:record></zs:records>',
    1,
  ],
]

test.each(files)('no record is lost in %s', (_, text, records) => {
  expect(readReferences(text).items).toHaveLength(records)
})

/** One record of each format that is glued, cut and broken below, and the line that begins each. */
const formats: Readonly<Record<string, readonly [record: (n: number) => string, start: RegExp]>> = {
  BibTeX: [(n) => `@article{k${n},\n  title = {Title ${n}},\n  year = 2001\n}\n`, /^@article\{/gm],
  RIS: [(n) => `TY  - JOUR\nTI  - Title ${n}\nPY  - 2001\nER  - \n`, /^TY {2}- \S/gm],
  PubMed: [(n) => `PMID- 100${n}\nTI  - Title ${n}\nDP  - 2001\n`, /^PMID- \S/gm],
  'Web of Science': [(n) => `PT J\nTI Title ${n}\nPY 2001\nER\n`, /^PT J/gm],
  EndNote: [(n) => `%0 Journal Article\n%T Title ${n}\n%D 2001\n`, /^%0 \S/gm],
  RefWorks: [(n) => `RT Journal Article\nT1 Title ${n}\nYR 2001\n`, /^RT \S/gm],
  Biblioscape: [(n) => `--RT-- article\n--TI-- Title ${n}\n--YP-- 2001\n-------\n`, /^--RT-- /gm],
  Ovid: [(n) => `<${n}. >\nTI  - Title ${n}\nYR  - 2001\n`, /^<\d+\. >/gm],
}
const names = Object.keys(formats)
const joints = names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other]))

test.each(joints)('no record is lost where %s stands before %s without a line between them', (one, other) => {
  const [before] = formats[one ?? ''] ?? []
  const [behind] = formats[other ?? ''] ?? []
  const text = [before?.(1), before?.(2), behind?.(3), behind?.(4)].join('')
  const titles = readReferences(text).items.map(({ title }) => title)
  expect(titles).toEqual(['Title 1', 'Title 2', 'Title 3', 'Title 4'])
})

test.each([
  'TY  - JOUR\nTI  - One\nAB  - They write\nPMID- 1234\nin each file.\nPY  - 2001\nER  - \n',
  'PMID- 1001\nTI  - One\nAB  - Files begin with\nTY  - JOUR\n      and end so.\nDP  - 2001\n',
  '%0 Book\n%T One\n%X A line such as\n@article{key, or\nso is quoted\n%D 2001\n',
])('one line of another format inside a text begins no record', (text) => {
  expect(readReferences(text).items).toHaveLength(1)
})

const started = (text: string) =>
  Object.values(formats).reduce((sum, [, start]) => sum + [...text.matchAll(start)].length, 0)
const garbage = ['', '\nExported: 2 records\n\n', '\n%%% ]]} { "quote\n', '\n<<<>>>\n\n', '\nER  - \n\t\n']

test.each(Object.entries(formats))(
  '%s: as many rows as records begin, whatever happened to the file',
  (_, [record]) => {
    const whole = [1, 2, 3].map(record).join('\n')
    const lines = whole.split('\n')
    const broken = [
      ...garbage.map((gap) => gap + [1, 2, 3].map(record).join(gap)),
      ...[...whole].flatMap((_, at) => [whole.slice(0, at), whole.slice(0, at) + whole.slice(at + 1)]),
      ...lines.flatMap((_, at) => [
        lines.toSpliced(at, 1).join('\n'),
        lines.toSpliced(at, 0, 'x').join('\r\n'),
      ]),
      ...Object.values(formats).map(([other]) => `${whole}\n${other(4)}\n${other(5)}`),
    ]
    for (const text of broken)
      expect.soft(readReferences(text).items.length, text).toBeGreaterThanOrEqual(started(text))
  },
)

test.each([
  [
    'XML',
    '<records><record><x>lost words</x></record><record><titles><title>A</title></titles></record></records>',
  ],
  ['JSON', '[{"x":"lost words"},{"type":"book","title":"A"}]'],
  ['a table', 'title,year,x\n,,lost words\nA,2001,\n'],
  ['RIS', 'TY  - JOUR\nXX  - lost words\nER  - \nTY  - JOUR\nTI  - A\nER  - \n'],
])('a record of %s that says nothing stands there with its text', (_, text) => {
  const { items } = readReferences(text)
  expect(items.map(({ title, custom }) => title ?? custom?.unread)).toEqual([
    expect.stringContaining('lost words'),
    'A',
  ])
})

test('a file in whose format nothing can be read is one row with its text, and an empty one is none', () => {
  const [item] = readReferences('--XX-- lost words\n').items
  expect(item?.custom?.unread).toContain('lost words')
  for (const empty of ['title,year\n', '@comment{nothing}\n', '', '\n'])
    expect(readReferences(empty).items).toEqual([])
})

test('an entry of the mailing list of RePEc is read without the table of contents', () => {
  const text =
    'nep.repec.org\n\n7. A study\nDate: \t2005-11-07\nBy: \tAnn Bell (A house)\nCarl Dee (B house)\n'
  const [item] = readReferences(text).items
  expect(item).toMatchObject({ title: 'A study', author: [{ family: 'Bell' }, { family: 'Dee' }] })
})

test('an entry of which nothing can be read stands there with its text', () => {
  const [item] = readReferences('@article{key1, titel=}\n@book{b,title={B}}').items
  expect(item).toMatchObject({ id: 'key1', custom: { unread: expect.stringContaining('@article{key1') } })
})

test.each([
  ['ovid', '<1. >\nAU  - Werner, S. M. [Author, Reprint Author; E-mail: a@b.c]\nTI  - Thrips', 'Werner'],
  [
    'mods',
    '<mods><titleInfo><title>T</title></titleInfo><name><namePart type="family">Sá</namePart></name></mods>',
    'Sá',
  ],
])('roles and addresses beside a name are no part of it: %s', (_, text, family) => {
  expect(readReferences(text).items[0]?.author).toMatchObject([{ family }])
})

test('a thesis in MARC is of its university, and pages of a part are found behind any word for them', () => {
  const field = (tag: string, ...codes: string[]) =>
    `<datafield tag="${tag}">${codes.map((code) => `<subfield code="${code[0]}">${code.slice(1)}</subfield>`).join('')}</datafield>`
  const thesis = [
    field('245', 'aT'),
    field('264', 'bReprints'),
    field('502', 'cA University'),
    field('300', 'axii, 127 Seiten'),
  ]
  const part = [field('245', 'aP'), field('773', 'gpages:447-473'), field('773', 'tA book')]
  const text = `<collection>${[thesis, part].map((fields) => `<record>${fields.join('')}</record>`).join('')}</collection>`
  expect(readReferences(text).items).toMatchObject([
    { publisher: 'A University', 'number-of-pages': '127' },
    { 'container-title': 'A book', page: '447-473' },
  ])
})

/** Files of three records with accents, of the formats above and of those that a file holds once. */
const title = (n: number) => `Título número ${n}: ação`
const three = (record: (n: number) => string, joint = '') => [0, 1, 2].map(record).join(joint)
const whole: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(formats).map(([name, [record]]) => [
      name,
      three((n) => record(n).replace(/Title \d/, title(n)), '\n'),
    ]),
  ),
  Copac: three((n) => `TI- ${title(n)}\nAU- Silva, A\nPY- 2001\n\n`),
  CSV: `Title,Authors,Year\n${three((n) => `"${title(n)}","Silva, A.",2001\n`)}`,
  TSV: `Title\tAuthors\tYear\n${three((n) => `${title(n)}\tSilva, A.\t2001\n`)}`,
  'CSL-JSON': JSON.stringify(
    [0, 1, 2].map((n) => ({ type: 'book', title: title(n) })),
    null,
    1,
  ),
  MODS: `<modsCollection>\n${three((n) => `<mods><titleInfo><title>${title(n)}</title></titleInfo></mods>\n`)}</modsCollection>\n`,
}
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const lineEnd = (sign: string) => (text: string) => Buffer.from(text.replaceAll('\n', sign))
const linesBegin = (sign: string) => (text: string) => Buffer.from(text.replace(/^/gm, sign))
const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 with a mark, little end first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 with a mark, big end first': (text) => utf16be(`\uFEFF${text}`),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'Windows-1252': (text) => Buffer.from(text, 'latin1'),
  'UTF-8 up to the last line, which is Windows-1252': (text) => {
    const at = text.lastIndexOf('Título')
    return Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(text.slice(at), 'latin1')])
  },
  'line ends of Windows': lineEnd('\r\n'),
  'line ends of Windows, written twice': lineEnd('\r\r\n'),
  'line ends of old Macs': lineEnd('\r'),
  'blank lines between all lines': lineEnd('\n\n'),
  'blank lines first': (text) => Buffer.from(`\n \n\n${text}`),
  'zeros as padding': (text) => Buffer.from(`${text}\0\0\0`),
  'every line indented': linesBegin('  '),
  'every line quoted, as in an answer by mail': linesBegin('> '),
}

test.each(Object.entries(encodings))('no record and no accent is lost in %s', (_, encode) => {
  for (const [name, text] of Object.entries(whole)) {
    const titles = readReferences(decodeText(encode(text)) ?? '').items.map((item) => item.title)
    expect.soft([name, ...titles]).toEqual([name, title(0), title(1), title(2)])
  }
})

test('a broken record of a list in JSON costs no other, and two lists are one', () => {
  const titles = (text: string) =>
    readReferences(text).items.map((item) => item.title ?? item.custom?.unread?.slice(0, 9))
  const [one, two] = ['{"type":"book","title":"A"}', '{"type":"book","title":"B"}']
  expect(titles(`[${one},\n{"type":"book" "title":"X"},\n${two}]`)).toEqual(['A', '{"type":"', 'B'])
  expect(titles(`[${one}]\n[${two}]`)).toEqual(['A', 'B'])
})

/** Whole files of one work each, as they are glued together. */
const single: Readonly<Record<string, (n: number) => string>> = {
  BibTeX: (n) => `@article{k${n}, title={T${n}}, year=2001}\n`,
  RIS: (n) => `TY  - JOUR\nTI  - T${n}\nER  - \n`,
  'CSL-JSON': (n) => `[{"type":"book","title":"T${n}","author":[{"family":"A"}]}]\n`,
  'JSON lines': (n) => `{"type":"book","title":"T${n}","author":[{"family":"A"}]}\n`,
  'PubMed XML': (n) =>
    `<?xml version="1.0" ?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD" "https://dtd.nlm.nih.gov/x.dtd">\n<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>${n}</PMID><Article><ArticleTitle>T${n}</ArticleTitle></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>\n`,
  MODS: (n) => `<?xml version="1.0"?>\n<mods><titleInfo><title>T${n}</title></titleInfo></mods>\n`,
  'EndNote XML': (n) =>
    `<?xml version="1.0"?><xml><records><record><ref-type name="Book">6</ref-type><titles><title>T${n}</title></titles></record></records></xml>\n`,
}
const pairs = Object.keys(single).flatMap((one) => Object.keys(single).map((other) => [one, other] as const))

test.each(pairs)('no work is lost where a file of %s and one of %s were glued together', (one, other) => {
  const text = `${single[one]?.(1)}${single[other]?.(2)}${single[one]?.(3)}`
  expect(readReferences(text).items.map((item) => item.title ?? item.custom?.unread)).toEqual([
    'T1',
    'T2',
    'T3',
  ])
})

test.each([
  ['words before a document', `Exported on Monday\n${single.MODS?.(1)}`, ['T1']],
  ['headings that stand twice', 'Title,Year\nT1,2001\nTitle,Year\nT2,2002\n', ['T1', 'T2']],
  [
    'a sign of "less than" that nobody escaped',
    '<modsCollection><mods><titleInfo><title>p < 0.05</title></titleInfo></mods><mods><titleInfo><title>B</title></titleInfo></mods></modsCollection>',
    ['p < 0.05', 'B'],
  ],
])('%s cost no record', (_, text, titles) => {
  expect(readReferences(text).items.map((item) => item.title)).toEqual(titles)
})
