#!/usr/bin/env node
// The `carrel` command: the same code as the server, from a terminal.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('../lib/cli/main.ts')
process.exitCode = await main(process.argv.slice(2))
