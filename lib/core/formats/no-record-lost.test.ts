import { expect, test } from 'vitest'
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
  ['records of EndNote without a line between them', '%T A\n%0 Book\n%T B\n%0 Book\n', 1],
  ['records of EndNote that begin with their type', '%0 Book\n%T A\n%0 Book\n%T B\n', 2],
  [
    'a list in JSON that was cut off',
    '[{"type":"book","title":"A"},{"type":"book","title":"{B}"},{"id":"b","ti',
    2,
  ],
  [
    'XML that was cut off',
    '<modsCollection><mods><titleInfo><title>A</title></titleInfo></mods><mods><titleInfo><ti',
    1,
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
