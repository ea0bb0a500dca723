import { type Concept, ConceptLanguage } from '@/lib/contracts/concept-map'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'
import { activeConcepts, activeNames, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { generalNounLines } from '@/lib/core/concepts/reading/general-nouns'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

const TEXT_READ_MAX = 6_000

/** What a record says of itself. */
export function textOfWork({ title, abstract, keywords }: Work): string {
  return [title, abstract ?? '', ...(keywords ?? [])].join(' . ').slice(0, TEXT_READ_MAX)
}

/** How a record speaks of a concept: by a whole name of it, by a word of one, or not at all. */
type Naming = 'whole' | 'part' | 'none'

/** Whether a record is about the topic, and which of its central concepts none of several records speaks of. */
export interface LiteratureReader {
  readonly isAbout: (work: Work) => boolean
  /** How many concepts are central. */
  readonly central: number
  readonly unnamed: (works: readonly Work[]) => readonly string[]
}

/**
 * Reads records against the central concepts of a topic, by all their names. One word of a name of several ("parental" of "parental alienation") is no sign of it
 * alone; words of two concepts together are, and one beside the whole name of what the topic is set in. A concept of which nothing is known in the language of a record is not missed there. Never throws.
 */
export function literatureReader({
  topic,
  locale,
}: Pick<ProposalBrief, 'topic' | 'locale'>): LiteratureReader {
  const map = readTopic({ topic, question: '', language: null })
  const own = map.language ?? localeLanguages[locale]
  const concepts = requiredConcepts(map).map((concept) => ({ concept, names: namesOf(concept, own) }))
  const beside = activeConcepts(map)
    .filter(({ id, role }) => role === 'context' && !concepts.some(({ concept }) => concept.id === id))
    .map((concept) => namesOf(concept, own))
  const reading = (work: Work) => {
    const text = textOfWork(work)
    const held = familiesOf(cognateStems(text))
    const said = asPhrase(text)
    return {
      found: concepts.map(({ names }) => namingIn({ held, said }, names)),
      isInContext: beside.some((names) => namingIn({ held, said }, names) === 'whole'),
    }
  }
  const isJudged = (concept: Concept, work: Work) => {
    const language = work.language?.slice(0, 2) ?? detectLanguage(textOfWork(work))
    const told = ConceptLanguage.safeParse(language)
    return language === own || (told.success && activeNames(concept, told.data).length > 0)
  }
  return {
    central: concepts.length,
    isAbout: (work) => {
      const { found, isInContext } = reading(work)
      if (concepts.length === 0 || found.includes('whole')) return true
      const parts = found.filter((naming) => naming === 'part').length
      // Where no name is known in the language of the record, one word that both languages share is what there is.
      return (
        parts > 1 ||
        (parts > 0 && isInContext) ||
        (parts > 0 && !concepts.some(({ concept }) => isJudged(concept, work)))
      )
    },
    unnamed: (works) => {
      const found = works.map((work) => reading(work).found)
      return concepts.flatMap(({ concept }, at) => {
        const isTold = works.length > 0 && works.every((work) => isJudged(concept, work))
        return isTold && found.every((namings) => namings[at] === 'none') ? [concept.name] : []
      })
    },
  }
}

/** A name by its telling words, and as it is written: "four-day week" has no word that tells anything alone. */
interface WrittenName {
  readonly stems: readonly string[]
  readonly phrase: string
}

function namesOf(concept: Concept, language: string): readonly WrittenName[] {
  const misspelt = concept.misspelt ? [concept.misspelt] : []
  const own = tellingStems(concept.name, language)
  return [concept.name, ...misspelt, ...activeNames(concept).map(({ text }) => text)]
    .map((name) => ({ stems: tellingStems(name, language), phrase: asPhrase(name) }))
    .filter(({ stems: [only, ...others] }, at) => {
      // "Management" is no name of battery thermal management, though a table of names may give it for its head.
      const isBare = at > 0 && only !== undefined && others.length === 0 && own.length > 1
      return !isBare || !(own.includes(only) || generalStems.has(only))
    })
}

const generalStems: ReadonlySet<string> = new Set(
  [
    ...generalNounLines,
    'gerenciamento',
    'gerencia',
    'administração',
    'quality | qualidade | calidad',
  ].flatMap((line) => cognateStems(line)),
)

/** So many first letters the words of one family share: "migration" and "migrants". Only beside the other words of a name is that enough. */
const FAMILY_LETTERS = 5
const familyOf = (stem: string): string =>
  stem.length >= FAMILY_LETTERS ? `${stem.slice(0, FAMILY_LETTERS)}-` : stem

function familiesOf(stems: readonly string[]): ReadonlySet<string> {
  return new Set(stems.flatMap((stem) => [stem, familyOf(stem)]))
}

const asPhrase = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ text: word }) => foldAccents(word))
    .join(' ')} `

function tellingStems(name: string, language: string): readonly string[] {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return [
    ...new Set(
      words.filter((word) => !isQueryStopWord(word, language)).flatMap((word) => cognateStems(word)),
    ),
  ]
}

function namingIn(
  { held, said }: { readonly held: ReadonlySet<string>; readonly said: string },
  names: readonly WrittenName[],
): Naming {
  const isHeld = (stem: string, all: readonly string[]) =>
    held.has(stem) || (all.length > 1 && held.has(familyOf(stem)))
  // Of a long name most words are enough: one may be misspelt, or said otherwise.
  const wanted = (all: readonly string[]) => (all.length > 2 ? Math.floor(all.length / 2) + 1 : all.length)
  const isWhole = ({ stems, phrase }: WrittenName) =>
    said.includes(phrase) ||
    (stems.length > 0 && stems.filter((stem) => isHeld(stem, stems)).length >= wanted(stems))
  if (names.some(isWhole)) return 'whole'
  return names.some(({ stems }) => stems.some((stem) => held.has(stem))) ? 'part' : 'none'
}
