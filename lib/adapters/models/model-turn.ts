import { type JSONSchema7, jsonSchema, type ModelMessage, streamText, type ToolSet, tool } from 'ai'
import { z } from 'zod'
import type { ToolOffer, TurnAnswer, TurnRequest } from '@/lib/contracts/ports'
import type { ToolAnswer, ToolCall, UnitTurn } from '@/lib/contracts/run'
import { recoverJson } from '@/lib/core/json/recover-json'
import { askPatiently, estimateTokens, type ModelPortOptions } from './ask-patiently'
import { borderEvidence, promptFor } from './load-prompt'
import { readAnswer } from './read-answer'
import { costOf } from './token-price'

/** What a service wants back with a call, by the name of the service. */
const Meta = z.record(z.string(), z.record(z.string(), z.json()))

/**
 * One turn of a model that may call tools, as its text comes in. No tool is run here: the calls are the caller's, who writes them
 * down first. After a broken connection the turn is asked for anew, and its text begins again. Rejects only when aborted.
 */
export async function takeTurn<T>(
  request: TurnRequest<T>,
  options: ModelPortOptions,
): Promise<TurnAnswer<T>> {
  const prompt = await promptFor(request, options.promptFolder)
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }, ...request.past.flatMap(messagesOf)]
  const { agent, signal } = request
  const asked = await askPatiently(agent, { prompt, signal, options }, async (settings) => {
    const result = streamText({
      ...settings,
      messages,
      tools: offersOf(request.tools),
      toolChoice: request.mayCall ? 'auto' : 'none',
      // Errors come as parts of the stream, too; there they are thrown.
      onError: () => undefined,
    })
    const calls: ToolCall[] = []
    let text = ''
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') settings.abortSignal.throwIfAborted()
      if (part.type === 'tool-call') calls.push(callOf(part))
      if (part.type === 'text-delta') {
        text += part.text
        request.onText(part.text)
      }
    }
    const usage = await result.usage
    const tokens = usage.totalTokens ?? estimateTokens(JSON.stringify(messages) + text)
    return { text, calls, tokens, cost: costOf(usage, options.price) }
  })
  if (!asked.ok) return asked
  const { text, calls, tokens, cost } = asked
  const common = { ok: true, engine: options.name, tokens, cost } as const
  if (calls.length > 0) return { ...common, text, calls, value: undefined, complaint: '' }
  const read = readAnswer(recoverJson(text), request.schema)
  // The text of an answer that fits is its value; it is not kept twice.
  if (read.ok) return { ...common, text: '', calls, value: read.value, complaint: '' }
  return { ...common, text, calls, value: undefined, complaint: read.complaint }
}

/** The tools without their functions. Inputs are checked where the calls are made, so that a wrong one is told to the model. */
function offersOf(tools: readonly ToolOffer[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input }) => [
      name,
      tool({ description, inputSchema: jsonSchema(schemaOf(input)) }),
    ]),
  )
}

function schemaOf(input: ToolOffer['input']): JSONSchema7 {
  return JSON.parse(JSON.stringify(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' })))
}

function callOf(part: {
  readonly toolCallId: string
  readonly toolName: string
  readonly input: unknown
  readonly providerMetadata?: unknown
}): ToolCall {
  const { toolCallId: id, toolName, input, providerMetadata: meta } = part
  return { id, tool: toolName, input, ...(meta === undefined ? {} : { meta }) }
}

/** A turn that was, as the model said it and as it was answered. */
function messagesOf({ text, calls, value, complaint, answers }: UnitTurn): readonly ModelMessage[] {
  const said = text === '' && value !== undefined ? JSON.stringify(value) : text
  const parts = [
    ...(said === '' ? [] : [{ type: 'text', text: said } as const]),
    ...calls.map(({ id, tool: toolName, input, meta }) => {
      const known = Meta.safeParse(meta)
      return {
        type: 'tool-call',
        toolCallId: id,
        toolName,
        input,
        ...(known.success ? { providerOptions: known.data } : {}),
      } as const
    }),
  ]
  const results = answers.map(resultOf)
  return [
    ...(parts.length === 0 ? [] : [{ role: 'assistant', content: parts } as const]),
    ...(results.length === 0 ? [] : [{ role: 'tool', content: results } as const]),
    ...(complaint === '' ? [] : [{ role: 'user', content: complaint } as const]),
  ]
}

/** What a tool found is the text of others: data between borders, as all evidence is. */
function resultOf({ id, tool: toolName, ok, output }: ToolAnswer) {
  const type = ok ? ('text' as const) : ('error-text' as const)
  const value = borderEvidence({ [toolName]: output })
  return { type: 'tool-result' as const, toolCallId: id, toolName, output: { type, value } }
}
