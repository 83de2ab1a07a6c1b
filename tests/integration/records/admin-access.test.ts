import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { communities } from '@/lib/records/entities/communities'
import { emailRecipients } from '@/lib/records/entities/email-recipients'
import { entities } from '@/lib/records/entities/registry'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { restoreRevision } from '@/lib/records/publish/revisions'
import { createRecord, getRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const none = new URLSearchParams()
const REFUSED = { status: 403 }

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, site_settings, email_recipients cascade`
})

describe('T22: the role table holds in the operations themselves', () => {
  test('only administrators and viewers see recipients; only administrators write them', async () => {
    const address = { email: 'desk@evergrove.example' }
    for (const role of ['editor', 'counselor'] as const) {
      await expect(async () => listFromUrl(somebody(role), emailRecipients, none)).rejects.toMatchObject(
        REFUSED,
      )
      await expect(createRecord(somebody(role), emailRecipients, address)).rejects.toMatchObject(REFUSED)
    }
    await expect(createRecord(somebody('viewer'), emailRecipients, address)).rejects.toMatchObject(REFUSED)
    expect((await listFromUrl(somebody('viewer'), emailRecipients, none)).rows).toEqual([])
  })

  test('viewers and counselors read content and cannot change it in any way', async () => {
    const made = await createRecord(somebody('editor'), teamMembers, member('ruth'))
    for (const role of ['viewer', 'counselor'] as const) {
      const actor = somebody(role)
      expect(await getRecord(actor, teamMembers, made.id)).toMatchObject({ slug: 'ruth' })
      const attempts = [
        () => createRecord(actor, teamMembers, member('other')),
        () => updateRecord(actor, teamMembers, made.id, { name: 'x' }),
        () => removeRecord(actor, teamMembers, made.id),
        () => restoreRevision(actor, teamMembers, made.id, 1),
        () => updateRecord(actor, siteSettings, null, { companyName: 'x' }),
      ]
      for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(REFUSED)
    }
    expect(await db.teamMember.count()).toBe(1)
  })

  test('an unknown role may do nothing', async () => {
    const stranger = { ...somebody(), role: 'owner' as 'viewer' }
    for (const entity of entities) {
      await expect(async () => listFromUrl(stranger, entity, none)).rejects.toMatchObject(REFUSED)
    }
  })
})

describe('an editor of one community (feature I4)', () => {
  test('sees, changes and creates only what belongs to it', async () => {
    const own = await givenCommunity('own')
    const other = await givenCommunity('other')
    const boss = somebody('admin')
    const mine = await createRecord(boss, teamMembers, member('mine', { communityId: own.id }))
    const foreign = await createRecord(boss, teamMembers, member('foreign', { communityId: other.id }))
    const editor = somebody('editor', [own.id])

    const list = await listFromUrl(editor, teamMembers, none)
    expect(list).toMatchObject({ total: 1, rows: [{ slug: 'mine' }] })
    await expect(getRecord(editor, teamMembers, foreign.id)).rejects.toMatchObject({ status: 404 })
    await expect(updateRecord(editor, teamMembers, foreign.id, { name: 'x' })).rejects.toMatchObject({
      status: 404,
    })
    await expect(removeRecord(editor, teamMembers, foreign.id)).rejects.toMatchObject({ status: 404 })
    expect(await updateRecord(editor, teamMembers, mine.id, { name: 'Mine' })).toMatchObject({ name: 'Mine' })

    const away = updateRecord(editor, teamMembers, mine.id, { communityId: other.id })
    await expect(away).rejects.toMatchObject(REFUSED)
    const there = createRecord(editor, teamMembers, member('new', { communityId: other.id }))
    await expect(there).rejects.toMatchObject(REFUSED)
    expect(await getRecord(boss, teamMembers, mine.id)).toMatchObject({ communityId: own.id })
    expect(await db.teamMember.count()).toBe(2)
  })

  test('edits the community itself but creates no other', async () => {
    const own = await givenCommunity('own')
    const editor = somebody('editor', [own.id])
    expect(await updateRecord(editor, communities, own.id, { city: 'Denver' })).toMatchObject({
      city: 'Denver',
    })
    const founded = createRecord(editor, communities, { name: 'New', slug: 'new' })
    await expect(founded).rejects.toMatchObject(REFUSED)
    expect(await db.community.count()).toBe(1)
  })
})
