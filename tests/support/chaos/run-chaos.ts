import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { askForTour, type Sent } from '@/tests/support/chaos/families'
import {
  bucketPart,
  type ChaosPart,
  databasePart,
  journalPart,
  mailPart,
  pointTo,
  postgresPart,
  programPart,
  servicePart,
} from '@/tests/support/chaos/parts'
import { type ChaosProgram, type Kept, keepRunning } from '@/tests/support/chaos/programs'
import { randomFrom } from '@/tests/support/chaos/random'
import { openRetryingSql, type RetryingSql } from '@/tests/support/chaos/retrying-sql'
import { checkOutcome, type Verdict } from '@/tests/support/chaos/verdict'
import { startS3Server } from '@/tests/support/s3-server'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { startTcpProxy } from '@/tests/support/tcp-proxy'
import { startTextService } from '@/tests/support/text-service'
import { startTurnstileStub } from '@/tests/support/turnstile-stub'
import { startVoiceService } from '@/tests/support/voice-service'

export type ChaosOptions = {
  /** An installation without leads that has an alert recipient. */
  databaseUrl: string
  /** Data folder of a PostgreSQL server for this run only: it is killed too, and must restart by itself. */
  dataFolder: string
  /** Starts a process of the product with additional configuration. */
  start(kind: 'web' | 'worker', env: Record<string, string>): Promise<ChaosProgram>
  seconds: number
  leadsPerSecond: number
  /** Determines which parts break, and in what order. */
  seed: number
  say(words: string): void
}

const BETWEEN_FAULTS_MS = { least: 1_000, most: 4_000 }
const FAULT_MS = { least: 1_000, most: 8_000 }
/** Every third lead's escalations are made due at once: a run is shorter than the ten-minute promise. */
const ESCALATED_OF = 3
/** Time to deliver everything after all faults have ended. */
const DRAIN_MS = 480_000

/**
 * Submits tour requests while web servers, worker, PostgreSQL and its connection, the lead journal's disk and
 * bucket, mail server, text service, voice service and bot check are killed, hung or cut at random; then
 * checks the outcome. Affects only processes that it started, on 127.0.0.1, and ends by itself.
 */
export async function runChaos(options: ChaosOptions): Promise<Verdict> {
  const { databaseUrl, dataFolder, seconds, leadsPerSecond, seed, say } = options
  const random = randomFrom(seed)
  const { hostname, port } = new URL(databaseUrl)
  const line = await startTcpProxy({ host: hostname, port: Number(port) })
  const sink = await startSmtpSink()
  const turnstile = await startTurnstileStub()
  const texts = await startTextService()
  let webs: Kept[] = []
  const urls = () => webs.flatMap((web) => web.url() ?? [])
  const voice = await startVoiceService({
    deliver: (request) => passOn(request, urls()),
    playsAtOnce: true,
  })
  const sql = openRetryingSql(databaseUrl)
  await createTextedAdmin(sql)
  await createCalledCounselor(sql)
  const store = await startS3Server('lead-journal')
  const journal = await mkdtemp(join(tmpdir(), 'porchlight-chaos-journal-'))
  const journalDir = join(journal, 'link')
  const journalDisk = join(journal, 'disk')
  await mkdir(journalDisk)
  pointTo(journalDir, journalDisk)
  const env = {
    DATABASE_URL: line.through(databaseUrl),
    JOURNAL_DIR: journalDir,
    JOURNAL_BUCKET: store.bucket,
    ...store.env,
    S3_BUCKET: 'files',
    SMTP_URL: sink.url,
    ...texts.settings,
    ...voice.settings,
    TRUSTED_PROXY_HOPS: '1',
    TURNSTILE_SITE_KEY: 'turnstile-site',
    TURNSTILE_SECRET_KEY: 'turnstile-secret',
    TURNSTILE_VERIFY_URL: turnstile.url,
    WORKER: 'off',
    TEST_LEADS: 'off',
  }
  const kept: Kept[] = []
  const keep = async (kind: 'web' | 'worker') => {
    const program = await keepRunning(() => options.start(kind, env), sleep)
    kept.push(program)
    return program
  }
  try {
    webs = [await keep('web'), await keep('web')]
    const worker = await keep('worker')
    const parts = [
      ...webs.map((web, index) => programPart(`web ${index + 1}`, web)),
      programPart('worker', worker),
      databasePart(line),
      postgresPart(dataFolder, () => sql.query('select 1')),
      journalPart(journalDir, journalDisk),
      bucketPart(store),
      mailPart(sink),
      servicePart('text service', texts),
      servicePart('voice service', voice),
      servicePart('bot check', turnstile),
    ]
    const until = Date.now() + seconds * 1_000
    const escalated = new Set<string>()
    const [sent] = await Promise.all([
      families(until, leadsPerSecond, (number) => askForTour(number, urls, random)),
      injectFaults(parts, until, random, say),
      escalateSome(sql, until, escalated),
    ])
    say('All is well again; waiting for what is still due')
    await waitUntilReplayed(sql, store)
    await waitUntilDelivered(sql)
    const calls = [...voice.calls.values()]
    const journaled = journaledLeads(store)
    return await checkOutcome(sql, {
      sent,
      mails: sink.messages,
      texts: texts.texts,
      calls,
      escalated,
      journaled,
    })
  } finally {
    await Promise.all(kept.map((program) => program.end()))
    await sql.end()
    await Promise.all([sink, texts, voice, turnstile, line].map((part) => part.close()))
    await store.stop()
    await rm(journal, { recursive: true })
  }
}

/** Creates an administrator who is texted at every escalation. */
async function createTextedAdmin(sql: RetryingSql): Promise<void> {
  await sql.query(
    `with texted as (
       insert into users (id, username, password, role, updated_at)
       values (gen_random_uuid(), 'texted-in-chaos', '-', 'admin', now()) returning id
     )
     insert into alert_rules (user_id, mobile, by_text, updated_at) select id, '+13035550111', true, now() from texted`,
  )
}

/** Creates a counselor who is always on shift and whose phone rings; nobody answers it. */
async function createCalledCounselor(sql: RetryingSql): Promise<void> {
  await sql.query(
    `insert into site_settings (id, company_name, company_phone_dial, updated_at)
     values (gen_random_uuid(), 'Chaos', '+13035550100', now())
     on conflict ((true)) do update set company_phone_dial = excluded.company_phone_dial`,
  )
  // The bench's database has the demo provider's hours.
  await sql.query('delete from staffed_hours')
  await sql.query(
    `insert into staffed_hours (id, weekday, opens_at, closes_at, updated_at)
     select gen_random_uuid(), day, '00:00', '24:00', now() from generate_series(0, 6) day`,
  )
  // The texted administrator is never on shift, so that no request is passed to them.
  await sql.query(
    `insert into shifts (id, user_id, weekday) select gen_random_uuid(), id, day
     from users, generate_series(0, 6) day where username = 'texted-in-chaos'`,
  )
  await sql.query(
    `with called as (
       insert into users (id, username, password, role, updated_at)
       values (gen_random_uuid(), 'called-in-chaos', '-', 'counselor', now()) returning id
     )
     insert into alert_rules (user_id, call_phone, by_call, updated_at) select id, '+13035550112', true, now() from called`,
  )
}

/** Hands a request of the voice service to a web server, as a load balancer does. */
function passOn(request: Request, urls: string[]): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const [url] = urls
  if (!url) return Promise.reject(new Error('no web server is up'))
  return request
    .text()
    .then((body) => fetch(url + pathname + search, { method: 'POST', headers: request.headers, body }))
}

async function families(until: number, perSecond: number, ask: (number: number) => Promise<Sent>) {
  const asking: Promise<Sent>[] = []
  for (let number = 1; Date.now() < until; number += 1) {
    asking.push(ask(number))
    await sleep(1_000 / perSecond)
  }
  return Promise.all(asking)
}

/** Breaks several parts at a time, one fault each; returns when all have recovered. */
async function injectFaults(
  parts: ChaosPart[],
  until: number,
  random: () => number,
  say: (words: string) => void,
) {
  const between = ({ least, most }: { least: number; most: number }) => least + random() * (most - least)
  const happening = new Map<ChaosPart, Promise<void>>()
  while (Date.now() < until) {
    const whole = parts.filter((part) => !happening.has(part))
    const part = whole[Math.floor(random() * whole.length)]
    const fault = part?.faults[Math.floor(random() * part.faults.length)]
    if (part && fault) {
      const ms = between(FAULT_MS)
      say(`${part.name}: ${fault.name} (${Math.round(ms)} ms)`)
      happening.set(
        part,
        fault.happen(ms).finally(() => happening.delete(part)),
      )
    }
    await sleep(between(BETWEEN_FAULTS_MS))
  }
  await Promise.all(happening.values())
}

/** Makes the escalations of every third lead due while parts break. */
async function escalateSome(sql: RetryingSql, until: number, escalated: Set<string>): Promise<void> {
  const seen = new Set<string>()
  while (Date.now() < until) {
    const { rows } = await sql.query<{ id: string }>('select id from tour_requests order by created_at, id')
    for (const { id } of rows.filter((row) => !seen.has(row.id))) {
      seen.add(id)
      if (seen.size % ESCALATED_OF !== 0) continue
      const { rowCount } = await sql.query(
        `update outbox_items set due_at = clock_timestamp() where tour_request_id = $1 and kind = 'lead-escalation' and state = 'due'`,
        [id],
      )
      if (rowCount === 3) escalated.add(id)
      await sql.query(
        `update outbox_items set due_at = clock_timestamp() where tour_request_id = $1 and kind = 'lead-ring' and state = 'due'`,
        [id],
      )
    }
    await sleep(500)
  }
}

/** The lead that each entry of the journal was made for. */
function journaledLeads({ objects }: Awaited<ReturnType<typeof startS3Server>>): Map<string, string> {
  return new Map(
    [...objects].flatMap(([key, file]) => {
      const [, id] = /^journal\/keys\/(.+)$/.exec(key) ?? []
      return id ? [[id, (JSON.parse(file.toString('utf8')) as { lead: string }).lead] as const] : []
    }),
  )
}

/** Waits until the database has every lead of the journal. @throws Error with the number of those it lacks */
async function waitUntilReplayed(
  sql: RetryingSql,
  journal: Awaited<ReturnType<typeof startS3Server>>,
): Promise<void> {
  let missing = 0
  for (const until = Date.now() + DRAIN_MS; Date.now() < until; await sleep(500)) {
    const ids = [...journal.objects.keys()].flatMap((key) => /^journal\/entries\/(.+)$/.exec(key)?.[1] ?? [])
    const { rows } = await sql.query('select 1 from journal_entries where id = any($1)', [ids])
    missing = ids.length - rows.length
    if (missing === 0) return
  }
  throw new Error(`${missing} leads of the journal are not in the database`)
}

/** Waits until first alerts, older escalations and texts are sent. @throws Error listing pending items */
async function waitUntilDelivered(sql: RetryingSql): Promise<void> {
  let waiting: unknown[] = []
  for (const until = Date.now() + DRAIN_MS; Date.now() < until; await sleep(250)) {
    const { rows } = await sql.query(
      `select kind, state, attempt_count, last_error from outbox_items
       where state in ('due', 'leased') and case when kind = 'lead-alert' then payload->>'minute' is null
         or created_at < now() - interval '10 seconds' else kind in ('lead-escalation', 'lead-text') and due_at < now() - interval '10 seconds' end limit 3`,
    )
    waiting = rows
    if (rows.length === 0) return
  }
  throw new Error(`What was due is still waiting: ${JSON.stringify(waiting)}`)
}
