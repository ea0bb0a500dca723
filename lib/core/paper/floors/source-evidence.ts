import type { PaperSource } from '@/lib/contracts/paper-session'
import type { FindingDirection, Study } from '@/lib/contracts/review'
import { countriesNamed } from '@/lib/core/evidence/countries-named'
import { type RoleSentence, sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { composeSourceCard } from '@/lib/core/evidence/source-card'
import { isLongitudinal } from '@/lib/core/evidence/study-design'
import { populationsNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { sampleSizeIn } from './counted-cases'
import { readSourceStudy } from './read-source-study'

/** What title and abstract of a source say; every sentence stands there letter by letter. */
export interface SourceEvidence {
  readonly key: string
  readonly source: PaperSource
  /** Of the record, else as its words are recognised; null where neither tells. */
  readonly language: string | null
  /** Stems of title, abstract and keywords between blanks, to look for names in. */
  readonly stems: string
  readonly sentences: readonly RoleSentence[]
  readonly design: { readonly id: string; readonly quote: string } | null
  readonly sample: { readonly size: number; readonly quote: string } | null
  /** Of its finding, where its words say it with certainty; null where they do not. */
  readonly direction: Exclude<FindingDirection, 'not-said'> | null
  readonly isLongitudinal: boolean
  readonly isRetracted: boolean
  readonly places: readonly Setting[]
  readonly populations: readonly Setting[]
}

/** Letters of a quotation that a contract takes. */
const QUOTE_MAX = 1_200
const known = new WeakMap<readonly PaperSource[], readonly SourceEvidence[]>()

/** What each source says, in their order; a list is read once, whichever floors ask for it. Never throws. */
export function sourceEvidence(sources: readonly PaperSource[]): readonly SourceEvidence[] {
  const evidence = known.get(sources) ?? readSources(sources)
  known.set(sources, evidence)
  return evidence
}

function readSources(sources: readonly PaperSource[]): readonly SourceEvidence[] {
  return sources.map((source) => {
    const { key, work } = source
    const text = [work.title, work.abstract ?? '', ...(work.keywords ?? [])].join(' . ')
    const language = work.language?.slice(0, 2) ?? detectLanguage(text)
    const sentences = sentenceRolesOf(work.abstract ?? '', language).filter(
      ({ text: said }) => said.length <= QUOTE_MAX,
    )
    const study = readSourceStudy(source)
    return {
      key,
      source,
      language,
      stems: ` ${cognateStems(text.slice(0, 8_000)).join(' ')} `,
      sentences,
      design: designOf(study),
      sample: sampleOf(source, language) ?? countedIn(sentences),
      direction: study.direction === 'not-said' ? null : study.direction,
      isLongitudinal: isLongitudinal(toldOf(work.title, sentences, notMade), language),
      isRetracted: work.retraction?.kind === 'retracted',
      places: study.said.country ? countriesNamed(study.said.country.text) : [],
      populations: populationsNamed(
        toldOf(work.title, sentences, notOnWhom).replace(OF_OTHERS, ' ').replace(PART_OF_A_NAME, ' '),
      ),
    }
  })
}

type Role = RoleSentence['role']

/** What others have done, what was not done and what is still to be done tells nothing of how a study went. */
const notMade: readonly Role[] = ['background', 'limitation', 'future']
/** Results and conclusions name whom a finding may concern, too. */
const notOnWhom: readonly Role[] = ['background', 'result', 'conclusion', 'future', null]

/** One of a group alone is part of a name ("teacher self-efficacy", "segurança do paciente"): whom a study asked is told in the plural. */
const PART_OF_A_NAME =
  /(?<![\p{L}-])(?:nurse|physician|doctor|teacher|student|pupil|learner|child|adolescent|woman|patient|worker|employee|manager|leader|company|firm|consumer|user|customer|farmer|enfermeir[oa]|enfermer[oa]|médic[oa]|docente|discente|professora?|profesora?|maestr[oa]|estudante|estudiante|alun[oa]|alumn[oa]|criança|niñ[oa]|idos[oa]|mulher|mujer|paciente|trabalhadora?|trabajadora?|empregad[oa]|emplead[oa]|gestora?|empresa|consumidora?|usu[aá]ri[oa]|cliente|agricultora?)(?![\p{L}-])/giu

/** Those who were asked care for the others: "pais de crianças pequenas", "caregivers of older adults". */
const OF_OTHERS =
  /(?<!\p{L})(?:parents|mothers|fathers|caregivers|carers|relatives|families|pais|mães|cuidadores|cuidadoras|familiares|famílias|padres|madres|familias)\s+(?:of|de|das|dos|de las|de los)\s+(?:young |small |preschool )?\p{L}+(?:\s+(?:adults|people|mayores|pequenas|pequeños|idosas))?/giu

/** The title with the sentences of all other roles. */
function toldOf(title: string, sentences: readonly RoleSentence[], without: readonly Role[]): string {
  const told = sentences.filter(({ role }) => !without.includes(role)).map(({ text }) => text)
  return [title, ...told].join(' . ')
}

function designOf({ design, said }: Study): SourceEvidence['design'] {
  return design === null || said.design === null
    ? null
    : { id: design, quote: said.design.text.slice(0, QUOTE_MAX) }
}

function cardOf({ key, work }: PaperSource, language: string | null) {
  const locator = { type: 'index', value: 1 } as const
  return composeSourceCard([{ id: key, text: work.abstract ?? '', locator, language, headings: [] }])
}

function sampleOf(source: PaperSource, language: string | null): SourceEvidence['sample'] {
  const quote = cardOf(source, language).sample?.text ?? ''
  const size = sampleSizeIn(quote)
  return size === null ? null : { size, quote: quote.slice(0, QUOTE_MAX) }
}

/** Of the first sentence about methods, or about a group of persons, that counts cases. */
function countedIn(sentences: readonly RoleSentence[]): SourceEvidence['sample'] {
  for (const { role, text } of sentences) {
    const isMethod = role === 'method' || (role === null && populationsNamed(text).length > 0)
    const size = isMethod ? sampleSizeIn(text) : null
    if (size !== null) return { size, quote: text }
  }
  return null
}

const comparing: readonly string[] = ['experiment', 'quasi-experiment', 'laboratory-experiment', 'cohort']

/** Whether a study compares over time or between groups that it has formed. */
export function hasComparison({ design, isLongitudinal: isOverTime }: SourceEvidence): boolean {
  return isOverTime || (design !== null && comparing.includes(design.id))
}

/** The keys of those for which it holds. */
export function keysWhere(all: readonly SourceEvidence[], holds: (one: SourceEvidence) => boolean): string[] {
  return all.filter(holds).map(({ key }) => key)
}

/** Whether a source names a thing by one of these names, whatever the inflection. */
export function namesOneOf({ stems }: SourceEvidence, names: readonly string[]): boolean {
  return names.some((name) => {
    const wanted = cognateStems(name).join(' ')
    return wanted !== '' && stems.includes(` ${wanted} `)
  })
}

/** The value that stands most often; null of none. */
export function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
