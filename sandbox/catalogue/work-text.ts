import { bare } from './contraction'
import type { Field, Lang, Topic } from './phrase'
import type { Design, Finding, Genre, OwnSentences, Prose, Sentence, Sentences, Slots } from './prose'
import { proseEn } from './prose-en'
import { proseEs } from './prose-es'
import { prosePt } from './prose-pt'
import { between, chance, pick, type Random } from './random'

export const proses: Readonly<Record<Lang, Prose>> = { en: proseEn, pt: prosePt, es: proseEs }

/** Where each sentence of a work is taken from, so that the same work can be told in each language. */
interface Choices {
  readonly title: number
  readonly background: number
  readonly background2: number
  readonly aim: number
  readonly method: number
  readonly analysis: number
  readonly result: number
  readonly second: number
  readonly limitation: number
  readonly future: number
  readonly conclusion: number
}

/** Everything a work says, still without language. */
export interface Plot {
  readonly field: Field
  readonly topic: Topic
  readonly outcomeIndex: 0 | 1
  readonly populationIndex: number
  readonly placeIndex: number
  readonly design: Design
  readonly finding: Finding
  readonly n: number
  readonly k: number
  readonly months: number
  readonly percent: number
  readonly effect: number
  readonly p: number
  readonly yearFrom: number
  readonly yearTo: number
  readonly structured: boolean
  readonly withSecondBackground: boolean
  readonly withFuture: boolean
  readonly choices: Choices
}

const sampleSizes: Readonly<Record<Design, readonly [number, number]>> = {
  rct: [60, 480],
  cohort: [180, 9_000],
  survey: [120, 2_400],
  interviews: [9, 48],
  review: [14, 96],
  case: [12, 60],
  quasi: [40, 320],
  benchmark: [200, 48_000],
  'field-trial': [12, 180],
  panel: [300, 8_000],
  documents: [40, 900],
  laboratory: [12, 96],
}

const CHOICE_RANGE = 1_000

function choices(random: Random): Choices {
  const next = () => between(random, 0, CHOICE_RANGE - 1)
  return {
    title: next(),
    background: next(),
    background2: next(),
    aim: next(),
    method: next(),
    analysis: next(),
    result: next(),
    second: next(),
    limitation: next(),
    future: next(),
    conclusion: next(),
  }
}

function inventFinding(random: Random, lean: 'up' | 'down'): Finding {
  const roll = random()
  if (roll < 0.68) return lean
  if (roll < 0.84) return 'none'
  return lean === 'up' ? 'down' : 'up'
}

/** Decides what a study is about and what it found. `year` is the year of publication. */
export function inventPlot(
  random: Random,
  field: Field,
  topic: Topic,
  designs: readonly Design[],
  year: number,
): Plot {
  const outcomeIndex = chance(random, 0.6) ? 0 : 1
  const design = pick(random, designs)
  const [low, high] = sampleSizes[design]
  const yearTo = year - between(random, 1, 3)
  return {
    field,
    topic,
    outcomeIndex,
    populationIndex: between(random, 0, field.populations.length - 1),
    placeIndex: between(random, 0, CHOICE_RANGE - 1),
    design,
    finding: inventFinding(random, topic.outcomes[outcomeIndex].lean),
    // Squaring keeps most samples small, as in real life.
    n: Math.round(low + (high - low) * random() ** 2),
    k: between(random, 3, 9),
    months: between(random, 2, 24),
    percent: between(random, 6, 48),
    effect: between(random, 11, 68) / 100,
    p: pick(random, [0.001, 0.01, 0.02, 0.05]),
    yearFrom: yearTo - between(random, 4, 15),
    yearTo,
    structured: field.kind === 'health' && chance(random, 0.6),
    withSecondBackground: chance(random, 0.45),
    withFuture: chance(random, 0.7),
    choices: choices(random),
  }
}

function decimal(value: number, prose: Prose): string {
  return String(value).replace('.', prose.decimal)
}

/** "after the pandemic" is only said of works that could know of it. */
function placesBefore2021(prose: Prose): readonly string[] {
  return prose.places.filter((place) => !/pand[eé]mi/u.test(place))
}

const earlierPlaces: Readonly<Record<Lang, readonly string[]>> = {
  en: placesBefore2021(proseEn),
  pt: placesBefore2021(prosePt),
  es: placesBefore2021(proseEs),
}

function slotsOf(plot: Plot, prose: Prose): Slots {
  const { lang } = prose
  const [first, second] =
    plot.outcomeIndex === 0 ? plot.topic.outcomes : [plot.topic.outcomes[1], plot.topic.outcomes[0]]
  const places = plot.yearTo >= 2021 ? prose.places : earlierPlaces[lang]
  return {
    x: plot.topic.exposure[lang],
    y: first.phrase[lang],
    y2: second.phrase[lang],
    field: plot.field.name[lang],
    pop: plot.field.populations[plot.populationIndex]?.[lang] ?? '',
    place: places[plot.placeIndex % places.length] ?? '',
    n: plot.n,
    k: plot.k,
    months: plot.months,
    percent: plot.percent,
    effect: decimal(plot.effect, prose),
    p: `< ${decimal(plot.p, prose)}`,
    yearFrom: plot.yearFrom,
    yearTo: plot.yearTo,
  }
}

function chosen(sentences: Sentences, choice: number): Sentence {
  const sentence = sentences[choice % sentences.length]
  if (sentence === undefined) throw new Error('a table of sentences is empty')
  return sentence
}

export function titleOf(plot: Plot, lang: Lang): string {
  const prose = proses[lang]
  return chosen(prose.titles[plot.design], plot.choices.title)(slotsOf(plot, prose))
}

const genreOfDesign: Readonly<Partial<Record<Design, Genre>>> = {
  interviews: 'qualitative',
  case: 'qualitative',
  benchmark: 'computing',
  'field-trial': 'nature',
  laboratory: 'nature',
  documents: 'texts',
  review: 'synthesis',
}

function ownSentences(prose: Prose, design: Design): OwnSentences {
  const genre = genreOfDesign[design]
  return genre === undefined ? {} : prose.genres[genre]
}

export function abstractOf(plot: Plot, lang: Lang): string {
  const prose = proses[lang]
  const slots = slotsOf(plot, prose)
  const { choices: c } = plot
  const own = ownSentences(prose, plot.design)
  const background = [chosen(prose.background, c.background)(slots)]
  const second = chosen(prose.background, c.background2)(slots)
  if (plot.withSecondBackground && second !== background[0]) background.push(second)
  background.push(chosen(prose.aim, c.aim)(slots))
  const methods = [
    chosen(prose.method[plot.design], c.method)(slots),
    chosen(own.analysis ?? prose.analysis, c.analysis)(slots),
  ]
  const results = [
    chosen((own.result ?? prose.result)[plot.finding], c.result)(slots),
    chosen(own.second ?? prose.second, c.second)(slots),
  ]
  const conclusion = [
    chosen(own.limitation ?? prose.limitation, c.limitation)(slots),
    chosen(prose.conclusion[plot.finding], c.conclusion)(slots),
  ]
  if (plot.withFuture) conclusion.push(chosen(prose.future, c.future)(slots))
  const parts = [
    [prose.headings.background, background],
    [prose.headings.methods, methods],
    [prose.headings.results, results],
    [prose.headings.conclusion, conclusion],
  ] as const
  return parts
    .map(([heading, sentences]) => (plot.structured ? `${heading}: ` : '') + sentences.join(' '))
    .join(' ')
}

const designWords: Readonly<Record<Design, Readonly<Record<Lang, string>>>> = {
  rct: { en: 'randomised controlled trial', pt: 'ensaio clínico', es: 'ensayo aleatorizado' },
  cohort: { en: 'cohort study', pt: 'estudo de coorte', es: 'estudio de cohorte' },
  survey: { en: 'survey', pt: 'estudo transversal', es: 'estudio transversal' },
  interviews: { en: 'qualitative research', pt: 'pesquisa qualitativa', es: 'investigación cualitativa' },
  review: { en: 'systematic review', pt: 'revisão sistemática', es: 'revisión sistemática' },
  case: { en: 'case study', pt: 'estudo de caso', es: 'estudio de caso' },
  quasi: { en: 'quasi-experiment', pt: 'quase-experimento', es: 'cuasiexperimento' },
  benchmark: { en: 'benchmark', pt: 'avaliação experimental', es: 'evaluación experimental' },
  'field-trial': { en: 'field study', pt: 'estudo de campo', es: 'estudio de campo' },
  panel: { en: 'panel data', pt: 'dados em painel', es: 'datos de panel' },
  documents: { en: 'content analysis', pt: 'análise de conteúdo', es: 'análisis de contenido' },
  laboratory: { en: 'factorial design', pt: 'planejamento fatorial', es: 'diseño factorial' },
}

export function keywordsOf(plot: Plot, lang: Lang): readonly string[] {
  const outcome = plot.topic.outcomes[plot.outcomeIndex].phrase[lang]
  const words = [
    plot.topic.exposure[lang],
    outcome,
    plot.field.name[lang],
    designWords[plot.design][lang],
  ].map(bare)
  return plot.topic.also === null ? words : [...words, ...plot.topic.also[lang].split(', ')]
}
