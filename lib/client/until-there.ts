/** Waits before a part is asked for again where the browser says that it has a network. */
const WAITS_MS = [1_000, 4_000, 15_000] as const

/**
 * What `load` brings, a part of a page that comes when it is needed: without a network it is asked for again once there is one, and
 * with one three times more. What is thrown then is thrown.
 */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; ) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) {
        await networkBack()
        continue
      }
      const waitMs = WAITS_MS[tries]
      if (waitMs === undefined) throw error
      tries += 1
      await new Promise((done) => setTimeout(done, waitMs))
    }
  }
}

function networkBack(): Promise<void> {
  return new Promise((done) => window.addEventListener('online', () => done(), { once: true }))
}
