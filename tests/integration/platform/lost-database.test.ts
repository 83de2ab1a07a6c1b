import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { prepare, sharedFolder } from '@/scripts/embedded-postgres/place.mjs'
import { openServer } from '@/scripts/embedded-postgres/server.mjs'
import { buildLeadPrograms, sendLead } from '@/tests/support/lead-programs'
import { leadBody } from '@/tests/support/lead-requests'
import { runScript } from '@/tests/support/script'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'
import { until } from '@/tests/support/until'

const LIMIT_MS = 600_000
const EVERY_MS = 400

const programs = await buildLeadPrograms()
const ends: (() => Promise<unknown>)[] = [() => programs.remove()]
afterAll(async () => {
  for (const end of ends.reverse()) await end()
}, LIMIT_MS)

async function openOwnServer(name: string) {
  const folder = sharedFolder(`-${name}-${process.pid}`)
  const server = await openServer({ folder, account: prepare(folder), settings: { fsync: 'off' } })
  ends.push(async () => {
    await server.release()
    await rm(folder, { recursive: true, force: true })
  })
  const url = server.url('postgres')
  const ask = async (sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return client.query(sql, values).finally(() => client.end())
  }
  return { url, folder, ask, release: server.release }
}

test(
  'T92: the database folder is removed under load, yesterday’s backup is restored and the journal replayed: nothing acknowledged is lost, nothing is sent twice',
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'porchlight-lost-'))
    ends.push(() => rm(data, { recursive: true }))
    const sink = await startSmtpSink()
    ends.push(() => sink.close())
    const first = await openOwnServer('lost')
    const settings = (databaseUrl: string) => ({
      NEXTAUTH_SECRET: TEST_ENVIRONMENT.NEXTAUTH_SECRET,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(data, 'data'),
      JOURNAL_DIR: join(data, 'journal'),
      BACKUP_DIR: join(data, 'backups'),
      SMTP_URL: sink.url,
    })
    const { code, output } = await runScript(['scripts/migrate.mjs'], { DATABASE_URL: first.url })
    expect(code, output).toBe(0)
    await first.ask(
      `insert into email_recipients (id, email, updated_at) values (gen_random_uuid(), 'desk@example.com', now())`,
    )
    const door = await programs.start('intake', settings(first.url))
    const worker = await programs.start('worker', settings(first.url))
    const acknowledged = new Set<string>()
    const send = async () => {
      const body = leadBody({ email: `family-${crypto.randomUUID()}@example.com` })
      const { status } = await sendLead(door, body)
      if (status === 201) acknowledged.add(String(body.transactionId))
      return status
    }

    await Promise.all([send(), send()])
    await until('these are alerted', () => alertsIn(sink).length === 2)
    const backup = await runScript(['scripts/backup.mjs'], settings(first.url))
    expect(backup.code, backup.output).toBe(0)

    const asking: Promise<number>[] = []
    const load = setInterval(() => asking.push(send()), EVERY_MS)
    await sleep(2_000)
    await first.release()
    await rm(join(first.folder, 'data'), { recursive: true, force: true })
    await sleep(2_000)
    clearInterval(load)
    expect(new Set(await Promise.all(asking))).toEqual(new Set([201]))
    const fromMemory = () =>
      sink.messages.filter(({ parsed }) => parsed.text?.includes('The database is away'))
    // Killed between a mail and its note, it would send the mail again with the same Message-ID.
    await until('each lead is stored or alerted, and that is noted', async () => {
      const { open, alerted } = await marksIn(join(data, 'journal'))
      return open === 0 && alerted === fromMemory().length
    })
    await Promise.all([door.kill(), worker.kill()])

    const second = await openOwnServer('restored')
    const [folder = ''] = backup.output.split('\n')
    const restored = await runScript(['scripts/restore.mjs', folder], settings(second.url))
    expect(restored.code, restored.output).toBe(0)
    expect(restored.output).toMatch(/Lead journal: \d+ leads stored/)
    await programs.start('worker', settings(second.url))
    const due = `select kind from outbox_items where state in ('due', 'leased') and due_at < now() + interval '3 seconds'`
    await until('nothing is due', async () => (await second.ask(due)).rowCount === 0, 120_000)
    const { rows } = await second.ask('select transaction_id as key from tour_requests')
    expect(new Set(rows.map(({ key }) => key))).toEqual(acknowledged)
    expect(doubled(alertsIn(sink))).toEqual([])
    // One confirmation for each family at most: what went out before is not sent again.
    expect(
      doubled(sink.messages.map(({ to }) => to[0] ?? '').filter((to) => to.startsWith('family-'))),
    ).toEqual([])
  },
  LIMIT_MS,
)

/** Counts journal entries by their marks: neither stored nor alerted, and alerted from memory. */
async function marksIn(journal: string): Promise<{ open: number; alerted: number }> {
  const marks = await Promise.all(
    (await readdir(join(journal, 'entries'))).map((id) =>
      readFile(join(journal, 'marks', id), 'utf8').catch(() => ''),
    ),
  )
  const alerted = marks.filter((mark) => mark.includes('desk@example.com'))
  return {
    open: marks.filter((mark) => !mark.includes('"stored":true')).length - alerted.length,
    alerted: alerted.length,
  }
}

const alertsIn = ({ messages }: Awaited<ReturnType<typeof startSmtpSink>>) =>
  messages.flatMap(({ to, parsed }) => (to[0] === 'desk@example.com' ? (parsed.messageId ?? []) : []))

const doubled = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)
