import { expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { buildProposalTree } from '@/lib/core/proposal/document/build-proposal-tree'
import { proposalDocument } from '@/lib/core/proposal/document/document-fixture'
import { stageOfBlock } from './stage-of-block'

it('a comment leads to the stage in which what it is about is written', async () => {
  const tree = buildProposalTree(proposalDocument(await loadCitationStyle('apa')))
  const stagesOf = (chapterId: string) => [
    ...new Set(tree.chapters.find(({ id }) => id === chapterId)?.blocks.map(({ id }) => stageOfBlock(id))),
  ]
  expect(stagesOf('introduction')).toEqual(['problem'])
  expect(stagesOf('literature')).toEqual(['problem'])
  expect(stagesOf('objectives')).toEqual(['objectives'])
  expect(stagesOf('methodology')).toEqual(['methodology'])
  expect(stagesOf('data-collection')).toEqual(['data-collection'])
  expect(stagesOf('feasibility')).toEqual(['data-collection'])
  expect(stagesOf('quality')).toEqual(['quality'])
  expect(stageOfBlock('')).toBe('document')
})
