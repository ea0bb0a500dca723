import type { ProjectLine, ResumePoint } from '@/lib/contracts/project-list'

/** A project of the list with its time in words; worded on the server, so that both renders are equal. */
export interface ProjectEntry extends ProjectLine {
  readonly touched: string
}

export interface ResumeEntry extends ResumePoint {
  readonly lastSeen: string
}
