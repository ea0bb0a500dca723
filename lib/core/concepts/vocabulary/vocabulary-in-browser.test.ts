import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

interface Module {
  readonly directive: string | null
  /** Files of this repository that are loaded with it, without ending; types are not loaded. */
  readonly loads: readonly string[]
}

function moduleOf(file: string): Module {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const [first] = statements
  const isDirective = first && ts.isExpressionStatement(first) && ts.isStringLiteral(first.expression)
  const loads = statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
    const { text } = statement.moduleSpecifier
    if (text.startsWith('@/')) return [text.slice(2)]
    return text.startsWith('.') ? [path.posix.join(path.posix.dirname(file), text)] : []
  })
  return { directive: isDirective ? first.expression.text : null, loads }
}

const modules = new Map(
  ['app', 'components', 'i18n', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file.replace(/\.tsx?$/, ''), moduleOf(file)] as const),
)

test('no component of the browser loads the vocabulary of research concepts', () => {
  const roots = [...modules].filter(([, { directive }]) => directive === 'use client').map(([name]) => name)
  const importers = new Map(roots.map((root) => [root, root]))
  for (const [name] of importers) {
    // Of an action file the browser gets addresses to call, not the code.
    const found = modules.get(name)
    if (!found || found.directive === 'use server') continue
    for (const target of found.loads) if (!importers.has(target)) importers.set(target, name)
  }
  expect(roots.length).toBeGreaterThan(100)
  expect(importers.size).toBeGreaterThan(roots.length)
  const loaded = [...importers].filter(([name]) => name.startsWith('lib/core/concepts/vocabulary/'))
  expect(loaded.map(([name, importer]) => `${importer} → ${name}`)).toEqual([])
})
