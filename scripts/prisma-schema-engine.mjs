#!/usr/bin/env node
// Prisma's schema engine from npm (WebAssembly over the pg driver), with the protocol of the native binary
// that the Prisma CLI would otherwise download (docs/decisions/001-database-without-downloads.md).
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { UNLIMITED } from '../lib/platform/database/limits.mjs'

const CHAR_OID = 18
const CHAR_ARRAY_OID = 1002

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { datasource: { type: 'string' }, datamodels: { type: 'string', multiple: true } },
})
const url = values.datasource ? JSON.parse(values.datasource).url : undefined

/** Separate fields: with a connection string the adapter would use the main database as shadow database. */
function connectionFields(databaseName) {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url })
    .connectionParameters
  // One connection, because the engine's advisory lock belongs to its session.
  const place = { host, port, database: databaseName ?? database, ssl: ssl || undefined }
  return { ...place, user, password, max: 1, options: UNLIMITED }
}

/** Works around two adapter bugs: it does not know "char" columns and splits scripts at every `;`. */
function repaired(adapter) {
  const performIO = adapter.performIO.bind(adapter)
  // The catalog has no "char"[] columns, so the array type can carry the scalar through the adapter.
  adapter.performIO = async (query) => {
    const result = await performIO(query)
    for (const field of result.fields) if (field.dataTypeID === CHAR_OID) field.dataTypeID = CHAR_ARRAY_OID
    return result
  }
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query) => {
    const { columnTypes, ...result } = await queryRaw(query)
    const { Character, CharacterArray } = ColumnTypeEnum
    return { ...result, columnTypes: columnTypes.map((type) => (type === CharacterArray ? Character : type)) }
  }
  adapter.executeScript = async (script) => {
    try {
      await adapter.client.query(script)
    } catch (error) {
      adapter.onError(error)
    }
  }
  const startTransaction = adapter.startTransaction?.bind(adapter)
  if (startTransaction) adapter.startTransaction = async (level) => repaired(await startTransaction(level))
  return adapter
}

const factory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: async () => repaired(await new PrismaPg(connectionFields()).connect()),
  async connectToShadowDb() {
    const main = await this.connect()
    const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`
    await main.executeScript(`CREATE DATABASE "${name}"`)
    const shadow = repaired(await new PrismaPg(connectionFields(name)).connect())
    const dispose = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await dispose()
      await main.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`)
      await main.dispose()
    }
    return shadow
  },
}

function write(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

async function loadEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message() {} }
  const file = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg')).replace(
    /\.js$/,
    '.wasm',
  )
  const { instance } = await WebAssembly.instantiate(await readFile(file), { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  const datamodels = await Promise.all(
    (values.datamodels ?? []).map(async (path) => [path, await readFile(path, 'utf8')]),
  )
  return glue.SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}

async function answer(engine, { id, method, params }) {
  try {
    // After applying migrations the engine loses its shadow database connection; a diagnosis restores it.
    if (method === 'evaluateDataLoss') await engine.devDiagnostic(diagnosisOf(params))
    const result = await engine[method](params)
    if (method === 'diff') {
      write({ id: `print-${id}`, method: 'print', params: { content: result.stdout ?? '' } })
      write({ id, result: { exitCode: result.exitCode } })
    } else write({ id, result: result ?? {} })
  } catch (error) {
    const { message, meta, code } = error
    const data = {
      is_panic: false,
      message: message ?? String(error),
      meta: meta ?? null,
      error_code: code ?? null,
    }
    write({
      id,
      error: { code: 4466, message: 'An error happened. Check the data field for details.', data },
    })
  }
}

function diagnosisOf({ migrationsList, filters }) {
  return { migrationsList, filters }
}

async function serve() {
  const engine = loadEngine()
  let queue = Promise.resolve()
  for await (const line of createInterface({ input: process.stdin })) {
    const request = line.trim() ? JSON.parse(line) : {}
    // Lines without a method acknowledge our own "print".
    if (request.method) queue = queue.then(async () => answer(await engine, request))
  }
  await queue
  process.exit(0)
}

function failCommand(code, message) {
  const line = { level: 'ERROR', target: 'schema_engine::logger', fields: { message, error_code: code } }
  process.stderr.write(`\n${JSON.stringify(line)}`, () => process.exit(1))
}

async function withClient(database, work) {
  const client = new pg.Client({ ...connectionFields(database), connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await work(client)
    await client.end()
    process.exit(0)
  } catch (error) {
    const { host, port, database: name } = connectionFields(database)
    if (error.code === '3D000') failCommand('P1003', `Database \`${name}\` does not exist`)
    else if (error.code === '28P01')
      failCommand('P1000', `Authentication failed against the database server at \`${host}\``)
    else if (error.code === '42P04') failCommand('P1009', error.message)
    else failCommand('P1001', `Can't reach database server at \`${host}:${port}\` (${error.message})`)
  }
}

const command = positionals.includes('cli') ? positionals.at(-1) : undefined
if (command === 'can-connect-to-database') await withClient(undefined, (client) => client.query('SELECT 1'))
else if (command === 'create-database')
  await withClient('postgres', (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(connectionFields().database)}`),
  )
else await serve()
