import { createHash } from 'node:crypto'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { judgeSentences, type WritingRules } from '@/lib/core/ledger/refused-sentences'
import { workFixture } from '@/lib/core/validation/source-fixture'
import type { TrustRow } from './row'
import { honestSentences, lyingSentences } from './written-items'
import { lastSentences } from './written-items-last'
import { laterSentences } from './written-items-later'
import { newestSentences } from './written-items-newest'
import { writtenSources } from './written-sources'

type Part = 'chosen on' | 'only counted' | 'written after the rules' | 'written last' | 'written newest'

export interface WrittenItem {
  readonly language: string
  readonly part: string
  readonly kind: string
  readonly text: string
  /** The rules were chosen on one half, by hash of the sentence; of the other one lie was looked at (a word of praise). */
  readonly set: Part
}

/** What the student said and code computed, in the sentences' proposals. */
const given =
  '15 hours a week; 12 months; sample of 385; 25 minutes; 95 % confidence; 15 horas; 12 meses; n = 385; 12 entrevistas'

const topics: Readonly<Record<string, string>> = {
  en: 'Remote work and burnout among nurses',
  pt: 'Teletrabalho e produtividade de servidores públicos',
  es: 'Agotamiento de enfermeras en cuidados intensivos',
}

export function writtenItems(): readonly WrittenItem[] {
  return [
    ...itemsOf(`${honestSentences}\n${lyingSentences}`, halfOf),
    ...itemsOf(laterSentences, () => 'written after the rules'),
    ...itemsOf(lastSentences, () => 'written last'),
    ...itemsOf(newestSentences, () => 'written newest'),
  ]
}

function itemsOf(lines: string, setOf: (line: string) => Part): WrittenItem[] {
  return lines.split('\n').map((line) => {
    const [language = '', part = '', kind = '', ...text] = line.split('|')
    return { language, part, kind, text: text.join('|'), set: setOf(line) }
  })
}

function halfOf(line: string): Part {
  const hash = createHash('sha256').update(line).digest('hex').slice(0, 8)
  return Number.parseInt(hash, 16) % 2 === 0 ? 'chosen on' : 'only counted'
}

/** Whether a sentence would enter the proposal as it stands. */
export function isAdmitted(item: WrittenItem): boolean {
  return refusalsOf(item).length === 0
}

function refusalsOf({ language, part, text }: WrittenItem) {
  const rules: WritingRules = { sources, language, given, topic: topics[language] ?? '', own: '' }
  const judged = judgeSentences(text, { part: part === 'L' ? 'literature' : 'plan', rules })
  return judged.flatMap(({ reason }) => reason ?? [])
}

const sources: readonly ProposalSource[] = writtenSources.map(({ key, title, abstract, language }) => ({
  key,
  sourceId: key,
  chosen: true,
  work: workFixture({ title, abstract, language }),
  relevancy: 80,
  quality: 80,
  summary: '',
  retractionCheck: 'clean',
  url: '',
  urlState: 'open',
  accessedAt: null,
}))

/** How many lies of a model enter a proposal, and how many honest sentences do not, by half. */
export function rows(): Promise<TrustRow[]> {
  const items = writtenItems()
  const sets: readonly Part[] = [
    'chosen on',
    'only counted',
    'written after the rules',
    'written last',
    'written newest',
  ]
  const measured = sets.flatMap((set): TrustRow[] => {
    const data = `own sentences, ${set}`
    const half = items.filter((item) => item.set === set)
    const honest = half.filter(({ kind }) => kind === 'ok')
    const lies = half.filter(({ kind }) => kind !== 'ok')
    const refused = honest.filter((item) => !isAdmitted(item)).length
    const admitted = lies.filter(isAdmitted).length
    return [
      {
        what: 'written: lies admitted',
        data,
        reference: `${lies.length} lies of 15 kinds, three languages`,
        target: '0',
        measured: String(admitted),
        reached: admitted === 0,
      },
      {
        what: 'written: honest sentences refused',
        data,
        reference: `${honest.length} sentences, three languages`,
        target: '≤ 0.10',
        measured: (refused / honest.length).toFixed(3),
        reached: refused <= 0.1 * honest.length,
      },
    ]
  })
  return Promise.resolve(measured)
}
