import { beforeAll, expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import { buildProposalTree } from './build-proposal-tree'
import { proposalDocument, proposalSource } from './document-fixture'

let apa: CitationStyle
beforeAll(async () => {
  apa = await loadCitationStyle('apa')
})

/** The framework of a question on telework and burnout, written over these abstracts. */
function frameworkOver(...abstracts: readonly { title: string; abstract: string }[]): string {
  const plain = proposalDocument(apa)
  const sources = abstracts.map(({ title, abstract }, at) => {
    const source = proposalSource(`k${at}`, 'Brown', 2020 + at, title)
    return { ...source, work: { ...source.work, abstract, language: 'en' } }
  })
  const variables = [
    { name: 'frequency of telework', role: 'predictor' },
    { name: 'burnout', role: 'outcome' },
  ] as const
  const tree = buildProposalTree({
    ...plain,
    brief: { ...plain.brief, topic: 'Telework and burnout of civil servants', question: '' },
    literature: { ...plain.literature, sources },
    problem: {
      ...plain.problem,
      variables: [...variables],
      literatureKeys: sources.map(({ key }) => key),
      definition: { ...plain.problem.definition, key_variables: variables.map(({ name }) => name) },
    },
  })
  return tree.chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'paragraph' && block.id.startsWith('framework.')
        ? [block.inlines.map(({ text }) => text).join('')]
        : [],
    )
    .join('\n')
}

const related = {
  title: 'Job demands and telework: a meta-analysis',
  abstract:
    'We pooled 46 studies of telework. Telework had a small effect on autonomy (r = .22) and was not related to burnout. Effects were small.',
}
const apart = {
  title: 'Telework and burnout of federal employees',
  abstract: 'Remote work was associated with higher emotional exhaustion (b = 0.14).',
}
const other = { title: 'Sleep of nurses', abstract: 'Nurses slept 6.1 hours.' }

test('a result that its abstract does not announce relates two concepts, too', () => {
  const text = frameworkOver(related, other)
  expect(text).toContain('and was not related to burnout')
  expect(text).not.toContain('No sentence that relates')
})

test('a pair that a source deals with is not called unrelated where none of its sentences names both', () => {
  const text = frameworkOver(apart, other)
  expect(text).not.toContain('No sentence that relates')
  expect(text).toMatch(/are dealt with together by one source .*its full text comes first/)
})

test('a pair that no source deals with is looked for', () => {
  expect(frameworkOver(other)).toContain('No sentence that relates this pair')
})
