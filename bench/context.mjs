import { randomUUID } from 'node:crypto'
import { createDatabase } from '../scripts/test/throwaway-postgres.mjs'
import { startFront, startPlainNext } from './servers.mjs'

/**
 * What a scenario gets: a seeded database of its own and the product running on it.
 * @typedef {object} Context
 * @property {string} instance origin of the running product (`node .build/server.mjs`), without a trailing slash
 * @property {number} pid its process
 * @property {string} databaseUrl
 * @property {string} dataDir where its uploads lie
 * @property {() => Promise<{ origin: string, stop: () => Promise<void> }>} plainNext the same build under `next start`
 * @property {(env?: Record<string, string>) => Promise<{ origin: string, pid: number, stop: () => Promise<void> }>} another one more
 *   process of the product on the same database, with further configuration
 * @property {(env?: Record<string, string>) => Promise<void>} restart stops the product and starts it again, with further
 *   configuration: nothing is cached then; `instance` changes
 * @property {<T>(round: () => Promise<T>, prepare?: () => Promise<unknown>) => Promise<T>} quietly see quiet-moments.mjs
 * @property {(figure: import('./figures.mjs').Reported) => boolean} report
 */

/** @returns {Promise<Context & { close: () => Promise<void> }>} close stops everything that was started for it */
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
