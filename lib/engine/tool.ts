import type { ZodType } from 'zod'
import type { ToolOffer } from '@/lib/contracts/ports'

/** Something that an agent's model may ask for; `C` is what a unit sees. */
export interface Tool<C> extends ToolOffer {
  /** Its answer follows what other calls change: asked again behind one of them, it is no repeated call. */
  readonly followsChanges: boolean
  /** Checks the input, asks, and checks what came. What it throws is told to the model; honours the unit's signal. */
  readonly call: (input: unknown, context: C) => Promise<unknown>
}

/** Declares a tool. `run` may be called again for a call that was cut off, so it must stand repetition. */
export function tool<I, O, C>(
  name: string,
  options: {
    readonly description: string
    readonly input: ZodType<I>
    readonly output: ZodType<O>
    readonly followsChanges?: true
    readonly run: (input: I, context: C) => Promise<O> | O
  },
): Tool<C> {
  const { description, input, output, followsChanges = false, run } = options
  return {
    name,
    description,
    input,
    followsChanges,
    call: async (given, context) => output.parse(await run(input.parse(given), context)),
  }
}
