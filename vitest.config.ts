import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const pureFolders = ['lib', 'components', 'i18n', 'sandbox', 'app', 'bench']

/** Tests here may use a PostgreSQL; it is started once, and only when one of them runs. */
const databaseFolders = ['lib/adapters/store', 'lib/adapters/queue', 'lib/server']

/** A test that replaces modules or the environment needs modules of its own; a spy, a clock and what a process keeps are put back. */
const alone = testsThat(/vi\.(mock|doMock|resetModules|stubEnv)/, databaseFolders)

const withDatabase = databaseFolders.map((folder) => `${folder}/**/*.test.ts`)

/**
 * The settings are read once in a process: what a test sets would hold for every file that runs after it there. A module that a test
 * replaces may have been loaded there by a file before it, and is not replaced then.
 */
const withOwnModules = testsThat(/vi\.(?:stubEnv|mock)/, pureFolders).filter(
  (file) => !databaseFolders.some((folder) => file.startsWith(`${folder}/`)),
)

function testsThat(says: RegExp, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
    )
    .filter((file) => file.endsWith('.test.ts') && says.test(readFileSync(file, 'utf8')))
}

/** Minutes of processor time each; with what `inShort` leaves out they are run by `npm run test:long`: `vitest run --mode slow`. */
const slow = '**/*.slow.test.ts'

export default defineConfig(({ mode }) => {
  const nowhere = ['node_modules/**', '.next/**', '.next-*/**', 'e2e/**', ...(mode === 'slow' ? [] : [slow])]
  // Said by each project: what a project extends is read in another mode.
  const provide = { isLong: mode === 'slow' }
  return {
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('.', import.meta.url)),
        // Next decides what is server code; here all of it is.
        'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
      },
    },
    test: {
      testTimeout: 30_000,
      // What goes wrong on purpose is checked by the tests, not printed among them; each worker has a sandbox on a free port.
      env: { LOG_LEVEL: 'silent', SANDBOX_PORT: '0' },
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            provide,
            // These change nothing that another file reads, so a worker loads each module once.
            isolate: false,
            maxWorkers: 2,
            include: pureFolders.map((folder) => `${folder}/**/*.test.ts`),
            exclude: [...nowhere, ...withDatabase, ...withOwnModules],
          },
        },
        {
          extends: true,
          test: {
            name: 'pure, alone',
            provide,
            isolate: true,
            maxWorkers: 2,
            include: withOwnModules,
            exclude: nowhere,
          },
        },
        databaseTests('database', {
          include: withDatabase,
          exclude: [...nowhere, ...alone],
          isolate: false,
          provide,
        }),
        databaseTests('database, alone', { include: alone, exclude: nowhere, isolate: true, provide }),
      ],
    },
  }
})

/** Tests with a PostgreSQL, after those without. */
function databaseTests(
  name: string,
  files: { include: string[]; exclude: string[]; isolate: boolean; provide: { isLong: boolean } },
) {
  return {
    extends: true,
    resolve: {
      alias: {
        // What Next would read from a request, a test says.
        'next/headers': fileInTesting('request-headers.ts'),
        // Hundreds of accounts are made; account-passwords.test.ts makes its own at the true cost.
        '@/lib/server/password-cost': fileInTesting('quick-password-cost.ts'),
      },
    },
    test: {
      name,
      ...files,
      globalSetup: 'lib/server/testing/database-setup.ts',
      setupFiles: 'lib/server/testing/fresh-process.ts',
      testTimeout: 60_000,
      // They wait for a database and for processes that they start: with two, a quarter of two cores stood idle.
      maxWorkers: 3,
      sequence: { groupOrder: files.isolate ? 2 : 1 },
    },
  } as const
}

function fileInTesting(name: string): string {
  return fileURLToPath(new URL(`lib/server/testing/${name}`, import.meta.url))
}
