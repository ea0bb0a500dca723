/**
 * The thread in which one program of our own answers one message after the other, beside the thread that serves pages and
 * streams. It loads the program that it is given and answers each message with what the program's
 * function `answer` gives. Plain JavaScript for the reason given in child-main.mjs.
 */
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

if (/\.tsx?$/.test(workerData.program)) (await import('tsx/esm/api')).register()
const { answer } = await import(pathToFileURL(workerData.program).href)

/** Which error, and where; not its words, which may repeat what it works on. */
const wordsOf = (error) =>
  [error?.name ?? 'failed', ...(String(error?.stack ?? '').match(/^\s+at .+$/gm) ?? [])].join('\n')

parentPort.on('message', ({ id, message }) => {
  try {
    parentPort.postMessage({ id, ok: true, value: answer(message) })
  } catch (error) {
    parentPort.postMessage({ id, ok: false, detail: wordsOf(error) })
  }
})
