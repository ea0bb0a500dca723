import { z } from 'zod'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { shareOf } from './bar-row'
import type { TrustRow } from './row'
import { casesIn, inHalves, onReport } from './set-files'

const Labelled = z.object({ lang: z.string(), kind: z.enum(['title', 'abstract']), text: z.string() })
type Labelled = z.infer<typeof Labelled>

function row(kind: Labelled['kind'], target01: number, labelled: readonly Labelled[]): TrustRow {
  const of = labelled.filter((record) => record.kind === kind)
  const isRight = ({ text, lang }: Labelled) => detectLanguage(text) === lang
  const right = (some: readonly Labelled[]) => shareOf(some, isRight)
  const wrong = of.filter((one) => !isRight(one))
  return {
    what: `Language of ${kind}s`,
    data: `language/lang_id.jsonl, ${of.length} ${kind}s in en, pt, es, fr, de`,
    reference: 'tinyld 98.5 % (its author)',
    target: `≥ ${target01}`,
    measured: `${right(of).toFixed(3)}; ${inHalves(of, ({ text }) => text, right)}`,
    reached: onReport(of, ({ text }) => text, right) >= target01,
    ...(wrong.length > 0
      ? {
          note: `Wrong: ${wrong.map(({ lang, text }) => `${lang} → ${detectLanguage(text)} "${text.slice(0, 30)}…"`).join('; ')}`,
        }
      : {}),
  }
}

/** How often detectLanguage names the labelled language over the sets of all folders; one row for titles, one for abstracts. */
export async function rows(...dataFolders: readonly string[]): Promise<TrustRow[]> {
  const labelled = casesIn(dataFolders, ['language', 'lang_id'], Labelled)
  return [row('title', 0.94, labelled), row('abstract', 0.99, labelled)]
}
