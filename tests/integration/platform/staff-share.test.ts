import pg from 'pg'
import { expect, test } from 'vitest'
import { db, pool } from '@/lib/platform/database/db'
import { inStaffShare, outsideStaffShare } from '@/lib/platform/database/staff-share'
import { env } from '@/lib/platform/env'

const LOCK = 8_604
/** More than any pool has. */
const MANY = 40

test('statements of the back office that hang leave visitors their connections', async () => {
  const holder = new pg.Client({ connectionString: env().DATABASE_URL })
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [LOCK])
  const hanging = Array.from({ length: MANY }, () =>
    inStaffShare(() => pool().query('select pg_advisory_xact_lock($1)', [LOCK])).catch(() => null),
  )
  // Through Prisma, through the pool, and for a cached read that staff asked for first.
  await db.$queryRaw`select 1`
  await pool().query('select 1')
  await inStaffShare(() => outsideStaffShare(() => db.$queryRaw`select 1`))
  await holder.end()
  await Promise.all(hanging)
})

test('the share reaches what the work starts, and ends with it', async () => {
  const sitePool = pool()
  const staffPool = await inStaffShare(async () => {
    await db.$queryRaw`select 1`
    return pool()
  })
  expect(staffPool).not.toBe(sitePool)
  expect(pool()).toBe(sitePool)
})
