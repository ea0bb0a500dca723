// The PostgreSQL side of the schema engine: @prisma/adapter-pg with the three differences that migrations need.
import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const CHAR_OID = 18
const TEXT_OID = 25

/** Discrete fields: with a connection string the adapter would take the main database for the shadow one. */
function fieldsOf(url) {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  }
}

async function withClient(fields, work) {
  const client = new pg.Client(fields)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function adapt(adapter) {
  const readRows =
    Object.getPrototypeOf(Object.getPrototypeOf(adapter)).queryRaw ?? Object.getPrototypeOf(adapter).queryRaw
  // The engine reads catalogue columns of type "char", which the adapter refuses to decode.
  adapter.queryRaw = async (query) => {
    const { fields, rows } = await adapter.performIO(query)
    const isChar = fields.map((field) => field.dataTypeID === CHAR_OID)
    const asText = {
      fields: fields.map((field, i) => (isChar[i] ? { ...field, dataTypeID: TEXT_OID } : field)),
      rows,
    }
    const result = await readRows.call(
      Object.assign(Object.create(adapter), { performIO: async () => asText }),
      query,
    )
    result.columnTypes = result.columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type))
    return result
  }
  // The adapter splits scripts at semicolons, which breaks function bodies; the simple protocol takes them whole.
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script)
    } catch (error) {
      adapter.onError(error)
    }
  }
  return adapter
}

export function makeFactory(url) {
  const fields = fieldsOf(url)
  const factory = new PrismaPg(fields)
  const connect = factory.connect.bind(factory)
  factory.connect = async () => adapt(await connect())
  factory.connectToShadowDb = async () => {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`
    await withClient(fields, (client) => client.query(`CREATE DATABASE "${database}" TEMPLATE template0`))
    const adapter = adapt(await new PrismaPg({ ...fields, database }).connect())
    const dispose = adapter.dispose.bind(adapter)
    adapter.dispose = async () => {
      await dispose()
      await withClient(fields, (client) => client.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`))
    }
    return adapter
  }
  return factory
}

/** The commands the CLI runs outside the RPC protocol. */
export async function administer(command, url) {
  const fields = fieldsOf(url)
  const name = `"${fields.database.replaceAll('"', '""')}"`
  const admin = { ...fields, database: 'postgres' }
  if (command === 'can-connect-to-database') return canConnect(fields)
  if (command === 'create-database')
    return withClient(admin, (client) => client.query(`CREATE DATABASE ${name}`))
  if (command === 'drop-database')
    return withClient(admin, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  throw new Error(`unknown command ${command}`)
}

async function canConnect(fields) {
  try {
    await withClient(fields, (client) => client.query('select 1'))
  } catch (error) {
    if (error.code === '3D000') error.prismaCode = 'P1003'
    throw error
  }
}
