import { cognateStems } from '@/lib/core/text/cognate-stems'
import { wordsOf } from '@/lib/core/text/words'
import { isNamed, type NamedConcept, type QuotedSentence } from './quoted-sentences'

/** What may stand beside the name of what is defined; any other word makes it another thing. */
const BESIDE = new Set(
  'the a an o os as um uma el la los las un una term terms concept notion construct phenomenon word of conceito termo noção construto fenômeno de do da concepto término noción constructo fenómeno del in this study neste estudo en este estudio so-called chamado chamada llamado llamada syndrome síndrome'.split(
    ' ',
  ),
)
const DEFINIENDUM_WORDS_MAX = 12
const QUOTE_LETTERS_MAX = 400

/** "Retirement was understood as something that the body had decided": what people in a study made of it. */
const OF_PARTICIPANTS =
  /(?<!\p{L})(?:w(?:as|ere) (?:\p{L}+ )?understood as|f(?:oi|oram) (?:compreendid|entendid)\p{L}+ como|fue(?:ron)? (?:entendid|comprendid)\p{L}+ como)(?!\p{L})/u

/** What stands between a term and its definition, in the three languages. */
const DEFINED =
  /(?:,?\s(?:(?:is|are|was|were|has been|have been|can be|may be)\s)?(?:here\s)?(?:\p{L}+ly\s)?(?:defined|conceptuali[sz]ed|understood) as|\s(?:refers?|is taken to refer) to|\s(?:é|são|foi|pode ser)\s(?:aqui\s)?(?:\p{L}+mente\s)?(?:definid|compreendid|entendid|conceituad)[oa]s? (?:aqui )?como|\srefere(?:m)?-se (?:a|à|ao|às|aos)|\s(?:se define|se entiende|se conceptualiza|es (?:aquí )?entendid[oa]|es definid[oa]|es entendid[oa]|son definid[oa]s) como|\sse refieren? a)\s/u
/** "Burnout is a syndrome characterised by …": a description that says what the thing consists of. */
const DESCRIBED =
  /\s(?:(?:is|are) an? [^,.;]{3,80}?(?:characteri[sz]ed by|consisting of|resulting from|in which|whereby)|(?:é|são) uma? [^,.;]{3,80}?(?:caracterizad[oa]s? por|que consiste em|resultante de|n[oa] qual|em que)|(?:es|son) una? [^,.;]{3,80}?(?:caracterizad[oa]s? por|que consiste en|resultante de|en (?:el|la) (?:que|cual)))/u
/** "Self-medication is the use of …", "O clima escolar é o conjunto de …": the term is the whole subject, and a kind of thing stands behind it. */
const OF_A_KIND =
  /\s(?:(?:is|are) (?:an?|the) (?:\p{L}+ )?(?:set|process|use|degree|extent|measure|measurement|concentration|ability|capacity|state|condition|form|type|kind|feeling|place|share|sum|proportion)(?:,|\s(?:of|by|in|where|through|to|that)\s)|(?:é|são) (?:[oa]s?|uma?) (?:conjunto|processo|uso|grau|medida|concentração|capacidade|estado|condição|forma|tipo|sentimento|percepção|faculdade|lugar|proporção|soma)(?:,|\s(?:de|d[aoe]s?|em|n[ao]s?|que|pel[ao]s?|por)\s)|(?:es|son) (?:el|la|los|las|una?) (?:conjunto|proceso|uso|grado|medida|concentración|capacidad|estado|condición|forma|tipo|sentimiento|percepción|facultad|lugar|proporción|suma)(?:,|\s(?:de|del|en|que|por)\s))/u
/** "By telework we mean …", "Entende-se por teletrabalho …": the term stands behind. */
const DEFINED_BEHIND =
  /(?:^|\s)(?:by|entende-se por|define-se|define-se por|se entiende por|se define)\s(.{3,80}?)\s(?:we mean|is meant|como|,|a\b|la\b|el\b|o\b)/iu

/** The first sentence that defines the concept, or says what it consists of; null where none does. */
export function definitionOf(
  concept: NamedConcept,
  sentences: readonly QuotedSentence[],
): QuotedSentence | null {
  const short = sentences.filter(
    ({ quote }) => quote.length <= QUOTE_LETTERS_MAX && !OF_PARTICIPANTS.test(quote),
  )
  return (
    short.find(
      ({ quote }) =>
        isTerm(concept, termBefore(quote, DEFINED)) ||
        isTerm(concept, DEFINED_BEHIND.exec(quote)?.[1] ?? null),
    ) ??
    short.find(({ quote }) => isTerm(concept, termBefore(quote, DESCRIBED))) ??
    short.find(({ quote }) => isTerm(concept, wholeSubject(quote))) ??
    null
  )
}

/** What stands before "is the use of", where the sentence begins with it. */
function wholeSubject(sentence: string): string | null {
  const found = OF_A_KIND.exec(sentence)
  return found ? sentence.slice(0, found.index) : null
}

/** The words of the clause before the cue. */
function termBefore(sentence: string, cue: RegExp): string | null {
  const found = cue.exec(sentence)
  if (!found) return null
  const clause =
    sentence
      .slice(0, found.index)
      .split(/[;:]|,\s/)
      .at(-1) ?? ''
  return clause.split(/\s+/).slice(-DEFINIENDUM_WORDS_MAX).join(' ')
}

function isTerm(concept: NamedConcept, term: string | null): boolean {
  if (term === null) return false
  const own = new Set(concept.names.flat())
  const isOnly = wordsOf(term)
    .map(({ text }) => text.toLowerCase())
    .every((word) => BESIDE.has(word) || cognateStems(word).every((stem) => own.has(stem)))
  return isOnly && isNamed(concept, new Set(cognateStems(term)))
}

/** Two concepts with a sentence on both; null where no source states one. */
export interface ConceptRelation {
  readonly concepts: readonly [NamedConcept, NamedConcept]
  readonly stated: QuotedSentence | null
}

/** For each pair of concepts, in their order, a result or conclusion that names both; no sentence is used twice. */
export function relationsOf(
  concepts: readonly NamedConcept[],
  sentences: readonly QuotedSentence[],
): readonly ConceptRelation[] {
  const told = sentences
    .filter(
      ({ role, quote }) => (role === 'result' || role === 'conclusion') && quote.length <= QUOTE_LETTERS_MAX,
    )
    .map((sentence) => ({ sentence, stems: new Set(cognateStems(sentence.quote)) }))
  const used = new Set<QuotedSentence>()
  return pairsOf(concepts).map((pair) => {
    const found = told.find(
      ({ sentence, stems }) => !used.has(sentence) && pair.every((concept) => isNamed(concept, stems)),
    )
    if (found) used.add(found.sentence)
    return { concepts: pair, stated: found?.sentence ?? null }
  })
}

function pairsOf(concepts: readonly NamedConcept[]): (readonly [NamedConcept, NamedConcept])[] {
  return concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => [one, other] as const))
}
