import { z } from 'zod'

/**
 * Where, among whom and when a study takes place, as far as the student said so: null is "not said", never "none". Planning uses what is said
 * and the document says what is not.
 */

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** Who takes part, where that changes what an ethics committee asks. */
export const participantKinds = ['adults', 'minors', 'patients', 'minor-patients'] as const
export const ParticipantKind = z.enum(participantKinds)
export type ParticipantKind = z.infer<typeof ParticipantKind>

const people = z.number().int().min(2).max(1_000_000_000)
export const BLOCKED_MAX = 12

export const StudySetting = z.object({
  /** ISO 3166-1 alpha-2; its public holidays are free days and its rules those of the ethics section. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  /** Everyone the answer is about. */
  population: people.nullable().default(null),
  /** Those of them whom the student can invite. */
  reachable: people.nullable().default(null),
  participants: ParticipantKind.nullable().default(null),
  /** How many are reached together, in one class or ward, where they are not reached one by one. */
  clusterSize: z.number().int().min(2).max(10_000).nullable().default(null),
  /** Share of those invited who are expected to answer, 0.05…1. */
  expectedResponse01: z.number().min(0.05).max(1).nullable().default(null),
  /** Whether Saturday and Sunday are free; null: hours are spread over all days. */
  weekendsFree: z.boolean().nullable().default(null),
  /** Days without work, both ends included. */
  blocked: z
    .array(z.object({ from: day, to: day }))
    .max(BLOCKED_MAX)
    .default([]),
})
export type StudySetting = z.infer<typeof StudySetting>

/** A study of which nothing was said. */
export const unsaidSetting: StudySetting = StudySetting.parse({})

export const PublicHoliday = z.object({ day, name: z.string().max(120) })
export type PublicHoliday = z.infer<typeof PublicHoliday>

/** The public holidays of one country between the start of the work and its defence. */
export const HolidayCalendar = z.object({
  country: z.string().max(2),
  days: z.array(PublicHoliday).max(600),
})
export type HolidayCalendar = z.infer<typeof HolidayCalendar>
