// Vitest runs this once before the integration tests. `npm test` brings its own PostgreSQL and a full build; `npx vitest`
// gets a PostgreSQL and fresh bundles of our own code here (pages still come from the last `npm run build`).
import { bundle } from '../bundle.mjs'
import { openThrowawayPostgres } from './throwaway-postgres.mjs'

export default async function setup() {
  if (process.env.TEST_POSTGRES_URL) return undefined
  await bundle({ server: 'server.ts', worker: 'lib/server/worker/worker-process.ts' })
  const server = await openThrowawayPostgres()
  process.env.TEST_POSTGRES_URL = server.url('postgres')
  return server.release
}
