import { expect, test } from 'vitest'
import { systemActor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { careTypes } from '@/lib/records/entities/care-types'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { pages } from '@/lib/records/entities/pages'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { readSearchQuery } from '@/lib/site/search/search-query'
import { searchSite } from '@/lib/site/search/search-site'
import { resolveAddress } from '@/lib/site/seo/resolve-address'
import { pageEntries } from '@/lib/site/seo/sitemap/sitemap-files'

const editor = systemActor('Editor')
const garden = { path: '/services/garden', title: 'Garden', description: 'What grows where.' }
const section = { pagePath: garden.path, sectionType: 'text', sectionKey: 'a', title: 'Quokka beds' }

const kindAt = async (path: string) => (await resolveAddress(path)).kind
const isListed = async () => (await pageEntries()).some(({ path }) => path === garden.path)
async function isFound(): Promise<boolean> {
  const query = readSearchQuery('quokka')
  return query !== null && (await searchSite(query)).total > 0
}

test('every installation serves the informational pages', async () => {
  const paths = (await db.page.findMany()).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/about-us', '/in-home-care', '/services/chaplaincy', '/terms']),
  )
  for (const path of paths) expect(await kindAt(path), path).toBe('page')
})

test('a new page is served at once, listed once it has text, and hidden everywhere while it is off', async () => {
  expect(await kindAt(garden.path)).toBe('missing')
  const page = await createRecord(editor, pages, garden)
  expect(await kindAt(garden.path)).toBe('page')
  expect(await isListed()).toBe(false)
  const words = await createRecord(editor, pageContentSections, section)
  expect([await isListed(), await isFound()]).toEqual([true, true])

  await updateRecord(editor, pages, page.id, { indexed: false })
  expect([await isListed(), await isFound()]).toEqual([false, true])
  await updateRecord(editor, pages, page.id, { indexed: true, active: false })
  expect([await isListed(), await isFound()]).toEqual([false, false])
  expect(await kindAt(garden.path)).toBe('missing')

  await expect(removeRecord(editor, pages, page.id)).rejects.toMatchObject({ status: 409 })
  await removeRecord(editor, pageContentSections, words.id)
  await removeRecord(editor, pages, page.id)
})

test('pages with their own route can be switched off as well', async () => {
  const { id } = await db.page.findUniqueOrThrow({ where: { path: '/in-home-care' } })
  await updateRecord(editor, pages, id, { active: false })
  expect(await kindAt('/in-home-care')).toBe('missing')
  await updateRecord(editor, pages, id, { active: true })
  expect(await kindAt('/in-home-care')).toBe('page')
})

test('a page gets a free address that nothing else can take', async () => {
  const { id } = await db.page.findUniqueOrThrow({ where: { path: '/dining' } })
  await createRecord(editor, careTypes, { slug: 'day-care', name: 'Day care' })
  const refused = { fieldErrors: { path: expect.any(String) } }
  for (const path of [
    '/team',
    '/day-care',
    '/day-care/boulder',
    '/dining',
    '/blog/x',
    '/senior-living',
    'garden',
  ]) {
    await expect(createRecord(editor, pages, { ...garden, path }), path).rejects.toMatchObject(
      path === '/dining' ? { status: 409 } : refused,
    )
  }
  await expect(updateRecord(editor, pages, id, { path: '/eating' })).rejects.toMatchObject(refused)
  const landing = { slug: 'dining', title: 'T', templateType: 'general', urlPattern: '/dining' }
  for (const taken of [
    () => createRecord(editor, landingPageTemplates, landing),
    () => createRecord(editor, careTypes, { slug: 'dining', name: 'Dining' }),
  ]) {
    await expect(taken()).rejects.toMatchObject({ fieldErrors: { slug: expect.any(String) } })
  }
})
