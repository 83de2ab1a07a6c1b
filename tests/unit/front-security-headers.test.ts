import { expect, test } from 'vitest'
import { answerJson } from '@/lib/front/answer'
import { contentSecurityPolicy, SECURITY_HEADERS } from '@/lib/front/security-headers'
import { startFront } from '@/tests/support/front'

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
