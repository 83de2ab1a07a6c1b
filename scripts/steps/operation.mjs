import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFile } from '../bundle.mjs'
import { loadEnvironmentFile } from '../environment-file.mjs'
import { root } from '../root.mjs'
import { ensurePrismaClient } from './prisma-client.mjs'
import { sessionSecret } from './secret.mjs'

/**
 * Runs an operation with this installation's configuration and database, then exits (with 1 on errors).
 * @param {string} name of its bundle from the build
 * @param {string} source bundled here if the checkout was never built
 * @param {(operations: any) => Promise<number>} work resolves to the exit code
 */
export async function runOperation(name, source, work) {
  loadEnvironmentFile()
  const database = process.env.DATABASE_URL ? undefined : await embeddedDatabase()
  if (database) process.env.DATABASE_URL = database.url
  process.env.NEXTAUTH_SECRET ||= sessionSecret()
  process.env.LOG_LEVEL = 'silent'
  let code = 1
  try {
    code = await work(await import(pathToFileURL(await bundlePath(name, source)).href))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  } finally {
    await database?.release()
  }
  // Open database connections would keep the process alive.
  process.exit(code)
}

async function bundlePath(name, source) {
  const built = join(root, '.build', `${name}.mjs`)
  if (existsSync(built)) return built
  await ensurePrismaClient()
  return bundleFile(source)
}

async function embeddedDatabase() {
  const { openEmbeddedDatabase } = await import('../embedded-postgres/open.mjs')
  return openEmbeddedDatabase(process.env.DATA_DIR || '.data')
}
