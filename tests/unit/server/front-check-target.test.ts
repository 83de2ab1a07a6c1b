import { expect, test } from 'vitest'
import { problemSchema } from '@/lib/platform/http/problem'
import { knownHosts } from '@/lib/platform/known-hosts'
import { sendRaw, startFront } from '@/tests/support/front'

const SITE = 'https://evergrove.example'
const hosts = knownHosts(SITE, ['www.evergrove.example'])

async function ask(target: string, { method = 'GET', host = 'evergrove.example', lines = '' } = {}) {
  const reached: { url: string; action: unknown }[] = []
  const { port } = await startFront(
    ({ url = '', headers }, response) => {
      reached.push({ url, action: headers['next-action'] })
      response.end('page')
    },
    { hosts },
  )
  const text = await sendRaw(
    port,
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${lines}Connection: close\r\n\r\n`,
  )
  return {
    status: Number(text.slice(9, 12)),
    location: /\r\nlocation: (.*)\r\n/i.exec(text)?.[1],
    allow: /\r\nallow: (.*)\r\n/i.exec(text)?.[1],
    type: /\r\ncontent-type: (.*)\r\n/i.exec(text)?.[1],
    body: text.slice(text.indexOf('\r\n\r\n') + 4),
    reached,
  }
}

test('only the configured hosts are known, whatever their case', () => {
  const isKnown = (host?: string) => hosts.isKnown(host)
  for (const host of ['evergrove.example', 'WWW.evergrove.example', 'evergrove.example:443'])
    expect(isKnown(host), host).toBe(true)
  for (const host of [
    'evil.example',
    'evergrove.example.evil',
    '127.0.0.1',
    'localhost',
    '',
    undefined,
    'a b',
  ])
    expect(isKnown(host), host).toBe(false)
})

test('a site on a loopback address is known by every loopback name and bare address', () => {
  const local = knownHosts('http://localhost:3000')
  for (const host of ['localhost:3000', '127.0.0.1:41234', '[::1]:3000', '192.168.1.20:3000'])
    expect(local.isKnown(host), host).toBe(true)
  expect(local.isKnown('evil.example')).toBe(false)
})

test('T75: a host nobody configured is sent to our own, and told nothing with other methods', async () => {
  const lines = 'X-Forwarded-Host: evergrove.example\r\n'
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask('/team?page=2', { host: 'evil.example', method, lines })
    expect(answer).toMatchObject({ status: 308, location: `${SITE}/team?page=2`, reached: [] })
  }
  expect(await ask('/api/login', { host: 'evil.example', method: 'POST', lines })).toMatchObject({
    status: 421,
    reached: [],
  })
  expect((await ask('/team', { host: 'www.evergrove.example' })).reached).toHaveLength(1)
})

test('load balancers ask for health by address', async () => {
  for (const path of ['/api/health/live', '/api/health/ready'])
    expect((await ask(path, { host: '10.0.0.7:3000' })).reached, path).toHaveLength(1)
  expect((await ask('/api/health/live/../../team', { host: '10.0.0.7:3000' })).status).toBe(308)
})

test.each([
  ['http://evil.example/team?a=1', `${SITE}/team?a=1`],
  ['http://evergrove.example//evil.example', `${SITE}/evil.example`],
  ['https://evil.example', `${SITE}/`],
  ['//evil.example/', '/evil.example/'],
  ['/\\evil.example/', '/evil.example/'],
  ['/\\/evil.example', '/evil.example'],
  ['\\\\evil.example', undefined],
  ['/a//b\\c?next=//d', '/a/b/c?next=//d'],
])('%s leads to our own host only', async (target, location) => {
  const answer = await ask(target)
  expect(answer).toMatchObject({ status: location ? 308 : 400, location, reached: [] })
  expect((await ask(target, { method: 'POST' })).status).toBeGreaterThanOrEqual(400)
})

test('T49: what is no address and no method of ours is refused with what is allowed', async () => {
  for (const [target, method, status] of [
    ['/', 'TRACE', 405],
    ['/', 'PROPFIND', 405],
    ['*', 'GET', 400],
    ['*', 'OPTIONS', 400],
    ['/team', 'PUT', 405],
    ['/team', 'DELETE', 405],
    ['/team', 'POST', 405],
  ] as const) {
    const answer = await ask(target, { method })
    expect(answer, `${method} ${target}`).toMatchObject({ status, reached: [] })
    expect(answer.allow).toContain('GET, HEAD')
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await ask('/api/user', { method })).reached, method).toHaveLength(1)
})

test('an address that is no UTF-8 is refused before anything is done with it', async () => {
  const target = '/api/admin/communities/%ED%A0%80'
  for (const method of ['POST', 'PATCH', 'DELETE'])
    expect(await ask(target, { method }), method).toMatchObject({ status: 400, reached: [] })
  expect((await ask('/api/user?name=%ED%A0%80', { method: 'POST' })).reached).toHaveLength(1)
})

test.each([
  ['/api/v1/tour-requests', { method: 'POST', host: 'evil.example' }, 'wrong-host'],
  ['/api/v1/tour-requests', { method: 'PROPFIND' }, 'method-not-allowed'],
  ['/api/v1/leads/%ED%A0%80', { method: 'PUT' }, 'bad-request'],
  ['/api/v1/leads/%ED%A0%80', {}, 'bad-request'],
  ['/api//v1/tour-requests', { method: 'POST' }, 'bad-request'],
] as const)('a program hears of a refusal of %s by problem details: %j', async (target, sent, code) => {
  const { type, body, status, reached } = await ask(target, sent)
  expect([type, reached]).toEqual(['application/problem+json; charset=utf-8', []])
  expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ code, status })
})

test('no server action is reached: its header is taken away, and a page takes no posts, of strangers least', async () => {
  const lines = `Next-Action: ${'a'.repeat(42)}\r\n`
  expect((await ask('/api/user', { method: 'POST', lines })).reached).toEqual([
    { url: '/api/user', action: undefined },
  ])
  expect(await ask('/team', { lines })).toMatchObject({ reached: [{ action: undefined }] })
  for (const from of [
    'Origin: https://evil.example\r\n',
    'Origin: null\r\n',
    'Sec-Fetch-Site: cross-site\r\n',
  ])
    expect(await ask('/team', { method: 'POST', lines: lines + from })).toMatchObject({
      status: 403,
      reached: [],
    })
  const own = `${lines}Origin: ${SITE}\r\n`
  expect(await ask('/team', { method: 'POST', lines: own })).toMatchObject({ status: 405, reached: [] })
})
