import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { careTypes } from '@/lib/records/entities/care-types'
import { images } from '@/lib/records/entities/images'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { pages } from '@/lib/records/entities/pages'
import { postAttachments } from '@/lib/records/entities/post-attachments'
import { redirects } from '@/lib/records/entities/redirects'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, removeRecord } from '@/lib/records/store/operations'
import { usesBefore } from '@/lib/records/store/usage'
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
    '/our-chaplain: New address',
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
