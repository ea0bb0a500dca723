import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests here may use a PostgreSQL; it is started once, and only when one of them runs. */
const withDatabase = [
  'lib/adapters/store/**/*.test.ts',
  'lib/adapters/queue/**/*.test.ts',
  'lib/server/**/*.test.ts',
]

/** Minutes of processor time each, so they have commands of their own: `vitest run --mode slow …`. */
const slow = '**/*.slow.test.ts'

export default defineConfig(({ mode }) => {
  const nowhere = ['node_modules/**', '.next/**', '.next-*/**', 'e2e/**', ...(mode === 'slow' ? [] : [slow])]
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
      // What goes wrong on purpose is checked by the tests, not printed among them.
      env: { LOG_LEVEL: 'silent' },
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            // These change nothing that another file reads, so a worker loads each module once.
            isolate: false,
            maxWorkers: 2,
            include: [
              'lib/**/*.test.ts',
              'components/**/*.test.ts',
              'i18n/**/*.test.ts',
              'sandbox/**/*.test.ts',
              'app/**/*.test.ts',
              'bench/**/*.test.ts',
            ],
            exclude: [...nowhere, ...withDatabase],
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            include: withDatabase,
            exclude: nowhere,
            globalSetup: 'lib/server/testing/database-setup.ts',
            testTimeout: 60_000,
            // Both cores are busy with servers and processes that the tests start.
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }
})
