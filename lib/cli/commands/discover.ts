import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import { StudentProfile } from '@/lib/contracts/topic'
import { withoutBeginning } from '@/lib/core/text/without-beginning'
import { withoutOrders } from '@/lib/core/topics/machine-order'
import { personConcern } from '@/lib/core/topics/person-guard'
import { areasIn } from '@/lib/core/topics/read-interests'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'
import { readBytes } from '../read-bytes'
import { wordIssue } from '../word-issue'

const options = {
  interests: { type: 'string' },
  profile: { type: 'string' },
  out: { type: 'string' },
  student: { type: 'string' },
  choose: { type: 'string' },
  locale: { type: 'string' },
  sandbox: { type: 'boolean' },
} as const

const Options = z.object({
  interests: z
    .string({ error: 'is missing' })
    .trim()
    .max(20_000, 'is longer than 20000 characters')
    .regex(/\p{L}/u, 'names nothing'),
  profile: z.string().optional(),
  out: z.string().optional(),
  student: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'holds more than letters, digits and hyphens')
    .default('student'),
  choose: z.coerce.number().int().min(1).max(3).optional(),
  locale: Locale.default('en'),
  sandbox: z.boolean().default(false),
})

/**
 * `carrel discover`: prints one JSON line for each interest with the verdict on its words, one for each angle with its counts and size, one for each finalist with its viability and criteria, and a
 * summary last; with `--choose N` the N-th finalist is settled, and `--out` gets the validation document and the hand-off. Exit code 1 when
 * every angle is hopeless, or for wrong arguments.
 */
export async function discover(args: string[], io: CommandOutput): Promise<number> {
  const given = readArguments(args, { options, schema: Options })
  const profile = given.profile === undefined ? {} : await readProfile(given.profile)
  const interests = withoutOrders(given.interests)
  if (interests === '')
    throw new AppError('machine-order', 'the interests order a machine about: say what is to be studied.')
  const said = areasIn(interests)
  const about = said.find((area) => personConcern(area) !== null)
  if (about !== undefined)
    throw new AppError(
      'about-a-person',
      `“${about.slice(0, 200)}” is about yourself or a private person: say it of a group.`,
    )
  const areas = said.map(withoutBeginning)
  // Loaded late: it brings in all of the engine, which wrong arguments need not wait for.
  const { discoverOnce } = await import('@/lib/server/runs/discover-once')
  const emit = (line: object) => io.stdout(JSON.stringify(line))
  const result = await discoverOnce({ areas, profile: StudentProfile.parse(profile) }, { ...given, emit })
  if (result.documents !== null && given.out !== undefined) await save(given.out, result.documents)
  emit(result.summary)
  if (!result.summary.hopeless) return 0
  io.stderr('Fewer than ten sources for every angle: broaden the interests or say them anew.')
  return 1
}

/** A profile of a proposal is one of topic discovery, too: what discovery does not ask for is passed over. */
async function readProfile(file: string): Promise<object> {
  const text = new TextDecoder().decode(await readBytes(file, 1_000_000))
  try {
    const parsed = StudentProfile.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const fault = issue ? `${issue.path.join('.') || 'the value'} ${wordIssue(issue)}` : 'it cannot be read'
    throw new AppError('invalid-input', `${file} is no profile: ${fault}`)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid-input', `${file} is no JSON`, { cause: error })
  }
}

async function save(
  folder: string,
  documents: { readonly document: NamedText; readonly handoff: NamedText },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { name, text } of [documents.document, documents.handoff]) {
    await writeFile(path.join(folder, name), text)
  }
}

interface NamedText {
  readonly name: string
  readonly text: string
}
