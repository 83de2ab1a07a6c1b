import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { offerLeads, quantile, readDemoSlugs, sendLeads } from '../lead-load.mjs'
import { plainInserts } from '../plain-inserts.mjs'
import { startSmtpSink } from '../smtp-sink.mjs'

const ROUNDS = 3
const SECONDS = 6
const OFFERED = [
  { perSecond: 5, seconds: 10 },
  { perSecond: 100, seconds: 15 },
]
/** 16 MB each: what PostgreSQL keeps (min_wal_size) after running for a while. */
const LOG_FILES = 30
const DRAIN_MS = 120_000

/** Leads as fast as they are accepted, with alerts sent to a mail server, compared to a bare INSERT. */
export default async function leads(context) {
  const { databaseUrl, quietly, report } = context
  const client = new pg.Client({ connectionString: databaseUrl })
  const sink = await startSmtpSink()
  await client.connect()
  try {
    await assertDurable(client)
    await makeLogFiles(client)
    const demo = await readDemoSlugs(client)
    const env = { SMTP_URL: sink.url, TRUSTED_PROXY_HOPS: '1' }
    await context.restart(env)
    await sendLeads([context.instance], demo, 3)
    await untilDrained(client)
    await reportOffered({ client, sink, origin: context.instance, demo, quietly, report })
    const bursts = { client, demo, quietly, report }
    await reportBursts('one process', { ...bursts, origins: [context.instance], limits: true })
    const second = await context.another(env)
    await sendLeads([second.origin], demo, 2)
    await reportBursts('two processes', { ...bursts, origins: [context.instance, second.origin] })
    report({
      figure: 'plain INSERT of the row',
      page: '16 connections',
      runs: [await quietly(() => plainInserts(databaseUrl, SECONDS))],
      unit: 'rows/s',
    })
  } finally {
    await client.end()
    await sink.close()
  }
}

/** @throws Error when a commit may not reach the disk */
async function assertDurable(client) {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query(`show ${setting}`)
    if (rows[0][setting] !== 'on')
      throw new Error(`${setting} is ${rows[0][setting]}: such leads are not durable`)
  }
}

/** A new server creates each 16 MB WAL file, which blocks commits; a running server rarely does. */
async function makeLogFiles(client) {
  for (let made = 0; made < LOG_FILES; made += 1)
    await client.query("select pg_logical_emit_message(true, 'bench', ''), pg_switch_wal()")
  await client.query('checkpoint')
}

async function reportBursts(page, { client, origins, demo, quietly, report, limits = false }) {
  const runs = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const burst = async () => ({
      ...(await sendLeads(origins, demo, SECONDS)),
      backlog: await waiting(client),
    })
    const run = await quietly(burst, () => untilDrained(client))
    const ended = Date.now()
    await untilDrained(client)
    runs.push({ ...run, drainMs: Date.now() - ended })
  }
  const of = (key) => runs.map((run) => run[key])
  const atLeast = limits ? { atLeast: 600 } : {}
  report({ figure: 'accepted leads', page, runs: of('perSecond'), unit: 'leads/s', ...atLeast })
  report({ figure: 'p50 of a lead', page, runs: of('p50'), unit: 'ms' })
  report({ figure: 'p95 of a lead', page, runs: of('p95'), unit: 'ms' })
  report({ figure: 'p99 of a lead', page, runs: of('p99'), unit: 'ms', ...(limits ? { atMost: 60 } : {}) })
  const note = `after ${SECONDS} s of it`
  report({ figure: 'alerts waiting', page, runs: of('backlog'), unit: 'alerts', note })
  report({ figure: 'until no alert waits', page, runs: of('drainMs'), unit: 'ms', note })
}

/** From sending a lead, before its commit, to the mail server's response, for each alert. */
async function reportOffered({ client, sink, origin, demo, quietly, report }) {
  for (const load of OFFERED) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await quietly(() => offeredDelays({ client, sink, origin, demo, load })))
    }
    const of = (share) => rounds.map((delays) => quantile(delays, share))
    const page = `${load.perSecond} leads/s offered`
    const note = `${rounds.map(({ length }) => length).join(', ')} alerts`
    report({ figure: 'lead to mail server, p50', page, runs: of(0.5), unit: 'ms' })
    report({ figure: 'lead to mail server, p99', page, runs: of(0.99), unit: 'ms', atMost: 2_000, note })
  }
}

async function offeredDelays({ client, sink, origin, demo, load }) {
  const sent = await offerLeads(origin, demo, load)
  await untilDrained(client)
  const { rows } = await client.query(
    'select id, transaction_id as key from tour_requests where transaction_id = any($1)',
    [[...sent.keys()]],
  )
  const sentAt = new Map(rows.map(({ id, key }) => [id, sent.get(key)]))
  const delays = sink.accepted.flatMap(({ messageId, at }) => {
    const from = sentAt.get(/lead-([0-9a-f-]{36})/.exec(messageId)?.[1])
    return from === undefined ? [] : [at - from]
  })
  if (delays.length < rows.length) throw new Error(`${rows.length} leads, but ${delays.length} alerts`)
  return delays
}

async function waiting(client) {
  const { rows } = await client.query(
    "select count(*)::int as n from outbox_items where kind = 'lead-alert' and state in ('due', 'leased')",
  )
  return rows[0].n
}

async function untilDrained(client) {
  const deadline = Date.now() + DRAIN_MS
  while ((await waiting(client)) > 0) {
    if (Date.now() > deadline) throw new Error('The alerts were not delivered in time')
    await sleep(50)
  }
}
