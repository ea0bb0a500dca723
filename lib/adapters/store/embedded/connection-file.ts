import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const Connection = z.object({ port: z.number().int(), password: z.string().min(16) })
export type Connection = z.infer<typeof Connection>

/** Where the server in `home` listens and its password; null when that is not known or the file is damaged. */
export function readConnection(home: string): Connection | null {
  const file = fileIn(home)
  if (!existsSync(file)) return null
  try {
    return Connection.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Half a file and a wrong one are the same to the caller: the connection is not known.
    return null
  }
}

/** Writes it whole or not at all: without the password the data would be locked away. */
export function saveConnection(home: string, connection: Connection): void {
  const fresh = `${fileIn(home)}.new`
  writeFileSync(fresh, JSON.stringify(connection), { mode: 0o600, flush: true })
  renameSync(fresh, fileIn(home))
}

function fileIn(home: string): string {
  return path.join(home, 'connection.json')
}
