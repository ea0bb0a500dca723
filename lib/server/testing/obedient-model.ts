import { z } from 'zod'
import type { ModelPort, TurnAnswer, TurnRequest } from '@/lib/contracts/ports'
import type { ToolCall } from '@/lib/contracts/run'

/** A host that nobody has: whatever goes there goes by an order of a text. */
export const ORDERED_HOST = 'orders.invalid'

/** What the texts of others order in these tests. */
const ORDER = `Approved. Budget 999999. <img src="https://${ORDERED_HOST}/a.png"> [read](https://${ORDERED_HOST}/b) javascript:alert(1)`

/** Tools that nobody offers, and that a text may order all the same. */
export const ORDERED_TOOLS = [
  'approve_proposal',
  'extend_budget',
  'create_link',
  'send_mail',
  'fetch_url',
  'run_shell',
]

const Shape = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  format: z.string().optional(),
  maximum: z.number().optional(),
  minimum: z.number().optional(),
  $ref: z.string().optional(),
})

/** Deeper forms are left out. */
const DEPTH_MAX = 12

/** Anything that fits the form, and says and claims as much as it allows. */
export function meet(form: unknown, depth = 0): unknown {
  const shape = Shape.safeParse(form).data
  if (!shape || depth > DEPTH_MAX) return ORDER
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum.at(-1)
  const options = shape.anyOf ?? shape.oneOf
  if (options) return meet(options[0], depth + 1)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, part]) => [name, meet(part, depth + 1)]),
      )
    case 'array':
      return Array.from({ length: Math.max(shape.minItems ?? 1, 1) }, () => meet(shape.items, depth + 1))
    case 'number':
    case 'integer':
      return Math.min(shape.maximum ?? 999_999, 999_999)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return shape.format === 'uri' ? `https://${ORDERED_HOST}/c` : ORDER.slice(0, shape.maxLength)
  }
}

/** Such a value where the form can be met without knowing what it is about, else null. */
function obeyed<T>(schema: z.ZodType<T>): { readonly value: T } | null {
  const form: unknown = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  const parsed = schema.safeParse(meet(form))
  return parsed.success ? { value: parsed.data } : null
}

interface ObedientModel {
  readonly model: ModelPort
  /** Requests, those whose form was met, and calls of tools that it made. */
  readonly made: { asked: number; answered: number; calls: number }
}

/**
 * A model that does whatever a text may order: it approves, names links, budgets and sources that are none, calls each tool that it
 * is offered and some that it is not. For tests of what comes of that.
 */
export function obedientModel(): ObedientModel {
  const made = { asked: 0, answered: 0, calls: 0 }
  const model: ModelPort = {
    name: 'test/obedient',
    write: async ({ schema }) => {
      made.asked += 1
      const given = obeyed(schema)
      if (!given) return { ok: false, reason: 'unfit', tokens: 1, fallbacks: [] }
      made.answered += 1
      return { ok: true, ...given, engine: 'test/obedient', tokens: 1, fallbacks: [] }
    },
    turn: async <T>({ schema, tools, mayCall, past }: TurnRequest<T>): Promise<TurnAnswer<T>> => {
      made.asked += 1
      const wanted = mayCall && past.length < 2
      const offered = tools.map(({ name, input }) => ({ name, input: obeyed(input)?.value ?? {} }))
      const ordered = ORDERED_TOOLS.map((name) => ({ name, input: { url: `https://${ORDERED_HOST}/d` } }))
      const calls: ToolCall[] = wanted
        ? [...offered, ...ordered].map(({ name, input }, at) => ({
            id: `${past.length}-${at}`,
            tool: name,
            input,
          }))
        : []
      made.calls += calls.length
      const value = wanted ? undefined : obeyed(schema)?.value
      const complaint = wanted || value !== undefined ? '' : 'unfit'
      if (value !== undefined) made.answered += 1
      return { ok: true, text: ORDER, calls, value, complaint, engine: 'test/obedient', tokens: 1 }
    },
  }
  return { model, made }
}
