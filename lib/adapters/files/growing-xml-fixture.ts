import { type Growth, rows } from './growth-fixture'

interface XmlFormat {
  readonly open: string
  readonly close: string
  readonly record: readonly [open: string, close: string]
  /** Elements that a record may have many of. */
  readonly parts: readonly string[]
}

const xmlFormats: Readonly<Record<string, XmlFormat>> = {
  RDF: {
    open: '<rdf:RDF>',
    close: '</rdf:RDF>',
    record: ['<bib:Article rdf:about="a"><dc:title>x</dc:title>', '</bib:Article>'],
    parts: [
      '<dc:subject>a</dc:subject>',
      '<bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>A</foaf:surname></foaf:Person></rdf:li></rdf:Seq></bib:authors>',
      '<dc:creator>Souza, Ana</dc:creator>',
      '<dc:identifier>DOI 10.5555/a</dc:identifier>',
      '<dcterms:isPartOf rdf:resource="a"/>',
      '<dc:creator rdf:resource="a"/>',
      '<link:link rdf:resource="a"/>',
    ],
  },
  'PubMed XML': {
    open: '<PubmedArticleSet>',
    close: '</PubmedArticleSet>',
    record: [
      '<PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>x</ArticleTitle>',
      '</Article></MedlineCitation></PubmedArticle>',
    ],
    parts: [
      '<AuthorList><Author><LastName>A</LastName></Author></AuthorList>',
      '<Abstract><AbstractText>a</AbstractText></Abstract>',
      '<ELocationID EIdType="doi">10.5555/a</ELocationID>',
    ],
  },
  'Crossref XML': {
    open: '<doi_records>',
    close: '</doi_records>',
    record: [
      '<crossref><journal><journal_article><titles><title>x</title></titles>',
      '</journal_article></journal></crossref>',
    ],
    parts: [
      '<contributors><person_name contributor_role="author"><surname>A</surname></person_name></contributors>',
      '<doi_data><doi>10.5555/a</doi></doi_data>',
      '<publication_date><year>2020</year></publication_date>',
    ],
  },
  MODS: {
    open: '<modsCollection>',
    close: '</modsCollection>',
    record: ['<mods><titleInfo><title>x</title></titleInfo>', '</mods>'],
    parts: [
      '<name type="personal"><namePart>Souza, Ana</namePart></name>',
      '<subject><topic>a</topic></subject>',
      '<relatedItem type="host"><titleInfo><title>y</title></titleInfo></relatedItem>',
      '<identifier type="isbn">9780000000000</identifier>',
      '<note>a</note>',
    ],
  },
  DSpace: {
    open: '<dim>',
    close: '</dim>',
    record: ['<field element="title">x</field>', ''],
    parts: [
      '<field element="contributor" qualifier="author">A</field>',
      '<field element="subject">a</field>',
    ],
  },
  MARCXML: {
    open: '<collection>',
    close: '</collection>',
    record: ['<record><datafield tag="245"><subfield code="a">x</subfield></datafield>', '</record>'],
    parts: [
      '<datafield tag="700"><subfield code="a">A</subfield></datafield>',
      '<datafield tag="650"><subfield code="a">a</subfield></datafield>',
      '<controlfield tag="001">1</controlfield>',
    ],
  },
  Word: {
    open: '<b:Sources>',
    close: '</b:Sources>',
    record: ['<b:Source><b:Title>x</b:Title>', '</b:Source>'],
    parts: [
      '<b:Author><b:Author><b:NameList><b:Person><b:Last>A</b:Last></b:Person></b:NameList></b:Author></b:Author>',
      '<b:Title>x</b:Title>',
    ],
  },
  OpenURL: {
    open: '<context-objects>',
    close: '</context-objects>',
    record: [
      '<context-object><referent><metadata-by-val><metadata><journal><atitle>x</atitle>',
      '</journal></metadata></metadata-by-val></referent></context-object>',
    ],
    parts: ['<author><aulast>A</aulast></author>', '<identifier>info:doi/10.5555/a</identifier>'],
  },
  Primo: {
    open: '<records>',
    close: '</records>',
    record: ['<record><display><title>x</title>', '</display></record>'],
    parts: ['<creator>Souza, Ana</creator>', '<subject>a; b</subject>', '<addata><au>A</au></addata>'],
  },
  'EndNote XML': {
    open: '<xml><records>',
    close: '</records></xml>',
    record: ['<record><ref-type name="Book">6</ref-type><titles><title>x</title></titles>', '</record>'],
    parts: [
      '<contributors><authors><author>Souza, Ana</author></authors></contributors>',
      '<keywords><keyword>a</keyword></keywords>',
      '<keyword>a</keyword>',
      '<isbn>9780000000000</isbn>',
    ],
  },
}

/** Every XML format in each of its repeated, unclosed and nested forms. */
export const growingXml: readonly Growth[] = Object.entries(xmlFormats).flatMap(
  ([of, { open, close, record, parts }]) => {
    const [begin, end] = record
    return rows(of, {
      records: [open, begin + end, close],
      'records without end': [open, begin],
      'records that are cut off': [open, begin + end],
      'elements inside each other': [`${open}${begin}`, '<a>', `${end}${close}`],
      'elements inside each other, closed': [
        `${open}${begin}${'<a>'.repeat(90)}x${'</a>'.repeat(90)}`,
        '<a/>',
        `${end}${close}`,
      ],
      'records inside each other': [open, begin, close],
      comments: [`${open}${begin}`, '<!-- x -->', `${end}${close}`],
      'comments without end': [`${open}${begin}`, '<!-- ', `${end}${close}`],
      'character data without end': [`${open}${begin}`, '<![CDATA[', `${end}${close}`],
      'tags without end': [`${open}${begin}`, '<', `${end}${close}`],
      'tags with a quote without end': [`${open}${begin}`, '<a b="', `${end}${close}`],
      attributes: [`${open}${begin}<a`, (at) => ` a${at}="x"`, `/>${end}${close}`],
      entities: [`${open}${begin}`, '&lt;', `${end}${close}`],
      'entities without end': [`${open}${begin}`, '&', `${end}${close}`],
      'closing tags': [`${open}${begin}`, '</a>', `${end}${close}`],
      'processing instructions': [`${open}${begin}`, '<?a ', `${end}${close}`],
      'declared entities': [
        '<!DOCTYPE x [',
        (at) => `<!ENTITY a${at} "x">`,
        `]>${open}${begin}${end}${close}`,
      ],
      'a declaration without end': ['<!DOCTYPE x [', '<!ENTITY a "', ''],
      ...Object.fromEntries(
        parts.flatMap((part, at) => [
          [`part ${at + 1} repeated`, [`${open}${begin}`, part, `${end}${close}`]],
          [
            `part ${at + 1} without end`,
            [`${open}${begin}`, part.slice(0, part.lastIndexOf('<')) || part.slice(0, -2), `${end}${close}`],
          ],
          [`part ${at + 1} in each record`, [open, begin + part + end, close]],
        ]),
      ),
    })
  },
)
