import type { DesignId } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'
import { type GlossaryConcept, glossaryLanguage, longestConceptAt } from '@/lib/core/concepts/glossary'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { studyDesignOf } from '@/lib/core/evidence/study-design'
import { placesNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { cognateStem, withoutNumber } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { wordsOf } from '@/lib/core/text/words'
import { isWideName } from './size-words'

const ABSTRACT_READ_MAX = 4_000

/** What a record names, by the concepts of the vocabulary; whose name it is in which language does not matter. */
export interface ReadRecord {
  readonly work: Work
  readonly language: string | null
  /** Things that its title is about. */
  readonly titled: ReadonlySet<GlossaryConcept>
  /** Things that it names anywhere but in its keywords alone, which also hold the field that an index put it in. */
  readonly named: ReadonlySet<GlossaryConcept>
  /** Groups that were studied: named in the title or where the method is told, and not as part of another name ("patient safety"). */
  readonly groups: ReadonlySet<GlossaryConcept>
  readonly places: readonly Setting[]
  readonly design: DesignId | null
}

/** Reads what a record says of itself in title and abstract. Pure; never throws. */
export function readRecord(work: Work): ReadRecord {
  const title = work.title.replace(namesOnly, ' ')
  const abstract = work.abstract?.slice(0, ABSTRACT_READ_MAX).replace(namesOnly, ' ') ?? ''
  const language = work.language ?? detectLanguage(`${title}. ${abstract}`)
  const inTitle = conceptsIn(title.replace(titleFrame, ' '), language)
  const method = sentenceRolesOf(abstract, language)
    .filter(({ role }) => role === 'method')
    .map(({ text }) => text)
    .join(' . ')
  return {
    work,
    language,
    titled: new Set(inTitle.filter(isThing)),
    named: new Set([...inTitle, ...conceptsIn(abstract, language)].filter(isThing)),
    groups: new Set([...inTitle, ...conceptsIn(method, language)].filter(isGroup)),
    places: placesNamed(`${title} . ${abstract}`),
    design: studyDesignOf(work, language),
  }
}

/** An animal or a doing in the name of a substance or test: no horses are studied by "conjugated equine estrogens", nobody swims for sport in a "forced swim test". */
const namesOnly =
  /(?<!\p{L})(?:equine(?= o?estrogens?)|equin[oa]s(?= conjugad[oa]s)|(?:f(?:o?)etal )?bovine serum(?: albumin)?|s(?:oro|uero)(?: fetal)? bovino|alb[uú]mina(?: s[eé]rica)? bovina|porcine(?= (?:insulin|heparin))|horseradish|guinea(?= pigs?)|forced[- ]swim(?:ming)?(?: tests?)?|nado for[çz]ado|nataci[oó]n forzada)(?!\p{L})/giu

/** "A critical reading of", "uma leitura crítica": how a title is put, not what is studied. */
const titleFrame =
  /(?<!\p{L})(?:critical (?:re-?)?readings?|(?:re)?leituras? cr[ií]ticas?|(?:re)?lecturas? cr[ií]ticas?|(?:a|an|uma|una) (?:\p{L}+ )?(?:(?:re-?)?reading|releitura|leitura|relectura|lectura)(?: \p{L}+)? (?:of|d[aeo]s?|del?|desde|a partir|from|sobre))(?!\p{L})/giu

/**
 * The concepts that a text names in its own language, the longest name at each place; only as a name is spelt, but for case, accents and number:
 * Spanish "cambio" is no exchange rate, and coupling makes no couples.
 */
export function conceptsIn(text: string, language: string | null): readonly GlossaryConcept[] {
  const words = wordsOf(text).map((word) => word.text)
  const stems = words.map(cognateStem)
  const told = glossaryLanguage(language)
  const found: GlossaryConcept[] = []
  for (let at = 0; at < stems.length; ) {
    const known = longestConceptAt(stems, at)
    const length = known?.length ?? 1
    const spelt = words
      .slice(at, at + length)
      .map(withoutNumber)
      .join(' ')
    if (
      known &&
      isSpelt(told === null ? Object.values(known.concept.names).flat() : known.concept.names[told], spelt)
    )
      found.push(known.concept)
    at += length
  }
  return found
}

const isSpelt = (names: readonly string[], spelt: string): boolean =>
  names.some(
    (name) =>
      wordsOf(name)
        .map(({ text }) => withoutNumber(text))
        .join(' ') === spelt,
  )

/** Fields of study and kinds of analysis, which indexes put on every record: no subject of a thesis. */
const ofAnyStudy = new Set(
  (
    'experiences; perceptions; knowledge; prevention; safety; efficacy; effectiveness; performance; measurement; adaptation; quality; training; treatment; therapy; symptoms; diagnosis; intervention; spatial patterns; databases; guidelines; clustering; compliance; ' +
    'risk factors; work teams; factorial design; design of experiments; experimental design; literature; methodology; computers; growth and development; scientific production; bibliometrics; experimental evaluation; ' +
    'business administration; management; nursing; psychology; sociology; economics; medicine; public health; computer science; engineering; agronomy; ' +
    'pedagogy; chemistry; biology; physics; linguistics; accounting; marketing; anthropology; philosophy; statistics; epidemiology; ' +
    'software engineering; environmental science; history; geography'
  ).split('; '),
)

/** Firms and schools are studied, or live nothing: not what is asked about them. */
export const isOrganisation = (name: string): boolean =>
  /(?:compan|firms?$|business|enterpris|schools?|farms?$|organi[sz]ation|hospitals?|municipalit|households?|courts?|universit(?:y|ies)$|startups?|communit)/iu.test(
    name,
  )

/** Whether a concept can be set beside the subject of a thesis: no group, place or method, no whole field, nothing of any study. */
export function isThing({ field, role, names }: GlossaryConcept): boolean {
  if (role !== null && role !== 'central' && role !== 'outcome') return false
  const [name = ''] = names.en
  // A single word of no field is one of any study: "perception", "growth".
  if (field === 'general' && !name.includes(' ')) return false
  return !isWideName(name) && !isOrganisation(name) && !names.en.some((one) => ofAnyStudy.has(one))
}

/** Groups so wide that a thesis about them is about anybody. */
const anybody = new Set(
  'patients; adults; researchers; interviewers; experts; specialists; people; users; professionals; participants; workers; employees; population; human beings; young people; individuals; consumers; citizens'.split(
    '; ',
  ),
)

function isGroup({ role, names }: GlossaryConcept): boolean {
  return role === 'population' && !names.en.some((name) => anybody.has(name))
}
