import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/lib/accounts/access/access'
import { systemActor } from '@/lib/accounts/actor'
import { listKeys, makeKey, newKeySchema, revokeKey } from '@/lib/accounts/api-keys/keys'
import { requireKey } from '@/lib/accounts/api-keys/require-key'
import { db } from '@/lib/platform/database/db'
import { activityList } from '@/lib/records/activity/activity-query'
import { listActivity } from '@/lib/records/activity/list-activity'
import { givenAccount } from '@/tests/support/accounts'
import { givenKey } from '@/tests/support/api-keys'
import { until } from '@/tests/support/until'

const browser = { ipAddress: '203.0.113.5', userAgent: 'tests', requestId: 'r1', sessionToken: undefined }

beforeEach(async () => {
  await db.$executeRaw`truncate api_keys cascade`
})

async function person(role: Role = 'admin') {
  const { id, username, email } = await givenAccount({ role })
  return { id, username, email, role, communityIds: [], mayPublish: true }
}

const wanted = (changes: object = {}) =>
  newKeySchema.parse({ name: 'Care Finder', scopes: ['leads:write'], ...changes })

const requestWithKey = (key: string) =>
  new Request('http://localhost', { headers: { authorization: `Bearer ${key}` } })

const answerOf = (key: string) =>
  requireKey(requestWithKey(key), 'leads:write').then(
    ({ name }) => name,
    (error: { status: number; message: string }) => `${error.status} ${error.message}`,
  )

describe('a key', () => {
  test('is shown once and kept as a digest alone', async () => {
    const admin = await person()
    const { id, key } = await makeKey(admin, wanted(), browser)
    expect(key).toMatch(/^plk_[\w-]{43}$/)
    const row = await db.apiKey.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ prefix: key.slice(0, 12), madeByName: admin.username })
    expect(row.secretHash).toMatch(/^[0-9a-f]{64}$/)
    const everything = await db.$queryRaw<{ text: string }[]>`
      select row_to_json(k)::text as text from api_keys k
      union all select row_to_json(a)::text from audit_log a`
    expect(everything.map(({ text }) => text).join()).not.toContain(key)
    expect(await answerOf(key)).toBe('Care Finder')
  })

  test('is refused when it is wrong, malformed, revoked or expired', async () => {
    const admin = await person()
    const { id, key } = await makeKey(admin, wanted(), browser)
    const other = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
    for (const wrong of [other, '', 'plk_', 'a'.repeat(47), `${key}a`]) {
      expect(await answerOf(wrong)).toBe('401 This API key is not valid')
    }
    await revokeKey(admin, id, browser)
    expect(await answerOf(key)).toBe('401 This API key has been revoked')
    const { key: ended } = await givenKey(['leads:write'], { expiresAt: new Date(Date.now() - 1_000) })
    expect(await answerOf(ended)).toBe('401 This API key has expired')
  })

  test('does nothing that it was not made for', async () => {
    const { key } = await givenKey(['content:read', 'content:drafts'])
    expect(await answerOf(key)).toBe('403 This API key lacks the scope leads:write')
  })

  test('has a name that no other working key has', async () => {
    const admin = await person()
    const { id } = await makeKey(admin, wanted(), browser)
    await expect(makeKey(admin, wanted({ name: 'care finder' }), browser)).rejects.toMatchObject({
      status: 409,
      fieldErrors: { name: expect.stringContaining('has this name') },
    })
    await revokeKey(admin, id, browser)
    await makeKey(admin, wanted(), browser)
  })

  test.each([
    ['name', { name: '  ' }],
    ['name', { name: 'a\nb' }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['leads:delete'] }],
    ['days', { days: 0 }],
    ['communityIds.0', { communityIds: ['a'] }],
  ])('is not made without sense (%s: %j)', (field, changes) => {
    const { error } = newKeySchema.safeParse({ name: 'Care Finder', scopes: ['leads:write'], ...changes })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })

  test('is made, seen and revoked by administrators alone', async () => {
    const { id } = await givenKey(['leads:write'])
    for (const role of ['editor', 'counselor', 'analyst', 'viewer'] as const) {
      const actor = await person(role)
      await expect(makeKey(actor, wanted(), browser)).rejects.toMatchObject({ status: 403 })
      await expect(listKeys(actor)).rejects.toMatchObject({ status: 403 })
      await expect(revokeKey(actor, id, browser)).rejects.toMatchObject({ status: 403 })
    }
    const admin = await person()
    await revokeKey(admin, id, browser)
    await expect(revokeKey(admin, id, browser)).rejects.toMatchObject({ status: 404 })
  })

  test('is told by the activity log when it is made and revoked', async () => {
    const admin = await person()
    const { id } = await makeKey(admin, wanted({ days: 30 }), browser)
    await revokeKey(admin, id, browser)
    const { rows } = await listActivity(
      systemActor('tests'),
      activityList.parse(new URLSearchParams({ record: id })),
    )
    expect(rows.map(({ who, verb, subject }) => `${who} ${verb} ${subject?.kind} ${subject?.title}`)).toEqual(
      [`${admin.username} revoked API key Care Finder`, `${admin.username} created API key Care Finder`],
    )
  })

  test('says when it was used, once a minute', async () => {
    const { id, key } = await givenKey(['leads:write'])
    await answerOf(key)
    const used = async () => (await db.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt
    await until('the first use is noted', async () => (await used()) !== null)
    // A future time, so that this use does not count as new.
    const noted = new Date(Date.now() + 60_000)
    await db.apiKey.update({ where: { id }, data: { lastUsedAt: noted } })
    await answerOf(key)
    expect(await used()).toEqual(noted)
    await db.apiKey.update({ where: { id }, data: { lastUsedAt: new Date(Date.now() - 120_000) } })
    await answerOf(key)
    await until('the later use is noted', async () => Number(await used()) > Date.now() - 60_000)
  })

  test('that is limited to a community stays so when that community is gone', async () => {
    const admin = await person()
    const { id: communityId } = await db.community.create({ data: { slug: 'gone', name: 'Gone' } })
    const { id } = await makeKey(admin, wanted({ communityIds: [communityId] }), browser)
    await db.community.delete({ where: { id: communityId } })
    const { good } = await listKeys(admin)
    expect(good).toMatchObject([{ id, communities: [], state: 'good' }])
    await expect(
      makeKey(admin, wanted({ name: 'B', communityIds: [communityId] }), browser),
    ).rejects.toMatchObject({ status: 400 })
  })
})
