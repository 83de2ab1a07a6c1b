import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '@/lib/accounts/access/access-log'
import { signIn } from '@/lib/accounts/sign-in/sign-in'
import { db } from '@/lib/platform/database/db'
import { activityList } from '@/lib/records/activity/activity-query'
import { exportActivity, listActivity } from '@/lib/records/activity/list-activity'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { exportCsv } from '@/lib/records/lists/list-records'
import { recordAudit } from '@/lib/records/store/history'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { deleteForGood } from '@/lib/records/trash/purge'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`alter table audit_log disable trigger user`
  await db.$executeRaw`truncate audit_log`
  await db.$executeRaw`alter table audit_log enable trigger user`
  await db.$executeRaw`truncate team_members, communities, deleted_records, users, rate_limits, revisions cascade`
})

const listed = async (text = '') =>
  (await listActivity(admin, activityList.parse(new URLSearchParams(text)))).rows

/** 'a admin created the team member Name of ruth' */
const sentences = async (text = '') =>
  (await listed(text)).map(({ who, verb, subject }) =>
    [who, verb, subject?.kind && `the ${subject.kind}`, subject?.title].filter(Boolean).join(' '),
  )

describe('an entry shows', () => {
  test('who did what to which record, and where it is now', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, id, { role: 'Cook' })
    await removeRecord(admin, teamMembers, id)
    await restoreDeleted(admin, id)
    expect(await sentences()).toEqual([
      'a admin restored from the trash: the team member Name of ruth',
      'a admin deleted the team member Name of ruth',
      'a admin changed the team member Name of ruth',
      'a admin created the team member Name of ruth',
    ])
    const [entry] = await listed()
    expect(entry).toMatchObject({ ipAddress: '203.0.113.7', subject: { href: `/admin/team-members/${id}` } })

    await removeRecord(admin, teamMembers, id)
    expect((await listed())[0]?.subject?.href).toBe(`/admin/team-members/${id}`)
    await deleteForGood(admin, id)
    expect((await listed())[0]).toMatchObject({
      verb: 'permanently deleted',
      subject: { kind: 'team member', title: 'Name of ruth', href: null },
    })
  })

  test('values before and after, in the words of the form', async () => {
    const community = await givenCommunity('juniper', { name: 'Juniper House' })
    const { id } = await createRecord(admin, teamMembers, member('ruth', { active: false }))
    await updateRecord(admin, teamMembers, id, {
      communityId: community.id,
      active: true,
      tags: ['Music', 'Tea'],
    })
    const [changed, created] = await listed()
    expect(changed?.changes).toEqual(
      expect.arrayContaining([
        { label: 'Community', before: '–', after: 'Juniper House' },
        { label: 'Active', before: 'No', after: 'Yes' },
        { label: 'Topics to ask about', before: '–', after: 'Music, Tea' },
      ]),
    )
    expect(created?.changes.map(({ label }) => label)).not.toContain('Bio')
    await db.community.delete({ where: { id: community.id } })
    expect((await listed())[0]?.changes).toContainEqual(
      expect.objectContaining({ label: 'Community', after: 'a deleted item' }),
    )
  })

  test('changes to settings, accounts, leads and exports', async () => {
    const community = await givenCommunity('juniper', { name: 'Juniper House' })
    const rose = await givenAccount({ username: 'Rose' })
    const lead = await db.tourRequest.create({
      data: { name: 'Ann', phone: '3035550100', transactionId: 'a-lead' },
    })
    await recordAudit(db, admin, { action: 'update', entity: siteSettings.name, after: { tagline: 'Home' } })
    await recordAudit(db, admin, {
      action: 'change-access',
      entity: 'user',
      entityId: rose.id,
      before: { role: 'editor', communityIds: [] },
      after: { role: 'counselor', communityIds: [community.id] },
    })
    await recordAudit(db, admin, {
      action: 'lead.assign',
      entity: 'tourRequest',
      entityId: lead.id,
      before: { ownerId: null },
      after: { ownerId: rose.id },
    })
    const chosen = { search: 'ruth', communityId: community.id, active: 'true' }
    await exportCsv(admin, teamMembers, new URLSearchParams(chosen))
    const [exported, assigned, access, settings] = await listed()
    expect(exported).toMatchObject({
      verb: 'exported',
      subject: { title: 'team members', href: '/admin/team-members' },
    })
    expect(exported?.changes).toEqual([
      { label: 'Search', before: '–', after: 'ruth' },
      { label: 'Filtered by', before: '–', after: 'Active: Yes, Community: Juniper House' },
    ])
    expect(assigned).toMatchObject({
      subject: { kind: 'lead', title: 'Ann', href: `/admin/tour-requests/${lead.id}` },
    })
    expect(assigned?.changes).toEqual([{ label: 'Owner', before: '–', after: 'Rose' }])
    expect(access).toMatchObject({ subject: { kind: 'account', title: 'Rose' } })
    expect(access?.changes).toContainEqual({ label: 'Communities', before: '–', after: 'Juniper House' })
    expect(access?.changes).toContainEqual({ label: 'Role', before: 'Editor', after: 'Counselor' })
    expect(settings?.changes).toEqual([{ label: 'Tagline', before: '–', after: 'Home' }])
  })
})

test('sign-ins, refused ones too, but nothing that was typed', async () => {
  const browser: Browser = {
    ipAddress: '198.51.100.4',
    userAgent: 'tests',
    requestId: 'r1',
    sessionToken: undefined,
  }
  await givenAccount({ username: 'Rose' })
  await givenAccount({ username: 'Gone', disabled: true })
  const attempt = (username: string, password: string) =>
    signIn({ username, password }, browser).catch(() => null)
  await attempt('Rose', 'hunter2-in-the-wrong-place')
  await attempt('my secret password', 'oops')
  await attempt('Gone', PASSWORD)
  await attempt('rose', PASSWORD)
  expect(await sentences()).toEqual([
    'Rose signed in',
    'Gone was refused at sign-in',
    'Unknown user was refused at sign-in',
    'Rose was refused at sign-in',
  ])
  expect((await listed('action=refused')).map(({ changes, ipAddress }) => [changes, ipAddress])).toEqual([
    [[{ label: 'Reason', before: '–', after: 'The account is disabled' }], '198.51.100.4'],
    [[{ label: 'Reason', before: '–', after: 'Unknown username' }], '198.51.100.4'],
    [[{ label: 'Reason', before: '–', after: 'Wrong password' }], '198.51.100.4'],
  ])
  const text = JSON.stringify(await db.auditEntry.findMany())
  for (const typed of ['hunter2', 'my secret', 'oops']) expect(text).not.toContain(typed)
})

describe('the log', () => {
  test('is for administrators only', async () => {
    for (const role of ['editor', 'counselor', 'analyst', 'viewer'] as const) {
      const query = activityList.parse(new URLSearchParams())
      await expect(listActivity(somebody(role), query), role).rejects.toMatchObject({ status: 403 })
      await expect(exportActivity(somebody(role), query), role).rejects.toMatchObject({ status: 403 })
    }
    expect(await db.auditEntry.count()).toBe(0)
  })

  test('is filtered by person, kind of action, kind of record, record, days and words', async () => {
    const other = { ...somebody('editor'), username: 'Eve' }
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(other, teamMembers, id, { role: 'Gardener' })
    await recordAudit(db, { ...admin, id: null, username: 'Import' }, { action: 'export', entity: 'faq' })
    // 11 PM of November 1 in Denver, and 1 AM of the 2nd.
    for (const [at, title] of [
      ['2026-11-02T06:00:00Z', 'late'],
      ['2026-11-02T08:00:00Z', 'early'],
    ] as const) {
      await db.auditEntry.create({
        data: { at: new Date(at), action: 'delete', entity: 'faq', before: { title } },
      })
    }
    expect(await listed(`person=${other.id}`)).toHaveLength(1)
    expect(await listed('person=system')).toHaveLength(3)
    expect(await listed('action=created')).toHaveLength(1)
    expect(await listed('action=no-such')).toHaveLength(0)
    expect(await listed('entity=faq')).toHaveLength(3)
    expect(await listed(`record=${id}`)).toHaveLength(2)
    expect(await listed('search=gardener')).toHaveLength(1)
    expect(await listed('search=eve')).toHaveLength(1)
    expect(await listed('search=203.0.113.7 chaplain')).toHaveLength(2)
    expect(await listed('search=100%25')).toHaveLength(0)
    expect((await listed('from=2026-11-01&to=2026-11-01')).map(({ subject }) => subject?.title)).toEqual([
      'questions',
    ])
    expect(await listed('from=2026-11-02&to=2026-11-02')).toHaveLength(1)
    expect(await listed('from=2026-13-99')).toHaveLength(5)
  })

  test('is exported as filtered, beyond one page and without formulas; the export is an entry too', async () => {
    const evil = { ...admin, username: '=cmd()' }
    const data = Array.from({ length: 620 }, (_, at) => ({
      action: 'update',
      entity: 'teamMember',
      actorId: evil.id,
      actorName: evil.username,
      before: { role: 'Cook' },
      after: { role: `Cook ${at}` },
    }))
    await db.auditEntry.createMany({ data })
    const query = activityList.parse(new URLSearchParams(`person=${evil.id}&action=changed`))
    const file = await new Response(await exportActivity(admin, query)).text()
    const rows = parse(file, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(620)
    expect(rows[0]).toMatchObject({
      Person: ' =cmd()',
      Action: 'changed',
      Kind: '',
      Changes: 'Role: Cook → Cook 0',
    })
    const [entry] = await listed('action=exported')
    expect(entry).toMatchObject({
      who: 'a admin',
      subject: { title: 'the activity log', href: '/admin/activity' },
    })
  })
})
