import type { Passage } from '@/lib/contracts/library'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { Study, StudySentence } from '@/lib/contracts/review'
import type { CardField } from '@/lib/contracts/source-card'
import { countriesNamed } from '@/lib/core/evidence/countries-named'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { namesInstrument } from '@/lib/core/evidence/instrument-names'
import { isRecommendation } from '@/lib/core/evidence/recommendation'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { composeSourceCard } from '@/lib/core/evidence/source-card'
import { namesCaseControl, studyDesignOf } from '@/lib/core/evidence/study-design'
import { certainDirection } from '@/lib/core/ledger/certain-direction'
import { isInstruction } from '@/lib/core/ledger/is-instruction'
import { isCallForStudies, isCopyright, isOwnLimitation, isRecruitment, namesCohort } from './own-sentences'
import { type StudyPassage, saidIn, studyPassages } from './study-passages'

const SENTENCE_WORDS_MIN = 4
const COUNTRIES_MAX = 3
/** Passages of a full text that are looked through sentence by sentence. */
const PASSAGES_READ_MAX = 60

const instruments = cueMatcher({
  en: 'scale|subscale*|questionnaire|inventory|instrument|likert|psychometric|checklist|was measured with|were measured with|measured by|measured using|assessed with|assessed using|interview guide',
  pt: 'escala|escalas|questionario|questionarios|inventario|instrumento|instrumentos|likert|mensurad*|roteiro de entrevista',
  es: 'escala|escalas|cuestionario|cuestionarios|inventario|instrumento|instrumentos|likert|guion de entrevista',
})

/** A review that says how it judged the bias of others names no limitation of its own. */
const APPRAISED = /\b(?:risk of bias|risco de vi[eé]s|riesgo de sesgo)\b/i

interface Placed {
  readonly passage: StudyPassage
  readonly text: string
  readonly role: ReturnType<typeof sentenceRolesOf>[number]['role']
}

/**
 * What a source says of itself, each in one sentence with its place; null where no sentence says it. Sentences that tell the reader what
 * to do are passed over. Pure; never throws.
 */
export function readStudy(source: Pick<ProposalSource, 'key' | 'work'>, held: readonly Passage[]): Study {
  const passages = studyPassages(source, held)
  const placed = sentencesOf(passages)
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const card = composeSourceCard(passages.filter(({ place }) => place !== 'title'))
  const fromCard = (field: CardField | null) => cardSaid(field, byId)
  const country = settingFirst(placed).find(
    ({ text }) => !isCopyright(text) && countriesNamed(text).length > 0,
  )
  const design = designOf(placed)
  const told = fromCard(card.finding)
  const isFinding =
    told !== null && !isRecommendation(told.text, languageOf(card.finding, byId)) && !isRecruitment(told.text)
  const finding = isFinding ? told : told && isRecruitment(told.text) ? nextFinding(placed) : null
  return {
    key: source.key,
    said: {
      question: fromCard(card.question),
      country: country ? saidIn(country.passage, country.text) : null,
      design: design?.said ?? null,
      sample: fromCard(card.sample),
      measure: first(
        placed,
        ({ text, passage, role }) =>
          role !== 'future' &&
          role !== 'limitation' &&
          (instruments(text, passage.language) !== null || namesInstrument(text)),
      ),
      finding,
      limitation: ownLimitation(fromCard(card.limitation)),
      future: first(placed, ({ role, text }) => role === 'future' && isCallForStudies(text)),
    },
    countries: country
      ? countriesNamed(country.text)
          .map(({ id }) => id)
          .slice(0, COUNTRIES_MAX)
      : [],
    design: design?.id ?? null,
    direction: finding === null ? 'not-said' : certainDirection(finding.text, languageOf(card.finding, byId)),
    read: passages.at(-1)?.place ?? 'title',
  }
}

/** Sentences about methods go before the title and what else names a design, so that "after the survey" does not decide. */
function designOf(placed: readonly Placed[]): { readonly id: string; readonly said: StudySentence } | null {
  const inOrder = settingFirst(placed)
  for (const { passage, text } of inOrder) {
    if (namesCaseControl(text)) return { id: 'case-control', said: saidIn(passage, text) }
    const id = studyDesignOf({ title: '', abstract: text }, passage.language)
    const isFollowed = id === 'secondary-data' && inOrder.some((one) => namesCohort(one.text))
    const own = isFollowed ? 'cohort' : id
    if (own !== null) return { id: own, said: saidIn(passage, text) }
  }
  const followed = inOrder.find(({ text }) => namesCohort(text))
  return followed ? { id: 'cohort', said: saidIn(followed.passage, followed.text) } : null
}

/** Title, methods and aims before the rest: what others did, or where a publisher is, stands there. */
function settingFirst(placed: readonly Placed[]): readonly Placed[] {
  return [
    ...placed.filter(({ passage }) => passage.place === 'title'),
    ...placed.filter(({ role }) => role === 'method' || role === 'aim'),
    ...placed,
  ]
}

/** The first result of which more is told than who took part. */
function nextFinding(placed: readonly Placed[]): StudySentence | null {
  return first(
    placed,
    ({ text, role, passage }) =>
      (role === 'result' || role === 'conclusion') &&
      !isRecruitment(text) &&
      !isRecommendation(text, passage.language),
  )
}

function sentencesOf(passages: readonly StudyPassage[]): readonly Placed[] {
  return passages
    .slice(0, PASSAGES_READ_MAX)
    .flatMap((passage) =>
      (passage.place === 'title'
        ? [{ text: passage.text, role: null }]
        : sentenceRolesOf(passage.text, passage.language)
      ).flatMap(({ text, role }) =>
        isInstruction(text) || text.split(/\s+/).length < SENTENCE_WORDS_MIN ? [] : [{ passage, text, role }],
      ),
    )
}

function first(placed: readonly Placed[], isWanted: (one: Placed) => boolean): StudySentence | null {
  const found = placed.find((one) => one.passage.place !== 'title' && isWanted(one))
  return found ? saidIn(found.passage, found.text) : null
}

function cardSaid(field: CardField | null, byId: ReadonlyMap<string, StudyPassage>): StudySentence | null {
  const passage = field && byId.get(field.passageId)
  return passage && !isInstruction(field.text) ? saidIn(passage, field.text) : null
}

function ownLimitation(said: StudySentence | null): StudySentence | null {
  return said !== null && (APPRAISED.test(said.text) || !isOwnLimitation(said.text)) ? null : said
}

function languageOf(field: CardField | null, byId: ReadonlyMap<string, StudyPassage>): string | null {
  return (field && byId.get(field.passageId)?.language) ?? null
}
