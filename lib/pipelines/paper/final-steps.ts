import { AppError } from '@/lib/contracts/errors'
import { chapterWriters, paperAgentEntries } from '@/lib/contracts/paper-agents'
import { AssembledChapter, ChapterMap, FinalReport } from '@/lib/contracts/paper-final'
import { ASSEMBLE_CHAPTERS, CHECK_PAPER, SCAN_OUTPUTS } from '@/lib/contracts/paper-final-steps'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import { PaperRunInput, type PaperSources } from '@/lib/contracts/paper-run'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { SENTENCE_RULES } from '@/lib/core/ledger/sentence-rules'
import { matchedData } from '@/lib/core/paper/data/matched-data'
import { assembleChapter, chapterDraftOf, chapterFaults } from '@/lib/core/paper/final/assemble-chapter'
import { checkPaper } from '@/lib/core/paper/final/check-paper'
import { mapOutputs } from '@/lib/core/paper/final/map-outputs'
import { summariseOutputs } from '@/lib/core/paper/final/summarise-outputs'
import { agentUnit, paperOutputs } from '@/lib/core/paper/paper-outputs'
import { STUDENT } from '@/lib/core/proposal/state/proposal-state'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import { sentencesOf } from '@/lib/core/writing/sentence-patterns'
import {
  type AnyStep,
  agent,
  type StepContext,
  type TaskStep,
  task,
  type UnitContext,
} from '@/lib/engine/pipeline'
import { judgeOf } from '../judging'
import { entryText, paperSourceTexts } from './memory-evidence'
import type { PaperRowPorts } from './row-ports'

const inputOf = ({ input }: StepContext) => PaperRunInput.parse(input)
const outputsIn = ({ run }: StepContext) =>
  paperOutputs(
    run,
    paperAgentEntries.map(({ key }) => key),
  )

interface Before {
  readonly gather: TaskStep<PaperSources, PaperRowPorts>
  readonly agents: readonly AnyStep[]
  readonly after: readonly AnyStep[]
}

/** The final stage: what the agents have left is scanned and mapped to chapters, each chapter is written from what is mapped to it, and the paper is checked. */
export function finalSteps({ gather, agents, after }: Before): readonly AnyStep[] {
  const map = task<ChapterMap | null, PaperRowPorts>(SCAN_OUTPUTS, {
    needs: agents,
    after,
    output: ChapterMap.nullable(),
    run: (context) => {
      const { query, locale } = inputOf(context)
      const paper = { query, locale, outputs: outputsIn(context) }
      return mapOutputs(paper, summariseOutputs(paper))
    },
  })

  const mappingOf = (context: StepContext) => {
    const mapped = context.read(map)
    const mapping = mapped?.chapters.find(({ number }) => String(number) === context.item)
    if (!mapped || !mapping) throw new AppError('internal', `no chapter ${context.item} is mapped`)
    return { mapped, mapping }
  }

  const chapters = agent<AssembledChapter, PaperRowPorts, WrittenChapters>(ASSEMBLE_CHAPTERS, {
    needs: [gather, ...agents, map],
    each: {
      items: (context) => {
        const outputs = outputsIn(context)
        return (context.read(map)?.chapters ?? []).flatMap((mapping) =>
          chapterDraftOf(mapping, outputs) ? [String(mapping.number)] : [],
        )
      },
    },
    output: AssembledChapter,
    view: () => null,
    compose: (context) => {
      const { mapped, mapping } = mappingOf(context)
      const assembled = assembleChapter(mapping, mapped, outputsIn(context))
      if (assembled === null) throw new AppError('not-ready', `chapter ${context.item} has no draft`)
      return assembled
    },
    prompt: (context) => {
      const { mapping } = mappingOf(context)
      return {
        values: {
          query: inputOf(context).query,
          language: promptLanguage(inputOf(context).locale),
          rules: SENTENCE_RULES,
        },
        evidence: chapterEvidence(context, mapping, context.read(gather)),
      }
    },
    answer: WrittenChapters,
    accept: async (answer, floor, context) => ({ ...floor, chapter: await accepted(answer, floor, context) }),
  })

  async function accepted(
    answer: WrittenChapters,
    { chapter: draft }: AssembledChapter,
    context: UnitContext<PaperRowPorts>,
  ) {
    const { mapping } = mappingOf(context)
    const outputs = outputsIn(context)
    const locked = LockedStructure.safeParse(outputs['dissertation-architect']).data?.chapters ?? []
    const wordTarget = locked.find(({ number }) => number === mapping.number)?.wordTarget ?? draft.words
    const [chapter] = answer.chapters
    const { kind, query, locale } = inputOf(context)
    const writer = chapterWriters.find((key) => key === mapping.writer) ?? 'discussion-writer'
    const judged = await judgeOf(context.ports).chapter({
      writer,
      answer,
      drafted: draft.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf)),
      context: {
        kind,
        query,
        locale,
        data: matchedData(context.run),
        ...context.read(gather),
        outputs,
        currentYear: Number(context.now.slice(0, 4)),
      },
    })
    const faults = [
      ...judged,
      ...(chapter ? chapterFaults(chapter, { mapping, draft, wordTarget }) : ['there is no chapter']),
    ]
    if (!chapter || faults.length > 0) throw new AppError('model-failed', faults.join('; ').slice(0, 900))
    return chapter
  }

  const check = task<FinalReport | null, PaperRowPorts>(CHECK_PAPER, {
    needs: [gather, ...agents, map, chapters],
    output: FinalReport.nullable(),
    run: (context) => {
      const mapped = context.read(map)
      if (mapped === null) return null
      return checkPaper({
        input: { ...inputOf(context), data: matchedData(context.run), search: context.read(gather).search },
        sources: context.read(gather).sources,
        student: paperAgentEntries.flatMap(({ key }) =>
          agentUnit(context.run, key)?.engine === STUDENT ? [key] : [],
        ),
        outputs: outputsIn(context),
        map: mapped,
        assembled: [...context.readUnits(chapters).ok.values()],
        currentYear: Number(context.now.slice(0, 4)),
      })
    },
  })
  return [map, chapters, check]
}

/** What the writer of a chapter sees: its draft, the outputs that are mapped to it, and their sources; no other. */
function chapterEvidence(
  context: StepContext,
  mapping: ChapterMap['chapters'][number],
  { sources }: PaperSources,
): Record<string, string> {
  const outputs = outputsIn(context)
  const mapped = mapping.outputs.map(
    ({ agent: key }) => [`output of ${key}`, entryText(outputs[key])] as const,
  )
  return {
    chapter: `Chapter ${mapping.number}: ${mapping.title}`,
    draft: entryText(chapterDraftOf(mapping, outputs)),
    ...Object.fromEntries(mapped),
    ...paperSourceTexts(sources.filter(({ key }) => mapping.citations.includes(key))),
  }
}
