import type { BlockOrigin, Inline, Inlines, Paragraph } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import type { QualityStage } from '@/lib/contracts/proposal-quality'
import type {
  DataCollectionStage,
  Ledger,
  Literature,
  MethodologyStage,
  ObjectivesStage,
  ProblemStage,
  ProposalBrief,
  ProposalSource,
  ReferenceChecks,
  SearchCounts,
} from '@/lib/contracts/proposal-run'
import type { WorkflowTransition } from '@/lib/contracts/proposal-workflow'
import type { LinkedReferenceVerdict, ReferenceDecision } from '@/lib/contracts/reference-check'
import type { Work } from '@/lib/contracts/work'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import {
  type CitedManner,
  formatReferencesRich,
  type RichReferences,
} from '@/lib/core/citations/rich-references'
import { sentenceCaser } from '@/lib/core/citations/sentence-case'
import { cslFromWork } from '@/lib/core/formats/csl-from-work'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { blocksExport, type ReferenceOutcome } from '@/lib/core/references/decide-reference'
import { repairedWork } from '@/lib/core/references/repaired-work'
import { citationSegments, citationsIn } from '@/lib/core/text/citation-marks'
import { say } from '@/lib/core/text/say'
import { bold, paragraph, plain } from '@/lib/core/writing/blocks'
import { dayName } from '../figures/calendar'
import { methodWorksIn } from '../method/method-works'
import type { AiUseEntry } from './ai-use'
import { type DocumentPhrase, documentPhrases } from './document-phrases'

/** Everything the document is made of; the same values give the same tree. */
export interface ProposalDocument {
  readonly brief: ProposalBrief
  readonly literature: Literature
  readonly problem: ProblemStage
  readonly objectives: ObjectivesStage
  readonly methodology: MethodologyStage
  readonly dataCollection: DataCollectionStage
  readonly ledger: Ledger
  readonly quality: QualityStage
  /** null: nothing was looked up. */
  readonly referenceChecks: ReferenceChecks | null
  readonly decisions: readonly ReferenceDecision[]
  /** Engine by stage ('problem', 'quality' …); a stage that is missing was computed. */
  readonly writtenBy: Readonly<Record<string, string>>
  readonly transitions: readonly WorkflowTransition[]
  readonly aiUse: readonly AiUseEntry[]
  /** null: no flow figure. */
  readonly counts: SearchCounts | null
  /** YYYY-MM-DD */
  readonly date: string
  /** The brief's citation style, with its locales. */
  readonly style: CitationStyle
}

/** What all chapters are written with. */
export interface Writing {
  readonly document: ProposalDocument
  readonly locale: Locale
  readonly say: (key: DocumentPhrase, values?: Readonly<Record<string, string | number>>) => string
  /** Running text with its citations in the style; a citation without a source says so, in bold. */
  readonly text: (text: string) => Inlines
  /** One citation of a source by its key. */
  readonly cite: (keys: readonly string[], manner?: CitedManner) => Inlines
  readonly number: (value: number, digits?: number) => string
  /** The day of a date or time in ISO 8601, in words. */
  readonly day: (at: string) => string
  readonly origin: (stage: string) => BlockOrigin
  readonly references: RichReferences
  /** Keys that the document cites, in the order of their first mention, whether they have a source or not. */
  readonly citedKeys: readonly string[]
  /** The work as it is printed, repaired where the student decided so; null for a key without a source. */
  readonly workOf: (key: string) => Work | null
  readonly verdictOf: (key: string) => LinkedReferenceVerdict | null
  readonly outcomeOf: (key: string) => ReferenceOutcome
}

const languages: Readonly<Record<Locale, string>> = { en: 'en-US', 'pt-BR': 'pt-BR', es: 'es-ES' }

export function startWriting(document: ProposalDocument): Writing {
  const { brief, literature, referenceChecks, decisions } = document
  const { locale } = brief
  const t: Writing['say'] = (key, values) => say(documentPhrases, locale, key, values)
  const sources = new Map(literature.sources.map((source) => [source.key, source]))
  const verdicts = new Map((referenceChecks?.verdicts ?? []).map((verdict) => [verdict.key, verdict]))
  const decided = new Map(decisions.map((decision) => [decision.key, decision]))
  const outcomeOf = (key: string) => blocksExport(verdicts.get(key) ?? null, decided.get(key) ?? null)
  const citedKeys = keysCited(document)
  const workOf = (key: string) => {
    const work = sources.get(key)?.work ?? null
    const verdict = verdicts.get(key)
    return work && verdict && outcomeOf(key).repaired ? repairedWork(work, verdict) : work
  }
  const items = citedKeys.flatMap((key) => {
    const work = outcomeOf(key).listed ? workOf(key) : null
    const source = sources.get(key)
    return work && source ? [itemOf(work, { source, brief })] : []
  })
  const listedItems = brief.citationStyle === 'apa' ? inSentenceCase(items, literature) : items
  const methodItems = methodWorksIn(namingText(document), locale).filter(
    ({ DOI }) => DOI === undefined || !items.some((item) => item.DOI?.toLowerCase() === DOI.toLowerCase()),
  )
  const references = formatReferencesRich(
    [
      ...listedItems,
      ...(brief.citationStyle === 'apa' ? inSentenceCase(methodItems, literature) : methodItems),
    ],
    styleFor(document),
  )
  const listed = new Set(items.map(({ id }) => id))
  const cite: Writing['cite'] = (keys, manner = {}) =>
    citeInlines(keys, { listed, references, say: t, manner })
  return {
    document,
    locale,
    say: t,
    cite,
    text: (text) =>
      citationSegments(text).flatMap((part) =>
        part.kind === 'cite' ? cite(part.keys, part) : [{ kind: 'text', text: part.text }],
      ),
    number: (value, digits = 0) =>
      new Intl.NumberFormat(languages[locale], { maximumFractionDigits: digits }).format(value),
    day: (at) => dayName(at.slice(0, 10), locale),
    origin: (stage) => ({ stage, engine: document.writtenBy[stage] ?? 'code' }),
    references,
    citedKeys,
    workOf,
    verdictOf: (key) => verdicts.get(key) ?? null,
    outcomeOf,
  }
}

/** APA 7, 6.17; the abstracts of all sources tell which words are names. Titles of journals keep their capitals. */
function inSentenceCase(items: readonly CslItem[], { sources }: Literature): readonly CslItem[] {
  const caser = sentenceCaser(sources.flatMap(({ work }) => work.abstract ?? []))
  return items.map((item) => (item.title === undefined ? item : { ...item, title: caser(item.title) }))
}

/** The texts that name works on methods: reasons of design, sample and hours. */
function namingText({ methodology, dataCollection, ledger }: ProposalDocument): string {
  return [
    methodology.recommendation.justification,
    dataCollection.plan.estimated_sample_size,
    dataCollection.sample.source,
    ...ledger.tasks.map(({ basis }) => basis),
  ].join('\n')
}

/** What the texts cite and what the tables name; the letters behind years depend on the whole list. */
function keysCited({
  problem,
  objectives,
  methodology,
  dataCollection,
  quality,
}: ProposalDocument): readonly string[] {
  const { refinement_history: _, ...definition } = problem.definition
  const inTexts = citationsIn(
    definition,
    objectives.objectives,
    methodology.recommendation,
    dataCollection.plan,
    quality,
  )
  return [...new Set([...inTexts, ...problem.literatureKeys])]
}

function itemOf(
  work: Work,
  { source: { key, url, accessedAt }, brief }: { source: ProposalSource; brief: ProposalBrief },
): CslItem {
  const { abstract: _, keyword: __, URL: landing, ...item } = cslFromWork(work, key)
  const address = landing ?? url
  // A DOI is the lasting address; both styles print one of the two.
  if (item.DOI !== undefined || address === '') return item
  // NBR 6023:2018: what is read online is dated by the day of its reading. APA does so only for what changes by nature.
  const day = brief.citationStyle === 'abnt' && accessedAt !== null ? accessedAt.slice(0, 10) : null
  return {
    ...item,
    URL: address,
    ...(day === null ? {} : { accessed: { 'date-parts': [day.split('-').map(Number)] } }),
  }
}

/** APA is written in the language of the document; ABNT is a Brazilian norm and keeps its words. */
function styleFor({ brief, style }: ProposalDocument): CitationStyle {
  return brief.citationStyle === 'apa' ? { ...style, language: languages[brief.locale] } : style
}

function citeInlines(
  keys: readonly string[],
  {
    listed,
    references,
    say: t,
    manner,
  }: {
    readonly listed: ReadonlySet<string>
    readonly references: RichReferences
    readonly say: Writing['say']
    readonly manner: CitedManner
  },
): Inlines {
  // In the order in which the citation names them, so that each piece of its text leads to its own entry.
  const known = references.entries.flatMap(({ key }) => (keys.includes(key) ? [key] : []))
  const missing = [...new Set(keys)].filter((key) => !listed.has(key))
  const inlines: Inline[] = []
  if (known.length > 0) inlines.push({ kind: 'cite', text: references.cite(known, manner), keys: known })
  if (known.length > 0 && missing.length > 0) inlines.push(plain(' '))
  if (missing.length > 0) inlines.push(bold(t('missingSource', { keys: missing.join(', ') })))
  return inlines
}

/** The paragraphs of a text, named `id.p1`, `id.p2` … */
export function paragraphs(writing: Writing, id: string, text: string, origin: BlockOrigin): Paragraph[] {
  return text
    .split(/\n\s*\n|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at) => paragraph(`${id}.p${at + 1}`, writing.text(part), origin))
}
