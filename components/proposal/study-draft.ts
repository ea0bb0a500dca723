import { participantKinds, type StudySetting } from '@/lib/contracts/study-setting'

/** Where, among whom and when, as the form holds it; an empty text is "not said". */
export const studyFields = [
  'country',
  'population',
  'reachable',
  'participants',
  'clusterSize',
  'expectedResponse',
  'weekendsFree',
  'blocked',
] as const
export type StudyField = (typeof studyFields)[number]
export type StudyDraft = Readonly<Record<StudyField, string>>

/** Countries that the form offers: those of the product's languages and their neighbours. */
export const offeredCountries =
  'AO AR AU BO BR CA CL CO CR CU DE DO EC ES FR GB GT HN IE IN IT MX MZ NI NZ PA PE PT PY SV US UY VE ZA'.split(
    ' ',
  )

const PERCENT = 100

/** The form of what was said of a study. */
export function draftOfStudy(study: StudySetting): StudyDraft {
  const text = (value: number | null) => (value === null ? '' : String(value))
  const { expectedResponse01: response } = study
  return {
    country: study.country ?? '',
    population: text(study.population),
    reachable: text(study.reachable),
    participants: study.participants ?? '',
    clusterSize: text(study.clusterSize),
    expectedResponse: response === null ? '' : String(Math.round(response * PERCENT)),
    weekendsFree: study.weekendsFree === null ? '' : study.weekendsFree ? 'yes' : 'no',
    blocked: study.blocked.map(({ from, to }) => `${from} ${to}`).join('\n'),
  }
}

/** What the form says; its bounds are those of the contract, which the form checks behind this. */
export function studyOfDraft(draft: StudyDraft): StudySetting {
  const number = (text: string) =>
    text.trim() === '' ? null : Number(text.trim().replace(/[.\s](?=\d{3}\b)/g, ''))
  const response = number(draft.expectedResponse)
  return {
    country: draft.country === '' ? null : draft.country,
    population: number(draft.population),
    reachable: number(draft.reachable),
    participants: participantKinds.find((kind) => kind === draft.participants) ?? null,
    clusterSize: number(draft.clusterSize),
    expectedResponse01: response === null ? null : response / PERCENT,
    weekendsFree: draft.weekendsFree === '' ? null : draft.weekendsFree === 'yes',
    blocked: draft.blocked.split('\n').flatMap(spanOf),
  }
}

/** "2027-01-01 2027-01-31", one month ("2027-01") or one day; the words between the two do not count. */
function spanOf(line: string): StudySetting['blocked'] {
  const days = line.match(/\d{4}-\d{2}(?:-\d{2})?/g) ?? []
  const [first, last = first] = days
  if (first === undefined || last === undefined) return line.trim() === '' ? [] : [{ from: line, to: line }]
  return [
    {
      from: first.length === MONTH ? `${first}-01` : first,
      to: last.length === MONTH ? lastDayOf(last) : last,
    },
  ]
}

const MONTH = 'YYYY-MM'.length

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
