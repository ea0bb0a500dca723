// Generates the database client when it is missing or older than its schema. Imported ahead of every program that uses it, so
// that each works right after `npm ci`, whichever is run first.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const client = path.join(root, 'generated/prisma/client.ts')
const schema = path.join(root, 'prisma/schema.prisma')

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

if (changedAt(client) <= changedAt(schema)) {
  // Standard output belongs to the program that is about to run.
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/prisma'), ['generate'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) {
    process.stderr.write(`The database client could not be generated (prisma generate):\n${stdout}${stderr}`)
    process.exit(1)
  }
}
