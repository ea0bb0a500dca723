import { Tiers } from '@/lib/contracts/paper-discovery'
import { LENGTH_SHARES, PaperAbstract } from '@/lib/contracts/paper-writing'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'
import { sentencePatterns } from '@/lib/core/writing/sentence-patterns'
import type { PaperTable } from '../checks/paper-text'
import { askedQuestions } from '../floors/asked-questions'
import { PATTERN_MAX } from '../floors/chapter-kit'
import { askedRelation, countDirections, paperStudies } from '../floors/paper-studies'
import { causes } from '../floors/quality-floors'
import { supportingSources } from '../floors/supporting-sources'
import { isWritten, without, withoutFault } from './counted-verdicts'
import { namesConceptOf, type PlacedSentence, type ReadExamined } from './examined-paper'
import { NOT_APPLICABLE, type PaperObjection, sentencesIn, verdictOf } from './objection'

const PART_WORDS_MIN = 4
const CITED_IN_INTRODUCTION_MIN = 3
const TOLD_SHARE_MIN01 = 0.5
const BIASES_MIN = 5
const DESIGNS_MIN = 2
/** A total row is called by one of these words. */
const TOTAL = /^(?:all|total|todos|todas)$/i
const HAS_FIGURE = /\d/
const DIRECTION = /\b(?:increas|aument|decreas|redu|disminu)/

const stemsOf = (text: string): ReadonlySet<string> => new Set(cognateStems(text))

function sharesStems01(text: string, query: string): number {
  const asked = stemsOf(query)
  const said = stemsOf(text)
  return asked.size === 0 ? 0 : [...asked].filter((stem) => said.has(stem)).length / asked.size
}

const SAME_QUESTION01 = 0.8

const tableWhere = (paper: ReadExamined, holds: (table: PaperTable) => boolean): boolean =>
  paper.paper.tables.some(holds)

const answeredBy = (found: PlacedSentence | undefined) =>
  found ? { state: 'answered' as const, found } : { state: 'open' as const }

const UNRATED = /\b(?:certainty is not rated|nao se avalia sua certeza|no se valora su certeza)\b/

/** What the abstract and the introduction show by counting. */
export const openingCounted: readonly PaperObjection[] = [
  {
    id: 'abstract-parts',
    source: 'PRISMA 2',
    place: 'abstract-writer',
    judge: ({ abstract, sentences }) =>
      verdictOf(
        abstract.length > 0 &&
          abstract.every((part) => wordsOf(part).length >= PART_WORDS_MIN) &&
          new Set(abstract.map((part) => cognateStems(part).join(' '))).size === abstract.length &&
          sentences.some(({ chapter }) => chapter === 0),
      ),
  },
  {
    id: 'abstract-question',
    source: 'APA JARS',
    place: 'abstract-writer',
    judge: ({ abstract: [, aim = ''], query }) => verdictOf(sharesStems01(aim, query) >= SAME_QUESTION01),
  },
  {
    id: 'abstract-figures',
    source: 'PRISMA 2',
    place: 'abstract-writer',
    judge: (paper) =>
      HAS_FIGURE.test(paper.abstract[3] ?? '') ? without('abstract-body')(paper) : { state: 'open' },
  },
  {
    id: 'abstract-certainty',
    source: 'PRISMA 2',
    place: 'abstract-writer',
    judge: (paper) => {
      const own = sentencesIn(paper, ['abstract-writer'])
      const found = own.find((one) => UNRATED.test(one.own))
      if (found) return { state: 'admitted', found }
      return answeredBy(
        own.findLast((one) =>
          /\b(?:certainty|limit\w*|not how large|certeza|no el tamano|nao o tamanho|still to be collected|por coletar|por recoger)\b/.test(
            one.own,
          ),
        ),
      )
    },
  },
  {
    id: 'keywords-named',
    source: 'NBR 6028',
    place: 'abstract-writer',
    judge: ({ outputs, query }) => {
      const { keywords = [] } = PaperAbstract.safeParse(outputs['abstract-writer']).data ?? {}
      return verdictOf(keywords.some(namesConceptOf(query)))
    },
  },
  {
    id: 'rationale-cited',
    source: 'PRISMA 3',
    place: 'introduction-writer',
    judge: (paper) => {
      const cited = new Set(sentencesIn(paper, ['introduction-writer']).flatMap(({ keys }) => keys))
      return verdictOf(cited.size >= CITED_IN_INTRODUCTION_MIN)
    },
  },
  {
    id: 'question-stated',
    source: 'PRISMA 4',
    place: 'introduction-writer',
    judge: (paper) =>
      answeredBy(
        sentencesIn(paper, ['introduction-writer']).find(
          ({ text }) => /[?？]/.test(text) && sharesStems01(text, paper.query) >= SAME_QUESTION01,
        ),
      ),
  },
  {
    id: 'chapters-announced',
    source: 'NBR 14724',
    place: 'introduction-writer',
    judge: (paper) => {
      const said = sentencesIn(paper, ['introduction-writer'])
        .map(({ own }) => own)
        .join(' ')
      return verdictOf(paper.paper.locked.every(({ title }) => said.includes(foldAccents(title))))
    },
  },
  {
    id: 'questions-answered',
    source: 'Carrel',
    place: 'whole',
    judge: ({ outputs, paper }) => {
      const asked = askedQuestions({ outputs }).filter(({ essential }) => essential)
      const answered = new Set(paper.written.flatMap(({ answers }) => answers))
      return verdictOf(asked.length > 0 && asked.every(({ id }) => answered.has(id)))
    },
  },
]

/** What people live through is asked for: nothing is counted that designs could be told apart by. */
const isLived = ({ query, locale }: ReadExamined): boolean =>
  askedRelation({ query, locale }).outcome === null

function directionsOf({ query, locale, kind, sources, outputs }: ReadExamined) {
  const context = { query, locale, kind, sources, outputs, currentYear: 0 }
  return countDirections(paperStudies(context).reviewed, askedRelation(context).outcome)
}

/** Where or when was searched nobody wrote down. */
const SEARCH_UNKNOWN =
  /\b(?:databases|bases(?: de dados| de datos)?)\b.*\b(?:not recorded|nao se anot\w*|no se anot\w*)\b|\b(?:date of the search was not recorded|data da busca nao foi anotada|fecha de la busqueda no se anoto)\b/

/** What the chapters of method and results show by counting. */
export const bodyCounted: readonly PaperObjection[] = [
  {
    id: 'query-given',
    source: 'PRISMA 7',
    place: 'methodology-writer',
    judge: (paper) => {
      const sentences = sentencesIn(paper, ['methodology-writer'])
      const query = sentences.find(
        ({ text, namesConcept }) => namesConcept && /(?:\)| |")(?:AND|OR)(?:\(| |")/.test(text),
      )
      const unknown = sentences.find(({ text }) => SEARCH_UNKNOWN.test(foldAccents(text)))
      // Nobody knows how a query was asked in a search that nobody wrote down.
      return query && unknown ? { state: 'admitted', found: unknown } : answeredBy(query)
    },
  },
  {
    id: 'bias-counted',
    source: 'PRISMA 14',
    place: 'methodology-writer',
    judge: (paper) =>
      verdictOf(
        tableWhere(paper, ({ caption, rows }) => {
          const names = new Set(rows.map(([name = '']) => foldAccents(name)))
          return (
            /\b(?:bias|vies\w*|sesgos?)\b/.test(foldAccents(caption)) &&
            names.size >= BIASES_MIN &&
            rows.every((cells) => cells.every((cell) => cell !== ''))
          )
        }),
      ),
  },
  {
    id: 'results-to-come',
    source: 'Carrel',
    place: 'conclusion-writer',
    judge: (paper) => {
      if (paper.kind !== 'proposal-stage') return NOT_APPLICABLE
      if (paper.paper.locked.some(({ writer }) => writer === 'results-writer')) return { state: 'open' }
      return answeredBy(
        sentencesIn(paper, ['conclusion-writer', 'discussion-writer']).find(({ own }) =>
          /\b(?:still to be collected|not known yet|ainda serao coletad\w*|ainda nao se sabe|por recogerse|aun no se sabe)\b/.test(
            own,
          ),
        ),
      )
    },
  },
  {
    id: 'flow-reported',
    source: 'PRISMA 16a',
    place: 'methodology-writer',
    judge: judgeFlow,
  },
  {
    id: 'studies-listed',
    source: 'PRISMA 17',
    place: 'literature-review-writer',
    judge: (paper) => {
      const listed = new Set(
        paper.paper.tables.flatMap(({ rows }) => rows.flatMap(([name = '']) => parseCitations(name))),
      )
      const wanted = standing(paper)
      return verdictOf(wanted.length > 0 && wanted.every(({ key }) => listed.has(key)))
    },
  },
  {
    id: 'studies-told',
    source: 'PRISMA 19',
    place: 'literature-review-writer',
    judge: (paper) => {
      const told = new Set(
        sentencesIn(paper, ['literature-review-writer', 'results-writer']).flatMap(({ keys }) => keys),
      )
      const readable = standing(paper).filter(({ work }) => work.abstract !== null)
      const share01 = readable.filter(({ key }) => told.has(key)).length / Math.max(1, readable.length)
      return verdictOf(readable.length > 0 && share01 >= TOLD_SHARE_MIN01)
    },
  },
  {
    id: 'counts-summed',
    source: 'PRISMA 20',
    place: 'whole',
    judge: (paper) => {
      if (isLived(paper)) return NOT_APPLICABLE
      return tableWhere(paper, ({ rows }) => rows.length > 1 && TOTAL.test(rows.at(-1)?.[0] ?? ''))
        ? without('sum')(paper)
        : { state: 'open' }
    },
  },
  {
    id: 'heterogeneity-shown',
    source: 'PRISMA 20c',
    place: 'whole',
    judge: (paper) => {
      if (isLived(paper)) return NOT_APPLICABLE
      return verdictOf(
        tableWhere(paper, ({ rows, head }) => {
          const own = rows.filter(([name = '']) => !TOTAL.test(name))
          const isCounted = own.every((cells) => cells.slice(1).every((cell) => /^\d+$/.test(cell)))
          const isOfDirections = head.some((cell) => DIRECTION.test(foldAccents(cell)))
          return isOfDirections && own.length >= DESIGNS_MIN && isCounted
        }),
      )
    },
  },
  {
    id: 'both-sides-cited',
    source: 'PRISMA 23a',
    place: 'discussion-writer',
    judge: (paper) => {
      const { increased, decreased } = directionsOf(paper)
      if (increased.length === 0 || decreased.length === 0) return NOT_APPLICABLE
      const cited = new Set(sentencesIn(paper, ['discussion-writer']).flatMap(({ keys }) => keys))
      return verdictOf([increased, decreased].every((side) => side.some((key) => cited.has(key))))
    },
  },
  {
    id: 'no-overclaim',
    source: 'GRADE',
    place: 'discussion-writer',
    judge: (paper) => {
      const said = sentencesIn(paper, ['discussion-writer', 'conclusion-writer'])
      return verdictOf(said.length > 0 && !said.some(({ own }) => causes(own, null) !== null))
    },
  },
]

const standing = ({ sources }: ReadExamined) => supportingSources(sources)

/** What was not recorded of the flow of records, not of something else. */
const UNRECORDED =
  /\b(?:(?:flow of records|fluxo de registros|flujo de registros)\b.*\b(?:not recorded|nao foi anotad\w*|no anotad\w*))\b/

/** The table of stages ends with as many as the table of works lists; stages that nobody recorded have to be said to be so. */
function judgeFlow(paper: ReadExamined) {
  const { tables } = paper.paper
  const works = String(standing(paper).length)
  const flow = tables.find(
    ({ rows, chapter }) =>
      paper.chaptersOf('methodology-writer', 'results-writer').includes(chapter) &&
      rows.length >= 3 &&
      rows.at(-1)?.[1] === works,
  )
  if (!flow) return { state: 'open' as const }
  const isWhole = flow.rows.every(([, number = '']) => /^\d+$/.test(number))
  if (isWhole) return verdictOf(true)
  const found = sentencesIn(paper, ['methodology-writer']).find(({ own }) => UNRECORDED.test(own))
  return found ? { state: 'admitted' as const, found } : { state: 'open' as const }
}

/** How many works the paper says to rest on without peer review. */
const THIRD_TIER = /\d.*\b(?:third|terceiro|tercer\w*)\b/

/** What holds of the paper as a whole. */
export const wholeCounted: readonly PaperObjection[] = [
  {
    id: 'quotations-stand',
    source: 'Carrel',
    place: 'whole',
    judge: withoutFault('quotation', 'uncited'),
  },
  {
    id: 'claims-borne-out',
    source: 'Carrel',
    place: 'whole',
    judge: withoutFault('direction', 'figure', 'not-said-there'),
  },
  {
    id: 'sources-standing',
    source: 'Carrel',
    place: 'whole',
    judge: withoutFault('unknown-key', 'retracted'),
  },
  {
    id: 'references-complete',
    source: 'APA 7',
    place: 'whole',
    judge: (paper) => {
      const cited = new Set(paper.paper.written.flatMap(({ keys }) => keys))
      const works = paper.sources.flatMap(({ key, work }) => (cited.has(key) ? [work] : []))
      const isWhole = works.every(({ authors, year, title }) => authors.length > 0 && year !== null && title)
      if (works.length > 0 && isWhole) return verdictOf(true)
      const nameless = /\b(?:no author or no year is named|sem autor ou sem ano|sin autor o sin ano)\b/
      const found = paper.sentences.find(({ own }) => nameless.test(own))
      return found ? { state: 'admitted', found } : verdictOf(false)
    },
  },
  { id: 'tables-agree', source: 'APA JARS', place: 'whole', judge: without('number-table', 'sum') },
  {
    id: 'parts-agree',
    source: 'Carrel',
    place: 'whole',
    judge: without('cross-reference', 'contents-headings', 'question-answer'),
  },
  { id: 'not-repeated', source: 'Carrel', place: 'whole', judge: without('repetition') },
  {
    id: 'patterns-varied',
    source: 'Carrel',
    place: 'whole',
    judge: ({ paper }) => {
      const [most] = sentencePatterns(paper.paragraphs.map(({ text }) => text).join('\n'))
      return verdictOf(most !== undefined && most.sentences.length <= PATTERN_MAX)
    },
  },
  {
    id: 'lengths-kept',
    source: 'Carrel',
    place: 'whole',
    judge: (paper) =>
      verdictOf(
        isWritten(paper) &&
          paper.paper.locked.every(({ number, wordTarget }) => {
            const words = paper.paper.written.find((one) => one.number === number)?.words ?? 0
            return words >= LENGTH_SHARES.min * wordTarget && words <= LENGTH_SHARES.max * wordTarget
          }),
      ),
  },
  {
    id: 'tiers-kept',
    source: 'Carrel',
    place: 'whole',
    judge: (paper) => {
      const tiers = Tiers.safeParse(paper.outputs['source-tier-classifier']).data
      if (!tiers || tiers.belowRule === null) return verdictOf(tiers !== undefined)
      const found = sentencesIn(paper, ['methodology-writer']).find(({ own }) => THIRD_TIER.test(own))
      return found ? { state: 'admitted', found } : { state: 'open' }
    },
  },
]
