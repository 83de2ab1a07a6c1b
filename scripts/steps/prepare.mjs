import { loadEnvironmentFile } from '../environment-file.mjs'
import { cleanUpWith } from './lifecycle.mjs'
import { checkNodeVersion, ensurePackages } from './packages.mjs'
import { ensurePortIsFree } from './port.mjs'
import { readStartOptions } from './start-options.mjs'

/**
 * Installs packages, then loads the modules that import them, generates the client and fills the database.
 * @param {() => Promise<void>} [alongside] runs once the client is generated, during the database work
 * @returns {Promise<{ env: Record<string, string>, hasAccounts: boolean }>} env: for the server process
 */
export async function prepare(alongside = async () => {}) {
  checkNodeVersion()
  loadEnvironmentFile()
  const options = readStartOptions()
  const port = Number(process.env.PORT || 3000)
  await ensurePortIsFree(port, process.env.HOST || '0.0.0.0')
  await ensurePackages()

  const { ensurePrismaClient } = await import('./prisma-client.mjs')
  const { openDatabase } = await import('./database.mjs')
  const { directUrl, migrateDatabase } = await import('./schema.mjs')
  const { hasAccounts, seedWhenEmpty, stayEmpty } = await import('./seed.mjs')
  const { sessionSecret } = await import('./secret.mjs')
  const { checkSettings } = await import('./settings.mjs')

  const env = { PORT: String(port), NEXTAUTH_SECRET: sessionSecret(), NEXT_TELEMETRY_DISABLED: '1' }
  env.SITE_URL = process.env.SITE_URL || `http://localhost:${port}`
  await checkSettings(env)
  const opening = openDatabase()
  // Awaited below; a failure before that must not end the process with a stack.
  opening.catch(() => {})
  // Registered before it is open, so that an interruption in between leaves no server running.
  cleanUpWith(() => opening.then((opened) => opened.release()))
  await ensurePrismaClient()
  const fill = async () => {
    env.DATABASE_URL = (await opening).url
    await migrateDatabase(directUrl(env.DATABASE_URL))
    if (options.isEmpty) await stayEmpty(env.DATABASE_URL)
    else await seedWhenEmpty(env.DATABASE_URL, env)
  }
  await Promise.all([fill(), alongside()])
  return { env, hasAccounts: await hasAccounts(env.DATABASE_URL) }
}
