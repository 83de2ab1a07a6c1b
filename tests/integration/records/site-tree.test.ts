import { beforeAll, expect, test } from 'vitest'
import { startListening, stopListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { readSiteTree } from '@/lib/records/site-tree/read-tree'
import { somebody } from '@/tests/support/admin-fixtures'

let birch: string
let elm: string

beforeAll(async () => {
  await startListening()
  const made = (slug: string, more: object = {}) =>
    db.community.create({ data: { slug, name: slug, city: 'Dayton', ...more } })
  birch = (await made('birch', { seoTitle: 'Birch', seoDescription: 'A house' })).id
  elm = (await made('elm', { active: false })).id
  await db.page.create({
    data: { path: '/about', title: 'About', description: 'Who we are', indexed: false },
  })
  await db.pageHero.create({ data: { pagePath: '/about', title: 'About us' } })
  await db.pageContentSection.createMany({
    data: [true, false].map((active, at) => ({
      pagePath: '/about',
      sectionType: 'rich-text',
      sectionKey: `part-${at}`,
      active,
    })),
  })
  return stopListening
})

test('T206: the tree has every page with its header, sections, search data and status', async () => {
  const tree = await readSiteTree(somebody('viewer'))
  const at = (path: string) => tree.find((page) => page.path === path)
  expect(at('/about')).toMatchObject({
    parent: '/',
    state: 'live',
    header: { label: 'Live' },
    sections: { label: '1, 1 hidden', href: '/admin/page-content-sections?pagePath=%2Fabout' },
    search: { label: 'Hidden' },
  })
  expect(at('/communities/birch')).toMatchObject({
    parent: '/communities',
    edit: `/admin/communities/${birch}`,
    search: { label: 'Complete', href: `/admin/communities/${birch}#field-seoTitle` },
  })
  expect(at('/communities/elm')).toMatchObject({ state: 'draft', search: { label: 'From the text' } })
  expect(at('/senior-living/dayton')).toMatchObject({ what: 'city page', state: 'made', edit: null })
  expect(new Set(tree.map(({ path }) => path)).size).toBe(tree.length)
})

test('T206: people limited to communities see the pages of theirs', async () => {
  const paths = (await readSiteTree(somebody('editor', [elm]))).map(({ path }) => path)
  expect(paths).toContain('/communities/elm')
  expect(paths).not.toContain('/communities/birch')
  expect(paths).not.toContain('/senior-living/dayton')
})
