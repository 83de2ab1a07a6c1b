import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { siteUrl } from '@/lib/platform/site'
import { callHandler } from '@/tests/support/api-handlers'
import { givenKey } from '@/tests/support/api-keys'

vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => {},
}))

type Handlers = Record<string, (request: Request, context: object) => Promise<Response>>

const routes = import.meta.glob<Handlers>('/app/api/v1/**/route.ts')

const [OURS, THEIRS, STRANGE] = ['https://a.example', 'https://b.example', 'https://evil.example']
const ALLOWED = 'access-control-allow-origin'
const PLACE = { id: 'winter-garden' }

const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' })

let headers: Record<string, string>

beforeAll(async () => {
  const partners = [OURS, THEIRS].map((origin) =>
    db.partner.create({ data: { name: origin, origins: [origin], madeByName: 'tests' } }),
  )
  const [ours] = await Promise.all(partners)
  ;({ headers } = await givenKey(['leads:write', 'leads:read', 'content:read'], {
    partnerId: String(ours?.id),
  }))
  await db.siteSettings.create({ data: { companyName: 'Larkspur Homes' } })
  await db.community.create({ data: { slug: 'winter-garden', name: 'Winter Garden' } })
})

test.each(Object.keys(routes))('T72: %s answers the preflight of a partner’s page', async (file) => {
  const exported: Handlers = (await routes[file]?.()) ?? {}
  const { OPTIONS, ...handlers } = exported
  const ask = (origin: string) =>
    OPTIONS?.(new Request('http://localhost/api/v1', { method: 'OPTIONS', headers: { origin } }), {})
  const answer = await ask(THEIRS)
  expect([answer?.status, answer?.headers.get(ALLOWED)]).toEqual([204, THEIRS])
  const methods = Object.keys(handlers).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name))
  expect(answer?.headers.get('allow')?.split(', ').sort()).toEqual([...methods, 'OPTIONS'].sort())
  const stranger = (await ask(STRANGE))?.headers
  expect([stranger?.get(ALLOWED), stranger?.get('access-control-allow-methods')]).toEqual([null, null])
})

test.each([
  '/api/v1/communities',
  '/api/v1/communities/{id}',
  '/api/v1/communities/{id}/floor-plans',
  '/api/v1/communities/{id}/tour-times',
  '/api/v1/events',
  '/api/v1/receipt-keys',
  '/api/v1/site-settings',
])('T72: a partner’s page reads the answer of %s, and no other page', async (path) => {
  const read = (origin: string) => callHandler('GET', path, { headers: from(origin), params: PLACE })
  for (const origin of [OURS, THEIRS]) {
    const answer = await read(origin)
    expect([answer.status, answer.headers.get(ALLOWED)]).toEqual([200, origin])
    expect(answer.headers.get('vary')).toContain('Origin')
  }
  const answer = await read(STRANGE)
  expect([answer.status, answer.headers.get(ALLOWED)]).toEqual([200, null])
})

test.each(['/api/v1/leads', '/api/v1/lead-events', '/api/v1/self', '/api/v1/content/communities'])(
  'T72: the page of another partner reads nothing at %s with this key',
  async (path) => {
    const read = (origin: string) => callHandler('GET', path, { headers: { ...headers, ...from(origin) } })
    const own = await read(OURS)
    expect([own.status, own.headers.get(ALLOWED)]).toEqual([200, OURS])
    for (const origin of [THEIRS, STRANGE]) {
      const answer = await read(origin)
      expect([answer.status, answer.headers.get(ALLOWED)]).toEqual([403, null])
    }
  },
)

test('our own guide tries a key of a partner that has pages of its own', async () => {
  const body = { name: 'Ruth Ellis', phone: '(303) 555-0142' }
  const ours = { origin: new URL(siteUrl('/')).origin, 'sec-fetch-site': 'same-origin' }
  const sent = { headers: { ...headers, ...ours }, body }
  expect((await callHandler('POST', '/api/v1/tour-requests', sent)).status).toBe(201)
})
