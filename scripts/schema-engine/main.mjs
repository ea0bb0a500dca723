#!/usr/bin/env node
import { readFileSync } from 'node:fs'
// Speaks the JSON-RPC protocol of Prisma's schema engine on stdin and stdout, over the WebAssembly engine from npm and a
// driver adapter. prisma.config.ts points PRISMA_SCHEMA_ENGINE_BINARY here, so `prisma migrate` needs no binary download.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { administer, makeFactory } from './adapter.mjs'

const args = process.argv.slice(2)
const logError = (fields) => process.stderr.write(`${JSON.stringify({ level: 'ERROR', fields })}\n`)

if (args.includes('--version')) {
  process.stdout.write('schema-engine-cli wasm\n')
  process.exit(0)
}

const { datamodels, url } = readArguments(args)

if (args.includes('cli')) {
  try {
    await administer(args.at(-1), url)
    process.exit(0)
  } catch (error) {
    logError({ is_panic: false, message: error.message, error_code: error.prismaCode ?? 'P1001', meta: {} })
    process.exit(1)
  }
}

function readArguments(list) {
  const models = []
  let source = {}
  list.forEach((flag, index) => {
    const value = list[index + 1]
    if (flag === '--datamodels') models.push([value, readFileSync(value, 'utf8')])
    if (flag === '--datasource') source = JSON.parse(value)
  })
  return { datamodels: models, url: source.url || process.env.DATABASE_URL }
}

globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  message: '',
  get() {
    return this.message
  },
  set_message(message) {
    this.message = `wasm panic: ${message}`
    logError({ message: this.message })
  },
}

const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
const engine = await import(join(folder, 'schema_engine_bg.js'))
const wasm = readFileSync(join(folder, 'schema_engine_bg.wasm'))
const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': engine })
engine.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start?.()

let factory
// A new engine for each request: one that has applied migrations loses its way to the shadow database.
function newEngine() {
  factory ??= bindMigrationAwareSqlAdapterFactory(makeFactory(url))
  return engine.SchemaEngine.new(
    { datamodels: datamodels.length ? datamodels : undefined },
    () => {},
    factory,
  )
}

const renamed = { getDatabaseVersion: 'version' }
const silent = new Set([
  'dbExecute',
  'reset',
  'markMigrationApplied',
  'markMigrationRolledBack',
  'ensureConnectionValidity',
])
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
let printId = 1e9

async function answer({ id, method, params = {} }) {
  if (method === 'createDatabase') return send({ id, result: { databaseName: '' } })
  const schemaEngine = await newEngine()
  // These two need the shadow database that only a diagnosis builds.
  if (method === 'evaluateDataLoss' || method === 'createMigration')
    await schemaEngine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters })
  const result = await schemaEngine[renamed[method] ?? method](params)
  if (method === 'diff' && result?.stdout != null) {
    send({ id: printId++, method: 'print', params: { content: result.stdout } })
    return send({ id, result: { exitCode: result.exitCode } })
  }
  return send({ id, result: result ?? (silent.has(method) ? {} : null) })
}

function refuse(id, error) {
  const known = /id: (\d+)/.exec(String(error?.message))?.[1]
  const cause = known === undefined ? undefined : factory?.errorRegistry?.consumeError(Number(known))?.error
  const text = [
    error?.message ?? String(error),
    cause && (cause.cause ? JSON.stringify(cause.cause) : cause.stack),
  ]
  send({
    id,
    error: {
      code: 4466,
      message: text[0],
      data: {
        is_panic: error?.name === 'RuntimeError',
        message: text.filter(Boolean).join('\n'),
        error_code: error?.code,
      },
    },
  })
}

let queue = Promise.resolve()
const finish = () => queue.then(() => process.exit(0))
createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  .on('line', (line) => {
    const message = line.trim() ? JSON.parse(line) : null
    if (message?.method) queue = queue.then(() => answer(message)).catch((error) => refuse(message.id, error))
  })
  .on('close', finish)
process.on('SIGTERM', finish)
