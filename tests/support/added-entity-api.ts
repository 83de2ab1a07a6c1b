import { expect, test, vi } from 'vitest'

// Copied as a unit test into a checkout that followed docs/recipes/add-an-entity.md, where the entity exists.
process.env.DATABASE_URL = process.env.RECIPES_DATABASE_URL
const cookie = vi.hoisted(() => ({ header: '' }))

// Next provides this to handlers on a running server only.
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.header.slice(cookie.header.indexOf('=') + 1) }) }),
}))
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => {} }))

test('a record is made, shown and refused through the API', async () => {
  const { GET, POST } = await import('@/app/api/admin/[entity]/route')
  const { givenAccount } = await import('@/tests/support/accounts')
  const { sessionOf } = await import('@/tests/support/actors')
  cookie.header = (await sessionOf(await givenAccount({ role: 'editor' }))).cookie
  const context = { params: Promise.resolve({ entity: 'sponsors' }) }
  const address = 'http://localhost:3000/api/admin/sponsors'
  const send = (body: object) =>
    POST(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      }),
      context,
    )

  const made = await send({
    name: 'Main Street Bank',
    slug: 'main-street',
    about: '<p>Hi<script>x</script></p>',
  })
  expect(made.status).toBe(201)
  expect(await made.json()).toMatchObject({ slug: 'main-street', kind: 'business', about: '<p>Hi</p>' })
  expect((await send({ slug: 'nameless' })).status).toBe(400)
  const list = await (await GET(new Request(`${address}?search=main%20street`), context)).json()
  expect(list).toMatchObject({ total: 1, rows: [{ name: 'Main Street Bank' }] })
  const all = await (await GET(new Request(address), context)).json()
  expect(all.rows.map(({ slug }: { slug: string }) => slug)).toContain('st-anne')
}, 90_000)
