import { Gaps } from '@/lib/contracts/paper-analysis'
import { Constructs, Terminology } from '@/lib/contracts/paper-foundation'
import type { SourceQuotation } from '@/lib/contracts/paper-items'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { isCallForStudies } from '@/lib/core/review/own-sentences'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { languageName } from '@/lib/core/text/language-name'
import { listed, listedOr } from '@/lib/core/text/list-words'
import { named } from './asked-names'
import { type ChapterKit, type LockedChapter, quotedValues, writeChapters } from './chapter-kit'
import type { FloorContext, PaperFloor } from './floor-context'
import { askedOutcomes, askedRelation, namesConcept, paperStudies } from './paper-studies'
import { conceptsToName, questionConcepts } from './question-concepts'
import { sourceEvidence } from './source-evidence'

const AIMS_MAX = 3
/** More words between quotation marks are read as a quotation. */
const NAME_WORDS_MAX = 3
/** So many gaps at most stand in the introduction. */
export const INTRODUCED_GAPS_MAX = 3

/** How many gaps in the authors' own words stand in the introduction; the conclusion goes on behind them and has one, where there are several. */
export function introducedGaps(gaps: readonly SourceQuotation[]): number {
  return Math.max(1, Math.min(INTRODUCED_GAPS_MAX, gaps.length - 1))
}

/** Question and body of works, terms with the definitions that sources give, what is open, and the order of the chapters. */
export const composeIntroduction: PaperFloor = (context) =>
  writeChapters(context, 'introduction-writer', (_chapter, kit, all) => [
    kit.section(kit.part('headings', 'question'), ...questionParagraphs(context, kit)),
    kit.section(kit.part('headings', 'terms'), termParagraph(context, kit)),
    kit.section(kit.part('headings', 'open'), openParagraph(context, kit)),
    kit.section(kit.part('headings', 'plan'), planParagraph(context, kit, all)),
  ])

function questionParagraphs(context: FloorContext, kit: ChapterKit): readonly string[] {
  const { query, locale, outputs, sources } = context
  const years = sources.flatMap(({ work }) => work.year ?? [])
  const languages = [...new Set(sourceEvidence(sources).flatMap(({ language }) => language ?? []))]
  const constructs = Constructs.safeParse(outputs['construct-definer']).data?.constructs ?? []
  const told = paperStudies(context).reviewed.flatMap((one) =>
    isOnTopic(one.study.said.question?.text ?? '', one.study.key, context) ? kit.said(one, 'question') : [],
  )
  const aims = [
    ...new Map(told.map((values) => [cognateStems(String(values.quote)).join(' '), values])).values(),
  ].slice(0, AIMS_MAX)
  const counts = constructs.map(({ name, namedBy }) =>
    kit.part('introduction', 'nameCount', { ...named('name', name, locale), count: namedBy.length }),
  )
  return [
    kit.paragraph(
      kit.say('introduction', 'asks', { question: query }),
      kit.say('introduction', 'rests', {
        total: sources.length,
        ...abstractValues(sources),
        years: years.length === 0 ? 'none' : new Set(years).size === 1 ? 'same' : 'known',
        first: years.length > 0 ? String(Math.min(...years)) : '',
        last: years.length > 0 ? String(Math.max(...years)) : '',
      }),
      languages.length === 0
        ? ''
        : kit.say('introduction', 'languages', {
            list: listed(
              languages.map((language) => languageName(language, locale)),
              locale,
            ),
          }),
      counts.length === 0 ? '' : kit.say('introduction', 'names', { list: listed(counts, locale) }),
    ),
    kit.paragraph(...aims.map((values, at) => kit.say('introduction', `aim${at + 1}`, values))),
  ]
}

/** Of how many works the abstract could be read, as a sentence says it. */
function abstractValues(sources: FloorContext['sources']) {
  const { length: count } = sources.filter(({ work }) => work.abstract !== null)
  const abstracts = count === 0 ? 'none' : count === sources.length ? 'all' : count === 1 ? 'one' : 'some'
  return { abstracts, count }
}

function termParagraph(context: FloorContext, kit: ChapterKit): string {
  const { outputs, locale } = context
  const constructs = Constructs.safeParse(outputs['construct-definer']).data?.constructs ?? []
  const terms = Terminology.safeParse(outputs['ambiguity-clarifier']).data?.terms ?? []
  const undefinedNames = constructs.flatMap(({ definition, name }) =>
    definition.by === 'source' ? [] : [name.split(/\s+/).length > NAME_WORDS_MAX ? name : `“${name}”`],
  )
  const defined = constructs.flatMap(({ name, definition }) =>
    definition.by !== 'source'
      ? []
      : quotedValues(definition.quotation, context).map((values) =>
          kit.oneOf('introduction', ['defined'], { ...named('name', name, locale), ...values }),
        ),
  )
  const readings = terms.map(({ term, readings: all }) =>
    kit.oneOf('introduction', ['readings'], {
      ...named('name', term, locale),
      list: listed(
        all.map(({ meaning, keys }) =>
          kit.part('introduction', 'reading', {
            meaning: meaning.replace(/^.*[“"«]([^”"»]+)[”"»].*$/, '$1'),
            count: keys.length,
          }),
        ),
        locale,
      ),
    }),
  )
  return kit.paragraph(
    ...defined,
    undefinedNames.length === 0
      ? ''
      : kit.say('introduction', 'undefined', { list: listedOr(undefinedNames, locale) }),
    ...readings,
  )
}

const asksForMore = cueMatcher({
  en: 'further|future|more research|more studies|more work|needed|should|remain*|unclear|few studies|little is known',
  pt: 'futur*|novos estudos|novas pesquisas|mais pesquisas|mais estudos|necessari*|devem|deveriam|sugere-se|falta*|poucos estudos|pouco se sabe',
  es: 'futur*|nuevos estudios|nuevas investigaciones|mas estudios|mas investigacion|necesari*|se necesitan|deben|deberian|se sugiere|falta*|pocos estudios|poco se sabe',
})

/** Whether a sentence names something that the question is about, or its work all of it: another field's aims and requests are quoted nowhere. */
function isOnTopic(text: string, key: string, context: FloorContext): boolean {
  const { query, sources } = context
  const { predictor } = askedRelation(context)
  const related = [...(predictor ? [predictor] : []), ...askedOutcomes(context)]
  const asked = related.length > 0 ? related : conceptsToName(query)
  if (asked.some((concept) => namesConcept(text, concept))) return true
  const work = sources.find((one) => one.key === key)?.work
  return work !== undefined && asked.every((one) => namesConcept(`${work.title} ${work.abstract ?? ''}`, one))
}

/** What authors ask for about the topic, in their own words: no request twice, and nothing that asks for nothing. */
export function quotedGaps(context: FloorContext): readonly SourceQuotation[] {
  const gaps = Gaps.safeParse(context.outputs['gap-hunter']).data?.gaps.items ?? []
  const quotations = gaps.flatMap(({ quotation }) => quotation ?? [])
  const once = new Map(
    quotations.toReversed().map((quotation) => [cognateStems(quotation.quote).join(' '), quotation]),
  )
  return quotations.filter(
    (one) =>
      asksForMore(one.quote, null) !== null &&
      isCallForStudies(one.quote) &&
      isOnTopic(one.quote, one.key, context) &&
      [...once.values()].includes(one),
  )
}

function openParagraph(context: FloorContext, kit: ChapterKit): string {
  const { reviewed } = paperStudies(context)
  const gaps = quotedGaps(context)
  const quoted = gaps
    .slice(0, introducedGaps(gaps))
    .flatMap((quotation) => quotedValues(quotation, context))
    .map((values, at) => kit.oneOf('introduction', [`saidGap${at === 0 ? '' : at + 1}`], values))
  const cells = askedCells(context).slice(0, INTRODUCED_GAPS_MAX)
  const list = cells.map(({ statement }) => statement).join(' ')
  const count = reviewed.filter(({ study }) => study.said.future !== null).length
  const text = kit.paragraph(
    ...quoted,
    count === 0 ? '' : kit.say('introduction', 'bounded', { count, total: reviewed.length }),
    cells.length === 0 ? '' : kit.say('introduction', 'cells', { list }),
  )
  return text === '' ? kit.say('introduction', 'noGap') : text
}

/** Gaps in counted cells that name a concept of the question as the question does. */
export function askedCells({ outputs, query }: FloorContext) {
  const names = questionConcepts(query).map(({ name }) => name.toLowerCase())
  const gaps = Gaps.safeParse(outputs['gap-hunter']).data?.gaps.items ?? []
  return gaps.filter(
    ({ kind, statement }) =>
      (kind === 'population' || kind === 'place') &&
      names.some((name) => statement.toLowerCase().includes(name)),
  )
}

function planParagraph(context: FloorContext, kit: ChapterKit, all: readonly LockedChapter[]): string {
  const chapters = all.map(({ number, title }) =>
    kit.part('introduction', 'chapter', { number, title: title.toLowerCase() }),
  )
  return kit.say('introduction', 'order', { list: listed(chapters, context.locale) })
}
