// `npm start`: builds when the build is missing or stale, then becomes the server.
import { buildWhenStale } from './build.mjs'

try {
  buildWhenStale()
  process.env.NODE_ENV = 'production'
  const { register } = await import('tsx/esm/api')
  register()
  const { startServer } = await import('../lib/server/main.ts')
  await startServer()
} catch (error) {
  process.stderr.write(`Carrel did not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
