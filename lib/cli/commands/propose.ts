import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import { UserProfile } from '@/lib/contracts/proposal'
import { CitationStyleName, type Day, type ProposalBrief } from '@/lib/contracts/proposal-run'
import { ReferenceDecision } from '@/lib/contracts/reference-check'
import { StudySetting } from '@/lib/contracts/study-setting'
import { proposalResult } from '@/lib/core/proposal/document/proposal-result'
import { profileFaultSentence, profileFaults } from '@/lib/core/proposal/problem/profile-faults'
import { undecidedReferences } from '@/lib/pipelines/proposal/proposal-tree'
import { renderProposal } from '@/lib/server/render-proposal'
import { proposeOnce } from '@/lib/server/runs/propose-once'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'
import { readSources } from '../read-sources'
import { wordIssue } from '../word-issue'

/** A profile larger than this is none. */
const PROFILE_BYTES_MAX = 256 * 1024

const text = { type: 'string' } as const
const options = {
  profile: text,
  sources: text,
  out: text,
  topic: text,
  question: text,
  title: text,
  author: text,
  institution: text,
  advisor: text,
  city: text,
  start: text,
  defence: text,
  style: text,
  locale: text,
  decisions: text,
  country: text,
  population: text,
  reachable: text,
  participants: text,
  response: text,
  cluster: text,
  blocked: text,
  'weekends-free': { type: 'boolean' },
  sandbox: { type: 'boolean' },
} as const

/** An option is a text; what is left out was not said. */
const number = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === undefined ? undefined : Number(value)), schema)

const needed = z.string('is missing').min(1, 'is missing')
const day = z.iso.date('is not a day such as 2027-03-01')

const Arguments = z.object({
  profile: needed,
  sources: needed,
  out: needed,
  topic: z.string().optional(),
  question: z.string().default(''),
  title: z.string().default(''),
  author: z.string().default(''),
  institution: z.string().default(''),
  advisor: z.string().default(''),
  city: z.string().default(''),
  start: day.optional(),
  defence: day.optional(),
  style: CitationStyleName.optional(),
  locale: Locale.default('en'),
  decisions: z.string().optional(),
  country: StudySetting.shape.country,
  population: number(StudySetting.shape.population),
  reachable: number(StudySetting.shape.reachable),
  participants: StudySetting.shape.participants,
  response: number(StudySetting.shape.expectedResponse01),
  cluster: number(StudySetting.shape.clusterSize),
  /** Spans without work: 2027-01-01..2027-01-31, several with commas. */
  blocked: z
    .string()
    .regex(
      /^(?:\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}(?:,|$))+$/,
      'is no list of spans such as 2027-01-01..2027-01-31',
    )
    .default(''),
  'weekends-free': z.boolean().nullable().default(null),
  sandbox: z.boolean().default(false),
})
type Arguments = z.infer<typeof Arguments>

/**
 * `carrel propose`: the whole proposal from a profile and a file of sources, written to DIR as proposal.json, .md, .pdf and
 * .docx, with the annex (quality report, reference passport, history) and an archive copy of the PDF where the machine can make one. References that were not found or are retracted hold back PDF and DOCX until `--decisions` says what to do with
 * each. Exit code 1 with one sentence on stderr when something is missing. What DIR holds is of one run: a PDF of an
 * earlier one does not outlive the text it was made from.
 */
export async function propose(args: string[], io: CommandOutput): Promise<number> {
  const given = readArguments(args, { options, schema: Arguments })
  const today = new Date().toISOString().slice(0, 10)
  const brief = await readBrief(given, today)
  const [fault] = profileFaults(brief, today)
  if (fault) {
    io.stderr(profileFaultSentence(fault, brief.locale))
    return 1
  }
  const decisions = given.decisions
    ? parseOr(z.array(ReferenceDecision).max(100), await readJson(given.decisions), given.decisions)
    : []
  const { signal } = new AbortController()
  const works = await readSources(given.sources, io)
  if (works.length === 0) throw new AppError('invalid-input', `${given.sources} holds no source.`)
  await makeFolder(given.out)
  const { run, transitions } = await proposeOnce(brief, {
    works,
    decisions,
    sandbox: given.sandbox || works.some((work) => work.sandbox === true),
    signal,
  })
  const render = async (format: 'md' | 'pdf' | 'docx' | 'annex' | 'archive') =>
    [format, (await renderProposal(run, { transitions, format, signal })).bytes] as const
  const result = ['json', `${JSON.stringify(proposalResult(run, transitions), null, 2)}\n`] as const
  if (run.failure) {
    await writeFiles(given.out, [result], io)
    io.stderr(`The proposal stopped at ${run.failure.step}: ${run.failure.error.detail}.`)
    return 1
  }
  const undecided = undecidedReferences(run)
  if (undecided.length > 0) {
    await writeFiles(given.out, [result, await render('md')], io)
    io.stderr(
      `No PDF and DOCX yet: decide with --decisions about ${undecided.map(({ key, verdict }) => `${key} (${verdict})`).join(', ')}.`,
    )
    return 1
  }
  const made = [await render('md'), await render('pdf'), await render('docx'), await render('annex')]
  const archive = await render('archive').catch((error: unknown) => {
    // The proposal is whole without it; what stands in its way is told.
    if (!(error instanceof AppError)) throw error
    io.stderr(`No archive copy: ${error.message}.`)
    return null
  })
  await writeFiles(given.out, [result, ...made, ...(archive ? [archive] : [])], io)
  return 0
}

/** Made before the work begins: what cannot be written to is told at once. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new AppError('invalid-input', `${folder} cannot be made a folder.`, { cause })
  })
}

async function writeFiles(
  folder: string,
  bodies: readonly (readonly [format: string, body: string | Uint8Array])[],
  io: CommandOutput,
): Promise<void> {
  const fileOf = (format: string) =>
    path.join(
      folder,
      format === 'archive' || format === 'annex' ? `proposal-${format}.pdf` : `proposal.${format}`,
    )
  for (const format of ['json', 'md', 'pdf', 'docx', 'annex', 'archive'])
    await rm(fileOf(format), { force: true })
  for (const [format, body] of bodies) {
    await writeFile(fileOf(format), body)
    io.stdout(JSON.stringify({ file: fileOf(format), bytes: Buffer.byteLength(body) }))
  }
}

async function readBrief(given: Arguments, today: Day): Promise<ProposalBrief> {
  const read = await readJson(given.profile)
  // A profile of zero hours gets its own sentence, not one about a schema.
  const profile = parseOr(
    UserProfile.extend({ weekly_hours: z.number().min(0).max(168) }),
    read,
    given.profile,
  )
  const { title, author, institution, advisor, city, question, locale } = given
  return {
    profile,
    topic: given.topic ?? profile.research_area,
    question,
    title,
    author,
    institution,
    advisor,
    city,
    startDate: given.start ?? today,
    defenceDate: given.defence ?? null,
    citationStyle: given.style ?? (locale === 'pt-BR' ? 'abnt' : 'apa'),
    locale,
    study: {
      country: given.country,
      population: given.population,
      reachable: given.reachable,
      participants: given.participants,
      clusterSize: given.cluster,
      expectedResponse01: given.response,
      weekendsFree: given['weekends-free'],
      blocked: spansOf(given.blocked),
    },
    printedContext: [],
    holidays: null,
  }
}

function spansOf(text: string): StudySetting['blocked'] {
  return text
    .split(',')
    .filter((span) => span !== '')
    .map((span) => {
      const [from = '', to = ''] = span.split('..')
      return { from, to }
    })
}

async function readJson(file: string): Promise<unknown> {
  const body = await readFile(file, 'utf8')
  if (body.length > PROFILE_BYTES_MAX) throw new AppError('too-large', `${file} is too large.`)
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new AppError('invalid-input', `${file} is not valid JSON.`, { cause })
  }
}

function parseOr<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new AppError(
    'invalid-input',
    `${file}: ${issue?.path.join('.') || 'the value'} ${issue ? wordIssue(issue) : 'is not usable'}.`,
  )
}
