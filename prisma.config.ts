import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'prisma/config'

// The CLI downloads a native schema engine; where that is not possible it speaks to the WebAssembly engine from npm.
const shim = path.resolve(import.meta.dirname, 'scripts/schema-engine/main.mjs')
if (existsSync(shim)) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= shim

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://carrel@127.0.0.1:1/carrel' },
})
