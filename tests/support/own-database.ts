import { afterAll } from 'vitest'
import { createDatabase } from '@/tests/support/database'

// Each integration test file has its own migrated, empty database, named by `env().DATABASE_URL`.
const database = await createDatabase()
process.env.DATABASE_URL = database.url

afterAll(async () => {
  const { disconnect } = await import('@/lib/platform/database/db')
  await disconnect()
  await database.drop()
})
