import type { ComponentType } from 'react'
import type { SearchParameters } from '@/lib/contracts/search'
import type { SectionFields, SectionStep } from '@/lib/core/dialogues/section'
import type { SideKind } from '@/lib/core/dialogues/side-kinds'

/** The sessions that can be opened from a menu and come back to it. */
export type SideSessionKind = SideKind

export interface SideSessionProps {
  readonly kind: SideSessionKind
  readonly projectId: string
  readonly runId: string
  /** The question that was open when it was called; null while the run works. */
  readonly step: SectionStep | null
  /** Where `step` is a stage: which, and how the reader calls it. */
  readonly stage?: { readonly key: string; readonly label: string }
  /** The parameters as they stand in the form or in force; beside other runs topic and question alone. */
  readonly parameters: Pick<SearchParameters, 'topic' | 'question'> | null
  /** Called before `onClose` with what the student accepted at that step; nothing runs by itself. */
  readonly onEnhanced?: (step: SectionStep, fields: SectionFields) => void
  /** Gives back the place from which it was called. */
  readonly onClose: () => void
}

/** What a page hands to the workspace to fill the panel of [A] and [P]. */
export type SideSession = ComponentType<SideSessionProps>
