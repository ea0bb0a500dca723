import { cpus, loadavg, totalmem } from 'node:os'

/** The machine on which figures were measured, with how busy it was: a busy one measures its neighbours too. */
export function describeMachine(): string {
  const [cpu] = cpus()
  const memoryGb = Math.round(totalmem() / 1024 ** 3)
  const load = loadavg()[0]?.toFixed(1)
  return `${cpu?.model.trim() ?? 'unknown CPU'}, ${cpus().length} cores, ${memoryGb} GB, ${process.platform}, Node ${process.version}, load ${load}`
}
