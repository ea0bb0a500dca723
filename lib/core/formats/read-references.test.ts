import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Work } from '@/lib/contracts/work'
import { decodeText } from '@/lib/core/text/decode-text'
import { readReferences } from './read-references'
import { workFromCsl } from './work-from-csl'

const ris = `TY  - JOUR
TI  - Work at home
  and rest
AU  - Souza, Ana
A1  - Lima,B.C.
PY  - 2020/05/03/
JO  - J. Rest
JF  - Journal of Rest
SP  - 476
EP  - 81
DO  - https://doi.org/10.5555/AbC.1
KW  - home
ER  - 

TY  - BOOK
T1  - A book without end
AU  - Reis, C
TY  - THES
T1  - The next record
PB  - A University
`
const bibtex = `@string{jr = "Journal of Rest"}
@comment{not @this{one}}
@article{souza, author = {Souza, Ana and {World Rest Group} and van der Berg, Jo},
  title = {{Rest} and $\\alpha$-waves: \\textit{caf\\'e} \\& caf{\\'e}s}, journal = jr, year = 2020, month = may,
  pages = {1--9}, doi = {10.5555/x}
}
@book{broken, title = {Never closed, author = {Reis, C}, year = {2019}
@inproceedings(lima, title = "Talk about "rest" today", booktitle = "Proc.", year = "2018")
`
const nbib = `PMID- 1
TI  - Resting in
      the afternoon.
FAU - Souza, Ana B
AU  - Souza AB
DP  - 2020 May 3
JT  - Journal of rest
PG  - 475-82
LID - 10.5555/y [doi]

PMID- 2
TI  - Second.
`
const publishOrPerish = `Cites,Authors,Title,Year,Source,Publisher,ArticleURL,DOI,ISSN,Volume,Issue,StartPage,EndPage
12,"A Souza, BC Lima",Rest at work,2020,Journal of Rest,A Press,https://example.org/a,10.5555/z,1234-5679,3,2,10,19
`
const wos = `FN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Souza, A
   Lima, BC
AF Souza, Ana
   Lima, Bruno C.
TI Rest at
   work
SO JOURNAL OF REST
PY 2020
BP 10
EP 19
ER

EF
`
const endnote = `%0 Journal Article
%A Souza, Ana
%T Rest at work
%J Journal of Rest
%D 2020
%P 10-19
`
const rule = '-'.repeat(76)
const nep = `From ernad at nep.example.org  Tue Sep  6 12:33:00 2005
Subject: [nep-rst] 2005-09-02, 2 papers

${rule}
NEP: New Economics Papers
Rest
${rule}

In this issue we have:
${rule}

1. Rest at work
   Ana Souza (A University); Bruno Lima

2. Naps

${rule}

1. Rest at work

Ana Souza (A University)
Bruno Lima

Date:     2005-08
URL:      http://example.org/n?u=RePEc:rst:wpaper:1
Keywords: rest, work

Rest is worth
its price.

${rule}

2. Naps

Date:     2005
URL:      http://example.org/n?u=RePEc:rst:wpaper:2
`
const formats: readonly (readonly [string, string, object])[] = [
  [
    'NEP',
    nep,
    {
      title: 'Rest at work',
      author: [
        { family: 'Souza', given: 'Ana' },
        { family: 'Lima', given: 'Bruno' },
      ],
      issued: { 'date-parts': [[2005, 8]] },
      URL: 'http://example.org/n?u=RePEc:rst:wpaper:1',
      keyword: 'rest; work',
      abstract: 'Rest is worth its price.',
    },
  ],
  [
    'RIS',
    ris,
    {
      title: 'Work at home and rest',
      'container-title': 'Journal of Rest',
      page: '476-481',
      DOI: '10.5555/AbC.1',
      issued: { 'date-parts': [[2020, 5, 3]] },
    },
  ],
  [
    'BibTeX',
    bibtex,
    {
      id: 'souza',
      title: 'Rest and α-waves: <i>café</i> & cafés',
      'container-title': 'Journal of Rest',
      page: '1-9',
      issued: { 'date-parts': [[2020, 5]] },
    },
  ],
  [
    'PubMed',
    nbib,
    {
      id: '1',
      title: 'Resting in the afternoon.',
      page: '475-482',
      DOI: '10.5555/y',
      author: [{ family: 'Souza', given: 'Ana B' }],
    },
  ],
  [
    'table',
    publishOrPerish,
    {
      title: 'Rest at work',
      'container-title': 'Journal of Rest',
      page: '10-19',
      volume: '3',
      author: [
        { family: 'Souza', given: 'A' },
        { family: 'Lima', given: 'BC' },
      ],
    },
  ],
  [
    'Web of Science',
    wos,
    {
      title: 'Rest at work',
      page: '10-19',
      author: [
        { family: 'Souza', given: 'Ana' },
        { family: 'Lima', given: 'Bruno C.' },
      ],
    },
  ],
  ['EndNote', endnote, { title: 'Rest at work', 'container-title': 'Journal of Rest', page: '10-19' }],
]

describe('a reference file', () => {
  it.each(formats)('in %s is told by its content and read', (format, text, expected) => {
    const read = readReferences(text)
    expect(read.format).toBe(format)
    expect(read.items[0]).toMatchObject(expected)
  })

  it('is read the same with CR LF, a byte-order mark and no last line end', () => {
    for (const [, text] of formats) {
      const other = `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`
      expect(readReferences(other)).toEqual(readReferences(text))
    }
  })

  it('keeps the records around a broken one', () => {
    expect(readReferences(ris).items.map(({ title }) => title)).toEqual([
      'Work at home and rest',
      'A book without end',
      'The next record',
    ])
    expect(readReferences(bibtex).items.map(({ id }) => id)).toEqual(['souza', 'broken', 'lima'])
    expect(readReferences(bibtex).items[2]?.title).toBe('Talk about "rest" today')
  })

  it('gives organisations and particles their place', () => {
    expect(readReferences(bibtex).items[0]?.author).toEqual([
      { family: 'Souza', given: 'Ana' },
      { literal: 'World Rest Group' },
      { family: 'van der Berg', given: 'Jo' },
    ])
  })

  it('keeps every paper of a mailing-list report', () => {
    expect(readReferences(nep).items.map(({ title }) => title)).toEqual(['Rest at work', 'Naps'])
  })

  it('names a proceedings volume by its own title in its papers', () => {
    const [paper] = readReferences(
      '@inproceedings{a, title={Naps}, crossref={p}}\n@proceedings{p, title={Conference on Rest}, booktitle={Other}}',
    ).items
    expect(paper?.['container-title']).toBe('Conference on Rest')
  })

  it('takes an abstract in the language of the work, and no issue for a page', () => {
    const [item] = readReferences(
      JSON.stringify({
        doi: '10.5555/a',
        titles: [{ title: 'Ruhe' }],
        creators: [{ name: 'Souza, Ana' }],
        language: 'de',
        container: { firstPage: 'No 1', lastPage: '2' },
        sizes: ['33–52 Pages'],
        descriptions: [
          { description: 'Rest.', descriptionType: 'Abstract', lang: 'en' },
          { description: 'Ruhe.', descriptionType: 'Abstract', lang: 'de' },
        ],
      }),
    ).items
    expect(item).toMatchObject({ abstract: 'Ruhe.', page: '33-52' })
  })

  it('tells persons of a Primo record from the notes behind their names', () => {
    const [item] = readReferences(
      '<record><display><type>book</type><title>Naps</title><creator>Souza, Ana (1828-1905) X1::AB</creator></display><addata><au>Souza A. 1828-1905</au></addata></record>',
    ).items
    expect(item?.author).toEqual([{ family: 'Souza', given: 'Ana' }])
  })

  it('of RDF whose nodes name themselves ends', () => {
    const list = '<rdf:li rdf:resource="l"/>'.repeat(2_000)
    const { items } = readReferences(
      `<rdf:RDF><bib:Article rdf:about="a"><dc:title>x</dc:title><dc:date rdf:resource="a"/><dc:publisher rdf:resource="p"/>
       <bib:authors rdf:resource="l"/></bib:Article><foaf:Organization rdf:about="p"><foaf:name rdf:resource="p"/></foaf:Organization>
       <rdf:Seq rdf:about="l">${list}</rdf:Seq></rdf:RDF>`,
    )
    expect(items.map(({ title }) => title)).toEqual(['x'])
  })

  it('never expands entities of XML', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'lol'.repeat(100)}"><!ENTITY b "&a;&a;&a;">]><xml><records><record><ref-type name="Book">6</ref-type><titles><title>&b;&b;</title></titles></record></records></xml>`
    expect(JSON.stringify(readReferences(bomb))).not.toContain('lollol')
  })

  it.each(['', 'this is prose', '%PDF-1.7 …', '<html><body>no</body></html>', '{"a":1}', '[]', 'PT '])(
    'is not what %j is',
    (text) => {
      expect(readReferences(text).items).toEqual([])
    },
  )

  it('gives valid works and unique ids for anything that looks like one', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'TY  - JOUR\n',
        'TI  - ',
        'ER  - \n',
        '@article{',
        'title = {',
        '}',
        ',',
        '"',
        '\\',
        '$',
        '{\\"',
        '\n',
        'PMID- ',
        'NEP: New Economics Papers\nIn this issue we have:\n',
        `${rule}\n`,
        '1. ',
        'author+an:role = {1=director}, ',
        '@jurisdiction{a, citation = {1 U.S. 2 and 3 U.S. 4}, ',
        'PT J\n',
        '%A ',
        '%T ',
        '<1. >\n',
        '<record>',
        'author = ',
        '10.5555/',
        '2020',
        '\u001f',
        '\u2028',
        '[{"title":"x","author":[{"family":1}],"issued":{"date-parts":[["2020"]]}}]',
        'Title,Authors,Year\n',
        'a,"b,2020\n',
        '&amp;',
        '&#0;',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { items } = readReferences(pieces.join(''))
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        for (const item of items) Work.parse(workFromCsl(item, { db: 'user', id: 'x' }, 2026))
      }),
      { numRuns: 500 },
    )
  })

  // A pattern that goes back over its text takes minutes here and fails by the limit of the runner.
  it('that repeats one sign is read in linear time', () => {
    const signs = [
      '{',
      '}',
      '\\',
      '$',
      '@article{',
      'TY  - ',
      '"',
      'a ',
      ' ',
      '\n',
      '(',
      '%A ',
      '- ',
      ',',
      '<',
      '[',
      '/',
      '.',
      'A. ',
      'AB ',
      'A',
      '1',
      '&',
      ' and ',
      '; ',
      "'",
    ]
    for (const sign of signs) {
      const many = sign.repeat(60_000 / sign.length)
      readReferences(`@article{k, author = {${many}`)
      readReferences(
        `TY  - JOUR\nTI  - ${many}\nAU  - ${many}\nDA  - ${many}\nSP  - ${many}\nUR  - ${many}\nKW  - ${many}\nN1  - ${many}`,
      )
      readReferences(`PMID- 1\nTI  - ${many}\nAU  - ${many}\nPG  - ${many}\nLID - ${many}`)
      readReferences(`<1. >\nTI  - ${many}\nAU  - ${many}\nSO  - ${many}\nBT  - ${many}`)
      readReferences(`%0 Book\n%T ${many}\n%A ${many}\n%P ${many}\n%K ${many}`)
      readReferences(
        `Title,Authors,Year,Source,DOI\n"${many.replaceAll('"', '')}","${many.replaceAll('"', '')}",2020,"${many.replaceAll('"', '')}",${many}`,
      )
    }
  })
})

const shared = join(import.meta.dirname, '../../../../shared/data/formats/files')
const hasShared = existsSync(shared)
if (!hasShared) process.stdout.write('Raw exports are not here: their test is skipped.\n')

describe.skipIf(!hasShared)('raw exports of real programs', () => {
  it('are read without a crash, and every record becomes a valid work', () => {
    for (const name of readdirSync(shared)) {
      const raw = readFileSync(join(shared, name))
      const text = decodeText(name.endsWith('.gz') ? gunzipSync(raw) : raw)
      const { items } = readReferences(text ?? '')
      for (const item of items) Work.parse(workFromCsl(item, { db: 'user', id: 'x' }, 2026))
    }
  })
})
