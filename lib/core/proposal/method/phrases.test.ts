import { describe, expect, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { designIds } from '@/lib/contracts/proposal-run'
import { phraseFaults } from '@/lib/core/text/phrase-parity'
import { checkDetails, issueDescriptions } from './check-phrases'
import { caseNouns, dataPhrases } from './data-phrases'
import { designTextsOf } from './design-table'
import { issueImpacts, issueRemedies } from './issue-phrases'
import { methodologyPhrases } from './methodology-phrases'
import { leverPhrases, qualityPhrases } from './quality-phrases'
import { toolAccessPhrases, toolEffortPhrases, toolTypePhrases } from './tool-table'

describe('sentences in three languages', () => {
  test('every language says the same things', () => {
    expect([
      ...phraseFaults(methodologyPhrases),
      ...phraseFaults(dataPhrases),
      ...phraseFaults(caseNouns),
      ...phraseFaults(checkDetails),
      ...phraseFaults(issueDescriptions),
      ...phraseFaults(issueImpacts),
      ...phraseFaults(issueRemedies),
      ...phraseFaults(qualityPhrases),
      ...phraseFaults(leverPhrases),
      ...phraseFaults(toolAccessPhrases),
      ...phraseFaults(toolEffortPhrases),
      ...phraseFaults(toolTypePhrases),
    ]).toEqual([])
  })

  test('no text of a design was left in another language', () => {
    for (const design of designIds) {
      const courses = locales.map((locale) => designTextsOf(design, locale).course)
      expect(new Set(courses).size, design).toBe(locales.length)
    }
  })
})
