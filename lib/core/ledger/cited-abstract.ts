import type { Work } from '@/lib/contracts/work'
import { detectLanguage } from '@/lib/core/text/detect-language'
import type { CitedPassage } from './text-citation'

/** A work under the key that texts cite it by. */
export interface CitedWork {
  readonly key: string
  readonly work: Work
}

/** What is at hand of a work where its full text is not asked for: its own abstract and title. */
export function abstractPassages({ key, work }: CitedWork): readonly CitedPassage[] {
  return [work.abstract ?? '', work.title]
    .filter((text) => text.trim() !== '')
    .map((text, at) => ({
      id: `${key}#${at}`,
      itemId: key.slice(0, 64),
      text,
      language: work.language?.slice(0, 2) ?? detectLanguage(text),
      locator: { type: 'index', value: at + 1 },
    }))
}
