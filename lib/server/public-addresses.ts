import { env } from './env'

// On globalThis because pages and routes are bundled apart from the process that listens.
declare global {
  var carrelPort: number | undefined
}

/** Addresses under which people reach this server, the one to print first. */
export function publicAddresses(): readonly string[] {
  const { PUBLIC_URL, PORT } = env()
  // With PORT=0 the number is known only to who listens.
  const port = globalThis.carrelPort ?? PORT
  return PUBLIC_URL ? [new URL(PUBLIC_URL).origin] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}
