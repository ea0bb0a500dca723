import { env } from './env'

/** Addresses under which people reach this server, the one to print first. */
export function publicAddresses(port = env().PORT): readonly string[] {
  const { PUBLIC_URL } = env()
  return PUBLIC_URL ? [new URL(PUBLIC_URL).origin] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}
