import type { Passage } from '@/lib/contracts/library'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { EffectFinding, FindingDirection } from '@/lib/contracts/review'
import { evidenceLanguages } from '@/lib/core/evidence/find-cue'
import { isFutureWork, isLimitation } from '@/lib/core/evidence/read-outlook'
import { readRoles } from '@/lib/core/evidence/read-roles'
import { isRecommendation } from '@/lib/core/evidence/recommendation'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { amountsIn, certainDirection } from '@/lib/core/ledger/certain-direction'
import { isInstruction } from '@/lib/core/ledger/is-instruction'
import { isNullFinding, isTentative } from '@/lib/core/ledger/polarity'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { AskedEffect } from './effects-asked'
import { nameIn } from './name-in-text'
import { type StudyPassage, saidIn, studyPassages } from './study-passages'

/** A direction that stands farther from the outcome, in words, is told of something else. */
const NEAR_OUTCOME_MAX = 9
const PASSAGES_READ_MAX = 60
const SENTENCE_WORDS_MIN = 4

/** That nobody has looked into it, or what others found, hoped or supposed; folded. */
const NOT_OWN_FINDING =
  /\b(?:(?:no|few|little|scarce|lack of|limited|scant) (?:\w+ ){0,3}(?:stud(?:y|ies)|research|evidence|data|literature|attention) (?:on|about|into|has|have|exists?|was|were|is|are|that|examin\w*|address\w*|of)|(?:little|not much) is known|(?:previous|prior|earlier|past|other) (?:stud(?:y|ies)|research\w*|work|authors|reports)|(?:it is|it was|is|are|was|were) (?:often |widely |commonly |generally )?(?:believed|assumed|expected|hypothesi[sz]ed|claimed|argued)|we (?:expect\w*|hypothesi\w+|assum\w+|predicted that|ask\w*|examin\w*|stud(?:y|ied) whether)|hypothes\w+ that|whether|nenhum\w? (?:estudo|pesquisa)\w*|(?:nao ha|ha poucos|poucos|poucas|faltam|escassos?|raros) (?:\w+ ){0,2}(?:estudos|pesquisas|evidencias|dados|trabalhos)|(?:estudos|pesquisas|trabalhos) (?:anteriores|previos)|pouco se sabe|espera-?va?-?se|supoe-?se|acredita-?va?-?se|hipotese|(?:ningun|no hay|no existen|pocos|pocas|faltan|escasos?) (?:\w+ ){0,2}(?:estudios?|investigacion\w*|evidencias?|datos)|(?:estudios|investigaciones|trabajos) (?:anteriores|previos)|poco se sabe|se espera\w*|se supone|se cree|hipotesis)\b/
/** A sentence with these reports, wherever it stands. */
const FIGURES = /\bp\s?[<>=≤]|\d\s?%|\b(?:95|IC|CI)\b|\bsignificant|\bsignificativ/iu
/** A difference that was not shown. */
const TENDS = /\b(?:tend(?:s|ed|ency)?|trend(?:s|ed)?|tend[eê]ncia|tendencia|tend(?:e|eu|ió))\b/iu
/** Where one finding ends and the next begins in one sentence. */
const NEXT_FINDING =
  /;\s+|,?\s+(?:but|while|whereas|although|though|however|mas|enquanto|embora|porem|contudo|pero|mientras|aunque|sin embargo)\s+|,\s+(?:and|e|y)\s+/iu
const AND = /\s+(?:and|e|y)\s+/iu
const VERB_BETWEEN =
  /\b(?:was|were|is|are|had|has|have|did|foi|foram|era|eram|teve|tiveram|fue|fueron|tuvo|tuvieron)\b/

/**
 * What one source found of an effect, in one sentence of its own: a result or conclusion that names the outcome, in a source that names what acts on it. Aims, methods,
 * limitations, future work, advice, what others found and "no study on" are no findings. `not-said` where no sentence tells it, or two of them disagree.
 */
export function findingOfSource(
  effect: AskedEffect,
  source: Pick<ProposalSource, 'key' | 'work'>,
  held: readonly Passage[],
): EffectFinding {
  const passages = studyPassages(source, held).slice(0, PASSAGES_READ_MAX)
  const record = `${source.work.title}. ${source.work.abstract ?? ''}`
  const isAboutCause = nameIn(effect.causeNames, record) !== null
  const told = passages
    .filter(({ place }) => place !== 'title')
    .flatMap((passage) => findingsIn(passage, { effect, isAboutCause }))
  const spoken = told.filter(({ direction }) => direction !== 'not-said')
  const directions = new Set(spoken.map(({ direction }) => direction))
  const [direction = 'not-said'] = directions.size === 1 ? directions : []
  const best = spoken[0] ?? told[0] ?? null
  return {
    key: source.key,
    said: best?.said ?? null,
    direction,
    isUnread: direction === 'not-said' && told.some(({ isUnread }) => isUnread),
  }
}

interface Told extends Pick<EffectFinding, 'isUnread' | 'said'> {
  readonly direction: FindingDirection
}

interface Wanted {
  readonly effect: AskedEffect
  readonly isAboutCause: boolean
}

function findingsIn(passage: StudyPassage, { effect, isAboutCause }: Wanted): readonly Told[] {
  const sentences = sentenceRolesOf(passage.text, passage.language)
  const roles = readRoles(
    sentences.map(({ text }) => text),
    { language: passage.language },
  )
  return sentences.flatMap(({ text, role }, at) => {
    const outcome = nameIn(effect.outcomeNames, text)
    if (outcome === null || (!isAboutCause && nameIn(effect.causeNames, text) === null)) return []
    const language = detectLanguage(text) ?? passage.language
    const isFinding = isResult(role) || (role === null && (isResult(roles[at]) || FIGURES.test(text)))
    if (!isFinding || !isOwnFinding(text, language)) return []
    const isUnread = !evidenceLanguages.some((one) => one === language)
    const direction = language === null ? 'not-said' : directionOf(text, effect, language)
    return [{ said: saidIn(passage, text), direction, isUnread }]
  })
}

function isResult(role: string | null | undefined): boolean {
  return role === 'result' || role === 'conclusion'
}

function isOwnFinding(text: string, language: string | null): boolean {
  return !(
    text.split(/\s+/).length < SENTENCE_WORDS_MIN ||
    text.trimEnd().endsWith('?') ||
    isInstruction(text) ||
    isRecommendation(text, language) ||
    isFutureWork(text, language) ||
    isLimitation(text, language) ||
    isTentative(text) ||
    TENDS.test(text) ||
    NOT_OWN_FINDING.test(foldAccents(text))
  )
}

/** The direction that the words next to the outcome tell, of the first part of the sentence that names it and tells one. */
function directionOf(text: string, effect: AskedEffect, language: string): FindingDirection {
  for (const clause of clausesOf(text)) {
    const outcome = nameIn(effect.outcomeNames, clause)
    if (outcome === null || !isToldOf(clause, outcome)) continue
    const frame = { outcome: outcome.text, intervention: nameIn(effect.causeNames, clause)?.text }
    const direction = certainDirection(clause, language, frame)
    if (direction !== 'not-said') return direction
  }
  return 'not-said'
}

/** Parts of a sentence; at a plain "and" only where both sides tell something. */
function clausesOf(text: string): readonly string[] {
  return text.split(NEXT_FINDING).flatMap((part) => {
    const sides = part.split(AND)
    return sides.length > 1 && sides.every(tellsDirection) ? sides : [part]
  })
}

function tellsDirection(text: string): boolean {
  return isNullFinding(text) || amountsIn(text).length > 0
}

/** Whether a word of amount stands near the outcome, with no other finding between; where nothing was found, it is told of all that is named. */
function isToldOf(clause: string, outcome: { readonly start: number; readonly end: number }): boolean {
  if (isNullFinding(clause)) return true
  return amountsIn(clause).some(({ start, text }) => {
    const isBehind = start >= outcome.end
    const between = foldAccents(
      isBehind ? clause.slice(outcome.end, start) : clause.slice(start + text.length, outcome.start),
    )
    if (cognateStems(between).length > NEAR_OUTCOME_MAX) return false
    if (!AND.test(between)) return true
    return isBehind && !VERB_BETWEEN.test(between)
  })
}
