import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { clickTo } from '@/tests/support/click'
import { type Instance, startInstance } from '@/tests/support/instance'
import { POISON } from '@/tests/support/poison-headers'
import { rawRequest } from '@/tests/support/raw-request'
import { startTcpProxy } from '@/tests/support/tcp-proxy'
import { until } from '@/tests/support/until'

// Two instances of the build on one database; the second one's connection can be broken.

/** How long an edit may take to show on every instance. */
const EDIT_VISIBLE_MS = 2_000

let proxy: Awaited<ReturnType<typeof startTcpProxy>>
let first: Instance
let second: Instance
let cookie: string
let id: string

const startSecond = () => startInstance('web', { databaseUrl: proxy.through(env().DATABASE_URL) })

beforeAll(async () => {
  const { hostname, port } = new URL(env().DATABASE_URL)
  proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  ;({ cookie } = await sessionOf(await givenAccount()))
  await db.siteSettings.create({ data: { companyName: 'Evergrove Senior Living' } })
  ;({ id } = await db.teamMember.create({
    data: { slug: 'ruth-adler', name: 'Ruth Adler', role: 'Volunteer' },
  }))
  first = await startInstance('web', { databaseUrl: env().DATABASE_URL })
  second = await startSecond()
})

afterAll(async () => {
  await first.stop()
  await second.stop()
  await proxy.close()
})

async function send(method: string, path: string, body?: unknown): Promise<{ id: string }> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const answer = await fetch(`${first.url}/api/admin/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return answer.status === 204 ? { id: '' } : await answer.json()
}

const get = (instance: Instance, path: string) => fetch(instance.url + path, { redirect: 'manual' })

/** Waits until the page comes from memory; Next's own responses have no ETag. */
async function untilCached(path: string, text: string): Promise<void> {
  for (const instance of [first, second])
    await until(`${path} is in memory and says ${text}`, async () => {
      const answer = await get(instance, path)
      return (await answer.text()).includes(text) && answer.headers.has('etag')
    })
}

/** Checks both instances until an edit must show; the last check starts within that time. */
async function soon(path: string, isRight: (answer: Response) => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + EDIT_VISIBLE_MS
  for (const [name, instance] of Object.entries({ first, second })) {
    let right = false
    do right = await isRight(await get(instance, path))
    while (!right && Date.now() < deadline)
    expect(right, `${path} on the ${name} instance`).toBe(true)
  }
}

const says = (text: string) => async (answer: Response) => (await answer.text()).includes(text)
const answers = (status: number, location: string | null) => (answer: Response) =>
  answer.status === status && answer.headers.get('location') === location

test('an edit is seen at once on pages that were in memory', async () => {
  await untilCached('/team', 'Ruth Adler')
  await untilCached('/team/ruth-adler', 'Volunteer')
  await send('PATCH', `team-members/${id}`, { role: 'Librarian' })
  await soon('/team/ruth-adler', says('Librarian'))
  await soon('/team', says('Librarian'))
})

/** A click's response from the second instance; with an ETag when it comes from memory. */
async function click(path: string): Promise<Response> {
  const { path: target, headers } = clickTo(path)
  return await fetch(second.url + target, { headers, redirect: 'manual' })
}

test('an edit is seen at once by clicks that were answered from memory', async () => {
  await until('the click is answered from memory', async () => {
    const answer = await click('/team/ruth-adler')
    return answer.headers.has('etag') && (await says('Librarian')(answer))
  })
  await send('PATCH', `team-members/${id}`, { role: 'Pianist' })
  const deadline = Date.now() + EDIT_VISIBLE_MS
  let right = false
  do right = await says('Pianist')(await click('/team/ruth-adler'))
  while (!right && Date.now() < deadline)
  expect(right).toBe(true)
  await send('PATCH', `team-members/${id}`, { role: 'Librarian' })
})

test('a click on what has moved or is missing hears of it, also when a page was in memory', async () => {
  expect([(await click('/communities/')).status, (await click('/team/nobody')).status]).toEqual([200, 404])
  await db.redirect.create({ data: { fromPath: '/old-poster', toPath: '/team', statusCode: 308 } })
  await db.$executeRaw`select pg_notify('porchlight_tags', '["redirects"]')`
  await until('the redirect is known', async () => (await click('/old-poster')).status === 308)
  expect((await click('/old-poster')).headers.get('location')).toMatch(/^\/team(\?_rsc=|$)/)
})

test('a renamed page moves, its old address leads on', async () => {
  await untilCached('/team/ruth-adler', 'Librarian')
  await send('PATCH', `team-members/${id}`, { slug: 'ruth' })
  await soon('/team/ruth-adler', answers(308, '/team/ruth'))
  await soon('/team/ruth', says('Librarian'))
})

test('an unpublished page is gone, and comes back', async () => {
  await untilCached('/team/ruth', 'Librarian')
  await send('PATCH', `team-members/${id}`, { active: false })
  // Visitors are redirected to the list until it is back.
  await soon('/team/ruth', answers(307, '/team'))
  await soon('/team', async (answer) => !(await says('Librarian')(answer)))
  await send('PATCH', `team-members/${id}`, { active: true })
  await soon('/team/ruth', says('Librarian'))
})

test('a redirect works as soon as it is made, for as long as it is there, and counts its visitors', async () => {
  for (const instance of [first, second]) expect((await get(instance, '/old-flyer')).status).toBe(404)
  const redirect = await send('POST', 'redirects', {
    fromPath: '/old-flyer',
    toPath: '/team',
    statusCode: 308,
  })
  await soon('/old-flyer', answers(308, '/team'))
  const { hits } = await db.redirect.findUniqueOrThrow({ where: { id: redirect.id } })
  for (let visit = 0; visit < 5; visit += 1) await get(second, '/old-flyer?utm_source=flyer')
  await until('five more visits are counted', async () => {
    const now = await db.redirect.findUniqueOrThrow({ where: { id: redirect.id } })
    return now.hits >= hits + 5
  })
  await send('DELETE', `redirects/${redirect.id}`)
  await soon('/old-flyer', answers(404, null))
})

test('an edit is seen when the connection that hears of edits has just been lost', async () => {
  await untilCached('/team/ruth', 'Librarian')
  const ended = await db.$executeRaw`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'porchlight-cache'`
  expect(ended).toBe(2)
  await send('PATCH', `team-members/${id}`, { role: 'Organist' })
  await soon('/team/ruth', says('Organist'))
  await untilCached('/team/ruth', 'Organist')
})

test('nothing old passes for new while the line to the database is silently dead, nor is it shown afterwards', async () => {
  await untilCached('/team/ruth', 'Organist')
  proxy.setMode('black-hole')
  await send('PATCH', `team-members/${id}`, { role: 'Gardener' })
  await new Promise((done) => setTimeout(done, EDIT_VISIBLE_MS))
  const shown = await fetch(`${second.url}/team/ruth`, { signal: AbortSignal.timeout(3_000) })
  expect(shown.headers.get('x-porchlight-stale')).toBe('the database is away')
  expect(await shown.text()).toContain('Organist')
  proxy.setMode('pass')
  await untilCached('/team/ruth', 'Gardener')
})

test('after kill -9 the page is the edited one', async () => {
  await second.kill()
  await send('PATCH', `team-members/${id}`, { role: 'Baker' })
  second = await startSecond()
  await soon('/team/ruth', says('Baker'))
})

test.each<[string, Record<string, string>]>([
  ['/about-us', POISON],
  ['/dining?utm_source=evil&evil=%3Cscript%3E&page=evil', {}],
  ['/careers', { ...POISON, rsc: '1' }],
  ['/terms?_rsc=evil', {}],
  ['/privacy', { cookie: 'next-auth.session-token=evil' }],
  [clickTo('/stage-cares').path, { ...clickTo('/stage-cares', ['', { evil: ['evil', {}] }]).headers }],
])('whoever is the first to ask for %s, the next visitor sees what all see', async (url, headers) => {
  const [path = ''] = url.split('?')
  await rawRequest(first.url, url, { headers })
  const [next, elsewhere] = [await rawRequest(first.url, path), await rawRequest(second.url, path)]
  expect(next.status).toBe(200)
  expect(next.body + JSON.stringify(next.headers)).not.toContain('evil')
  expect(mainOf(next.body)).toBe(mainOf(elsewhere.body))
})

/** Visible content only: the first render after a start names more scripts and styles. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? 'no main'

test('the router gets its payload and others the page, whatever is in memory', async () => {
  await untilCached('/team', 'Baker')
  const payload = await fetch(`${first.url}/team?_rsc=1`, { headers: { rsc: '1' } })
  expect(payload.headers.get('content-type')).toContain('text/x-component')
  expect((await get(first, '/team')).headers.get('content-type')).toContain('text/html')
})

test('a page in memory asks the database nothing', async () => {
  await untilCached('/team', 'Baker')
  const ask = async (expression: string) => {
    const client = new pg.Client({ connectionString: env().DATABASE_URL })
    await client.connect()
    const { rows } = await client.query(
      `select ${expression} as answer from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name not like 'porchlight-cache%'`,
    )
    await client.end()
    return rows[0].answer as unknown
  }
  async function questionsOfVisits() {
    // Not the number of connections: pools close idle ones by themselves.
    const lastQueryAt = await ask('max(state_change)::text')
    for (let visit = 0; visit < 100; visit += 1)
      expect((await get(first, `/team?utm_source=${visit}`)).headers.has('etag')).toBe(true)
    return ask(`count(*) filter (where state_change > '${lastQueryAt}')::int`)
  }
  // A visit with queries would query in every round; the server's own ones fall into one of them.
  const rounds = [await questionsOfVisits(), await questionsOfVisits(), await questionsOfVisits()]
  expect(rounds).toContain(0)
})

test('a page that failed is not kept', async () => {
  await untilCached('/faqs', 'Evergrove')
  await db.$executeRawUnsafe('alter table faqs rename to faqs_away')
  try {
    // Through the API, so that both instances drop their copies.
    await send('PATCH', `team-members/${id}`, { role: 'Cook' })
    await db.$executeRaw`select pg_notify('porchlight_tags', '["faqs"]')`
    await until('the page fails', async () => {
      const answer = await get(first, '/faqs')
      await answer.text()
      return !answer.headers.has('etag')
    })
  } finally {
    await db.$executeRawUnsafe('alter table faqs_away rename to faqs')
  }
  const answer = await get(first, '/faqs')
  expect([answer.status, answer.headers.has('etag')]).toEqual([200, true])
})
