import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { expireTags } from '@/lib/platform/cache/expiry'
import { cdnPurge } from '@/lib/platform/cache/purge-cdn'
import { db, pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { purgePages, sharedPageHeaders } from '@/lib/platform/integrations/cdn'
import { claim } from '@/lib/platform/outbox/lease'
import type { PageCacheOptions } from '@/lib/server/front/page-cache'
import { cdnPart } from '@/lib/server/health/parts/cdn'
import { sendHtml, startCachedFront } from '@/tests/support/cached-front'
import { startCachingProxy } from '@/tests/support/caching-proxy'
import { startHttpStub } from '@/tests/support/http-stub'
import { runClaimed, runDue } from '@/tests/support/outbox-worker'

// Missed notices are tested in page-cache-lost-line.test.ts; a busy machine must not look like them.
vi.mock('@/lib/platform/cache/tag-expiry.mjs', async (original) => ({
  ...(await original<typeof import('@/lib/platform/cache/tag-expiry.mjs')>()),
  isListening: () => true,
}))

beforeEach(async () => {
  Object.assign(env(), { CDN: 'cloudflare', CDN_ZONE: 'zone-1', CDN_API_TOKEN: 'a-token' })
  await db.$executeRaw`truncate outbox_items cascade`
})

/** The site behind a CDN; `text` is what its pages say. */
async function siteBehindCdn(options: Partial<PageCacheOptions> = {}) {
  const page = { text: 'before' }
  const shared = sharedPageHeaders()
  const front = await startCachedFront((_, response) => sendHtml(response, page.text), { shared, ...options })
  const cdn = await startCachingProxy(front.url)
  onTestFinished(() => cdn.close())
  env().CDN_API_URL = cdn.url
  const visit = async (path = '/team', headers: Record<string, string> = {}) => {
    const answer = await fetch(`${cdn.url}${path}`, { headers })
    return `${answer.headers.get('x-cache')} ${/before|after/.exec(await answer.text())?.[0]}`
  }
  return { page, front, cdn, visit }
}

const rows = () => db.outboxItem.findMany({ where: { kind: cdnPurge.kind } })

test('T169: an edit is purged with its commit; a purge that fails is done again, and the page is the new one', async () => {
  const { page, cdn, visit } = await siteBehindCdn()
  expect([await visit(), await visit()]).toEqual(['MISS before', 'HIT before'])
  page.text = 'after'
  await expireTags(['team_members'])
  cdn.failOnce(429)
  await runDue(cdnPurge)
  expect(await rows()).toMatchObject([{ state: 'due', attemptCount: 1 }])
  expect(await visit()).toBe('HIT before')
  await runDue(cdnPurge)
  expect(await rows()).toMatchObject([{ state: 'done', attemptCount: 2 }])
  expect([await visit(), await visit()]).toEqual(['MISS after', 'HIT after'])
  expect(cdn.purges.map(({ status }) => status)).toEqual([429, 200])
  expect(cdn.purges[0]).toMatchObject({
    path: '/client/v4/zones/zone-1/purge_cache',
    authorization: 'Bearer a-token',
    tags: ['porchlight'],
  })
  expect(await cdnPart.check()).toMatchObject({ state: 'good' })
})

test('T169: an edit that is rolled back purges nothing, and one purge serves all edits before it', async () => {
  const { cdn } = await siteBehindCdn()
  const { announceExpiry } = await import('@/lib/platform/cache/expiry')
  await db
    .$transaction(async (tx) => {
      await announceExpiry(tx, ['faqs'])
      throw new Error('no')
    })
    .catch(() => {})
  expect(await rows()).toEqual([])
  for (let edit = 0; edit < 3; edit += 1) await expireTags(['faqs'])
  // Not at once: an instance may still serve the page from before the edit.
  for (const { createdAt, dueAt } of await rows())
    expect(dueAt.getTime() - createdAt.getTime()).toBeGreaterThan(1_500)
  await db.outboxItem.updateMany({ data: { dueAt: new Date(0) } })
  const one = await claim(pool(), { owner: 'us', capacity: new Map([[cdnPurge.kind, 1]]), running: [] })
  await runClaimed(cdnPurge, one)
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(cdn.purges).toHaveLength(1)
})

test.each<[string, string, Record<string, string>, Partial<PageCacheOptions>]>([
  [
    'a page that sets a cookie',
    '/team',
    {},
    { beforeHit: (_, response) => void response.setHeader('set-cookie', 'visit=1') },
  ],
  ['a click on an ad', '/team?gclid=1', {}, {}],
  ['the data of the router', '/team', { rsc: '1' }, {}],
  [
    'a page of which two versions are tested',
    '/team',
    {},
    { versionFor: (_, name) => ({ name, isTested: true }) },
  ],
  ['a page of somebody signed in', '/team', { cookie: 'next-auth.session-token=abc' }, {}],
])('T170: no CDN keeps %s', async (_case, path, headers, options) => {
  const { front } = await siteBehindCdn(options)
  // From memory, too: the first visit renders.
  if (options.beforeHit) await fetch(`${front.url}${path}`)
  for (let visits = 0; visits < 2; visits += 1) {
    const answer = await fetch(`${front.url}${path}`, { headers })
    expect(answer.headers.get('cache-control') ?? '').not.toContain('s-maxage')
    expect(answer.headers.has('cache-tag')).toBe(false)
  }
})

test('without a CDN every page is private and no purge is queued', async () => {
  Object.assign(env(), { CDN: undefined })
  expect(sharedPageHeaders()).toBeNull()
  await expireTags(['faqs'])
  expect(await rows()).toEqual([])
})

test.each([
  [
    'cloudflare',
    '/client/v4/zones/zone-1/purge_cache',
    { authorization: 'Bearer a-token' },
    { success: true },
  ],
  [
    'fastly',
    '/service/zone-1/purge',
    { 'fastly-key': 'a-token', 'surrogate-key': 'porchlight' },
    { porchlight: '1' },
  ],
  ['bunny', '/pullzone/zone-1/purgeCache', { accesskey: 'a-token' }, {}],
])('%s is asked as its documentation says', async (name, path, headers, body) => {
  const stub = await startHttpStub({ status: 200, body })
  onTestFinished(() => stub.close())
  Object.assign(env(), { CDN: name, CDN_API_URL: stub.url })
  await purgePages(new AbortController().signal)
  expect(stub.requests).toMatchObject([{ method: 'POST', path, headers }])
})

test('a token that the CDN refuses turns the health page red', async () => {
  const { cdn } = await siteBehindCdn()
  await expireTags(['faqs'])
  cdn.failOnce(403)
  await runDue(cdnPurge)
  expect(await cdnPart.check()).toMatchObject({ state: 'bad', words: expect.stringContaining('403') })
})
