import { type Forms, type Growth, rows } from './growth-fixture'

const signs = [
  '{',
  '}',
  '"',
  '\\',
  '$',
  '(',
  ')',
  '[',
  ']',
  '<',
  ',',
  ';',
  ' ',
  '\n',
  '- ',
  '#',
  '%',
  '@',
  "'",
]
const values = [
  'a ',
  'A. ',
  ' and ',
  'a and ',
  ', ',
  'a, ',
  '; ',
  'a; ',
  '1-',
  '10.5555/',
  '(a',
  'van ',
  '&amp;',
  '&',
  'https://',
  '\\"{a}',
  '{\\',
  'x',
]

/** A format whose records are lines of tags: each tag repeated, each record repeated, each sign in a value. */
function tagged(of: string, { opener, ender = '', tags, line }: TaggedFormat): Growth[] {
  const title = line(tags[0] ?? '', 'x')
  const forms: Forms = {
    'records with one id': ['', `${opener}${title}${ender}`],
    'records with ids': ['', (at) => `${opener}${line(tags[0] ?? '', `Title ${at}`)}${ender}`],
    'records parted by blanks': ['', `${opener}${title}${ender}\n\n`],
    'openers alone': ['', opener],
    'enders alone': [`${opener}${title}`, ender || '\n'],
    'lines that continue': [`${opener}${title}`, '      and on\n'],
    'lines without tag': [`${opener}${title}`, 'and on\n'],
    'title then a long line': [`${opener}${line(tags[0] ?? '', '').trimEnd()} `, 'x'],
    ...Object.fromEntries(tags.map((tag) => [`${tag} repeated`, [`${opener}${title}`, line(tag, 'Same')]])),
    ...Object.fromEntries(
      tags.map((tag) => [`${tag} different`, [`${opener}${title}`, (at) => line(tag, `Word ${at}, A`)]]),
    ),
    ...Object.fromEntries(
      [...signs, ...values].map((sign) => [
        `values of ${JSON.stringify(sign)}`,
        [opener, tags.map((tag) => line(tag, sign.replaceAll('\n', ' ').repeat(40))).join('')],
      ]),
    ),
  }
  return rows(of, forms)
}

interface TaggedFormat {
  readonly opener: string
  readonly ender?: string
  readonly tags: readonly string[]
  readonly line: (tag: string, value: string) => string
}

const dashed = (tag: string, value: string) => `${tag}  - ${value}\n`

/** Every text format in each of its repeated, unclosed and nested forms. */
export const growingTexts: readonly Growth[] = [
  ...tagged('RIS', {
    opener: 'TY  - JOUR\n',
    ender: 'ER  - \n',
    tags: ['TI', 'AU', 'KW', 'N1', 'SN', 'DA', 'UR', 'SP', 'AB', 'TY'],
    line: dashed,
  }),
  ...tagged('PubMed', {
    opener: 'PMID- 1\n',
    tags: ['TI', 'FAU', 'AU', 'MH', 'GN', 'IS', 'LID', 'PG', 'DP', 'SO'],
    line: (tag, value) => `${tag.padEnd(4)}- ${value}\n`,
  }),
  ...tagged('Ovid', {
    opener: '<1. >\n',
    tags: ['TI', 'AU', 'KW', 'IS', 'SO', 'BT', 'PG', 'DO'],
    line: dashed,
  }),
  ...tagged('EndNote', {
    opener: '%0 Book\n',
    ender: '\n',
    tags: ['T', 'A', 'K', 'Z', '@', 'P', 'D', 'Y'],
    line: (tag, value) => `%${tag} ${value}\n`,
  }),
  ...tagged('RefWorks', {
    opener: 'RT Book\n',
    tags: ['T1', 'A1', 'K1', 'NO', 'SN', 'SP', 'YR'],
    line: (tag, value) => `${tag} ${value}\n`,
  }),
  ...tagged('Web of Science', {
    opener: 'PT J\n',
    ender: 'ER\n',
    tags: ['TI', 'AU', 'AF', 'DE', 'SN', 'BP', 'PY', 'SO'],
    line: (tag, value) => `${tag} ${value}\n`,
  }),
  ...tagged('Biblioscape', {
    opener: '------\n--RT-- Book\n',
    tags: ['TI', 'AU', 'KW', 'IS', 'YP', 'PS'],
    line: (tag, value) => `--${tag}-- ${value}\n`,
  }),
  ...tagged('tagged', {
    opener: 'TI: x\nAU: y\n',
    tags: ['TI', 'AU', 'KW', 'IS', 'SO', 'PY'],
    line: (tag, value) => `${tag}: ${value}\n`,
  }),
  ...rows('BibTeX', {
    'records with one id': ['', '@article{a, title={x}}\n'],
    'records with ids': ['', (at) => `@article{a${at}, title={x ${at}}}\n`],
    'records on one line': ['', '@article{a, title={x}}'],
    'openers alone': ['', '@article{'],
    'openers on lines': ['', '@article{\n'],
    'openers with round brackets': ['', '@article('],
    'unclosed braces in fields': ['@article{k,', 'ab={x'],
    'unclosed braces in fields on lines': ['@article{k,', 'ab={x\n'],
    'unclosed quotes in fields': ['@article{k,', 'ab="x'],
    'unclosed quotes in fields on lines': ['@article{k,', 'ab="x\n'],
    'unclosed quotes and braces': ['@article{k,', 'ab="{x'],
    'unclosed comments': ['', '@comment{'],
    'unclosed preambles': ['', '@preamble{"x'],
    'braces that no field has': ['@article{k,', '{'],
    'braces on lines': ['@article{k,', '{x\n'],
    'nested braces': ['@article{k, title={', '{a', '}'.repeat(100)],
    'strings joined in a field': ['@string{a="xxxxxxxxxxxxxxxx"}\n@article{k, title=a', '#a'],
    'fields of a long string': [`@string{a="${'x'.repeat(20_000)}"}\n@article{k`, (at) => `,f${at}=a`],
    'records of a long string': [
      `@string{a="${'x'.repeat(20_000)}"}\n`,
      (at) => `@article{k${at}, title=a}\n`,
    ],
    'strings defined': ['', (at) => `@string{a${at}="x"}\n`],
    'fields with one name': ['@article{k', ', ab={x}'],
    'fields with names': ['@article{k', (at) => `, ab${at}={x}`],
    'parents of all': ['@book{p, title={x}, ab={x}}\n', (at) => `@article{k${at}, crossref={p}}\n`],
    'parents in a chain': ['', (at) => `@article{k${at}, crossref={k${at + 1}}}\n`],
    'one entry with parents': ['@article{k, crossref={', 'p,', '}}\n@book{p, title={x}}'],
    'strings that double': ['@string{a="x"}\n', '@string{a=a#a}\n', '@article{k, title=a}'],
    'words joined': ['@article{k, title=', 'a#'],
    'blanks and comments': ['@article{k', ',% x\n'],
    annotations: ['@article{k, author={A}, author+an={', '1=x;', '}}'],
    ...Object.fromEntries(
      ['title', 'author', 'keywords', 'date'].flatMap((field) =>
        [...signs, ...values].map((sign): [string, readonly [string, string, string]] => [
          `${field} closed of ${JSON.stringify(sign)}`,
          [`@article{k, year=2000, ${field}={`, sign.replace(/[{}]/g, '') || 'x', '}}'],
        ]),
      ),
    ),
  }),
  ...rows('table', {
    rows: ['Title,Authors,Year\n', 'x,"Souza, A",2020\n'],
    'unclosed quotes': ['Title,Authors,Year\n', 'a,"b,2020\n'],
    'unclosed quotes in a cell': ['Title,Authors,Year\n', '"a'],
    'one long cell': ['Title,Authors,Year\n"', 'a b '],
    'doubled quotes': ['Title,Authors,Year\n"', '""'],
    'quotes alone': ['Title,Authors,Year\n', '"'],
    'names in a cell': ['Title,Authors,Year\nx,"', 'A, ', '",2020\n'],
    'names with semicolons': ['Title,Authors,Year\nx,"', 'A; ', '",2020\n'],
    'Python lists': ['Title,Authors,Year\nx,"[', "'a', ", ']",2020\n'],
    keywords: ['Title,Keywords,Year\nx,"', 'a; ', '",2020\n'],
    'one record of columns': ['Title,Authors', ',Keywords', '\n'],
    'columns and cells': [`Title${',Keywords'.repeat(300)}\n`, 'a,'],
    'columns by name': ['Title,Authors', (at) => `,Column ${at}`, '\nx,y\n'],
    'rows of semicolons': ['Title;Authors;Year\n', ';;\n'],
    'rows of tabs': ['Title\tAuthors\n', 'x\ty\n'],
    'blank rows': ['Title,Authors,Year\n', ',\n'],
    'Web of Science rows': ['PT\tAU\tTI\tSO\n', 'J\tSouza, A\tx\ty\n'],
    'a heading that never ends': ['Title,', 'a"'],
    'Embase sources': ['Title,Source\nx,"', 'a (2014) ', '"\n'],
  }),
  ...rows('MARC', {
    records: ['', `${'00000nam a2200000 i 4500'.slice(0, 24)}245000000000\u001e00\u001fax\u001e\u001d`],
    fields: [`00000nam a2200000 i 4500${'245000000000'.repeat(300)}`, '\u001e00\u001fax'],
    subfields: ['00000nam a2200000 i 4500245000000000\u001e00', '\u001fax'],
    digits: ['00000nam a2200000 i 4500', '245000000000'],
    'keywords of a record': [
      `00000nam a2200000 i 4500${'245000000000'}${'650000000000'.repeat(300)}\u001e00\u001fax`,
      '\u001e00\u001fax',
    ],
  }),
  ...rows('NEP', {
    entries: [nep(), '\n1. x\nSouza\nDate: 2020\n'],
    'numbers alone': [nep(), '1. x\n'],
    'one entry of lines': [`${nep()}1. x\n`, 'word\n'],
    'one entry of blocks': [`${nep()}1. x\n`, '\nword\n'],
    'one entry of keywords': [`${nep()}1. x\nKeywords: `, 'a,'],
    'brackets of authors': [`${nep()}1. x\n\n`, '(a'],
    rules: [nep(), `${'-'.repeat(30)}\n`],
    'a title without end': [`${nep()}1. x`, '\n '],
  }),
  ...rows('JSON', {
    'records of CSL': ['[', '{"type":"book","title":"x"},', '{"type":"book","title":"x"}]'],
    'records with one id': ['[', '{"id":"1","type":"book","title":"x"},', '{"type":"book","title":"x"}]'],
    'lines of JSON': ['', '{"type":"book","title":"x"}\n'],
    'brackets alone': ['', '['],
    'braces alone': ['', '{"a":'],
    'nested lists': ['', '[', ']'.repeat(5_000)],
    'lines of brackets': ['', '[\n'],
    names: ['[{"type":"book","title":"x","author":[', '{"family":"x"},', '{"family":"x"}]}]'],
    'names of a record of DataCite': [
      '{"doi":"10.5555/a","titles":[{"title":"x"}],"creators":[',
      '{"name":"Souza, Ana"},',
      '{"name":"x"}]}',
    ],
    'keywords of a record of DataCite': [
      '{"doi":"10.5555/a","titles":[{"title":"x"}],"creators":[],"subjects":[',
      '{"subject":"x"},',
      '{"subject":"x"}]}',
    ],
    'an abstract of OpenAlex': [
      '{"id":"https://openalex.org/W1","title":"x","abstract_inverted_index":{',
      (at) => `"w${at}":[${at}],`,
      '"end":[0]}}',
    ],
    'quotes without end': ['[{"title":"', '\\"'],
  }),
]

function nep(): string {
  const rule = '-'.repeat(30)
  return `NEP: New Economics Papers\n\nIn this issue we have:\n\n1. x\n\n${rule}\n\n`
}
