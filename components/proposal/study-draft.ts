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
    blocked: draftOfSpans(study.blocked),
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
    blocked: spansOfDraft(draft.blocked).flatMap(spanOf),
  }
}

/** The spans without work as the form shows them; a line has the first day and the last, a day alone is both. */
export function spansOfDraft(blocked: string): readonly DraftSpan[] {
  return blocked === ''
    ? []
    : blocked.split('\n').map((line) => {
        const [from = '', to = ''] = line.split(' ')
        return { from, to }
      })
}

export function draftOfSpans(spans: readonly DraftSpan[]): string {
  return spans.map(({ from, to }) => `${from} ${to}`).join('\n')
}

/** '' is a day that was not said yet. */
export interface DraftSpan {
  readonly from: string
  readonly to: string
}

function spanOf({ from, to }: DraftSpan): StudySetting['blocked'] {
  return from === '' && to === '' ? [] : [{ from: from || to, to: to || from }]
}
