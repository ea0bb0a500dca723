#!/usr/bin/env node
// The `carrel` command: the same code as the server, from a terminal.
import path from 'node:path'
import '../scripts/database-client.mjs'
import { register } from 'tsx/esm/api'

// From whichever folder it is called: the settings of TypeScript are Carrel's, not those of that folder.
register({ tsconfig: path.resolve(import.meta.dirname, '../tsconfig.json') })
const { main } = await import('../lib/cli/main.ts')
process.exitCode = await main(process.argv.slice(2))
