import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { careTypes } from '@/lib/records/entities/care-types'
import { pages } from '@/lib/records/entities/pages'
import { siteNavigation } from '@/lib/records/entities/site-navigation'
import { teamMembers } from '@/lib/records/entities/team-members'
import { scanTexts } from '@/lib/records/links/check-links'
import { listFindings } from '@/lib/records/links/link-findings'
import { createRecord, getRecord, updateRecord } from '@/lib/records/store/operations'
import { usesBefore } from '@/lib/records/store/usage'
import { getNavigation } from '@/lib/site/seo/site-navigation'
import { member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const editor = somebody('editor')

type Entry = {
  label: string
  kind: string
  href?: string | null
  links?: readonly object[]
  visible?: boolean
}
type Change = { menu?: Entry[]; footer?: object[]; legal?: object[] }

const change = (values: Change) => updateRecord(editor, siteNavigation, null, values)
const stored = async () => (await getRecord(admin, siteNavigation, null)) as unknown as Required<Change>
const page = (label: string, href: string, more = {}): Entry => ({ label, kind: 'page', href, ...more })
const shown = async () => (await getNavigation()).menu.map((item) => item.label)

/** As written by the migration. */
const first = await db.siteNavigation.findFirstOrThrow()

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, redirects, revisions, link_findings cascade`
  const { id, menu, footer, legal } = first
  await db.siteNavigation.update({
    where: { id },
    data: { menu: menu ?? [], footer: footer ?? [], legal: legal ?? [] },
  })
  await db.careType.deleteMany()
})

test('every installation starts with the specified entries in order, and care, prices, reviews and events', async () => {
  await createRecord(admin, careTypes, { name: 'Memory care', slug: 'memory-care' })
  const { menu, footer, legal } = await getNavigation()
  const words = menu.map((item) => [
    item.label,
    'links' in item ? item.links.map(({ label }) => label) : item.href,
  ])
  expect(words).toEqual([
    ['About Us', ['About Us', 'Team', 'Careers', 'Our Services', 'Reviews']],
    ['Communities', '/communities'],
    ['Care', ['Memory care', 'From the hospital, or this week', 'Compare kinds of care']],
    ['Prices', '/pricing-and-availability'],
    ['Resources', ['Care Navigator', 'Resource Library', 'Latest News', 'Events', 'Contact Us']],
  ])
  // No community has a city yet.
  expect(footer.map(({ heading }) => heading)).toEqual(['Care', null])
  expect(legal.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/privacy', '/privacy-choices', '/terms', '/accessibility', '/login']),
  )
})

test('an editor’s change is shown next, with history', async () => {
  const { menu } = await stored()
  const { id } = (await change({ menu: [page('Ask us', '/faqs'), ...menu] })) as { id: string }
  expect((await shown())[0]).toBe('Ask us')
  expect(await db.revision.count({ where: { entity: 'siteNavigation', entityId: id } })).toBeGreaterThan(0)
  await expect(updateRecord(somebody('viewer'), siteNavigation, null, { menu: [] })).rejects.toMatchObject({
    status: 403,
  })
})

test('a page that is switched off leaves the menu, and comes back with it', async () => {
  const { id } = await db.page.findUniqueOrThrow({ where: { path: '/pricing-and-availability' } })
  expect(await shown()).toContain('Prices')
  await updateRecord(admin, pages, id, { active: false })
  expect(await shown()).not.toContain('Prices')
  // Existing broken links do not block other changes.
  const { menu } = await stored()
  await change({ menu: [...menu, page('Ask us', '/faqs')] })
  await updateRecord(admin, pages, id, { active: true })
  expect(await shown()).toEqual(expect.arrayContaining(['Prices', 'Ask us']))
})

test('a new broken link is refused at its field, and may be stored hidden', async () => {
  const gone = { label: 'Gone', href: '/gone' }
  const list = (link: object) => [page('Team', '/team'), { label: 'List', kind: 'list', links: [link] }]
  await expect(change({ menu: list(gone) })).rejects.toMatchObject({
    fieldErrors: { 'menu.1.links.0.href': expect.stringContaining('/gone') },
  })
  await expect(change({ legal: [gone] })).rejects.toMatchObject({
    fieldErrors: { 'legal.0.href': expect.any(String) },
  })
  await change({ menu: [page('Team', '/team'), page('Gone', '/gone', { visible: false })] })
  expect(await shown()).toEqual(['Team'])
})

test('an entry must lead somewhere or open something, and addresses that run code are refused', async () => {
  for (const [entry, at] of [
    [page('Nowhere', ''), 'menu.0.href'],
    [{ label: 'Empty', kind: 'list', links: [] }, 'menu.0.links'],
    [page('Evil', 'javascript:alert(1)'), 'menu.0.href'],
    [page('', '/team'), 'menu.0.label'],
  ] as const)
    await expect(change({ menu: [entry] }), at).rejects.toMatchObject({
      fieldErrors: { [at]: expect.any(String) },
    })
})

test('D10: a renamed page’s entry follows it; a deletion and the weekly check report the entry', async () => {
  const ruth = await createRecord(admin, teamMembers, member('ruth', { active: true }))
  await change({ menu: [page('Ruth', '/team/ruth')] })
  await updateRecord(admin, teamMembers, ruth.id, { slug: 'ruth-adler' })
  expect((await stored()).menu).toMatchObject([{ href: '/team/ruth-adler' }])
  expect((await usesBefore(admin, teamMembers, ruth.id)).links).toContainEqual(
    expect.objectContaining({ href: '/admin/site-navigation', title: 'Menu and footer' }),
  )
  await db.teamMember.deleteMany()
  await db.redirect.deleteMany()
  await scanTexts()
  expect((await listFindings(admin, 1)).rows).toMatchObject([
    { href: '/team/ruth-adler', form: '/admin/site-navigation' },
  ])
})
