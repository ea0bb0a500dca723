import { z } from 'zod'
import { CitationKey } from './paper-items'
import { WrittenChapters } from './paper-writing'

/**
 * The final stage: what the agents have left becomes one paper.
 *
 * Terminology
 *   output    what an agent has left; the draft of a chapter and the locked structure are outputs, too, but are mapped to no chapter
 *   mapped    of use for a chapter by its score (`primary`, `secondary`), because its writer was given it (`given`), because the draft cites a
 *             source that no other mapped output has (`cited`), or because it fits nowhere better (`orphan`)
 */
/** Parts of the score of an output for a chapter, from the specification of the final stage; they sum to 1. */
export const MAPPING_WEIGHTS = { keywords: 0.35, topics: 0.3, questions: 0.2, phase: 0.15 } as const
/** An output of at least this score is of use for a chapter; from the specification. */
export const MAPPING_THRESHOLD01 = 0.3
/** So much above the threshold it is one of the chapter's main ones. */
export const PRIMARY_ABOVE01 = 0.2

export const OutputSummary = z.object({
  agent: z.string().max(60),
  phase: z.number().int().min(1),
  /** `partial`: it says itself that it found fewer than were wanted. `failed`: nothing was left. */
  status: z.enum(['success', 'partial', 'failed']),
  topics: z.array(z.string().max(80)).max(5),
  questions: z.array(z.string().max(40)),
  findings: z.array(z.string().max(600)).max(3),
  terms: z.array(z.string().max(80)),
  citations: z.array(CitationKey),
  /** Its sentences in their order, up to some 600 tokens. */
  summary: z.string().max(2_400),
})
export type OutputSummary = z.infer<typeof OutputSummary>

const MappedOutput = z.object({
  agent: z.string().max(60),
  score01: z.number().min(0).max(1),
  as: z.enum(['primary', 'secondary', 'given', 'cited', 'orphan']),
})
export type MappedOutput = z.infer<typeof MappedOutput>

const ChapterMapping = z.object({
  number: z.number().int().min(1).max(12),
  title: z.string().max(300),
  writer: z.string().max(60),
  outputs: z.array(MappedOutput),
  /** The sources of its mapped outputs: no other may be cited. */
  citations: z.array(CitationKey),
})
export type ChapterMapping = z.infer<typeof ChapterMapping>

export const ChapterMap = z.object({
  chapters: z.array(ChapterMapping).min(5).max(12),
  /** Agents that have left nothing. */
  missing: z.array(z.string().max(60)),
  quality: z.object({
    /** Outputs that some chapter uses for their score, of all that could be used. */
    coverage01: z.number().min(0).max(1),
    relevanceMean01: z.number().min(0).max(1),
    /** Standard deviation of the outputs of a chapter: 0 is even. */
    imbalance: z.number().min(0),
  }),
})
export type ChapterMap = z.infer<typeof ChapterMap>

/** One chapter as the paper has it, and the passages of its draft that were left out. */
export const AssembledChapter = z.object({
  chapter: WrittenChapters.shape.chapters.element,
  leftOut: z.array(z.object({ why: z.enum(['repeated', 'not-mapped']), text: z.string().max(300) })).max(200),
})
export type AssembledChapter = z.infer<typeof AssembledChapter>

export const finalWarnings = [
  'output-missing',
  'few-outputs',
  'chapter-missing',
  'chapter-length',
  'chapter-without-citation',
  'passage-left-out',
  'dead-reference',
  'repeated-passage',
  'sentence-rests-on-nothing',
  'paper-short',
] as const

/** Words of a whole paper that the specification asks for. */
export const PAPER_WORDS_MIN = 20_000
/** Fewer mapped outputs than this are little for a chapter. */
export const CHAPTER_OUTPUTS_MIN = 3

export const FinalReport = z.object({
  warnings: z.array(
    z.object({
      code: z.enum(finalWarnings),
      chapter: z.number().int().nullable(),
      /** What it is about: an agent, a passage, "found/wanted". */
      about: z.string().max(300),
    }),
  ),
  metadata: z.object({
    title: z.string(),
    runningHead: z.string().max(50),
    words: z.number().int(),
    /** Cited works, each once. */
    references: z.array(CitationKey),
    contents: z.array(
      z.object({
        number: z.number().int(),
        title: z.string(),
        anchor: z.string().max(50),
        file: z.string(),
        words: z.number().int(),
      }),
    ),
  }),
})
export type FinalReport = z.infer<typeof FinalReport>
