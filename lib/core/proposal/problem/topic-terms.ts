import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { Work } from '@/lib/contracts/work'
import { findConcept, otherNames } from '@/lib/core/concepts/glossary'
import { namesInText } from '@/lib/core/concepts/names-in-text'
import { evidenceLanguages } from '@/lib/core/evidence/find-cue'
import { conceptHolds, type NamedWords } from '@/lib/core/evidence/found-evidence'
import { placesNamed, populationsNamed } from '@/lib/core/evidence/study-settings'
import { withoutGroup } from '../question/without-group'
import type { TopicParts } from './topic-parts'

const purpose: Readonly<Record<Locale, RegExp>> = {
  en: / (?:for|with|by means of|using|under) (?:the )?/i,
  'pt-BR': / (?:para|com|por|sob) (?:[oa]s? )?/i,
  es: / (?:para|con|por|bajo) (?:el |la |los |las )?/i,
}
const preposition =
  /^(?:among|amongst|in|at|within|across|under|entre|em|no|na|nos|nas|num|numa|en) (?:the |el |la |los |las |os? |as? )?/i
const innerPreposition = / (?:in|at|within|em|no|na|nos|nas|en) (?:the |el |la |los |las |os? |as? )?/i
/** Longer pieces are clauses. */
const TERM_MAX = 60

/** The terms that a topic is made of, as phrases: the two things related, else what and what for, then where or among whom. */
export function topicTerms({ pair, core, setting }: TopicParts, locale: Locale): readonly string[] {
  if (core.startsWith('‘')) return []
  const own = pair ?? core.split(purpose[locale])
  return [...own, ...settingTerms(setting).flatMap((term) => term.split(purpose[locale]))]
    .map((term) => term.trim())
    .filter((term) => term !== '' && term.length <= TERM_MAX)
}

/** "among nurses in remote work" names two: where people are, or what they do, is a term of its own. */
function settingTerms(setting: string): readonly string[] {
  return setting.replace(preposition, '').split(innerPreposition)
}

/**
 * The same with the names that the glossary knows. A term that it does not know gives way to the things in it that it does ("grief" of "grief of nurses"), and a long one
 * that no work holds to its parts of several words.
 */
export function termGroups(parts: TopicParts, locale: Locale, works: readonly Work[]): readonly NamedWords[] {
  return topicTerms(parts, locale).flatMap((written) => {
    const term = withoutGroup(written)
    // Places are counted with the regions they belong to, by study-settings.
    if (placesNamed(term).length > 0) return []
    const whole = groupOf(term)
    if (findConcept(term)) return [whole]
    const names = namesInText(term, localeLanguages[locale]).filter((name) => name !== term)
    const known = names.filter((name) => findConcept(name) && populationsNamed(name).length === 0)
    if (known.length > 0) return known.map(groupOf)
    if ((conceptHolds(works, [whole])[0]?.records ?? 0) > 0) return [whole]
    const pieces = names.filter((name) => name.includes(' '))
    return pieces.length > 0 ? pieces.map(groupOf) : [whole]
  })
}

function groupOf(name: string): NamedWords {
  const concept = findConcept(name)
  return {
    name,
    words: [name, ...(concept ? otherNames(concept, name, evidenceLanguages) : [])],
  }
}
