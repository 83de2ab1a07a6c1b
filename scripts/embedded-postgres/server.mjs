import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { binaries } from './binaries.mjs'
import { keepRunning } from './keep-running.mjs'
import { initializeCluster, removeStalePidFile, runningServer, spawnServer, stopServer } from './process.mjs'

const READY_TIMEOUT_MS = 60_000
const HOLDER = 'porchlight-holder'

/**
 * Starts the folder's PostgreSQL, or joins it if it runs. `release` stops it unless another command uses it.
 * @param {{ folder: string, account?: { uid: number, gid: number }, settings?: object }} options
 * @returns {Promise<{ url: (database: string) => string, release: () => Promise<void>, reused: boolean }>}
 */
export async function openServer({ folder, account, settings = {} }) {
  const data = join(folder, 'data')
  const programs = binaries(folder, account)
  const password = passwordOf(folder, account)
  if (!existsSync(data))
    renameSync(initializeCluster({ programs, folder, account, passwordFile: join(folder, 'password') }), data)

  const reused = runningServer(data) !== undefined
  const hold = async (isWanted = () => true) => {
    const deadline = Date.now() + READY_TIMEOUT_MS
    while (Date.now() < deadline && isWanted()) {
      const server = runningServer(data) ?? (await start({ programs, folder, account, settings, data }))
      const holder = server && (await connect(server.port, password, data))
      if (holder) return { holder, port: server.port }
      await sleep(100)
    }
    throw new Error(`PostgreSQL did not start. Its log: ${join(folder, 'postgres.log')}`)
  }
  const first = await hold()
  return session({ held: keepRunning(first, hold), port: first.port, password, data, reused })
}

async function start(options) {
  removeStalePidFile(options.data)
  const port = await portFor(options.folder)
  const child = spawnServer({ ...options, port })
  let failed = false
  child.on('exit', () => {
    failed = true
  })
  while (!failed) {
    if (runningServer(options.data)) return { port }
    await sleep(25)
  }
  // A killed server's children may still hold its memory, or another start was faster: retry.
  await sleep(400)
  return undefined
}

/** Undefined when the server does not answer (yet) or is not ours. */
async function connect(port, password, data) {
  const client = new pg.Client({
    ...address(port, password),
    application_name: HOLDER,
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    if (realpathSync(rows[0].data_directory) === realpathSync(data)) return client
  } catch {
    // Starting up, recovering from a crash or shutting down.
  }
  await client.end().catch(() => {})
  return undefined
}

function session({ held, port, password, data, reused }) {
  const { user, host } = address(port, password)
  return {
    reused,
    url: (database) => `postgresql://${user}:${password}@${host}:${port}/${database}`,
    async release() {
      const holder = await held.stopHolding()
      if (await isHeldByOthers(holder)) await holder?.end().catch(() => {})
      else await stopServer(data)
    },
  }
}

async function isHeldByOthers(holder) {
  if (!holder) return false
  try {
    const { rows } = await holder.query(
      'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [HOLDER],
    )
    return rows.length > 0
  } catch {
    return false
  }
}

function address(port, password) {
  return { host: '127.0.0.1', port, user: 'porchlight', password, database: 'postgres' }
}

function passwordOf(folder, account) {
  const file = join(folder, 'password')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (account) chownSync(file, account.uid, account.gid)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Reuses the last port if it is free, so that saved URLs stay valid. */
async function portFor(folder) {
  const file = join(folder, 'port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const port = (await freePort(last)) ?? (await freePort(0))
  writeFileSync(file, String(port))
  return port
}

function freePort(wanted) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(undefined))
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
