import { expect, test } from 'vitest'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { redirects } from '@/lib/records/entities/redirects'
import { teamMembers } from '@/lib/records/entities/team-members'
import { linkDestination, linksOf } from '@/lib/records/links/links-of'

const record = (values: object) => ({ id: '1', createdAt: '', updatedAt: '', ...values })
const SITE = 'https://evergrove.example'

test('E9: links are found in texts, addresses and the parts of sections', () => {
  const links = linksOf(
    teamMembers,
    record({
      bio: '<p>See <a href="/menus">our <b>menu</b></a></p>',
      linkedinUrl: 'https://in.example/ruth',
    }),
  )
  expect(links).toEqual([
    { field: 'bio', href: '/menus', words: 'our menu' },
    { field: 'linkedinUrl', href: 'https://in.example/ruth', words: '' },
  ])
  const content = { html: '<a href="/a">A</a>', items: [{ title: 'One and/or two', href: '/b' }] }
  expect(
    linksOf(pageContentSections, record({ sectionType: 'links', content })).map(({ href }) => href),
  ).toEqual(['/a', '/b'])
})

test('an inactive redirect leads nowhere', () => {
  expect(linksOf(redirects, record({ toPath: '/gone', active: true }))).toHaveLength(1)
  expect(linksOf(redirects, record({ toPath: '/gone', active: false }))).toEqual([])
})

test.each([
  ['/team?x=1#who', { path: '/team?x=1' }],
  [`${SITE}/team`, { path: '/team' }],
  ['https://cdc.example/falls#top', { outside: 'https://cdc.example/falls' }],
  ['tel:+13035550140', null],
  ['#prices', null],
  ['mailto:a@b.example', null],
])('%s leads to its goal', (href, goal) => {
  expect(linkDestination(href, SITE)).toEqual(goal)
})
