import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fetchAsSent, load, startBareServer } from '../load.mjs'
import { startNginx } from '../nginx.mjs'
import { isInstalled, wrk } from '../wrk.mjs'

const PATH = '/'
const ROUNDS = 3
const SECONDS = 6
/** PostgreSQL backends report their statistics after ten idle seconds. */
const STATISTICS_MS = 11_000
const READ_BY_PAGES = [
  'site_settings',
  'homepage_sections',
  'communities',
  'care_types',
  'events',
  'redirects',
]

/** A cached page compared to plain Next and to a bare Node server with the same bytes. */
export default async function pageCache(context) {
  const { instance, plainNext, quietly, report } = context
  const cached = await cachedResponse(instance + PATH)
  const bare = await startBareServer(cached)
  const plain = await plainNext()
  try {
    await load(plain.origin + PATH, 3)
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // Interleaved, because the machine's load varies.
      rounds.push({
        front: await quietly(() => load(instance + PATH, SECONDS)),
        bare: await quietly(() => load(bare.origin, SECONDS)),
        plain: await quietly(() => load(plain.origin + PATH, SECONDS)),
      })
    }
    reportRounds(rounds, cached, report)
    await plain.stop()
    if (isInstalled('wrk'))
      await reportWrk({ front: instance + PATH, bare: bare.origin, cached, quietly, report })
  } finally {
    bare.stop()
    await plain.stop()
  }
  await reportReads(context)
}

/** The cached response, recognized by its strong ETag. */
async function cachedResponse(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetchAsSent(url)
    if (answer.headers.etag && answer.headers['content-encoding'] === 'gzip') return answer
    await sleep(100)
  }
  throw new Error(`${url} is not kept in memory`)
}

function reportRounds(rounds, cached, report) {
  const page = PATH
  const of = (measure) => rounds.map(measure)
  const perSecond = { page, unit: 'requests/s' }
  report({
    figure: 'from memory',
    ...perSecond,
    runs: of(({ front }) => front.perSecond),
    note: `${cached.body.length} bytes`,
  })
  report({ figure: 'bare Node, same answer', ...perSecond, runs: of(({ bare }) => bare.perSecond) })
  report({
    figure: 'plain next start',
    ...perSecond,
    runs: of(({ plain }) => plain.perSecond),
    note: 'not compressed, by next.config.mjs: it would be slower',
  })
  const times = { page, unit: 'times' }
  const againstBare = of(({ front, bare }) => front.perSecond / bare.perSecond)
  report({ figure: 'from memory against bare Node', ...times, runs: againstBare, atLeast: 0.6 })
  const againstNext = of(({ front, plain }) => front.perSecond / plain.perSecond)
  report({ figure: 'from memory against plain next start', ...times, runs: againstNext, atLeast: 20 })
  report({ figure: 'p99 from memory', page, runs: of(({ front }) => front.p99), unit: 'ms', atMost: 3 })
  report({ figure: 'p99 of bare Node', page, runs: of(({ bare }) => bare.p99), unit: 'ms' })
}

/** Measured with wrk: a C client takes little CPU itself. */
async function reportWrk({ front, bare, cached, quietly, report }) {
  const nginx = isInstalled('nginx') ? await startNginx(cached) : undefined
  const rounds = []
  try {
    await wrk(front, 2)
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        front: await quietly(() => wrk(front, SECONDS)),
        bare: await quietly(() => wrk(bare, SECONDS)),
        nginx: nginx && (await quietly(() => wrk(nginx.origin, SECONDS))),
      })
  } finally {
    nginx?.stop()
  }
  const of = (measure) => rounds.map(measure)
  const perSecond = { page: PATH, unit: 'requests/s' }
  report({ figure: 'wrk: from memory', ...perSecond, runs: of(({ front }) => front.perSecond) })
  report({ figure: 'wrk: bare Node, same answer', ...perSecond, runs: of(({ bare }) => bare.perSecond) })
  if (nginx)
    report({ figure: 'wrk: nginx, same answer', ...perSecond, runs: of(({ nginx }) => nginx.perSecond) })
  const againstBare = of(({ front, bare }) => front.perSecond / bare.perSecond)
  const figure = 'wrk: from memory against bare Node'
  report({ figure, page: PATH, unit: 'times', runs: againstBare, atLeast: 0.7 })
  report({
    figure: 'wrk: p99 from memory',
    page: PATH,
    unit: 'ms',
    runs: of(({ front }) => front.p99),
    atMost: 3,
  })
}

async function reportReads(context) {
  // A worker's periodic reads would be counted.
  await context.restart({ WORKER: 'off' })
  const { instance, databaseUrl, report } = context
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await cachedResponse(instance + PATH)
    await sleep(STATISTICS_MS)
    const before = await tableReads(client)
    // Shorter than the page's revalidation age, after which Next's own cache would answer.
    const { perSecond } = await load(instance + PATH, SECONDS)
    await sleep(STATISTICS_MS)
    const reads = (await tableReads(client)) - before
    const note = `while it answered ${Math.round(perSecond * SECONDS)} requests`
    report({ figure: 'reads of tables', page: PATH, runs: [reads], unit: 'reads', atMost: 0, note })
  } finally {
    await client.end()
  }
}

async function tableReads(client) {
  const { rows } = await client.query(
    'select sum(seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = any($1)',
    [READ_BY_PAGES],
  )
  return rows[0].reads
}
