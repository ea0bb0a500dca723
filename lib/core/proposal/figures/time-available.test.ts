import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { counted, shownHours } from '@/lib/core/writing/counted-words'
import { proposalRound } from '../method/method-fixture'
import { makeBrief, makeLiterature } from '../problem/problem-fixture'
import { ledgerSentences } from './ledger-sentences'
import { shownSlack, timeAvailable } from './time-available'

describe('weeks and hours of a proposal', () => {
  it('count parts of a week', () => {
    expect(timeAvailable({ start: '2026-11-22', defence: '2026-12-02', weeklyHours: 14 })).toEqual({
      weeks: 10 / 7,
      hours: 20,
    })
  })

  it.each(locales)(
    '%s: are the same figures in objectives, methodology, quality report and ledger',
    (locale) => {
      const brief = makeBrief('nursing', locale)
      const literature = { counts: null, queries: ['x'], sources: makeLiterature('nursing') }
      const { ledger, objectives, methodology, quality, dataCollection } = proposalRound(
        brief,
        literature,
        null,
      )
      if (ledger === null) throw new Error('no ledger')
      const needed = shownHours(ledger.neededHours, locale)
      const available = shownHours(ledger.availableHours, locale)
      const { timeline_assessment } = objectives.objectives.feasibility_notes
      const said = ledgerSentences(ledger, locale).join(' ')
      for (const text of [timeline_assessment, said]) {
        expect(text).toContain(counted(ledger.weeks, 'week', locale))
        expect(text).toContain(counted(ledger.availableHours, 'hour', locale))
      }
      const { justification } = methodology.recommendation
      const slack = shownHours(Math.abs(shownSlack(ledger)), locale)
      for (const figure of [needed, available, slack]) expect(justification).toContain(figure)
      expect(dataCollection.plan.resource_requirements[0]).toContain(needed)
      const detail = quality.checks.find(({ id }) => id === 'hours-suffice')?.detail
      expect(detail).toContain(needed)
      expect(detail).toContain(available)
    },
  )
})
