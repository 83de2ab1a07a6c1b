import { expect, test } from 'vitest'
import { answerJson } from '@/lib/server/front/answer'
import { contentSecurityPolicy, SECURITY_HEADERS } from '@/lib/server/front/security-headers'
import { startFront } from '@/tests/support/front'
import { sourceFiles } from '@/tests/support/source-files'

test('every answer carries the security headers, whoever gives it', async () => {
  const { url } = await startFront(
    (request, response) => response.writeHead(request.url === '/missing' ? 404 : 200).end('page'),
    {
      steps: [
        (_request, response, path) => {
          if (path !== '/step') return false
          answerJson(response, 503, {})
          return true
        },
      ],
    },
  )
  for (const path of ['/', '/missing', '/step']) {
    const { headers } = await fetch(url + path)
    expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS)
    expect(headers.has('x-powered-by')).toBe(false)
    expect(headers.get('x-request-id')).toBeTruthy()
  }
})

test('transport security lasts a year or more, for subdomains too', () => {
  const [, seconds] =
    /max-age=(\d+); includeSubDomains/.exec(SECURITY_HEADERS['strict-transport-security'] ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000)
})

test('a policy keeps the base directives that a page does not replace', () => {
  expect(contentSecurityPolicy({ 'script-src': "'self'", 'frame-ancestors': "'self'" })).toBe(
    "object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'; script-src 'self'",
  )
})

test('T72: no other site may read an answer or frame a page, whatever origin it names', async () => {
  const { url } = await startFront((_request, response) => response.end('page'))
  for (const origin of ['https://evil.example', 'null', 'https://www.evil.example']) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const headers = { origin, cookie: 'session=x', 'access-control-request-method': 'POST' }
      const answer = await fetch(`${url}/api/user`, { method, headers })
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(allowed, `${method} for ${origin}`).toEqual([])
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  }
})

test('the logo of our mail is shown by mail programs of other sites', async () => {
  const { url } = await startFront((_request, response) => response.end('picture'))
  const answer = await fetch(`${url}/share/mail-logo/1.png`)
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('T72: nothing of ours lets another site in but what asks for the configured origins', () => {
  const places = sourceFiles('app', 'components', 'lib', 'middleware.ts', 'server.ts', 'next.config.mjs')
  const opening = places.filter(({ text }) => /access-control-allow/i.test(text))
  expect(opening.map(({ path }) => path)).toEqual(['lib/platform/http/partner-origins.ts'])
})
