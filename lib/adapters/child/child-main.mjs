/**
 * The process in which one program works on what a person or a foreign page brought. It reads its input from stdin, gives
 * it to the function `answer` of the program named in its first argument, writes the answer to stdout and ends.
 * It is plain JavaScript because it is started by path, both from the sources and from a built server; a program in
 * TypeScript is compiled as it is loaded.
 * A second thread watches the memory and the age of the whole process, since spinning code cannot watch itself, and a
 * parent that died cannot end it.
 */
import { buffer } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const MEMORY_CHECK_INTERVAL_MS = 40
/** The process is ended at this share of its memory: it grows on while the watcher sleeps. */
const MEMORY_SHARE_END01 = 0.88
/** The parent ends the process at its time; this much later it ends itself. */
const GRACE_MS = 1_000

function watch({ memoryMb, timeoutMs }) {
  const end = () => process.kill(process.pid, 'SIGKILL')
  const bytesMax = MEMORY_SHARE_END01 * memoryMb * 1_048_576
  setInterval(() => {
    if (process.memoryUsage.rss() > bytesMax) end()
  }, MEMORY_CHECK_INTERVAL_MS)
  setTimeout(end, timeoutMs + GRACE_MS)
}

async function load(program) {
  if (/\.tsx?$/.test(program)) (await import('tsx/esm/api')).register()
  return import(pathToFileURL(program).href)
}

async function main() {
  const [program, limits, settings] = process.argv.slice(2)
  new Worker(fileURLToPath(import.meta.url), { workerData: JSON.parse(limits) }).unref()
  // Reading and loading take their time side by side.
  const [input, { answer }] = await Promise.all([buffer(process.stdin), load(program)])
  const last = await answer(input, JSON.parse(settings), (text) => process.stdout.write(text))
  process.stdout.write(last, () => process.exit(0))
}

/** Which error, and where; not its words, which may repeat what was read. */
function fail(error) {
  const places = String(error?.stack ?? '').match(/^\s+at .+$/gm) ?? []
  process.stderr.write([`${error?.name ?? 'failed'} ${error?.code ?? ''}`, ...places].join('\n'), () =>
    process.exit(1),
  )
}

if (isMainThread) {
  process.on('uncaughtException', fail)
  await main().catch(fail)
} else watch(workerData)
