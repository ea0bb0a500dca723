import type { Source } from '@/lib/contracts/source'
import { detectLanguage } from '@/lib/core/text/detect-language'

/**
 * The abstract in which a source speaks for itself: its own when it is in the language of the work or that cannot be told,
 * else that of a record in this language, else its own all the same. Null without any.
 */
export function ownLanguageAbstract({ work, members }: Pick<Source, 'work' | 'members'>): string | null {
  const { abstract, language } = work
  if (abstract === null || language === null || isIn(language, abstract)) return abstract
  return (
    members.find((member) => member.abstract !== null && isIn(language, member.abstract))?.abstract ??
    abstract
  )
}

function isIn(language: string, text: string): boolean {
  return detectLanguage(text) === language.slice(0, 2)
}
