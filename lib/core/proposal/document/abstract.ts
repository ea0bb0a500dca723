import type { ConceptRole } from '@/lib/contracts/concept-map'
import type { Chapter } from '@/lib/contracts/document-tree'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { PASS_SCORE01 } from '@/lib/contracts/pass-score'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { fitsTime } from '@/lib/core/proposal/figures/time-available'
import { designTextsOf } from '@/lib/core/proposal/method/design-texts'
import { sampleCount } from '@/lib/core/proposal/method/sample-sentence'
import { withoutCitations } from '@/lib/core/text/citation-marks'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'
import { bold, paragraph, plain, plainHeading } from '@/lib/core/writing/blocks'
import { shownHours } from '@/lib/core/writing/counted-words'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { citableSources } from '../literature/reported-designs'
import { topicParts } from '../problem/topic-parts'
import { asTyped } from '../question/as-typed'
import { countryOfOrigin } from '../question/country-of-origin'
import { isWhere } from '../question/study-variables'
import type { Writing } from './writing'

const KEYWORD_WORDS_MAX = 4
const KEYWORDS_MAX = 5

/** Two to five words or phrases, as the library asks for. */
export function keywordsOf({ document }: Writing): readonly string[] {
  const { definition } = document.problem
  const area = lowerFirst(document.brief.profile.research_area)
  // A whole title is no keyword.
  const isShort = area.split(/\s+/).length <= KEYWORD_WORDS_MAX
  const named = definition.key_variables
  const around = conceptNames(document.brief).filter(
    (name) => !named.some((one) => holds(one, name) || holds(name, one)),
  )
  const words = [...named, ...around]
  const isNew = !words.some((word) => holds(area, word) || holds(word, area))
  return [...new Set([...words, ...((isShort && isNew) || words.length === 0 ? [area] : [])])].slice(
    0,
    KEYWORDS_MAX,
  )
}

const holds = (one: string, other: string): boolean => foldAccents(one).includes(foldAccents(other))

/** What else the topic is about, by which means, whom and where; none where the document is in another language. */
function conceptNames({ topic, question, locale }: ProposalBrief): readonly string[] {
  const map = topicMap({ topic, question })
  if (map.language !== null && map.language !== localeLanguages[locale]) return []
  const roles: readonly ConceptRole[] = ['central', 'method', 'population', 'place']
  return activeConcepts(map)
    .filter(({ role, name }) => roles.includes(role) && !isWhere(name, { topic, question }))
    .toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role))
    .map(({ name }) => countryOfOrigin(name, locale) ?? asTyped(lowerFirst(name), [question, topic]))
}

/** The abstract, put together from sentences of the stages: no citation, and nothing that the text does not say. */
export function abstractChapter(writing: Writing): Chapter {
  const { say: t, origin } = writing
  const { quality } = writing.document
  const by = origin('abstract')
  const { coherence_score, feasibility_score, validation_passed } = quality.validation
  const warning = t('notPassed', {
    coherence: writing.number(coherence_score, 2),
    feasibility: writing.number(feasibility_score, 2),
    required: writing.number(PASS_SCORE01, 2),
  })
  return {
    id: 'abstract',
    blocks: [
      plainHeading('abstract.h', 1, t('abstract'), by),
      ...(validation_passed
        ? []
        : [
            paragraph(
              'abstract.quality',
              [bold([warning, gravestOf(writing)].filter(Boolean).join(' '))],
              by,
            ),
          ]),
      paragraph('abstract.p1', [plain(abstractSentences(writing).join(' '))], by),
      paragraph('abstract.keywords', [bold(t('keywords')), plain(`${keywordsOf(writing).join('; ')}.`)], by),
    ],
  }
}

/** The gravest issue in a sentence; '' where a score alone is too low, or where the lack of time is told below. */
function gravestOf({ say: t, document }: Writing): string {
  if (!fitsTime(document.ledger)) return ''
  const { issues_identified: issues } = document.quality.validation
  const gravest = issues.find(({ severity }) => severity === 'critical') ?? issues[0]
  return gravest === undefined ? '' : t('abstractReason', { issue: asClause(gravest.description) })
}

/** What an abstract may have at most; APA and NBR 6028 both know this bound. */
const WORDS_MAX = 250

/** Each fact once; where the whole is too long, the last questions go first, then the count of the sources. */
function abstractSentences(writing: Writing): readonly string[] {
  const { say: t, document } = writing
  const { definition } = document.problem
  const objective = asClause(document.objectives.objectives.general_objective)
  // An objective may hold the question whose mark ends it.
  const aim = t('abstractObjective', { objective }).replace(/\?\.$/, '?')
  const opening = t('abstractOpening', { theSubject: topicParts(document.brief).theSubject })
  const plan = [methodSentence(writing), sampleOf(writing), timeSentence(writing)]
  const asked = definition.secondary_questions.map(withoutCitations)
  const literature = literatureSentence(writing)
  const versions = [
    ...asked.map((_, at) => [opening, literature, aim, questionsSentence(writing, asked, at), ...plan]),
    [opening, literature, aim, ...plan],
    [opening, aim, ...plan],
  ].map((sentences) => sentences.filter((sentence) => sentence !== ''))
  return (
    versions.find((sentences) => wordsOf(sentences.join(' ')).length <= WORDS_MAX) ?? versions.at(-1) ?? []
  )
}

/** All questions but the last so many. */
function questionsSentence({ say: t }: Writing, asked: readonly string[], left: number): string {
  const kept = asked.slice(0, asked.length - left)
  return t('abstractQuestions', {
    questions: kept.map((question, at) => (kept.length > 1 ? `(${at + 1}) ${question}` : question)).join(' '),
  })
}

function literatureSentence({ say: t, document, number }: Writing): string {
  const sources = citableSources(document.literature)
  const cited = document.problem.literatureKeys.length
  if (sources.length < 2 || cited < 2) return ''
  const years = sources.flatMap(({ work }) => work.year ?? [])
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return t('abstractLiterature', {
    count: number(sources.length),
    cited: number(cited),
    all: cited === sources.length ? 'yes' : 'no',
    years: years.length > 0 && from < to ? t('abstractYears', { from, to }) : '',
  })
}

/** The design as the table of designs describes it, or the methodology in the words of whoever wrote it. */
function methodSentence({ say: t, document, locale }: Writing): string {
  const { design, recommendation } = document.methodology
  const { name, short, course } = designTextsOf(design, locale, document.brief)
  return recommendation.recommended_methodology === name
    ? t('abstractDesign', { design: short, course })
    : t('abstractMethod', { methodology: asClause(recommendation.recommended_methodology) })
}

function sampleOf({ say: t, document, locale }: Writing): string {
  const { sample } = document.dataCollection
  return t('abstractSample', { sample: sampleCount(sample, { design: document.methodology.design, locale }) })
}

function timeSentence({ say: t, document, locale, day }: Writing): string {
  const { ledger } = document
  const key = fitsTime(ledger) ? 'abstractTime' : ledger.slackHours < 0 ? 'abstractShort' : 'abstractLate'
  return t(key, {
    weekly: shownHours(ledger.weeklyHours, locale),
    start: day(ledger.start),
    defence: day(ledger.defence),
    needed: shownHours(ledger.neededHours, locale),
    available: shownHours(ledger.availableHours, locale),
  })
}

/** A sentence as a part of another: no full stop, a small letter unless the word is all capitals or a name of letters. */
function asClause(text: string): string {
  const bare = withoutCitations(text).replace(/[.\s]+$/, '')
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
}
