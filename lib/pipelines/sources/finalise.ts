import { AppError } from '@/lib/contracts/errors'
import type { Finalised, SelectAnswer } from '@/lib/contracts/source-validation'
import { handoffFileName } from '@/lib/core/validation/handoff'
import { memoryOf } from '@/lib/core/validation/memory'
import type { AskStep, UnitContext } from '@/lib/engine/pipeline'
import { knownSources } from './known-sources'
import type { SourcePorts } from './ports'
import { planInForce, refineAnswers, validationInputOf } from './run-answers'

/** Checks that the chosen sources are there, remembers what was learned, and names the hand-off file. */
export async function finaliseRun(
  context: UnitContext<SourcePorts>,
  select: AskStep<SelectAnswer>,
): Promise<Finalised> {
  const { run, ports, now } = context
  const answer = context.readAnswer(select)
  const sources = knownSources(run)
  const asked = answer.kind === 'select' ? answer.sourceIds : []
  const selected = asked.filter((id) => sources.has(id))
  if (selected.length === 0) throw new AppError('invalid-input', 'none of the chosen sources is in this run')
  const plan = planInForce(run)
  const decisions = await ports.listSelection()
  await ports.remember(
    memoryOf({
      input: validationInputOf(run),
      plan,
      answers: refineAnswers(run),
      sources: [...sources.values()],
      selected,
      decisions,
      at: now,
    }),
  )
  return { selected, handoffFileName: handoffFileName(plan.parameters.topic), finishedAt: now }
}
