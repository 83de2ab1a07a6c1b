import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CHANNEL } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { member, somebody } from '@/tests/support/admin-fixtures'
import { until } from '@/tests/support/until'

const admin = somebody()
let other: pg.Client
let heard: string[] = []
let marks = 0

beforeAll(async () => {
  other = new pg.Client({ connectionString: env().DATABASE_URL })
  await other.connect()
  other.on('notification', ({ payload }) => heard.push(...(JSON.parse(payload ?? '[]') as string[])))
  await other.query(`listen "${CHANNEL}"`)
})
afterAll(() => other.end())

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, redirects, revisions cascade`
})

/** Waits until earlier notifications have arrived. */
async function waitForEarlier(): Promise<void> {
  marks += 1
  const mark = `mark ${marks}`
  await db.$executeRaw`select pg_notify(${CHANNEL}, ${JSON.stringify([mark])})`
  await until('the mark is heard', () => heard.includes(mark))
}

/** The notifications that another instance receives about some work. */
async function notifications(work: () => Promise<unknown>): Promise<string[]> {
  await waitForEarlier()
  heard = []
  await work()
  await waitForEarlier()
  return heard.filter((tag) => !tag.startsWith('mark '))
}

test('other instances hear of an edit: of the table, of the record, of its old and its new address', async () => {
  const { id } = await createRecord(admin, teamMembers, member('ruth'))
  const tags = ['team_members', `team_members/${id}`, 'team_members/ruth']
  expect(await notifications(() => updateRecord(admin, teamMembers, id, { role: 'Cook' }))).toEqual(
    expect.arrayContaining(tags),
  )
  expect(await notifications(() => updateRecord(admin, teamMembers, id, { slug: 'ruth-adler' }))).toEqual(
    expect.arrayContaining([...tags, 'team_members/ruth-adler']),
  )
  expect(await notifications(() => removeRecord(admin, teamMembers, id))).toEqual(
    expect.arrayContaining(['team_members', `team_members/${id}`, 'team_members/ruth-adler']),
  )
})

test('a refused edit is not announced', async () => {
  const { id } = await createRecord(admin, teamMembers, member('ruth'))
  await createRecord(admin, teamMembers, member('rose'))
  const refused = async () =>
    expect(updateRecord(admin, teamMembers, id, { slug: 'rose' })).rejects.toMatchObject({ status: 409 })
  expect(await notifications(refused)).toEqual([])
})
