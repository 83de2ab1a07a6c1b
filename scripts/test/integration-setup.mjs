// Vitest's global setup. `npm test` provides PostgreSQL and a full build; `npx vitest` gets PostgreSQL and
// new bundles here, while pages still come from the last `npm run build`.
import { bundle } from '../bundle.mjs'
import { openThrowawayPostgres } from './throwaway-postgres.mjs'

export default async function setup() {
  if (process.env.TEST_POSTGRES_URL) return undefined
  await bundle({ server: 'server.ts', worker: 'lib/server/worker/worker-process.ts' })
  const server = await openThrowawayPostgres()
  process.env.TEST_POSTGRES_URL = server.url('postgres')
  return server.release
}
