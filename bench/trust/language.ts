import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { detectLanguage } from '@/lib/core/text/detect-language'
import type { TrustRow } from './row'

const Labelled = z.object({ lang: z.string(), kind: z.enum(['title', 'abstract']), text: z.string() })
type Labelled = z.infer<typeof Labelled>

function row(kind: Labelled['kind'], target: number, labelled: readonly Labelled[]): TrustRow {
  const of = labelled.filter((record) => record.kind === kind)
  const wrong = of.filter(({ text, lang }) => detectLanguage(text) !== lang)
  const share = 1 - wrong.length / of.length
  return {
    what: `Language of ${kind}s`,
    data: `language/lang_id.jsonl, ${of.length} ${kind}s in en, pt, es, fr, de`,
    reference: 'tinyld 98.5 % (its author)',
    target: `≥ ${target} %`,
    measured: `${(share * 100).toFixed(1)} %`,
    reached: share * 100 >= target,
    ...(wrong.length > 0
      ? {
          note: `Wrong: ${wrong.map(({ lang, text }) => `${lang} → ${detectLanguage(text)} "${text.slice(0, 30)}…"`).join('; ')}`,
        }
      : {}),
  }
}

/** How often detectLanguage names the labelled language; one row for titles, one for abstracts. */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const lines = (await readFile(join(dataFolder, 'language/lang_id.jsonl'), 'utf8')).trim().split('\n')
  const labelled = lines.map((line) => Labelled.parse(JSON.parse(line)))
  return [row('title', 94, labelled), row('abstract', 99, labelled)]
}
