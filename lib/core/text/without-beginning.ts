import { foldAccents } from './fold-accents'
import {
  abouts,
  copulas,
  doings,
  doubts,
  onlyAbout,
  openings,
  owners,
  weakWishes,
  wishes,
  workLinks,
  workSubjects,
  works,
  workTails,
} from './said-words'

interface Word {
  /** Folded, in small letters, without the signs round it. */
  readonly text: string
  readonly start: number
  /** Whether a comma, a colon or the end of a sentence follows. */
  readonly isClosed: boolean
}
type Words = readonly Word[]

const READ_MAX = 600
const ROUNDS_MAX = 12
/** "O tema do meu trabalho de conclusão de curso": no longer. */
const WORK_WORDS_MAX = 14

const after =
  /[ ,.;…-]+(?:i guess|i think|or something(?: like that)?|maybe|please|thanks|thank you|sei la|acho|mesmo|talvez|por favor|obrigad[oa]|creo|quizas|tal vez|gracias|o algo asi|ou algo assim|o algo por el estilo|ou algo do tipo)[ .!]*$/u

/**
 * The topic as it was typed, without what is said round the thing itself: greetings, doubt, a wish to study, the kind of work ("oi, queria fazer meu
 * TCC sobre", "mi tesis va a tratar de"). The whole where nothing would be left. Pure; never throws.
 */
export function withoutBeginning(topic: string): string {
  const words = readWords(topic)
  const begin = words[beginOf(words)]?.start
  if (begin === undefined) return topic
  const thing = topic.slice(begin).trim()
  const folded = foldAccents(thing).toLowerCase()
  const kept = folded.replace(after, '')
  // Folding may change the length of rare letters; then nothing is cut.
  return kept === '' || kept.length === folded.length || folded.length !== thing.length
    ? begin === 0
      ? topic
      : thing
    : thing.slice(0, kept.length)
}

/** The word at which the thing itself begins. */
function beginOf(words: Words): number {
  let at = 0
  let isWished = false
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const opened = openingLength(words, at)
    const wished = opened > 0 ? 0 : wishLength(words, at)
    const done = opened + wished > 0 || !isWished ? 0 : lengthAt(doings, words, at)
    const worked = opened + wished + done > 0 ? 0 : workLength(words, at, isWished)
    if (opened + wished + done + worked === 0) break
    at += opened + wished + done + worked
    if (wished + worked > 0) isWished = true
  }
  return isWished ? at + lengthAt(abouts, words, at) : at
}

/** A greeting counts before another, a wish, a comma or the end of a sentence alone: "bom atendimento" is no greeting. */
function openingLength(words: Words, at: number): number {
  const doubt = lengthAt(doubts, words, at)
  if (doubt > 0) return doubt
  const said = lengthAt(openings, words, at)
  const end = at + said
  const isOpening =
    words[end - 1]?.isClosed === true ||
    [openings, doubts].some((kind) => lengthAt(kind, words, end) > 0) ||
    wishLength(words, end) > 0 ||
    workLength(words, end, false) > 0
  return isOpening ? said : 0
}

function wishLength(words: Words, at: number): number {
  const sure = lengthAt(wishes, words, at)
  const weak = lengthAt(weakWishes, words, at)
  return weak > sure && lengthAt(doings, words, at + weak) > 0 ? weak : sure
}

/** "Meu TCC vai ser": how many words; 0 where what follows shows a thing of the topic ("o trabalho doméstico"). */
function workLength(words: Words, from: number, isWished: boolean): number {
  const end = workEnd(words, from)
  if (end === 0) return 0
  const said = words.slice(from, end)
  const isOwn = said.some(({ text }) => owners.has(text))
  const isSubject = said.some(({ text }) => workSubjects.has(text))
  const isAbout = onlyAbout.has(words[end]?.text ?? '')
  const isClosed = words[end - 1]?.isClosed === true
  const copula = isClosed ? 0 : lengthAt(copulas, words, end)
  if (isOwn && isSubject && copula === 0 && words[end]?.text === 'e') return end + 1 - from
  if (copula > 0 && (isOwn || isSubject)) return end + copula - from
  if (isAbout || (isOwn && (isClosed || isWished || wishLength(words, end) > 0))) return end - from
  return 0
}

function workEnd(words: Words, from: number): number {
  let end = 0
  for (let at = from; at < Math.min(words.length, from + WORK_WORDS_MAX); at += 1) {
    const text = words[at]?.text ?? ''
    const tail = end > 0 ? lengthAt(workTails, words, at) : 0
    if (tail > 0) at += tail - 1
    if (tail > 0 || workSubjects.has(text) || works.has(text)) end = at + 1
    else if (!owners.has(text) && !workLinks.has(text)) break
    if (words[at]?.isClosed === true) break
  }
  return end
}

/** How many words the longest of these phrases takes here; no sign may stand within it. */
function lengthAt(phrases: readonly (readonly string[])[], words: Words, at: number): number {
  const found = phrases.find((phrase) =>
    phrase.every((text, index) => {
      const word = words[at + index]
      return word?.text === text && (index === phrase.length - 1 || !word.isClosed)
    }),
  )
  return found?.length ?? 0
}

function readWords(typed: string): Words {
  return [...typed.slice(0, READ_MAX).matchAll(/\S+/gu)].map((match) => {
    const bare = match[0].replace(/^[¿¡"“«'(]+|[,.:;!?…"”»)]+$/gu, '').toLowerCase()
    return {
      text: bare === 'é' ? bare : foldAccents(bare).replaceAll('’', "'"),
      start: match.index,
      isClosed: /[,.:;!?…]["”»)]*$|^[–—-]$/u.test(match[0]),
    }
  })
}
