import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readLibraryFile } from '@/lib/adapters/files/read-library-file'
import { readLibraryFolder } from '@/lib/adapters/files/read-library-folder'
import type { CommandOutput } from '@/lib/cli/command-output'
import { readArguments } from '@/lib/cli/read-arguments'
import type { LedgerRow } from '@/lib/contracts/claim-ledger'
import { AppError } from '@/lib/contracts/errors'
import { checkClaims } from '@/lib/core/ledger/check-claims'
import { citationResolver, withoutReferences } from '@/lib/core/ledger/resolve-citations'
import { detectLanguage } from '@/lib/core/text/detect-language'

const USAGE = 'Usage: carrel check <draft.docx|.md|.txt|.pdf> --library DIR [--table]'
const Options = z.object({
  library: z.string('is missing: name the folder of your sources'),
  table: z.boolean().default(false),
  draft: z.string(),
})
const options = { library: { type: 'string' }, table: { type: 'boolean' } } as const
const CLAIM_SHOWN_MAX = 100

/**
 * `carrel check`: what the documents of a folder say to each sentence of a draft. One JSON line a sentence, in the order of the draft, as the claim ledger has
 * it with the `file` of the evidence; with `--table` one line of text each, verdict first. Its list of references is used to find the sources, not judged.
 */
export async function checkDraftFile(args: string[], io: CommandOutput): Promise<number> {
  const { library, table, draft } = readArguments(args, {
    options,
    operands: { names: ['draft'], usage: USAGE },
    schema: Options,
  })
  const text = await textOf(draft)
  const { items, unread } = await readLibraryFolder(library)
  for (const { file, problem } of unread) io.stderr(`${file} was not read: ${problem}.`)
  const { body, references } = withoutReferences(text)
  const { rows } = checkClaims(body, {
    language: detectLanguage(body),
    resolve: citationResolver(items, references),
  })
  const fileOf = new Map(items.map(({ id, file }) => [id, file]))
  for (const row of rows) {
    const file = row.evidence ? (fileOf.get(row.evidence.itemId) ?? '') : ''
    io.stdout(table ? lineOf(row, file) : JSON.stringify({ ...row, file }))
  }
  return 0
}

async function textOf(draft: string): Promise<string> {
  const read = await readLibraryFile({
    name: path.basename(draft),
    bytes: await readFile(draft),
    itemId: 'draft',
  })
  if (!read.ok) throw new AppError('invalid-input', `The draft cannot be read: ${read.problem}.`)
  return read.content.text
}

function lineOf({ verdict, claim, disputed, unresolved, evidence }: LedgerRow, file: string): string {
  const words = claim.replace(/\s+/g, ' ')
  const shown = words.length > CLAIM_SHOWN_MAX ? `${words.slice(0, CLAIM_SHOWN_MAX - 1)}…` : words
  const place = evidence ? `${file} ${evidence.locator.type} ${evidence.locator.value}` : ''
  return [
    verdict.padEnd(19),
    shown.padEnd(CLAIM_SHOWN_MAX),
    [...disputed, ...unresolved].join(', '),
    place,
  ].join(' | ')
}
