import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { answerAsSent, load, startBareServer } from '../load.mjs'
import { startNginx } from '../nginx.mjs'
import { isInstalled, wrk } from '../wrk.mjs'

const PATH = '/'
const ROUNDS = 3
const SECONDS = 6
/** PostgreSQL's processes report what they read when they have been idle for ten seconds. */
const STATISTICS_MS = 11_000
/** What the page and the question whether its address exists read. */
const READ_BY_PAGES = [
  'site_settings',
  'homepage_sections',
  'communities',
  'care_types',
  'events',
  'redirects',
]

/** A page from memory beside the same page from Next alone and beside the same bytes from a bare Node server. */
export default async function pageCache(context) {
  const { instance, plainNext, quietly, report } = context
  const hot = await hotAnswer(instance + PATH)
  const bare = await startBareServer(hot)
  const plain = await plainNext()
  try {
    await load(plain.origin + PATH, 3)
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // Side by side, because the machine may be busier in one minute than in the next.
      rounds.push({
        front: await quietly(() => load(instance + PATH, SECONDS)),
        bare: await quietly(() => load(bare.origin, SECONDS)),
        plain: await quietly(() => load(plain.origin + PATH, SECONDS)),
      })
    }
    reportRounds(rounds, hot, report)
    await plain.stop()
    if (isInstalled('wrk'))
      await reportWrk({ front: instance + PATH, bare: bare.origin, hot, quietly, report })
  } finally {
    bare.stop()
    await plain.stop()
  }
  await reportReads(context)
}

/** The answer from memory: only there it has a strong tag. */
async function hotAnswer(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await answerAsSent(url)
    if (answer.headers.etag && answer.headers['content-encoding'] === 'gzip') return answer
    await sleep(100)
  }
  throw new Error(`${url} is not kept in memory`)
}

function reportRounds(rounds, hot, report) {
  const page = PATH
  const of = (measure) => rounds.map(measure)
  const perSecond = { page, unit: 'requests/s' }
  report({
    figure: 'from memory',
    ...perSecond,
    runs: of(({ front }) => front.perSecond),
    note: `${hot.body.length} bytes`,
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

/** The same as wrk sees it: a client in C takes little of the two cores for itself. */
async function reportWrk({ front, bare, hot, quietly, report }) {
  const nginx = isInstalled('nginx') ? await startNginx(hot) : undefined
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
  // What a worker does once in some minutes would be counted, too.
  await context.restart({ WORKER: 'off' })
  const { instance, databaseUrl, report } = context
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await hotAnswer(instance + PATH)
    await sleep(STATISTICS_MS)
    const before = await tableReads(client)
    // Shorter than the age at which a page is rendered again: then, too, nothing is read, but that is Next's own memory.
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
