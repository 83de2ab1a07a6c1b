import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '@/lib/platform/backup/write-backup'
import { announceExpiry } from '@/lib/platform/cache/expiry'
import { isExpired, isListening, startListening, stopListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { db, openPool, pool } from '@/lib/platform/database/db'
import { hearsNotices, listenTo } from '@/lib/platform/database/listen'
import { notifySoon } from '@/lib/platform/database/notices'
import { BY_INDEX } from '@/lib/platform/database/plan-by-index'
import { env } from '@/lib/platform/env'
import { noticesPart } from '@/lib/server/health/parts/notices'
import { poolerPart } from '@/lib/server/health/parts/pooler'
import { pgbouncerPath, startPgBouncer } from '@/tests/support/pgbouncer'
import { runScript } from '@/tests/support/script'
import { until } from '@/tests/support/until'

const direct = env().DATABASE_URL

/** As both readers of the environment see it. */
function setUrls(url: string, directUrl: string): void {
  Object.assign(env(), { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl || undefined })
  Object.assign(process.env, { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl })
}

// Skipped on machines without the program (Debian: apt-get install pgbouncer).
describe.skipIf(!pgbouncerPath)('behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  const heard: string[] = []
  let stopHearing = () => {}

  beforeAll(async () => {
    pooler = await startPgBouncer(direct)
    setUrls(pooler.url, direct)
  })

  afterAll(async () => {
    stopHearing()
    await stopListening()
    await pooler?.stop()
    setUrls(direct, '')
  })

  test('T164: migrating makes our limits the defaults of the role, and statements through the pooler have them', async () => {
    const urls = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct }
    const runs = await Promise.all([1, 2].map(() => runScript(['scripts/migrate.mjs'], urls)))
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    const { rows } = await pool().query(
      `select current_setting('statement_timeout') as statement,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(rows).toEqual([{ statement: '8s', idle: '30s' }])
    expect(await poolerPart.check()).toMatchObject({ state: 'good' })
  })

  test('T164: more statements and transactions at once than the pooler has connections', async () => {
    const many = Array.from({ length: 60 }, (_, n) => n)
    await Promise.all(
      many.map((n) =>
        db.$transaction(async (tx) => {
          const row = await tx.emailRecipient.create({ data: { email: `desk-${n}@example.com` } })
          await tx.emailRecipient.update({ where: { id: row.id }, data: { name: `Desk ${n}` } })
        }),
      ),
    )
    const named = { name: 'pooled-count', text: 'select count(*)::int as count from email_recipients' }
    const counts = await Promise.all(many.map(() => pool().query(named)))
    expect(counts.map(({ rows }) => rows[0].count)).toEqual(many.map(() => 60))
  })

  test('T164: claims and backups connect to PostgreSQL itself, without or with their own settings', async () => {
    const claims = openPool(1, BY_INDEX)
    const { rows } = await claims.query('show enable_seqscan')
    await claims.end()
    expect(rows).toEqual([{ enable_seqscan: 'off' }])
    env().BACKUP_DIR = mkdtempSync(join(tmpdir(), 'porchlight-backup-'))
    const { manifest } = await writeBackup({ keep: 1 })
    expect(manifest.tables.find(({ name }) => name === 'email_recipients')).toMatchObject({ rows: 60 })
  })

  test('T165: LISTEN through the pooler is noticed, nothing is served from memory, and the health page is red', async () => {
    setUrls(pooler.url, pooler.url)
    stopHearing = listenTo('test_channel', { heard: (entries) => heard.push(...entries), missed: () => {} })
    await startListening()
    expect(isListening()).toBe(false)
    expect(hearsNotices()).toBe(false)
    expect(await noticesPart.check()).toMatchObject({ state: 'bad' })
  })

  test('T165: with the direct address, an edit through the pooler is heard', async () => {
    setUrls(pooler.url, direct)
    await until('notices come back', () => isListening() && hearsNotices())
    expect(await noticesPart.check()).toMatchObject({ state: 'good' })
    const before = Date.now()
    await db.$transaction((tx) => announceExpiry(tx, ['faqs']))
    await until('the edit is heard', () => isExpired(['faqs'], before))
    notifySoon('test_channel', 'a lead')
    await until('the lead is heard', () => heard.includes('a lead'))
  })
})
