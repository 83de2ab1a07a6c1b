import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFile } from '../bundle.mjs'
import { loadEnvironmentFile } from '../environment-file.mjs'
import { root } from '../root.mjs'
import { ensurePrismaClient } from './prisma-client.mjs'
import { sessionSecret } from './secret.mjs'

/**
 * Runs one operation of the product from the command line, with the configuration of the installation and its database, and ends
 * the process with the exit code that `work` returns, or with 1 and the words of what it throws.
 * @param {string} name of the bundle that the build left, which is made now in a checkout that was never built
 * @param {string} source its file
 * @param {(operations: any) => Promise<number>} work
 */
export async function runOperation(name, source, work) {
  loadEnvironmentFile()
  const database = process.env.DATABASE_URL ? undefined : await embeddedDatabase()
  if (database) process.env.DATABASE_URL = database.url
  process.env.NEXTAUTH_SECRET ||= sessionSecret()
  process.env.LOG_LEVEL = 'silent'
  let code = 1
  try {
    code = await work(await import(pathToFileURL(await bundled(name, source)).href))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  } finally {
    await database?.release()
  }
  // The database's connections would keep the process.
  process.exit(code)
}

/** As the build left it; in a checkout that was never built it is bundled now. */
async function bundled(name, source) {
  const built = join(root, '.build', `${name}.mjs`)
  if (existsSync(built)) return built
  await ensurePrismaClient()
  return bundleFile(source)
}

async function embeddedDatabase() {
  const { openEmbeddedDatabase } = await import('../embedded-postgres/open.mjs')
  return openEmbeddedDatabase(process.env.DATA_DIR || '.data')
}
