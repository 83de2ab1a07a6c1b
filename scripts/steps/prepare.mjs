import { loadEnvironmentFile } from '../environment-file.mjs'
import { cleanUpWith } from './lifecycle.mjs'
import { checkNodeVersion, ensurePackages } from './packages.mjs'
import { ensurePortIsFree } from './port.mjs'
import { say } from './progress.mjs'

/**
 * Everything a server needs before it can start: packages, database with schema and content, generated client.
 * Modules that import packages load after the packages are there.
 * @returns {Promise<{ env: Record<string, string>, hasAccounts: boolean }>} what the server process gets
 */
export async function prepare() {
  checkNodeVersion()
  loadEnvironmentFile()
  const port = Number(process.env.PORT || 3000)
  await ensurePortIsFree(port, process.env.HOST || '0.0.0.0')
  await ensurePackages()

  const { ensurePrismaClient } = await import('./prisma-client.mjs')
  const { openDatabase } = await import('./database.mjs')
  const { migrateDatabase } = await import('./schema.mjs')
  const { hasAccounts, seedWhenEmpty } = await import('./seed.mjs')
  const { sessionSecret } = await import('./secret.mjs')

  const env = { PORT: String(port), NEXTAUTH_SECRET: sessionSecret(), NEXT_TELEMETRY_DISABLED: '1' }
  env.SITE_URL = process.env.SITE_URL || `http://localhost:${port}`
  await ensurePrismaClient()
  const opening = openDatabase()
  // Registered before it is open: an interruption in between must not leave a server running.
  cleanUpWith(() => opening.then((opened) => opened.release()))
  const database = await opening
  env.DATABASE_URL = database.url
  say('Applying migrations')
  await migrateDatabase(database.url)
  await seedWhenEmpty(database.url, env)
  return { env, hasAccounts: await hasAccounts(database.url) }
}
