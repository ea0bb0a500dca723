import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { databaseIds } from '@/lib/contracts/database-ids'
import { type SourceFile, sourceFiles } from '@/lib/server/testing/source-tree'

/**
 * Where databases may be called by their ids, each place with its reason; a path ending in `/` is a folder. A fact about a
 * database belongs to its connector or to its row in `database-facts.ts`, and is read from there.
 */
const mayName: Readonly<Record<string, string>> = {
  'lib/adapters/databases/': 'the connectors, and other questions to the same services',
  'lib/core/databases/database-facts.ts': 'the one table of facts',
  'lib/core/databases/database-roles.ts': 'what one database alone is for all others',
  'lib/contracts/database-ids.ts': 'the ids',
  'lib/contracts/connector.ts': 'services and keys, which share names with databases',
  'lib/server/loaders/settings.ts': 'keys of the environment, by the name of the key',
  'lib/server/source-ports.ts': 'keys of the environment, by the name of the key',
  'components/sources/source-why.tsx': 'words: the message for each hint that a record carries',
  // No database is meant: identifiers of works, which decide whether two records are one.
  'lib/contracts/source.ts': 'rules of merging, by the kind of identifier',
  'lib/core/merging/compare-records.ts': 'rules of merging, by the kind of identifier',
  'lib/core/merging/dedup-rules.ts': 'rules of merging, by the kind of identifier',
  'lib/core/merging/match-keys.ts': 'rules of merging, by the kind of identifier',
  'lib/core/merging/merge-sources.ts': 'rules of merging, by the kind of identifier',
  'lib/core/merging/rule-conditions.ts': 'rules of merging, by the kind of identifier',
  // No database is meant: words that happen to be spelt alike.
  'lib/core/dialogues/draw-methods.ts': '`core` is a kind of method',
  'lib/core/dialogues/method-table.ts': '`core` is a kind of method',
  'lib/core/proposal/problem/topic-parts.ts': '`core` is the core of a topic',
  'lib/core/validation/validation-frontmatter.ts': '`core` is a schema of YAML',
  'lib/core/formats/bibtex-inheritance.ts': '`crossref` is a field of BibTeX',
  'lib/core/formats/read-bibtex.ts': '`eprinttype` of BibTeX says arxiv or pubmed',
  'lib/core/formats/write-bibtex.ts': '`eprinttype` of BibTeX says arxiv',
  'lib/core/formats/read-other-xml.ts': '`crossref` is an element of XML',
  'lib/core/formats/read-references.ts': '`crossref` is an element of XML',
}

/** Folders of the product; the sandbox plays the services and has its own names for them, tests and tools name what they try. */
const product = /^(?:lib|components|app|i18n)\//
const isFixture = (file: string) => /-fixture\.tsx?$/.test(file)

const isId = (text: string) => databaseIds.some((id) => id === text)
const mention = new RegExp(`\\b(?:${databaseIds.join('|')})\\b`)

/** The ids that a file has as texts or as keys of an object. */
function namedIn(tree: ts.SourceFile): string[] {
  if (!mention.test(tree.text)) return []
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) && isId(node.text)) names.push(node.text)
    const isKey = ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if (isKey && isId(node.text)) names.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

const placeOf = (file: string) =>
  Object.keys(mayName).find((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))

function parsed(text: string): ts.SourceFile {
  return ts.createSourceFile('invented.ts', text, ts.ScriptTarget.Latest, true)
}

const files: readonly SourceFile[] = sourceFiles().filter(
  ({ file, isTest }) => product.test(file) && !isTest && !isFixture(file),
)
const naming = files.flatMap(({ file, tree }) => namedIn(tree).map((name) => ({ file, name })))

describe('a fact about a database stands with its connector or in the one table', () => {
  it.each([
    ["if (query.database === 'scielo') ask()", ['scielo']],
    ['const limits = { googlescholar: 20 }', ['googlescholar']],
    ['const first = `openalex`', ['openalex']],
    ["import { core } from './core'", []],
    ["const said = 'asked at openalex'", []],
    ['const known: { readonly arxiv: string } = work', []],
  ])('reads %s as naming %j', (text, names) => {
    expect(namedIn(parsed(text))).toEqual(names)
  })

  it('so no other place of the product names a database by its id', () => {
    const wrong = naming.filter(({ file }) => placeOf(file) === undefined)
    expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  })

  it('so a further one, as ERIC was, is an id, its facts, its service and its connector, each in one place', () => {
    const places = new Set(naming.filter(({ name }) => name === 'eric').map(({ file }) => file))
    expect([...places].sort()).toEqual([
      'lib/adapters/databases/eric-works.ts',
      'lib/adapters/databases/eric.ts',
      // Answers made up for tests.
      'lib/adapters/databases/invented-answers.ts',
      'lib/adapters/databases/service-table.ts',
      'lib/contracts/database-ids.ts',
      'lib/core/databases/database-facts.ts',
    ])
  })

  it('and no place is excepted that names none', () => {
    const used = new Set(naming.map(({ file }) => placeOf(file)))
    expect(Object.keys(mayName).filter((place) => !used.has(place))).toEqual([])
  })
})
