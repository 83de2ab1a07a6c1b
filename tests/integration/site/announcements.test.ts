import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { announcements } from '@/lib/records/entities/announcements'
import { teamMembers } from '@/lib/records/entities/team-members'
import { parseListQuery } from '@/lib/records/lists/list-query'
import { listRecords } from '@/lib/records/lists/list-records'
import { createRecord, getRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { visibleTrash } from '@/lib/records/trash/visible-trash'
import { getAnnouncements } from '@/lib/site/announcements/announcements'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const texts = async (communityId: string | null) =>
  (await getAnnouncements(communityId)).map(({ text }) => text)
const create = (values: object, actor = admin) => createRecord(actor, announcements, { ...values })

beforeEach(async () => {
  await db.$executeRaw`truncate announcements, team_members, redirects, communities, deleted_records cascade`
})

test('an announcement for some communities is only on their pages', async () => {
  const [oak, elm] = [await givenCommunity('oak'), await givenCommunity('elm')]
  const text = 'Visits by appointment this week'
  await create({ text, place: 'communities', communities: [oak.id] })
  expect(await texts(oak.id)).toEqual([text])
  expect(await texts(elm.id)).toEqual([])
  expect(await texts(null)).toEqual([])
})

test('the back office sets the order, and urgent announcements go first', async () => {
  const oak = await givenCommunity('oak')
  const first = await create({ text: 'Our phones are closed on Thursday' })
  await create({ text: 'Open house on Saturday', place: 'communities', communities: [oak.id] })
  expect(await texts(oak.id)).toEqual(['Our phones are closed on Thursday'])
  const snow = { text: 'Closed to visitors: snow', kind: 'urgent' }
  await create({ ...snow, place: 'communities', communities: [oak.id] })
  expect(await texts(oak.id)).toEqual(['Closed to visitors: snow'])
  expect(await texts(null)).toEqual(['Our phones are closed on Thursday'])
  await updateRecord(admin, announcements, first.id, { active: false })
  expect(await texts(null)).toEqual([])
})

test('its link follows a renamed page, and is left out when the page is deleted', async () => {
  const ruth = await createRecord(admin, teamMembers, member('ruth', { active: true }))
  const link = { linkLabel: 'Meet Ruth', linkUrl: '/team/ruth' }
  const { id } = await create({ text: 'Ruth is our new chaplain', ...link })
  await updateRecord(admin, teamMembers, ruth.id, { slug: 'ruth-adler' })
  expect(await getRecord(admin, announcements, id)).toMatchObject({ linkUrl: '/team/ruth-adler' })
  expect(await getAnnouncements(null)).toMatchObject([{ link: { href: '/team/ruth-adler' } }])
  await removeRecord(admin, teamMembers, ruth.id)
  await db.redirect.deleteMany()
  await updateRecord(admin, announcements, id, { kind: 'urgent' })
  expect(await getAnnouncements(null)).toEqual([
    { text: 'Ruth is our new chaplain', isUrgent: true, link: null },
  ])
})

test('a user limited to one community announces only there', async () => {
  const [oak, elm] = [await givenCommunity('oak'), await givenCommunity('elm')]
  const editor = somebody('editor', [oak.id])
  const there = (communities: string[]) => ({ text: 'No visits today', place: 'communities', communities })
  await expect(create({ text: 'Everywhere' }, editor)).rejects.toMatchObject({ status: 403 })
  await expect(create({ ...there([oak.id]), place: 'site' }, editor)).rejects.toMatchObject({ status: 400 })
  await expect(create(there([oak.id, elm.id]), editor)).rejects.toMatchObject({ status: 403 })
  const own = await create(there([oak.id]), editor)
  const both = await create(there([oak.id, elm.id]))
  const site = await create({ text: 'Everywhere' })
  const { query } = parseListQuery(announcements, new URLSearchParams())
  const listed = await listRecords(editor, announcements, query)
  expect(listed.rows.map(({ id }) => id)).toEqual([own.id])
  for (const { id } of [both, site])
    await expect(updateRecord(editor, announcements, id, { active: false })).rejects.toMatchObject({
      status: 404,
    })
  await expect(updateRecord(editor, announcements, own.id, { place: 'site' })).rejects.toMatchObject({
    status: 403,
  })
  await removeRecord(editor, announcements, own.id)
  expect(await db.deletedRecord.count({ where: visibleTrash(editor, 'delete') })).toBe(1)
})

test('when a community is deleted, its own announcements are shown nowhere', async () => {
  const oak = await givenCommunity('oak')
  await create({ text: 'No visits today', place: 'communities', communities: [oak.id] })
  await db.community.delete({ where: { id: oak.id } })
  expect(await db.announcement.count()).toBe(1)
  expect(await texts(null)).toEqual([])
})
