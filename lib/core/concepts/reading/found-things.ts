import type { ConceptLanguage, ConceptRole } from '@/lib/contracts/concept-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { fixedSpans, spansOf, unquoted } from './fixed-spans'
import { idioms } from './frame-words'
import { institutionSpans } from './named-institutions'
import { type NounPhrase, nounPhrases } from './noun-phrases'
import { ownRole } from './phrase-roles'
import { type Correction, withSpelling } from './spelling'
import type { TextSpan } from './time-phrases'
import { type TopicUnit, topicUnits } from './topic-words'
import { isAnybody, isEmptyAlone, isEmptySubject, isSettingStem } from './word-lists'

/** Longer texts are read up to here, in UTF-16 units. */
const TEXT_MAX = 2_000
/** A query that requires more finds nothing in most databases; the further things of a topic are its context. */
const CENTRAL_MAX = 4

/** One thing that the text names. */
export interface FoundThing {
  readonly name: string
  readonly otherNames: readonly string[]
  /** Names of the vocabulary's concepts that this one is called by, too. */
  readonly also: readonly string[]
  readonly role: ConceptRole
  readonly misspelt: string | null
  readonly units: readonly TopicUnit[]
}

interface Candidate extends FoundThing {
  readonly phrase: NounPhrase | null
  readonly isOpen: boolean
  readonly from: 'topic' | 'question'
}

/** The things that a topic and its question name, in the order of reading, each once, with its role. */
export function foundThings(
  topic: string,
  question: string,
  language: ConceptLanguage,
): readonly FoundThing[] {
  const said = [...candidates(topic, 'topic', language), ...candidates(question, 'question', language)]
  return withCentral(withoutBareActs(withoutImpliedSchool(distinct(said))))
}

/**
 * Acts that are done to whatever there is, alone before what they are done to: "management of invasive plants" is about the plants. Nouns that are felt, known or
 * lived (fear of crime, memory of a dictatorship) are things of their own.
 */
const bareAct =
  /^(?:management|handling|planning|monitoring|prevention|detection|estimation|optimi[sz]ation|promotion|regulation|evolution|growth|removal|gest[ãa]o|gerenciamento|manejo|planejamento|monitoramento|monitoriza[çc][ãa]o|preven[çc][ãa]o|detec[çc][ãa]o|estimativa|otimiza[çc][ãa]o|promo[çc][ãa]o|regula[çc][ãa]o|regulamenta[çc][ãa]o|evolu[çc][ãa]o|crescimento|remo[çc][ãa]o|gesti[óo]n|planificaci[óo]n|monitoreo|monitorizaci[óo]n|prevenci[óo]n|detecci[óo]n|estimaci[óo]n|optimizaci[óo]n|promoci[óo]n|regulaci[óo]n|evoluci[óo]n|crecimiento|remoci[óo]n)$/iu

/** Without an act of any field whose object follows it behind "of": the object is the thing; what says where may stand between. */
function withoutBareActs(all: readonly Candidate[]): readonly Candidate[] {
  return all.filter(({ name, from, role }, at) => {
    if (role !== 'central' && role !== 'outcome') return true
    if (!bareAct.test(name)) return true
    const next = all.slice(at + 1).find((other) => other.role !== 'place')
    const isObject = next?.phrase?.after === 'of' || next?.phrase?.after === 'ofArticle'
    return !(next?.from === from && isObject && (next.role === 'central' || next.role === 'outcome'))
  })
}

/** Where the text names a school year or a class, a bare "school" says no more. */
function withoutImpliedSchool(all: readonly Candidate[]): readonly Candidate[] {
  if (!all.some(({ also }) => also.length > 0)) return all
  return all.filter(
    ({ units }) =>
      units.length !== 1 || !/^(?:schools?|escolas?|escuelas?|col[eé]gios?)$/iu.test(units[0]?.text ?? ''),
  )
}

function candidates(text: string, from: Candidate['from'], language: ConceptLanguage): readonly Candidate[] {
  const { text: whole, corrections } = withSpelling(
    calm(withoutFigure(withoutState(text.slice(0, TEXT_MAX).normalize('NFC')))),
    language,
  )
  const fixed = fixedSpans(whole, language)
  const institutions = institutionSpans(whole)
  const masked = [...fixed, ...institutions, ...spansOf(whole, idioms)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + '|'.repeat(end - start) + rest.slice(end),
    whole,
  )
  const spans = sentencesOf(masked).flatMap(({ start, text: sentence, isQuestion }) =>
    nounPhrases(topicUnits(sentence, language), language, isQuestion || from === 'question').flatMap(
      (phrase) => {
        const at = start + (phrase.units[0]?.start ?? 0)
        const isPlace = phrase.units.every(({ isProper }) => isProper) && isBehind(institutions, whole, at)
        const candidate = candidateOf(phrase, sentence, from, language, isPlace)
        return candidate
          ? [
              {
                at,
                candidate: { ...candidate, ...asTyped(candidate.name, corrections) },
              },
            ]
          : []
      },
    ),
  )
  const others = fixed.map(({ start, end, role, otherNames, also }) => ({
    at: start,
    candidate: {
      name: unquoted(whole.slice(start, end)),
      otherNames,
      also,
      role,
      misspelt: null,
      units: [],
      isOpen: role === 'central',
      from,
      phrase: null,
    },
  }))
  return [...spans, ...others].sort((a, b) => a.at - b.at).map(({ candidate }) => candidate)
}

/** "Clínica Jacaranda de Ronda": a name behind one institution says where it is. */
function isBehind(institutions: readonly TextSpan[], text: string, at: number): boolean {
  return institutions.some(({ end }) => end < at && /^,? (?:de|del|da|do) $/u.test(text.slice(end, at)))
}

/** The name as the student typed it, null where nothing in it was put right; where the slip is not sure it stays a name. */
function asTyped(
  name: string,
  corrections: readonly Correction[],
): Pick<FoundThing, 'misspelt' | 'otherNames'> {
  const made = corrections.filter(({ is }) => name.includes(is))
  const typed = made.reduce((text, { was, is }) => text.replace(is, was), name)
  if (typed === name) return { misspelt: null, otherNames: [] }
  return { misspelt: typed, otherNames: made.every(({ isSure }) => isSure) ? [] : [typed] }
}

/** "em Sobral (CE)", "de Natal/RN": the letters of the state behind a town say what the town says. */
const withoutState = (text: string): string =>
  text.replace(
    /(?<=\p{Lu}\p{Ll}+)(?:\s*[/–-]\s*|\s*\()(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?:\)|(?![\p{L}\d]))/gu,
    '',
  )

/** "Entre o giz e a tela: práticas de…": an image before a colon is no subject; what stands behind it is. */
const withoutFigure = (text: string): string =>
  text.replace(/^\s*(?:entre|between) [^:.?!]{3,80}: (?=(?:\S+\s+){3})/iu, '')

/** A text all in capitals is read in small letters: its capitals mark no names. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  const high = letters.filter((letter) => /\p{Lu}/u.test(letter)).length
  return letters.length > 12 && high > letters.length * 0.7 ? text.toLowerCase() : text
}

/** A topic that is worded as a question, or as what somebody wants to know. */
const openingWord =
  /^\s*\|*\s*(?:como|cómo|por ?qu[eé]|quando|cuándo|onde|dónde|qual|quais|cu[aá]l|cu[aá]les|how|why|what|which|when|where|whether|does|do|can|is|are|should)(?=\P{L})/iu

function sentencesOf(
  text: string,
): readonly { readonly start: number; readonly text: string; readonly isQuestion: boolean }[] {
  return [...text.matchAll(/[^.?!;\n]+(?:\.(?=\d)[^.?!;\n]+)*[.?!;\n]*/gu)].map((match) => ({
    start: match.index,
    text: match[0],
    isQuestion: match[0].includes('?') || openingWord.test(match[0]),
  }))
}

function candidateOf(
  phrase: NounPhrase,
  sentence: string,
  from: Candidate['from'],
  language: ConceptLanguage,
  isPlace: boolean,
): Candidate | null {
  const first = phrase.units[0]
  const last = phrase.units.at(-1)
  if (!first || !last) return null
  const name = sentence.slice(first.start, last.end).replace(/\s+/g, ' ')
  const told = ownRole(phrase, language)
  const own =
    (told === 'context' && from === 'topic' && isFirstOfPair(phrase, sentence) ? null : told) ??
    (isPlace || isPlaceOfTime(phrase, sentence) || isPlaceInCommas(phrase, sentence) ? 'place' : null)
  const isKnown = phrase.units.some(({ known }) => known !== null)
  const isWhole = phrase.units.length === 1 && isKnown
  // "Which policies", "qual terapia": what is asked for is the answer, not the subject.
  if (own === null && !isKnown && phrase.units.length === 1 && isPassedOver(phrase)) return null
  if (from === 'question' && own === null && !isKnown && isLoose(phrase, language)) return null
  if (phrase.after === 'name' || phrase.isQuality) return null
  if (phrase.units.length === 1 && isAnybody(first.text)) return null
  if (from === 'question' && phrase.units.length === 1 && isEmptyAlone(first.text)) return null
  // "Guerra do Paraguai nos livros", "Menopause at work": what opens a topic is its subject, a period too.
  const isAcronymOf =
    phrase.after === 'ofArticle' && phrase.units.length === 1 && !isKnown && /^\p{Lu}{2,}$/u.test(first.text)
  const role =
    subjectRole(phrase, { own, from, before: sentence.slice(0, first.start) }) ??
    (isAcronymOf ? 'context' : own) ??
    placedRole(phrase, from)
  return {
    name,
    otherNames: [],
    also: [],
    role,
    misspelt: null,
    units: phrase.units,
    phrase,
    isOpen: own === null && (isWhole || from === 'topic'),
    from,
  }
}

/**
 * Central, where the place in the text says so against the word's usual role: "Menopause at work", "memory and DICTATORSHIP in film",
 * "impact on MORTALITY".
 */
function subjectRole(
  { after, lead, units }: NounPhrase,
  { own, from, before }: Pick<Candidate, 'from'> & { own: ConceptRole | null; before: string },
): 'central' | null {
  const opens = after === null || (after === 'and' && /^\s*\S+\s+\S+\s*$/.test(before))
  if (own === 'time' && from === 'topic' && opens) return 'central'
  if ((own === 'context' || own === null) && from === 'topic' && isSubjectMatter(units)) return 'central'
  return own === 'method' && lead === 'affected' ? 'central' : null
}

/** What a phrase is by where it stands. What is absent ("sem receita") is said of the thing before it. */
function placedRole({ after, lead }: NounPhrase, from: Candidate['from']): ConceptRole {
  if (from === 'question') return 'outcome'
  return after === 'locative' || lead === 'absent' ? 'context' : 'central'
}

/** "Jogos NO ENSINO DE FRAÇÕES": what is taught is a thing of the topic, no place. */
function isSubjectMatter(units: NounPhrase['units']): boolean {
  const name = units.map(({ text }) => text).join(' ')
  return /^(?:(?:ensino|aprendizagem|enseñanza|aprendizaje) d[eo]s? |(?:teaching|learning) of )/iu.test(name)
}

const isPassedOver = ({ after }: NounPhrase) => after === 'question' || after === 'number'
/** "…, Bungay", "…, Lowestoft, 2022": a name of its own between commas or at the end of a list of particulars. */
function isPlaceInCommas({ units, after }: NounPhrase, sentence: string): boolean {
  const [first, last] = [units[0], units.at(-1)]
  if (after !== null || !first || !last || !units.every(({ isProper, kind }) => isProper || kind === 'of'))
    return false
  const isUnknown = units.every(({ known }) => known === null)
  return (
    isUnknown &&
    /,\s*$/.test(sentence.slice(0, first.start)) &&
    /^\s*(?:[,(.|]|$)/.test(sentence.slice(last.end))
  )
}

/** "Public libraries and loneliness": a setting that opens the topic as one of two things is asked about itself. */
const isFirstOfPair = ({ units, after }: NounPhrase, sentence: string) =>
  after === null && /^ (?:and|e|y|&) \p{L}/u.test(sentence.slice(units.at(-1)?.end ?? 0))

/** "in seventeenth-century Essex": a name behind a time that says where. */
const isPlaceOfTime = ({ units }: NounPhrase, sentence: string) =>
  units.every(({ isProper, known }) => isProper && known === null) &&
  /(?:^|\s)(?:in|of) \|+ $/.test(sentence.slice(0, units[0]?.start ?? 0))

/** In Portuguese and Spanish a noun has its article; an unknown bare word behind "que", "não" or a frame is rarely one. */
const isLoose = ({ after, isBare }: NounPhrase, language: ConceptLanguage) =>
  language !== 'en' && isBare && (after === 'break' || after === 'frame')
const isOf = (candidate: Candidate) =>
  candidate.phrase?.after === 'of' || candidate.phrase?.after === 'ofArticle'
const isVague = ({ units, isOpen }: Candidate) => units.length === 1 && units[0]?.known === null && isOpen

/** The first mention stands; a later one that says no more is the same thing. */
function distinct(all: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = []
  for (const candidate of all) {
    const there = kept.find((other) => isSameThing(candidate, other))
    const last = kept.at(-1)
    // "programas de compliance": a vague noun before what the topic names already adds nothing.
    if (
      there &&
      last &&
      last !== there &&
      isOf(candidate) &&
      last.from === 'question' &&
      candidate.from === 'question' &&
      isVague({ ...last, isOpen: true }) &&
      last === all[all.indexOf(candidate) - 1]
    )
      kept.pop()
    if (there) kept.push(...remainder(candidate, kept))
    else if (isEmptySubject(candidate.name) && all.length > 1) continue
    else if (!isFurtherGroup(candidate, kept) && !isFurtherSetting(candidate, kept)) kept.push(candidate)
  }
  return kept
}

/** The persons of the question are those of the topic, said more loosely. */
function isFurtherGroup(candidate: Candidate, kept: readonly Candidate[]): boolean {
  return (
    candidate.from === 'question' &&
    candidate.role === 'population' &&
    kept.some(({ role, from }) => role === 'population' && from === 'topic')
  )
}

/** "Por que abandonam A ESCOLA", "why do FIRMS": where the topic names its setting, a bare one in the question adds none. */
function isFurtherSetting({ from, units, role }: Candidate, kept: readonly Candidate[]): boolean {
  const isBare = units.length === 1 && units[0]?.stems.length === 1 && isSettingStem(units[0].stems[0] ?? '')
  return (
    isBare &&
    from === 'question' &&
    (role === 'context' || role === 'population') &&
    kept.some((other) => other.role === 'context' && other.from === 'topic')
  )
}

function isSameThing(candidate: Candidate, other: Candidate): boolean {
  const [only] = candidate.units
  const known = candidate.units.length === 1 ? only?.known : null
  // "Reading" says no more than "reading clubs"; "reading habit" is another thing, though one concept is in both.
  const isPartOnly =
    other.units.filter(({ kind }) => kind === 'thing').length > 1 && (only?.stems.length ?? 0) > 1
  if (known && !isPartOnly && other.units.some((unit) => unit.known === known)) return true
  const mine = cognateStems(candidate.name)
  const theirs = cognateStems(other.name)
  return mine.every((stem) => theirs.includes(stem)) || theirs.every((stem) => mine.includes(stem))
}

/** "festas de igreja" after "festas": the setting is new. */
function remainder(candidate: Candidate, kept: readonly Candidate[]): readonly Candidate[] {
  const there = new Set(kept.flatMap(({ name }) => cognateStems(name)))
  return candidate.units
    .filter(
      (unit) =>
        unit.kind === 'thing' &&
        unit.stems.some(isSettingStem) &&
        !unit.stems.some((stem) => there.has(stem)),
    )
    .map((unit) => ({ ...candidate, name: unit.text, units: [unit], role: 'context', isOpen: false }))
}

/** At most four central things; where none is, the first that may be. */
function withCentral(all: readonly Candidate[]): readonly FoundThing[] {
  const central = all.filter(({ role }) => role === 'central').slice(0, CENTRAL_MAX)
  const wanted = all.filter(
    ({ role, isOpen, from }) =>
      isOpen && role !== 'central' && (from === 'question' ? central.length < 2 : central.length === 0),
  )
  const promoted = wanted.slice(0, Math.max(0, 2 - central.length))
  const chosen = new Set([...central, ...promoted])
  const fallback =
    chosen.size === 0 ? all.find(({ role }) => !['time', 'place', 'method'].includes(role)) : undefined
  if (fallback) chosen.add(fallback)
  return all.map((candidate) => {
    const role: ConceptRole = chosen.has(candidate)
      ? 'central'
      : candidate.role === 'central'
        ? 'context'
        : candidate.role
    return { ...candidate, role }
  })
}
