import type { Page } from 'playwright/test'
import { test as officeTest } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { PUBLIC_ROUTES } from '@/tests/support/public-routes'

declare global {
  interface Window {
    refused: string[]
  }
}

/** Records policy violations in the page, from its first script on. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.refused = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.refused.push(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
}

const refused = (page: Page) => page.evaluate(() => window.refused)

/** Opens a page and checks its policy, in the header and in the document. */
async function expectStrictPolicy(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url)
  const policy = (await answer?.headerValue('content-security-policy')) ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(scripts[0], url).toBe("'self'")
  expect(
    scripts.slice(1).filter((source) => !source.startsWith("'sha256-")),
    url,
  ).toEqual([])
  expect(await refused(page), url).toEqual([])
}

test.describe('public pages', () => {
  test.describe.configure({ timeout: 240_000 })

  // Twice each, because the second answer comes from the cache.
  for (const part of [0, 1, 2, 3])
    test(`T68: no page violates its policy, part ${part + 1}`, async ({ page }) => {
      await recordViolations(page)
      for (const path of PUBLIC_ROUTES.filter((_, index) => index % 4 === part)) {
        await expectStrictPolicy(page, path)
        await expectStrictPolicy(page, path)
      }
    })
})

test.describe('an inline script injected into a page', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('T68: does not run as an element, a handler or a URL', async ({ page }) => {
    await recordViolations(page)
    await page.goto('/contact')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.__xss = 1'
      document.body.append(script)
      const picture = document.createElement('img')
      picture.setAttribute('onerror', 'window.__xss = 2')
      picture.src = '/no-such-page'
      document.body.append(picture)
      const link = document.createElement('a')
      link.href = 'javascript:window.__xss=3'
      document.body.append(link)
      link.click()
      const foreign = document.createElement('script')
      foreign.src = 'https://evil.example/x.js'
      document.body.append(foreign)
    })
    await expect.poll(() => refused(page)).toHaveLength(4)
    expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined()
  })
})

officeTest.describe('the back office', () => {
  const SCREENS = [
    '',
    'tour-requests',
    'mail',
    'communities',
    'communities/new',
    'posts/new',
    'landing-page-templates/new',
    'site-settings',
    'team-members',
    'redirects/new',
  ]

  officeTest('T68: no screen does what its policy refuses', async ({ page, desk }) => {
    officeTest.setTimeout(240_000)
    await recordViolations(page)
    for (const screen of SCREENS) {
      await expectStrictPolicy(page, `${desk.url}/admin/${screen}`)
      await page.waitForLoadState('networkidle')
      expect(await refused(page), screen).toEqual([])
    }
  })
})
