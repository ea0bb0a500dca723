import { existsSync } from 'node:fs'
import { z } from 'zod'
import { VocabularyId, vocabularyIds } from '@/lib/contracts/concept-map'
import { AppError } from '@/lib/contracts/errors'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const text = (max: number) => z.string().trim().min(1).max(max)

/** "all", "none", or names with commas between them. */
const Vocabularies = z.string().transform((value, context): readonly VocabularyId[] => {
  const names = value
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  if (names.length === 1 && names[0] === 'all') return vocabularyIds
  if (names.length === 1 && names[0] === 'none') return []
  return names.flatMap((name) => {
    const { success, data } = VocabularyId.safeParse(name)
    if (!success) context.addIssue(`there is no service "${name.slice(0, 40)}"`)
    return success ? [data] : []
  })
})

/** Null for every public host; otherwise the names, `*.` before one for all below it. */
const WebHosts = z.string().transform((value, context): readonly string[] | null => {
  if (value.trim() === '*') return null
  const names = value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '')
  for (const name of names)
    if (!/^(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+$/.test(name))
      context.addIssue(`"${name.slice(0, 40)}" is no host`)
  return names
})

/** Every variable Carrel reads; `.env.example` says the same in words. Nothing is required. */
const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: text(200).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address people type; needed behind a proxy and for cookies over https. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: text(500).default('.data'),
  /** 32 bytes in base64: encrypts saved keys and signs sessions. Made and kept in DATA_DIR when absent. */
  SECRET_KEY: text(200).optional(),
  /** Days after which what a guest did is deleted, counted from their last visit. */
  GUESTS_KEPT_DAYS: z.coerce.number().int().min(1).max(3_650).default(120),
  /** Days for which a deleted project can be taken back. */
  DELETED_KEPT_DAYS: z.coerce.number().int().min(0).max(3_650).default(30),
  /** Whether everybody needs an account with a second step; otherwise it is offered. */
  SECOND_STEP: z.enum(['offered', 'required']).default('offered'),
  WORKER: z.enum(['inside', 'outside']).default('inside'),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MODEL_PROVIDER: z.enum(['none', 'google', 'openai', 'anthropic', 'compatible']).default('none'),
  MODEL_NAME: text(200).optional(),
  MODEL_API_KEY: text(500).optional(),
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** An embedding model of the same provider: one more signal for the ranking. */
  MODEL_EMBEDDING: text(200).optional(),
  /** What a million tokens cost, of the prompt and of the answer; 0 where they cost nothing. */
  MODEL_PRICE_INPUT: z.coerce.number().min(0).max(1_000_000_000).optional(),
  MODEL_PRICE_OUTPUT: z.coerce.number().min(0).max(1_000_000_000).optional(),
  /** ISO 4217. */
  MODEL_PRICE_CURRENCY: z.enum(Intl.supportedValuesOf('currency')).optional(),
  MODEL_RETRY_BASE_MS: z.coerce.number().int().min(1).max(60_000).default(2_000),
  RUN_TOKEN_BUDGET: z.coerce.number().int().min(1_000).max(100_000_000).default(400_000),
  /** Tokens one run may use however often its budget is extended. */
  RUN_TOKENS_MAX: z.coerce.number().int().min(1_000).max(1_000_000_000).default(4_000_000),
  /** How often quality control may send a proposal back. */
  MAX_REFINEMENTS: z.coerce.number().int().min(0).max(10).default(3),
  CONTACT_EMAIL: z.email().optional(),
  /** Where e-mails go out, e.g. smtps://user:password@mail.example; without it there are none. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: text(320).optional(),
  OPENALEX_KEY: text(300).optional(),
  SEMANTIC_SCHOLAR_KEY: text(300).optional(),
  PUBMED_KEY: text(300).optional(),
  /** Searches the web for answers in the library. */
  TAVILY_API_KEY: text(300).optional(),
  /** A notebook server to ask instead of the own library: its `/api` (Open Notebook) or `/v1` (the hosted service). */
  OPEN_NOTEBOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPEN_NOTEBOOK_API_KEY: text(500).optional(),
  /** Vocabulary services that may be asked for other names of a concept. */
  VOCABULARIES: Vocabularies.prefault('all'),
  /** The library's own key for DeCS, the health descriptors of BIREME. */
  DECS_KEY: text(300).optional(),
  /** Hosts that may be asked for addresses which people and references name. */
  WEB_HOSTS: WebHosts.prefault('*'),
  /** Files of journal ranks that a library has; see lib/core/quality/journal-tables.ts. */
  SJR_TABLE: text(500).optional(),
  QUALIS_TABLE: text(500).optional(),
  /** Where the sandbox listens, a world of invented publications in which everything can be tried; or one that runs already. */
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4319),
  SANDBOX_URL: z.url({ protocol: /^http$/ }).optional(),
})
export type Env = z.infer<typeof Env>

let known: Env | undefined

/**
 * The settings, parsed once. Throws `bad-configuration` with one sentence that names the variable.
 * This is the only place that reads process.env.
 */
export function env(): Env {
  known ??= readEnv()
  return known
}

/** A file .env in the folder Carrel is started in fills what the environment leaves open. */
function readEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseEnv(process.env)
}

/** The settings in `variables`; an empty value counts as absent. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Env.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new AppError(
      'bad-configuration',
      `${issue?.path.join('.') ?? 'A variable'} is not usable: ${issue?.message ?? 'unknown'}.`,
    )
  }
  const model = parsed.data
  if (model.MODEL_PROVIDER !== 'none' && !model.MODEL_NAME) {
    throw new AppError(
      'bad-configuration',
      'MODEL_NAME is missing: MODEL_PROVIDER is set, so say which model to use.',
    )
  }
  if (model.MODEL_PROVIDER === 'compatible' && !model.MODEL_BASE_URL) {
    throw new AppError(
      'bad-configuration',
      'MODEL_BASE_URL is missing: an OpenAI-compatible model needs its address.',
    )
  }
  if (model.MODEL_EMBEDDING && (model.MODEL_PROVIDER === 'none' || model.MODEL_PROVIDER === 'anthropic')) {
    throw new AppError(
      'bad-configuration',
      'MODEL_EMBEDDING is not usable: MODEL_PROVIDER must be google, openai or compatible for it.',
    )
  }
  const price = ['MODEL_PRICE_INPUT', 'MODEL_PRICE_OUTPUT', 'MODEL_PRICE_CURRENCY'] as const
  const unsaid = price.filter((name) => model[name] === undefined)
  if (unsaid[0] && unsaid.length < price.length) {
    throw new AppError(
      'bad-configuration',
      `${unsaid[0]} is missing: a price has a number for input, one for output, and a currency.`,
    )
  }
  if ((model.SMTP_URL === undefined) !== (model.SMTP_FROM === undefined)) {
    const missing = model.SMTP_URL ? 'SMTP_FROM' : 'SMTP_URL'
    throw new AppError('bad-configuration', `${missing} is missing: e-mail needs both a server and a sender.`)
  }
  return model
}

/**
 * Tells Next the address at which this process answers itself. Next sends a server action there once more when the page that
 * asked for it was left meanwhile; it does not know the port of a server that is not its own, and would ask another one.
 */
export function setOwnAddress(url: string): void {
  process.env.__NEXT_PRIVATE_ORIGIN = url
}
