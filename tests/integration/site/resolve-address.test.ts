import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeAll, expect, it, vi } from 'vitest'
import { rsvpPath } from '@/lib/leads/events/rsvp-link'
import { expireTags } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { answerAddress } from '@/lib/server/front/public-address'
import { resolveAddress } from '@/lib/site/seo/resolve-address'
import { until } from '@/tests/support/until'

beforeAll(async () => {
  await db.siteSettings.create({ data: { companyName: 'Evergrove', productSlug: 'evergrove' } })
  const memory = await db.careType.create({ data: { slug: 'memory-care', name: 'Memory care' } })
  await db.careType.create({ data: { slug: 'assisted-living', name: 'Assisted living' } })
  await db.community.create({
    data: {
      slug: 'juniper-house',
      name: 'Juniper House',
      city: 'Colorado Springs',
      servesCities: ['manitou-springs'],
      careTypes: { create: { careTypeId: memory.id } },
    },
  })
  await db.community.create({ data: { slug: 'closed-house', name: 'Closed', active: false } })
  await db.teamMember.create({ data: { slug: 'renee', name: 'Renée', role: 'Nurse' } })
  await db.landingPageTemplate.create({
    data: { slug: 'winter-visits', urlPattern: '/winter-visits', title: 'Winter', templateType: 'general' },
  })
  await db.landingPageTemplate.create({
    data: {
      slug: 'front-range',
      urlPattern: '/{city}-senior-living',
      cities: ['Santa Fe', 'Pueblo'],
      title: 'Front Range',
      templateType: 'location',
    },
  })
  await db.landingPageTemplate.create({
    data: {
      slug: 'see-it',
      urlPattern: '/flyers/visit-{community}',
      community: { connect: { slug: 'juniper-house' } },
      title: 'See it',
      templateType: 'community',
    },
  })
  await db.landingPageTemplate.create({
    data: { slug: 'off', urlPattern: '/switched-off', title: 'Off', templateType: 'general', active: false },
  })
  await db.redirect.create({ data: { fromPath: '/pueblo-senior-living', toPath: '/communities' } })
  await db.redirect.create({ data: { fromPath: '/old-flyer', toPath: '/flyers/visit-juniper-house' } })
  const startsAt = new Date('2026-12-03T19:00:00Z')
  await db.event.create({ data: { slug: 'soup-on-the-stove', title: 'Soup', startsAt } })
  await db.event.create({ data: { slug: 'staff-party', title: 'Party', startsAt, isPublic: false } })
  await db.blogPost.create({
    data: { slug: 'costs', title: 'Costs', content: '', publishedAt: new Date('2026-01-05T12:00:00Z') },
  })
  await db.post.create({ data: { slug: 'letter', title: 'Letter', published: true } })
  await db.post.create({ data: { slug: 'draft-letter', title: 'Draft' } })
  await db.redirect.create({
    data: { fromPath: '/old-house', toPath: '/communities/juniper-house', statusCode: 308 },
  })
  await db.redirect.create({ data: { fromPath: '/winter-visits', toPath: '/elsewhere' } })
  await expireTags(['communities'])
})

it.each([
  '/',
  '/communities',
  '/communities/',
  '/about-us',
  '/communities/juniper-house',
  '/team/renee',
  '/memory-care',
  '/senior-living',
  '/memory-care/colorado-springs',
  '/senior-living/manitou-springs',
  '/care/memory-care/colorado-springs',
  '/why-evergrove',
  '/services/chaplaincy',
  '/blog/costs',
  '/blog/letter',
  '/blog/feed.xml',
  '/events/soup-on-the-stove',
  '/events/soup-on-the-stove/calendar.ics',
  rsvpPath('staff-party', { id: '0199a000-0000-7000-8000-000000000000', linkIssuedAt: null }),
  '/admin/anything',
  '/api/nothing',
  '/favicon.ico',
])('lets %s through', async (path) => {
  expect(await resolveAddress(path)).toEqual({ kind: 'page' })
})

it.each([
  ['/santa-fe-senior-living', '/front-range', 307],
  ['/flyers/visit-juniper-house', '/see-it', 307],
  ['/flyers/visit-juniper-house/', '/see-it', 307],
  // From the table: one redirect to the final target, and a temporary one.
  ['/old-flyer', '/see-it', 307],
  // The table takes precedence.
  ['/pueblo-senior-living', '/communities', 308],
])('sends %s to %s: the pattern of a landing page', async (path, to, status) => {
  expect(await resolveAddress(path)).toEqual({ kind: 'redirect', to, status })
})

it.each([
  '/{city}-senior-living',
  '/denver-senior-living',
  '/switched-off',
  '/communities/closed-house',
  '/communities/nowhere',
  '/team/nobody',
  '/blog/nothing',
  '/blog/draft-letter',
  '/blog/costs/feed.xml',
  '/events/staff-party',
  '/events/staff-party/calendar.ics',
  '/events/staff-party/other/token',
  '/events/staff-party/rsvp/a-guess',
  '/events/nothing/calendar.ics',
  '/events/soup-on-the-stove/other.ics',
  '/assisted-living/colorado-springs',
  '/memory-care/denver',
  '/care/memory-care/denver',
  '/why-somebody-else',
  '/no-such-page',
  '/a/b/c/d',
  '/properties/x',
  '/share/x',
  '/%E0%A4%A',
])('answers %s as missing', async (path) => {
  expect(await resolveAddress(path)).toEqual({ kind: 'missing' })
})

it('leaves share images to their own handler', async () => {
  expect(await resolveAddress('/share/abc/communities/lodge.jpg')).toEqual({ kind: 'page' })
})

it('redirects moved addresses permanently', async () => {
  const moved = { kind: 'redirect', to: '/communities/', status: 308 }
  expect(await resolveAddress('/properties')).toEqual(moved)
  expect(await resolveAddress('/properties/')).toEqual(moved)
  expect(await resolveAddress('/team/renee/')).toEqual({ kind: 'redirect', to: '/team/renee', status: 308 })
})

it('never redirects to another host', async () => {
  const answer = await resolveAddress('//evil.example/')
  expect(answer.kind === 'redirect' && /^\/(?!\/)/.test(answer.to)).not.toBe(false)
})

it('consults the redirect table before 404, counts the hit, and lets content win', async () => {
  expect(await resolveAddress('/old-house')).toEqual({
    kind: 'redirect',
    to: '/communities/juniper-house',
    status: 308,
  })
  await until('the hit is counted', () =>
    db.redirect.findFirst({ where: { fromPath: '/old-house', hits: 1 } }),
  )
  expect(await resolveAddress('/winter-visits')).toEqual({ kind: 'page' })
})

it('resolves a chain in one redirect, stops at a page, and gives up on a loop', async () => {
  await db.redirect.createMany({
    data: [
      { fromPath: '/one', toPath: '/two', statusCode: 308 },
      { fromPath: '/two', toPath: '/three?from=two', statusCode: 307 },
      { fromPath: '/three', toPath: '/winter-visits#top', statusCode: 308 },
      { fromPath: '/round', toPath: '/about-in-a-circle' },
      { fromPath: '/about-in-a-circle', toPath: '/round' },
      { fromPath: '/away', toPath: 'https://example.com/away' },
    ],
  })
  await expireTags(['redirects'])
  expect(await resolveAddress('/one')).toEqual({
    kind: 'redirect',
    to: '/winter-visits?from=two#top',
    status: 307,
  })
  expect(await resolveAddress('/one/')).toEqual({
    kind: 'redirect',
    to: '/winter-visits?from=two#top',
    status: 307,
  })
  expect(await resolveAddress('/round')).toEqual({ kind: 'missing' })
  expect(await resolveAddress('/away')).toMatchObject({ to: 'https://example.com/away' })
})

it('answers with an encoded address, also of bytes that are not encoded', async () => {
  await db.redirect.createMany({
    data: [
      { fromPath: '/u1', toPath: '/новая-страница#ü' },
      { fromPath: '/überall', toPath: 'https://example.com/a–b' },
    ],
  })
  await expireTags(['redirects'])
  const locationOf = async (url: string) => {
    const response = { writeHead: vi.fn(), end: vi.fn() }
    const request = { method: 'GET', url, headers: {} }
    await answerAddress(request as IncomingMessage, response as unknown as ServerResponse)
    return response.writeHead.mock.calls[0]?.[1]?.location
  }
  const page = '/%D0%BD%D0%BE%D0%B2%D0%B0%D1%8F-%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0'
  expect(await locationOf('/u1?name=%C5%81&gclid=1')).toBe(`${page}?name=%C5%81&gclid=1#%C3%BC`)
  expect(await locationOf(Buffer.from('/überall').toString('latin1'))).toBe('https://example.com/a%E2%80%93b')
})

it('follows an edit without a restart', async () => {
  await db.teamMember.update({ where: { slug: 'renee' }, data: { slug: 'renee-abara' } })
  await expireTags(['team_members'])
  expect(await resolveAddress('/team/renee-abara')).toEqual({ kind: 'page' })
  expect(await resolveAddress('/team/renee')).toEqual({ kind: 'missing' })
})
