import type { ProgressTable } from '@/lib/core/run/run-progress'
import { dependenciesOf } from '@/lib/engine/pipeline'
import type { PipelineRow } from './pipelines'

/** The pipeline as a reader calls it: by its room, or readably by its name. */
export function pipelineLabel(row: PipelineRow, rooms: Readonly<Record<string, unknown>>): string {
  const { name } = row.pipeline
  return (row.room && textAt(rooms, row.room)) ?? readable(name)
}

type Labels = Readonly<Record<'stage' | 'step', unknown>>

/**
 * A pipeline as its progress is shown, with labels out of a language's words for it, `stage.<key>` and `step.<key>`. A
 * pipeline without words shows its keys, readably.
 */
export function progressTable(
  row: Pick<PipelineRow, 'pipeline' | 'stages' | 'room' | 'reruns'>,
  words: Partial<Labels>,
): ProgressTable {
  const label = (kind: keyof Labels, key: string) => textAt(words[kind], key) ?? readable(key)
  const needs = new Map(
    row.pipeline.steps.map((step) => [step.key, dependenciesOf(step).map((need) => need.key)]),
  )
  return {
    reruns: row.room === null || row.reruns === true,
    stages: row.stages.map(({ key, steps }) => ({
      key,
      label: label('stage', key),
      steps: steps.map((step) => ({
        key: step.key,
        kind: step.kind,
        label: label('step', step.key),
        needs: needs.get(step.key) ?? [],
        staysOpen: step.staysOpen ?? false,
      })),
    })),
  }
}

function textAt(words: unknown, key: string): string | null {
  if (typeof words !== 'object' || words === null) return null
  const text: unknown = Object.entries(words).find(([name]) => name === key)?.[1]
  return typeof text === 'string' ? text : null
}

function readable(key: string): string {
  const text = key.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
