import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** What a caller finds by name in whichever file it is told of: each program of a child process exports its `answer`. */
const protocolNames = ['answer']

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(file)
    return /\.tsx?$/.test(entry.name) && !/\.(?:test|d)\.tsx?$/.test(entry.name) ? [file] : []
  })
}

/** The functions, constants and classes that a statement of a file exports; types may share the name of their schema. */
function exportedNames(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement)) return []
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name.text] : []
  }
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  )
}

test('no two exported functions, constants or classes bear one name', () => {
  const places = new Map<string, string[]>()
  for (const file of ['lib', 'components'].flatMap(filesIn)) {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    for (const name of tree.statements.flatMap(exportedNames)) {
      places.set(name, [...(places.get(name) ?? []), file])
    }
  }
  expect(places.size).toBeGreaterThan(1_000)
  const twice = [...places].filter(([name, named]) => named.length > 1 && !protocolNames.includes(name))
  expect(twice).toEqual([])
})
