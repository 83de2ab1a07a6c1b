import 'server-only'
import { runMigrations } from 'graphile-worker'
import { env } from '@/lib/env'
import { queueLogger } from '@/lib/jobs/queue-logger'

/** Creates or updates the queue's own tables (schema graphile_worker). Safe to run from several processes at once. */
export async function installJobSchema(connectionString = env().DATABASE_URL): Promise<void> {
  await runMigrations({ connectionString, logger: queueLogger })
}
