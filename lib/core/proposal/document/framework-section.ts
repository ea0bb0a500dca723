import type { Block } from '@/lib/contracts/document-tree'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { languageName } from '@/lib/core/text/language-name'
import { listed } from '@/lib/core/text/list-words'
import { type Say, speak } from '@/lib/core/text/say'
import { heading, paragraph, plain, table } from '@/lib/core/writing/blocks'
import { citationMark } from '@/lib/core/writing/citation-mark'
import { definite, upperFirst } from '@/lib/core/writing/noun-phrases'
import { type ConceptRelation, definitionOf, relationsOf } from '../literature/framework'
import { textOfWork } from '../literature/literature-reader'
import { namedInstruments } from '../literature/named-instruments'
import {
  isNamed,
  type NamedConcept,
  namedConcepts,
  type QuotedSentence,
  quotableSentences,
} from '../literature/quoted-sentences'
import { citableSources } from '../literature/reported-designs'
import { designTable } from '../method/design-table'
import { type StudyPhrase, studyPhrases } from './document-phrases'
import type { SectionWriting } from './study-sections'

const CONCEPTS_MAX = 5
const RELATIONS_MAX = 4

/** Read from abstracts by code, whoever wrote the stages beside it. */
const by = { stage: 'literature', engine: 'code' } as const

interface Told {
  readonly writing: SectionWriting
  readonly t: Say<StudyPhrase>
}

/** The sentences of the sources that the problem rests on: these are in the reference list. */
function sentencesOf({ document }: SectionWriting): readonly QuotedSentence[] {
  const keys = new Set(document.problem.literatureKeys)
  return quotableSentences(citableSources(document.literature).filter(({ key }) => keys.has(key)))
}

function conceptsOf({ document: { brief, problem } }: SectionWriting): readonly NamedConcept[] {
  return namedConcepts(brief, problem.definition.key_variables).slice(0, CONCEPTS_MAX)
}

/**
 * What the sources say the concepts of the topic are and how they hang together, letter by letter; where none says so, the search that would tell. Empty where no
 * concept can be read or no source is cited.
 */
export function frameworkSection(writing: SectionWriting): Block[] {
  const told: Told = { writing, t: speak(studyPhrases, writing.locale) }
  const concepts = conceptsOf(writing)
  const sentences = sentencesOf(writing)
  if (concepts.length === 0 || sentences.length === 0) return []
  const definitions = concepts.map((concept) => ({ concept, found: definitionOf(concept, sentences) }))
  const relations = relationsOf(concepts, sentences).slice(0, RELATIONS_MAX)
  const texts = [
    ...definitions.flatMap(({ concept, found }) =>
      found === null
        ? []
        : told.t('definition', {
            concept: upperFirst(writing.locale === 'en' ? definite(concept.name, 'en') : concept.name),
            ...quoteValues(told, found),
          }),
    ),
    undefinedText(
      told,
      definitions.flatMap(({ concept, found }) => (found === null ? concept : [])),
    ),
    ...relations.flatMap(({ concepts: [one, other], stated }) =>
      stated === null
        ? []
        : told.t('relation', { one: one.name, other: other.name, ...quoteValues(told, stated) }),
    ),
    // Where the question relates nothing, that no source relates two of its concepts is no lack.
    ...(relatesVariables(writing) ? [...togetherTexts(told, relations), unrelatedText(told, relations)] : []),
    told.t('frameworkBasis'),
  ].filter((text) => text !== '')
  return [
    heading('framework.h', 2, told.t('framework'), by),
    ...texts.map((text, at) => paragraph(`framework.p${at + 1}`, writing.text(upperFirst(text)), by)),
  ]
}

function relatesVariables({ document: { problem } }: SectionWriting): boolean {
  const roles = new Set((problem.variables ?? []).map(({ role }) => role))
  return roles.has('outcome') && [...roles].some((role) => role !== 'outcome' && role !== 'concept')
}

/** All that no source defines in one sentence, with the search that would tell; '' where all are defined. */
function undefinedText({ t, writing: { locale } }: Told, concepts: readonly NamedConcept[]): string {
  if (concepts.length === 0) return ''
  const names = concepts.map(({ name }) => name)
  const asked = names.map((name) => `“${name}”`).join(' OR ')
  const query = `${names.length > 1 ? `(${asked})` : asked} AND (${t('definitionWords')})`
  return t('undefined', { concept: listed(names, locale), query })
}

/** Where sources deal with both of a pair and relate them in no single sentence by these names: which to read first. */
function togetherTexts(told: Told, relations: readonly ConceptRelation[]): string[] {
  return relations.flatMap((relation) => {
    const keys = keysOnBoth(told, relation)
    if (keys.length === 0) return []
    const [one, other] = relation.concepts.map(({ name }) => name)
    return told.t('relationTogether', {
      one: one ?? '',
      other: other ?? '',
      cite: citationMark(keys),
      count: keys.length,
    })
  })
}

/** The sources of the problem that name both of a pair on which none states anything in one sentence. */
function keysOnBoth(
  { writing: { document } }: Told,
  { concepts, stated }: ConceptRelation,
): readonly string[] {
  const keys = new Set(document.problem.literatureKeys)
  return stated !== null
    ? []
    : citableSources(document.literature).flatMap(({ key, work }) => {
        const stems = new Set(cognateStems(textOfWork(work)))
        return keys.has(key) && concepts.every((concept) => isNamed(concept, stems)) ? [key] : []
      })
}

/** All pairs with which no source deals, as the searches that would tell; '' where each is told. */
function unrelatedText(told: Told, relations: readonly ConceptRelation[]): string {
  const searches = relations.flatMap((relation) => {
    const [one, other] = relation.concepts
    return relation.stated === null && keysOnBoth(told, relation).length === 0
      ? `“${one.name}” AND “${other.name}”`
      : []
  })
  return searches.length === 0
    ? ''
    : told.t('relationNone', { count: searches.length, queries: searches.join('; ') })
}

/** A quotation in another language keeps it, and says which. */
function quoteValues({ writing: { locale } }: Told, { quote, key, language }: QuotedSentence) {
  const isForeign = language !== null && language !== localeLanguages[locale]
  return {
    quote: quote.replace(/[.\s]+$/, ''),
    key,
    foreign: isForeign ? 'yes' : 'no',
    language: isForeign ? languageName(language, locale) : '',
  }
}

/** Scales, questionnaires and tests that the sources name, with what they say of their validation; nothing where the design measures no people. */
export function instrumentsSection(writing: SectionWriting): Block[] {
  const t = speak(studyPhrases, writing.locale)
  const { design } = writing.document.methodology
  const sentences = sentencesOf(writing)
  if (!designTable[design].participants || sentences.length === 0) return []
  // Who speaks with people has a guide and no scale.
  if (design === 'interviews' || design === 'case-study')
    return [
      heading('instruments.h', 2, t('instruments'), by),
      paragraph('instruments.p1', [plain(t('instrumentsGuide'))], by),
    ]
  const instruments = namedInstruments(sentences)
  const title = heading('instruments.h', 2, t('instruments'), by)
  if (instruments.length === 0) {
    const [concept] = conceptsOf(writing)
    const query = concept && `“${concept.name}” AND (${t('instrumentWords')})`
    return query === undefined
      ? []
      : [title, paragraph('instruments.p1', [plain(t('instrumentsNone', { query }))], by)]
  }
  return [
    title,
    table(
      'instruments.table',
      {
        caption: t('instrumentsTable'),
        head: [t('instrument'), t('namedBy'), t('validation')],
        rows: instruments.map(({ name, keys, validation }) => [
          [plain(name)],
          writing.text(citationMark(keys)),
          validation === null
            ? [plain(t('validationUnknown'))]
            : writing.text(t('validationQuote', quoteValues({ writing, t }, validation))),
        ]),
        widths: [0.32, 0.2, 0.48],
        note: t('instrumentsNote'),
      },
      by,
    ),
  ]
}
