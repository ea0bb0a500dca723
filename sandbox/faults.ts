import { z } from 'zod'
import { normal, type Random, seededRandom, seedOf } from './catalogue/random'

/**
 * What goes wrong:
 * `429` too many requests · `500` server error · `broken` 200 with half a body · `cut` the connection ends inside the body ·
 * `silent` no answer until the caller leaves · `auth` key refused · `blocked` a bot wall, 403 · `huge` 3 MB of broken JSON · `empty` 200 without a body ·
 * `busy` an error under HTTP 200.
 */
const faultModes = [
  'ok',
  '429',
  '500',
  'broken',
  'cut',
  'silent',
  'auth',
  'blocked',
  'huge',
  'empty',
  'busy',
] as const

const DELAY_MAX_MS = 120_000

export const FaultSettings = z.object({
  mode: z.enum(faultModes).default('ok'),
  /** Median time before the first byte. */
  latencyMs: z.number().min(0).max(DELAY_MAX_MS).default(0),
  /** With it the time is lognormal; without it every answer takes `latencyMs`. */
  latencyP95Ms: z.number().min(0).max(DELAY_MAX_MS).optional(),
  /** Seconds, for 429; longer than 60 makes OpenAlex say that the day's budget is gone. */
  retryAfter: z.number().int().min(0).max(86_400).optional(),
  /** The fault ends after so many requests. */
  times: z.number().int().min(1).max(1_000_000).optional(),
})
export type FaultSettings = z.infer<typeof FaultSettings>
export type FaultInput = z.input<typeof FaultSettings>

/** z(0.95) of the normal distribution: turns median and 95th percentile into a lognormal spread. */
const Z_95 = 1.6449

/** The faults of every service, with the clockwork of their delays. */
export class Faults {
  private readonly settings = new Map<string, FaultSettings>()
  private readonly randoms = new Map<string, Random>()

  constructor(
    private readonly initial: Readonly<Record<string, FaultInput>>,
    private readonly seed: number,
  ) {
    this.reset()
  }

  reset(): void {
    this.settings.clear()
    this.randoms.clear()
    for (const [service, input] of Object.entries(this.initial)) this.set(service, input)
  }

  set(service: string, input: FaultInput): void {
    this.settings.set(service, FaultSettings.parse(input))
  }

  all(): Readonly<Record<string, FaultSettings>> {
    return Object.fromEntries(this.settings)
  }

  /** The setting for one request of the service; counts down `times`. */
  next(service: string): FaultSettings {
    const setting = this.settings.get(service) ?? FaultSettings.parse({})
    if (setting.times === undefined || setting.mode === 'ok') return setting
    if (setting.times > 1) this.settings.set(service, { ...setting, times: setting.times - 1 })
    else {
      const { times: _, ...rest } = setting
      this.settings.set(service, { ...rest, mode: 'ok' })
    }
    return setting
  }

  delayMs(service: string, setting: FaultSettings): number {
    const { latencyMs, latencyP95Ms } = setting
    if (latencyMs === 0 || latencyP95Ms === undefined || latencyP95Ms <= latencyMs) return latencyMs
    const random = this.randoms.get(service) ?? seededRandom(this.seed ^ seedOf(service))
    this.randoms.set(service, random)
    const sigma = Math.log(latencyP95Ms / latencyMs) / Z_95
    return Math.min(DELAY_MAX_MS, latencyMs * Math.exp(sigma * normal(random)))
  }
}
