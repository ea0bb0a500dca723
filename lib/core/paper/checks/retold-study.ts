import { isNamedAsCause } from '@/lib/core/ledger/moved-concept'
import { isTentative } from '@/lib/core/ledger/polarity'
import { readFigures } from '@/lib/core/ledger/read-figures'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { FloorContext } from '../floors/floor-context'
import {
  askedOutcomes,
  askedRelation,
  countDirections,
  namesConcept,
  paperStudies,
} from '../floors/paper-studies'
import { type QuestionConcept, questionConcepts } from '../floors/question-concepts'
import { namesOneOf, type SourceEvidence, sourceEvidence } from '../floors/source-evidence'
import { citedParts } from './cited-parts'
import { closedWords, tellingWords } from './closed-words'
import { countsOthers, figuresStand, groupAt, stemsOf, titleAndAbstract, unitAt } from './counted-things'
import { ownWords } from './paper-text'
import { askStands, groupsAndPlaces, limitStands } from './told-limits'

type Side = 'increased' | 'decreased' | 'noDifference'

/** Words that say who tells it, of how many, and how it is joined to what was told before; none takes a side. Folded, three languages. */
const TELLS = closedWords(
  'study studies studied research work works paper papers article articles report reports reported find finds found show shows showed shown suggest suggests suggested indicate indicates indicated observe observed see saw seen answered recorded note notes noted state states stated describe describes described according author authors appear appears appeared emerge emerges emerged result results respond responded fill filled ask asked participants participated people person persons members sample samples size took take part covered include included conducted carried whereas however likewise similarly similar too meanwhile moreover case associated associate associates related relate linked link links went goes along tied accompanied group groups one first second third single number total based drawn place some others whose say says said name names named',
  'pesquisa pesquisas trabalho trabalhos artigo artigos relata relatam relatou relataram encontrou encontraram mostra mostram mostrou mostraram sugere sugerem sugeriu indica indicam indicou indicaram observa observam observou observaram observada registrou registra note conforme autor autores resultado resultados pessoas amostra amostras tamanho contou realizada realizado realizadas realizados conduzido enquanto lado porem contudo caso associado associada ligado ligada relacionado relacionada relacionam relaciona associam associa desse dessa deste desta aparece aparecem apareceu houve verificou verificou-se grupo grupos uns alguns numero primeiro primeira segundo assim ouvidos participantes participaram pesquisados respondido respondida respondidos estudo estudos aponta apontam esteve estiveram diz dizem afirma afirmam',
  'trabajo trabajos articulo articulos encuentra encuentran encontro muestra muestran mostro mostraron sugiere sugieren indico indicaron observo observan observaron registro segun resultado resultados personas tamano realizo realizaron llevo cabo mientras asociado asociada vincula vinculan relacionan relaciona describe describen vinculado relacionado relacionada aparecio hubo hallo hallaron unos algunos numero primer primero segundo asi informa informan informo apunta apuntan apunto respondieron respondio contestaron contestado respondido participaron tuvo estudio estudios investigacion lado estuvo estuvieron dice dicen afirma afirman',
)
/** With these alone a side is that of the one thing that was asked for, though it is not named. */
const REPORTS = closedWords(
  'study studies work works report reports reported find finds found show shows showed suggest suggests suggested indicate indicates indicated observe observed saw see seen some others whereas while however similar likewise similarly group groups',
  'estudo estudos trabalho trabalhos relata relatam relatou relataram encontra encontram encontrou encontraram mostra mostram mostrou mostraram indica indicam observam observaram uns alguns enquanto porem contudo grupo grupos houve',
  'estudio estudios trabajo trabajos informa informan encuentran encontraron muestran mostraron indican observan observaron unos algunos mientras hubo',
)
/** "On the other hand" and its like, which join and say nothing. */
const JOINED =
  /\b(?:on the other hand|points? the other way|by contrast|in contrast|por outro lado|por otro lado|por otra parte|en cambio|em contraste|(?:aponta|apontam|apunta|apuntan) (?:no|na|en el|en la|en) (?:sentido|direcao|direccion) (?:oposto|oposta|opuesto|opuesta|contrario|contraria))\b(?! (?:to|with|com|con|aos?|al?)\b)/g

const UP = closedWords(
  'up increas* rise rises rose risen rising raise raises raised raising grew grow grows grown higher greater gain gains',
  'aument* cresc* crec* elev* subiu subiram subir sube suben subio subieron maior maiores mayor mayores alta altas',
)
const DOWN = closedWords(
  'down decreas* declin* reduc* lower lowers lowered fell fall falls falling fallen drop drops dropped diminish*',
  'diminu* reduz* menor menores caiu cairam cai caem queda quedas baixa baixas baixou reducao redujo redujeron disminu* cayo cayeron cae caen caida caidas baja bajas bajo bajaron descen*',
)
/** "más alta", "mais baixa". */
const DEGREE = /\b(?:mas|mais) (?=alt[ao]s?\b|baj[ao]s?\b|baix[ao]s?\b)/g
const NO_DIFFERENCE =
  /\b(?:(?:no|without(?: an?)?)(?: statistically)?(?: significant)? (?:differences?|changes?|associations?|relations?)|(?:did|does|do) not (?:significantly )?(?:differ|change|vary)(?: significantly)?|(?:nao|sem|nenhuma|no|sin|ninguna)(?: (?!mas\b|mais\b|solo\b)\w+){0,3}? (?:diferenc\w+|diferenci\w+|mudancas?|cambios?|associac\w+|asociaci\w+)(?: (?:estatisticamente |estadisticamente )?significativ\w+)?|(?:nao|no) (?:se )?(?:mud|vari|difer|difir|difier|cambi|alter)\w+(?: de (?:forma|maneira|modo|manera) (?:estatisticamente |estadisticamente )?significativa| significativamente)?)\b/g
/** "Tampoco … cambió" is "… no cambió": the denial stands before what it denies. */
const NOR =
  /\b(?:tampoco|tampouco)\b([^.;:,]*?)\b(?=(?:mud|vari|difer|difir|difier|cambi|alter|hubo|houve)\w*)/g
/** Belongs to what did not change, wherever it stands. */
const NOT_SIGNIFICANTLY =
  /\bde (?:forma|maneira|modo|manera) (?:estatisticamente |estadisticamente )?significativa\b/g
/** Bounds stand before figures alone. */
const BOUND = /\b(?:no more than|at most|no mas de|nao mais (?:de|do que)|no maximo|como maximo)(?= )/g

const LIMITS = closedWords(
  'limit limits limited relied relies limitation limitations confined restricted small caution cautiously call calls interpreted acknowledge acknowledges acknowledged admit admits weakness',
  'limit* pequen* reconhec* admit* ressalv* cautela declarad* restring*',
  'reconoc* limitada limitado limito limitacion* pequen* cautela declarad* restring* admite admiten',
)
const LOOKS_AHEAD = closedWords(
  'future further more follow* call calls called recommend* longer needed over years? months? should',
  'futur* pede* pedem acompanh* recomend* anos? meses? deve* mais longo*',
  'futur* pide piden mas largo segu* recomiend* recomend* anos? meses? deb*',
)
/** Without one of these what is to come is told as what was done. */
const ASKS =
  /\b(?:future|futur\w+|should|needed|recom[ei]\w+|recomiend\w+|call(?:s|ed)?|pid\w+|pede\w*|dev\w+|deb\w+)\b/

/** Only some of what a study found: said shorter, it would be said of all. */
const PARTIAL = /\b(?:only|except|unless|but not|apenas|somente|exceto|salvo|solo|solamente|excepto)\b/

/** What kinds of study are called, and the designs that are read as one of them. */
const designs: readonly (readonly [ids: readonly string[], named: RegExp])[] = [
  [
    ['survey'],
    closedWords(
      'survey* questionnair* cross-sectional levantamento* inquerit* questionari* cuestionari* encuest*',
    ),
  ],
  [['interviews'], closedWords('interview* entrevist*')],
  [
    ['experiment', 'laboratory-experiment'],
    closedWords('randomi* trial* ensaio* aleatoriz* ensayo* cluster controlled controlad*'),
  ],
  [['systematic-review'], closedWords('review* systematic scoping revisao revisoes revision* sistematic*')],
  [['secondary-data'], closedWords('cohort* coorte* cohorte* retrospectiv*')],
  [['quasi-experiment'], closedWords('quasi-experiment* quase-experiment* cuasiexperiment*')],
]

/**
 * Whether a sentence says of each work that it cites nothing but what was read out of that work: its design, groups, places and figures with what they count, and the side that two
 * readings agree on. Every word of it belongs to one of these or to a closed list of words that tell and join, so that a word nobody knows is never taken; works
 * and sentence may be of different languages. False when unsure. Never throws.
 */
export function retellsStudies(sentence: string, context: FloorContext): boolean {
  const parts = citedParts(sentence)
  const byKey = new Map(sourceEvidence(context.sources).map((one) => [one.key, one]))
  return (parts.length > 0 ? parts : [sentence]).every((part) => {
    const works = parseCitations(part).map((key) => byKey.get(key))
    return works.length > 0 && works.every((work) => work !== undefined && retells(part, work, context))
  })
}

function retells(part: string, work: SourceEvidence, context: FloorContext): boolean {
  if (work.isRetracted || /[“”"«»]/.test(part)) return false
  const bare = foldAccents(ownWords(part)).replace(JOINED, ' ').replace(NOR, '$1no ')
  const denied = bare.replace(NO_DIFFERENCE, ' ')
  const withoutNone = denied === bare ? bare : denied.replace(NOT_SIGNIFICANTLY, ' ')
  const plain = degreesAsSides(withoutNone.replace(BOUND, ' ').replace(DEGREE, ' '), context)
  const language = context.locale.slice(0, 2)
  const figures = readFigures(bare, language)
  const counted = new Set(
    figures.flatMap(({ text, end }) => [
      ...tellingWords(text, language),
      ...unitAt(bare, end),
      ...groupAt(bare, end, work).filter((word) => !UP.test(word) && !DOWN.test(word)),
    ]),
  )
  const words = tellingWords(plain, language).filter((word) => !counted.has(word) && !/^\d+$/.test(word))
  const sides = new Set<Side>([
    ...(withoutNone === bare ? [] : (['noDifference'] as const)),
    ...(words.some((word) => UP.test(word)) ? (['increased'] as const) : []),
    ...(words.some((word) => DOWN.test(word)) ? (['decreased'] as const) : []),
  ])
  return (
    words.every((word) => isKnown(word, { work, text: plain, context })) &&
    figuresStand(bare, work, language) &&
    settingsStand(plain, work) &&
    limitStands(bare, work, language) &&
    askStands(bare, work, language) &&
    questionConcepts(context.query)
      .filter((concept) => namesConcept(plain, concept))
      .every(({ names }) => namesOneOf(work, names)) &&
    (sides.size === 0 || takesItsSide(plain, { sides: [...sides], words, work, context }))
  )
}

/** Of how many of a group something is said. */
const OF_HOW_MANY =
  /\b(?:all|most|only|every|each|none|few|many|majority|todos?|todas?|maioria|mayoria|apenas|somente|solo|cada|poucos|pocos|muitos|muchos)\b/
/** Takes away what was varied. */
const TAKEN_AWAY =
  /\b(?:without|less|fewer|ending|contrast to|instead of|rather than|sem|menos|em vez d[eo]|ao contrario d[eo]|contraste com|sin|en lugar de|al contrario de|contraste con)(?: (?:the|o|a|el|la))? $/
const BY_HOW_MUCH = /\b(?:by|em|en|un|um) (?=\d)/

/**
 * Whether a sentence, in the words of a work that it cites, says what that work does not: another kind of study, a figure of other things, a share of a group, somebody else
 * who acts, or the other thing as what moved. False when unsure. Never throws.
 */
export function misstatesStudies(sentence: string, context: FloorContext): boolean {
  const parts = citedParts(sentence)
  const byKey = new Map(sourceEvidence(context.sources).map((one) => [one.key, one]))
  return (parts.length > 0 ? parts : [sentence]).some((part) =>
    parseCitations(part).some((key) => {
      const work = byKey.get(key)
      return work !== undefined && misstates(foldAccents(ownWords(part)), work, context)
    }),
  )
}

function misstates(text: string, work: SourceEvidence, context: FloorContext): boolean {
  const told = foldAccents(titleAndAbstract(work))
  const language = context.locale.slice(0, 2)
  const { predictor, outcome } = askedRelation(context)
  const named = designs.filter(([, design]) => tellingWords(text, language).some((word) => design.test(word)))
  const isOtherDesign =
    named.length === 1 &&
    work.design !== null &&
    designs.some(([ids]) => ids.includes(work.design?.id ?? '')) &&
    !named.some(([ids]) => ids.includes(work.design?.id ?? ''))
  const at = outcome ? placeOfFirst(text, outcome.names) : -1
  const other = predictor ? placeOfFirst(text, predictor.names) : -1
  const isSided = tellingWords(text, language).some((word) => UP.test(word) || DOWN.test(word))
  return (
    isOtherDesign ||
    !limitStands(text, work, language) ||
    !askStands(text, work, language) ||
    countsOthers(text, work, language) ||
    (OF_HOW_MANY.test(text) && groupsAndPlaces(text).length > 0 && !OF_HOW_MANY.test(told)) ||
    (other >= 0 && TAKEN_AWAY.test(text.slice(0, other)) && !TAKEN_AWAY.test(toldBefore(told, predictor))) ||
    (isSided && BY_HOW_MUCH.test(text) && !BY_HOW_MUCH.test(told)) ||
    (isSided &&
      outcome !== null &&
      at >= 0 &&
      !isMoved(text, outcome, predictor) &&
      tellsEffect(told, context))
  )
}

/** The work tells of both that were asked for, so that who moved whom can be compared. */
const tellsEffect = (told: string, context: FloorContext): boolean => {
  const { predictor, outcome } = askedRelation(context)
  return namesConcept(told, outcome) && predictor !== null && namesConcept(told, predictor)
}

const toldBefore = (told: string, predictor: QuestionConcept | null): string =>
  told.slice(0, Math.max(0, predictor ? placeOfFirst(told, predictor.names) : 0))

/** "More burnout" is higher burnout, and that a higher workload goes with it is what its effect is read as. */
function degreesAsSides(text: string, context: FloorContext): string {
  const { predictor } = askedRelation(context)
  const before = (names: readonly string[]) => names.map((name) => foldAccents(name)).join('|')
  const outcomes = before(askedOutcomes(context).flatMap(({ names }) => names))
  const varied = before(predictor?.names ?? ['\u0000'])
  return text
    .replace(new RegExp(`\\b(?:more|mas|mais) (?=(?:${outcomes})\\b)`, 'g'), 'higher ')
    .replace(new RegExp(`\\b(?:less|menos) (?=(?:${outcomes})\\b)`, 'g'), 'lower ')
    .replace(new RegExp(`\\b(?:higher|greater|mayor|maior) (?=(?:${varied})\\b)`, 'g'), '')
}

interface Known {
  readonly work: SourceEvidence
  readonly text: string
  readonly context: FloorContext
}

function isKnown(word: string, { work, text, context }: Known): boolean {
  const stem = stemOf(word)
  const roles = work.sentences.map(({ role }) => role)
  const design = designs.find(([, named]) => named.test(word))
  if (design) return work.design !== null && design[0].includes(work.design.id)
  return (
    TELLS.test(word) ||
    UP.test(word) ||
    DOWN.test(word) ||
    (roles.includes('limitation') &&
      (LIMITS.test(word) || (namesLimit(text) && saidOf(work, 'limitation').has(stem)))) ||
    (roles.includes('future') && ASKS.test(text) && LOOKS_AHEAD.test(word)) ||
    stemsOf(groupsAndPlaces(text).flatMap(({ names }) => Object.values(names))).has(stem) ||
    groupsAndPlaces(word).length > 0 ||
    isOfConcept(stem, text, context)
  )
}

const namesLimit = (text: string): boolean => /\b(?:limit|restri|relie|relied|confin)\w*/.test(text)
const saidOf = (work: SourceEvidence, role: string): ReadonlySet<string> =>
  stemsOf(work.sentences.flatMap((one) => (one.role === role ? [one.text] : [])))

/** "They worked remotely" is remote work. */
const stemOf = (word: string): string => cognateStem(word.replace(/(?<=\w{4})(?:ly|mente)$/, ''))

/** A word of a name that the text has whole, in whatever order: "office work" is no remote work. */
function isOfConcept(stem: string, text: string, { query }: FloorContext): boolean {
  const there = new Set(tellingWords(text, '').map(stemOf))
  return questionConcepts(query).some(({ names }) =>
    names.some((name) => {
      const stems = cognateStems(name)
      return stems.includes(stem) && stems.every((one) => there.has(one))
    }),
  )
}

function settingsStand(text: string, work: SourceEvidence): boolean {
  const theirs = new Set(groupsAndPlaces(titleAndAbstract(work)).map(({ id }) => id))
  return groupsAndPlaces(text).every(({ id }) => theirs.has(id))
}

interface Told {
  readonly sides: readonly Side[]
  readonly words: readonly string[]
  readonly work: SourceEvidence
  readonly context: FloorContext
}

function takesItsSide(text: string, { sides, words, work, context }: Told): boolean {
  const [side] = sides
  const outcomes = askedOutcomes(context)
  const { predictor } = askedRelation(context)
  const named = outcomes.filter((outcome) => namesConcept(text, outcome))
  const isBare =
    outcomes.length === 1 &&
    words.every(
      (word) =>
        REPORTS.test(word) ||
        UP.test(word) ||
        DOWN.test(word) ||
        groupsAndPlaces(word).length > 0 ||
        isDesign(word),
    )
  const meant = named.length > 0 ? named : isBare ? outcomes : []
  if (side === undefined || sides.length > 1 || meant.length === 0) return false
  const { reviewed } = paperStudies(context)
  const finding = reviewed.find(({ study }) => study.key === work.key)?.study.said.finding?.text ?? ''
  return (
    !PARTIAL.test(foldAccents(finding)) &&
    (!isTentative(finding) || isTentative(text)) &&
    meant.every((outcome) => countDirections(reviewed, outcome)[side].includes(work.key)) &&
    named.every((outcome) => isMoved(text, outcome, predictor))
  )
}

const isDesign = (word: string): boolean => designs.some(([, named]) => named.test(word))

/** One that acts on what stands behind it, where no study is said to have found it so ("found reduced productivity"). */
const ACTS =
  /(?<!\b(?:found|find|finds|report|reports|reported|with|to|of|show|showed|suggest|suggests|indicate|indicates|saw|a|an|and) )\b(?:reduced?|reduces|lower(?:s|ed)|rais(?:e|es|ed)|increase[sd]?|decrease[sd]?|reduz(?:iu|iram|em)?|aument(?:ou|aram|a|am|o|aron|an)|elev(?:ou|aram|a|am|o|aron|an)|diminu(?:iu|iram|i|em)|redujo|redujeron|reduce|reducen|disminuy\w+) (?:(?:the|their|its|a|o|as|os|la|el|las|los|su|sua) )?$/

/** Before the name of what is varied, where what moved was named first: "productivity fell with remote work". */
const VARIED =
  /\b(?:with|when|under|during|in|to|by|and|from|of|com|no|na|ao|durante|quando|e|de|do|da|sob|pelo|con|en|al|el|cuando|y|bajo|por|del)(?: (?:the|o|a|el|la))? $/
const BY = /\b(?:by|pela|pelo|por)(?: (?:the|la|el|a|o))? $/

/** Whether the outcome is what moved, and not what moved the other. */
function isMoved(text: string, outcome: QuestionConcept, predictor: QuestionConcept | null): boolean {
  const at = placeOfFirst(text, outcome.names)
  const other = predictor ? placeOfFirst(text, predictor.names) : -1
  if (isNamedAsCause(text, outcome.names) || BY.test(text.slice(0, Math.max(0, at)))) return false
  if (at < 0) return true
  if (other < 0) return !ACTS.test(text.slice(0, at))
  const before = text.slice(0, other)
  const last = before.trimEnd().split(' ').at(-1) ?? ''
  if (UP.test(last) || DOWN.test(last)) return false
  return other < at || VARIED.test(before)
}

function placeOfFirst(text: string, names: readonly string[]): number {
  const places = names.map((name) => text.indexOf(foldAccents(name))).filter((at) => at >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}
