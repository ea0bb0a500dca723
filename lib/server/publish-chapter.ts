import 'server-only'
import { AppError } from '@/lib/contracts/errors'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { RunState } from '@/lib/contracts/run'
import { chapterKind } from '@/lib/core/desk/document-kind'
import { chapterTree, keysIn } from '@/lib/core/paper/chapter-tree'
import { finalOutputs } from '@/lib/core/paper/final/final-outputs'
import { asProposalSource } from '@/lib/core/paper/floors/read-source-study'
import { paperDocumentWords } from '@/lib/core/paper/output-words'
import { speak } from '@/lib/core/text/say'
import { publishVersion } from './desk/desk-publish'
import { requirePaper } from './loaders/paper'
import { paperState, wholePaperTree } from './render-paper'
import { inTurn } from './turns'

/** Sources that go with a version; what else is cited stands in its references. */
const SOURCES_MAX = 100

interface ChapterLine {
  readonly number: number
  readonly kind: string
  readonly title: string
}

/** The chapters of a paper that are written, as the desk names them. Never throws. */
export function writtenChapters(run: RunState): readonly ChapterLine[] {
  const { outputs } = finalOutputs(run)
  const locked = LockedStructure.safeParse(outputs['dissertation-architect']).data?.chapters ?? []
  const { locale } = paperState(run).input
  const say = speak(paperDocumentWords, locale)
  return locked
    .filter(({ writer }) => outputs[writer] !== undefined)
    .map(({ number, title }) => ({
      number,
      kind: chapterKind(number),
      title: say('chapterTitle', { number, title }),
    }))
}

/**
 * Publishes a chapter of the visitor's paper as it stands to those who have a link; the same text again in the same round is no new version. Throws `conflict`
 * while agents are at work, `not-ready` for a chapter that is not written.
 */
export async function publishChapter(
  projectId: string,
  { number, note }: { readonly number: number; readonly note: string },
): Promise<{ readonly number: number; readonly isNew: boolean }> {
  const { project, run } = await requirePaper(projectId)
  if (run.status === 'running') throw new AppError('conflict', 'the paper is changing at this moment')
  const chapter = writtenChapters(run).find((one) => one.number === number)
  const owner = `user:${project.visitor.id}` as const
  const paper = chapter ? await inTurn({ kind: 'documents', owner }, () => wholePaperTree(run)) : null
  const tree = chapter && paper ? chapterTree(paper, { id: chapter.kind, title: chapter.title }) : null
  if (!chapter || !tree) throw new AppError('not-ready', `chapter ${number} is not written`)
  const cited = keysIn(tree.chapters)
  const sources = paperState(run)
    .sources.filter(({ key }) => cited.has(key))
    .slice(0, SOURCES_MAX)
    .map(asProposalSource)
  const evidence = { sources, quality: null, brief: null }
  const version = await publishVersion(project.id, { kind: chapter.kind, tree, evidence, note })
  return { number: version.number, isNew: version.isNew }
}
