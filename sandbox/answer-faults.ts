import type { FaultSettings } from './faults'
import { html, json, type Service, text, type WireAnswer } from './wire'

const HUGE_BYTES = 3 * 1024 * 1024

/** A wall as bot shields put up: no service answers behind it. The marks are those by which a reader knows it. */
export function challengePage(): string {
  return [
    '<!DOCTYPE html>',
    '<html><head><title>One moment …</title>',
    '<link href="/.bunny-shield/assets/challenge-styles.css" rel="stylesheet" /></head>',
    '<body data-pow="sandbox#0#0#0"><div class="status">Checking the connection</div>',
    '<noscript><p>Please enable JavaScript to continue.</p></noscript></body></html>',
  ].join('\n')
}

function unavailable(): WireAnswer {
  return html(
    503,
    '<html><head><title>503 Service Unavailable</title></head><body>Backend fetch failed</body></html>',
  )
}

function halfOf(answer: WireAnswer): WireAnswer {
  if (typeof answer.body === 'function') return answer
  const { body } = answer
  const half = Math.floor(body.length / 2)
  return { ...answer, body: typeof body === 'string' ? body.slice(0, half) : body.slice(0, half) }
}

/** What the caller gets instead of the true answer; null for modes that are no answer at all. */
export function faultyAnswer(
  setting: FaultSettings,
  service: Service,
  truth: () => WireAnswer,
): WireAnswer | null {
  switch (setting.mode) {
    case 'ok':
      return truth()
    case '429':
      return service.tooMany(setting.retryAfter ?? null)
    case '500':
      return unavailable()
    case 'busy':
      return service.busy?.() ?? unavailable()
    case 'empty':
      return text(200, '')
    case 'auth':
      return service.unauthorised()
    case 'blocked':
      return html(403, challengePage())
    case 'broken':
    case 'cut':
      return halfOf(truth())
    case 'huge':
      return { ...json(200, null), body: `{"results":[{"title":"${'x'.repeat(HUGE_BYTES)}` }
    case 'silent':
      return null
  }
}
