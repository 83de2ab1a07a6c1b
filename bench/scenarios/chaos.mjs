import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { bundleFile } from '../../scripts/bundle.mjs'
import { say } from '../../scripts/steps/progress.mjs'

const SECONDS = Number(process.env.CHAOS_SECONDS || 600)
const LEADS_PER_SECOND = 2

/** Ten minutes of faults at two leads a second: no acknowledged lead is lost or doubled (bench/README.md). */
export default async function chaos({ databaseUrl, dataDir, report, restart }) {
  // Its worker has no mail server and would claim messages that others should send.
  await restart({ WORKER: 'off' })
  // The verdict uses the product's own code, which reads its settings when it is imported.
  Object.assign(process.env, { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: 'x'.repeat(32) })
  const file = await bundleFile('tests/support/chaos/production-chaos.ts')
  const { runProductionChaos } = await import(pathToFileURL(file).href)
  const seed = Number(process.env.CHAOS_SEED || Date.now() % 1_000_000)
  say(`CHAOS_SEED=${seed}`)
  const dataFolder = await dataFolderOf(databaseUrl)
  const options = { databaseUrl, dataFolder, seconds: SECONDS, leadsPerSecond: LEADS_PER_SECOND, seed, say }
  const { counts, broken } = await runProductionChaos(options, dataDir)
  const page = `${SECONDS} s, seed ${seed}`
  for (const [figure, count] of Object.entries(counts))
    report({ figure, page, runs: [count], unit: 'of them' })
  for (const words of broken) say(words)
  report({ figure: 'promises broken', page, runs: [broken.length], unit: 'promises', atMost: 0 })
}

/** The bench runs its own PostgreSQL (bench/run.mjs), so it may be killed. */
async function dataFolderOf(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('show data_directory')
  await client.end()
  return rows[0].data_directory
}
