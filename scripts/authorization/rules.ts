import type { Entry } from './entries'

/** Who may do what an entry does, and how the code decides it. */
export interface Rule {
  readonly who: string
  readonly by: string
}

/** Its guard takes the services of the process, so that they are opened first. */
const ofAssistant: Rule = {
  who: 'An assistant with the token of the project, while its owner lets it in',
  by: '`requireAssistant`',
}

/** Entries that ask for nobody in particular, or later than others, each with its reason. An entry whose code calls a guard may not stand here. */
export const declared: Readonly<Record<string, Rule>> = {
  'page /account/new-password': {
    who: 'Anybody',
    by: 'shows an empty form; the token of the letter is judged by the account library',
  },
  'route GET /api/auth/[...all]': {
    who: 'Anybody',
    by: 'the acts of `lib/server/account-acts.ts`, each limited; the account library asks for session, password or token',
  },
  'route POST /api/auth/[...all]': { who: 'Anybody', by: 'as GET' },
  'route GET /api/example/[locale]': {
    who: 'Anybody',
    by: 'a document over invented sources, made once for each language; nobody’s data are in it',
  },
  'route GET /api/security-contact': { who: 'Anybody', by: 'the operator’s address for reports' },
  'route POST /api/shared/[linkId]/enter': {
    who: 'Who knows the secret of the link',
    by: '`checkAccess`: tries are counted by link and address before the secret is compared',
  },
  'route GET /pdf-resources/[kind]/[name]': {
    who: 'Anybody',
    by: 'fonts and tables of the installed reader of PDFs, by a list of names',
  },
  'route GET /api/mcp/[projectId]': ofAssistant,
  'route POST /api/mcp/[projectId]': ofAssistant,
  'route DELETE /api/mcp/[projectId]': ofAssistant,
  'route GET /api/tools/[projectId]': ofAssistant,
  'route POST /api/tools/[projectId]/[tool]': ofAssistant,
}

const OWNER = 'The owner of the project (guest or account)'

const byGuard: Readonly<Record<string, string>> = {
  requireProject: OWNER,
  requireOwnRun: OWNER,
  requireVisitor: 'Whoever has a session (guest or account), for what is their own',
  ensureVisitor: 'Anybody; a newcomer becomes a guest, within the allowance',
  findSession: 'Anybody; with a session what is said of it, before a second step where one is required',
  findVisitor: 'Anybody; with a session what is their own, without one nothing of anybody’s',
}

const byRight: Readonly<Record<string, string>> = {
  enter: 'A link, whatever its right',
  view: 'A link to read, to comment or to decide',
  comment: 'A link with the right to comment or to decide',
  decide: 'A link with the right to decide',
  screen: 'A link to screen sources',
}

export function keyOf({ kind, name }: Entry): string {
  return `${kind} ${name}`
}

/** The rule of an entry: that of the guard it asks first, or the declared one; null when there is none. */
export function ruleOf(entry: Entry): Rule | null {
  const { asked } = entry
  if (asked?.kind !== 'guard') return declared[keyOf(entry)] ?? null
  const who = asked.right === null ? byGuard[asked.name] : byRight[asked.right]
  const by = asked.right === null ? `\`${asked.name}\`` : `\`${asked.name}\`, ${asked.right}`
  return who === undefined ? null : { who, by }
}
