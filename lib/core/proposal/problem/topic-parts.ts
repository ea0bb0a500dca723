import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { findConcept } from '@/lib/core/concepts/glossary'
import { namesInText } from '@/lib/core/concepts/names-in-text'
import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { listed } from '@/lib/core/text/list-words'
import { definite, lowerFirst } from '@/lib/core/writing/noun-phrases'
import { asTyped } from '../question/as-typed'

/** What kind of answer a topic calls for; decides how questions and objectives are worded. */
export type QuestionKind = 'relation' | 'artefact' | 'normative' | 'understanding'

export interface TopicParts {
  /** The topic as a phrase inside a sentence. */
  readonly subject: string
  /** The subject with its articles where the language wants them. */
  readonly theSubject: string
  /** The subject without where and among whom. */
  readonly core: string
  /** "among nurses", "nas escolas públicas"; '' when the topic names none. */
  readonly setting: string
  /** The two things related; null when the topic is about one. */
  readonly pair: readonly [string, string] | null
  readonly kind: QuestionKind
  /** True when the topic says that the first acts on the second. */
  readonly isEffect: boolean
}

/** Longer topics are taken up to their first sentence, then up to here, in letters. */
const SUBJECT_MAX = 180

/** "…: a scoping review" says how the topic is studied, not what it is. */
const announcedDesign =
  /: (?:an? |uma? |una? )?(?:[\p{L}-]+ ){0,2}(?:review|study|analysis|revisão|revisión|estudo|estudio|análise|análisis)(?: (?:sistemátic|integrativ|integrador|narrativ|bibliográfic|comparativ|qualitativ|cualitativ|quantitativ|cuantitativ|exploratóri|exploratori|transversa|longitudina)\p{L}*| (?:de|da|do|of) (?:escopo|alcance|caso|casos|literatura|la literatura|the literature|case))*$/iu

const settingWords: Readonly<Record<Locale, RegExp>> = {
  en: /\s(?=(?:among|amongst|in|at|within|across)\s)/i,
  'pt-BR': /\s(?=(?:entre|em|no|na|nos|nas|num|numa)\s)/i,
  es: /\s(?=(?:entre|en)\s)/i,
}
/** After these "entre" joins the two things related and names no group. */
const relationNoun =
  /(?:rela[cç][aã]o|relaci[oó]n|associa[cç][aã]o|asociaci[oó]n|correla\S+|diferen[cç]as?|diferencias?|compara\S+)$/i

const effectPatterns: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:the )?(?:impacts?|effects?|influence|role|consequences) of (.+?) (?:on|in|upon) (.+)$/i,
  'pt-BR':
    /^(?:os? |as? )?(?:impactos?|efeitos?|influ[eê]ncias?|papel|consequ[eê]ncias) (?:de|do|da|dos|das) (.+?) (?:sobre|em|no|na|nos|nas) (?:[oa]s? )?(.+)$/i,
  es: /^(?:el |la |los |las )?(?:impactos?|efectos?|influencias?|papel|consecuencias) (?:del|de la|de los|de las|de) (.+?) (?:sobre|en) (?:el |la |los |las )?(.+)$/i,
}
const relationPatterns: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:the )?(?:relation(?:ship)?|association|correlation|link)s? between (.+?) and (.+)$/i,
  'pt-BR':
    /^(?:as? )?(?:rela[cç](?:[aã]o|[oõ]es)|associa[cç](?:[aã]o|[oõ]es)|correla[cç][aã]o) entre (?:[oa]s? )?(.+?) e (?:[oa]s? )?(.+)$/i,
  es: /^(?:la |las )?(?:relaci[oó]n(?:es)?|asociaci[oó]n(?:es)?|correlaci[oó]n) entre (?:el |la |los |las )?(.+?) [ye] (?:el |la |los |las )?(.+)$/i,
}
const pairPatterns: Readonly<Record<Locale, RegExp>> = {
  en: /^(.+?) and (?!its |their )(.+)$/i,
  'pt-BR': /^(.+?) e (?!seus? |suas? )(?:[oa]s? )?(.+)$/i,
  es: /^(.+?) (?:y|e) (?!sus? )(?:el |la |los |las )?(.+)$/i,
}

const normative = cueMatcher({
  en: 'law|legal|jurisprudence|case law|constitution*|legislation|liability|courts|doctrine|rights of|regulation',
  pt: 'direito|juridic*|jurisprudencia|constituc*|legislacao|responsabilidade civil|responsabilidade penal|tribunais|doutrina|lgpd|regulacao|regulamentacao',
  es: 'derecho|juridic*|jurisprudencia|constituc*|legislacion|responsabilidad civil|responsabilidad penal|tribunales|doctrina|regulacion',
})
const artefact = cueMatcher({
  en: 'algorithm*|machine learning|deep learning|reinforcement learning|neural network*|multi-agent|anomaly detection|classifier*|compiler*|architecture|optimization of|language models|computer vision|protocol*|software engineering',
  pt: 'algoritmo*|aprendizado de maquina|aprendizado profundo|aprendizado por reforco|redes neurais|multiagente*|deteccao de|classificador*|compilador*|arquitetura de|otimizacao de|modelos de linguagem|visao computacional|protocolo*|machine learning|deep learning',
  es: 'algoritmo*|aprendizaje automatico|aprendizaje profundo|aprendizaje por refuerzo|redes neuronales|multiagente*|deteccion de|clasificador*|compilador*|arquitectura de|optimizacion de|modelos de lenguaje|vision por computador|protocolo*|machine learning|deep learning',
})
const computing = cueMatcher({
  en: 'comput*|informatics|software|engineering|data science|information systems|artificial intelligence',
  pt: 'comput*|informatica|software|engenharia*|ciencia de dados|sistemas de informacao|inteligencia artificial',
  es: 'comput*|informatica|software|ingenieria*|ciencia de datos|sistemas de informacion|inteligencia artificial',
})

/** The topic taken apart for sentences in the brief's locale. Never throws; a topic without structure is its own core. */
export function topicParts({
  topic,
  question,
  locale,
  profile,
}: Pick<ProposalBrief, 'topic' | 'question' | 'locale' | 'profile'>): TopicParts {
  const subject = asTyped(subjectOf(topic, locale), [question])
  const isForeign = subject.startsWith('‘')
  const { core, setting } = isForeign ? { core: subject, setting: '' } : cutSetting(subject, locale)
  const ofCore = isForeign ? null : pairOf(effectPatterns[locale].exec(core))
  const effect = ofCore ?? (isForeign ? null : pairOf(effectPatterns[locale].exec(subject)))
  const related = isForeign || effect !== null ? null : pairOf(relationPatterns[locale].exec(core))
  const joined =
    isForeign || effect !== null || related !== null ? null : pairOf(pairPatterns[locale].exec(core))
  const pair = effect ?? related ?? joined
  const said = `${topic} . ${question}`
  const language = localeLanguages[locale]
  const field = `${profile.field_of_study} . ${profile.research_area}`
  const kind = kindOf({ said, field, language, isPair: pair !== null, isEffect: effect !== null })
  const [first, second] = pair ?? ['', '']
  // "the effect of A on B in C": the setting is what follows B.
  const tail = effect === null ? { core: second, setting } : cutSetting(second, locale)
  const isJoined = joined !== null && effect === null && related === null
  const halves = isJoined ? [definite(lowerFirst(first), locale), definite(lowerFirst(second), locale)] : []
  return {
    subject,
    theSubject: isJoined ? `${listed(halves, locale)} ${setting}`.trim() : definite(subject, locale),
    core,
    setting: tail.setting || (effect === null || ofCore !== null ? setting : ''),
    pair: pair === null ? null : [lowerFirst(first), lowerFirst(tail.core)],
    kind,
    isEffect: effect !== null,
  }
}

function kindOf(given: {
  readonly said: string
  readonly field: string
  readonly language: string
  readonly isPair: boolean
  readonly isEffect: boolean
}): QuestionKind {
  const { said, field, language } = given
  if (normative(field, language) !== null) return 'normative'
  const isComputing = computing(field, language) !== null
  if (artefact(said, language) !== null && isComputing && !given.isEffect) return 'artefact'
  if (given.isPair) return 'relation'
  return 'understanding'
}

/** The topic on one line, without closing sign, beginning small; between ‘ ’ when it is in another language. */
function subjectOf(topic: string, locale: Locale): string {
  const line = topic
    .replace(/\s+/g, ' ')
    .replace(/["“”«»]/g, '')
    .trim()
  const [sentence = line] = line.split(/(?<=\p{L}{3}[.!?])\s/u)
  const isQuestion = /\?\s*$/.test(sentence) || /^¿/.test(sentence)
  const bare = sentence
    .replace(/[\s.!?;:,]+$/u, '')
    .replace(/^¿/, '')
    .replace(announcedDesign, '')
  const cut = bare.length <= SUBJECT_MAX ? bare : bare.slice(0, bare.lastIndexOf(' ', SUBJECT_MAX))
  const language = detectLanguage(bare)
  const own = localeLanguages[locale]
  const named = isQuestion ? namesInText(bare, language).slice(0, 3).map(lowerFirst) : []
  const phrase = named.length > 0 ? listed(named, locale) : lowerFirst(cut)
  const isForeign =
    language !== own &&
    (language === 'en' || (own === 'en' && (language === 'pt' || language === 'es'))) &&
    !isOwnWord(bare, own)
  return isForeign ? `‘${cut}’` : phrase
}

/** "Compliance" looks English, and is what Portuguese calls the thing. */
function isOwnWord(text: string, language: 'en' | 'pt' | 'es'): boolean {
  const names = findConcept(text)?.names[language] ?? []
  return names.some((name) => foldAccents(name) === foldAccents(text))
}

function cutSetting(text: string, locale: Locale): { readonly core: string; readonly setting: string } {
  const match = firstCut(text, locale)
  if (match === null) return { core: text, setting: '' }
  const core = text.slice(0, match.index)
  if (!relationNoun.test(core)) return { core, setting: text.slice(match.index + 1) }
  const rest = text.slice(match.index + 1)
  const later = settingWords[locale].exec(rest)
  if (later === null) return { core: text, setting: '' }
  return { core: `${core} ${rest.slice(0, later.index)}`, setting: rest.slice(later.index + 1) }
}

/** The first place where a setting may begin; "satisfação no trabalho" is one thing, and is not cut. */
function firstCut(text: string, locale: Locale): { readonly index: number } | null {
  const names = namesInText(text, localeLanguages[locale]).map((name) => {
    const start = text.toLowerCase().indexOf(name.toLowerCase())
    return { start, end: start + name.length }
  })
  const cuts = text.matchAll(new RegExp(settingWords[locale], 'gi'))
  for (const { index } of cuts)
    if (!names.some(({ start, end }) => start >= 0 && start < index && index < end)) return { index }
  return null
}

/** Longer halves are clauses, not names. */
const HALF_MAX = 90

function pairOf(match: RegExpExecArray | null): readonly [string, string] | null {
  const [, first = '', second = ''] = match ?? []
  return first === '' || second === '' || first.length > HALF_MAX || second.length > HALF_MAX
    ? null
    : [first, second]
}
