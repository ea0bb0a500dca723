import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const notOurs = new Set(['node_modules', 'generated', 'test-results', 'playwright-report'])

/** The kinds of node that some rule looks at; every file is walked once for all of them. */
const looksAt = new Set([
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.NonNullExpression,
  ts.SyntaxKind.TypeAssertionExpression,
  ts.SyntaxKind.AsExpression,
  ts.SyntaxKind.AnyKeyword,
])

export interface SourceFile {
  readonly file: string
  readonly tree: ts.SourceFile
  /** Those of its nodes that rules look at. */
  readonly nodes: readonly ts.Node[]
  readonly lines: number
  readonly isTest: boolean
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || notOurs.has(entry.name)) return []
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(file)
    return /\.[cm]?tsx?$/.test(entry.name) && entry.name !== 'next-env.d.ts' ? [file] : []
  })
}

function nodesIn(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (looksAt.has(node.kind)) nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return nodes
}

/** Every file of the repository that is written in TypeScript, parsed. */
export function sourceFiles(): readonly SourceFile[] {
  return listFiles('.').map((file) => {
    const text = readFileSync(file, 'utf8')
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const isTest =
      /\.test\.tsx?$/.test(file) || file.startsWith('e2e/') || file.startsWith('lib/server/testing/')
    return { file, tree, nodes: nodesIn(tree), lines: text.split('\n').length - 1, isTest }
  })
}
