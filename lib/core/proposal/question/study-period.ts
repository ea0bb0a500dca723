import type { Day } from '@/lib/contracts/proposal-run'
import type { AskedTopic } from './question-type'

/** The time that a question is about; `to` is null where it goes on. `words` as the student wrote them. */
export interface StudyPeriod {
  readonly words: string
  readonly from: Day
  readonly to: Day | null
}

/** From the WHO's declaration of an emergency to its end. */
const PANDEMIC = { from: '2020-01-30', to: '2023-05-05' } as const

const year = '((?:1[5-9]|20)\\d\\d)'
const pandemic =
  /(?<!\p{L})(?:during|in|throughout|amid|durante|na|no|en|em|ao longo da|a lo largo de|along)\s(?:the |a |o |la |el |los |las )?(?:(?:covid(?:-?19)?|coronavirus)\s)?(?:pandemi[ac]|lockdowns?|confinamiento|confinamento|quarentena|cuarentena)(?:\s(?:de|da|do|por|del)\s(?:la )?covid(?:-?19)?)?(?!\p{L})/iu
const range = new RegExp(
  `(?<![\\d/.:-])${year}(?:\\s?[-–—]\\s?|\\s(?:a|e|y|to|até|hasta|and|until)\\s)${year}(?![\\d/.])`,
  'iu',
)
const since = new RegExp(
  `(?<!\\p{L})(?:desde|since|a partir de)\\s(?:o ano de |el año |the year )?${year}(?![\\d/.])`,
  'iu',
)
const event =
  'elei[çc](?:ão|ões)|eleccion(?:es)?|elección|elections?|campaigns?|campanhas?|campañas?|referend\\w+|plebiscito|copa|world cup|olympics?|olimpíadas|golpe|coup|crise|crisis|harvest|safra|season|temporada|ano(?: letivo)?|año(?: escolar| lectivo)?|school year|spring|summer|autumn|winter|fall|primavera|verão|verano|outono|otoño|inverno|invierno|semestre|term'
/** "the 2018 election", "as eleições de 2018", "spring 2023", "em 2021": a year that dates something, none that names a norm or an agenda. */
const dated = [
  new RegExp(
    `(?<!\\p{L})(?:${event})(?:\\s\\p{L}+)?\\s(?:de |of |do ano de |del |da )?${year}(?![\\d/.])`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}\\d/.:-])${year}\\s(?:\\p{L}+\\s)?(?:${event})(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:durante|during|em|en|in|no ano de|en el año)\\s(?:o ano de |el año |the year )?${year}(?![\\d/.])`,
    'iu',
  ),
]

/**
 * The period that a question or its topic names, in English, Portuguese or Spanish: "during the pandemic", "desde 2015",
 * "between 2010 and 2019", "the 2018 election", "em 2021". null where none is named; the question counts before the topic.
 * Names of norms and agendas with a year in them are none. Never throws.
 */
export function studyPeriod({ topic, question }: AskedTopic): StudyPeriod | null {
  return periodIn(question) ?? periodIn(topic)
}

function periodIn(text: string): StudyPeriod | null {
  const between = range.exec(text)
  if (between && Number(between[1]) <= Number(between[2]))
    return { words: between[0].trim(), from: `${between[1]}-01-01`, to: `${between[2]}-12-31` }
  const open = since.exec(text)
  if (open) return { words: open[0].trim(), from: `${open[1]}-01-01`, to: null }
  const spread = pandemic.exec(text)
  if (spread) return { words: spread[0].trim(), ...PANDEMIC }
  const one = dated.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  return one ? { words: one[0].trim(), from: `${one[1]}-01-01`, to: `${one[1]}-12-31` } : null
}

/** `past`: over before anything can be collected from `start` on; `begun`: some of it is over then; null: none is. */
export function periodAgainst(period: StudyPeriod | null, start: Day): 'past' | 'begun' | null {
  if (period === null || daysUntil(start, period.from) <= DAYS_NEAR) return null
  if (period.to !== null && period.to < start) return 'past'
  return 'begun'
}

const DAY_MS = 86_400_000
/** Days from `from` to `start`; negative where it is to come. */
const daysUntil = (start: Day, from: Day): number => (Date.parse(start) - Date.parse(from)) / DAY_MS

/** What began less than this before the work is near enough to be asked of persons as the present. */
const DAYS_NEAR = 90
