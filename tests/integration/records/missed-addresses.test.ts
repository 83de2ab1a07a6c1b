import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { redirects } from '@/lib/records/entities/redirects'
import { teamMembers } from '@/lib/records/entities/team-members'
import { countMissed, forgetMissed, listMissed } from '@/lib/records/missing-pages/missing-pages'
import { createRecord } from '@/lib/records/store/operations'
import { countMissedAddress, flushMissedAddresses } from '@/lib/site/seo/missed-addresses'
import { member, somebody } from '@/tests/support/admin-fixtures'

const editor = somebody('editor')

beforeEach(async () => {
  await db.$executeRaw`truncate missed_addresses, redirects, team_members cascade`
})

const paths = async () => (await listMissed(editor, 1)).rows.map(({ path, hits }) => `${hits} ${path}`)

test('missing addresses are counted in total, with the referring site and nothing else', async () => {
  const from = 'https://directory.example/list?who=ann'
  countMissedAddress('/old-page', from)
  countMissedAddress('/old-page/', undefined)
  countMissedAddress('/caf%C3%A9', 'not an address')
  await flushMissedAddresses()
  countMissedAddress('//old-page', undefined)
  await flushMissedAddresses()
  expect(await paths()).toEqual(['3 /old-page', '1 /café'])
  const [row] = await db.missedAddress.findMany({ where: { path: '/old-page' } })
  expect(row).toMatchObject({ referrerHost: 'directory.example' })
  expect(JSON.stringify(row)).not.toContain('ann')
})

test.each([
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/a/b.sql',
  '/downloads/eyJhbGciOi',
  '/events/soup/rsvp/some-token',
  '/ann@family.example',
  '/<script>',
  '/%E0%A4%A',
  `/${'long'.repeat(60)}`,
])('%s is not kept', async (path) => {
  countMissedAddress(path, undefined)
  await flushMissedAddresses()
  expect(await db.missedAddress.count()).toBe(0)
})

test('an address that is live again leaves the list: as a page, by its pattern, in another spelling', async () => {
  for (const path of ['/team/ruth', '/Visit-Us', '/gone', '/caf%E9']) countMissedAddress(path, undefined)
  await flushMissedAddresses()
  expect(await countMissed(editor)).toBe(4)
  await createRecord(editor, teamMembers, member('ruth'))
  await createRecord(editor, redirects, { fromPath: '/VISIT-us', toPath: '/contact' })
  await createRecord(editor, redirects, { fromPath: '/caf%e9', toPath: '/contact' })
  expect(await paths()).toEqual(['1 /gone'])
  expect(await countMissed(editor)).toBe(1)
  // The earlier count does not come back when the page goes once more.
  expect(await db.missedAddress.count()).toBe(1)
})

test('a flood of addresses fills neither memory nor table, and does not displace repeated ones', async () => {
  for (const _ of [1, 2]) countMissedAddress('/asked-for-twice', undefined)
  for (let at = 0; at < 600; at += 1) countMissedAddress(`/flood-${at}`, undefined)
  await flushMissedAddresses()
  expect(await db.missedAddress.count()).toBe(500)
  await db.$executeRaw`
    insert into missed_addresses (id, path, hits) select gen_random_uuid(), '/more-' || n, 1 from generate_series(1, 3000) n`
  countMissedAddress('/one-more', undefined)
  await flushMissedAddresses()
  expect(await db.missedAddress.count()).toBe(2_000)
  expect(await paths()).toContain('2 /asked-for-twice')
})

test('each has the most similar page, and leaves the list with a redirect or manually', async () => {
  await createRecord(editor, teamMembers, member('ruth-adler'))
  for (const path of ['/staff/ruth-adler', '/other']) countMissedAddress(path, undefined)
  await flushMissedAddresses()
  const { rows } = await listMissed(editor, 1)
  const ruth = rows.find(({ path }) => path === '/staff/ruth-adler')
  expect(ruth).toMatchObject({ suggestion: '/team/ruth-adler' })
  await createRecord(editor, redirects, { fromPath: ruth?.path, toPath: ruth?.suggestion })
  expect(await paths()).toEqual(['1 /other'])

  const other = rows.find(({ path }) => path === '/other')
  await expect(forgetMissed(somebody('counselor'), other?.id ?? '')).rejects.toMatchObject({ status: 403 })
  await forgetMissed(editor, other?.id ?? '')
  expect(await paths()).toEqual([])
  await expect(forgetMissed(editor, other?.id ?? '')).rejects.toMatchObject({ status: 404 })
  await expect(listMissed({ ...editor, role: 'nobody' as never }, 1)).rejects.toMatchObject({ status: 403 })
})
