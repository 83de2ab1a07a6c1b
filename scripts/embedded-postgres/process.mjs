import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const STOP_TIMEOUT_MS = 15_000

export function runningServer(data) {
  const { pid, port } = pidFile(data) ?? {}
  return isPostgres(pid, data) ? { pid, port } : undefined
}

/** PostgreSQL does not start over a stale pid file. Call only before a start: a fresh one looks the same. */
export function removeStalePidFile(data) {
  const left = pidFile(data)
  if (!left || isPostgres(left.pid, data)) return
  const justBeingWritten = !left.pid && Date.now() - left.writtenAt < 2_000
  if (!justBeingWritten) rmSync(join(data, 'postmaster.pid'), { force: true })
}

function pidFile(data) {
  const file = join(data, 'postmaster.pid')
  try {
    const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
    return { pid, port, writtenAt: statSync(file).mtimeMs }
  } catch {
    return undefined
  }
}

function isPostgres(pid, data) {
  if (!Number.isInteger(pid) || pid < 2) return false
  if (existsSync('/proc/self/cwd')) return workingFolder(pid) === realpathSync(data)
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return status === 0 && stdout.includes('postgres')
}

/** PostgreSQL runs in its data folder, which distinguishes it from a reused pid. */
function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** In its own session, to outlive Ctrl-C and the web server's last write. If it exits, the start failed. */
export function spawnServer({ programs, folder, account, port, settings }) {
  const log = openSync(join(folder, 'postgres.log'), 'a', 0o600)
  const flags = {
    // Keeps WAL files for reuse: creating one blocks every commit for a tenth of a second.
    min_wal_size: '512MB',
    ...settings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const child = spawn(
    join(programs, 'bin', 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      ...Object.entries(flags).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    {
      ...account,
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    },
  )
  closeSync(log)
  child.on('error', () => {})
  child.unref()
  return child
}

/** Creates the cluster in a temporary folder, so that an interrupted start leaves nothing half-made. */
export function initializeCluster({ programs, folder, account, passwordFile }) {
  const half = join(folder, 'data.new')
  rmSync(half, { recursive: true, force: true })
  const { status, stderr, error } = spawnSync(
    join(programs, 'bin', 'initdb'),
    [
      '-D',
      half,
      '-U',
      'porchlight',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--no-locale',
    ].concat(['--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
    { ...account, cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  )
  if (status !== 0) throw new Error(`PostgreSQL could not be initialized: ${error?.message ?? stderr}`)
  return half
}

export async function stopServer(data) {
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    const server = runningServer(data)
    if (!server) return
    process.kill(server.pid, signal)
    const deadline = Date.now() + STOP_TIMEOUT_MS
    while (runningServer(data)?.pid === server.pid && Date.now() < deadline) await sleep(25)
  }
}
