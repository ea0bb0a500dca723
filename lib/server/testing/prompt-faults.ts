import { readdirSync, readFileSync } from 'node:fs'
import { loadPrompt } from '@/lib/adapters/models/load-prompt'
import type { ModelPort, ModelRequest } from '@/lib/contracts/ports'

type Asked = Pick<ModelRequest<unknown>, 'agent' | 'values'>

/** A model that gives no answer and notes what it is asked for; for tests of prompts. */
export function listeningModel(): { readonly model: ModelPort; readonly asked: readonly Asked[] } {
  const asked: Asked[] = []
  const model: ModelPort = {
    name: 'test/none',
    write: async ({ agent, prompt = agent, values }) => {
      asked.push({ agent: prompt, values })
      return { ok: false, reason: 'only listening', tokens: 0, fallbacks: [] }
    },
    turn: async ({ agent, prompt = agent, values }) => {
      asked.push({ agent: prompt, values })
      return { ok: false, reason: 'only listening', tokens: 0 }
    },
  }
  return { model, asked }
}

/**
 * What does not agree between the prompt files of a folder and what agents asked for, whichever prompt each item has: files
 * that are missing or that nobody asked for, placeholders without a value, values without a placeholder. Empty when all is well.
 */
export async function promptFaults(folder: string, asked: readonly Asked[]): Promise<readonly string[]> {
  const files = new Set(readdirSync(folder).map((file) => file.replace(/\.md$/, '')))
  const names = new Set(asked.map(({ agent }) => agent))
  const missing = [...names].filter((name) => !files.has(name)).map((name) => `${name} has no prompt`)
  const orphaned = [...files].filter((file) => !names.has(file)).map((file) => `nobody asks for ${file}`)
  const known = asked.filter(({ agent }) => files.has(agent))
  const wrong = await Promise.all(known.map((request) => valueFaults(folder, request)))
  return [...missing, ...orphaned, ...wrong.flat()]
}

async function valueFaults(folder: string, { agent, values }: Asked): Promise<readonly string[]> {
  const text = readFileSync(`${folder}/${agent}.md`, 'utf8')
  const unused = Object.keys(values).filter((name) => !text.includes(`{{${name}}}`))
  const filled = await loadPrompt(folder, agent, values).catch((error: Error) => `{{${error.message}`)
  return [
    ...(filled.includes('{{') ? [`${agent}: ${filled.slice(0, 120)}`] : []),
    ...unused.map((name) => `${agent} does not use ${name}`),
  ]
}
