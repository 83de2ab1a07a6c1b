import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { careTypes } from '@/lib/records/entities/care-types'
import { communities } from '@/lib/records/entities/communities'
import { communityHighlights } from '@/lib/records/entities/community-highlights'
import { emailRecipients } from '@/lib/records/entities/email-recipients'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { pages } from '@/lib/records/entities/pages'
import { posts } from '@/lib/records/entities/posts'
import { quizzes } from '@/lib/records/entities/quizzes'
import { teamMembers } from '@/lib/records/entities/team-members'
import { duplicateRecord } from '@/lib/records/publish/duplicate-record'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord, getRecord } from '@/lib/records/store/operations'
import { takenBy } from '@/lib/records/store/taken'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate communities, team_members, quizzes, email_recipients, floor_plans, blog_posts, posts, care_types, drafts cascade`
})

test('a copy is unpublished, has the form’s values, and a slug of its own', async () => {
  const { id } = await createRecord(admin, teamMembers, member('ruth', { active: true, role: 'Nurse' }))
  await saveDraft(admin, teamMembers, id, { values: { role: 'Head nurse' } })
  const copy = await duplicateRecord(admin, teamMembers, id)
  expect(copy).toMatchObject({
    name: 'Copy of Name of ruth',
    slug: 'ruth-copy',
    role: 'Head nurse',
    active: false,
  })
  expect((await duplicateRecord(admin, teamMembers, id)).slug).toBe('ruth-copy-2')
  expect((await getRecord(admin, teamMembers, id)).role).toBe('Nurse')
})

test('a record’s children are copied with it', async () => {
  const { id } = await givenCommunity('aspen', { name: 'Aspen House' })
  await createRecord(admin, communityHighlights, { communityId: id, title: 'A porch', active: true })
  await createRecord(admin, communityHighlights, { communityId: id, title: 'A garden', active: false })
  const copy = await duplicateRecord(admin, communities, id)
  const found = await db.communityHighlight.findMany({
    where: { communityId: copy.id },
    orderBy: { sortOrder: 'asc' },
    select: { title: true, active: true },
  })
  expect(found).toEqual([
    { title: 'A porch', active: true },
    { title: 'A garden', active: false },
  ])
  expect(await db.communityHighlight.count({ where: { communityId: id } })).toBe(2)
})

test('a quiz is copied with its questions and answers, once', async () => {
  const quiz = {
    slug: 'which-care',
    title: 'Which care?',
    questions: [
      {
        text: 'Who?',
        options: [
          { text: 'Me', score: 1 },
          { text: 'My mother', score: 2 },
        ],
      },
    ],
  }
  const { id } = await createRecord(admin, quizzes, quiz)
  const copy = await duplicateRecord(admin, quizzes, id)
  const where = (quizId: string) => ({ where: { quizId }, include: { options: true } })
  const [mine, theirs] = await Promise.all([
    db.quizQuestion.findMany(where(id)),
    db.quizQuestion.findMany(where(copy.id)),
  ])
  expect([mine, theirs].map((questions) => questions.map(({ options }) => options.length))).toEqual([
    [2],
    [2],
  ])
  expect(mine[0]?.id).not.toBe(theirs[0]?.id)
})

test('users who cannot create records cannot copy them, and single-row entities have no copies', async () => {
  const { id } = await createRecord(admin, teamMembers, member('ruth'))
  await expect(duplicateRecord(somebody('counselor'), teamMembers, id)).rejects.toMatchObject({ status: 403 })
  const { id: elsewhere } = await givenCommunity('birch')
  const limited = somebody('editor', [elsewhere])
  await expect(duplicateRecord(limited, teamMembers, id)).rejects.toMatchObject({ status: 404 })
  await expect(duplicateRecord(admin, pages, id)).rejects.toMatchObject({ status: 405 })
  expect(await db.teamMember.count()).toBe(1)
})

test('a unique value in use is reported without saying whose it is', async () => {
  const { id } = await createRecord(admin, teamMembers, member('ruth'))
  const asked = { name: 'slug', value: ' ruth ' }
  expect(await takenBy(admin, teamMembers, asked)).toBe('Slug is already used by another team member')
  expect(await takenBy(admin, teamMembers, { ...asked, except: id })).toBeNull()
  expect(await takenBy(admin, teamMembers, { ...asked, value: 'rut_' })).toBeNull()
  await expect(takenBy(admin, teamMembers, { name: 'role', value: 'Chaplain' })).rejects.toMatchObject({
    status: 404,
  })
  await expect(takenBy(somebody('viewer'), teamMembers, asked)).rejects.toMatchObject({ status: 403 })
  const recipient = { name: 'email', value: 'a@b.example' }
  await expect(takenBy(somebody('editor'), emailRecipients, recipient)).rejects.toMatchObject({ status: 403 })
})

test('a used slug is reported with the kind of record, also another kind at the same address', async () => {
  const text = { slug: 'winter-walks', title: 'Winter walks', content: '<p>Words</p>' }
  const news = { slug: 'winter-walks', title: 'Winter walks' }
  await createRecord(admin, blogPosts, text)
  const message = 'Slug is already used by an article'
  await expect(createRecord(admin, posts, news)).rejects.toMatchObject({
    status: 409,
    fieldErrors: { slug: message },
  })
  expect(await takenBy(admin, posts, { name: 'slug', value: 'winter-walks' })).toBe(message)
  expect(await takenBy(admin, blogPosts, { name: 'slug', value: 'winter-walks' })).toBe(
    'Slug is already used by another article',
  )

  await createRecord(admin, careTypes, { name: 'Day care', slug: 'day-care' })
  const page = { slug: 'day-care', title: 'Day care', urlPattern: '/visit-day-care', templateType: 'general' }
  await expect(createRecord(admin, landingPageTemplates, page)).rejects.toMatchObject({
    fieldErrors: { slug: 'Slug is already used by a care type' },
  })
})

test('a floor plan’s slug is unique only within its community', async () => {
  const [aspen, birch] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  const plan = { name: 'The Spruce', planSlug: 'spruce', communityId: aspen.id, bedrooms: 1, bathrooms: 1 }
  await createRecord(admin, floorPlans, plan)
  const asked = { name: 'planSlug', value: 'spruce' }
  expect(await takenBy(admin, floorPlans, { ...asked, within: aspen.id })).toContain('already used')
  expect(await takenBy(admin, floorPlans, { ...asked, within: birch.id })).toBeNull()
  expect(await takenBy(admin, floorPlans, asked)).toBeNull()
})
