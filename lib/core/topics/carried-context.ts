import type { StudentProfile } from '@/lib/contracts/topic'

/** What source validation is told of the student to choose its databases by: programme, field and country. */
export function carriedContext({ academic_program, field_of_study, country }: StudentProfile): string {
  return [academic_program, field_of_study, country].filter(Boolean).join(', ')
}
