import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Where row-level security is passed over, and why nobody's scope would do. */
const places: Readonly<Record<string, string>> = {
  'lib/server/assistant/require-assistant.ts': 'finds out whose token it is',
  'lib/server/desk/access-request.ts': 'finds out whether the secret is that of a link',
  'lib/server/desk/desk-session.ts': 'finds out whose link a cookie belongs to',
  'lib/server/auth.ts': 'deletes a person with everything, or gives the work of a guest to an account',
  'lib/server/desk/desk-mail.ts': 'sends what is due to the owners of all projects',
  'lib/server/event-feed.ts': 'one look serves all who watch; each was let in before',
  'lib/server/loaders/desk.ts': 'judges a published version by runs that its link does not open',
  'lib/server/library/read-items.ts':
    'looks for unread items of all; each is read within the scope of its owner',
  'lib/server/runs/run-driver.ts':
    'looks for runs that nobody drives, and whose they are; each is driven within its project',
  'lib/server/runs/rebuild-rows.ts': 'makes rows anew from a log, whoever is the first to look at them',
  'lib/server/search-alerts.ts': 'looks for alerts that are due; each is run within its project',
  'lib/server/retention.ts': 'purges what the stated times are over for',
  'lib/server/warm-up.ts': 'asks whether there is any project at all',
  'lib/server/paper-ports.ts': 'sessions of the terminal, which are of no project',
  'lib/server/rebuild-main.ts': 'a command of the operator',
  'lib/server/end-sessions-main.ts': 'a command of the operator',
  'lib/server/change-key-main.ts': 'a command of the operator',
  'lib/server/record-main.ts': 'a command of the operator',
}

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
)
const withText = (words: RegExp, among = files) =>
  among.filter((file) => words.test(readFileSync(file, 'utf8')))

test('row-level security is passed over in these places alone', () => {
  const found = withText(/\bbeyondScopes\(/).filter((file) => file !== 'lib/adapters/store/scope.ts')
  expect(found.sort()).toEqual(Object.keys(places).sort())
})

test('no other place sets what a connection may reach', () => {
  const found = withText(/carrel\.(everything|owner|project|desk|screening)\b/)
  expect(found.sort()).toEqual(['lib/adapters/store/migrate.ts', 'lib/adapters/store/scoped-pool.ts'])
})

test('no two people’s questions are asked as one', () => {
  // Prisma asks `findUnique` of one moment together, over the connection of whoever asked first.
  const store = files.filter((file) => file.startsWith('lib/adapters/store/'))
  expect(withText(/\.findUnique(OrThrow)?\(/, store)).toEqual([])
})
