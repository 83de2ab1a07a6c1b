import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROLES, type Role } from '@/lib/accounts/access/access'
import { findAnswers } from '@/lib/desk/command-palette/find-answers'
import { wordMatch } from '@/lib/desk/command-palette/word-match'
import { menuFor, pagesFor } from '@/lib/desk/menu/menu'
import { screens } from '@/lib/desk/menu/screens'
import { sourceFiles } from '@/tests/support/source-files'

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
  expect(menuFor({ role: 'analyst' }).map(({ title }) => title)).toEqual(['Desk', 'Reports', 'Pages', 'Ads'])
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

test('T200: the menu has at most twelve entries for every role, in the order of the groups', () => {
  for (const role of ROLES) {
    const groups = menuFor({ role })
    expect(groups.length).toBeLessThanOrEqual(12)
    expect(groups.map(({ block }) => block)).toEqual(groups.map(({ block }) => block).toSorted())
  }
  expect(menuFor({ role: 'admin' }).map(({ title, entries }) => `${title} ${entries[0]?.href}`)).toEqual([
    'Desk /admin/tour-requests',
    'Reports /admin/response-times',
    'Communities /admin/communities',
    'Pages /admin/site',
    'Stories /admin/blog-posts',
    'Library /admin/images',
    'Reviews /admin/testimonials',
    'Ads /admin/campaigns',
    'People /admin/users',
    'Health /admin/health',
    'Settings /admin/site-settings',
  ])
})

test('T200: every screen declares itself in its own file, and has a page', () => {
  const declared = sourceFiles('lib').filter(({ text }) => /^export const \w+: Screen = \{/m.test(text))
  expect(declared).toHaveLength(screens.length)
  for (const { href } of screens) {
    const folder = href.replace('/admin/tour-requests', '/admin/tour-requests/(list)')
    expect(existsSync(`app${folder}/page.tsx`), href).toBe(true)
  }
})

test('T201: settings, actions and help are found by the words people use', () => {
  const found = (role: Role, typed: string) =>
    findAnswers({ role, mayPublish: true }, typed).map(({ kind, label }) => `${kind}: ${label}`)
  expect(found('admin', 'favicon')).toContain('setting: Icon')
  expect(found('admin', 'sms')).toContain('setting: Consent wording for text messages')
  expect(found('admin', 'add user')).toContain('action: Invite a colleague')
  expect(found('admin', 'smtp')).toContain('help: How do I connect a mail server?')
  expect(found('editor', 'how do I change the price')).toContain('help: How do I change a price?')
  expect(found('editor', 'rent')).toContain('setting: Starting price')
  expect(found('viewer', 'favicon')).toEqual([])
  expect(found('editor', 'add user')).toEqual([])
  expect(found('admin', '')).toEqual([])
})

test('T201: each typed word must begin a word of the label or the synonyms', () => {
  const entry = { label: 'Staffed hours', synonyms: 'opening closed' }
  expect(wordMatch('hou open', entry)).toBeGreaterThan(0)
  expect(wordMatch('pening', entry)).toBe(0)
  expect(wordMatch('staffed', entry)).toBeGreaterThan(wordMatch('opening', entry))
})
