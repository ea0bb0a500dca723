import { z } from 'zod'
import { readDataFile } from '@/lib/adapters/files/read-data-file'
import { countPaperSessions } from '@/lib/adapters/store/paper-sessions'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import { ColumnMatches } from '@/lib/contracts/paper-data'
import { PAPER_QUERY_MAX, PaperKind, type PaperResult } from '@/lib/contracts/paper-session'
import { STUDENT } from '@/lib/core/proposal/state/proposal-state'
import { BUILT_IN } from '@/lib/engine/run-unit'
import { gatherPaperSources } from '@/lib/pipelines/paper/gather-sources'
import type { PaperPorts } from '@/lib/pipelines/paper/ports'
import { completeAgent, getNextAgent, initPipeline, resumeSession } from '@/lib/pipelines/paper/session'
import { sessionColumns } from '@/lib/pipelines/paper/session-columns'
import { getSessionStatus } from '@/lib/pipelines/paper/session-status'
import { makePaperPorts } from '../paper-ports'
import { listProjectSources } from '../proposal-ports'
import type { Services } from '../services'
import { inTurn } from '../turns'
import { checkApart } from './check-apart'
import type { requireAssistant } from './require-assistant'

type Assistant = Awaited<ReturnType<typeof requireAssistant>>

const CSV_LETTERS_MAX = 400_000
/** Each keeps what the sources say as they stood when it was begun. */
const SESSIONS_MAX = 40
const sessionId = z.string().min(1).max(64)
const inSession = z.object({ session: sessionId })

/** Refused by its number, name and recovery, in one sentence. */
function takenOf<T extends object>(result: PaperResult<T>): T {
  if (result.ok) return result.value
  const { code, message, recovery } = result.fault
  throw new AppError('invalid-input', `${code} ${message} (${recovery})`)
}

/** A tool on the sessions of the assistant's project; none of another project is found. */
function onSessions<I>(
  description: string,
  input: z.ZodObject & z.ZodType<I>,
  work: (given: I, ports: PaperPorts, world: { assistant: Assistant; all: Services }) => Promise<object>,
) {
  return {
    description,
    input,
    run: async (assistant: Assistant, all: Services, given: unknown) => {
      const ports = await makePaperPorts(all.db, assistant.projectId)
      const check = checkApart(`user:${assistant.ownerId}`)
      return work(input.parse(given), { ...ports, check }, { assistant, all })
    },
  }
}

const beginning = z.object({
  query: z.string().trim().min(1).max(PAPER_QUERY_MAX),
  kind: PaperKind.default('review'),
  scope: z.enum(['chosen', 'all']).default('chosen'),
  data: z
    .object({ name: z.string().min(1).max(200), csv: z.string().min(1).max(CSV_LETTERS_MAX) })
    .optional(),
  columns: ColumnMatches.default([]),
})

/** What an outside agent does a paper with: begins a session on the project's sources, takes the next prompt, and hands in what it wrote. */
export const paperTools = {
  paper_begin: onSessions(
    'Begins a session of a paper on the sources of the project. An empirical one takes your data as CSV, of which only figures are kept.',
    beginning,
    async ({ query, kind, scope, data, columns }, ports, { assistant, all }) => {
      if (data && kind !== 'empirical')
        throw new AppError('invalid-input', 'only an empirical paper has results of your own data')
      if ((await countPaperSessions(all.db, assistant.projectId)) >= SESSIONS_MAX)
        throw new AppError(
          'invalid-input',
          `the project has ${SESSIONS_MAX} sessions: go on with one of them`,
        )
      const owner = { projectId: assistant.projectId }
      const gathered = await gatherPaperSources({ listSources: () => listProjectSources(all, owner) }, scope)
      const report = data ? await reportOf(data, assistant) : null
      const locale = Locale.catch('en').parse(assistant.locale)
      const { sources, search } = gathered
      const begun = takenOf(await initPipeline({ query, kind, locale, sources, search, data: report }, ports))
      if (columns.length > 0) takenOf(await sessionColumns(begun.sessionId, columns, ports))
      return begun
    },
  ),
  paper_columns: onSessions(
    'Tells which columns of the data may measure what the question names; with columns, says which do, null for what is not measured.',
    inSession.extend({ columns: ColumnMatches.nullable().default(null) }),
    async ({ session, columns }, ports) => takenOf(await sessionColumns(session, columns, ports)),
  ),
  paper_next: onSessions(
    'The next agent of a session with its whole prompt, or that the paper is complete.',
    inSession,
    async ({ session }, ports) => takenOf(await getNextAgent(session, ports)),
  ),
  paper_complete: onSessions(
    'Hands in the output of the next agent; it is checked, and what is wrong with it is told.',
    inSession.extend({
      agent: z.string().min(1).max(60),
      output: z.unknown(),
      written_by: z
        .string()
        .max(120)
        .refine((name) => name !== BUILT_IN && name !== STUDENT, 'is nobody outside')
        .default('outside agent'),
    }),
    async ({ session, agent, output, written_by: writtenBy }, ports) =>
      takenOf(await completeAgent(session, agent, { output, writtenBy }, ports)),
  ),
  paper_status: onSessions(
    'How a session stands: its phases, agents and exit criteria.',
    inSession,
    async ({ session }, ports) => takenOf(await getSessionStatus(session, ports)),
  ),
  paper_resume: onSessions(
    'Lets a session that was stopped by an error go on.',
    inSession,
    async ({ session }, ports) => takenOf(await resumeSession(session, ports)),
  ),
}

async function reportOf({ name, csv }: { name: string; csv: string }, { ownerId }: Assistant) {
  const read = await inTurn({ kind: 'files', owner: `user:${ownerId}` }, () =>
    readDataFile(new TextEncoder().encode(csv), { name }),
  )
  if (read.ok) return read.report
  throw new AppError('invalid-input', `data: ${read.problem}${read.about === '' ? '' : `, ${read.about}`}`)
}
