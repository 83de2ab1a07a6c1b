import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { previewScope } from '@/lib/platform/database/preview-scope'
import { withoutMarks } from '@/lib/platform/value-marks'
import { communities } from '@/lib/records/entities/communities'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { teamMembers } from '@/lib/records/entities/team-members'
import { marksIn } from '@/lib/records/preview/marks'
import { createEditingLink, openPreviewLink } from '@/lib/records/preview/preview-links'
import { withDrafts } from '@/lib/records/preview/with-draft'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord } from '@/lib/records/store/operations'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody()
let house: { id: string }
let section: { id: string }

beforeAll(async () => {
  const image = await givenImage('A porch')
  const { id } = await givenCommunity('larkspur', { name: 'Larkspur', city: 'Golden' })
  house = { id }
  await db.community.update({ where: { id }, data: { imageId: image.id, heading: 'Home' } })
  section = await createRecord(admin, pageContentSections, {
    pagePath: '/dining',
    sectionType: 'steps',
    sectionKey: 'steps',
    title: 'Supper',
    content: { items: [{ title: 'Soup', text: 'At five.' }] },
    active: true,
  })
})

const editing = <T>(work: () => Promise<T>, records: Parameters<typeof withDrafts>[0]['records'] = []) =>
  withDrafts({ actor: admin, records, isForEditing: true }, work)

const placesOf = (text: unknown) => marksIn(String(text)).map(({ entity, field }) => `${entity}.${field}`)

test('T212: on the page being edited each declared text, picture and part says where it comes from', async () => {
  const read = () =>
    db.community.findFirstOrThrow({
      where: { slug: 'larkspur' },
      select: { name: true, heading: true, city: true, slug: true, image: { select: { alt: true } } },
    })
  const shown = await editing(read)
  expect(marksIn(shown.name)).toEqual([{ entity: 'community', id: house.id, field: 'name' }])
  expect(placesOf(shown.heading)).toEqual(['community.heading'])
  expect(placesOf(shown.image?.alt)).toEqual(['community.imageId'])
  expect(withoutMarks(`${shown.name}, ${shown.image?.alt}`)).toBe('Larkspur, A porch')
  // Pages look records up by these.
  expect([shown.slug, shown.city]).toEqual(['larkspur', 'Golden'])
  const parts = await editing(() => db.pageContentSection.findFirstOrThrow({ where: { id: section.id } }))
  const { items } = parts.content as { items: { title: string; text: string }[] }
  expect([...placesOf(items[0]?.title), ...placesOf(items[0]?.text), ...placesOf(parts.title)]).toEqual([
    'pageContentSection.content.items.0.title',
    'pageContentSection.content.items.0.text',
    'pageContentSection.title',
  ])
  expect(await read()).toMatchObject({ name: 'Larkspur', image: { alt: 'A porch' } })
})

test('T212: a marked text that a page asks with finds what it found, in queries and in SQL', async () => {
  await editing(async () => {
    const { name } = await db.community.findFirstOrThrow({ where: { id: house.id } })
    expect(await db.community.count({ where: { name } })).toBe(1)
    const found = await db.$queryRaw<object[]>`select 1 from communities where name = ${name}`
    expect(found).toHaveLength(1)
  })
})

test('T212: the editor’s link shows every draft that can be published, and leaves the others out', async () => {
  const editor = await givenAccount({ role: 'editor' })
  const ada = await createRecord(admin, teamMembers, member('ada'))
  await saveDraft(admin, teamMembers, ada.id, { values: { role: 'Cook' } })
  await saveDraft(admin, communities, randomUUID(), { values: { name: 'No address yet' } })
  const actor = { ...somebody('editor'), id: editor.id }
  const token = new URL((await createEditingLink(actor)).url).searchParams.get('link') ?? ''
  const link = await openPreviewLink(token)
  if (!link) throw new Error('the link is not open')
  const seen = await withDrafts(link, async () => ({
    role: (await db.teamMember.findUniqueOrThrow({ where: { id: ada.id } })).role,
    communities: await db.community.count(),
  }))
  expect(withoutMarks(seen.role)).toBe('Cook')
  expect(seen.communities).toBe(1)
  const subjects = async (isLabeled: boolean) =>
    withDrafts({ ...link, isLabeled }, async () => previewScope()?.subjects)
  // In a window of its own nothing else says that it shows drafts.
  expect([await subjects(false), await subjects(true)]).toEqual([[], [{ title: 'All drafts', kind: null }]])
  await expect(createEditingLink(somebody('viewer'))).rejects.toMatchObject({ status: 403 })
  await db.user.update({ where: { id: editor.id }, data: { role: 'viewer' } })
  expect(await openPreviewLink(token)).toBeNull()
})
