import { beforeEach, expect, test } from 'vitest'
import { searchLinks } from '@/lib/desk/command-palette/search-records'
import { db } from '@/lib/platform/database/db'
import { careTypes } from '@/lib/records/entities/care-types'
import { faqs } from '@/lib/records/entities/faqs'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, care_types, faqs, pages, page_content_sections, redirects, revisions, drafts, users cascade`
})

test('D10: links to a renamed page are updated in texts, structures and drafts, with history', async () => {
  const ruth = await createRecord(admin, teamMembers, member('ruth'))
  await createRecord(admin, teamMembers, member('ruth-b'))
  const answer = '<p><a href="/team/ruth#bio">Ruth</a>, not <a href="/team/ruth-b">Ruth B</a></p>'
  const faq = await createRecord(admin, faqs, { question: 'Who cooks?', answer })
  const section = await createRecord(admin, pageContentSections, {
    pagePath: '/dining',
    sectionType: 'rich-text',
    sectionKey: 'cook',
    content: { html: '<p><a href="/team/ruth">Our cook</a></p>' },
  })
  await db.draft.create({
    data: {
      entity: 'faq',
      entityId: faq.id,
      values: { answer: '<p>New: <a href="/team/ruth">R</a></p>' },
      actorName: 'a',
    },
  })
  await updateRecord(admin, teamMembers, ruth.id, { slug: 'ruth-adler' })
  expect(await db.faq.findFirst()).toMatchObject({
    answer: answer.replace('/team/ruth#bio', '/team/ruth-adler#bio'),
  })
  expect(await db.pageContentSection.findUnique({ where: { id: section.id } })).toMatchObject({
    content: { html: '<p><a href="/team/ruth-adler">Our cook</a></p>' },
  })
  expect(await db.draft.findFirst()).toMatchObject({
    values: { answer: '<p>New: <a href="/team/ruth-adler">R</a></p>' },
  })
  expect(await db.revision.count({ where: { entity: 'faq', entityId: faq.id } })).toBe(2)
  expect(await db.redirect.findMany()).toMatchObject([{ fromPath: '/team/ruth', toPath: '/team/ruth-adler' }])
})

test('D10: links to a care type’s pages in cities are updated as well', async () => {
  const { id } = await createRecord(admin, careTypes, { name: 'Memory care', slug: 'memory-care' })
  const { id: communityId } = await givenCommunity('juniper', { city: 'Colorado Springs' })
  await db.communityCareType.create({ data: { communityId, careTypeId: id } })
  await createRecord(admin, faqs, {
    question: 'Where?',
    answer: '<a href="/memory-care/colorado-springs">There</a>',
  })
  await updateRecord(admin, careTypes, id, { slug: 'dementia-care' })
  expect(await db.faq.findFirst()).toMatchObject({
    answer: '<a href="/dementia-care/colorado-springs">There</a>',
  })
})

test('pages are found by name and path, published ones first; hidden ones only by users who may see them', async () => {
  await createRecord(admin, teamMembers, { ...member('ruth'), name: 'Ruth Adler', active: true })
  await createRecord(admin, teamMembers, { ...member('abel'), name: 'Abel Ruth', active: false })
  const found = { title: 'Ruth Adler', what: 'team member', path: '/team/ruth', isThere: true }
  const hidden = { title: 'Abel Ruth', what: 'team member', path: '/team/abel', isThere: false }
  expect((await searchLinks(admin, 'ruth')).results).toEqual([found, hidden])
  const { id } = await givenCommunity('own')
  expect((await searchLinks(somebody('editor', [id]), 'ruth')).results).toEqual([found])
  expect((await searchLinks(admin, 'contact')).results).toContainEqual({
    title: 'Contact',
    what: 'page',
    path: '/contact',
    isThere: true,
  })
  expect((await searchLinks(admin, '100%')).results).toEqual([])
})
