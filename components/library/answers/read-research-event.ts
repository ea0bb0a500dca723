import { fieldOf } from '@/lib/client/fetch-json'
import type { ResearchEvent } from '@/lib/contracts/research'

/** One event of the stream; null for anything else. Our own server checked it before: only what the page relies on is looked at. */
export function readResearchEvent(text: string): ResearchEvent | null {
  try {
    const value: unknown = JSON.parse(text)
    return isEvent(value) ? value : null
  } catch {
    return null
  }
}

const texts = ['type', 'status', 'content', 'response', 'error']

function isEvent(value: unknown): value is ResearchEvent {
  return (
    texts.every((name) => typeof fieldOf(value, name) === 'string') &&
    Array.isArray(fieldOf(value, 'sources'))
  )
}
