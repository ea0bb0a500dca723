import { z } from 'zod'
import { Locale } from './locale'
import { DataReport } from './paper-data'
import { PaperSearch } from './paper-search'
import { Work } from './work'

/**
 * Terminology
 *   session   one paper in the making: its question, its sources and which agents have completed
 *   fault     why an operation was refused, with the number and the recovery of the specification
 */
export const PAPER_QUERY_MAX = 1_000
export const PAPER_SOURCES_MAX = 400

/** What an agent is, derived from the table. */
export const AgentConfig = z.object({
  key: z.string(),
  name: z.string(),
  phase: z.number().int(),
  /** From 1 in the sequence; null for support, which has no place in it. */
  order: z.number().int().nullable(),
  file: z.string(),
  promptTemplate: z.string(),
  memoryDomains: z.array(z.string()),
  storageDomains: z.array(z.string()),
  /** Null for the last of its phase. */
  nextAgent: z.string().nullable(),
  /** Null for the first of all. */
  prevAgent: z.string().nullable(),
})
export type AgentConfig = z.infer<typeof AgentConfig>

export const SessionStatusName = z.enum(['initializing', 'running', 'complete', 'error'])
export type SessionStatusName = z.infer<typeof SessionStatusName>

export const SessionState = z.object({
  sessionId: z.string().min(1).max(64),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(80),
  query: z.string().min(1).max(PAPER_QUERY_MAX),
  currentPhase: z.number().int().min(1),
  /** In the agents of this session, from 0; their number once all have completed. */
  currentAgentIndex: z.number().int().min(0),
  completedAgents: z.array(z.string().max(60)).max(100),
  status: SessionStatusName,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type SessionState = z.infer<typeof SessionState>

/** A source under the key that texts cite it by. */
export const PaperSource = z.object({ key: z.string().regex(/^[a-z0-9-]{1,80}$/), work: Work })
export type PaperSource = z.infer<typeof PaperSource>

/** The kinds of a paper; only an empirical one has results of the student's own. */
export const PaperKind = z.enum(['review', 'proposal-stage', 'empirical'])
export type PaperKind = z.infer<typeof PaperKind>

export const PaperInput = z.object({
  query: z.string().trim().min(1).max(PAPER_QUERY_MAX),
  locale: Locale,
  kind: PaperKind,
  sources: z.array(PaperSource).max(PAPER_SOURCES_MAX),
  /** What was computed of the student's own data; only an empirical paper has any. */
  data: DataReport.nullable().default(null),
  /** How the sources were found; null where nobody wrote it down. */
  search: PaperSearch.nullable().default(null),
})
export type PaperInput = z.infer<typeof PaperInput>

/** What an agent has stored; `domain` with its room, `research/gaps`. */
export const MemoryEntry = z.object({
  domain: z.string().max(60),
  tags: z.array(z.string().max(60)).max(12),
  agent: z.string().max(60),
  content: z.unknown(),
})
export type MemoryEntry = z.infer<typeof MemoryEntry>

export interface Progress {
  readonly completed: number
  readonly total: number
  readonly percentage: number
}

export interface NextAgentResult {
  readonly sessionId: string
  readonly status: 'next' | 'complete'
  readonly progress: Progress
  readonly agent?: {
    readonly key: string
    readonly prompt: string
    readonly phase: number
    readonly order: number
  }
  readonly desc?: { readonly episodesInjected: number; readonly episodeIds: readonly string[] }
  readonly slug?: string
  readonly summary?: object
}

/** Every fault of the pipeline: its number, what is said first in its message, and what helps. */
export const paperFaults = {
  /** An agent key has no entry or no prompt file. */
  AGENT_NOT_FOUND: { code: 100, says: 'AgentNotFound', recovery: 'fix-config' },
  /** The table or a prompt breaks a rule; the message begins with the rule's own name. */
  INVALID_CONFIG: { code: 101, says: 'InvalidConfig', recovery: 'fix-config' },
  /** No session has that id. */
  SESSION_NOT_FOUND: { code: 200, says: 'SessionNotFound', recovery: 'resume-session' },
  /** What is stored of a session contradicts itself or fits no schema. */
  SESSION_CORRUPT: { code: 201, says: 'SessionCorrupt', recovery: 'resume-session' },
  /** The agent is not the next of its session. */
  OUT_OF_ORDER_AGENT: { code: 202, says: 'OutOfOrderAgent', recovery: 'resume-session' },
  /** The agent has completed before. */
  ALREADY_COMPLETED: { code: 203, says: 'AlreadyCompleted', recovery: 'resume-session' },
  /** The agent could not be begun: it has no built-in method and no model is configured. */
  AGENT_SPAWN_FAILED: { code: 300, says: 'AgentSpawnFailed', recovery: 'retry-agent' },
  /** The agent did not answer in its time. */
  AGENT_TIMEOUT: { code: 301, says: 'AgentTimeout', recovery: 'retry-agent' },
  /** The output does not fit the agent's contract, or cites what is no source of the session. */
  OUTPUT_INVALID: { code: 302, says: 'OutputInvalid', recovery: 'retry-agent' },
  /** An agent of a later phase was asked for before the phase before it is complete. */
  PHASE_INCOMPLETE: { code: 400, says: 'PhaseIncomplete', recovery: 'resume-from-checkpoint' },
} as const satisfies Record<string, { code: number; says: string; recovery: string }>

export type PaperFaultName = keyof typeof paperFaults

export interface PaperFault {
  readonly code: number
  readonly name: PaperFaultName
  /** For the log and the terminal: `SessionNotFound: abc`. */
  readonly message: string
  readonly recovery: (typeof paperFaults)[PaperFaultName]['recovery']
}

/** A fault with what it is about. */
export function paperFault(name: PaperFaultName, about: string): PaperFault {
  const { code, says, recovery } = paperFaults[name]
  return { code, name, message: `${says}: ${about}`, recovery }
}

export type PaperResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: PaperFault }
