import { chapterWriters, type PaperAgentKey } from '@/lib/contracts/paper-agents'
import { speak } from '@/lib/core/text/say'
import { askedQuestions } from './asked-questions'
import { chapterWords } from './chapter-words'
import type { FloorContext, PaperFloor } from './floor-context'
import { paperWords } from './paper-words'

/** Words that a chapter takes: some of its own and some for each source; a chapter says no more than its sources give. */
const chapterLengths = {
  'introduction-writer': { own: 320, perSource: 3 },
  'literature-review-writer': { own: 200, perSource: 38 },
  'methodology-writer': { own: 900, perSource: 2 },
  'results-writer': { own: 350, perSource: 3 },
  'discussion-writer': { own: 450, perSource: 14 },
  'conclusion-writer': { own: 130, perSource: 1 },
} as const satisfies Record<TitledWriter, object>
const CHAPTER_WORDS = { min: 150, max: 5_000 }
/** A results chapter of the student's own says so much of each column, and of its tests. */
const OWN_RESULTS_WORDS = { tests: 120, perColumn: 25 }

function wordTarget(writer: TitledWriter, { sources, kind, data }: FloorContext): number {
  const { own, perSource } = chapterLengths[writer]
  const { tests, perColumn } = OWN_RESULTS_WORDS
  const isOwn = writer === 'results-writer' && kind === 'empirical' && data != null
  const words = isOwn ? tests + perColumn * data.columns.length : own + perSource * sources.length
  return Math.min(CHAPTER_WORDS.max, Math.max(CHAPTER_WORDS.min, words))
}

/** The headings that every chapter of a writer has; those of themes are found later. */
const evidenceHeadings = ['directions', 'regularities', 'samples', 'appraised'] as const
const dataHeadings = ['dataDescribed', 'dataTested'] as const
const headings = {
  'introduction-writer': ['question', 'terms', 'open', 'plan'],
  'literature-review-writer': ['body', 'theories'],
  'methodology-writer': ['design', 'selection', 'data', 'appraisal', 'analysis', 'bias', 'ethics'],
  'results-writer': evidenceHeadings,
  'discussion-writer': ['meaning', 'tensions', 'limitsOfStudies', 'limits'],
  'conclusion-writer': ['answer', 'next'],
} as const satisfies Record<TitledWriter, readonly string[]>

/** Chapters by the kind of the paper, each essential question in the chapter of its layer; results for a review, and where the student brought data. */
export const composeStructure: PaperFloor = (context) => {
  const say = speak(paperWords('chapters'), context.locale)
  const titled =
    context.kind === 'review'
      ? []
      : ([{ writer: 'literature-review-writer', title: say('evidence') }] as const)
  const hasOwnData = context.kind === 'empirical' && context.data != null
  const writers = chapterWriters
    .filter(isTitled)
    .filter((writer) => context.kind === 'review' || hasOwnData || writer !== 'results-writer')
  const chapters = writers.flatMap((writer) => [
    { writer, title: say(hasOwnData && writer === 'results-writer' ? 'own-results' : writer) },
    ...titled.filter((one) => one.writer === writer),
  ])
  const headingOf = speak(chapterWords('headings'), context.locale)
  const asked = askedQuestions(context)
  const firstOf = (writer: PaperAgentKey) => chapters.findIndex((one) => one.writer === writer)
  return {
    locked: true,
    kind: context.kind,
    chapters: chapters.map(({ writer, title }, at) => {
      const own = asked.filter(
        ({ layer, essential }) => essential && at === firstOf(chapterOf(layer, context.kind)),
      )
      const isEvidence = writer === 'literature-review-writer' && at !== firstOf(writer)
      return {
        number: at + 1,
        title,
        writer,
        wordTarget: isEvidence
          ? wordTarget('results-writer', { ...context, data: null })
          : wordTarget(writer, context),
        citationTarget: citesMost.includes(writer) ? Math.min(200, context.sources.length) : 0,
        questions: own.map(({ id }) => id),
        sections: (isEvidence
          ? evidenceHeadings
          : hasOwnData && writer === 'results-writer'
            ? dataHeadings
            : headings[writer]
        ).map((name) => headingOf(name)),
      }
    }),
  }
}

const citesMost: readonly TitledWriter[] = ['literature-review-writer']

type TitledWriter = Exclude<(typeof chapterWriters)[number], never> & keyof typeof titles
const titles = {
  'introduction-writer': true,
  'literature-review-writer': true,
  'methodology-writer': true,
  'results-writer': true,
  'discussion-writer': true,
  'conclusion-writer': true,
} as const

function isTitled(writer: PaperAgentKey): writer is TitledWriter {
  return Object.hasOwn(titles, writer)
}

function chapterOf(layer: string, kind: FloorContext['kind']): PaperAgentKey {
  if (layer === 'definition') return 'introduction-writer'
  if (layer === 'disagreement' || layer === 'consequence') return 'discussion-writer'
  return kind === 'review' && layer === 'evidence' ? 'results-writer' : 'literature-review-writer'
}
