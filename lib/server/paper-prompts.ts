import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PAPER_PROMPT_FOLDER } from '@/lib/contracts/paper-agents'
import type { PromptTemplates } from '@/lib/core/paper/agent-config'
import type { PromptParts } from '@/lib/core/paper/build-prompt'
import { packageRoot } from './package-root'

/** The prompts of the paper's agents, by key, and the parts that they share. */
export interface PaperPrompts {
  readonly templates: PromptTemplates
  readonly parts: PromptParts
}

let read: Promise<PaperPrompts> | undefined

/** What the files say, read once for each process; a missing part rejects. */
export function readPaperPrompts(): Promise<PaperPrompts> {
  read ??= readFiles().catch((error) => {
    read = undefined
    throw error
  })
  return read
}

async function readFiles(): Promise<PaperPrompts> {
  const folder = path.join(packageRoot(), PAPER_PROMPT_FOLDER)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))
  const templates = await Promise.all(
    files.map(
      async (file) => [file.replace(/\.md$/, ''), await readFile(path.join(folder, file), 'utf8')] as const,
    ),
  )
  const part = (name: string) => readFile(path.join(folder, '../prompt-parts', `${name}.md`), 'utf8')
  const [output, workflow, retrieval, storage, summary] = await Promise.all([
    part('output'),
    part('workflow-context'),
    part('memory-retrieval'),
    part('memory-storage'),
    part('task-summary'),
  ])
  const parts = {
    output,
    'workflow-context': workflow,
    'memory-retrieval': retrieval,
    'memory-storage': storage,
    'task-summary': summary,
  }
  return { templates: new Map(templates), parts }
}
