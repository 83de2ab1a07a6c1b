import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PALETTE } from '@/lib/platform/brand/palette'
import { markFailed } from '@/lib/platform/http/failed-requests'
import { TEXT_SIZE_SCRIPT } from '@/lib/platform/text-size'
import { errorDocuments } from '@/lib/server/front/error-document'
import { pagePolicies, reportsHost, turnstileHost } from '@/lib/server/front/script-policy'
import { scriptsAfterPaint } from '@/lib/server/front/scripts-after-paint'
import { startFront } from '@/tests/support/front'

const pagePolicy = pagePolicies()
const DSN = 'https://key@reports.example/42'
const policyOf = (html: string) => pagePolicy(Buffer.from(html))
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
const pageWith = (...scripts: string[]) =>
  `<html><body>${scripts.map((text) => `<script>${text}</script>`).join('')}</body></html>`

const OURS = [
  TEXT_SIZE_SCRIPT,
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"0:{\"a\":\"\u003cb>\"}\n"])`,
  'self.__next_f.push([3,"AAEC"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0en5.js","static/chunks/3l-t.js"],"runtimeModuleIds":[494553]});',
  'requestAnimationFrame(function(){$RT=performance.now()});',
]

test('the inline scripts of Next, React and ours are named by their hashes, each once', () => {
  const policy = policyOf(pageWith(...OURS, OURS[0] ?? ''))
  expect(scriptsOf(policy)).toEqual(["'self'", ...OURS.map(hashOf)])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-eval')
})

test('the loader of scripts after paint is named, with whatever files it loads', () => {
  const html = scriptsAfterPaint(
    '<html><head><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script></head></html>',
  )
  const text = /<script>([^<]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(text).toContain('PerformanceObserver')
  expect(scriptsOf(policyOf(html))).toEqual(["'self'", hashOf(text)])
})

test.each([
  'alert(1)',
  `${OURS[1]};alert(1)`,
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"+alert(1)+""])',
  String.raw`self.__next_f.push([1,"a\\"+alert(1)+""])`,
  `alert(1);${OURS[5]}`,
  ` ${TEXT_SIZE_SCRIPT}`,
])('a script of no known form gets no hash: %s', (script) => {
  expect(scriptsOf(policyOf(pageWith(script)))).toEqual(["'self'"])
})

test('data and files need no hash', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script src="/_next/static/a.js" async=""></script>'
  expect(scriptsOf(policyOf(html))).toEqual(["'self'"])
})

test('letters beyond Latin-1 hash as they are sent', () => {
  const script = 'self.__next_f.push([1,"José 李 \u00a0"])'
  expect(scriptsOf(policyOf(pageWith(script)))).toEqual(["'self'", hashOf(script)])
})

test('a long page is read in no time', () => {
  const script = `self.__next_f.push([1,"${'\\"a'.repeat(300_000)}"])`
  expect(scriptsOf(policyOf(pageWith(script)))).toHaveLength(2)
})

test('the bot check’s host is allowed where a form carries its key', () => {
  const withHost = pagePolicies(() => [turnstileHost('0x4AAA')])
  const policy = (html: string) => withHost(Buffer.from(html))
  const host = 'https://challenges.cloudflare.com'
  expect(policy('<p>0x4AAA</p>')).toContain(`script-src 'self' ${host}`)
  expect(policy('<p>0x4AAA</p>')).toContain(`frame-src 'self' ${host}`)
  expect(policy('<p>no form</p>')).not.toContain(host)
})

test('a page that is not kept is sent whole, with its policy before it, in every way of writing it', async () => {
  const script = 'self.__next_f.push([1,"é"])'
  const html = pageWith(script)
  const { url } = await startFront(
    ({ url: path }, response) => {
      const type = { 'content-type': path === '/data' ? 'text/x-component' : 'text/html; charset=utf-8' }
      if (path === '/own') response.setHeader('content-security-policy', "script-src 'none'")
      response.writeHead(200, type)
      if (path === '/flush') response.flushHeaders()
      response.write(html.slice(0, 20))
      response.write(Buffer.from(html.slice(20)), () => response.end())
    },
    { pagePolicy },
  )
  for (const path of ['/page', '/flush']) {
    const answer = await fetch(url + path)
    expect(await answer.text()).toBe(html)
    expect(scriptsOf(answer.headers.get('content-security-policy') ?? '')).toEqual(["'self'", hashOf(script)])
  }
  for (const [path, policy] of [
    ['/data', undefined],
    ['/own', ["'none'"]],
  ] as const) {
    const answer = await fetch(url + path)
    expect(await answer.text()).toBe(html)
    expect(scriptsOf(answer.headers.get('content-security-policy') ?? '')).toEqual(policy)
  }
})

describe('T103: error documents', () => {
  const ERROR = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
  const company = () => ({
    name: 'Evergrove & Sons Senior Living',
    word: 'Evergrove & Sons',
    phoneDisplay: '(303) 555-0100',
    phoneDial: '+13035550100',
    isComplete: true,
    palette: DEFAULT_PALETTE,
  })
  const reports = { dsn: DSN, release: 'r', environment: 'e' }

  async function ask(
    path: string,
    { status, page, fails }: { status: number; page: string; fails?: boolean },
  ) {
    const front = await startFront(
      (request, response) => {
        if (fails) markFailed(String(request.headers['x-request-id']))
        response.writeHead(status, { 'content-type': 'text/html' }).end(page)
      },
      {
        pagePolicy: pagePolicies(() => [reportsHost(DSN)]),
        completePage: errorDocuments({ company, reports: () => reports }),
      },
    )
    const answer = await fetch(`${front.url}${path}`)
    const policy = answer.headers.get('content-security-policy')
    return { status: answer.status, policy, html: await answer.text() }
  }

  test('a page that failed says where to report it and whom to call, and its policy allows the report', async () => {
    const { status, policy, html } = await ask('/reviews', { status: 500, page: ERROR })
    expect(status).toBe(500)
    expect(policy).toContain("connect-src 'self' https://reports.example")
    expect(html).toContain('<head><meta name="company"')
    expect(html).toContain('Evergrove &#38; Sons')
    expect(html).toContain('(303) 555-0100')
    expect(html).toContain('<meta name="error-reports"')
  })

  test('in the back office nothing is reported, and a screen that failed is no success', async () => {
    const whole = await ask('/admin', { status: 500, page: ERROR })
    expect(whole.html).toContain('(303) 555-0100')
    expect(whole.html).not.toContain('error-reports')
    expect(whole.policy).not.toContain('reports.example')
    const drawn = { status: 200, page: '<html><head></head><body>menu</body></html>' }
    expect(await ask('/admin/health', { ...drawn, fails: true })).toMatchObject({
      status: 500,
      html: drawn.page,
    })
    expect(await ask('/admin/health', drawn)).toMatchObject({ status: 200, html: drawn.page })
    // A part of a public page may be missing while the page is fine.
    expect(await ask('/reviews', { ...drawn, fails: true })).toMatchObject({ status: 200 })
  })
})
