import { SCOPE_TEXT_MAX } from '@/lib/contracts/scope'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { roleCues } from '@/lib/core/evidence/sentence-cues'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { splitSentences } from '@/lib/core/text/split-sentences'

/** Where a draft says its aim: in its abstract or introduction. */
const READ_CHARS_MAX = 60_000
const AIMS_MAX = 2
const TITLE_CHARS_MAX = 300
const TITLE_WORDS_MIN = 3

const announcesAim = cueMatcher(roleCues.aim)
const isOwnQuestion =
  /^\s*["“«]?(?:how|what|which|why|to what extent|como|qual|quais|por que|em que medida|¿)[^?]{10,400}\?\s*$/iu

/**
 * What a draft says it is about: its first sentences that announce an aim or are a research question, else its title. Null where it says
 * neither: then it cannot be compared. The text is cut to SCOPE_TEXT_MAX.
 */
export function aimOfDraft(text: string): string | null {
  const read = text.slice(0, READ_CHARS_MAX)
  const language = detectLanguage(read.slice(0, 4_000))
  const sentences = splitSentences(read, language).map((sentence) =>
    sentence.text.replace(/\s+/g, ' ').trim(),
  )
  const aims = sentences.filter(
    (sentence) => announcesAim(sentence, language) !== null || isOwnQuestion.test(sentence),
  )
  if (aims.length > 0) return aims.slice(0, AIMS_MAX).join(' ').slice(0, SCOPE_TEXT_MAX)
  return titleOf(read)
}

/** The first line, when it is as long as a title. */
function titleOf(text: string): string | null {
  const line = text
    .split('\n')
    .map((one) => one.replace(/^[#\s]+/, '').trim())
    .find((one) => one !== '')
  if (line === undefined || line.length > TITLE_CHARS_MAX) return null
  return line.split(/\s+/).length >= TITLE_WORDS_MIN ? line : null
}
