import { randomUUID } from 'node:crypto'
import { createDatabase } from '../scripts/test/throwaway-postgres.mjs'
import { startFront, startPlainNext } from './servers.mjs'

/**
 * @typedef {{ origin: string, pid: number, stop: () => Promise<void> }} Server
 * @typedef {object} Context a scenario's own seeded database and the product running on it
 * @property {string} instance origin of the running product, without a trailing slash
 * @property {number} pid
 * @property {string} databaseUrl
 * @property {string} dataDir folder of its uploads
 * @property {() => Promise<Server>} plainNext the build under `next start`
 * @property {(env?: Record<string, string>) => Promise<Server>} another another process on this database
 * @property {(env?: Record<string, string>) => Promise<void>} restart with a cold cache; changes `instance`
 * @property {<T>(round: () => Promise<T>, prepare?: () => Promise<unknown>) => Promise<T>} quietly
 * @property {(figure: import('./figures.mjs').Reported) => boolean} report
 */

/** @returns {Promise<Context & { close: () => Promise<void> }>} */
export async function openContext({ name, postgres, machine, figures }) {
  const database = `bench_${name.replaceAll('-', '_')}_${randomUUID().slice(0, 8)}`
  await createDatabase(postgres, database, 'template_seeded')
  const databaseUrl = postgres.url(database)
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: postgres.dataDir }
  const others = []
  let front = await startFront(env)

  const context = {
    instance: front.origin,
    pid: front.pid,
    databaseUrl,
    dataDir: postgres.dataDir,
    quietly: machine.quietly,
    report: figures.report,
    async plainNext() {
      const plain = await startPlainNext(env)
      others.push(plain)
      return plain
    },
    async another(more = {}) {
      const server = await startFront({ ...env, ...more })
      others.push(server)
      return server
    },
    async restart(more = {}) {
      await front.stop()
      front = await startFront({ ...env, ...more })
      Object.assign(context, { instance: front.origin, pid: front.pid })
    },
    async close() {
      await Promise.all([front, ...others].map((server) => server.stop()))
    },
  }
  return context
}
