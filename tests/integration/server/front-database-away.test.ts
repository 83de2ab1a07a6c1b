import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { type Instance, startInstance } from '@/tests/support/instance'
import { startTcpProxy } from '@/tests/support/tcp-proxy'
import { until } from '@/tests/support/until'

let server: Instance
let line: Awaited<ReturnType<typeof startTcpProxy>>

const STALE = 'x-porchlight-stale'
const get = (path: string) => fetch(server.url + path, { headers: { accept: 'text/html' } })

beforeAll(async () => {
  await db.siteSettings.create({
    data: {
      companyName: 'Larkspur Homes',
      companyPhoneDisplay: '(303) 555-0134',
      companyPhoneDial: '+13035550134',
    },
  })
  const { hostname, port } = new URL(env().DATABASE_URL)
  line = await startTcpProxy({ host: hostname, port: Number(port) })
  server = await startInstance('web', { databaseUrl: line.through(env().DATABASE_URL) })
})
afterAll(async () => {
  await server.stop()
  await line.close()
})

/** Requests a page until it comes from memory. */
async function kept(path: string): Promise<string> {
  return await until(`${path} is kept`, async () => {
    const answer = await get(path)
    const text = await answer.text()
    return answer.headers.get('etag') !== null && !answer.headers.has(STALE) && text
  })
}

test.each([
  ['cut', '/contact'],
  ['black-hole', '/terms'],
] as const)(
  'with the database %s, kept pages stay, others say whom to call, and all come back by themselves',
  async (mode, neverAsked) => {
    const team = await kept('/team')
    await kept('/about-us')
    // Dropped by an edit just before, but still served.
    await db.$executeRaw`select pg_notify('porchlight_tags', '["team_members"]')`
    line.setMode(mode)

    const stale = await until('the database is known to be away', async () => {
      const answer = await get('/team')
      return answer.headers.has(STALE) && answer
    })
    expect(stale.status).toBe(200)
    expect(stale.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
    expect(await stale.text()).toBe(team)

    for (const path of [neverAsked, '/search?q=care', '/no-such-page', '/admin']) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30'])
      const text = await answer.text()
      expect(text, path).toContain('<title>This page cannot be shown | Larkspur Homes</title>')
      expect(text, path).toContain('href="tel:+13035550134"')
    }

    // T103: networks that ask for a preview picture come again.
    const shared = await get('/share/v/communities/birch-court.jpg')
    expect([shared.status, shared.headers.get('retry-after')]).toEqual([503, '30'])

    line.setMode('pass')
    await kept('/team')
    expect((await get(neverAsked)).status).toBe(200)
    expect((await get('/no-such-page')).status).toBe(404)
  },
)

test('a page that nobody has asked for before answers as soon as the line is cut, too', async () => {
  await kept('/team')
  line.setMode('black-hole')
  // Requested before the outage can be known.
  const answer = await get('/careers')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('(303) 555-0134')
  line.setMode('pass')
  await kept('/team')
})
