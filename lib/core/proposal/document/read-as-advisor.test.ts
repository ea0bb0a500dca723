import { beforeAll, expect, test } from 'vitest'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { proposalTree } from '@/lib/pipelines/proposal/proposal-tree'
import { brief, Proposal } from '@/lib/server/testing/test-proposal'
import { qualityStageOf } from '../state/proposal-state'

/** What an advisor sent back in a Brazilian proposal, by class; the sources are invented. */
const survey: ProposalBrief = {
  ...brief,
  topic: 'Teletrabalho e satisfação no trabalho entre servidores públicos',
  question: 'Qual a relação entre o teletrabalho e a satisfação no trabalho dos servidores públicos?',
  locale: 'pt-BR',
  citationStyle: 'abnt',
  study: { ...unsaidSetting, country: 'BR', weekendsFree: true },
  profile: {
    ...brief.profile,
    academic_program: 'Mestrado em Administração Pública',
    field_of_study: 'Administração pública',
  },
}
const people = (...families: string[]) => families.map((family) => ({ given: 'Ana', family }))
const sources = [
  {
    title: 'Teletrabalho na administração pública',
    authors: people('Filardi', 'Castro', 'Zanini'),
    language: 'pt',
    abstract:
      'Os resultados indicam melhoria da satisfação no trabalho entre os servidores em teletrabalho. O estudo limitou-se a duas organizações da União.',
  },
  {
    title: 'Telework and job satisfaction of civil servants',
    authors: people('Meyer', 'Hughes'),
    language: 'en',
    abstract: 'Telework was associated with higher job satisfaction of civil servants.',
  },
  {
    title: 'Satisfação no trabalho e teletrabalho de servidores públicos',
    authors: people('Nunes'),
    language: 'pt',
    abstract: 'O estudo trata do teletrabalho e da satisfação no trabalho de servidores públicos.',
  },
].map((work, at) =>
  makeSource(`s${at}`, { work: workFixture({ ...work, year: 2020 + at, doi: `10.5555/advisor.${at}` }) }),
)

let text = ''
let tree: DocumentTree | null = null
let isSumSound: boolean | null | undefined

beforeAll(async () => {
  const given = { topic: survey.topic, question: survey.question, locale: survey.locale, brief: survey }
  const proposal = new Proposal(given, { sources })
  const run = await proposal.drive()
  tree = proposalTree(run, { style: await proposal.ports.readCitationStyle('abnt'), transitions: [] })
  text = renderMarkdown(tree).replaceAll(/\]\([^)]*\)/g, ']')
  isSumSound = qualityStageOf(run)?.checks.find(({ id }) => id === 'sums-agree')?.passed
  // A whole proposal is written; on a machine that others use, too, this takes longer than a hook may.
}, 60_000)

test('authors are named in the sentence, with the part of the work and the language of a foreign quotation', () => {
  expect(text).toContain('Filardi, Castro e Zanini [(2020, resumo)]')
  expect(text).toContain('Meyer e Hughes [(2021, resumo em inglês)]')
  expect(text).toContain('“O estudo limitou-se a duas organizações da União”')
})

test('a thing with a preposition in its name is not cut, and a noun question becomes an object', () => {
  expect(text).not.toContain('no trabalho no trabalho')
  expect(text).toContain('Analisar a relação entre o teletrabalho e a satisfação no trabalho')
})

test('programme and field are not said twice', () => {
  expect(tree?.nature).toContain('Mestrado em Administração Pública, Invented University')
})

test('hours without free days agree with the weeks, and the text says what was left out', () => {
  expect(isSumSound).toBe(true)
  expect(text).toContain('(descontados os dias livres)')
})
