// One hash over the names and contents of everything a build is made from.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const roots = [
  'app',
  'components',
  'i18n',
  'lib',
  'messages',
  'prisma/schema.prisma',
  'public',
  'package-lock.json',
  'next.config.ts',
  'postcss.config.mjs',
  'proxy.ts',
  'tsconfig.json',
]

/** Tests and the data files that are read at run time do not go into a build. */
const leftOut = /\.test\.tsx?$|\.md$/

/** Contents, not times: a fresh clone of a built folder needs no second build, a touched file neither. */
export function fingerprintOfSources(folder) {
  const hash = createHash('sha256')
  for (const file of roots.flatMap((root) => filesBelow(path.join(folder, root)))) {
    hash.update(path.relative(folder, file)).update('\n').update(readFileSync(file)).update('\n')
  }
  return hash.digest('hex')
}

function filesBelow(target) {
  if (!existsSync(target)) return []
  if (!statSync(target).isDirectory()) return [target]
  return readdirSync(target, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
