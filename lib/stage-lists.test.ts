import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { roomStages, stageKeys, stageStates } from '@/lib/contracts/proposal-stages'
import { sourceStages } from '@/lib/contracts/source-stages'

/** From so many names of one table on, a list is a second declaration of it. */
const NAMED_MIN = 4

/** The names that a table declares; what names many of them elsewhere would have to be changed with it. */
const declared: readonly ReadonlySet<string>[] = [
  new Set(roomStages),
  new Set(stageStates),
  new Set(sourceStages.flatMap(({ steps }) => steps.map(({ key }) => key))),
]

/**
 * What is keyed by a table, so that the compiler names whatever a new entry leaves open: contracts, forms, views and words. And
 * what is not about stages: names of the parts of a document, and the written workflow of the specification.
 */
const keyedByTable: ReadonlySet<string> = new Set([
  'lib/contracts/proposal-stages.ts',
  'lib/contracts/source-stages.ts',
  'lib/contracts/proposal-run.ts',
  'components/proposal/stage-fields.ts',
  'components/proposal/proposal-document.tsx',
  'lib/core/validation/workspace.ts',
  'lib/core/dialogues/section.ts',
  'lib/core/dialogues/accepted-notes.ts',
  'lib/server/testing/validation-script.ts',
  'components/side/method-form.tsx',
  'components/sources/menu-choices.ts',
  'components/sources/use-sources-room.ts',
  'lib/core/proposal/document/document-fixture.ts',
  'lib/core/proposal/document/writing.ts',
  'lib/pipelines/proposal/proposal-tree.ts',
])

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(file)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [file] : []
  })
}

/** The texts that one list, map, choice or type names. */
function namesIn(node: ts.Node): readonly string[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(firstText)
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({ name }) => (name ? nameText(name) : []))
  if (ts.isCaseBlock(node))
    return node.clauses.flatMap((clause) => (ts.isCaseClause(clause) ? firstText(clause.expression) : []))
  if (ts.isUnionTypeNode(node))
    return node.types.flatMap((type) => (ts.isLiteralTypeNode(type) ? firstText(type.literal) : []))
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
    return node.members.flatMap(({ name }) => (name ? nameText(name) : []))
  return []
}

/** A text, or the first of a pair. */
function firstText(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isArrayLiteralExpression(node) && node.elements[0] ? firstText(node.elements[0]) : []
}

function nameText(name: ts.PropertyName): string[] {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? [name.text] : []
}

function lists(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const names = new Set(namesIn(node))
    for (const table of declared) {
      const named = [...names].filter((name) => table.has(name))
      if (named.length >= NAMED_MIN) found.push(`${file}: ${named.join(', ')}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

test('stages and steps are listed in their table, and nowhere a second time', () => {
  const files = ['lib', 'components', 'app'].flatMap(listFiles)
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !keyedByTable.has(file)).flatMap(lists)).toEqual([])
})

test('a second list would be found', () => {
  expect(lists('lib/contracts/proposal-run.ts').length).toBeGreaterThan(0)
  expect(stageKeys.length).toBeGreaterThanOrEqual(NAMED_MIN)
})
