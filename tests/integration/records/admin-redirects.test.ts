import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { siteUrl } from '@/lib/platform/site'
import { careTypes } from '@/lib/records/entities/care-types'
import { pageHeroes } from '@/lib/records/entities/page-heroes'
import { pages } from '@/lib/records/entities/pages'
import { redirects } from '@/lib/records/entities/redirects'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { getPageHero, getPageSections } from '@/lib/site/content/page-sections'
import { mayRedirectQuery } from '@/lib/site/seo/address-book'
import { resolveAddress } from '@/lib/site/seo/resolve-address'
import { member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, care_types, faqs, images, site_settings, page_heroes, page_content_sections, exit_intent_popup, redirects, revisions cascade`
})

describe('a changed slug', () => {
  test('leaves a redirect, and a chain of them stays one step long', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, id, { slug: 'ruth-adler' })
    await updateRecord(admin, teamMembers, id, { slug: 'ruth-a' })
    const redirects = await db.redirect.findMany({ orderBy: { fromPath: 'asc' } })
    expect(redirects).toMatchObject([
      { fromPath: '/team/ruth', toPath: '/team/ruth-a', statusCode: 308, automatic: true },
      { fromPath: '/team/ruth-adler', toPath: '/team/ruth-a' },
    ])
  })

  test('changed back leaves no loop', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, id, { slug: 'adler' })
    await updateRecord(admin, teamMembers, id, { slug: 'ruth' })
    expect(await db.redirect.findMany()).toMatchObject([{ fromPath: '/team/adler', toPath: '/team/ruth' }])
  })

  test('of a care type also moves its page in every city', async () => {
    const { id } = await createRecord(admin, careTypes, { name: 'Memory care', slug: 'memory-care' })
    await db.community.create({
      data: {
        slug: 'juniper-house',
        name: 'Juniper House',
        city: 'Colorado Springs',
        servesCities: ['manitou-springs'],
        careTypes: { create: { careTypeId: id } },
      },
    })
    await updateRecord(admin, careTypes, id, { slug: 'dementia-care' })
    const left = await db.redirect.findMany({ orderBy: { fromPath: 'asc' } })
    expect(left.map(({ fromPath, toPath }) => [fromPath, toPath])).toEqual([
      ['/memory-care', '/dementia-care'],
      ['/memory-care/colorado-springs', '/dementia-care/colorado-springs'],
      ['/memory-care/manitou-springs', '/dementia-care/manitou-springs'],
    ])
  })

  test('of the product moves the product page with its content', async () => {
    await db.siteSettings.create({ data: { companyName: 'Evergrove', productSlug: 'evergrove' } })
    const pagePath = '/why-evergrove'
    await db.pageHero.create({ data: { pagePath, title: 'Why us' } })
    await db.pageContentSection.create({
      data: { pagePath, sectionType: 'rich-text', sectionKey: 'reasons', title: 'Reasons' },
    })
    await updateRecord(admin, siteSettings, null, { productSlug: 'evergrove-living' })
    expect(await getPageSections('/why-evergrove-living')).toMatchObject([{ title: 'Reasons' }])
    expect(await getPageHero('/why-evergrove-living')).toMatchObject({ title: 'Why us' })
    expect(await db.redirect.findMany()).toMatchObject([
      { fromPath: '/why-evergrove', toPath: '/why-evergrove-living' },
    ])
  })

  test('of a header that moves to another page moves no page', async () => {
    const header = { pagePath: '/dining', title: 'Dining' }
    const { id } = await createRecord(admin, pageHeroes, header)
    await updateRecord(admin, pageHeroes, id, { pagePath: '/beauty-salon' })
    expect(await db.redirect.count()).toBe(0)
  })

  test('must not become the address of a page of the site', async () => {
    const refused = createRecord(admin, careTypes, { name: 'Blog', slug: 'blog' })
    await expect(refused).rejects.toMatchObject({
      fieldErrors: { slug: 'Please choose another slug. This URL is already used by another page' },
    })
  })
})

describe('an unpublished page', () => {
  const left = () => db.redirect.findMany({ orderBy: { fromPath: 'asc' } })

  test('redirects its visitors to the list until it is back', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, id, { active: false })
    expect(await left()).toMatchObject([
      { fromPath: '/team/ruth', toPath: '/team', statusCode: 307, automatic: true },
    ])
    expect(await resolveAddress('/team/ruth')).toEqual({ kind: 'redirect', to: '/team', status: 307 })
    await updateRecord(admin, teamMembers, id, { active: true })
    expect(await left()).toEqual([])
    expect(await resolveAddress('/team/ruth')).toEqual({ kind: 'page' })
  })

  test('keeps its older addresses redirecting in one step, and restores them', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, id, { slug: 'ruth-adler' })
    await updateRecord(admin, teamMembers, id, { active: false })
    expect(await resolveAddress('/team/ruth')).toEqual({ kind: 'redirect', to: '/team', status: 307 })
    await updateRecord(admin, teamMembers, id, { active: true })
    expect(await resolveAddress('/team/ruth')).toEqual({
      kind: 'redirect',
      to: '/team/ruth-adler',
      status: 308,
    })
  })

  test('redirects there permanently once deleted, unless it was never published', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await removeRecord(admin, teamMembers, id)
    const draft = await createRecord(admin, teamMembers, { ...member('draft'), active: false })
    await removeRecord(admin, teamMembers, draft.id)
    expect(await left()).toMatchObject([{ fromPath: '/team/ruth', toPath: '/team', statusCode: 308 }])
  })
})

describe('a manual redirect', () => {
  const lead = (fromPath: string, toPath: string) => createRecord(admin, redirects, { fromPath, toPath })

  test('leads straight to the final address, and redirects to it follow', async () => {
    await lead('/b', '/c')
    expect(await lead('/a', '/b')).toMatchObject({ toPath: '/c' })
    await lead('/c', '/d')
    expect(await db.redirect.findMany({ orderBy: { fromPath: 'asc' } })).toMatchObject([
      { fromPath: '/a', toPath: '/d' },
      { fromPath: '/b', toPath: '/d' },
      { fromPath: '/c', toPath: '/d' },
    ])
  })

  test('is stored as addresses are looked up, and not at an existing page', async () => {
    expect(await lead('/Old%20House/#top', '/communities')).toMatchObject({ fromPath: '/old house' })
    expect(await resolveAddress('/OLD%20House/')).toMatchObject({ to: '/communities' })
    await expect(lead('/old house', '/team')).rejects.toMatchObject({ status: 409 })
    await createRecord(admin, pages, { path: '/garden', title: 'Garden', description: 'What grows.' })
    for (const page of ['/team', '/garden', '/admin/posts']) {
      await expect(lead(page, '/communities')).rejects.toMatchObject({
        fieldErrors: { fromPath: expect.stringContaining('This is an existing page') },
      })
    }
  })

  test('of an old file of the previous site works too', async () => {
    await lead('/about.html', '/about-us')
    expect(await resolveAddress('/about.html')).toMatchObject({ to: '/about-us' })
    expect(await resolveAddress('/icon.svg')).toEqual({ kind: 'page' })
  })

  test('never leads in a circle', async () => {
    const { id } = await lead('/a', '/b')
    const refused = { status: 400, fieldErrors: { toPath: 'This would redirect back to itself' } }
    await expect(lead('/b', '/a')).rejects.toMatchObject(refused)
    await expect(updateRecord(admin, redirects, id, { toPath: '/a' })).rejects.toMatchObject(refused)
    await expect(lead('/x', 'javascript:alert(1)')).rejects.toMatchObject({ status: 400 })
    for (const to of ['/x/', '/X?y=1', '/z/../x', '#top', siteUrl('/x').toUpperCase()])
      await expect(lead('/x', to), to).rejects.toMatchObject(refused)
  })

  test('T99: has a query of its own, which comes before the path, and before a page that does not read it', async () => {
    await lead('/index.php?page_id=12', '/contact')
    await lead('/index.php?page_id=13', '/team')
    await lead('/?p=123', '/blog#new')
    await lead('/caf%E9', '/dining')
    expect(await resolveAddress('/index.php?PAGE_ID=12&gclid=AbC')).toMatchObject({
      to: '/contact?gclid=AbC',
    })
    expect(await resolveAddress('/index.php?page_id=13')).toMatchObject({ to: '/team' })
    expect(await resolveAddress('/index.php')).toEqual({ kind: 'missing' })
    expect(await resolveAddress('/?p=123')).toMatchObject({ to: '/blog#new' })
    expect(mayRedirectQuery('/?p=123')).toBe(true)
    expect(await resolveAddress('/?p=124')).toEqual({ kind: 'page' })
    expect(await resolveAddress('/caf%e9')).toMatchObject({ to: '/dining' })
    await expect(lead('/communities?care=memory-care', '/team')).rejects.toMatchObject({
      fieldErrors: { fromPath: expect.stringContaining('This is an existing page') },
    })
  })

  test('is not a pattern, and an address in other letter case is no other address', async () => {
    const star = { status: 400, fieldErrors: { fromPath: expect.stringContaining('asterisk') } }
    await expect(lead('/old/*', '/team')).rejects.toMatchObject(star)
    await expect(lead('/old', '/new/*')).rejects.toMatchObject({
      fieldErrors: { toPath: expect.any(String) },
    })
    expect(await resolveAddress('/Team/?x=1')).toEqual({ kind: 'redirect', to: '/team?x=1', status: 308 })
  })
})
