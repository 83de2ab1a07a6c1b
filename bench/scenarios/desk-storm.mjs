import { execFileSync, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { bundleFile } from '../../scripts/bundle.mjs'
import { track } from '../../scripts/steps/lifecycle.mjs'
import { say } from '../../scripts/steps/progress.mjs'
import { offerLeads, quantile } from '../lead-load.mjs'

const PEOPLE = 5
const PER_SECOND = 20
const SECONDS = 30
const BULK = 500
/** As many leads as the desk changes at once. */
const BULK_PART = 100
const CALLS = 2_000
const LATE = 5_000
/** With screens or without; in this order, because the database and the process grow from round to round. */
const ROUNDS = [false, true, true, false]
const SETTLED_MS = 3_000
const WITHIN_MS = 180_000

/**
 * A storm of changes, each without and with twenty open screens of five people: new leads, a bulk change, an
 * import of calls and thousands of late leads, while visitors go on asking for tours at the same rate.
 */
export default async function deskStorm(context) {
  const { databaseUrl, report } = context
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await context.restart({ TRUSTED_PROXY_HOPS: '1' })
    const { instance, pid } = context
    const cookies = await signInPeople(client, instance)
    const storm = { client, instance, cookie: cookies[0], demo: await readDemoSlugs(client) }
    // One whole round first: memory that a storm needs once is not the screens'.
    await round(storm, 'first')
    const rounds = []
    for (const [at, hasScreens] of ROUNDS.entries()) {
      const words = `round ${at + 1}, ${hasScreens ? 'with' : 'without'} screens`
      const before = residentMegabytes(pid)
      const screens = hasScreens ? await openScreens(instance, cookies) : null
      const measured = await round(storm, words, screens)
      const megabytes = residentMegabytes(pid) - before
      screens?.close()
      rounds.push({ ...measured, hasScreens, megabytes })
      reportRound(report, words, { ...measured, megabytes })
    }
    reportAll(report, rounds)
  } finally {
    await client.end()
  }
}

/** The slowest of a hundred are few in one round: those of all rounds of a kind are counted together. */
function reportAll(report, rounds) {
  const of = (kind) => rounds.filter(({ hasScreens }) => hasScreens === kind)
  const p99 = (kind) =>
    quantile(
      of(kind).flatMap(({ latencies }) => latencies),
      0.99,
    )
  const grown = (kind) => of(kind).reduce((sum, { megabytes }) => sum + megabytes, 0) / of(kind).length
  const figure = 'p99 of a visitor’s request with 20 screens, against none'
  report({ figure, runs: [p99(true) / p99(false)], unit: 'times', atMost: 1.3 })
  const memory = 'memory grown in a round with 20 screens, beyond one with none'
  report({ figure: memory, runs: [grown(true) - grown(false)], unit: 'MB', atMost: 60 })
}

function reportRound(report, page, { latencies, megabytes, reports }) {
  report({ figure: 'p99 of a visitor’s request', page, runs: [quantile(latencies, 0.99)], unit: 'ms' })
  report({ figure: 'memory grown', page, runs: [megabytes], unit: 'MB' })
  for (const { name, wrong, busiest } of reports) {
    const where = `${name}, ${page}`
    report({
      figure: 'screens not correct after 3 s',
      page: where,
      runs: [wrong],
      unit: 'screens',
      atMost: 0,
    })
    report({
      figure: 'requests of the busiest screen',
      page: where,
      runs: [busiest],
      unit: 'per second',
      atMost: 0.6,
    })
  }
}

/** All storms, one after the other. */
async function round(storm, words, screens) {
  const latencies = []
  const reports = []
  for (const [name, run] of Object.entries(storms)) {
    say(`  ${words}: ${name}`)
    screens?.begin()
    await run({ ...storm, latencies })
    await untilSettled(storm.client)
    if (screens) reports.push({ name, ...(await screens.report()) })
  }
  return { latencies, reports }
}

const storms = {
  async leads({ instance, demo, latencies, seconds = SECONDS }) {
    await offerLeads(instance, demo, { perSecond: PER_SECOND, seconds, latencies })
  },
  'bulk change': (storm) => whileVisitorsAsk(storm, () => bulkChange(storm)),
  import: (storm) => whileVisitorsAsk(storm, () => importCalls(storm)),
  'late leads': (storm) => whileVisitorsAsk(storm, () => lateLeads(storm)),
}

async function whileVisitorsAsk({ instance, demo, latencies }, work) {
  let isOver = false
  const visitors = (async () => {
    while (!isOver) await offerLeads(instance, demo, { perSecond: PER_SECOND, seconds: 1, latencies })
  })()
  try {
    await work()
  } finally {
    isOver = true
    await visitors
  }
}

async function bulkChange({ client, instance, cookie }) {
  const { rows } = await client.query(
    `select id from tour_requests where status = 'new' and quarantined_at is null and first_attempt_at is null
     order by created_at desc limit $1`,
    [BULK],
  )
  for (let at = 0; at < rows.length; at += BULK_PART) {
    const leads = rows.slice(at, at + BULK_PART).map(({ id }) => ({ id, from: 'new' }))
    await post(`${instance}/api/admin/tour-requests/statuses`, { status: 'contacted', leads }, cookie)
  }
}

let imported = 0

async function importCalls({ instance, cookie }) {
  const lines = ['Call Status,Tracking Number,Start Time,Duration (seconds),Name,Phone Number']
  const began = new Date(Date.now() - 60 * 60 * 1_000).toISOString()
  for (let call = 0; call < CALLS; call += 1) {
    imported += 1
    const phone = `(720) ${String(2_000_000 + imported).replace(/^(\d{3})/, '$1-')}`
    lines.push(`Answered,(303) 555-0199,${began},125,Caller ${imported},${phone}`)
  }
  await post(`${instance}/api/admin/tour-requests/calls?save=1`, lines.join('\n'), cookie)
}

/** Written around the intake, as if no worker had run since; the sweep finds them. */
async function lateLeads({ client }) {
  await client.query(
    `insert into tour_requests (id, name, phone, transaction_id, call_due_at, created_at, updated_at)
     select gen_random_uuid(), 'Late ' || n, '', 'late-' || gen_random_uuid(), now() - interval '1 minute',
       now() - interval '11 minutes', now() from generate_series(1, $1::int) n`,
    [LATE],
  )
  await until('all late leads are alarmed', async () => {
    const { rows } = await client.query(
      `select 1 from tour_requests where transaction_id like 'late-%' and alarmed_at is null limit 1`,
    )
    return rows.length === 0
  })
}

/** The last change is three seconds ago. Escalations of minutes later would fall due in a later storm. */
async function untilSettled(client) {
  await client.query("delete from outbox_items where state = 'due' and due_at > now() + interval '1 second'")
  let seen = ''
  let since = performance.now()
  await until('nothing changes any more', async () => {
    const { rows } = await client.query(
      `select (select count(*) from lead_events) || ' ' || (select count(*) from outbox_items where state = 'leased'
        or (state = 'due' and due_at <= now())) as seen`,
    )
    if (rows[0].seen !== seen) since = performance.now()
    seen = rows[0].seen
    return performance.now() - since >= SETTLED_MS
  })
}

async function until(what, isSo) {
  const deadline = performance.now() + WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`After three minutes it is not so that ${what}`)
    await sleep(200)
  }
}

/** The first account is an administrator; counselors get its password by SQL. @returns cookies */
async function signInPeople(client, instance) {
  const password = 'a quiet porch at dusk'
  const first = await post(`${instance}/api/register`, { username: 'bench0', password })
  await client.query(
    `insert into users (id, username, password, role, updated_at)
     select gen_random_uuid(), 'bench' || n, u.password, 'counselor', now() from users u, generate_series(1, $1::int) n
     where u.username = 'bench0'`,
    [PEOPLE - 1],
  )
  const cookies = [cookieOf(first)]
  for (let person = 1; person < PEOPLE; person += 1) {
    cookies.push(cookieOf(await post(`${instance}/api/login`, { username: `bench${person}`, password })))
  }
  return cookies
}

function cookieOf(answer) {
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}

async function post(url, body, cookie) {
  const isText = typeof body === 'string'
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      // Between two storms the server closes a connection that was kept.
      connection: 'close',
      'content-type': isText ? 'text/csv' : 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
    },
    body: isText ? body : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** In a process of their own at a low priority: the staff's computers take no time from the server's. */
async function openScreens(instance, cookies) {
  const file = await bundleFile('bench/desk-screens.ts')
  const screens = fork(file, [instance, JSON.stringify(cookies)])
  track(screens)
  setPriority(screens.pid, 10)
  const nextMessage = () =>
    new Promise((resolve, reject) => {
      screens.once('message', resolve)
      screens.once('exit', (code) => reject(new Error(`The screens ended with code ${code}`)))
    })
  await nextMessage()
  return {
    begin: () => screens.send('begin'),
    report() {
      const message = nextMessage()
      screens.send('report')
      return message
    },
    close: () => screens.disconnect(),
  }
}

async function readDemoSlugs(client) {
  const slugs = async (table) =>
    (await client.query(`select slug from ${table} order by slug`)).rows.map(({ slug }) => slug)
  return { communities: await slugs('communities'), landingPages: await slugs('landing_page_templates') }
}

function residentMegabytes(pid) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_024)
}
