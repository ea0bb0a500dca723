import { type Entry, listEntries } from './entries'
import { keyOf, ruleOf } from './rules'

export const AUTHORIZATION_FILE = 'docs/authorization.md'

const head = `# Who may do what

Written by \`npm run authorization\` from pages, routes and server actions; \`app/authorization.test.ts\` compares. Change the
code, or for what asks for nobody \`scripts/authorization/rules.ts\`, not this file.

Each line names what an entry asks **first**, whichever branch it takes and before it reaches the database: the guard, found by
following its calls. What the line cannot tell is whether the query after the guard keeps to the project; that is shown by
\`lib/adapters/store/projects.test.ts\`, \`lib/adapters/store/desk.test.ts\` and \`lib/server/library/library-strangers.test.ts\`.

- A project has one owner: a guest (a session without an account) or an account. Nobody else sees that it exists: a stranger is
  answered as if it did not (404). There are no administrators in the application.
- A link belongs to one project and has one right: to view, to comment, or to decide. Each right includes those before it. It
  reaches the published versions with their comments and decisions, never the draft, the sources or another link's secret.
- Rights are judged anew at every request, on the server.
`

const titles = { page: 'Pages', route: 'Routes', action: 'Server actions' } as const

function tableOf(kind: Entry['kind'], entries: readonly Entry[]): string {
  const lines = entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({ entry, rule: ruleOf(entry) }))
    .map(({ entry, rule }) => `| \`${entry.name}\` | ${rule?.who ?? '**no rule**'} | ${rule?.by ?? ''} |`)
  return [`## ${titles[kind]}`, '| Entry | Who | Decided by |', '|---|---|---|', ...lines].join('\n')
}

/** The matrix as Markdown. */
export function authorizationDocument(): string {
  const entries = [...listEntries()].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'))
  const tables = [tableOf('page', entries), tableOf('route', entries), tableOf('action', entries)]
  return `${head}\n${tables.join('\n\n')}\n`
}
