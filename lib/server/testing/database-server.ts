import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openRunQueue } from '@/lib/adapters/queue/run-queue'
import { openEmbeddedDatabase } from '@/lib/adapters/store/embedded/embedded-database'
import { migrate } from '@/lib/adapters/store/migrate'
import { packageRoot } from '../package-root'

/** A server for tests and benches, with a database to copy: migrated, and with the tables of the queue. */
export interface DatabaseServer {
  readonly adminUrl: string
  readonly template: string
  /** 'built-in', or the host of DATABASE_URL. */
  readonly name: string
  /** Removes the template, and the whole server with its folder when it was started for this. */
  close(): Promise<void>
}

/** Uses the server of DATABASE_URL when there is one, else a built-in one in a folder of its own. */
export async function startDatabaseServer(given: string | undefined): Promise<DatabaseServer> {
  const folder = given ? null : makeTestFolder()
  const embedded = folder ? await openEmbeddedDatabase(path.join(folder, 'postgres')) : null
  const adminUrl = given ?? embedded?.url ?? ''
  const template = `carrel_template_${randomBytes(4).toString('hex')}`
  await asAdmin(adminUrl, `create database ${template}`)
  const url = databaseUrlOf(adminUrl, template)
  await migrate(url, path.join(packageRoot(), 'prisma/migrations'))
  const queue = await openRunQueue(url, () => undefined)
  await queue.stop()
  return {
    adminUrl,
    template,
    name: given ? new URL(given).host : 'built-in',
    close: async () => {
      await asAdmin(adminUrl, `drop database if exists ${template} with (force)`)
      await embedded?.close()
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A folder that the account which runs the server can enter, also when this process is root. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'carrel-test-'))
  chmodSync(folder, 0o711)
  return folder
}

/** A fresh copy of the template; `drop` ends what is still connected to it. */
export async function copyDatabase(
  server: Pick<DatabaseServer, 'adminUrl' | 'template'>,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `carrel_copy_${randomBytes(6).toString('hex')}`
  await asAdmin(server.adminUrl, `create database ${name} template ${server.template}`)
  return {
    url: databaseUrlOf(server.adminUrl, name),
    drop: () => asAdmin(server.adminUrl, `drop database if exists ${name} with (force)`),
  }
}

function databaseUrlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** One statement on the server itself; names in it are made here, never given. */
export async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
