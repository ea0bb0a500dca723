import { spawnSync } from 'node:child_process'

/** `npm run bench [name …]`: one after the other, so that none measures another; each writes its own table. */
const benches = [
  'engine',
  'sse',
  'first-source',
  'first-row',
  'first-token',
  'topic-counts',
  'merge-rank',
  'merge',
  'proposal',
  'review',
  'pdf',
  'library',
  'first-load-js',
  'queue',
  'read-model',
  'paper-next',
  'paper-run',
  'fair',
  'setup',
]

const asked = process.argv.slice(2)
const chosen = asked.length === 0 ? benches : benches.filter((name) => asked.includes(name))
const failed: string[] = []
for (const name of chosen) {
  process.stdout.write(`\n${name}\n`)
  // Server code is marked as such for Next; here there is no browser that it could reach.
  const options = ['--conditions=react-server', '--import', 'tsx', `bench/${name}.ts`]
  const { status } = spawnSync(process.execPath, options, { stdio: 'inherit' })
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) process.stdout.write(`\nNot measured: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
