import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { DesignId } from '@/lib/contracts/proposal-run'
import { proposalResult } from '@/lib/core/proposal/document/proposal-result'
import { designTextsOf } from '@/lib/core/proposal/method/design-texts'
import { Proposal } from '@/lib/server/testing/test-proposal'
import { examinationSummary, examineProposal } from './examine'
import { examineRun } from './examine-run'
import { ExaminedProposal } from './examined-proposal'

test('forty objections are each answered with their place or admitted to be open, in three languages', async () => {
  const run = await new Proposal().drive()
  const proposal = ExaminedProposal.parse(JSON.parse(JSON.stringify(proposalResult(run, []))))
  for (const locale of locales) {
    const examined = examineProposal(proposal, locale)
    expect(examined).toHaveLength(40)
    expect(new Set(examined.map(({ question }) => question)).size).toBe(40)
    for (const { question, said } of examined) {
      expect(question).toMatch(/\?$/)
      // The reader's words for the place, never the name of a field.
      expect(said).not.toMatch(/_|undefined/)
    }
    expect(examinationSummary(examined, locale)).toMatch(/40/)
  }
  const answered = new Map(examineProposal(proposal, 'en').map((one) => [one.id, one.state]))
  // Six sources lie in this project; eight are asked for.
  expect(answered.get('sources-enough')).toBe('open')
  expect(answered.get('question-stated')).toBe('answered')
  const silent = {
    ...proposal,
    methodology: { ...proposal.methodology, justification: 'Because.', alternative_methodologies: [] },
    metadata: { ...proposal.metadata, coverage: [], sample_size: null },
  }
  const open = examineProposal(silent, 'en').flatMap((one) => (one.state === 'answered' ? [] : [one.id]))
  expect(open).toEqual(
    expect.arrayContaining(['method-justified', 'method-alternatives', 'objectives-cover', 'sample-told']),
  )
})

/** Sections in which everything is said, as a student who filled in the whole form has them. */
const saidSections = {
  setting: 'The study takes place in Brazil. The population are 800 nurses, of whom 300 can be reached.',
  criteria: 'Included: people who belong to the population and agree to take part.',
  ethics:
    'The committee of the hospital decides by Resolution CNS 466/2012; everyone gives informed consent.',
  limitations: 'The study is limited to one point in time.',
}

test('each of the forty can be open: a proposal without what answers it does not pass it', async () => {
  const drawn = ExaminedProposal.parse(
    JSON.parse(JSON.stringify(proposalResult(await new Proposal().drive(), []))),
  )
  const [entry] = drawn.problem_definition.preliminary_literature
  if (!entry) throw new Error('the draft cites nothing')
  const whole: ExaminedProposal = {
    ...drawn,
    problem_definition: {
      ...drawn.problem_definition,
      preliminary_literature: Array.from({ length: 8 }, () => entry),
    },
    metadata: { ...drawn.metadata, computed_sections: saidSections },
  }
  expect(openIn(whole)).toEqual([])
  // What stands under "Limitations" is a limit, in whatever words.
  const inOtherWords = { ...saidSections, limitations: 'Um único momento de coleta não mostra causas.' }
  expect(openIn({ ...whole, metadata: { ...whole.metadata, computed_sections: inOtherWords } })).toEqual([])
  // Sentences are shown as they are read: without the keys of their sources.
  const shown = examineProposal(whole, 'en').flatMap(({ sentence }) => sentence ?? [])
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((sentence) => sentence.includes('[@') || sentence.includes('[-@'))).toEqual([])

  const { problem_definition: problem, research_objectives: aims, methodology, data_collection: data } = whole
  const { metadata } = whole
  const inProblem = (change: Partial<typeof problem>) => ({ problem_definition: { ...problem, ...change } })
  const inAims = (change: Partial<typeof aims>) => ({ research_objectives: { ...aims, ...change } })
  const inData = (change: Partial<typeof data>) => ({ data_collection: { ...data, ...change } })
  const inMetadata = (change: Partial<typeof metadata>) => ({ metadata: { ...metadata, ...change } })
  const failed = (id: string) =>
    inMetadata({ quality_checks: metadata.quality_checks.filter((check) => check.id !== id) })
  const unsaid = (name: keyof typeof saidSections, text: string) =>
    inMetadata({ computed_sections: { ...saidSections, [name]: text } })
  /** Every text of the stages and sections without the words looked for. */
  const mute = (words: RegExp) => muted(whole, words)
  const faults: Record<string, Partial<ExaminedProposal>> = {
    'question-stated': inProblem({ main_research_question: 'Remote work and burnout.' }),
    'question-narrow': inProblem({ main_research_question: 'What changes? And why? And for whom?' }),
    'secondary-questions': inProblem({ secondary_questions: ['Is it so?', 'Is it so?'] }),
    'problem-justified': inProblem({ problem_statement: 'Burnout is a problem.' }),
    'problem-cited': inProblem({ problem_statement: 'Burnout is a problem of our time. '.repeat(30) }),
    'sources-enough': inProblem({ preliminary_literature: [entry] }),
    'sources-recent': inMetadata({ references: metadata.references.map((one) => ({ ...one, year: 1990 })) }),
    'sources-found': inMetadata({
      reference_passport: metadata.reference_passport.map((one) => ({ ...one, verdict: 'not-found' })),
    }),
    'sources-standing': failed('references-sound'),
    'sources-relevant': inProblem({ preliminary_literature: [{ ...entry, relevance_note: 'Good.' }] }),
    'gap-told': inProblem({ problem_statement: 'Much is known of burnout among nurses. '.repeat(30) }),
    'gap-bounded': inProblem({ problem_statement: 'Nobody has ever studied this: a gap in all literature.' }),
    'variables-named': inProblem({ key_variables: ['coffee', 'horses'] }),
    'variables-used': inAims({
      general_objective: 'Look at it.',
      specific_objectives: ['See.', 'Go.', 'End.'],
    }),
    'specific-objectives': inAims({
      specific_objectives: [aims.general_objective, ...aims.specific_objectives.slice(1)],
    }),
    'objectives-cover': inMetadata({ coverage: [] }),
    'objectives-distinct': inAims({
      specific_objectives: aims.specific_objectives.map(() => 'Describe burnout.'),
    }),
    'risks-named': inAims({ feasibility_notes: { ...aims.feasibility_notes, risk_factors: [] } }),
    'committee-told': unsaid('ethics', 'Ask your committee which rules apply: the country was not said.'),
    'method-justified': { methodology: { ...methodology, justification: 'Because.' } },
    'method-alternatives': { methodology: { ...methodology, alternative_methodologies: [] } },
    'method-fits': failed('design-fits'),
    'limits-told': muted(
      { ...whole, metadata: { ...metadata, computed_sections: { ...saidSections, limitations: '' } } },
      /\b(?:limit\w*|restri\w*)\b/gi,
    ),
    'skills-covered': failed('skills-covered'),
    'techniques-named': inData({ collection_techniques: ['Survey'] }),
    'data-named': inData({ data_sources: ['Nurses'] }),
    'tools-named': inData({ recommended_tools: [] }),
    'setting-told': unsaid('setting', 'Not said, and to be settled before the collection: the country.'),
    'sample-told': inMetadata({ sample_size: null }),
    'sample-reasoned': inMetadata({ sample_size: null }),
    'selection-told': mute(/\b(?:criteri\w*|inclu\w*)\b/gi),
    'analysis-told': mute(/\b(?:analy\w*|statistic\w*|regression|correlat\w*|coding|thematic)\b/gi),
    'bias-told': mute(/\b(?:bias\w*|reliab\w*|valid\w*|triangulat\w*|second cod\w*)\b/gi),
    'pilot-told': mute(/\b(?:pilot\w*|pre-?test\w*|tested)\b/gi),
    'ethics-told': mute(/\b(?:ethic\w*|consent\w*|review board)\b/gi),
    'privacy-told': mute(/\b(?:anonym\w*|pseudonym\w*|confidential\w*|encrypt\w*|gdpr)\b/gi),
    'resources-named': inData({ resource_requirements: [] }),
    'schedule-told': inMetadata({ feasibility_ledger: null }),
    'hours-suffice': inMetadata({ feasibility_ledger: null }),
    'quality-passed': { quality_validation: { ...whole.quality_validation, validation_passed: false } },
  }
  const ids = examineProposal(whole, 'en').map(({ id }) => id)
  expect(Object.keys(faults).toSorted()).toEqual(ids.toSorted())
  const missed = Object.entries(faults).filter(([id, fault]) => !openIn({ ...whole, ...fault }).includes(id))
  expect(missed.map(([id]) => id)).toEqual([])
})

test('what another design would do, or what has to be learnt, is no analysis of this one', async () => {
  const drawn = ExaminedProposal.parse(
    JSON.parse(JSON.stringify(proposalResult(await new Proposal().drive(), []))),
  )
  const words = /\b(?:analy\w*|statistic\w*|regress\w*|correlat\w*|coding|thematic)\b/gi
  const silent = muted({ ...drawn, metadata: { ...drawn.metadata, computed_sections: saidSections } }, words)
  const { methodology } = silent
  const [alternative] = drawn.methodology.alternative_methodologies
  if (!alternative) throw new Error('no alternative was weighed')
  const elsewhere = {
    ...methodology,
    justification: `${methodology.justification} Hours are kept for learning statistics and regression.`,
    required_skills: ['Regression analysis'],
    alternative_methodologies: [
      { ...alternative, pros: ['Thematic coding of what people say in interviews'] },
    ],
  }
  expect(openIn({ ...silent, methodology: elsewhere })).toContain('analysis-told')
  const told = `${methodology.justification} The relation is analysed by multiple regression.`
  const whole = { ...silent, methodology: { ...methodology, justification: told } }
  expect(openIn(whole)).not.toContain('analysis-told')
})

test('what the document says that it does not know answers nothing, in three languages', async () => {
  const drawn = ExaminedProposal.parse(
    JSON.parse(JSON.stringify(proposalResult(await new Proposal().drive(), []))),
  )
  for (const [setting, ethics] of [
    ['Not said, and to be settled before the collection: the country.', 'Its rules are not known here.'],
    ['Não informado, e a definir antes da coleta: o país.', 'O país não foi informado.'],
    ['Sin indicar, y por definir antes de la recolección: el país.', 'No se indicó el país.'],
  ] as const) {
    const sections = { ...saidSections, setting, ethics }
    const open = openIn({ ...drawn, metadata: { ...drawn.metadata, computed_sections: sections } })
    expect(open).toEqual(expect.arrayContaining(['setting-told', 'committee-told']))
  }
})

/** The objections that stand open, by id. */
function openIn(proposal: ExaminedProposal): readonly string[] {
  return examineProposal(proposal, 'en').flatMap(({ id, state }) => (state === 'open' ? [id] : []))
}

function muted(proposal: ExaminedProposal, words: RegExp): ExaminedProposal {
  const parts = { ...proposal, metadata: undefined, quality_validation: undefined }
  const silent = (part: object) => JSON.parse(JSON.stringify(part).replace(words, 'thing'))
  const { research_objectives, methodology, data_collection } = parts
  const sections = silent({ methodology, data_collection, saidSections })
  return {
    ...proposal,
    research_objectives,
    methodology: sections.methodology,
    data_collection: sections.data_collection,
    metadata: { ...proposal.metadata, computed_sections: sections.saidSections },
  }
}

test('the command examines a proposal.json, and an objection that the student admits is open no more', async () => {
  const proposal = new Proposal()
  const draft = await proposal.drive()
  expect(stateOf(examineRun(draft), 'sources-enough')).toBe('open')
  // What no stage says and the document does is no objection.
  expect(stateOf(examineRun(draft), 'selection-told')).toBe('answered')
  const run = await proposal.review(draft, { kind: 'admit', objections: ['sources-enough'] })
  expect(stateOf(examineRun(run), 'sources-enough')).toBe('admitted')

  const folder = await mkdtemp(path.join(tmpdir(), 'carrel-examine-'))
  try {
    const file = path.join(folder, 'proposal.json')
    await writeFile(file, JSON.stringify(proposalResult(run, [])))
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      path.resolve('bin/carrel.mjs'),
      ...['examine', file, '--locale', 'pt-BR'],
    ])
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual(examineProposal(ExaminedProposal.parse(proposalResult(run, [])), 'pt-BR'))
    expect(lines).toContainEqual(expect.objectContaining({ id: 'sources-enough', state: 'admitted' }))
    expect(stderr).toMatch(/^\d+ de 40 objeções respondidas, 1 assumidas/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const stateOf = (examined: ReturnType<typeof examineRun>, id: string) =>
  examined?.find((one) => one.id === id)?.state

test('the analysis is told by the methods of the plan, not by what sources did or by who is included', async () => {
  const drawn = ExaminedProposal.parse(
    JSON.parse(JSON.stringify(proposalResult(await new Proposal().drive(), []))),
  )
  const sentences = new Map(examineProposal(drawn, 'en').map(({ id, sentence }) => [id, sentence]))
  const methods = drawn.metadata.computed_sections.analysis?.split('\n') ?? []
  expect(methods).toContain(sentences.get('analysis-told'))
  expect(sentences.get('selection-told')).toMatch(/^Included: /)
  const words = /\b(?:analy\w*|statistic\w*|regress\w*|correlat\w*|coding|thematic)\b/gi
  const silent = muted({ ...drawn, metadata: { ...drawn.metadata, computed_sections: saidSections } }, words)
  const justification =
    'Of the 7 sources of the project two are named: survey (1) and analysis of existing data (1).'
  const ofOthers = { ...silent, methodology: { ...silent.methodology, justification } }
  expect(openIn(ofOthers)).toContain('analysis-told')
})

test('the analysis of every design is recognised in the three languages', async () => {
  const drawn = ExaminedProposal.parse(
    JSON.parse(JSON.stringify(proposalResult(await new Proposal().drive(), []))),
  )
  const { metadata } = drawn
  const analyses = locales.flatMap((locale) =>
    DesignId.options.map((design) => designTextsOf(design, locale, null).analyse),
  )
  const missed = analyses.filter((analysis) => {
    const computed_sections = { ...metadata.computed_sections, analysis }
    const told = examineProposal({ ...drawn, metadata: { ...metadata, computed_sections } }, 'en')
    return told.find(({ id }) => id === 'analysis-told')?.sentence !== analysis
  })
  expect(missed).toEqual([])
})
