import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** What an entry asks first: a guard (for a link with the right it wants), the database without one, or neither. */
export type FirstAsked =
  | { readonly kind: 'guard'; readonly name: string; readonly right: string | null }
  | { readonly kind: 'store'; readonly name: string }
  | null

/** The functions that know who asks, by the file that holds them. They are not looked into. */
const guards: Readonly<Record<string, readonly string[]>> = {
  'lib/server/session.ts': [
    'findVisitor',
    'findSession',
    'requireVisitor',
    'ensureVisitor',
    'requireProject',
  ],
  'lib/server/loaders/run.ts': ['requireOwnRun'],
  'lib/server/desk/desk-session.ts': ['requireDesk', 'requireDeskOf'],
}

/** Wrappers of every entry, and the count of requests: they give nobody's data away. */
const plumbing = new Set(['auth', 'takeAllowance', 'respond', 'respondWithFile', 'actionResult'])

/** What leads to the database: its adapter, and the services of the process. */
const leadsToStore = (file: string, name: string) =>
  file.startsWith('lib/adapters/store/') || (file === 'lib/server/services.ts' && name === 'services')
const looksInto = ['app/', 'lib/server/']

interface Module {
  readonly file: string
  readonly functions: Map<string, ts.Node>
  readonly imports: Map<string, { readonly file: string; readonly name: string }>
  /** Exported functions in the order of the file. */
  readonly exported: string[]
}

const modules = new Map<string, Module>()

function fileOf(from: string, specifier: string): string {
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(from), specifier)
  return [`${target}.ts`, `${target}.tsx`].find((file) => existsSync(file)) ?? target
}

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  )
}

/** The functions of a file with what it imports, read once. */
export function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const read: Module = { file, functions: new Map(), imports: new Map(), exported: [] }
  for (const statement of tree.statements) {
    readFunctions(statement, read)
    readExports(statement, read)
    readImports(statement, read)
  }
  modules.set(file, read)
  return read
}

function readFunctions(statement: ts.Statement, { functions, exported }: Module): void {
  const add = (name: string, node: ts.Node) => {
    functions.set(name, node)
    if (isExported(statement)) exported.push(name)
  }
  if (ts.isFunctionDeclaration(statement) && statement.body)
    add(statement.name?.text ?? 'default', statement.body)
  if (!ts.isVariableStatement(statement)) return
  for (const { name, initializer } of statement.declarationList.declarations)
    if (ts.isIdentifier(name) && initializer && mayBeFunction(initializer)) add(name.text, initializer)
}

/** `export { handle as GET }` and `export default Page`. */
function readExports(statement: ts.Statement, { functions, exported }: Module): void {
  if (ts.isExportAssignment(statement)) {
    functions.set('default', statement.expression)
    exported.push('default')
  }
  if (!ts.isExportDeclaration(statement)) return
  const named = statement.exportClause
  if (!named || !ts.isNamedExports(named)) return
  for (const { name, propertyName } of named.elements) {
    functions.set(name.text, propertyName ?? name)
    exported.push(name.text)
  }
}

function readImports(statement: ts.Statement, { file, imports }: Module): void {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return
  const { text } = statement.moduleSpecifier
  const named = statement.importClause?.namedBindings
  if (!/^(@\/|\.)/.test(text) || !named || !ts.isNamedImports(named)) return
  for (const { name, propertyName } of named.elements)
    imports.set(name.text, { file: fileOf(file, text), name: (propertyName ?? name).text })
}

/** A function as it is written, under another name, or made by a wrapper like React's `cache`. */
function mayBeFunction(node: ts.Expression): boolean {
  return [ts.isArrowFunction, ts.isFunctionExpression, ts.isIdentifier, ts.isCallExpression].some((is) =>
    is(node),
  )
}

const asked = new Map<string, FirstAsked>()

/** What a function asks first, whatever branch it takes: its calls in their order, through the functions of the server. */
export function firstAsked(file: string, name: string): FirstAsked {
  const key = `${file}#${name}`
  const known = asked.get(key)
  if (known !== undefined) return known
  // A function that calls itself asks nothing new by that.
  asked.set(key, null)
  const module = readModule(file)
  const body = module.functions.get(name)
  const found = body ? firstOfBody(body, module) : null
  asked.set(key, found)
  return found
}

/** A function under another name asks what that one asks. */
function firstOfBody(body: ts.Node, module: Module): FirstAsked {
  return ts.isIdentifier(body) ? firstOfName(body.text, null, module) : firstIn(body, module)
}

function firstIn(node: ts.Node, module: Module): FirstAsked {
  for (const { part, isCertain } of partsOf(node)) {
    const found = firstIn(part, module)
    // A guard on one branch guards nothing; a table that is read on one is read.
    if (found && (isCertain || found.kind === 'store')) return found
  }
  if (ts.isCallExpression(node)) return firstOfCall(node.expression, node, module)
  return null
}

/** A function that is called, or handed to a wrapper that calls it (`respond('inbox', loadInbox)`). */
function firstOfCall(callee: ts.Expression, call: ts.CallExpression, module: Module): FirstAsked {
  const named = [callee, ...call.arguments].filter(ts.isIdentifier)
  for (const { text } of named) {
    const found = firstOfName(text, call, module)
    if (found) return found
  }
  return null
}

function firstOfName(text: string, call: ts.CallExpression | null, module: Module): FirstAsked {
  const { file, name } = module.imports.get(text) ?? { file: module.file, name: text }
  if (guards[file]?.includes(name)) {
    const right = call?.arguments.find(ts.isStringLiteral)?.text ?? null
    return { kind: 'guard', name, right }
  }
  if (plumbing.has(name)) return null
  if (leadsToStore(file, name)) return { kind: 'store', name }
  return looksInto.some((folder) => file.startsWith(folder)) && /\.tsx?$/.test(file)
    ? firstAsked(file, name)
    : null
}

interface Part {
  readonly part: ts.Node
  readonly isCertain: boolean
}

const sure = (part: ts.Node): Part => ({ part, isCertain: true })
const perhaps = (part: ts.Node): Part => ({ part, isCertain: false })

/** The parts of a node in the order in which they run; those that may not run are marked. */
function partsOf(node: ts.Node): readonly Part[] {
  if (ts.isIfStatement(node))
    return [
      sure(node.expression),
      perhaps(node.thenStatement),
      ...[node.elseStatement ?? []].flat().map(perhaps),
    ]
  if (ts.isConditionalExpression(node))
    return [sure(node.condition), perhaps(node.whenTrue), perhaps(node.whenFalse)]
  if (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText()))
    return [sure(node.left), perhaps(node.right)]
  if (ts.isForOfStatement(node)) return [sure(node.expression), perhaps(node.statement)]
  if (ts.isSwitchStatement(node)) return [sure(node.expression), perhaps(node.caseBlock)]
  const isSometimes = ts.isCatchClause(node) || ts.isForStatement(node) || ts.isWhileStatement(node)
  return childrenOf(node).map(isSometimes ? perhaps : sure)
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}
