import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseAccount } from '@/scripts/embedded-postgres/account.mjs'
import { until } from '@/tests/support/until'

/** Where Debian's package puts it, or null when this machine has none. */
export const pgbouncerPath: string | null =
  spawnSync('which', ['pgbouncer'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  }).stdout.trim() || null

/** A real PgBouncer in transaction mode before the database of `url`, with few connections to share. */
export async function startPgBouncer(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (!pgbouncerPath) throw new Error('This machine has no pgbouncer (Debian: apt-get install pgbouncer)')
  const { hostname, port, username, password, pathname } = new URL(url)
  const name = pathname.slice(1)
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-pgbouncer-'))
  const ownPort = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const database = `host=${hostname} port=${port} dbname=${name} user=${username} password=${password}`
  const settings = [
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
    'max_client_conn = 200',
  ]
  writeFileSync(file, ['[databases]', `${name} = ${database}`, '[pgbouncer]', ...settings, ''].join('\n'))
  // It refuses to run as root.
  const account = databaseAccount(join(folder, 'none'))
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid)
  const child: ChildProcess = spawn(pgbouncerPath, [file], { ...account, stdio: 'ignore' })
  await until('PgBouncer answers', () => answers(ownPort))
  return {
    url: Object.assign(new URL(url), { port: String(ownPort) }).href,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), 2_000).unref()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
