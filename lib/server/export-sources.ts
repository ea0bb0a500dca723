import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { exportFormats, writeExport } from '@/lib/core/validation/write-export'
import { loadValidation } from './loaders/validation'
import { services } from './services'
import { sealerOf } from './source-seal'

const ExportQuery = z.object({
  format: z.enum(exportFormats),
  which: z.enum(['selected', 'all', 'default']).default('default'),
})

/** The file that `?format=…&which=…` asks for, as a download; throws `invalid-input` or `not-found`. */
export async function exportSources(projectId: string, url: string): Promise<Response> {
  const query = ExportQuery.safeParse(Object.fromEntries(new URL(url).searchParams))
  if (!query.success) throw new AppError('invalid-input', 'unknown export format', { cause: query.error })
  const { document } = await loadValidation(projectId)
  const seal = sealerOf((await services()).secretsKey)
  const file = writeExport(document, { ...query.data, date: new Date().toISOString(), seal })
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.fileName}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}
