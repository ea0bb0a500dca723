import type { RunStatus } from './run'
import type { Standing } from './standing'

/** One line of the project list. Times are ISO 8601. */
export interface ProjectLine {
  readonly id: string
  readonly title: string
  readonly sandbox: boolean
  /** `none`: the project has no run. */
  readonly state: RunStatus | 'none'
  readonly chosen: number
  readonly touchedAt: string
}

/** What the project touched last stood at. */
export interface ResumePoint {
  readonly projectId: string
  /** The topic in force, which may be another than the one the project was named after; null where nothing is known of it. */
  readonly topic: string | null
  /** Sources found, those held back left out; null when the run could not be read. */
  readonly found: number | null
  /** Its next step and rooms; null when it could not be read. */
  readonly standing: Standing | null
  readonly lastSeenAt: string
}

export interface StartPage {
  readonly projects: readonly ProjectLine[]
  readonly resume: ResumePoint | null
}
