import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { type Instance, startInstance } from '@/tests/support/instance'
import { rawRequest } from '@/tests/support/raw-request'

let server: Instance

beforeAll(async () => {
  server = await startInstance('web', {
    databaseUrl: env().DATABASE_URL,
    env: { SITE_URL: 'https://www.evergrove.example' },
  })
})
afterAll(() => server.stop())

const ours = { host: 'www.evergrove.example' }

test('what scanners look for answers 404 with the page that says so', async () => {
  const missing = await rawRequest(server.url, '/no-such-page', { headers: ours })
  const heading = /<h1[^>]*>.*?<\/h1>/s.exec(missing.body)?.[0]
  expect(heading).toBeTruthy()
  for (const path of [
    '/.env',
    '/wp-login.php',
    '/.git/config',
    '/index.php?a=1',
    '/a/b.asp',
    '/about.html',
  ]) {
    const answer = await rawRequest(server.url, path, { headers: ours })
    expect(answer.status, path).toBe(404)
    expect(answer.body, path).toContain(heading)
  }
  for (const path of ['/favicon.ico', '/icon.svg', '/apple-icon.png', '/robots.txt', '/sitemap.xml'])
    expect((await rawRequest(server.url, path, { headers: ours })).status, path).toBe(200)
})

test('a foreign host is sent home, whatever proxies claim, and health answers by address', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'www.evergrove.example' }
  const answer = await rawRequest(server.url, '/about-us', { headers })
  expect([answer.status, answer.headers.location]).toEqual([308, 'https://www.evergrove.example/about-us'])
  const posted = await rawRequest(server.url, '/api/login', { method: 'POST', headers, body: '{}' })
  expect(posted.status).toBe(421)
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
})

test('a redirect of Next names our host only', async () => {
  for (const path of [
    '/about-us/',
    '/team/?x=//evil.example',
    '/\\evil.example/',
    '//evil.example/%2e%2e',
    '/%5Cevil.example/',
  ]) {
    const answer = await rawRequest(server.url, path, {
      headers: { ...ours, 'x-forwarded-host': 'evil.example' },
    })
    const { location } = answer.headers
    if (location === undefined) expect(answer.status, path).toBe(404)
    else expect(new URL(location, 'https://www.evergrove.example').host, path).toBe('www.evergrove.example')
  }
})

test('a method no page knows is refused, TRACE included', async () => {
  for (const method of ['TRACE', 'PUT', 'POST', 'DELETE', 'OPTIONS']) {
    const { status, allow } = await new Promise<{ status?: number | undefined; allow?: string | undefined }>(
      (resolve, reject) => {
        request(`${server.url}/about-us`, { method, headers: ours, agent: false }, (answer) => {
          answer.resume()
          resolve({ status: answer.statusCode, allow: answer.headers.allow })
        })
          .on('error', reject)
          .end()
      },
    )
    expect([method, status]).toEqual([method, 405])
    expect(allow).toContain('GET')
  }
})
