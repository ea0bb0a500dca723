import type { Source } from '@/lib/contracts/source'
import { detectLanguage } from '@/lib/core/text/detect-language'

/** An abstract with the language it is in; null when that cannot be told. */
export interface ToldAbstract {
  readonly text: string
  readonly language: string | null
}

/**
 * The abstract in which a source speaks for itself: its own when it is in the language of the work or that cannot be told,
 * else that of a record in this language, else its own all the same. Null without any.
 */
export function ownLanguageAbstract({
  work,
  members,
}: Pick<Source, 'work' | 'members'>): ToldAbstract | null {
  if (work.abstract === null) return null
  const own = told(work.abstract)
  const wanted = work.language?.slice(0, 2) ?? own.language
  if (own.language === wanted) return own
  for (const { abstract } of members) {
    const other = abstract === null ? null : told(abstract)
    if (other?.language === wanted) return other
  }
  return own
}

function told(text: string): ToldAbstract {
  return { text, language: detectLanguage(text) }
}
