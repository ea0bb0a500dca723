import { expect, test } from 'vitest'
import { proposalStages } from '@/lib/contracts/proposal-stages'
import { settingsIn } from './model-table'

test('an agent is asked as its table says, any other as all that say nothing', () => {
  const said = proposalStages[1].steps[2].model
  expect(settingsIn(proposalStages, 'problem')).toEqual(said)
  expect(settingsIn(proposalStages, 'constructor')).toBe(settingsIn(proposalStages, 'no such agent'))
})
