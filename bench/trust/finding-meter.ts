import { z } from 'zod'
import type { FindingDirection } from '@/lib/contracts/review'
import { readDirection } from '@/lib/core/evidence/read-direction'
import { certainDirection } from '@/lib/core/ledger/certain-direction'
import { effectsAsked } from '@/lib/core/review/effects-asked'
import { findingOfSource } from '@/lib/core/review/finding-of-source'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { halfOf, macroF1, type Pair, readAnswers } from './answers-data'
import { shareOf } from './bar-row'
import { directionLabels } from './direction-labels'
import { labelledAbstracts } from './role-sets'
import type { TrustRow } from './row'

const Abstract = z.object({
  id: z.string(),
  lang: z.string(),
  sentences: z.array(z.object({ text: z.string() })),
})
const directions: Readonly<Record<string, FindingDirection>> = {
  U: 'increased',
  D: 'decreased',
  N: 'no-difference',
}
const F1_MUST = 0.78
const REVERSED_MUST = 0.05

/** The labelled findings of a language with what is read of each. */
function labelledPairs(
  dataFolder: string,
  language: string,
  read: (sentence: string) => string,
): readonly Pair[] {
  const texts = new Map(
    readAnswers(dataFolder, 'roles/scielo_pt_es/abstracts.jsonl.gz', Abstract)
      .filter(({ lang }) => lang === language)
      .map(({ id, sentences }) => [id.replace('scielo:', ''), sentences.map(({ text }) => text)]),
  )
  return directionLabels
    .trim()
    .split('\n')
    .flatMap((line): Pair[] => {
      const [id = '', ...labels] = line.split(' ')
      const sentences = texts.get(id)
      if (!sentences) return []
      return labels.map((label) => [
        directions[label.slice(-1)] ?? '',
        read(sentences[Number(label.slice(0, -1))] ?? ''),
      ])
    })
}

const isReversed = ([gold, read]: Pair) =>
  (gold === 'increased' && read === 'decreased') || (gold === 'decreased' && read === 'increased')

function languageRow(dataFolder: string, language: 'pt' | 'es'): TrustRow {
  const f1 = macroF1(labelledPairs(dataFolder, language, readDirection), Object.values(directions))
  const printed = labelledPairs(dataFolder, language, (sentence) => certainDirection(sentence, language))
  const said = printed.filter(([, read]) => read !== 'not-said').length
  const reversed = printed.filter(isReversed).length
  return {
    what: `direction of findings, ${language === 'pt' ? 'Portuguese' : 'Spanish'}`,
    data: 'answers/roles/scielo_pt_es, labels of ours',
    reference: '–',
    target: `macro-F1 ≥ ${F1_MUST}, reversed where it is printed ≤ ${REVERSED_MUST}`,
    measured: `macro-F1 ${f1.toFixed(3)}; printed ${said} of ${printed.length}, reversed ${reversed}`,
    reached: f1 >= F1_MUST && reversed / said <= REVERSED_MUST,
  }
}

const Item = z.object({
  id: z.string(),
  question: z.string(),
  context: z.array(z.object({ heading: z.string(), text: z.string() })),
  conclusion: z.string(),
  answer: z.string(),
})
type Item = z.infer<typeof Item>

const workOf = ({ question, context, conclusion }: Item) =>
  bareWork(question, {
    language: 'en',
    abstract: [
      ...context.map(({ heading, text }) => `${heading}: ${text}`),
      `CONCLUSION: ${conclusion}`,
    ].join(' '),
  })

interface Judged {
  readonly answer: string
  readonly isAsked: boolean
  /** What the meter says of the article of the question: with or against the effect, none, or nothing. */
  readonly said: 'with' | 'against' | 'none' | 'silent'
  /** What it says of another article. */
  readonly elsewhere: FindingDirection
}

/** Questions of PubMed titles that ask for an effect, each put to its own article and to the next one. */
function judgedItems(dataFolder: string): readonly Judged[] {
  const items = readAnswers(dataFolder, 'qa/pubmedqa/items.jsonl.gz', Item).filter(
    ({ id }) => halfOf(id) === 'report',
  )
  return items.flatMap((item, at): Judged[] => {
    const [effect] = effectsAsked({ topic: '', question: item.question })
    const other = items[(at + 1) % items.length]
    if (!effect || !other) return []
    const { direction } = findingOfSource(effect, { key: 'own', work: workOf(item) }, [])
    const elsewhere = findingOfSource(effect, { key: 'other', work: workOf(other) }, []).direction
    const said =
      direction === 'not-said'
        ? 'silent'
        : direction === 'no-difference'
          ? 'none'
          : effect.side === null || effect.side === direction
            ? 'with'
            : 'against'
    return [{ answer: item.answer, isAsked: effect.side !== null, said, elsewhere }]
  })
}

function meterRows(dataFolder: string): TrustRow[] {
  const judged = judgedItems(dataFolder)
  const decided = judged.filter(({ answer }) => answer !== 'maybe')
  const spoken = decided.filter(({ said }) => said !== 'silent')
  const isRight = ({ answer, said }: Judged) => (answer === 'yes') === (said === 'with')
  const asked = spoken.filter(({ isAsked }) => isAsked)
  const elsewhere = judged.filter((one) => one.elsewhere !== 'not-said').length
  const data = 'answers/qa/pubmedqa, half no rule was chosen on'
  const base = { data, reference: '–', reached: null }
  return [
    {
      ...base,
      what: 'finding meter: counted findings that agree with yes or no',
      target: 'informs',
      measured: `${shareOf(spoken, isRight).toFixed(3)} of ${spoken.length} counted; ${asked.filter(isRight).length} of ${asked.length} where the question names a direction; ${decided.length - spoken.length} of ${decided.length} not said`,
    },
    {
      ...base,
      what: 'finding meter: says something of an article on another topic',
      target: '≤ 0.01',
      measured: `${elsewhere} of ${judged.length}`,
      reached: elsewhere / judged.length <= 0.01,
    },
  ]
}

const romanceQuestions = [
  'Does exercise reduce mortality?',
  'O exercício físico reduz a ansiedade?',
  'O uso de telas aumenta a obesidade em crianças?',
  '¿El ejercicio reduce la depresión?',
  '¿La lactancia materna disminuye el asma?',
  'O trabalho remoto aumenta a produtividade?',
]

/** Portuguese and Spanish abstracts under questions that none of them asks. */
function elsewhereRow(dataFolder: string): TrustRow {
  const abstracts = labelledAbstracts(dataFolder).filter(({ set }) => set === 'scielo_pt_es')
  const effects = romanceQuestions.flatMap((question) => effectsAsked({ topic: '', question }))
  const findings = abstracts.flatMap(({ sentences, language }, at) =>
    effects.map((effect) =>
      findingOfSource(
        effect,
        { key: `k${at}`, work: bareWork('', { abstract: sentences.join(' '), language }) },
        [],
      ),
    ),
  )
  const said = findings.filter(({ direction }) => direction !== 'not-said').length
  return {
    what: 'finding meter: the same, Portuguese and Spanish abstracts',
    data: 'answers/roles/scielo_pt_es × 6 questions',
    reference: '–',
    target: '≤ 0.01',
    measured: `${said} of ${findings.length}`,
    reached: said / findings.length <= 0.01,
  }
}

/** How well the finding meter reads, by language, and how often it speaks where it must not. */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  if (labelledPairs(dataFolder, 'pt', readDirection).length === 0) {
    console.log('  skipped: there is no folder of labelled answers')
    return []
  }
  return [
    languageRow(dataFolder, 'pt'),
    languageRow(dataFolder, 'es'),
    ...meterRows(dataFolder),
    elsewhereRow(dataFolder),
  ]
}
