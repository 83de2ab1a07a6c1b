// `npm run prisma -- …`: the Prisma CLI with our schema engine, on DATABASE_URL or the embedded PostgreSQL.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadEnvironmentFile } from './environment-file.mjs'
import { prismaEnvironment } from './prisma-environment.mjs'

const USES_DATABASE = new Set(['migrate', 'db', 'studio'])
const cli = fileURLToPath(new URL('../node_modules/prisma/build/index.js', import.meta.url))
const args = process.argv.slice(2)

loadEnvironmentFile()
const database =
  USES_DATABASE.has(args[0]) && !process.env.DATABASE_URL ? await embeddedDatabase() : undefined
if (database) process.env.DATABASE_URL = database.url
// Prisma's lock on migrations belongs to a session, which a pooler does not keep.
else if (process.env.DATABASE_DIRECT_URL) process.env.DATABASE_URL = process.env.DATABASE_DIRECT_URL
const child = spawn(process.execPath, [cli, ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...prismaEnvironment },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', async (code) => {
  await database?.release()
  process.exit(code ?? 1)
})

async function embeddedDatabase() {
  const { openEmbeddedDatabase } = await import('./embedded-postgres/open.mjs')
  return openEmbeddedDatabase(process.env.DATA_DIR || '.data')
}
