import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { faqs } from '@/lib/records/entities/faqs'
import { galleryImages } from '@/lib/records/entities/gallery-images'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, removeRecord } from '@/lib/records/store/operations'
import { findDeleted } from '@/lib/records/trash/find-deleted'
import { listTrash } from '@/lib/records/trash/list-trash'
import { deleteForGood } from '@/lib/records/trash/purge'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const editor = somebody('editor')
const ALL = { search: '', entity: null, page: 1 }

beforeEach(async () => {
  await db.$executeRaw`truncate deleted_records, drafts, team_members, communities, care_types, faqs, images, blog_posts, posts,
    galleries, quizzes, events, landing_page_templates, tour_requests, pages, redirects, revisions cascade`
})

describe('access', () => {
  test('is by role and community, for the list, the restoration and the old address', async () => {
    const [mine, theirs] = await Promise.all([givenCommunity('mine'), givenCommunity('theirs')])
    const limited = somebody('editor', [mine.id])
    const reader = somebody('counselor', [mine.id])
    const ids = []
    for (const communityId of [mine.id, theirs.id, null]) {
      const { id } = await createRecord(admin, faqs, {
        question: 'May I?',
        answer: '<p>Yes.</p>',
        communityId,
      })
      await removeRecord(admin, faqs, id)
      ids.push(id)
    }
    const [own = '', foreign = '', general = ''] = ids
    const listed = await listTrash(limited, ALL)
    expect(listed).toMatchObject({ total: 1, rows: [{ id: own, entity: 'faqs', deletedBy: 'a admin' }] })
    expect(await listTrash(editor, ALL)).toMatchObject({ total: 3 })
    for (const id of [foreign, general]) {
      await expect(restoreDeleted(limited, id)).rejects.toMatchObject({ status: 404 })
      expect(await findDeleted(limited, faqs, id)).toBeNull()
    }
    expect(await findDeleted(reader, faqs, own)).toMatchObject({
      mayRestore: false,
      record: { title: 'May I?' },
    })
    for (const work of [() => listTrash(reader, ALL), () => restoreDeleted(reader, own)]) {
      await expect(work()).rejects.toMatchObject({ status: 403 })
    }
    await expect(deleteForGood(editor, own)).rejects.toMatchObject({ status: 403 })
    await restoreDeleted(limited, own)
  })

  test('of a child follows its parent’s community', async () => {
    const [mine, theirs] = await Promise.all([givenCommunity('mine'), givenCommunity('theirs')])
    const picture = await givenImage('A porch')
    for (const { id: communityId, slug } of [mine, theirs]) {
      const gallery = await db.gallery.create({ data: { slug, title: slug, communityId } })
      const { id } = await db.galleryImage.create({ data: { galleryId: gallery.id, imageId: picture.id } })
      await removeRecord(admin, galleryImages, id)
    }
    expect(await listTrash(somebody('editor', [mine.id]), ALL)).toMatchObject({ total: 1 })
  })

  test('the list is searched and filtered by kind', async () => {
    for (const slug of ['ruth', 'adam']) {
      const { id } = await createRecord(admin, teamMembers, member(slug))
      await removeRecord(admin, teamMembers, id)
    }
    expect(await listTrash(editor, { ...ALL, search: 'rut' })).toMatchObject({ total: 1 })
    expect(await listTrash(editor, { ...ALL, entity: 'team-members' })).toMatchObject({ total: 2 })
    expect(await listTrash(editor, { ...ALL, entity: 'faqs' })).toMatchObject({ total: 0 })
    expect(await listTrash(editor, { ...ALL, entity: 'no-such' })).toMatchObject({ total: 0 })
  })
})
