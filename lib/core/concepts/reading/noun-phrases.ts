import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { looseTails, nounTails } from './frame-words'
import { boundBefore, continuesPhrase, isPersonUnit, isSettingUnit, isSymptom } from './phrase-bounds'
import { settleUnits } from './settle-units'
import type { TopicUnit, UnitKind } from './topic-words'

/** A run of words that names one thing, with what stood before it. */
export interface NounPhrase {
  readonly units: readonly TopicUnit[]
  /** The kind of the word that led to it: a locative says where, a question word asks for it. */
  readonly after: UnitKind | null
  /** It stands where a name is the name of a place: "in Leeds", "schools of Leeds", "Leeds schools". */
  readonly isPlace: boolean
  /** "de baixa renda": a judged quality of the thing before it. */
  readonly isQuality: boolean
  /** No article or number stands before it. */
  readonly isBare: boolean
  /** "Influência do sono NA MEMÓRIA": an effect falls on it. "Antibióticos SEM RECEITA": what is not there. */
  readonly lead: 'affected' | 'absent' | null
}

/** The noun phrases of one sentence in order; verbs, frames, evaluations and function words are in none. */
export function nounPhrases(
  sentence: readonly TopicUnit[],
  language: ConceptLanguage,
  isQuestion: boolean,
): readonly NounPhrase[] {
  const units = settleUnits(sentence, language, isQuestion)
  const reader = new PhraseReader(units, language)
  units.forEach((_, at) => {
    reader.read(at)
  })
  return reader.finish()
}

const affecting = /^(?:sobre|on|upon)$/iu
const lacking = /^(?:sem|sin|without)$/iu
const effectFrame =
  /^(?:impact|efe[ic]t|effect|influ|papel|papéis|rol|role|efic[aá]ci|efetivid|efectivid|effic|benef[ií]ci|benefit)/iu

class PhraseReader {
  private readonly phrases: NounPhrase[] = []
  private open: TopicUnit[] = []
  private after: UnitKind | null = null
  /** The word that leads on stands directly behind the phrase before. */
  private isDirect = false
  /** An effect was named, and not yet on what: "influência da música NO sono" says no place. */
  private isEffect = false
  private isJudged = false
  private isBare = true
  private lead: NounPhrase['lead'] = null

  constructor(
    private readonly units: readonly TopicUnit[],
    private readonly language: ConceptLanguage,
  ) {}

  read(at: number): void {
    const unit = this.units[at]
    if (!unit) return
    if (!unit.joined) {
      this.close()
      this.after = null
    }
    if (this.isThing(unit, at)) this.add(unit, at)
    else if (continuesPhrase(this.open, this.units, at, this.language))
      this.open.push({ ...unit, kind: 'of' })
    else this.passOver(unit, at)
  }

  finish(): readonly NounPhrase[] {
    this.close()
    const isBareSymptom = ({ units }: NounPhrase) => units.every(isSymptom)
    const named = this.phrases.filter((phrase) => !isBareSymptom(phrase))
    return named.some(({ units }) => units.some((unit) => !isPersonUnit(unit))) ? named : this.phrases
  }

  private isThing(unit: TopicUnit, at: number): boolean {
    const next = this.units[at + 1]
    const isBeforeThing = next?.joined === true && next.kind === 'thing'
    if (unit.kind === 'thing') return true
    if (unit.kind === 'verb') return this.language === 'en' && this.open.at(-1)?.kind === 'of'
    if (unit.kind === 'number') return this.open.length > 0 && next?.kind !== 'number'
    if (this.language !== 'en') return unit.kind === 'frame' && this.open.at(-1)?.kind === 'of'
    const isInside = this.open.length > 0
    if (unit.kind === 'evaluative') return isInside && isBeforeThing
    if (unit.kind !== 'frame') return false
    const isTail =
      nounTails.has(unit.text.toLowerCase()) ||
      (looseTails.has(unit.text.toLowerCase()) && this.open.every(({ known }) => !known))
    return (isInside && isTail) || (isBeforeThing && isModifier(unit, next))
  }

  private add(unit: TopicUnit, at: number): void {
    // "rural Malawi": the adjective says which part of the place.
    if (unit.country && this.open.length === 1 && isEnglishAdjective(this.open[0])) this.open = []
    if (isAdjectiveOfFrame(this.units[at - 1], unit, this.language)) return
    const bound = boundBefore(this.open, unit, this.language)
    if (bound) {
      this.close(isSettingUnit(unit))
      this.isDirect = true
      this.after = bound
    }
    this.open.push({ ...unit, kind: 'thing' })
  }

  private passOver(unit: TopicUnit, at: number): void {
    const isFrameOfAdjective = unit.kind === 'frame' && this.language === 'en' && this.open.length === 1
    if (isFrameOfAdjective && isEnglishAdjective(this.open[0])) this.open = []
    if (unit.kind === 'evaluative' && this.language === 'en' && this.open.length === 0) return
    this.isDirect = this.open.length > 0
    this.close()
    if (unit.kind !== 'evaluative')
      this.isBare = unit.kind !== 'article' && unit.kind !== 'ofArticle' && unit.kind !== 'number'
    this.isJudged = unit.kind === 'evaluative'
    if (unit.kind === 'article' || unit.kind === 'evaluative') return
    const isOfFrame = unit.kind === 'ofArticle' && this.units[at - 1]?.kind === 'frame'
    const isNoPlace = (unit.kind === 'locative' && (this.isEffect || this.isBetween(unit, at))) || isOfFrame
    this.after = isNoPlace ? 'preposition' : unit.kind
    this.lead = this.leadOf(unit)
    this.isEffect = this.isOnEffect(unit, this.units[at - 1])
  }

  private leadOf({ kind, text }: TopicUnit): NounPhrase['lead'] {
    if (kind === 'preposition' && lacking.test(text)) return 'absent'
    const isOnIt = kind === 'locative' || (kind === 'preposition' && affecting.test(text))
    return this.isEffect && isOnIt ? 'affected' : null
  }

  /** "A influência DO USO de celulares no sono": a frame inside does not end the effect, what it falls on does. */
  private isOnEffect({ kind, text }: TopicUnit, before: TopicUnit | undefined): boolean {
    // "Influencia" is a noun and a verb; "influye en el sueño" says as much.
    if ((kind === 'frame' || kind === 'verb') && effectFrame.test(text)) return true
    if (kind !== 'frame') return this.isEffect && kind !== 'locative'
    return this.isEffect && (before?.kind === 'of' || before?.kind === 'ofArticle')
  }

  /** "competição ENTRE Uber e táxi" joins two things; "entre jovens" says among whom. */
  private isBetween({ text }: TopicUnit, at: number): boolean {
    if (!/^entre$/iu.test(text)) return false
    const rest = this.units.slice(at + 1)
    const and = rest.findIndex(({ kind }) => kind === 'and')
    return (
      and > 0 && and <= 3 && rest.slice(0, and).every(({ kind }) => kind === 'thing' || kind === 'article')
    )
  }

  private close(isBeforeSetting = false): void {
    const units = this.open.slice(0, this.open.findLastIndex(({ kind }) => kind !== 'of') + 1)
    const after = this.after
    const isPlace = isBeforeSetting || isPlaceAfter(after, this.isDirect ? this.phrases.at(-1) : undefined)
    if (units.length > 0)
      this.phrases.push({
        units,
        after,
        isPlace,
        isQuality: this.isJudged && after === 'of',
        isBare: this.isBare,
        lead: this.lead,
      })
    if (units.length > 0) {
      this.isJudged = false
      this.isBare = true
      this.lead = null
    }
    this.open = []
  }
}

/** A name after "of" is a place where persons, settings or places are its owners, and with an article in Portuguese. */
function isPlaceAfter(after: UnitKind | null, before: NounPhrase | undefined): boolean {
  if (after === 'locative' || after === 'ofArticle') return true
  if (after !== 'of' || !before) return false
  const isName = before.units.every(({ isProper, kind }) => isProper || kind === 'of')
  // "no transporte coletivo DE Fortaleza"; a writer's name stands behind letters and arts ("no cinema de Glauber").
  const seen = before.units[0]?.known
  if (before.after === 'locative' && seen && seen.field !== 'humanities') return true
  return (
    (before.isPlace && isName) ||
    before.after === 'name' ||
    before.units.some((unit) => isPersonUnit(unit) || isSettingUnit(unit))
  )
}

/** In Portuguese and Spanish the adjective of a frame follows it: "efeito moderador". */
function isAdjectiveOfFrame(
  before: TopicUnit | undefined,
  unit: TopicUnit,
  language: ConceptLanguage,
): boolean {
  if (language === 'en' || before?.kind !== 'frame' || !unit.joined) return false
  const isPlain = unit.known === null && unit.stems.length === 1 && unit.origin === null && !unit.isProper
  return isPlain && !isPersonUnit(unit)
}

function isModifier(frame: TopicUnit, next: TopicUnit): boolean {
  return !frame.text.endsWith('s') && next.stems.length === 1
}

function isEnglishAdjective(unit: TopicUnit | undefined): boolean {
  const ending = /(?:al|ive|ic|ous|ary|ed|able|ible|ent|ant|ory)$/i
  return unit !== undefined && unit.known === null && ending.test(unit.text)
}
