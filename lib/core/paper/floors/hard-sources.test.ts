import { describe, expect, test } from 'vitest'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { paperLedger } from '../checks/paper-ledger'
import { examinePaper } from '../examine/examine-paper'
import { ExaminedPaper } from '../examine/examined-paper'
import { wholePaperQueries, wholePaperSources, writeWholePaper } from './whole-paper-fixture'

const query = wholePaperQueries.en
const contextOf = (sources: readonly PaperSource[], outputs: Record<string, unknown>) => ({
  query,
  locale: 'en' as const,
  kind: 'review' as const,
  sources,
  outputs,
  currentYear: 2026,
})
const unsupportedIn = (sources: readonly PaperSource[], outputs: Record<string, unknown>) =>
  paperLedger(contextOf(sources, outputs), { student: [] }).filter(({ reason }) => reason !== null)

describe('three sources only', () => {
  const sources = wholePaperSources.slice(0, 3)
  const { outputs, faults, paragraphs } = writeWholePaper('en', 'review', { sources })

  test('make a short paper that every check takes and that invents nothing', () => {
    expect(faults).toEqual([])
    expect(unsupportedIn(sources, outputs)).toEqual([])
  })
  test('are said to be few, and nothing is padded to a number', () => {
    expect(paragraphs.join('\n')).toMatch(/rests on three works only/)
    const all = JSON.stringify(outputs['contradiction-analyzer'])
    expect(all).toMatch(/"shortfall":\{"found":\d,"wanted":10,"among":3/)
  })
})

describe('sources in four languages', () => {
  const german: PaperSource = {
    key: 'berger',
    work: workFixture({
      title: 'Telearbeit und Produktivität: eine Befragung von Pflegekräften',
      authors: [{ given: 'Eva', family: 'Berger' }],
      language: 'de',
      year: 2021,
      abstract:
        'Untersucht wurde der Zusammenhang von Telearbeit und Produktivität bei 210 Pflegekräften. Die Ergebnisse zeigen, dass Telearbeit die Produktivität erhöhte.',
      doi: '10.5555/w.de',
    }),
  }
  const sources = [...wholePaperSources.slice(0, 11), german]
  const { outputs, faults, paragraphs } = writeWholePaper('en', 'review', { sources })

  test('make a paper that every check takes', () => {
    expect(faults).toEqual([])
    expect(unsupportedIn(sources, outputs)).toEqual([])
    expect(paragraphs.join('\n')).toMatch(/written in .*German/)
  })
  test('give no direction where the language is not read, and are counted as unknown', () => {
    const [row = ''] = paragraphs.flatMap((text) =>
      text.split('\n').filter((line) => line.includes('@berger')),
    )
    expect(row).toMatch(/\| – \|$/)
  })
  test('leave the examination no crash and its 60 objections', () => {
    const paper = ExaminedPaper.parse({ query, locale: 'en', kind: 'review', sources, outputs })
    expect(examinePaper(paper, 'en').length).toBeGreaterThanOrEqual(60)
  })
})
