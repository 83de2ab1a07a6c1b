import { afterAll } from 'vitest'
import { createDatabase } from '@/tests/support/database'

// Each integration test file works on an empty, migrated database of its own; `env().DATABASE_URL` names it.
const database = await createDatabase()
process.env.DATABASE_URL = database.url

afterAll(async () => {
  const { disconnect } = await import('@/lib/platform/database/db')
  await disconnect()
  await database.drop()
})
