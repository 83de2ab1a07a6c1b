import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { GET as getKey } from '@/app/index-now-key.txt/route'
import type { SessionUser } from '@/lib/accounts/access/access'
import { startListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { indexNowStatus, submitChanges, submitNow } from '@/lib/site/index-now/submit-changes'
import { until } from '../../support/until'

type Message = { host: string; key: string; keyLocation: string; urlList: string[] }

const admin: SessionUser = {
  id: '0198a9d2-0000-7000-8000-000000000001',
  username: 'maria',
  email: null,
  role: 'admin',
  communityIds: [],
  mayPublish: true,
}

// There is no request to wait for in tests.
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => {},
}))

const KEY = 'a1b2c3d4-porch'
const heard: Message[] = []
let answer: { status: number; retryAfter?: string } = { status: 200 }

/** Checks what the protocol requires (indexnow.org, documentation). */
const engine = createServer(async (request, response) => {
  const text = (await request.toArray()).join('')
  expect(request.method).toBe('POST')
  expect(request.url).toBe('/indexnow')
  expect(request.headers['content-type']).toBe('application/json; charset=utf-8')
  if (answer.status < 300) heard.push(JSON.parse(text))
  response.writeHead(answer.status, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}).end()
})
await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done))
const settings = {
  INDEXNOW_KEY: KEY,
  INDEXNOW_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
}

await startListening()

beforeEach(async () => {
  await db.$executeRaw`truncate index_now, index_now_addresses, sweeps, team_members, redirects cascade`
  Object.assign(env(), settings)
  answer = { status: 200 }
  heard.length = 0
})

afterAll(() => engine.close())

const submit = () => submitChanges.run(new Date())
const paths = () => heard.splice(0).flatMap(({ urlList }) => urlList.map((url) => new URL(url).pathname))

const member = (slug: string, more = {}) =>
  db.teamMember.create({
    data: { slug, name: 'Ann', role: 'Nurse', bio: '<p>Words of her own</p>', ...more },
  })

test('everything is submitted once; then new, changed, removed and redirected pages', async () => {
  const { id } = await member('ann')
  await member('bea', { active: false })
  await submit()
  expect(heard[0]).toMatchObject({ host: 'localhost:3000', key: KEY })
  expect(heard[0]?.keyLocation).toBe('http://localhost:3000/index-now-key.txt')
  const first = paths()
  expect(first).toContain('/')
  expect(first).toContain('/team/ann')
  expect(first).not.toContain('/team/bea')

  await submit()
  expect(heard).toEqual([])

  await db.teamMember.updateMany({ where: { slug: 'bea' }, data: { active: true } })
  await submit()
  expect(paths()).toContain('/team/bea')

  await db.teamMember.update({ where: { id }, data: { active: false } })
  await db.redirect.create({ data: { fromPath: '/old-flyer', toPath: '/team' } })
  await submit()
  const next = paths()
  expect(next).toContain('/team/ann')
  expect(next).toContain('/old-flyer')
  expect(next).not.toContain('/team/bea')
  await submit()
  expect(heard).toEqual([])
})

test('a refusal is reported, waits as requested, and is submitted afterwards', async () => {
  await member('ann')
  answer = { status: 429, retryAfter: '120' }
  await submit()
  expect(await indexNowStatus()).toMatchObject({
    problem: 'Too many messages. Try again later',
    toldAt: null,
  })
  const { turnAt } = await db.indexNow.findUniqueOrThrow({ where: { id: 1 } })
  expect(turnAt?.getTime()).toBeGreaterThan(Date.now() + 60_000)
  answer = { status: 202 }
  await submit()
  expect(heard).toEqual([])
  await db.indexNow.updateMany({ data: { turnAt: new Date(0) } })
  await submit()
  expect(paths()).toContain('/team/ann')
  expect(await indexNowStatus()).toMatchObject({ problem: null, toldAt: expect.any(Date) })
})

test('only one of two processes submits', async () => {
  await member('ann')
  const turns = await Promise.all([1, 2, 3].map(() => runIfDue(submitChanges)))
  expect(turns.filter((isOurs) => isOurs)).toHaveLength(1)
  await until('it was heard', async () => heard.length === 1)
})

test('without a key nothing is submitted, and there is no key file', async () => {
  Object.assign(env(), { INDEXNOW_KEY: undefined })
  await member('ann')
  expect(await runIfDue(submitChanges)).toBe(false)
  expect(heard).toEqual([])
  await expect(submitNow(admin)).rejects.toMatchObject({ status: 409 })
})

test('an administrator submits at once; an editor may not', async () => {
  await member('ann')
  expect(await submitNow(admin)).toMatch(/^Submitted \d+ URLs to IndexNow\.$/)
  expect(await submitNow(admin)).toBe('IndexNow already has every change.')
  answer = { status: 403 }
  await member('bea')
  await expect(submitNow(admin)).rejects.toMatchObject({
    status: 502,
    message: expect.stringContaining('/index-now-key.txt'),
  })
  await expect(submitNow({ ...admin, role: 'editor' })).rejects.toMatchObject({ status: 403 })
})

test('the key is where search engines look for it', async () => {
  const found = await getKey(new Request('http://localhost:3000/index-now-key.txt'), {
    params: Promise.resolve({}),
  })
  expect(await found.text()).toBe(KEY)
  expect(found.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})
