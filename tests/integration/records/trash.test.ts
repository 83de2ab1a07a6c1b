import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { careTypes } from '@/lib/records/entities/care-types'
import { communities } from '@/lib/records/entities/communities'
import { eventRsvps } from '@/lib/records/entities/event-rsvps'
import { faqs } from '@/lib/records/entities/faqs'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { galleries } from '@/lib/records/entities/galleries'
import { galleryImages } from '@/lib/records/entities/gallery-images'
import { images } from '@/lib/records/entities/images'
import { pages } from '@/lib/records/entities/pages'
import { posts } from '@/lib/records/entities/posts'
import { quizzes } from '@/lib/records/entities/quizzes'
import { redirects } from '@/lib/records/entities/redirects'
import { teamMembers } from '@/lib/records/entities/team-members'
import { listRevisions } from '@/lib/records/publish/revisions'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { deleteForGood, purgeTrash } from '@/lib/records/trash/purge'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const editor = somebody('editor')

beforeEach(async () => {
  await db.$executeRaw`truncate deleted_records, drafts, team_members, communities, care_types, faqs, images, blog_posts, posts,
    galleries, quizzes, events, landing_page_templates, tour_requests, pages, redirects, revisions cascade`
})

/** A row exactly as PostgreSQL stores it. */
async function rowsOf(table: string): Promise<string[]> {
  const rows = await db.$queryRawUnsafe<{ row: string }[]>(
    `select to_jsonb(t)::text as row from ${table} t order by 1`,
  )
  return rows.map(({ row }) => row)
}

describe('a restored record', () => {
  test('is the same to the last digit, with its children, pairs and references to it', async () => {
    const care = await createRecord(admin, careTypes, { name: 'Memory care', slug: 'memory-care' })
    const { id } = await givenCommunity('juniper')
    await db.communityCareType.create({ data: { communityId: id, careTypeId: care.id } })
    await db.staffedHours.create({
      data: { communityId: id, weekday: 1, opensAt: '08:00', closesAt: '18:00' },
    })
    await db.communityHighlight.create({ data: { communityId: id, title: 'A porch' } })
    await db.$executeRaw`update communities set latitude = 39.123456, rating = 4.7, updated_at = '2026-01-02T03:04:05.678Z'`
    const tables = ['communities', 'communities_care_types', 'staffed_hours', 'community_highlights']
    const before = await Promise.all(tables.map(rowsOf))
    await removeRecord(admin, communities, id)
    expect(await db.staffedHours.count()).toBe(0)
    await restoreDeleted(admin, id)
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before)
    expect(await db.deletedRecord.count()).toBe(0)
  })

  test('has its leads again', async () => {
    const { id: communityId } = await givenCommunity('juniper')
    const plan = await db.floorPlan.create({
      data: {
        communityId,
        planSlug: 'aspen',
        name: 'Aspen',
        bedrooms: 1,
        bathrooms: 1.5,
        startingPrice: 4850.1,
      },
    })
    const picture = await givenImage('A plan')
    await db.floorPlanImage.create({ data: { floorPlanId: plan.id, imageId: picture.id } })
    const lead = { name: 'Ann', phone: '3035550100', transactionId: 'a-lead', floorPlanId: plan.id }
    await db.tourRequest.create({ data: lead })
    const tables = ['floor_plans', 'floor_plan_images', 'tour_requests']
    const before = await Promise.all(tables.map(rowsOf))
    await removeRecord(admin, floorPlans, plan.id)
    expect(await db.tourRequest.findFirst()).toMatchObject({ floorPlanId: null })
    await restoreDeleted(admin, plan.id)
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before)
  })

  test('comes back with a three-level quiz, and does not take a reference from another', async () => {
    const quiz = await db.quiz.create({
      data: {
        slug: 'care',
        title: 'Which care?',
        questions: {
          create: { text: 'How often?', options: { create: [{ text: 'Daily' }, { text: 'Weekly' }] } },
        },
      },
    })
    const [run, other] = await Promise.all(
      ['one', 'two'].map((transactionId) =>
        db.quizResult.create({
          data: { quizId: quiz.id, transactionId, fingerprint: 'f', answers: [], totalScore: 1 },
        }),
      ),
    )
    await removeRecord(admin, quizzes, quiz.id)
    const second = await db.quiz.create({ data: { slug: 'second', title: 'Another' } })
    await db.quizResult.update({ where: { id: other?.id ?? '' }, data: { quizId: second.id } })
    await restoreDeleted(admin, quiz.id)
    expect(await db.quizAnswerOption.count()).toBe(2)
    expect(await db.quizResult.findUnique({ where: { id: run?.id ?? '' } })).toMatchObject({
      quizId: quiz.id,
    })
    expect(await db.quizResult.findUnique({ where: { id: other?.id ?? '' } })).toMatchObject({
      quizId: second.id,
    })
  })

  test('takes its draft to the trash and back', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    const draft = { entity: 'teamMember', entityId: id, values: { role: 'Cook' }, actorName: 'a editor' }
    await db.draft.create({ data: draft })
    await removeRecord(admin, teamMembers, id)
    expect(await db.draft.count()).toBe(0)
    await restoreDeleted(admin, id)
    expect(await db.draft.findMany()).toMatchObject([draft])
  })

  test('gets the default of a column added meanwhile, and loses one that was dropped', async () => {
    const { id } = await createRecord(admin, faqs, { question: 'May I bring a cat?', answer: '<p>Yes.</p>' })
    await db.$executeRaw`alter table faqs add column gone_soon text default 'x'`
    await removeRecord(admin, faqs, id)
    await db.$executeRaw`alter table faqs drop column gone_soon`
    await db.$executeRaw`alter table faqs add column added_since text not null default 'new'`
    await db.$executeRaw`alter table faqs add column length int generated always as (length(question)) stored`
    try {
      await restoreDeleted(admin, id)
      const [row] = await db.$queryRaw<unknown[]>`select added_since, length from faqs`
      expect(row).toEqual({ added_since: 'new', length: 18 })
    } finally {
      await db.$executeRaw`alter table faqs drop column added_since, drop column length`
    }
  })

  test('has its address again, its history continues, and the log says who restored it', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(editor, teamMembers, id, { role: 'Cook' })
    await removeRecord(editor, teamMembers, id)
    expect(await db.redirect.count({ where: { fromPath: '/team/ruth' } })).toBe(1)
    await restoreDeleted(admin, id)
    expect(await db.redirect.count({ where: { fromPath: '/team/ruth' } })).toBe(0)
    const revisions = await listRevisions(admin, teamMembers, id)
    expect(revisions.map(({ number, actorName, fromTrash }) => [number, actorName, fromTrash])).toEqual([
      [3, 'a admin', true],
      [2, 'a editor', false],
      [1, 'a admin', false],
    ])
    const entry = await db.auditEntry.findFirst({ where: { entityId: id, action: 'restore' } })
    expect(entry).toMatchObject({ actorName: 'a admin', ipAddress: '203.0.113.7', before: null })
  })
})

describe('a restoration is refused', () => {
  test('when its slug is in use, naming by whom; with another slug it succeeds', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await removeRecord(admin, teamMembers, id)
    await createRecord(admin, teamMembers, member('ruth', { name: 'Ruth the second' }))
    await expect(restoreDeleted(admin, id)).rejects.toMatchObject({
      status: 409,
      fieldErrors: { slug: 'Slug “ruth” is now used by the team member “Ruth the second”.' },
    })
    await expect(restoreDeleted(admin, id, 'Not a slug')).rejects.toMatchObject({
      status: 400,
      fieldErrors: { slug: 'Slug must be lowercase letters, numbers, and hyphens only' },
    })
    expect(await db.deletedRecord.count()).toBe(1)
    const { record } = await restoreDeleted(admin, id, 'ruth-the-first')
    expect(record).toMatchObject({ id, slug: 'ruth-the-first', name: 'Name of ruth' })
    const [last] = await listRevisions(admin, teamMembers, id)
    expect(last?.changes).toMatchObject([{ field: 'slug', before: 'ruth', after: 'ruth-the-first' }])
  })

  test('when a news post took the article’s address', async () => {
    const { id } = await createRecord(admin, blogPosts, {
      slug: 'porch',
      title: 'Porch',
      content: '<p>x</p>',
    })
    await removeRecord(admin, blogPosts, id)
    await createRecord(admin, posts, { slug: 'porch', title: 'News' })
    await expect(restoreDeleted(admin, id)).rejects.toMatchObject({
      status: 409,
      fieldErrors: { slug: expect.any(String) },
    })
    await restoreDeleted(admin, id, 'porch-again')
  })

  test('when another page, a redirect or the last seat took its place', async () => {
    const care = await createRecord(admin, careTypes, { name: 'Porches', slug: 'porches' })
    await removeRecord(admin, careTypes, care.id)
    await createRecord(admin, pages, { path: '/porches', title: 'Porches', description: 'All of them.' })
    await expect(restoreDeleted(admin, care.id)).rejects.toMatchObject({
      fieldErrors: { slug: 'Please choose another slug. This URL is already used by another page' },
    })

    const away = await createRecord(admin, redirects, { fromPath: '/old-one', toPath: '/new-one' })
    await removeRecord(admin, redirects, away.id)
    await createRecord(admin, redirects, { fromPath: '/new-one', toPath: '/old-one' })
    await expect(restoreDeleted(admin, away.id)).rejects.toMatchObject({
      fieldErrors: { toPath: 'This would redirect back to itself' },
    })

    const event = await db.event.create({
      data: { slug: 'soup', title: 'Soup', startsAt: new Date('2100-01-01'), maxAttendees: 1 },
    })
    const seat = await createRecord(admin, eventRsvps, {
      eventId: event.id,
      name: 'Ann',
      email: 'ann@family.example',
      status: 'confirmed',
    })
    await removeRecord(admin, eventRsvps, seat.id)
    const taken = await createRecord(admin, eventRsvps, {
      eventId: event.id,
      name: 'Ben',
      email: 'ben@family.example',
      status: 'confirmed',
    })
    await expect(restoreDeleted(admin, seat.id)).rejects.toMatchObject({
      fieldErrors: { status: expect.stringContaining('No seat is left') },
    })
    await removeRecord(admin, eventRsvps, taken.id)
    await restoreDeleted(admin, seat.id)
  })

  test('while its parent is in the trash too, named only to users who may see it', async () => {
    const picture = await givenImage('A porch')
    const { id } = await createRecord(admin, teamMembers, member('ruth', { avatarImageId: picture.id }))
    await removeRecord(admin, teamMembers, id)
    await removeRecord(admin, images, picture.id)
    await expect(restoreDeleted(admin, id)).rejects.toMatchObject({
      status: 409,
      message: 'It belongs to the picture “A porch”, which is also in the trash. Restore that first.',
    })
    await restoreDeleted(admin, picture.id)
    const { record } = await restoreDeleted(admin, id)
    expect(record).toMatchObject({ avatarImageId: picture.id })
  })

  test('for good when its parent is gone; a mere reference is cleared, a row in a list is dropped', async () => {
    const picture = await givenImage('A porch')
    const person = await createRecord(admin, teamMembers, member('ruth', { avatarImageId: picture.id }))
    const gallery = await db.gallery.create({ data: { slug: 'porches', title: 'Porches' } })
    const other = await givenImage('Another')
    for (const imageId of [picture.id, other.id]) {
      await db.galleryImage.create({ data: { galleryId: gallery.id, imageId } })
    }
    const alone = await db.galleryImage.findFirstOrThrow({ where: { imageId: other.id } })
    await removeRecord(admin, galleryImages, alone.id)
    await removeRecord(admin, teamMembers, person.id)
    await removeRecord(admin, galleries, gallery.id)
    await removeRecord(admin, images, picture.id)
    await deleteForGood(admin, picture.id)

    expect((await restoreDeleted(admin, person.id)).record).toMatchObject({ avatarImageId: null })
    await restoreDeleted(admin, gallery.id)
    expect(await db.galleryImage.count()).toBe(0)
    await removeRecord(admin, galleries, gallery.id)
    await deleteForGood(admin, gallery.id)
    await expect(restoreDeleted(admin, alone.id)).rejects.toThrow(
      'The item it belonged to was permanently deleted',
    )
  })

  test('the second time: of two users at once, one restores it', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await removeRecord(admin, teamMembers, id)
    const outcomes = await Promise.allSettled([restoreDeleted(admin, id), restoreDeleted(editor, id)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await db.teamMember.count()).toBe(1)
  })
})

test('after 30 days it is deleted for good with its history; the log stays', async () => {
  const [old, recent] = [
    await createRecord(admin, teamMembers, member('old')),
    await createRecord(admin, teamMembers, member('recent')),
  ]
  for (const { id } of [old, recent]) await removeRecord(admin, teamMembers, id)
  const [kept] = await db.$queryRaw<{ days: number }[]>`
    select extract(day from purge_at - deleted_at)::int as days from deleted_records where id = ${old.id}::uuid`
  expect(kept?.days).toBe(30)
  await db.$executeRaw`update deleted_records set purge_at = now() where id = ${old.id}::uuid`
  await purgeTrash.run(new Date())
  expect(await db.deletedRecord.findMany({ select: { id: true } })).toEqual([{ id: recent.id }])
  expect(await db.revision.count({ where: { entityId: old.id } })).toBe(0)
  expect(await db.revision.count({ where: { entityId: recent.id } })).toBe(1)
  const entry = await db.auditEntry.findFirst({ where: { entityId: old.id, action: 'purge' } })
  expect(entry).toMatchObject({
    actorName: 'Trash, after 30 days',
    actorId: null,
    before: { title: 'Name of old' },
  })
  await expect(restoreDeleted(admin, old.id)).rejects.toMatchObject({ status: 404 })
})
