import type { ShownError } from '@/components/frame/use-error-text'
import { codeOf, fieldOf } from '@/lib/client/fetch-json'
import type { DocumentWarning } from '@/lib/contracts/validation-document'

const TIMEOUT_MS = 60_000

/** Why a document cannot be gone on with; each has its sentence. */
export const uploadProblems = [
  'too-large',
  'not-text',
  'empty',
  'no-frontmatter',
  'broken-frontmatter',
  'no-topic',
  'not-a-validation',
  'several',
] as const
export type UploadProblem = (typeof uploadProblems)[number]

export type WarningCode = DocumentWarning['code']

export type SentDocument =
  | {
      readonly ok: true
      readonly projectId: string
      readonly sources: number
      readonly chosen: number
      readonly warnings: readonly { readonly code: string; readonly subject: string }[]
    }
  | { readonly ok: false; readonly problem: UploadProblem }
  | { readonly ok: false; readonly code: ShownError }

/** Sends a document; a project stands when the answer is ok. Never throws. */
export async function sendDocument(file: File, locale: string): Promise<SentDocument> {
  const form = new FormData()
  form.set('file', file)
  form.set('locale', locale)
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch('/api/projects/upload', { method: 'POST', body: form, signal })
    const answer: unknown = await response.json()
    return response.ok ? readSent(answer) : readRefusal(answer)
  } catch {
    // No answer, or the file changed on disk after it was chosen.
    return { ok: false, code: 'offline' }
  }
}

function readRefusal(answer: unknown): SentDocument {
  const problems = fieldOf(answer, 'problems')
  const first: unknown = Array.isArray(problems) ? problems[0] : undefined
  const code = codeOf(answer)
  const problem = uploadProblems.find((known) => known === first || known === code)
  return problem ? { ok: false, problem } : { ok: false, code }
}

function readSent(answer: unknown): SentDocument {
  const projectId = fieldOf(answer, 'projectId')
  if (typeof projectId !== 'string') return { ok: false, code: 'internal' }
  const warnings = fieldOf(answer, 'warnings')
  return {
    ok: true,
    projectId,
    sources: Number(fieldOf(answer, 'sources') ?? 0),
    chosen: Number(fieldOf(answer, 'chosen') ?? 0),
    warnings: (Array.isArray(warnings) ? warnings : []).map((warning: unknown) => ({
      code: String(fieldOf(warning, 'code')),
      subject: String(fieldOf(warning, 'subject') ?? ''),
    })),
  }
}
