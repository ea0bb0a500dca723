import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Attributes whose value a person sees or hears. */
const spoken = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title', 'hint'])
/** Names that are the same in every language, and what is no word. */
const names = /^(Carrel|ORCID|DOI|doi:|PDF|DOCX|BibTeX|QR|⌘K|Ctrl|et al\.|ABNT \(NBR 10520, 6023\)|APA 7)$/

/** Words that stand in a page itself instead of in the catalogues: what React would show as text, or as a spoken attribute. */
function strayWords(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  const keep = (text: string) => {
    const said = text.replace(/&\w+;/g, ' ').replaceAll(/\s+/g, ' ').trim()
    if (/\p{L}{2}/u.test(said) && !names.test(said)) found.push(`${file.slice(root.length)}: ${said}`)
  }
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) keep(node.text)
    if (
      ts.isJsxAttribute(node) &&
      spoken.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      keep(node.initializer.text)
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteral(node.expression) &&
      !ts.isJsxAttribute(node.parent)
    )
      keep(node.expression.text)
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

it('no page holds words of its own: every sentence comes from the catalogues', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(root, folder, name),
    ),
  )
  const pages = files.filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap(strayWords)).toEqual([])
})
