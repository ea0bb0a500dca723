/** What a program may do wrong; only the tests of the process run it. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const held = []
const deeds = {
  spin: () => {
    for (;;);
  },
  'fill heap': () => {
    for (;;) held.push({ at: held.length })
  },
  'fill buffers': () => {
    for (;;) held.push(Buffer.alloc(1_000_000, 1))
  },
  throw: () => {
    throw new TypeError('no luck')
  },
  'write on': (write) => {
    const line = 'x'.repeat(1_000_000)
    for (;;) write(line)
  },
  priority: () => `${getPriority()}`,
  // Says its priority in a file, and answers with what it has become.
  'give way': async (_write, { file }) => {
    const before = getPriority()
    writeFileSync(file, `${before}`)
    while (getPriority() === before) await wait(20)
    return `${getPriority()}`
  },
  // A process like ours whose time is short, and whose parent does not look after it.
  'leave an orphan': (write) => {
    const main = fileURLToPath(new URL('child-main.mjs', import.meta.url))
    const limits = JSON.stringify({ memoryMb: 256, timeoutMs: 500 })
    const own = fileURLToPath(import.meta.url)
    const orphan = spawn(process.execPath, [main, own, limits, '{}'], { stdio: ['pipe', 'ignore', 'ignore'] })
    orphan.unref()
    return new Promise((resolve) => {
      orphan.stdin.end('spin', () => {
        write(`pid ${orphan.pid}`)
        resolve('')
      })
    })
  },
}

export async function answer(input, settings, write) {
  write('begun\n')
  const deed = input.toString('utf8')
  if (settings.fails === 'in words') throw Object.assign(new Error(`cannot read "${deed}"`), { record: deed })
  if (settings.fails === 'later') setTimeout(() => JSON.parse(deed), 1)
  if (settings.fails) return new Promise(() => setTimeout(() => undefined, 5_000))
  if (deeds[deed]) return deeds[deed](write, settings)
  return JSON.stringify({ input: deed, ...settings, env: Object.keys(process.env).length })
}
