import type { GateQuestion } from '@/lib/contracts/paper-run'
import type { RunState } from '@/lib/contracts/run'
import { stepOf } from '@/lib/core/run/run-state'

const standings = ['met', 'short', 'open'] as const

/** What the gate of a phase said last; null before it was reached. A round that was opened again shows what the one before said. */
export function gateOfPhase(run: RunState, gate: string): GateQuestion | null {
  const step = stepOf(run, gate)
  const asked = step.asked ? step : step.past.findLast((round) => round.asked)
  return asked ? readGate(asked.question) : null
}

/** A question as the log has it, without the schemas of all contracts in the browser. */
function readGate(value: unknown): GateQuestion | null {
  const criteria = listIn(value, 'criteria').flatMap((one) => {
    const id = textIn(one, 'id')
    const standing = standings.find((known) => known === textIn(one, 'standing'))
    return id !== null && standing ? [{ id, standing }] : []
  })
  const texts = (name: string) => listIn(value, name).filter((one) => typeof one === 'string')
  return { criteria, failed: texts('failed'), notWritten: texts('notWritten') }
}

function fieldIn(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = fieldIn(value, name)
  return Array.isArray(list) ? list : []
}

function textIn(value: unknown, name: string): string | null {
  const text = fieldIn(value, name)
  return typeof text === 'string' ? text : null
}
