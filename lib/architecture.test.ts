import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from './server/testing/source-tree'

/** Lines after which a file is split by meaning. */
const LINES_MAX = 400

/** What a room may import from other rooms; a room may always import from itself. Tests may import what they test with. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'lib/contracts': [],
  // Sentences of documents and agents, in every language.
  'lib/core': ['lib/contracts', 'messages'],
  'lib/engine': ['lib/contracts', 'lib/core'],
  'lib/pipelines': ['lib/contracts', 'lib/core', 'lib/engine'],
  // Processes with limits of time and memory, for all that works on what somebody else made.
  'lib/adapters/child': ['lib/contracts', 'lib/core'],
  'lib/adapters/calendar': ['lib/contracts', 'lib/core'],
  // A page that a person names may be a PDF.
  'lib/adapters/web': ['lib/contracts', 'lib/core', 'lib/adapters/child', 'lib/adapters/pdf'],
  // The shared HTTP runner lies beside the guarded way out.
  'lib/adapters/databases': ['lib/contracts', 'lib/core', 'lib/adapters/web'],
  'lib/adapters/vocabularies': ['lib/contracts', 'lib/core', 'lib/adapters/web'],
  // Notebook servers and the web, asked through the guarded way out.
  'lib/adapters/notebooks': ['lib/contracts', 'lib/core', 'lib/adapters/web'],
  'lib/adapters/models': ['lib/contracts', 'lib/core', 'lib/adapters/web'],
  'lib/adapters/pdf': ['lib/contracts', 'lib/core', 'lib/adapters/child'],
  'lib/adapters/docx': ['lib/contracts', 'lib/core'],
  'lib/adapters/files': ['lib/contracts', 'lib/core', 'lib/adapters/child', 'lib/adapters/pdf'],
  'lib/adapters/queue': ['lib/contracts', 'lib/core'],
  'lib/adapters/mail': ['lib/contracts', 'lib/core'],
  'lib/adapters/store': ['lib/contracts', 'lib/core', 'generated'],
  'lib/server': ['lib/contracts', 'lib/core', 'lib/engine', 'lib/pipelines', 'lib/adapters', 'i18n'],
  'lib/cli': ['lib/contracts', 'lib/core', 'lib/engine', 'lib/pipelines', 'lib/adapters', 'lib/server'],
  'lib/client': ['lib/contracts', 'lib/core'],
  i18n: ['lib/contracts', 'messages'],
  components: ['lib/contracts', 'lib/core', 'lib/client', 'lib/server/actions', 'i18n'],
  app: ['lib/contracts', 'lib/core', 'lib/client', 'lib/server', 'components', 'i18n'],
  // Speaks the wire formats of the services by itself: it would prove nothing with our own parsers.
  sandbox: [],
}

/** The rooms of the core in a line: each may import from those before it. */
const coreLine: readonly string[] = (
  'run qr text json concepts databases identity records merging formats pdf relevance library quality ' +
  'screening evidence ledger search citations references documents writing answers validation ' +
  'proposal/question proposal/figures proposal/literature proposal/problem proposal/method proposal/state ' +
  'proposal/document proposal/examine topics review paper desk thesis dialogues account turns research collection'
).split(' ')

/** Packages that only these folders may import; the word is the package or the beginning of its scope. */
const packageHomes: Readonly<Record<string, readonly string[]>> = {
  '@prisma/': ['lib/adapters/store', 'prisma.config.ts', 'scripts'],
  pg: ['lib/adapters/store', 'lib/server/testing', 'bench', 'chaos'],
  'pg-boss': ['lib/adapters/queue', 'bench'],
  ai: ['lib/adapters/models'],
  '@ai-sdk/': ['lib/adapters/models'],
  nodemailer: ['lib/adapters/mail'],
  'date-holidays': ['lib/adapters/calendar'],
  undici: ['lib/adapters/web'],
  // In the browser it draws the pages that a student reads.
  'pdfjs-dist': ['lib/adapters/pdf', 'components/library/reader'],
  linkedom: ['lib/adapters/web', 'lib/adapters/databases', 'bench'],
  'better-auth': ['lib/server', 'app/api/auth'],
  docx: ['lib/adapters/docx'],
  '@react-pdf/': ['lib/adapters/pdf'],
  // The renderer of PDFs is written in it; nothing of it shows outside.
  react: [
    'components',
    'app',
    'lib/client',
    'bench',
    'lib/adapters/pdf/render',
    'lib/adapters/pdf/render-pdf.tsx',
  ],
  'react-dom': ['components', 'app', 'bench'],
  next: ['components', 'app', 'lib/server', 'i18n', 'next.config.ts', 'proxy.ts'],
}

/** All that pure rooms may import of packages: they compute, and touch neither disk nor net. */
const purePackages: Readonly<Record<string, readonly string[]>> = {
  'lib/contracts': ['zod'],
  'lib/core': [
    'zod',
    'yaml',
    'entities',
    'csv-parse/sync',
    'd3-array',
    'diff',
    'fast-xml-parser',
    'fastest-levenshtein',
    'jsonrepair',
    'snowball-stemmers',
    'tinyld',
    'citeproc',
    '@citation-js/plugin-bibtex',
    'intl-messageformat',
  ],
  // Raises the number of listeners that one abort signal may have.
  'lib/engine': ['zod', 'node:events'],
  'lib/pipelines': ['zod'],
}

/** Where process.env is read: the one file of the product, and tools that run beside it. */
const readsEnvironment = [
  'lib/server/env.ts',
  'lib/server/testing/',
  'scripts/',
  'bench/',
  'chaos/',
  'e2e/',
  'sandbox/main.ts',
  'next.config.ts',
  'playwright.config.ts',
  'prisma.config.ts',
]

/** Where a framework demands a default export; declarations repeat what a package exports. */
const mayExportDefault = /^(app\/|[a-z]+\.config\.ts$|i18n\/request\.ts$|.*\.d\.ts$)/

/** `any` by file: steps of all types stand in one list there, and no other type takes them all. */
const mayUseAny = ['lib/engine/pipeline.ts']

const bannedNames = /^(utils?|helpers?|misc|common|shared|manager|index)\.tsx?$/

const files = sourceFiles()

interface Import {
  readonly file: string
  /** A path from the root without ending, or a package. */
  readonly target: string
  readonly isPackage: boolean
  readonly isTypeOnly: boolean
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport ? node.arguments[0] : undefined
}

function importsOf({ file, nodes }: SourceFile): Import[] {
  return nodes.flatMap((node) => {
    const specifier = specifierOf(node)
    if (!specifier || !ts.isStringLiteralLike(specifier)) return []
    const { text } = specifier
    const isTypeOnly =
      ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    if (text.startsWith('.')) {
      return [{ file, target: path.posix.join(path.posix.dirname(file), text), isPackage: false, isTypeOnly }]
    }
    const isOwn = text.startsWith('@/')
    return [{ file, target: isOwn ? text.slice(2) : text, isPackage: !isOwn, isTypeOnly }]
  })
}

const isInside = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)
const roomOf = (file: string) => Object.keys(rooms).find((room) => isInside(file, room)) ?? null
const isOf = (target: string, name: string) =>
  name.endsWith('/') ? target.startsWith(name) : isInside(target, name)

const productive = files.filter(({ isTest }) => !isTest)
const imports = productive.flatMap(importsOf)

function nodesWhere(wanted: (node: ts.Node) => boolean, among: readonly SourceFile[] = files): string[] {
  return among.flatMap(({ file, tree, nodes }) =>
    nodes.filter(wanted).map((node) => `${file}: ${node.getText(tree).slice(0, 80)}`),
  )
}

test('the files of the repository are found', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(imports.filter(({ isPackage }) => !isPackage).length).toBeGreaterThan(500)
})

describe('rooms', () => {
  test('import only from the rooms that the table allows', () => {
    const wrong = imports.filter(({ file, target, isPackage }) => {
      const room = roomOf(file)
      if (isPackage || room === null || isInside(target, room)) return false
      return !(rooms[room] ?? []).some((allowed) => isInside(target, allowed))
    })
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test('lie where the table names them', () => {
    const strays = productive.filter(({ file }) => file.startsWith('lib/') && roomOf(file) === null)
    expect(strays.map(({ file }) => file)).toEqual([])
  })

  test('hold no files that import each other, directly or round a circle, be it for a type', () => {
    const nameOf = (file: string) => file.replace(/\.[cm]?tsx?$/, '')
    const left = new Set(productive.map(({ file }) => nameOf(file)))
    const arrows = imports
      .filter(({ target, isPackage }) => !isPackage && left.has(target))
      .map(({ file, target }) => ({ from: nameOf(file), to: target }))
    // What imports nothing that is left, or is imported by nothing that is left, lies on no circle.
    for (let before = -1; before !== left.size; ) {
      before = left.size
      const between = arrows.filter(({ from, to }) => left.has(from) && left.has(to))
      const [importing, imported] = [
        new Set(between.map(({ from }) => from)),
        new Set(between.map(({ to }) => to)),
      ]
      for (const name of left) if (!importing.has(name) || !imported.has(name)) left.delete(name)
    }
    expect([...left]).toEqual([])
  })

  test('of the core stand in a line, and import only from those before them', () => {
    const placeOf = (file: string) => coreLine.findIndex((room) => isInside(file, `lib/core/${room}`))
    const ofCore = productive.filter(({ file }) => isInside(file, 'lib/core') && !/-fixture\.ts$/.test(file))
    expect(ofCore.filter(({ file }) => placeOf(file) < 0).map(({ file }) => file)).toEqual([])
    expect(coreLine.filter((room) => !ofCore.some(({ file }) => isInside(file, `lib/core/${room}`)))).toEqual(
      [],
    )
    const wrong = ofCore
      .flatMap(importsOf)
      .filter(({ target }) => isInside(target, 'lib/core'))
      .filter(({ file, target }) => placeOf(target) > placeOf(file))
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test.each(Object.entries(packageHomes))('%s is imported at home only', (name, homes) => {
    const away = imports.filter(
      ({ file, target, isPackage }) =>
        isPackage && isOf(target, name) && !homes.some((home) => isInside(file, home)),
    )
    expect(away.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test.each(Object.entries(purePackages))('%s imports only packages that compute', (room, allowed) => {
    const others = imports.filter(
      ({ file, target, isPackage }) =>
        isPackage && isInside(file, room) && !allowed.some((name) => isOf(target, name)),
    )
    expect(others.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test('that are pure have no clock, no randomness and no net', () => {
    const pure = productive.filter(({ file }) =>
      ['lib/contracts', 'lib/core'].some((room) => isInside(file, room)),
    )
    const impure = /^(Date\.now|Math\.random|performance\.now|crypto\.|process\.|globalThis\.)/
    const found = nodesWhere((node) => {
      if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && !node.arguments?.length
      if (ts.isCallExpression(node)) return /^(fetch|setTimeout|setInterval)$/.test(node.expression.getText())
      return ts.isPropertyAccessExpression(node) && impure.test(node.getText())
    }, pure)
    expect(found).toEqual([])
  })
})

describe('server and browser', () => {
  const directiveOf = (file: string) => {
    const found = files.find((one) => one.file === `${file}.ts` || one.file === `${file}.tsx`)
    const [first] = found?.tree.statements ?? []
    return first && ts.isExpressionStatement(first) && ts.isStringLiteral(first.expression)
      ? first.expression.text
      : null
  }

  test('components call the server only by actions, or borrow its types', () => {
    const calls = imports.filter(({ file, target, isTypeOnly }) => {
      return isInside(file, 'components') && isInside(target, 'lib/server') && !isTypeOnly
    })
    const wrong = calls.filter(({ target }) => directiveOf(target) !== 'use server')
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test('every action file says that it is one', () => {
    const actions = productive.filter(({ file }) => isInside(file, 'lib/server/actions'))
    expect(
      actions
        .map(({ file }) => file.replace(/\.ts$/, ''))
        .filter((file) => directiveOf(file) !== 'use server'),
    ).toEqual([])
  })

  test('loaders cannot end up in a browser', () => {
    const loaders = productive.filter(({ file }) => isInside(file, 'lib/server/loaders'))
    const open = loaders.filter((one) => !importsOf(one).some(({ target }) => target === 'server-only'))
    expect(open.map(({ file }) => file)).toEqual([])
  })

  test('what runs in the browser imports no package of the server', () => {
    const browser = imports.filter(({ file }) => isInside(file, 'components') || isInside(file, 'lib/client'))
    const wrong = browser.filter(({ target }) => target.startsWith('node:') || target === 'server-only')
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })
})

describe('style', () => {
  test(`no file is longer than ${LINES_MAX} lines`, () => {
    expect(
      files.filter(({ lines }) => lines > LINES_MAX).map(({ file, lines }) => `${file}: ${lines}`),
    ).toEqual([])
  })

  test('files are named in kebab-case after one thing', () => {
    const names = files.filter(({ file }) => {
      const name = path.posix.basename(file)
      return bannedNames.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.[cm]?tsx?$/.test(name)
    })
    expect(names.map(({ file }) => file)).toEqual([])
  })

  test('nothing is passed on from another file: import it where it is written', () => {
    expect(nodesWhere((node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)).toEqual(
      [],
    )
  })

  test('default exports are left to frameworks', () => {
    const isDefault = (node: ts.Statement) =>
      ts.isExportAssignment(node) ||
      (ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true)
    const ours = files.filter(({ file }) => !mayExportDefault.test(file))
    expect(ours.filter(({ tree }) => tree.statements.some(isDefault)).map(({ file }) => file)).toEqual([])
  })

  test('process.env is read in one file', () => {
    const others = files.filter(({ file }) => !readsEnvironment.some((place) => file.startsWith(place)))
    expect(
      nodesWhere((node) => ts.isPropertyAccessExpression(node) && node.getText() === 'process.env', others),
    ).toEqual([])
  })

  test('no test waits for a fixed time', () => {
    const tests = files.filter(({ file, tree }) => {
      const isFaked = tree.text.includes('useFakeTimers')
      return /\.(test|spec)\.tsx?$/.test(file) && !isFaked
    })
    const waits = (node: ts.Node) => {
      if (ts.isImportDeclaration(node))
        return /timers\/promises/.test(node.getText()) && /\bsetTimeout\b/.test(node.getText())
      if (ts.isPropertyAccessExpression(node)) return node.name.text === 'waitForTimeout'
      if (!ts.isNewExpression(node)) return false
      const [promised] = node.arguments ?? []
      if (!promised || !ts.isArrowFunction(promised)) return false
      const [resolve] = promised.parameters.map(({ name }) => name.getText())
      return promised.body
        .getText()
        .replace(/^\{\s*/, '')
        .startsWith(`setTimeout(${resolve},`)
    }
    expect(nodesWhere(waits, tests)).toEqual([])
  })

  test('no type is asserted: no `as` but `as const`, no `!`', () => {
    const isConst = (type: ts.TypeNode) => ts.isTypeReferenceNode(type) && type.getText() === 'const'
    const asserts = (node: ts.Node) =>
      ts.isNonNullExpression(node) ||
      ts.isTypeAssertionExpression(node) ||
      (ts.isAsExpression(node) && !isConst(node.type))
    expect(nodesWhere(asserts)).toEqual([])
  })

  test('no `any`', () => {
    const others = files.filter(({ file }) => !mayUseAny.includes(file))
    expect(nodesWhere((node) => node.kind === ts.SyntaxKind.AnyKeyword, others)).toEqual([])
  })
})
