// `npm run sbom`: the list of what an installation runs on, as CycloneDX, from the lock file. npm's own `--omit=dev` leaves out what
// the product and a tool of development both rest on (React and zod among it), so that what is for development is taken out here.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const OUTPUT_BYTES_MAX = 64 * 1_048_576

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const shipped = new Set(
  Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && dev !== true)
    .map(([place, { name, version }]) => `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`),
)
const all = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    maxBuffer: OUTPUT_BYTES_MAX,
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
)
const root = all.metadata.component['bom-ref']
const isShipped = (ref) => ref === root || shipped.has(ref)
const components = all.components.filter((component) => isShipped(component['bom-ref']))
const dependencies = all.dependencies
  .filter(({ ref }) => isShipped(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }))
process.stdout.write(`${JSON.stringify({ ...all, components, dependencies }, null, 2)}\n`)
