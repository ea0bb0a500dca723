import type { FindingDirection, StudySentence } from '@/lib/contracts/review'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { type KnownThing, movedIn } from './known-things'
import type { ReviewedSource } from './reviewed-source'

/** Content words that two findings must share to be about the same outcome. */
const SHARED_WORDS_MIN = 3

/** Two findings on the same thing that went different ways. */
export interface Tension {
  readonly one: Side
  readonly other: Side
  /** Words that both name, as the first has them. */
  readonly shared: readonly string[]
}

export interface Side {
  readonly reviewed: ReviewedSource
  readonly said: StudySentence
  readonly direction: FindingDirection
  readonly words: ReadonlyMap<string, string>
}

/**
 * Pairs of studies whose findings tell of one known thing, or share at least three content words where neither tells of any, and whose directions, read with
 * certainty, differ; most shared words first. A direction that is not said is in tension with nothing, nor are results of which one tells of another known thing.
 */
export function findTensions(
  sources: readonly ReviewedSource[],
  things: readonly KnownThing[] = [],
): readonly Tension[] {
  const sides = sources.flatMap(sideOf)
  return sides
    .flatMap((one, at) => sides.slice(at + 1).flatMap((other) => tensionOf(one, other, things) ?? []))
    .toSorted((a, b) => b.shared.length - a.shared.length)
}

/**
 * Whether both tell of one known thing, in whatever language; null where neither tells of any, or both of a theme alone, which joins much that
 * is not one outcome. A rise of one outcome and a fall of another contradict nothing, however many words of what causes them they share.
 */
function isOnOneThing(one: string, other: string, things: readonly KnownThing[]): boolean | null {
  const [first, second] = [movedIn(one, things), movedIn(other, things)]
  if (first.length + second.length === 0) return null
  const both = first.filter((thing) => second.includes(thing))
  return both.length > 0 && both.every(({ isTheme }) => isTheme) ? null : both.length > 0
}

function sideOf(reviewed: ReviewedSource): readonly Side[] {
  const { said, direction } = reviewed.study
  if (said.finding === null || direction === 'not-said') return []
  return [{ reviewed, said: said.finding, direction, words: contentWords(said.finding.text) }]
}

/** What should not have been: fewer inappropriate prescriptions contradict no rise of prescriptions. */
const AMISS =
  /(?<!\p{L})(?:(?:inappropriate|unnecessary|inadequate|redundant|erroneous|unjustified|missed|avoidable)|(?:over|mis)(?:use|ordering|prescri\p{L}+|treatment|diagnos\p{L}+)|errors?|inapropriad[oa]s?|inadequad[oa]s?|desnecess[aá]ri[oa]s?|redundantes?|evit[aá]ve(?:l|is)|erros?|inapropiad[oa]s?|inadecuad[oa]s?|innecesari[oa]s?|evitables?|errores)(?!\p{L})/iu

function tensionOf(one: Side, other: Side, things: readonly KnownThing[]): Tension | null {
  if (one.direction === other.direction) return null
  if (AMISS.test(one.said.text) !== AMISS.test(other.said.text)) return null
  const shared = [...one.words].flatMap(([stem, word]) => (other.words.has(stem) ? [word] : []))
  const isOnOne = isOnOneThing(one.said.text, other.said.text, things) ?? shared.length >= SHARED_WORDS_MIN
  return isOnOne ? { one, other, shared } : null
}

/** Stems of words that say how a result is told, not what it is about. */
export const tellingStems: ReadonlySet<string> = new Set(
  'result results study studies group groups significant significantly higher lower greater less more increased increase decreased decrease reduced reduction associated association compared difference differences found showed levels level effect effects nivel niveis niveles altos altas bajos bajas baixos baixas resultado resultados estudo estudos grupo grupos significativo maior menor aumento aumentou reducao reduziu diminuiu associado associacao diferenca diferencas estudio estudios mayor disminuyo asociado diferencia diferencias participants participantes reference presence observed adopted adoption standardised standardized referencia presenca presencia observado observada observou observaram observo observaron adocao adopcion adotado adoptado padronizada estandarizada relato relatos practica pratica houve hubo mostram muestran show shows exposure exposicao exposicion'
    .split(' ')
    .flatMap((word) => cognateStems(word)),
)

/** Words of any trial: two results that share no more than these are about two things. */
const trialStems: ReadonlySet<string> = new Set(
  'intervention interventions control controls patient patients odds ratio confidence interval mean means baseline follow-up followup month months week weeks year years day days proportion percentage rate rates number score scores usual care treatment treated placebo trial trials intervencao intervencoes controle controles paciente pacientes razao chances intervalo confianca media medias mes meses semana semanas ano anos dia dias proporcao porcentagem percentual taxa taxas numero escore escores cuidado tratamento tratados ensaio intervencion intervenciones razon confianza semanas proporcion porcentaje tasa tasas puntuacion tratamiento tratados ensayo versus physicians medicos'
    .split(' ')
    .flatMap((word) => cognateStems(word)),
)

function contentWords(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { text: word } of wordsOf(text)) {
    const [stem] = cognateStems(word)
    const isContent =
      stem !== undefined &&
      stem.length > 2 &&
      !/^\d/.test(stem) &&
      !tellingStems.has(stem) &&
      !trialStems.has(stem) &&
      !isStop(word)
    if (isContent && !found.has(stem)) found.set(stem, word.toLowerCase())
  }
  return found
}

function isStop(word: string): boolean {
  return (['en', 'pt', 'es'] as const).some((language) => isQueryStopWord(word, language))
}
