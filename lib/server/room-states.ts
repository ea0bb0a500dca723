import type { RunState } from '@/lib/contracts/run'
import { listPipelines, type PipelineRow } from './pipelines'

type RoomStanding = 'closed' | 'empty' | 'begun' | 'done'

/** Where the room of each pipeline stands, given the project's current runs as the browser gets them. */
export function roomStates(runs: readonly RunState[]): ReadonlyMap<string, RoomStanding> {
  return new Map(
    listPipelines().flatMap(({ room, pipeline }) => (room ? [[room.name, standing(pipeline.name)]] : [])),
  )

  function standing(name: string): RoomStanding {
    const room = roomOf(name)
    const run = runs.find(({ pipeline }) => pipeline === name)
    if (!room) return 'closed'
    if (run) return room.isDone(run) ? 'done' : 'begun'
    const before = runs.find(({ pipeline }) => pipeline === room.after)
    return before && room.after !== null && roomOf(room.after)?.opensNext(before) ? 'empty' : 'closed'
  }
}

function roomOf(name: string): PipelineRow['room'] {
  return listPipelines().find(({ pipeline }) => pipeline.name === name)?.room ?? null
}
