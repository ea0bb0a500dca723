import type { CountedBox, flowBoxKeys } from '@/lib/contracts/paper-search'
import { otherOrigins, type RecordFate, type TracedRecord } from '@/lib/contracts/search-trace'

/** One number of the diagram and exactly the records that it counts. */
export interface FlowCount {
  /** What is counted: an origin, a fate, or a sum. */
  readonly key: string
  readonly records: readonly TracedRecord[]
}

/** A box of the flow diagram of PRISMA 2020 (doi:10.1136/bmj.n71): a sum, and the parts that it is made of. */
export interface FlowBox extends FlowCount {
  readonly key: (typeof flowBoxKeys)[number]
  readonly parts: readonly FlowCount[]
}

const beforeScreening = [
  'duplicate',
  'years',
  'languages',
  'excluded-words',
  'outside',
  'held-back',
  'removed',
] as const
const inScreening = ['excluded', 'not-chosen'] as const
const asReports = ['retracted', 'beyond'] as const

/**
 * The flow of records as PRISMA 2020 draws it. Databases and other ways together are all records; what was removed before screening and what was
 * screened are them again; screened is excluded and assessed; assessed is excluded reports and included. A part without a record is left out.
 * Pure; O(n) in the number of records.
 */
export function prismaFlow({ records }: { readonly records: readonly TracedRecord[] }): readonly FlowBox[] {
  const isOther = ({ from }: TracedRecord) => otherOrigins.some((origin) => origin === from)
  const box = (key: FlowBox['key'], fates: readonly RecordFate[], parts = byFate): FlowBox => {
    const own = records.filter(({ fate }) => fates.includes(fate))
    return { key, records: own, parts: parts(own) }
  }
  const origins = (key: 'databases' | 'other', own: readonly TracedRecord[]): FlowBox => ({
    key,
    records: own,
    parts: grouped(own, ({ from }) => from),
  })
  const whole = () => []
  return [
    origins(
      'databases',
      records.filter((record) => !isOther(record)),
    ),
    origins('other', records.filter(isOther)),
    box('before', beforeScreening),
    box('screened', [...inScreening, ...asReports, 'included'], whole),
    box('excluded', inScreening, byReason),
    box('assessed', [...asReports, 'included'], whole),
    box('reports', asReports),
    box('included', ['included'], whole),
  ]
}

/** The flow without its records, as it is kept and drawn. */
export function countedFlow(flow: readonly FlowBox[]): readonly CountedBox[] {
  return flow.map(({ key, records, parts }) => ({
    key,
    count: records.length,
    parts: parts.map((part) => ({ key: part.key, count: part.records.length })),
  }))
}

function byFate(records: readonly TracedRecord[]): readonly FlowCount[] {
  return grouped(records, ({ fate }) => fate)
}

/** Exclusions by the student's own reasons: `reason:` and the words; the fate alone where none was given. */
function byReason(records: readonly TracedRecord[]): readonly FlowCount[] {
  return grouped(records, ({ fate, reason }) => (reason === '' ? fate : `reason:${reason}`))
}

function grouped(
  records: readonly TracedRecord[],
  keyOf: (record: TracedRecord) => string,
): readonly FlowCount[] {
  const groups = new Map<string, TracedRecord[]>()
  for (const record of records) {
    const group = groups.get(keyOf(record))
    if (group) group.push(record)
    else groups.set(keyOf(record), [record])
  }
  return [...groups].map(([key, own]) => ({ key, records: own }))
}
