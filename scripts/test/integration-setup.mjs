// Vitest runs this once before the integration tests. `npm test` brings its own PostgreSQL; `npx vitest` gets one here.
import { openThrowawayPostgres } from './throwaway-postgres.mjs'

export default async function setup() {
  if (process.env.TEST_POSTGRES_URL) return undefined
  const server = await openThrowawayPostgres()
  process.env.TEST_POSTGRES_URL = server.url('postgres')
  return server.release
}
