import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { populationsNamed } from '@/lib/core/evidence/study-settings'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { askedGroups } from '../question/asked-groups'
import { type AskedTopic, questionTypeOf } from '../question/question-type'
import { studyVariables } from '../question/study-variables'

/** The groups of people that topic and question name, in the language of the proposal; none where they are named in another. */
export function studyGroups({ topic, question, locale }: ProposalBrief): readonly string[] {
  const map = topicMap({ topic, question })
  if (map.language !== null && map.language !== localeLanguages[locale]) return []
  const arePersons = (name: string) => !institutions.test(foldAccents(name))
  const named = activeConcepts(map).flatMap(({ role, name }) =>
    role === 'population' || (role === 'central' && arePersonsByHead(name, locale)) ? [lowerFirst(name)] : [],
  )
  const persons = named.filter(arePersons)
  if (persons.length > 0)
    return whomOf(persons, { topic, question }, locale).map((name) =>
      narrowed(name, map, { topic, question }),
    )
  const language = localeLanguages[locale]
  return askedGroups({ topic, question })
    .map(({ names }) => names[language])
    .filter((name) => arePersons(name) && isOfWhom(name, `${topic} . ${question}`))
    .map((name) => narrowed(name, map, { topic, question }))
}

/** "Platform workers" are workers; "burnout of nurses" is none. */
function arePersonsByHead(name: string, locale: Locale): boolean {
  const words = name.split(' ')
  return populationsNamed((locale === 'en' ? words.at(-1) : words[0]) ?? '').length > 0
}

/** Whose view is asked for, in the words before them. */
const seenBy =
  /(?:[oó]tica|[oó]ptica|perspe[c]?tivas?|olhar(?:es)?|mirada|visão|visi[oó]n|percep[cç](?:ão|ões|i[oó]n|iones)|perspective|view|eyes|perceptions?) (?:d[aeo]s? |del? |dos |das |of )(?:l[ao]s? |the )?$/iu

/** Of several groups in a question about accounts, those whose view it is: what teachers make of their pupils is not asked of the pupils. */
function whomOf(persons: readonly string[], asked: AskedTopic, locale: Locale): readonly string[] {
  if (questionTypeOf(asked) !== 'experience') return thoseMeasured(persons, asked, locale)
  if (persons.length < 2) return persons
  const at = (text: string, name: string) => text.toLowerCase().indexOf(name)
  const viewing = persons.filter((name) =>
    [asked.topic, asked.question].some((text) => {
      const start = at(text, name)
      return start > 0 && seenBy.test(text.slice(0, start))
    }),
  )
  if (viewing.length > 0) return viewing
  const inQuestion = persons
    .filter((name) => at(asked.question, name) >= 0)
    .toSorted((one, other) => at(asked.question, one) - at(asked.question, other))
  return inQuestion.length > 0 ? inQuestion.slice(0, 1) : persons
}

/** "(blood pressure) of adults with hypertension?" */
const OF_OTHERS = /^ (?:of|among|d[aeo]s?|del|de l[ao]s|entre) (?:the |l[ao]s |[ao]s )?\p{L}+s(?!\p{L})/u

/** Those in whom the outcome is: what visits of health agents do to the blood pressure of adults is measured in the adults. All where none stands behind the outcome alone. */
function thoseMeasured(persons: readonly string[], asked: AskedTopic, locale: Locale): readonly string[] {
  const text = asked.question.toLowerCase()
  const marks = studyVariables(asked, locale)
    .map(({ name, role }) => ({ name, role, at: text.indexOf(name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  if (!marks.some(({ role }) => role === 'predictor')) return persons
  const behind = (name: string) => marks.findLast(({ at }) => at <= text.indexOf(name))?.role
  const isMeasured = (name: string) => text.includes(name) && behind(name) === 'outcome'
  const measured = persons.filter(isMeasured)
  if (measured.length > 0 || !persons.every((name) => behind(name) === 'predictor'))
    return measured.length > 0 ? measured : persons
  const outcome = marks.findLast(({ role }) => role === 'outcome')
  const rest = outcome === undefined ? '' : text.slice(outcome.at + outcome.name.length)
  // The outcome is somebody else's, whom no table knows: then who takes part is still to be said.
  return OF_OTHERS.test(rest) ? [] : persons
}

/** "enfermeras de cuidados paliativos": a group with the setting or place that the student put behind it. */
function narrowed(name: string, map: ConceptMap, { topic, question }: AskedTopic): string {
  const settings = activeConcepts(map).filter(({ role }) => role === 'context' || role === 'place')
  for (const text of [question, topic]) {
    const start = text.toLowerCase().indexOf(name)
    const rest = start < 0 ? '' : text.slice(start + name.length)
    const link =
      /^ (?:de|da|do|del|of|in|at|en|em|na|no|nas|nos|de los|de las|de la|in the|at the|con|com|with) /iu.exec(
        rest,
      )?.[0]
    // What people have may be what the study is about: "adults with bowel disease".
    const known = link !== undefined && /^ (?:con|com|with) $/iu.test(link) ? activeConcepts(map) : settings
    const setting = known.find((one) => link !== undefined && rest.slice(link.length).startsWith(one.name))
    if (link !== undefined && setting !== undefined) return `${name}${link}${setting.name}`
    const said = saidOf(rest, map.language)
    if (start >= 0 && said !== '') return `${name}${said}`
  }
  return name
}

/** "(mujeres migrantes) venezolanas en …", "(servidores públicos) federais?": an adjective in the plural, before the phrase ends or goes on with a preposition. */
const ADJECTIVE =
  /^ (\p{L}{4,}s)(?=$|[?.,;:]| (?:e|y|que|em|en|n[ao]s?|d[aeo]s?|del|com|con|durante|para|por)(?!\p{L}))/u
/** "(women) going through menopause", "(adults) living with HIV": what English puts behind a group. */
const CONTINUED =
  /^ ((?:going through|living with|aged|affected by|diagnosed with) [^?.,;:]{3,40})(?=$|[?.,;:])/u

function saidOf(rest: string, language: string | null): string {
  const said = (language === 'en' ? CONTINUED : ADJECTIVE).exec(rest)?.[1]
  return said === undefined || isQueryStopWord(said, language ?? 'pt') || isTimeWord.test(said)
    ? ''
    : ` ${said}`
}

/** Plural in form, and no adjective. */
const isTimeWord = /^(?:antes|depois|despu[eé]s|atr[aá]s|apenas|menos|mais|m[aá]s|entonces|juntos|juntas)$/iu

/** "Of nurses", "entre servidores": in "citas médicas" the physicians are none of those who are asked. */
const isOfWhom = (name: string, text: string): boolean =>
  new RegExp(
    `(?:^|\\b(?:of|among|by|for|the|in|de|do|da|dos|das|del|entre|los|las|os|as|en|em|para|por|com|con) )${foldAccents(name)}\\b`,
  ).test(foldAccents(text))

/** Where people are met is not who takes part. */
const institutions =
  /\b(?:schools?|escolas?|escuelas?|compan\w+|firms?|smes?|empresas?|pymes?|hospita\w+|courts?|tribuna\w+|universit(?:y|ies)|universidades?|areas?|zonas?)\b/
