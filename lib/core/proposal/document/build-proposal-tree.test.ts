import { beforeAll, describe, expect, it } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { Block, DocumentTree, Inlines } from '@/lib/contracts/document-tree'
import { locales } from '@/lib/contracts/locale'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import { say } from '@/lib/core/text/say'
import { dayName } from '../figures/calendar'
import { buildAnnexTree, buildProposalTree } from './build-proposal-tree'
import { proposalDocument } from './document-fixture'
import { documentPhrases } from './document-phrases'
import type { ProposalDocument } from './writing'

let apa: CitationStyle
let abnt: CitationStyle
let plainTree: DocumentTree
beforeAll(async () => {
  apa = await loadCitationStyle('apa')
  abnt = await loadCitationStyle('abnt')
  plainTree = buildProposalTree(proposalDocument(apa))
})

function build(change?: Partial<ProposalDocument>): DocumentTree {
  return change ? buildProposalTree({ ...proposalDocument(apa), ...change }) : plainTree
}
const annex = (change: Partial<ProposalDocument> = {}): DocumentTree =>
  buildAnnexTree({ ...proposalDocument(apa), ...change })
const blocksOf = (tree: DocumentTree): readonly Block[] => tree.chapters.flatMap(({ blocks }) => blocks)
function blockOf(tree: DocumentTree, id: string): Block {
  const found = blocksOf(tree).find((block) => block.id === id)
  if (!found) throw new Error(`no block ${id}`)
  return found
}
function inlinesIn(block: Block): readonly Inlines[] {
  switch (block.kind) {
    case 'heading':
      return []
    case 'paragraph':
      return [block.inlines]
    case 'list':
      return block.items
    case 'table':
      return block.rows.flat()
    case 'figure':
      return block.table.rows.flat()
    case 'references':
      return block.entries.map(({ inlines }) => inlines)
  }
}
const textIn = (block: Block): string =>
  inlinesIn(block)
    .map((inlines) => inlines.map(({ text }) => text).join(''))
    .join('\n')
const allText = (tree: DocumentTree) => blocksOf(tree).map(textIn).join('\n')

describe('citations', () => {
  it('every citation leads to an entry of the list or is named as missing', () => {
    const tree = build()
    const list = blockOf(tree, 'references.list')
    const listed = list.kind === 'references' ? list.entries.map(({ key }) => key) : []
    expect(listed).toEqual(['lima', 'silva', 'souza'])
    const cited = blocksOf(tree)
      .flatMap(inlinesIn)
      .flat()
      .flatMap((inline) => (inline.kind === 'cite' ? inline.keys : []))
    expect(cited.every((key) => listed.includes(key))).toBe(true)
    expect(textIn(blockOf(tree, 'problem.p1'))).toContain('It shortens sleep (Silva, 2020; Souza, 2021).')
    expect(textIn(blockOf(tree, 'problem.p2'))).toContain('breaks [source missing: nobody].')
    expect(textIn(blockOf(tree, 'questions.list'))).toContain(
      'Who takes them (Silva, 2020) [source missing: gone]?',
    )
    expect(allText(tree)).not.toContain('[@')
  })

  it('names its keys in the order of its text', () => {
    const { problem } = proposalDocument(apa)
    const tree = build({
      problem: {
        ...problem,
        definition: { ...problem.definition, problem_statement: 'So [@souza; @silva].' },
      },
    })
    const block = blockOf(tree, 'problem.p1')
    expect(inlinesIn(block)[0]?.[1]).toEqual({
      kind: 'cite',
      text: '(Silva, 2020; Souza, 2021)',
      keys: ['silva', 'souza'],
    })
  })

  it('only cited works are in the list', () => {
    const { methodology, problem } = proposalDocument(apa)
    const tree = build({
      methodology: {
        ...methodology,
        keys: [],
        recommendation: { ...methodology.recommendation, justification: 'So.' },
      },
      problem: { ...problem, definition: { ...problem.definition, problem_statement: 'A gap [@silva].' } },
    })
    expect(textIn(blockOf(tree, 'references.list'))).not.toContain('Lima')
  })

  it('a reference that the student removed leaves a named gap and the decision', () => {
    const tree = build({ decisions: [{ key: 'souza', act: 'remove' }] })
    expect(textIn(blockOf(tree, 'references.list'))).not.toContain('Souza')
    expect(textIn(blockOf(tree, 'problem.p1'))).toContain('(Silva, 2020) [source missing: souza]')
    const told = annex({ decisions: [{ key: 'souza', act: 'remove' }] })
    expect(textIn(blockOf(told, 'passport.table'))).toContain('removed from the document')
  })

  it('a repair is in list and text, a reason to keep is printed, and so is what is undecided', () => {
    expect(textIn(blockOf(annex(), 'passport.table'))).toContain('not decided yet')
    const decisions: ProposalDocument['decisions'] = [
      { key: 'lima', act: 'repair' },
      { key: 'souza', act: 'keep', reason: 'It shows how it went wrong.' },
    ]
    const tree = build({ decisions })
    expect(textIn(blockOf(tree, 'methodology.p1'))).toContain('(Lima, 2018)')
    expect(textIn(blockOf(annex({ decisions }), 'passport.table'))).toContain(
      'kept: It shows how it went wrong.',
    )
    expect(textIn(blockOf(tree, 'references.list'))).toMatch(/Souza.*\[retracted\]/)
  })

  it('ABNT and APA word the same citations their way', () => {
    const tree = buildProposalTree(proposalDocument(abnt, 'abnt'))
    expect(textIn(blockOf(tree, 'references.list'))).toContain('SILVA, A')
  })

  it('ABNT dates what stands online only, by the day its address answered, and never by another', () => {
    const document = proposalDocument(abnt, 'abnt')
    const online = (accessedAt: string | null) => ({
      ...document.literature,
      sources: document.literature.sources.map((source) => ({
        ...source,
        accessedAt,
        url: 'https://example.org/a',
        work: { ...source.work, doi: null },
      })),
    })
    const listOf = (literature: ProposalDocument['literature']) =>
      textIn(blockOf(buildProposalTree({ ...document, literature }), 'references.list'))
    expect(listOf(online('2026-11-20T10:00:00.000Z'))).toContain(
      'Disponível em: https://example.org/a. Acesso em: 20 nov. 2026.',
    )
    expect(listOf(online(null))).not.toContain('Acesso em')
    expect(listOf(document.literature)).not.toContain('Acesso em')
  })
})

describe('the tree', () => {
  it('is the same for the same input', () => {
    expect(build({})).toEqual(build())
  })

  it('gives every block an id of its own that survives a change elsewhere', () => {
    const before = build()
    const ids = blocksOf(before).flatMap((block) =>
      block.kind === 'figure' ? [block.id, block.table.id] : [block.id],
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^[A-Za-z0-9.-]+$/.test(id))).toBe(true)
    const { problem } = proposalDocument(apa)
    const after = build({
      problem: {
        ...problem,
        definition: { ...problem.definition, problem_statement: 'One.\n\nTwo.\n\nThree.' },
      },
    })
    expect(blockOf(after, 'objectives.specific.2')).toEqual(blockOf(before, 'objectives.specific.2'))
  })

  it('says who wrote each block', () => {
    const tree = build()
    expect(blockOf(tree, 'problem.p1').origin).toEqual({ stage: 'problem', engine: 'built-in' })
    expect(blockOf(tree, 'objectives.specific.1').origin).toEqual({
      stage: 'objectives',
      engine: 'acme/writer-1',
    })
    expect(blocksOf(tree).every(({ origin }) => origin !== undefined)).toBe(true)
  })

  it('leaves markup in a title what it is: text', () => {
    const title = 'Sleep <script>alert(1)</script> & <i>shift</i> work'
    expect(textIn(blockOf(build(), 'literature.table'))).toContain(title)
    expect(textIn(blockOf(build(), 'references.list'))).toContain(title)
  })

  it('says plainly that the proposal did not pass', () => {
    for (const id of ['abstract.quality', 'quality.verdict'])
      expect(textIn(blockOf(build(), id))).toContain('did not pass quality control')
  })

  it('names an unanswered question in the coverage table', () => {
    expect(textIn(blockOf(build(), 'objectives.coverage'))).toContain('How long must breaks be?\nnone')
  })

  it('dates an answer by the end of its phase in the ledger, and not where no phase is named', () => {
    const given = proposalDocument(apa)
    const dated = build({ objectives: { ...given.objectives, phases: ['foundation', 'writing', 'writing'] } })
    const last = given.ledger.tasks.filter(({ phase }) => phase === 'writing' || phase === 'foundation')
    const end = last
      .map((task) => task.end)
      .toSorted()
      .at(-1)
    const table = blockOf(dated, 'objectives.coverage')
    expect(textIn(table)).toContain(`Do breaks help night nurses?\n1, 2\n${dayName(end ?? '', 'en')}`)
    expect(table.kind === 'table' && table.head).toContain('By the end of the phase')
    const undated = blockOf(build(), 'objectives.coverage')
    expect(undated.kind === 'table' && undated.head).toHaveLength(2)
  })

  it('the abstract says only what the stages say, without citations', () => {
    const text = textIn(blockOf(build(), 'abstract.p1'))
    // What the introduction begins with is not said a second time.
    expect(text).not.toContain('Night work wears nurses out.')
    expect(text).toContain('to analyse what breaks do.')
    expect(text).not.toMatch(/[@[]|\(Silva/)
  })

  it('the flow figure and its table tell the same numbers, and nothing without counts', () => {
    const figure = blockOf(build(), 'flow.figure')
    const drawn =
      figure.kind === 'figure'
        ? figure.drawing.shapes.flatMap((one) => (one.kind === 'text' ? one.text : []))
        : []
    expect(drawn).toContain('Records screened (n = 100)')
    expect(drawn).toContain('Not chosen (n = 43)')
    expect(textIn(figure)).toContain('Not chosen\n43')
    expect(() => blockOf(build({ counts: null }), 'flow.figure')).toThrow()
  })

  it.each(locales)('marks invented sources in the language of the document (%s)', (locale) => {
    const { brief, literature } = proposalDocument(apa)
    const sources = literature.sources.map((source) => ({
      ...source,
      work: { ...source.work, sandbox: true },
    }))
    const tree = build({ brief: { ...brief, locale }, literature: { ...literature, sources } })
    expect(tree.banner).toBe(say(documentPhrases, locale, 'banner'))
    expect(textIn(blockOf(tree, 'references.list')).split('\n')).toHaveLength(3)
    for (const line of textIn(blockOf(tree, 'references.list')).split('\n'))
      expect(line).toContain(say(documentPhrases, locale, 'sandboxMark'))
    expect(build().banner).toBe('')
  })
})

describe('quality control', () => {
  it('stands on a page of the document, and whole with passport and history in the annex', () => {
    const ids = (tree: DocumentTree) => tree.chapters.map(({ id }) => id)
    expect(ids(build()).slice(-3)).toEqual(['references', 'quality', 'ai-use'])
    expect(ids(annex())).toEqual(['quality', 'passport', 'history', 'references'])
    expect(blocksOf(build()).map(({ id }) => id)).not.toContain('quality.checks')
    expect(blocksOf(annex()).map(({ id }) => id)).toContain('quality.checks')
    expect(textIn(blockOf(build(), 'quality.held'))).toMatch(/^Of \d+ checks, \d+ are/)
    expect(textIn(blockOf(build(), 'quality.annex'))).toContain('annex')
  })
})

describe('the theoretical framework', () => {
  it('names all that no source defines in one sentence, with the search that would tell', () => {
    const { literature } = proposalDocument(apa)
    const sources = literature.sources.map((source) => ({
      ...source,
      work: { ...source.work, abstract: 'This study was carried out in three towns.' },
    }))
    const text = blocksOf(build({ literature: { ...literature, sources } }))
      .filter(({ id }) => id.startsWith('framework.p'))
      .map(textIn)
      .join('\n')
    expect(text).toContain('quoted letter by letter')
    expect(text.match(/no definition was recognised/g)).toHaveLength(1)
    expect(text).toMatch(/For .+, no definition .+; the search .*AND \(definition OR/)
  })
})
