import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { careTypes } from '@/lib/records/entities/care-types'
import { communities } from '@/lib/records/entities/communities'
import { images } from '@/lib/records/entities/images'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { pages } from '@/lib/records/entities/pages'
import { postAttachments } from '@/lib/records/entities/post-attachments'
import { redirects } from '@/lib/records/entities/redirects'
import { teamMembers } from '@/lib/records/entities/team-members'
import { previewTree, removeTree } from '@/lib/records/store/deletion-tree'
import { createRecord, removeRecord, removeRecords } from '@/lib/records/store/operations'
import { usesBefore } from '@/lib/records/store/usage'
import { restoreBatch } from '@/lib/records/trash/restore-batch'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate deleted_records, team_members, communities, care_types, faqs, images, blog_posts, posts,
    post_attachments, homepage_sections, quizzes, page_content_sections, redirects, revisions, pages cascade`
})

const placed = (places: { title: string; field: string }[]) =>
  places.map(({ title, field }) => `${title}: ${field}`).toSorted()

test('links to a page are counted wherever they are, but not addresses that only start like it', async () => {
  const ruth = await createRecord(
    admin,
    teamMembers,
    member('ruth', { bio: '<p><a href="/team/ruth">I</a></p>' }),
  )
  const link = (href: string) => `<p><a href="${href}">Ruth</a></p>`
  const people = {
    direct: link('/team/ruth'),
    absolute: link('https://evergrove.example/team/ruth?from=mail#top'),
    slash: link('/team/ruth/'),
    longer: link('/team/ruth-adler'),
    below: link('/team/ruth/letters'),
    inside: link('/our/team/ruth'),
    elsewhere: '<p>/team/ruthless</p>',
  }
  for (const [slug, bio] of Object.entries(people))
    await db.teamMember.create({ data: member(slug, { bio }) as never })
  await createRecord(admin, redirects, { fromPath: '/our-chaplain', toPath: '/team/ruth' })
  await createRecord(admin, pageContentSections, {
    pagePath: '/about-us',
    sectionType: 'links',
    sectionKey: 'links',
    title: 'People',
    content: { items: [{ title: 'Ruth', href: '/team/ruth' }] },
  })
  const uses = await usesBefore(admin, teamMembers, ruth.id)
  expect(placed(uses.links)).toEqual([
    '/our-chaplain: New URL',
    'Name of absolute: Bio',
    'Name of direct: Bio',
    'Name of slash: Bio',
    'People: Content',
  ])
  expect(uses).toMatchObject({ isUsed: false, places: [], linksLeadTo: '/team' })
  await removeRecord(admin, teamMembers, ruth.id)
})

test('an informational page has links too; following them shows that it is gone', async () => {
  const page = await createRecord(admin, pages, {
    path: '/gardens',
    title: 'Gardens',
    description: 'All of them.',
  })
  await db.teamMember.create({ data: member('tom', { bio: '<a href="/gardens">Gardens</a>' }) as never })
  expect(await usesBefore(admin, pages, page.id)).toMatchObject({
    isUsed: false,
    linksLeadTo: null,
    links: [{ title: 'Name of tom', field: 'Bio' }],
  })
})

test('a picture in a section, a care type in a quiz and a linked file cannot be deleted', async () => {
  const picture = await givenImage('A porch')
  await createRecord(admin, pageContentSections, {
    pagePath: '/about-us',
    sectionType: 'rich-text',
    sectionKey: 'porch',
    title: 'Our porch',
    content: { html: '<p>Sit.</p>', imageId: picture.id },
  })
  const file = await db.postAttachment.create({
    data: {
      filename: 'menu.pdf',
      originalName: 'Menu.pdf',
      url: '/files/0a/menu.pdf',
      objectKey: 'files/0a/menu.pdf',
      mimeType: 'application/pdf',
      sizeBytes: 1,
    },
  })
  await db.teamMember.create({
    data: member('cook', { bio: '<a href="/files/0a/menu.pdf">Menu</a>' }) as never,
  })
  const care = await createRecord(admin, careTypes, { name: 'Memory care', slug: 'memory-care' })
  await db.quiz.create({
    data: { slug: 'which', title: 'Which care?', resultTiers: [{ category: 'memory-care', title: 'Here' }] },
  })
  for (const [entity, id, title] of [
    [images, picture.id, 'Our porch'],
    [postAttachments, file.id, 'Name of cook'],
    [careTypes, care.id, 'Which care?'],
  ] as const) {
    expect(await usesBefore(admin, entity, id), title).toMatchObject({ isUsed: true, places: [{ title }] })
    await expect(removeRecord(admin, entity, id), title).rejects.toMatchObject({ status: 409 })
  }
})

test('uses by others are counted without being shown', async () => {
  const [mine, theirs] = await Promise.all([givenCommunity('mine'), givenCommunity('theirs')])
  const picture = await givenImage('A porch')
  await createRecord(
    admin,
    teamMembers,
    member('ruth', { avatarImageId: picture.id, communityId: theirs.id }),
  )
  const limited = somebody('editor', [mine.id])
  expect(await usesBefore(limited, images, picture.id)).toEqual({
    isUsed: true,
    places: [],
    links: [],
    linksLeadTo: null,
  })
})

test('T133: a record goes with all that belongs to it, is taken out of what uses it, and comes back whole', async () => {
  const oak = await givenCommunity('oak', { name: 'Oak' })
  const plan = await db.floorPlan.create({
    data: { communityId: oak.id, planSlug: 'fir', name: 'Fir', bedrooms: 1, bathrooms: 1 },
  })
  const picture = await givenImage('a porch')
  await db.floorPlanImage.create({ data: { floorPlanId: plan.id, imageId: picture.id } })
  const ruth = await db.teamMember.create({ data: member('ruth', { communityId: oak.id }) as never })
  const tree = await previewTree(admin, communities, oak.id)
  expect(tree).toMatchObject({ records: 2, blocks: [] })
  expect(tree.branches).toMatchObject([
    { kind: 'floor plan', count: 1, nodes: [{ title: 'Fir', href: `/admin/floor-plans/${plan.id}` }] },
  ])
  expect(tree.branches[0]?.nodes[0]?.branches).toMatchObject([{ count: 1 }])
  expect(tree.loses).toMatchObject([{ title: 'Name of ruth', href: `/admin/team-members/${ruth.id}` }])
  await expect(removeTree(admin, communities, oak.id, 1)).rejects.toMatchObject({ status: 409 })
  await expect(removeTree(somebody('viewer'), communities, oak.id, 2)).rejects.toMatchObject({ status: 403 })

  await removeTree(admin, communities, oak.id, 2)
  expect(await db.floorPlan.count()).toBe(0)
  expect((await db.teamMember.findUniqueOrThrow({ where: { id: ruth.id } })).communityId).toBeNull()
  await restoreDeleted(admin, oak.id)
  expect(await db.floorPlanImage.count()).toBe(1)
  expect((await db.teamMember.findUniqueOrThrow({ where: { id: ruth.id } })).communityId).toBe(oak.id)
})

test('T133: a picture that a text names stands in the way, and the text is named', async () => {
  const picture = await givenImage('a porch')
  const bio = `<p><img src="${picture.url}" alt=""></p>`
  await db.teamMember.create({ data: member('ruth', { bio }) as never })
  const { blocks } = await previewTree(admin, images, picture.id)
  expect(blocks).toEqual(['It is named in 1 team member (Name of ruth). Remove it there first.'])
  await expect(removeTree(admin, images, picture.id, 0)).rejects.toMatchObject({ status: 409 })
})

test('T133: several records are deleted together or not at all, and come back together', async () => {
  const made = await Promise.all(
    ['/one', '/two', '/three'].map((fromPath) =>
      createRecord(admin, redirects, { fromPath, toPath: '/team' }),
    ),
  )
  const ids = made.map(({ id }) => id)
  await expect(removeRecords(admin, redirects, [...ids, randomUUID()])).rejects.toMatchObject({ status: 404 })
  expect(await db.redirect.count()).toBe(3)
  await expect(removeRecords(somebody('viewer'), redirects, ids)).rejects.toMatchObject({ status: 403 })
  const { batch } = await removeRecords(admin, redirects, ids)
  expect(await db.redirect.count()).toBe(0)
  expect(await restoreBatch(admin, batch)).toEqual({ restored: 3, refused: [] })
  expect(await db.redirect.count()).toBe(3)
  await expect(restoreBatch(admin, batch)).rejects.toMatchObject({ status: 404 })
})

test('T133: pairs go with either side, and come back; a received review holds its community', async () => {
  const oak = await givenCommunity('oak', { name: 'Oak' })
  const care = await db.careType.create({ data: { slug: 'memory-care', name: 'Memory care' } })
  await db.communityCareType.create({ data: { communityId: oak.id, careTypeId: care.id } })
  expect(await previewTree(admin, careTypes, care.id)).toMatchObject({
    records: 0,
    blocks: [],
    loses: [{ title: 'Oak', href: `/admin/communities/${oak.id}` }],
  })
  await removeTree(admin, careTypes, care.id, 0)
  expect(await db.communityCareType.count()).toBe(0)
  await restoreDeleted(admin, care.id)
  expect(await db.communityCareType.count()).toBe(1)

  const review = {
    authorName: 'Ann',
    content: 'Kind people.',
    rating: 5,
    approved: false,
    communityId: oak.id,
  }
  await db.testimonial.create({ data: review })
  const { blocks } = await previewTree(admin, communities, oak.id)
  expect(blocks).toEqual([expect.stringMatching(/^1 review .*must keep it as received\.$/)])
})
