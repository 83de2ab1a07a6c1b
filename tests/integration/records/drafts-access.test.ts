import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { communities } from '@/lib/records/entities/communities'
import { communityHighlights } from '@/lib/records/entities/community-highlights'
import { teamMembers } from '@/lib/records/entities/team-members'
import { draftOf } from '@/lib/records/publish/draft'
import { publishRecord, storeDraft, unpublishRecord } from '@/lib/records/publish/publish-record'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord } from '@/lib/records/store/operations'
import { givenCommunity, member, refusals, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate drafts, publication_plans, team_members, communities, care_types, testimonials, events, images, redirects, revisions, landing_page_templates cascade`
})

describe('people', () => {
  test('without the role can do none of it, and read no draft of what they may not read', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    for (const role of ['viewer', 'counselor', 'analyst'] as const)
      for (const reason of await refusals([
        saveDraft(somebody(role), teamMembers, id, { values: { role: 'x' } }),
        discardDraft(somebody(role), teamMembers, id),
        storeDraft(somebody(role), teamMembers, id),
        publishRecord(somebody(role), teamMembers, id),
        unpublishRecord(somebody(role), teamMembers, id),
      ]))
        expect(reason).toMatchObject({ status: 403 })
  })

  test('of one community neither see nor change what belongs to another, stored or only drafted', async () => {
    const [own, foreign] = [await givenCommunity('own'), await givenCommunity('foreign')]
    const local = somebody('editor', [own.id])
    const theirs = await createRecord(admin, teamMembers, member('theirs', { communityId: foreign.id }))
    await saveDraft(admin, teamMembers, theirs.id, { values: { role: 'Cook' } })
    const typed = randomUUID()
    await saveDraft(admin, teamMembers, typed, { values: { ...member('typed'), communityId: foreign.id } })
    const child = randomUUID()
    await saveDraft(admin, communityHighlights, child, { values: { title: 'View', communityId: foreign.id } })
    for (const [entity, id] of [
      [teamMembers, theirs.id],
      [teamMembers, typed],
      [communityHighlights, child],
    ] as const)
      for (const reason of await refusals([
        draftOf(local, entity, id),
        saveDraft(local, entity, id, { values: { sortOrder: 3 } }),
        discardDraft(local, entity, id),
        storeDraft(local, entity, id),
        publishRecord(local, entity, id),
        unpublishRecord(local, entity, id),
      ]))
        expect(reason).toMatchObject({ status: 404 })
    const stray = saveDraft(local, teamMembers, randomUUID(), { values: { communityId: foreign.id } })
    await expect(stray).rejects.toMatchObject({ status: 403 })
    await expect(
      saveDraft(local, communities, randomUUID(), { values: { name: 'New' } }),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('of one community keep their own draft until it names a community, and publish only into their own', async () => {
    const [own, foreign] = [await givenCommunity('own'), await givenCommunity('foreign')]
    const local = somebody('editor', [own.id])
    const id = randomUUID()
    await saveDraft(local, teamMembers, id, { values: { name: 'Ruth' } })
    expect(await draftOf(local, teamMembers, id)).toMatchObject({ values: { name: 'Ruth' } })
    await expect(draftOf(somebody('editor', [foreign.id]), teamMembers, id)).rejects.toMatchObject({
      status: 404,
    })
    const astray = publishRecord(local, teamMembers, id, {
      values: member('ruth', { communityId: foreign.id }),
    })
    await expect(astray).rejects.toMatchObject({ status: 403 })
    const values = member('ruth', { communityId: own.id })
    expect((await publishRecord(local, teamMembers, id, { values })).record).toMatchObject({ active: true })
  })
})
