import { createRequire } from 'node:module'

interface Compiled {
  readonly result: unknown
  readonly hasError: () => boolean
  readonly takeError: () => { readonly shortDiagnostics: unknown } | null
}

interface TypstCompiler {
  readonly compile: (source: {
    readonly mainFileContent: string
    readonly inputs: Readonly<Record<string, string>>
  }) => Compiled
  /** Throws what the standard refuses. */
  readonly pdf: (
    compiled: unknown,
    options: { readonly pdfStandard: string; readonly creationTimestamp: number },
  ) => Buffer
}

/** The part of Typst's binding that is used here; the package comes without types. */
export interface TypstBinding {
  readonly NodeCompiler: {
    readonly create: (options: {
      readonly workspace: string
      readonly fontArgs: readonly { readonly fontBlobs: readonly Buffer[] }[]
    }) => TypstCompiler
  }
}

/** The compiler's binary, by C library; other systems have none of this version. */
const packages = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
] as const

/** Typst as it is installed here; null where it is not: it is an optional package. */
export function loadTypst(): TypstBinding | null {
  const require = createRequire(import.meta.url)
  for (const name of packages) {
    const found = loaded(() => require(name))
    if (isBinding(found)) return found
  }
  return null
}

function loaded(load: () => unknown): unknown {
  try {
    return load()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Not installed, or of another C library. */
function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED'
}

function isBinding(value: unknown): value is TypstBinding {
  return typeof value === 'object' && value !== null && 'NodeCompiler' in value
}
