import type { CommentPlace } from '@/lib/contracts/desk'
import type { Drafts } from './use-drafts'

const PREFIX = 'comment:'

/** Each block has at most one comment that is being written; '' is the whole document. */
export function draftNameOf(blockId: string): string {
  return PREFIX + blockId
}

export function composerDomId(blockId: string): string {
  return `new-comment-${blockId}`
}

/** Opens the box for a comment at a place; text that was begun for the same block comes along. */
export function beginComment(drafts: Drafts, place: CommentPlace): void {
  const name = draftNameOf(place.blockId)
  drafts.set(name, { text: drafts.all[name]?.text ?? '', place })
  requestAnimationFrame(() => {
    const box = document.getElementById(composerDomId(place.blockId))
    box?.scrollIntoView({ block: 'nearest' })
    box?.querySelector('textarea')?.focus({ preventScroll: true })
  })
}
