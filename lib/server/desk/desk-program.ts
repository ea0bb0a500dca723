import type { CommentPlace } from '@/lib/contracts/desk'
import type { DocumentTree } from '@/lib/contracts/document-tree'

interface NumberedTree {
  readonly number: number
  readonly tree: DocumentTree
}

/** What of a desk is worked out in a process of its own: the time it takes grows with what people have written. */
export type DeskJob =
  | { readonly kind: 'place'; readonly tree: DocumentTree; readonly place: CommentPlace }
  | { readonly kind: 'anchors'; readonly tree: DocumentTree; readonly places: readonly CommentPlace[] }
  | { readonly kind: 'changes'; readonly before: NumberedTree; readonly after: NumberedTree }

/** The program of that process: a job as JSON to its result as JSON. It loads no more than the job needs. */
export async function answer(input: Buffer): Promise<string> {
  const job: DeskJob = JSON.parse(input.toString('utf8'))
  switch (job.kind) {
    case 'place': {
      const { placeComment } = await import('@/lib/core/desk/place-comment')
      return JSON.stringify(placeComment(job.tree, job.place))
    }
    case 'anchors': {
      const { anchorComments } = await import('@/lib/core/desk/place-comment')
      return JSON.stringify(anchorComments(job.tree, job.places))
    }
    case 'changes': {
      const { diffVersions } = await import('@/lib/core/desk/diff-trees')
      return JSON.stringify(diffVersions(job.before, job.after))
    }
  }
}
