import { expect, test } from 'vitest'
import type { Role } from '@/lib/accounts/access/access'
import { menuFor, pagesFor } from '@/lib/records/store/menu'

const hrefs = (groups: ReturnType<typeof menuFor>) =>
  groups.flatMap(({ entries }) => entries.map(({ href }) => href))
const menu = (role: Role) => hrefs(menuFor({ role }))
const pages = (role: Role) => hrefs(pagesFor({ role }))

test('a counselor’s menu is the work with families, everything else is found by searching', () => {
  expect(menu('counselor')).toEqual([
    '/admin/tour-requests',
    '/admin',
    '/admin/event-rsvps',
    '/admin/quiz-responses',
    '/admin/asset-downloads',
  ])
  expect(pages('counselor')).toEqual(expect.arrayContaining(['/admin/communities', '/admin/mail']))
})

test('an analyst’s menu is families, advertising and the pages it leads to', () => {
  expect(menu('analyst')).toEqual(
    expect.arrayContaining(['/admin/tour-requests', '/admin/landing-page-templates', '/admin/campaigns']),
  )
  expect(menu('analyst')).toHaveLength(17)
  for (const href of menu('analyst')) expect(pages('analyst')).toContain(href)
})

test('F10: the cost of leads is offered to users who read all communities', () => {
  expect(menu('analyst')).toContain('/admin/ad-costs')
  expect(pages('counselor')).not.toContain('/admin/ad-costs')
  expect(hrefs(pagesFor({ role: 'analyst', communityIds: ['one'] }))).not.toContain('/admin/ad-costs')
  expect(hrefs(pagesFor({ role: 'admin', communityIds: ['one'] }))).toContain('/admin/ad-costs')
})

test('users who cannot correct facts are offered none to check', () => {
  for (const role of ['counselor', 'analyst', 'viewer'] as const) {
    expect(pages(role)).not.toContain('/admin/facts')
  }
  for (const role of ['editor', 'admin'] as const) expect(menu(role)).toContain('/admin/facts')
})

test('an editor’s menu is the site, without families, accounts and settings', () => {
  expect(menu('editor')).toEqual(
    expect.arrayContaining(['/admin/communities', '/admin/images', '/admin/trash']),
  )
  for (const href of ['/admin/tour-requests', '/admin/users', '/admin/site-settings', '/admin/activity']) {
    expect(menu('editor')).not.toContain(href)
  }
})

test('marketing’s menu is the site, its advertising and the figures, without a list of families', () => {
  expect(menu('marketing')).toEqual(
    expect.arrayContaining([
      '/admin/blog-posts',
      '/admin/campaigns',
      '/admin/ad-costs',
      '/admin/drop-off',
      '/admin/connections',
    ]),
  )
  for (const role of ['editor', 'analyst', 'viewer'] as const)
    expect(pages(role)).not.toContain('/admin/connections')
  for (const href of ['/admin/tour-requests', '/admin/event-rsvps', '/admin/testimonials', '/admin/users']) {
    expect(pages('marketing')).not.toContain(href)
  }
})

test('a reader sees all they may read, and an administrator sees everything', () => {
  expect(menu('viewer')).toEqual(pages('viewer'))
  expect(menu('viewer')).toContain('/admin/communities')
  expect(menu('admin')).toEqual(pages('admin'))
  expect(menu('admin')).toEqual(
    expect.arrayContaining(['/admin/users', '/admin/personal-data', '/admin/campaigns']),
  )
})
